#include "agent/engine/adjust/further_outputs.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/adjust/further_columns.h"
#include "agent/engine/adjust/nested_events.h"
#include "agent/engine/adjust/time_conditions.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/role_verbs.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/key_roles.h"

namespace ask::engine {

// "how many refunds were there, and how much was that": what the rows that are counted add up to.
bool FurtherColumns::add_total() {
  if (block_.select.empty() || !block_.order.empty()) return false;
  const ValueExpr& counted = block_.select.back();
  if (counted.fn != Aggregate::kCount || !counted.column.whole() ||
      counted.column.table != block_.entity)
    return false;
  for (const uint32_t t : used_)
    if (!graph_.to_one(block_.entity, t) && t != block_.entity) return false;
  ColumnExpr amount = facts_.amount_of(block_.entity);
  if (!amount.valid()) amount = price(rows_);
  if (!amount.valid() || facts_.intensive(amount)) return false;
  block_.select.push_back({amount, Aggregate::kSum});
  return true;
}

// "the biggest fee and who paid it": of rows without a name that by which they are ordered. With
// `amounts` also a sum or a duration: which order has them is then not what is asked.
void FurtherColumns::show_measure(bool amounts) {
  if (block_.limit != 1 || block_.order.size() != 1 || block_.select.size() != 1) return;
  const ValueExpr& by = block_.order[0].term;
  const ColumnExpr shown = block_.select[0].column;
  const bool plain = by.fn == Aggregate::kPlain && block_.group.empty() &&
                     shown.table == by.column.home() &&
                     (facts_.measure(by.column) || (amounts && by.column.duration()));
  const bool sum = amounts && by.fn == Aggregate::kSum && block_.group.size() == 1 &&
                   block_.group[0].home() == shown.table;
  if ((plain || sum) && shown.via == kNone && facts_.identifier(shown) && !facts_.of(shown).naming)
    block_.select = {by};
}

// "longest call ever, who took it and how long": of a row that has no name no key is asked for.
void FurtherColumns::hide_key() {
  if (block_.limit != 1 || block_.order.size() != 1 || block_.select.size() != 1 ||
      !block_.group.empty())
    return;
  const ValueExpr& shown = block_.select[0];
  if (shown.fn == Aggregate::kPlain && shown.column.via == kNone && !shown.column.whole() &&
      facts_.identifier(shown.column) && !facts_.of(shown.column).naming)
    block_.select.clear();
}

// "the biggest score and which team": of rows without a name the measure that the question names.
void FurtherColumns::show_named_measure(const Arcs& arcs) {
  if (block_.limit != 1 || block_.order.size() != 1 || block_.select.size() != 1 ||
      !block_.group.empty())
    return;
  constexpr float kNamed = 0.75F;
  const ValueExpr& by = block_.order[0].term;
  const ColumnExpr shown = block_.select[0].column;
  const bool named = std::any_of(arcs.all.begin(), arcs.all.end(), [&](const Arc& arc) {
    return arc.kind == MentionKind::kColumn && arc.score >= kNamed &&
           best_column(arcs, arc) == by.column;
  });
  if (named && by.fn == Aggregate::kPlain && facts_.measure(by.column) && shown.via == kNone &&
      !shown.whole() && facts_.identifier(shown) && !facts_.of(shown).naming)
    block_.select = {by};
}

// "the bills that are not settled, with what they owe": the amount of rows of which no part is
// paid.
bool FurtherColumns::add_owed() {
  ColumnExpr amount = facts_.amount_of(rows_);
  if (!amount.valid()) amount = price(rows_);
  if (!amount.valid() || block_.where.empty() || aggregated()) return false;
  for (const uint32_t c : facts_.index().measures(rows_))
    if (c != amount.column && !facts_.flag({rows_, c}) &&
        facts_.index().has_any_word(facts_.index().column(rows_, c), kSettledColumns))
      return false;
  return show(amount);
}

// True if a condition says which row of the table it is.
bool FurtherColumns::is_restricted(uint32_t table) const {
  return std::any_of(block_.where.begin(), block_.where.end(), [&](const auto& any) {
    return std::any_of(any.begin(), any.end(), [&](const Condition& c) {
      return c.op == Op::kEqual && !c.negated && c.column.home() == table &&
             c.column == facts_.name_of(table);
    });
  });
}

// The text of the rows, or of events of theirs, that is called by one of the names, the first of
// them that there is.
bool FurtherColumns::add_called(std::span<const std::string_view> names) {
  const SchemaIndex& index = facts_.index();
  for (const uint32_t t : events_first())
    for (const std::string_view name : names)
      for (uint32_t c = 0; c < index.columns(t); ++c) {
        const ColumnExpr column{t, c};
        if (facts_.last_word(column) == name && facts_.text(column) && !facts_.flag(column) &&
            !facts_.of(column).reference)
          return show(column);
      }
  return false;
}

// "who are they for": the text or the key of the rows that is called the recipient.
bool FurtherColumns::add_recipient() {
  const SchemaIndex& index = facts_.index();
  for (const uint32_t t : events_first())
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      const ColumnExpr column{t, c};
      if (!index.has_any_word(index.column(t, c), kReceiverRoles) || facts_.flag(column)) continue;
      if (const ColumnExpr row = referred_name(facts_, column); row.valid())
        return show_person(row);
      const std::string_view noun = facts_.last_word(column);
      if (facts_.text(column) && !facts_.of(column).reference &&
          (text::is_one_of(noun, kReceiverRoles) || noun == kLabelNoun ||
           text::is_one_of(noun, kFirstNameColumns)))
        return show_person(column);
    }
  return false;
}

