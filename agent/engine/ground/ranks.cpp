// ORDER BY and LIMIT: "the oldest", "the most orders", "cheapest first", "sorted by".
#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/ground/grounder.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine {
namespace {

// The quantity of the rows of a table where the question says that they were sold: how many tickets
// each sale was of. Invalid if there is none or several.
ColumnExpr quantity_sold(const Arcs& arcs, const ColumnFacts& facts, uint32_t table) {
  bool sold = false;
  for (size_t t = 0; t < arcs.tokens(); ++t)
    sold |= text::is_one_of(arcs.token(t).lemma, kTradeVerbs);
  const uint32_t c = sold ? only_measure(facts.index(), table, kQuantityColumns) : kNone;
  return c == kNone ? ColumnExpr{} : ColumnExpr{table, c};
}

// The key of the table, else its name.
ColumnExpr naming_column(const ColumnFacts& facts, uint32_t table) {
  const ColumnExpr key = facts.key_of(table);
  return key.valid() ? key : facts.name_of(table);
}

}  // namespace

// True if a superlative ranks by the sum over many rows of a child table: "sold the most tickets",
// "the highest total bill over all stays".
bool Grounder::adds_up_over_rows(ColumnExpr c) const {
  if (!c.valid() || c.whole() || c.table == entity_ || !column_facts_.measure(c) ||
      sketch_.superlative.hint == kNoArc || !sketch_.groups.empty() ||
      graph_.to_one(entity_, c.table) || !graph_.to_one(c.table, entity_))
    return false;
  bool total = false, amounts = false;
  for (size_t t = 0; t < arcs_.tokens(); ++t) {
    const std::string& word = arcs_.token(t).folded;
    total |= is_overall_word(word) ||
             (word == "over" && t + 1 < arcs_.tokens() && arcs_.token(t + 1).folded == "all");
  }
  for (const std::string_view word : kSoldColumns) amounts |= column_facts_.has_word(c, word);
  const Arc& how = arcs_[sketch_.superlative.hint];
  const bool most =
      how.cue == Cue::kMost || how.cue == Cue::kLeast || arcs_.says(how, {kUnscaledSuperlative});
  return total || (most && amounts);
}

// The column of the table right behind a superlative that its scale ranks by: the duration of slots
// in "which artist has the longest slot". No match if the table has none or is the entity.
ScaleMatch Grounder::scale_of_said(ArcId superlative) const {
  const Arc& hint = arcs_[superlative];
  for (const ArcId t : sketch_.tables)
    if (arcs_[t].begin == hint.end && table_of(t) != entity_)
      return match_scale(column_facts_, table_of(t), arcs_.mention(hint).scale.word);
  return {};
}

// LIMIT and OFFSET of "top 5", "the third largest".
void Grounder::set_limit() {
  if (sketch_.limit == kNoArc) return;
  const Value n = number_of(sketch_.limit);
  const auto* whole = std::get_if<int64_t>(&n);
  if (whole == nullptr) return;
  const bool ordinal = arcs_.mention(arcs_[sketch_.limit]).ordinal;
  block_.limit = ordinal ? 1 : *whole;
  if (ordinal && *whole > 1) block_.offset = *whole - 1;
}

// The order of a superlative whose column is named: "the highest <column>".
Ordering Grounder::rank_by_column(const Superlative& e) {
  const ColumnExpr c = resolve(e.arc, near_, kNone, Want::kNumber);
  Ordering by{{c, added_up(c, e.fn)}, e.descending};
  if (by.term.fn == Aggregate::kPlain && adds_up_over_rows(c)) by.term.fn = Aggregate::kSum;
  if (c.adds_up() && !mentioned_.empty()) charge(RuleFeature::kTopByMeasure, 0.6F);
  return by;
}

// The order of a superlative whose adjective implies the column: "the oldest". Its column is
// invalid if none fits.
Ordering Grounder::rank_by_adjective(const Superlative& e) {
  const std::string_view scale = arcs_.mention(arcs_[e.hint]).scale.word;
  const ScaleMatch said = scale_of_said(e.hint);
  Ordering by{{said.column, e.fn}, e.descending};
  bool reversed = said.reversed;
  ColumnExpr& column = by.term.column;
  if (!column.valid()) column = implied(scale, &reversed);
  if (!column.valid() && (scale.empty() || scale == scales::kSize)) {
    // "the largest <table>" by its only quantity
    const auto measures = column_facts_.index().measures(entity_);
    if (measures.size() == 1) column = {entity_, measures[0]};
  }
  by.descending = e.descending != reversed;
  if (scale == scales::kRating && by.term.fn == Aggregate::kPlain && column.valid() &&
      column.table != entity_ && !graph_.to_one(entity_, column.table))
    by.term.fn = Aggregate::kAverage;  // "the best rated <table>" with many ratings
  return by;
}

