#include "agent/engine/adjust/further_outputs.h"

#include <algorithm>
#include <array>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/adjust/event_columns.h"
#include "agent/engine/adjust/time_conditions.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/key_roles.h"
#include "agent/engine/schema/row_owners.h"

namespace ask::engine {
namespace {

using Kind = OutputRequest::Kind;

constexpr float kExact = 0.9F;  // of a phrase that is the name of a column
constexpr float kOwn = 1.0F, kJoined = 0.7F, kParent = 0.5F, kBeyond = 0.3F;

class FurtherColumns {
 public:
  FurtherColumns(const ColumnFacts& column_facts, const SchemaGraph& graph, QueryBlock& block)
      : facts_(column_facts), graph_(graph), block_(block) {
    use(block.entity);
    for (const uint32_t t : block.tables) use(t);
    for (const ValueExpr& t : block.select) use(t.column.home());
    for (const auto& any : block.where)
      for (const Condition& c : any) use(c.column.home());
    for (const Ordering& o : block.order) use(o.term.column.home());
    rows_ = block.group.empty() ? block.entity : block.group[0].home();
    joined_ = used_;
  }

  void show_none() { block_.select.clear(); }
  void show_measure();
  bool add(const FurtherOutput& output) {
    switch (output.kind) {
      case Kind::kNoun:
        return add_named(output, false);
      case Kind::kWho:
        return add_doer(output);
      case Kind::kWhen:
        return add_date(output.word);
      case Kind::kWhere:
        return add_place(output.word);
      case Kind::kAmount:
        return add_amount(output.word);
      case Kind::kAggregate:
        return add_aggregate(output.figure);
    }
    return false;
  }

 private:
  bool add_named(const FurtherOutput& output, bool person);
  bool add_doer(const FurtherOutput& output);
  bool add_owner();
  bool add_date(const Token& verb);
  bool add_place(const Token& verb);
  bool add_amount(const Token& counted);
  bool add_total();
  bool add_aggregate(Figure asked);
  bool add_other_end();
  bool add_name();
  bool add_row_name();
  bool add_description();
  ColumnExpr description() const;
  bool other_role(const Token& verb, uint32_t table) const;
  bool show(ColumnExpr column);
  bool show_person(ColumnExpr column);
  ColumnExpr price() const;
  ColumnExpr last_name(ColumnExpr first) const;

  void use(uint32_t t) {
    if (t != kNone && !is_used(t)) used_.push_back(t);
  }
  bool is_used(uint32_t t) const { return contains(used_, t); }
  bool shown(ColumnExpr c) const {
    return std::any_of(block_.select.begin(), block_.select.end(), [&](const ValueExpr& t) {
      return c.whole() ? t.column.home() == c.table : t.column == c;
    });
  }
  bool aggregated() const {
    return !block_.order.empty() && block_.order[0].term.fn != Aggregate::kPlain;
  }
  // True if each row that the query shows has one row of the table.
  bool determined(uint32_t t) const {
    return t == rows_ || graph_.to_one(rows_, t) || (block_.limit == 1 && block_.group.empty());
  }
  float nearness(uint32_t t, bool person) const;
  // The tables of the query, that of the rows first, and people last.
  std::vector<uint32_t> events_first() const;

