// The SELECT list: columns, counts, and the name column of a table that is mentioned as a whole.
#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/ground/grounder.h"
#include "agent/engine/ground/said_amounts.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// True for superlatives of size, which do not apply to dates.
bool asks_size(const Arcs& arcs) {
  for (size_t t = 0; t < arcs.tokens(); ++t)
    for (const std::string_view word : kSizeSuperlatives)
      if (arcs.token(t).folded == word) return true;
  return false;
}

bool asks_age(const Arcs& arcs, const Arc& u) {
  return u.kind == MentionKind::kCue && u.end - u.begin == 2 &&
         arcs.token(u.begin).folded == "how" && arcs.token(u.begin + 1U).folded == kAgeAdjective;
}

}  // namespace

bool Grounder::aggregates() const {
  return std::any_of(block_.select.begin(), block_.select.end(),
                     [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; });
}

bool Grounder::counts() const {
  if (block_.having) return true;
  return std::any_of(block_.order.begin(), block_.order.end(), [](const Ordering& o) {
    return o.term.fn == Aggregate::kCount || o.term.fn == Aggregate::kSum ||
           o.term.fn == Aggregate::kAverage;
  });
}

void Grounder::add_select(ValueExpr term) {
  term.from = output_from_;
  if (std::find(block_.select.begin(), block_.select.end(), term) == block_.select.end())
    block_.select.push_back(term);
  if (term.fn == Aggregate::kPlain && !term.column.whole()) plain_.push_back(term.column);
}

// "rent collected", "total rent" of rent_payment, whose only column of that name is rent_year: the
// amount of the rows. Invalid for other nouns.
ColumnExpr Grounder::amount_handed_over(const Arc& noun, bool sums) const {
  if (!names_money(arcs_, noun) || !(sums || handed_over(arcs_, noun.end))) return {};
  for (size_t i = 0; i < noun.count; ++i) {
    const Mention& m = arcs_.mention(noun, i);
    if (m.kind == MentionKind::kColumn && column_facts_.measure({m.table, m.column})) return {};
    if (m.kind != MentionKind::kColumn && m.kind != MentionKind::kTable) return {};
  }
  return column_facts_.amount_of(arcs_.mention(noun, 0).table);
}

// True for the verb or adjective behind the noun of its rows and before a date, which is no output:
// "payments due last month", "classes start after 6 pm".
bool Grounder::tells_of_rows(const Arc& u, ColumnExpr c) const {
  if (u.kind != MentionKind::kColumn || c.whole() || !column_facts_.temporal(c) ||
      arcs_.says(u, kMomentNouns))
    return false;
  const auto starts = [&](MentionKind kind, size_t t) {
    return std::any_of(arcs_.all.begin(), arcs_.all.end(),
                       [&](const Arc& a) { return a.kind == kind && a.begin == t; });
  };
  const SchemaIndex& index = column_facts_.index();
  if (u.end < 2 || u.end - u.begin > 2) return false;
  const size_t noun = u.end - 2U;  // "payments due" may be one arc
  return index.has_word(index.table(c.table), arcs_.token(noun).lemma) &&
         (starts(MentionKind::kDate, u.end) || starts(MentionKind::kDate, u.end + 1U));
}

// "how many <table>", unless the number is stored or the sum of amounts is asked for.
// "how many tickets were refunded", where a column tells how many of each row's were.
ColumnExpr Grounder::counted_as_done(const Arc& rows, uint32_t table) const {
  size_t at = rows.end;
  while (
      at < arcs_.tokens() &&
      text::is_one_of(arcs_.token(at).folded, {"were", "was", "are", "have", "has", "been", "got"}))
    ++at;
  if (at == rows.end || at >= arcs_.tokens() || !has_past_suffix(arcs_.token(at).folded)) return {};
  for (size_t i = arcs_.first_at[at]; i < arcs_.first_at[at + 1]; ++i) {
    const Arc& u = arcs_.all[i];
    if (u.kind != MentionKind::kColumn || u.end != at + 1 || u.score < 0.97F) continue;
    const ColumnExpr c = best_column(arcs_, u);
    if (c.table == table && column_facts_.measure(c) && !column_facts_.flag(c)) return c;
  }
  return {};
}

void Grounder::add_count_of_table(const Output& o) {
  const uint32_t t = table_of(o.arc);
  const ColumnExpr as_column = t == entity_ ? ColumnExpr{} : named_count(o.arc, entity_);
  if (as_column.valid() && !o.distinct) {  // "number of employees" is a column
    const bool whole = sketch_.groups.empty() && plain_.empty() && sketch_.filters.empty();
    return add_select({as_column, whole ? Aggregate::kSum : Aggregate::kPlain});
  }
  require(t);
  const ColumnExpr amount = column_facts_.amount_of(t), key = column_facts_.key_of(t);
  if (amount.valid() && sums_amounts(arcs_, arcs_[o.arc]))
    return add_select({amount, Aggregate::kSum});
  if (o.distinct && mentioned_.size() > 1 && key.valid())
    return add_select({key, Aggregate::kCount, true});
  if (const ColumnExpr done = counted_as_done(arcs_[o.arc], t); done.valid())
    return add_select({done, Aggregate::kSum});
  add_select({{t, kNone}, Aggregate::kCount});
}