// The column in which the number of `id` per entity is stored, which takes the place of counting
// its rows; then the table of `id` is not needed. Invalid if there is none.
ColumnExpr Grounder::stored_count(ArcId id) {
  const ColumnExpr stored = named_count(id, entity_);
  if (!stored.valid() || arcs_[id].kind != MentionKind::kTable) return stored;
  if (const uint32_t t = table_of(id); t != entity_) {
    std::erase(needed_, t);
    std::erase(mentioned_, t);
  }
  return stored;
}

// The order of "the most <table>" and "the most common <column>": a count of rows, or of what the
// rows store.
ValueExpr Grounder::rank_by_count(const Superlative& e) {
  const ValueExpr rows{{entity_, kNone}, Aggregate::kCount};
  if (e.arc == kNoArc) return rows;
  const bool is_table = arcs_[e.arc].kind == MentionKind::kTable;
  if (e.kind != SuperlativeKind::kCount) {
    popular_ = {
        is_table ? naming_column(column_facts_, table_of(e.arc)) : resolve(e.arc, near_, owner_),
        {e.arc}};
    return rows;
  }
  if (sketch_.groups.empty())
    if (const ColumnExpr stored = stored_count(e.arc); stored.valid())
      return {stored, Aggregate::kPlain};
  if (is_table) {
    require(table_of(e.arc));
    if (const ColumnExpr sold = quantity_sold(arcs_, column_facts_, table_of(e.arc)); sold.valid())
      return {sold, Aggregate::kSum};  // "which film sold the most tickets"
  } else if (const ColumnExpr c = resolve(e.arc, near_); c.valid()) {
    require(c.table);
  }
  return rows;
}

void Grounder::add_superlative() {
  const Superlative& e = sketch_.superlative;
  set_limit();
  if (e.kind == SuperlativeKind::kUnset) return;
  if (!block_.limit) block_.limit = 1, block_.ties = true;
  Origin from{e.arc, e.hint, sketch_.limit};
  from.add(cues_of(state_.cues, Slot::kSuperlative));
  if (e.kind != SuperlativeKind::kColumn) {
    Ordering by{rank_by_count(e), e.descending};
    by.from = by.term.from = from;
    block_.order.push_back(std::move(by));
    return;
  }
  Ordering by = e.arc != kNoArc ? rank_by_column(e) : rank_by_adjective(e);
  by.from = by.term.from = from;
  if (by.term.column.valid()) {
    block_.order.push_back(by);
    return;
  }
  count(Feature::kNoColumn, RuleFeature::kNoColumn);
  block_.limit.reset();
  block_.ties = false;
}

// The order term of a direction without a column ("cheapest first", "highest count first"): an
// output that fits the adjective, else the column that the adjective implies.
ValueExpr Grounder::said_order(const OrderPart& part, bool* reversed) {
  const Arc& u = arcs_[part.hint];
  const std::string_view scale = arcs_.mention(u).scale.word;
  const ValueExpr *figure = nullptr, *quantity = nullptr, *fitting = nullptr;
  float best = 0;
  for (const ValueExpr& t : block_.select) {
    if (t.fn != Aggregate::kPlain && (part.fn == Aggregate::kPlain || part.fn == t.fn)) figure = &t;
    if (t.fn == Aggregate::kPlain && !t.column.whole() && column_facts_.quantity(t.column))
      quantity = &t;
    const ScaleMatch match = match_column(column_facts_, t.column, scale);
    if (match.score > best) {
      best = match.score;
      fitting = &t;
      *reversed = match.reversed;
    }
  }
  const bool anything = scale.empty() || scale == scales::kRating || scale == scales::kSize ||
                        arcs_.says(u, kHeightSuperlatives);
  if (anything && figure != nullptr) return *reversed = false, *figure;
  if (fitting != nullptr) return *fitting;
  const ColumnExpr c = implied(scale, reversed);
  if (c.valid() && !(anything && quantity != nullptr)) return {c};
  *reversed = false;
  if (figure != nullptr) return *figure;
  return quantity != nullptr ? *quantity : ValueExpr{};
}

// "top 3 customers", "revenue by country, highest 3": ordered by the figure that is shown, else by
// the only quantity of the entity, which is then shown too. False if there is none.
bool Grounder::order_by_figure() {
  const ValueExpr* figure = nullptr;
  for (const ValueExpr& t : block_.select) {
    const bool counts =
        t.fn == Aggregate::kCount || t.fn == Aggregate::kSum || t.fn == Aggregate::kAverage;
    if (!counts && t.fn != Aggregate::kPlain) return false;  // "top 3 highest ..."
    if (!counts && (t.column.whole() || !column_facts_.measure(t.column))) continue;
    if (figure != nullptr) return false;
    figure = &t;
  }
  if (figure == nullptr && !sketch_.groups.empty()) return false;
  ValueExpr by;
  if (figure != nullptr) {
    by = *figure;
  } else {
    const auto measures = column_facts_.index().measures(entity_);
    if (measures.size() != 1) return false;
    by = {{entity_, measures[0]}};
    output_from_ = by.from = {sketch_.limit};
    add_select(by);
  }
  block_.order.push_back({by, sketch_.descending, {sketch_.limit}});
  return true;
}