// What the events are of, which no condition says: the only things that they refer to, or of
// several those that the verb is of. Invalid if that is not clear.
ColumnExpr FurtherColumns::thing_of(uint32_t events, const Token& verb) const {
  const SchemaIndex& index = facts_.index();
  ColumnExpr only, of_verb;
  bool several = false;
  for (const uint32_t e : graph_.of(events)) {
    const JoinEdge& edge = graph_.edges()[e];
    const uint32_t things = edge.parent;
    const ColumnExpr name = facts_.name_of(things);
    if (edge.child != events || things == events || holds_people(index, things) ||
        !name.valid() || name.whole() || !facts_.of(name).naming || shown(name) ||
        is_restricted(things))
      continue;
    const auto& words = index.table(things).words;
    if (!words.empty() && same_role(verb, index.word(words.back()))) of_verb = name;
    several |= only.valid() && only != name;
    only = name;
  }
  return of_verb.valid() ? of_verb : several ? ColumnExpr{} : only;
}

// The only amount of money of the rows; invalid if there is none or several.
ColumnExpr FurtherColumns::only_amount(uint32_t rows) const {
  const SchemaIndex& index = facts_.index();
  const ColumnExpr amount = facts_.amount_of(rows);
  size_t money = 0;
  for (const uint32_t c : index.measures(rows))
    money += ColumnExpr{rows, c} == amount ||
             unit_info(facts_.unit_of({rows, c})).dimension == UnitDimension::kMoney ||
             index.has_any_word(index.column(rows, c), kPaidColumns) ||
             index.has_any_word(index.column(rows, c), kDebtColumns);
  if (money > 1) return {};
  return amount.valid() ? amount : price(rows);
}

// "who came in May and what they bought": the things of the events, or of their lines.
bool FurtherColumns::add_thing(const Token& verb) {
  if (std::none_of(used_.begin(), used_.end(),
                   [&](uint32_t t) { return holds_people(facts_.index(), t); }))
    return false;
  for (const uint32_t t : events_first()) {
    if (holds_people(facts_.index(), t)) continue;
    if (const ColumnExpr thing = thing_of(t, verb); thing.valid()) return show(thing);
  }
  for (const uint32_t t : events_first()) {
    if (holds_people(facts_.index(), t)) continue;
    for (const uint32_t e : graph_.of(t)) {
      const JoinEdge& edge = graph_.edges()[e];
      if (edge.parent != t || edge.child == t || is_used(edge.child)) continue;
      const ColumnExpr thing = thing_of(edge.child, verb);
      if (!thing.valid() || block_.limit || aggregated()) continue;
      block_.group.clear();
      block_.tables.push_back(edge.child), use(edge.child), joined_.push_back(edge.child);
      return show(thing);
    }
  }
  return add_description();
}