// True if a group, or the dates of a condition, have many rows of the table of a measure that is
// counted: "how many bottles were sold in 2024".
bool Grounder::counts_many_rows(ColumnExpr measure) const {
  return std::any_of(sketch_.groups.begin(), sketch_.groups.end(),
                     [&](ArcId g) {
                       return arcs_[g].kind == MentionKind::kTable &&
                              table_of(g) != measure.table &&
                              graph_.to_one(measure.table, table_of(g));
                     }) ||
         std::any_of(sketch_.filters.begin(), sketch_.filters.end(), [&](const Filter& f) {
           return f.value != kNoArc && arcs_[f.value].kind == MentionKind::kDate;
         });
}

bool Grounder::add_count(const Output& o) {
  if (o.arc == kNoArc) return add_select({{entity_, kNone}, Aggregate::kCount}), true;
  const Arc& u = arcs_[o.arc];
  if (u.kind == MentionKind::kTable) {
    add_count_of_table(o);
    return true;
  }
  const ColumnExpr c = resolve(o.arc, near_, owner_);
  if (!c.valid()) return false;
  bool total = false;
  for (const std::string_view word : kQuantityNouns) total |= column_facts_.has_word(c, word);
  if (column_facts_.measure(c) && !o.distinct) {
    const bool many = counts_many_rows(c);
    const bool plain = (!total && !many && (!sketch_.filters.empty() || !sketch_.groups.empty())) ||
                       (sketch_.outputs.size() > 1 && sketch_.groups.empty());
    add_select({c, added_up(c, plain ? Aggregate::kPlain : Aggregate::kSum)});
  } else if (o.distinct) {
    add_select({c, Aggregate::kCount, true});
  } else if (column_facts_.of(c).reference || column_facts_.identifier(c) ||
             column_facts_.single_key(c)) {
    require(c.table);
    // "how many customers" linked only to orders.customer_id: it is unclear what to count.
    if (u.score < 0.8F) ++features_[Feature::kWeakCount];
    const bool each = noted(u, c) && column_facts_.of(c).reference;  // "how many recipients"
    add_select({each ? c : ColumnExpr{c.table, kNone}, Aggregate::kCount, each});
  } else if (tells_of_rows(u, c) && !o.distinct) {
    require(c.table);  // "how many classes start after 6 pm"
    add_select({{c.table, kNone}, Aggregate::kCount});
  } else if (column_facts_.temporal(c) && u.end == u.begin + 1 && !o.distinct &&
             has_past_suffix(arcs_.token(u.end - 1U).folded)) {
    require(c.table);  // "how many joined": rows that have the date
    add_select({c, Aggregate::kCount});
  } else {
    add_select({c, Aggregate::kCount, true});
  }
  return true;
}

// True if the noun of a sum is linked to an amount with another name: "the total of the bills".
bool Grounder::says_total(const Arc& u, ColumnExpr c) const {
  if (says_verb(arcs_, u)) return column_facts_.measure(c);
  const bool noun = u.end >= arcs_.tokens() || arcs_.filler[u.end] >= 0.6F ||
                    arcs_.token(u.end).punctuation;  // not "total revenue"
  return u.kind == MentionKind::kColumn && u.end == u.begin + 1 && noun &&
         arcs_.says(u, kSumWords) && column_facts_.measure(c) &&
         std::none_of(std::begin(kSumLemmas), std::end(kSumLemmas),
                      [&](std::string_view word) { return column_facts_.has_word(c, word); });
}