  const ColumnFacts& facts_;
  const SchemaGraph& graph_;
  QueryBlock& block_;
  std::vector<uint32_t> used_, joined_;
  uint32_t rows_ = kNone;  // the table of which the query lists the rows
};

float FurtherColumns::nearness(uint32_t t, bool person) const {
  if (t == rows_) return person ? 0 : kOwn;
  if (is_used(t)) return kJoined;
  const uint32_t far = graph_.distance(rows_, t);
  if (graph_.to_one(rows_, t) && far <= 2) return kParent / static_cast<float>(far);
  for (const uint32_t other : joined_)
    if (graph_.to_one(other, t) && graph_.distance(other, t) == 1) return kBeyond;
  return 0;
}

std::vector<uint32_t> FurtherColumns::events_first() const {
  std::vector<uint32_t> out = {rows_};
  for (const uint32_t t : joined_)
    if (t != rows_) out.push_back(t);
  std::stable_partition(out.begin(), out.end(),
                        [&](uint32_t t) { return !holds_people(facts_.index(), t); });
  return out;
}

bool FurtherColumns::show(ColumnExpr column) {
  if (!column.valid() || column.whole()) return false;
  if (shown(column)) return true;
  const uint32_t table = column.home();
  if (!determined(table)) {
    if (block_.limit || aggregated()) return false;
    block_.group.clear();  // a row for each of the other table
    block_.distinct = false;
  }
  if (!is_used(table)) block_.tables.push_back(table), use(table);
  block_.select.push_back({column});
  return true;
}

// The column of the last name beside one of the first name: contact_last for contact_first. Invalid
// if the column is none of a first name.
ColumnExpr FurtherColumns::last_name(ColumnExpr first) const {
  const SchemaIndex& index = facts_.index();
  if (!text::is_one_of(facts_.last_word(first), kFirstNameColumns)) return {};
  const auto& own = index.column(first.table, first.column).words;
  for (uint32_t c = 0; c < index.columns(first.table); ++c) {
    const auto& words = index.column(first.table, c).words;
    if (words.size() == own.size() && std::equal(own.begin(), own.end() - 1, words.begin()) &&
        text::is_one_of(facts_.last_word({first.table, c}), kLastNameColumns))
      return {first.table, c};
  }
  return {};
}

// "name": what the rows are called.
bool FurtherColumns::add_name() {
  const ColumnExpr name = facts_.name_of(rows_);
  return name.valid() && !name.whole() && facts_.of(name).naming && show(name);
}

// "their price": the only amount of money of the rows, whatever it is called. Invalid if there is
// none or several.
ColumnExpr FurtherColumns::price() const {
  ColumnExpr out;
  for (const uint32_t c : facts_.index().measures(rows_)) {
    const ColumnExpr column{rows_, c};
    if (unit_info(facts_.unit_of(column)).dimension != UnitDimension::kMoney) continue;
    if (out.valid()) return {};
    out = column;
  }
  return out;
}

// The only text of the rows that describes them: the task of a work party. Invalid if there is none
// or several.
ColumnExpr FurtherColumns::description() const {
  ColumnExpr out, only;
  size_t texts = 0;
  for (uint32_t c = 0; c < facts_.index().columns(rows_); ++c) {
    const ColumnExpr column{rows_, c};
    if (!facts_.text(column) || facts_.of(column).reference || facts_.identifier(column) ||
        facts_.temporal(column) || facts_.flag(column))
      continue;
    ++texts;
    only = column;
    if (!out.valid() && contains(kDescriptionColumns, facts_.last_word(column))) out = column;
  }
  return out.valid() || texts != 1 ? out : only;
}

// "what we did", "what for": what describes the rows.
bool FurtherColumns::add_description() {
  const ColumnExpr name = facts_.name_of(rows_), text = description();
  return show(text.valid() || !name.valid() || !facts_.of(name).naming ? text : name);
}

// "which one", of rows that are not called by a name yet.
bool FurtherColumns::add_row_name() {
  for (const ValueExpr& t : block_.select)
    if (!t.column.whole() && facts_.name_of(t.column.home()) == t.column) return false;
  return show(facts_.name_of(rows_));
}

// The column, and the last name beside a first name.
bool FurtherColumns::show_person(ColumnExpr column) {
  const ColumnExpr last = last_name(column);
  return show(column) && (!last.valid() || show(last));
}

bool FurtherColumns::add_named(const FurtherOutput& output, bool person) {
  const FurtherOutput::Choice* best = nullptr;
  float best_score = 0;
  bool tie = false;
  for (const FurtherOutput::Choice& choice : output.choices) {
    const float near = nearness(choice.column.table, person);
    if (near <= 0 || (choice.score < kLowestOutputLink && near < kJoined)) continue;
    if (person && shown(choice.column)) continue;
    const float score = choice.score * 2 + near;
    tie = best != nullptr && score == best_score;
    if (score > best_score) best = &choice, best_score = score;
  }
  const bool own = best != nullptr && best->column.table == rows_ && best->score > kExact;
  if (!person && best == nullptr && text::is_one_of(output.word.lemma, kPriceNames))
    return show(price());
  if (!person && !own && text::is_one_of(output.word.lemma, kDayNouns)) return add_date({});
  if (!person && !own && output.word.lemma == kLabelNoun) return add_name();
  if (!person && output.word.lemma == kRowPronoun) return add_row_name();
  if (!person && best == nullptr && output.word.lemma == kDoneThing) return add_description();
  if (best == nullptr || (tie && person)) return false;
  if (shown(best->column)) return true;
  if (best->column.whole()) return show(facts_.name_of(best->column.table));
  if (output.beside && (facts_.column(best->column).statistics.missing() > 0 ||
                        facts_.flag(best->column)))  // "the cheapest pitch with electric"
    return false;
  if (const ColumnExpr row = referred_name(facts_, best->column); row.valid()) return show(row);
  return show_person(best->column);
}

// True if every key that leads to the table from those of the query has a role that the verb does
// not name: who booked it is not its owner.
bool FurtherColumns::other_role(const Token& verb, uint32_t table) const {
  if (verb.lemma.empty() && graph_.between(rows_, table).size() == 1) return false;
  bool any = false;
  for (const uint32_t e : graph_.of(table)) {
    const JoinEdge& edge = graph_.edges()[e];
    if (edge.parent != table || edge.child_columns.size() != 1 || edge.child == table) continue;
    if (!is_used(edge.child) && !graph_.to_one(rows_, edge.child)) continue;
    const auto roles = role_words({edge.child, edge.child_columns[0]},
                                  {edge.parent, edge.parent_columns[0]}, facts_.index());
    if (roles.empty() || std::any_of(roles.begin(), roles.end(), [&](uint32_t w) {
          return same_role(verb, facts_.index().word(w));
        }))
      return false;
    any = true;
  }
  return any;
}

// "whose they are", "who they belong to": the people whom the rows belong to, however far.
bool FurtherColumns::add_owner() {
  const RowOwner owner = row_owner(graph_, facts_.index(), rows_);
  if (owner.table == kNone) return false;
  return show(owner.key.valid() ? referred_name(facts_, owner.key) : facts_.name_of(owner.table));
}

bool FurtherColumns::add_doer(const FurtherOutput& output) {
  if (text::is_one_of(output.word.lemma, kBelongingVerbs) && add_owner()) return true;
  if (!output.word.lemma.empty())
    for (const uint32_t t : events_first())
      if (const ColumnExpr doer = doer_of(facts_, graph_, output.word, t); doer.valid())
        return show_person(doer);
  FurtherOutput people = output;
  std::erase_if(people.choices, [&](const FurtherOutput::Choice& choice) {
    return other_role(output.word, choice.column.table);
  });
  return add_named(people, true) || (output.word.lemma.empty() && add_owner());
}

bool FurtherColumns::add_date(const Token& verb) {
  const std::vector<uint32_t> tables = events_first();
  for (const uint32_t t : tables)
    if (const ColumnExpr named = verb_date(facts_, verb.lemma, t); named.valid())
      return show(named);
  for (const uint32_t t : tables)
    if (const ColumnExpr date = implied_verb_date(facts_, verb.lemma, t); date.valid())
      return show(date);
  ColumnExpr found;
  for (const uint32_t e : graph_.of(tables[0])) {
    const JoinEdge& edge = graph_.edges()[e];
    if (edge.child != tables[0] || holds_people(facts_.index(), edge.parent)) continue;
    const ColumnExpr date = implied_verb_date(facts_, "", edge.parent);
    if (!date.valid()) continue;
    if (found.valid()) return false;
    found = date;
  }
  return show(found);
}

bool FurtherColumns::add_place(const Token& verb) {
  const std::vector<uint32_t> tables = events_first();
  for (const uint32_t t : tables)
    if (const ColumnExpr named = verb_place(facts_, verb.lemma, t); named.valid())
      return show(named);
  for (const uint32_t t : tables)
    if (const ColumnExpr place = place_of(facts_, graph_, t); place.valid()) return show(place);
  return false;
}

// "how many refunds were there, and how much was that": what the rows that are counted add up to.
bool FurtherColumns::add_total() {
  if (block_.select.empty() || !block_.order.empty()) return false;
  const ValueExpr& counted = block_.select.back();
  if (counted.fn != Aggregate::kCount || !counted.column.whole() ||
      counted.column.table != block_.entity)
    return false;
  for (const uint32_t t : used_)
    if (!graph_.to_one(block_.entity, t) && t != block_.entity) return false;
  const ColumnExpr amount = facts_.amount_of(block_.entity);
  if (!amount.valid() || facts_.intensive(amount)) return false;
  block_.select.push_back({amount, Aggregate::kSum});
  return true;
}

// "the biggest fee and who paid it": of rows without a name that by which they are ordered.
void FurtherColumns::show_measure() {
  if (block_.limit != 1 || block_.order.size() != 1 || block_.select.size() != 1 ||
      !block_.group.empty())
    return;
  const ValueExpr& by = block_.order[0].term;
  const ValueExpr& shown = block_.select[0];
  if (by.fn == Aggregate::kPlain && facts_.measure(by.column) && shown.column.via == kNone &&
      shown.column.table == by.column.home() && facts_.identifier(shown.column) &&
      !facts_.of(shown.column).naming)
    block_.select = {by};
}

// What the rows are ordered by: "who has the most points, and how many".
bool FurtherColumns::add_amount(const Token& counted) {
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
  if (!contains(block_.select, by)) block_.select.push_back(by);
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
         block.entity != kNone && block.outer == Aggregate::kPlain && !block.having &&
         block.best_of.empty() && block.combine == Combine::kApart && !block.select.empty() &&
         block.order.size() <= 1;
}

bool shows_columns_only(const QueryBlock& block) {
  return block.group.size() <= 1 &&
         std::all_of(block.select.begin(), block.select.end(), [](const ValueExpr& t) {
           return t.fn == Aggregate::kPlain && !t.column.whole();
         });
}

}  // namespace

bool add_further_outputs(const std::vector<FurtherOutput>& outputs, bool only, const Arcs& arcs,
                         const ColumnFacts& column_facts, const SchemaGraph& graph,
                         LogicalForm& form) {
  if (outputs.empty()) return true;
  const auto requests = [&](Kind kind) {
    return std::any_of(outputs.begin(), outputs.end(),
                       [&](const FurtherOutput& o) { return o.kind == kind; });
  };
  if (!can_add_columns(form)) return false;
  const bool figures = requests(Kind::kAggregate);
  if (figures && form.block.limit)  // "the lowest and the highest price": of the prices
    for (const Ordering& by : form.block.order)
      if (is_column_mentioned(arcs, by.term.column) &&
          !(form.block.select[0].column == by.term.column))
        return false;
  if (!figures) show_first_row(form.block);
  const bool counted = outputs.size() == 1 && requests(Kind::kAmount) && is_row_count(form.block);
  if (!figures && !counted && !shows_columns_only(form.block)) return false;
  FurtherColumns columns(column_facts, graph, form.block);
  if (only) columns.show_none();
  if (!only && requests(Kind::kWho) && !requests(Kind::kAmount)) columns.show_measure();
  return std::all_of(outputs.begin(), outputs.end(),
                     [&](const FurtherOutput& output) { return columns.add(output); });
}

}  // namespace ask::engine