// What the rows are ordered by: "who has the most points, and how many".
bool FurtherColumns::add_amount(const Token& counted) {
  if (counted.lemma == kOwedForms[0]) return add_owed();
  if (counted.lemma == kRowAmount) {
    if (!block_.order.empty() || aggregated()) return add_amount({});
    ColumnExpr amount = facts_.amount_of(rows_);  // "unpaid invoices: owner and amount"
    if (!amount.valid()) amount = price(rows_);
    for (const uint32_t t : events_first())  // "who cancelled, and how much was it"
      if (!amount.valid()) amount = only_amount(t);
    return amount.valid() && show(amount);
  }
  if (add_total()) return true;
  if (block_.order.size() != 1 || block_.order[0].term.column.period != Period::kWhole)
    return false;
  ValueExpr by = block_.order[0].term;
  const bool numbers = by.fn == Aggregate::kCount || facts_.measure(by.column) ||
                       (!by.column.whole() && facts_.numeric(by.column));
  if (!numbers) {  // "the latest payment, and how much"
    const ColumnExpr amount = facts_.amount_of(rows_);
    return counted.lemma.empty() && by.fn == Aggregate::kPlain && amount.valid() && show(amount);
  }
  if (!counted.lemma.empty()) {
    const SchemaIndex& index = facts_.index();
    const UnitId unit = unit_named(counted.folded);
    const bool rows = counted.lemma == kTemporalNoun;  // "how often"
    const bool named = (by.fn == Aggregate::kCount && rows) ||
                       (by.fn == Aggregate::kCount &&
                        index.has_word(index.table(by.column.table), counted.lemma)) ||
                       (!by.column.whole() && facts_.has_word(by.column, counted.lemma));
    if (unit != kNoUnit && by.fn != Aggregate::kCount && !by.column.product()) {
      const UnitId own = facts_.unit_of(by.column);
      if (units_in(unit, own) == 0) return false;
      if (own != unit || by.column.duration()) by.column.shown = unit;
    } else if (!named) {
      return false;
    }
  }
  const auto same = std::find(block_.select.begin(), block_.select.end(), block_.order[0].term);
  if (same != block_.select.end())
    *same = by;  // in the unit that is asked for
  else
    block_.select.push_back(by);
  return true;
}

// "total and average": of the same values.
bool FurtherColumns::add_aggregate(Figure asked) {
  if (asked == Figure::kOtherEnd && block_.limit) return add_other_end();
  const auto figure =
      std::find_if(block_.select.begin(), block_.select.end(), [](const ValueExpr& t) {
        return t.fn == Aggregate::kSum || t.fn == Aggregate::kAverage ||
               t.fn == Aggregate::kMaximum || t.fn == Aggregate::kMinimum;
      });
  if (figure == block_.select.end() || !block_.order.empty() || block_.limit) return false;
  ValueExpr other = *figure;
  if (asked == Figure::kOtherEnd) {
    if (other.fn != Aggregate::kMaximum && other.fn != Aggregate::kMinimum) return false;
    other.fn = other.fn == Aggregate::kMaximum ? Aggregate::kMinimum : Aggregate::kMaximum;
  } else {
    other.fn = asked == Figure::kAverage   ? Aggregate::kAverage
               : asked == Figure::kMaximum ? Aggregate::kMaximum
               : asked == Figure::kMinimum ? Aggregate::kMinimum
                                           : Aggregate::kSum;
    if (other.fn == figure->fn || (other.fn == Aggregate::kSum && facts_.intensive(other.column)))
      return false;
  }
  block_.select.push_back(std::move(other));
  return true;
}

// "the oldest and the newest boat": the first row and the last one, with what they are ordered by.
// Of rows without a name only that.
bool FurtherColumns::add_other_end() {
  if (block_.limit != 1 || block_.order.size() != 1 || block_.select.size() != 1 ||
      !block_.group.empty() || block_.order[0].term.fn != Aggregate::kPlain)
    return false;
  const ValueExpr by = block_.order[0].term, row_name = block_.select[0];
  if (by.column.whole() || row_name.column.via != kNone) return false;
  const uint32_t row = row_name.column.home();
  const ColumnExpr key = facts_.key_of(row);
  if (row_name.column.table != by.column.table || !key.valid()) return false;
  if (!facts_.of(row_name.column).naming && facts_.measure(by.column)) {
    block_.order.clear();
    block_.limit.reset();
    block_.select = {{by.column, Aggregate::kMaximum}, {by.column, Aggregate::kMinimum}};
    return true;
  }
  std::vector<Condition> ends;
  for (const bool descending : {block_.order[0].descending, !block_.order[0].descending}) {
    QueryBlock first = block_;
    first.select = {{key}};
    first.order[0].descending = descending;
    Condition among;
    among.column = key;
    among.op = Op::kIn;
    among.sub = {std::move(first)};
    ends.push_back(std::move(among));
  }
  block_.where.push_back(std::move(ends));
  block_.limit.reset();
  if (!shown(by.column)) block_.select.push_back({by.column});
  return true;
}