bool Grounder::add_output(const Output& o) {
  if (o.kind == OutputKind::kCount) return add_count(o);
  if (o.kind == OutputKind::kPrevious) return figure_at_ = block_.select.size(), true;
  if (o.kind == OutputKind::kTable) {
    const uint32_t t = table_of(o.arc);
    if (o.fn != Aggregate::kPlain) {
      const ColumnExpr amount = column_facts_.amount_of(t);
      require(t);
      if (!amount.valid()) return false;
      add_select({amount, o.fn});
      return true;
    }
    const ColumnExpr name = what_was_done(o.arc) ? things_of(t) : column_facts_.name_of(t);
    require(t);
    if (!name.valid() || name.whole()) return false;
    add_select({name, Aggregate::kPlain});
    return true;
  }
  if (o.role != kNoArc) return add_of_role(o);
  if (const ColumnExpr amount = amount_handed_over(arcs_[o.arc], o.fn == Aggregate::kSum);
      amount.valid() && (o.fn == Aggregate::kPlain || o.fn == Aggregate::kSum)) {
    require(amount.table);
    add_select({amount, Aggregate::kSum});
    return true;
  }
  const uint32_t owner = o.owner != kNoArc ? table_of(o.owner) : owner_;
  const bool sums = o.fn == Aggregate::kSum || o.fn == Aggregate::kAverage;
  ColumnExpr c = resolve(o.arc, near_, owner, sums ? Want::kNumber : Want::kAny, true);
  if (!c.valid() || c.whole()) return false;
  if (o.fn == Aggregate::kPlain && !arcs_.says(arcs_[o.arc], kIdentifierNouns))
    c = of_referred(c, arcs_[o.arc]);
  if (asks_age(arcs_, arcs_[o.arc]) && column_facts_.birth_date(c) && iso_dates(c))
    c.period = Period::kAge;
  else if (asks_age(arcs_, arcs_[o.arc]) &&
           (column_facts_.temporal(c) || column_facts_.has_word(c, kCalendarYear)))
    lose_filter();  // a start date is not an age
  if (o.fn == Aggregate::kPlain && column_facts_.flag(c) && sketch_.outputs.size() == 1 &&
      is_person_word(arcs_.token(arcs_[o.arc].end - 1U).lemma))
    lose_filter();  // "the captain of Rovers" is somebody, and no yes or no
  const bool superlative = o.fn == Aggregate::kMaximum || o.fn == Aggregate::kMinimum;
  const bool key = column_facts_.identifier(c) || column_facts_.of(c).reference;
  const bool computed = c.expression != kNone;
  const bool year = o.fn == Aggregate::kSum && column_facts_.temporal(c);  // never added up
  if ((sums && !computed && (!column_facts_.numeric(c) || key || year)) ||
      (superlative && column_facts_.temporal(c) && asks_size(arcs_)))
    count(Feature::kBadType, RuleFeature::kBadType);
  if (o.fn == Aggregate::kPlain && tells_of_rows(arcs_[o.arc], c))
    if (const ColumnExpr name = column_facts_.name_of(c.table); name.valid() && !name.whole())
      c = name;
  const size_t before = block_.select.size();
  const bool total = o.fn == Aggregate::kPlain && says_total(arcs_[o.arc], c);
  const bool mean = o.fn == Aggregate::kPlain && computed && says_average(arcs_, arcs_[o.arc]);
  add_select({c, total ? Aggregate::kSum : mean ? Aggregate::kAverage : added_up(c, o.fn)});
  if (block_.select.size() == before) charge(RuleFeature::kSameOutput);
  if (o.fn == Aggregate::kPlain && !total) add_rest_of_name(arcs_[o.arc], c);
  return true;
}

// Adds the last name if "full name" is linked to separate columns for first and last name.
void Grounder::add_rest_of_name(const Arc& names, ColumnExpr first) {
  for (size_t i = 0; i < names.count; ++i) {
    const Mention& m = arcs_.mention(names, i);
    if (m.kind == MentionKind::kColumn && m.rest_column != kNone &&
        ColumnExpr{m.table, m.column} == first)
      return add_select({{m.table, m.rest_column}, Aggregate::kPlain});
  }
}

// "which order took the longest to deliver": the order, and not how long it took.
void Grounder::show_row_of_longest() {
  if (block_.select.size() != 1 || block_.order.size() != 1 || !block_.limit ||
      block_.select[0] != block_.order[0].term || !block_.select[0].column.duration())
    return;
  const ColumnExpr name = column_facts_.name_of(entity_);
  if (sketch_.outputs.size() != 1 || sketch_.outputs[0].arc == kNoArc || !name.valid() ||
      name.whole())
    return;
  const uint16_t measure = arcs_[sketch_.outputs[0].arc].begin;
  const bool said = std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
    return u.kind == MentionKind::kTable && u.score >= 0.9F && u.end <= measure &&
           arcs_.mention(u).table == entity_;
  });
  if (!said) return;
  block_.select[0].column = name;
  plain_ = {name};
}

// Moves the ranking figure to where the question lists it: "top 3 customers by spending, name and
// amount". False if the question refers to a figure and there is none.
bool Grounder::place_figure() {
  show_row_of_longest();
  if (!block_.order.empty() && block_.order[0].term.fn == Aggregate::kSum)
    for (ValueExpr& t : block_.select)  // ranked by the sum: show the sum
      if (t.fn == Aggregate::kPlain && t.column == block_.order[0].term.column) {
        std::erase(plain_, t.column);
        const Origin shown = t.from;
        t = block_.order[0].term;
        t.from.add(shown);
      }
  if (figure_at_ == SIZE_MAX) return true;
  if (block_.order.empty()) return false;
  const ValueExpr& figure = block_.order[0].term;
  if (figure.fn == Aggregate::kPlain && !column_facts_.quantity(figure.column)) return false;
  std::erase(block_.select, figure);
  const size_t at = std::min(figure_at_, block_.select.size());
  block_.select.insert(block_.select.begin() + static_cast<std::ptrdiff_t>(at), figure);
  return true;
}