// "sorted by the number of <arc>"
ValueExpr Grounder::order_by_count(ArcId id) {
  const ValueExpr rows{{entity_, kNone}, Aggregate::kCount};
  if (id == kNoArc) return rows;
  if (const ColumnExpr stored = stored_count(id); stored.valid()) return {stored};
  if (arcs_[id].kind == MentionKind::kTable) {
    require(table_of(id));
  } else if (const ColumnExpr c = resolve(id, near_, owner_); column_facts_.quantity(c)) {
    return {c};
  }
  return rows;
}

// "sorted by <column>"; the term's column is invalid if none fits.
Ordering Grounder::order_by_column(const OrderPart& part, bool descending) {
  const ColumnExpr c = resolve(part.arc, near_, owner_);
  Ordering by{{c, added_up(c, part.fn)}, descending};
  if (by.term.fn == Aggregate::kPlain && adds_up_over_children(c)) by.term.fn = Aggregate::kSum;
  if (part.hint != kNoArc && c.valid() && !c.whole() &&
      match_column(column_facts_, c, arcs_.mention(arcs_[part.hint]).scale.word).reversed)
    by.descending = !by.descending;  // "by date of birth, oldest first"
  if (by.term.fn == Aggregate::kSum && part.fn == Aggregate::kPlain && sketch_.limit != kNoArc) {
    output_from_ = {part.arc, part.hint};
    add_select(by.term);  // "top 5 customers by revenue": show it too
    charge(RuleFeature::kTopByMeasure, mentioned_.empty() ? 0 : 1);
  }
  if (by.term.column.whole()) by.term.column = {};
  return by;
}

// The order of one order key of the sketch; its column is invalid if none fits.
Ordering Grounder::order_of(const OrderPart& part) {
  const bool descending = part.directed ? part.descending : sketch_.directed && sketch_.descending;
  if (part.fn == Aggregate::kCount) return {order_by_count(part.arc), descending};
  if (part.arc == kNoArc) {
    bool reversed = false;
    const ValueExpr term = said_order(part, &reversed);
    return {term, descending != reversed};
  }
  if (sketch_.limit == kNoArc || arcs_[part.arc].kind != MentionKind::kTable)
    return order_by_column(part, descending);
  const uint32_t counted = table_of(part.arc);
  if (counted == entity_ || graph_.to_one(entity_, counted))
    return order_by_column(part, descending);
  require(counted);  // "top 3 customers by orders"
  return {{{counted, kNone}, Aggregate::kCount}, descending};
}

// "the last 5 orders", "the top 5 customers": the order that a limit without one implies. False if
// nothing tells what came last.
bool Grounder::order_limited() {
  const Arc& few = arcs_[sketch_.limit];
  if (few.kind != MentionKind::kCue) return true;
  if (arcs_.says(few, kLatestWords)) {
    const ColumnExpr date = implied(scales::kDate);
    if (!date.valid()) return false;
    block_.order.push_back({{date, Aggregate::kPlain}, true, {sketch_.limit}});
  } else if (arcs_.says(few, kRankingWords)) {
    if (!order_by_figure()) count(Feature::kNoColumn, RuleFeature::kNoColumn);
  }
  return true;
}

// "in descending order" without a key: by the last plain output, or by a count that ends the list.
void Grounder::order_directed() {
  const ValueExpr* last = nullptr;
  for (const ValueExpr& t : block_.select)
    if (t.fn == Aggregate::kPlain && !t.column.whole()) last = &t;
  if (block_.select.back().fn == Aggregate::kCount && sketch_.outputs.size() > 1)
    last = &block_.select.back();  // "... and the number of each, in descending order"
  block_.order.push_back({last != nullptr ? *last : block_.select.back(), sketch_.descending,
                          cues_of(state_.cues, Slot::kOrder)});
}

bool Grounder::add_orders() {
  for (const OrderPart& part : sketch_.orders) {
    Ordering by = order_of(part);
    if (!by.term.column.valid()) {
      count(Feature::kNoColumn, RuleFeature::kNoColumn);
      continue;
    }
    by.from = {part.arc, part.hint};
    by.from.add(cues_of(state_.cues, Slot::kOrder, {part.arc, part.hint, kNoArc}));
    if (by.term.from.empty()) by.term.from = by.from;
    block_.order.push_back(std::move(by));
  }
  if (sketch_.limit != kNoArc && block_.order.empty() &&
      sketch_.superlative.kind == SuperlativeKind::kUnset && !order_limited())
    return false;
  if (sketch_.directed && block_.order.empty() && !block_.select.empty() && !block_.limit)
    order_directed();
  return true;
}

}  // namespace ask::engine