namespace {

using Kind = OutputRequest::Kind;

// "the highest value": the row that has it, of which more can be shown.
void show_first_row(QueryBlock& block) {
  if (block.select.size() != 1 || !block.group.empty() || block.limit || !block.order.empty())
    return;
  ValueExpr& shown = block.select[0];
  if (shown.fn != Aggregate::kMaximum && shown.fn != Aggregate::kMinimum) return;
  const bool descending = shown.fn == Aggregate::kMaximum;
  shown.fn = Aggregate::kPlain;
  block.order.push_back({shown, descending, shown.from});
  block.limit = 1;
}

bool is_row_count(const QueryBlock& block) {
  return block.select.size() == 1 && block.select[0].fn == Aggregate::kCount && block.group.empty();
}

// A query of one block to which columns can be added.
bool can_add_columns(const LogicalForm& form) {
  const QueryBlock& block = form.block;
  return form.op == SetOperator::kAlone && form.beside.empty() && !form.yes_no &&
         block.entity != kNone && block.outer == Aggregate::kPlain &&
         block.best_of.empty() && block.combine == Combine::kApart && !block.select.empty() &&
         block.order.size() <= 1;
}

// Columns of rows, or, if `figures`, of groups with the figures of each.
bool shows_columns_only(const QueryBlock& block, bool figures) {
  return block.group.size() <= 1 &&
         std::all_of(block.select.begin(), block.select.end(), [&](const ValueExpr& t) {
           return t.fn == Aggregate::kPlain ? !t.column.whole()
                                            : figures && block.group.size() == 1;
         });
}

// "how many were lost and which ones were they": lists the rows that are counted.
bool list_counted_rows(const ColumnFacts& column_facts, QueryBlock& block) {
  const ColumnExpr counted = block.select[0].column;
  const ColumnExpr name = column_facts.name_of(counted.table);
  if (counted.table != block.entity || counted.via != kNone || !name.valid() || name.whole() ||
      !(counted.whole() || counted == column_facts.key_of(counted.table)))
    return false;
  block.select = {{name}};
  return true;
}

bool add_to_rows(const std::vector<FurtherOutput>& outputs, bool only, bool beyond,
                 const Arcs& arcs, const ColumnFacts& column_facts, const SchemaGraph& graph,
                 LogicalForm& form) {
  const auto requests = [&](Kind kind) {
    return std::any_of(outputs.begin(), outputs.end(),
                       [&](const FurtherOutput& o) { return o.kind == kind; });
  };
  if (!can_add_columns(form) || form.block.having) return false;
  const bool figures = requests(Kind::kAggregate);
  if (figures && form.block.limit)  // "the lowest and the highest price": of the prices
    for (const Ordering& by : form.block.order)
      if (is_column_mentioned(arcs, by.term.column) &&
          !(form.block.select[0].column == by.term.column))
        return false;
  if (!figures) show_first_row(form.block);
  const bool count = !figures && is_row_count(form.block);
  const bool counted = count && outputs.size() == 1 && requests(Kind::kAmount);
  const bool often =
      arcs.tokens() > 1 && arcs.token(0).folded == "how" && arcs.token(1).folded == "often";
  if (count && !counted && often) return false;  // no list of rows says how often
  if (count && !counted && !(beyond && list_counted_rows(column_facts, form.block))) return false;
  if (!figures && !counted && !shows_columns_only(form.block, beyond)) return false;
  FurtherColumns columns(column_facts, graph, beyond, form.block);
  if (only) columns.show_none();
  const bool which = arcs.is(0, kQuestionWord) && arcs.word(0) == "which";
  if (!only && requests(Kind::kWho) && !(which && requests(Kind::kAmount)))
    columns.show_measure(!which);
  if (!only && requests(Kind::kNoun) && !requests(Kind::kAmount)) columns.show_named_measure(arcs);
  if (!only && outputs.size() > 1 && !arcs.is(0, kQuestionWord)) columns.hide_key();
  return std::all_of(outputs.begin(), outputs.end(),
                     [&](const FurtherOutput& output) { return columns.add(output); });
}

// True if what is asked for is said by the events that the rows are told by: who has them, when.
bool asks_about_events(const FurtherOutput& output) {
  const bool of_rows = output.word.lemma == kForSomebody ||
                       text::is_one_of(output.word.lemma, kBelongingVerbs);
  return (output.kind == Kind::kWho && !of_rows) || output.kind == Kind::kWhen;
}

bool is_amount(const FurtherOutput& output) {
  return output.kind == Kind::kAmount || output.kind == Kind::kMany;
}

// Counts and sums of all rows.
bool shows_figures_of_all(const QueryBlock& block) {
  return block.group.empty() && block.order.empty() && !block.limit && !block.having &&
         std::all_of(block.select.begin(), block.select.end(), [](const ValueExpr& t) {
           return t.fn == Aggregate::kCount || t.fn == Aggregate::kSum;
         });
}

bool add_parts_to_rows(const std::vector<std::vector<FurtherOutput>>& parts, const Arcs& arcs,
                       const ColumnFacts& column_facts, const SchemaGraph& graph,
                       LogicalForm& form) {
  if (!can_add_columns(form)) return false;
  show_first_row(form.block);
  if (shows_figures_of_all(form.block)) {
    FurtherColumns figures(column_facts, graph, true, form.block);
    const bool all = std::all_of(parts.begin(), parts.end(), [&](const auto& readings) {
      return figures.add_figures_of_all(readings);
    });
    return all;
  }
  if (is_row_count(form.block) || !shows_columns_only(form.block, true)) return false;
  if (!form.block.group.empty() && !column_facts.single_key(form.block.group[0])) return false;
  FurtherColumns columns(column_facts, graph, true, form.block);
  columns.show_named_measure(arcs);
  const bool who = std::any_of(parts.begin(), parts.end(), [](const auto& readings) {
    return !readings.empty() && readings[0].kind == Kind::kWho;
  });
  if (who) columns.show_measure(true);
  if (parts.size() > 1) columns.hide_surrogate_key();
  const bool what = arcs.is(0, kQuestionWord) && arcs.word(0) == "what" && !form.block.limit;
  if (columns.shows_surrogate_key() || (form.block.select.empty() && what)) return false;
  size_t known = 0;  // parts that are shown before
  const size_t before = form.block.select.size();
  for (const std::vector<FurtherOutput>& readings : parts) {
    const size_t shown = form.block.select.size();
    const bool grouped = !form.block.group.empty();
    if (!columns.add_part(readings)) return false;
    const bool more = form.block.select.size() > shown;
    if (grouped && form.block.group.empty() && more &&
        (is_amount(readings[0]) || column_facts.measure(form.block.select.back().column)))
      return false;  // or their sum
    known += form.block.select.size() == shown;
  }
  return known <= before && known < parts.size();
}

}  // namespace