// "subscriptions per month": by their own date, and not by the months of a table that repeats them
// and that nothing else in the question is about. Returns `c` where that does not apply.
ColumnExpr Grounder::own_period(const Arc& u, ColumnExpr c) const {
  const Period period = period_named(arcs_.token(u.begin).lemma);
  if (period == Period::kWhole || !c.valid() || c.whole() || c.table == entity_ ||
      graph_.to_one(entity_, c.table))
    return c;
  for (const Arc& other : arcs_.all)
    for (size_t i = 0; other.begin != u.begin && other.score >= 0.7F && i < other.count; ++i)
      if ((other.kind == MentionKind::kTable || other.kind == MentionKind::kColumn) &&
          arcs_.mention(other, i).table == c.table)
        return c;
  ColumnExpr own = match_scale(column_facts_, entity_, scales::kDate).column;
  if (!own.valid() || !column_facts_.temporal(own) || column_facts_.numeric(own) || !iso_dates(own))
    return c;
  own.period = period;
  return own;
}

void Grounder::add_group_arcs() {
  for (const ArcId id : sketch_.groups) {
    const Arc& u = arcs_[id];
    if (u.kind == MentionKind::kTable) {
      const uint32_t t = table_of(id);
      require(t);
      group_tables_.push_back(t);
      group_table_arcs_.push_back(id);
    } else {
      ColumnExpr c = of_referred(resolve(id, near_, owner_), u);
      if (u.kind == MentionKind::kColumn && u.end - u.begin == 1) {
        take_period(u, c);
        c = own_period(u, c);
      }
      if (c.valid())
        group_columns_.push_back({c, origin_of_group(state_.cues, id)});
      else if (u.kind == MentionKind::kCue)
        lose_filter();
    }
  }
}

// True for a short request of one measure of all rows, which says little without their names:
// "ticket prices, dearest first".
bool Grounder::lists_measures() const {
  if (arcs_.tokens() == 0 || arcs_.is(0, kQuestionWord | kRequest | kBe | kDo) ||
      block_.select.size() != 1 || sketch_.outputs.size() != 1 || !sketch_.groups.empty() ||
      !sketch_.filters.empty() || block_.distinct || sketch_.distinct ||
      sketch_.superlative.kind != SuperlativeKind::kUnset)
    return false;
  const ValueExpr& only = block_.select[0];
  const ColumnExpr name = column_facts_.name_of(entity_);
  return only.fn == Aggregate::kPlain && only.column.table == entity_ &&
         column_facts_.measure(only.column) && name.valid() && !name.whole() &&
         name.table == entity_ && !column_facts_.identifier(name);
}

bool Grounder::add_outputs() {
  for (const Output& o : sketch_.outputs) {
    output_from_ = origin_of(state_.cues, o);
    if (!add_output(o)) return false;
  }
  if (sketch_.outputs.empty())
    for (const ArcId id : sketch_.tables) {  // "what did customers from Portugal buy"
      if (!what_was_done(id)) continue;
      output_from_ = {id};
      if (!add_output({id, kNoArc, OutputKind::kTable, Aggregate::kPlain, false, false}))
        return false;
    }
  output_from_ = {said_entity()};
  add_group_arcs();
  if (block_.select.empty() && group_columns_.empty() && group_tables_.empty() &&
      figure_at_ == SIZE_MAX) {
    const ColumnExpr name = column_facts_.name_of(entity_);
    if (!name.valid() || name.whole()) return false;
    if (sketch_.star)
      add_select({{entity_, kNone}, Aggregate::kPlain});
    else
      add_select({name, Aggregate::kPlain});
  } else if (sketch_.star && block_.select.size() == 1 && plain_.size() == 1 &&
             plain_[0] == column_facts_.name_of(plain_[0].table)) {
    block_.select[0].column = {plain_[0].table, kNone};
    plain_.clear();
  }
  if (lists_measures()) {
    ValueExpr name{column_facts_.name_of(entity_)};
    name.from = output_from_;
    block_.select.insert(block_.select.begin(), std::move(name));
  }
  if (!answers_question_word()) lose_filter();
  for (const ColumnExpr& c : plain_)
    if (std::find(near_.begin(), near_.end(), c.home()) == near_.end()) near_.push_back(c.home());
  for (const ValueExpr& t : block_.select)
    if (std::find(near_.begin(), near_.end(), t.column.home()) == near_.end())
      near_.push_back(t.column.home());
  return true;
}

}  // namespace ask::engine