bool add_asked_parts(const std::vector<std::vector<FurtherOutput>>& parts, const Arcs& arcs,
                     const ColumnFacts& column_facts, const SchemaGraph& graph,
                     LogicalForm& form) {
  LogicalForm joined = form;
  const bool events = join_nested_events(column_facts, graph, joined.block);
  const auto add = [&](LogicalForm to) {
    if (!add_parts_to_rows(parts, arcs, column_facts, graph, to)) return false;
    form = std::move(to);
    return true;
  };
  const bool of_events = std::any_of(parts.begin(), parts.end(), [](const auto& readings) {
    return !readings.empty() && asks_about_events(readings[0]);
  });
  if (events && of_events) return add(std::move(joined)) || add(form);
  return add(form) || (events && add(std::move(joined)));
}

bool add_further_outputs(const std::vector<FurtherOutput>& outputs, bool only, bool beyond,
                         const Arcs& arcs, const ColumnFacts& column_facts,
                         const SchemaGraph& graph, LogicalForm& form) {
  if (outputs.empty()) return true;
  LogicalForm joined = form;
  const bool events = join_nested_events(column_facts, graph, joined.block);
  const auto add = [&](LogicalForm to) {
    if (!add_to_rows(outputs, only, beyond, arcs, column_facts, graph, to)) return false;
    form = std::move(to);
    return true;
  };
  if (events && std::any_of(outputs.begin(), outputs.end(), asks_about_events))
    return add(std::move(joined)) || add(form);
  return add(form) || (events && add(std::move(joined)));
}

}  // namespace ask::engine
