#include "agent/engine/ground/order_limit.h"

#include "agent/common/words.h"
#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/implied_sums.h"
#include "agent/engine/ground/operands.h"
#include "agent/engine/lexicon/scales.h"
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
ColumnExpr key_or_name(const ColumnFacts& facts, uint32_t table) {
  const ColumnExpr key = facts.key_of(table);
  return key.valid() ? key : facts.name_of(table);
}

// The column of the table right behind a superlative that its scale ranks by: the duration of slots
// in "which artist has the longest slot". No match if the table has none or is the entity.
ScaleMatch scale_of_said(const GroundingInput& in, const Grounding& g, ArcId superlative) {
  const Arc& hint = in.arcs[superlative];
  for (const ArcId t : in.sketch.tables)
    if (in.arcs[t].begin == hint.end && in.table_of(t) != g.entity)
      return match_scale(in.facts, in.table_of(t), in.arcs.mention(hint).scale.word);
  return {};
}

// LIMIT and OFFSET of "top 5", "the third largest".
void set_limit(const GroundingInput& in, Grounding& g) {
  if (in.sketch.limit == kNoArc) return;
  const Value n = number_of(in.arcs, in.sketch.limit);
  const auto* whole = std::get_if<int64_t>(&n);
  if (whole == nullptr) return;
  const bool ordinal = in.arcs.mention(in.arcs[in.sketch.limit]).ordinal;
  g.block.limit = ordinal ? 1 : *whole;
  if (ordinal && *whole > 1) g.block.offset = *whole - 1;
}

// The order of a superlative whose column is named: "the highest <column>".
Ordering rank_by_column(const GroundingInput& in, Grounding& g, const Superlative& e) {
  const ColumnExpr c = resolve_column(in, g, e.arc, kNone, Want::kNumber);
  Ordering by{{c, implied_aggregate(in, g, c, e.fn)}, e.descending};
  if (by.term.fn == Aggregate::kPlain && adds_up_over_rows(in, g, c)) by.term.fn = Aggregate::kSum;
  if (c.adds_up() && !g.mentioned.empty()) g.score.charge(RuleFeature::kTopByMeasure, 0.6F);
  return by;
}

// "when was the last owl admitted": the only date that is shown. Invalid if there is none.
ColumnExpr date_shown(const ColumnFacts& column_facts, const QueryBlock& block) {
  ColumnExpr out;
  for (const ValueExpr& t : block.select) {
    if (t.fn != Aggregate::kPlain || t.column.whole() || t.column.expression != kNone ||
        !column_facts.temporal(t.column))
      continue;
    if (out.valid()) return {};
    out = t.column;
  }
  return out;
}

// The order of a superlative whose adjective implies the column: "the oldest". Its column is
// invalid if none fits.
Ordering rank_by_adjective(const GroundingInput& in, Grounding& g, const Superlative& e) {
  const std::string_view scale = in.arcs.mention(in.arcs[e.hint]).scale.word;
  const ScaleMatch said = scale_of_said(in, g, e.hint);
  Ordering by{{said.column, e.fn}, e.descending};
  bool reversed = said.reversed;
  ColumnExpr& column = by.term.column;
  if (!column.valid() && scale == scales::kDate) column = date_shown(in.facts, g.block);
  if (!column.valid()) column = implied_column(in, g, scale, &reversed);
  if (!column.valid() && (scale.empty() || scale == scales::kSize)) {
    // "the largest <table>" by its only quantity
    const auto measures = in.facts.index().measures(g.entity);
    if (measures.size() == 1) column = {g.entity, measures[0]};
  }
  by.descending = e.descending != reversed;
  if (scale == scales::kRating && by.term.fn == Aggregate::kPlain && column.valid() &&
      column.table != g.entity && !in.graph.to_one(g.entity, column.table))
    by.term.fn = Aggregate::kAverage;  // "the best rated <table>" with many ratings
  return by;
}

// The column in which the number of `id` per entity is stored, which takes the place of counting
// its rows; then the table of `id` is not needed. Invalid if there is none.
ColumnExpr stored_count(const GroundingInput& in, Grounding& g, ArcId id) {
  const ColumnExpr stored = count_column(in, id, g.entity);
  if (!stored.valid() || in.arcs[id].kind != MentionKind::kTable) return stored;
  if (const uint32_t t = in.table_of(id); t != g.entity) {
    std::erase(g.needed, t);
    std::erase(g.mentioned, t);
  }
  return stored;
}

// The order of "the most <table>" and "the most common <column>": a count of rows, or of what the
// rows store.
ValueExpr rank_by_count(const GroundingInput& in, Grounding& g, const Superlative& e) {
  const ValueExpr rows{{g.entity, kNone}, Aggregate::kCount};
  if (e.arc == kNoArc) return rows;
  const bool is_table = in.arcs[e.arc].kind == MentionKind::kTable;
  if (e.kind != SuperlativeKind::kCount) {
    g.mode_column = {is_table ? key_or_name(in.facts, in.table_of(e.arc))
                              : resolve_column(in, g, e.arc, g.owner),
                     {e.arc}};
    return rows;
  }
  if (in.sketch.groups.empty())
    if (const ColumnExpr stored = stored_count(in, g, e.arc); stored.valid())
      return {stored, Aggregate::kPlain};
  if (is_table) {
    g.require(in.table_of(e.arc));
    if (const ColumnExpr sold = quantity_sold(in.arcs, in.facts, in.table_of(e.arc)); sold.valid())
      return {sold, Aggregate::kSum};  // "which film sold the most tickets"
  } else if (const ColumnExpr c = resolve_column(in, g, e.arc); c.valid()) {
    g.require(c.table);
  }
  return rows;
}

// The order term of a direction without a column ("cheapest first", "highest count first"): an
// output that fits the adjective, else the column that the adjective implies.
ValueExpr said_order(const GroundingInput& in, Grounding& g, const OrderPart& part,
                     bool* reversed) {
  const Arc& u = in.arcs[part.hint];
  const std::string_view scale = in.arcs.mention(u).scale.word;
  const ValueExpr *figure = nullptr, *quantity = nullptr, *fitting = nullptr;
  float best = 0;
  for (const ValueExpr& t : g.block.select) {
    if (t.fn != Aggregate::kPlain && (part.fn == Aggregate::kPlain || part.fn == t.fn)) figure = &t;
    if (t.fn == Aggregate::kPlain && !t.column.whole() && in.facts.quantity(t.column))
      quantity = &t;
    const ScaleMatch match = match_column(in.facts, t.column, scale);
    if (match.score > best) {
      best = match.score;
      fitting = &t;
      *reversed = match.reversed;
    }
  }
  const bool anything = scale.empty() || scale == scales::kRating || scale == scales::kSize ||
                        in.arcs.says(u, kHeightSuperlatives);
  if (anything && figure != nullptr) return *reversed = false, *figure;
  if (fitting != nullptr) return *fitting;
  const ColumnExpr c = implied_column(in, g, scale, reversed);
  if (c.valid() && !(anything && quantity != nullptr)) return {c};
  *reversed = false;
  if (figure != nullptr) return *figure;
  return quantity != nullptr ? *quantity : ValueExpr{};
}

// "top 3 customers", "revenue by country, highest 3": ordered by the figure that is shown, else by
// the only quantity of the entity, which is then shown too. False if there is none.
bool order_by_figure(const GroundingInput& in, Grounding& g) {
  const ValueExpr* figure = nullptr;
  for (const ValueExpr& t : g.block.select) {
    const bool counts =
        t.fn == Aggregate::kCount || t.fn == Aggregate::kSum || t.fn == Aggregate::kAverage;
    if (!counts && t.fn != Aggregate::kPlain) return false;  // "top 3 highest ..."
    if (!counts && (t.column.whole() || !in.facts.measure(t.column))) continue;
    if (figure != nullptr) return false;
    figure = &t;
  }
  if (figure == nullptr && !in.sketch.groups.empty()) return false;
  ValueExpr by;
  if (figure != nullptr) {
    by = *figure;
  } else {
    const auto measures = in.facts.index().measures(g.entity);
    if (measures.size() != 1) return false;
    by = {{g.entity, measures[0]}};
    by.from = {in.sketch.limit};
    g.add_output(by, by.from);
  }
  g.block.order.push_back({by, in.sketch.descending, {in.sketch.limit}});
  return true;
}

// "sorted by the number of <arc>"
ValueExpr order_by_count(const GroundingInput& in, Grounding& g, ArcId id) {
  const ValueExpr rows{{g.entity, kNone}, Aggregate::kCount};
  if (id == kNoArc) return rows;
  if (const ColumnExpr stored = stored_count(in, g, id); stored.valid()) return {stored};
  if (in.arcs[id].kind == MentionKind::kTable) {
    g.require(in.table_of(id));
  } else if (const ColumnExpr c = resolve_column(in, g, id, g.owner); in.facts.quantity(c)) {
    return {c};
  }
  return rows;
}

// "sorted by <column>"; the term's column is invalid if none fits.
Ordering order_by_column(const GroundingInput& in, Grounding& g, const OrderPart& part,
                         bool descending) {
  const ColumnExpr c = resolve_column(in, g, part.arc, g.owner);
  Ordering by{{c, implied_aggregate(in, g, c, part.fn)}, descending};
  if (by.term.fn == Aggregate::kPlain && adds_up_over_children(in, g, c))
    by.term.fn = Aggregate::kSum;
  if (part.hint != kNoArc && c.valid() && !c.whole() &&
      match_column(in.facts, c, in.arcs.mention(in.arcs[part.hint]).scale.word).reversed)
    by.descending = !by.descending;  // "by date of birth, oldest first"
  if (by.term.fn == Aggregate::kSum && part.fn == Aggregate::kPlain && in.sketch.limit != kNoArc) {
    g.add_output(by.term, {part.arc, part.hint});  // "top 5 customers by revenue": show it too
    g.score.charge(RuleFeature::kTopByMeasure, g.mentioned.empty() ? 0 : 1);
  }
  if (by.term.column.whole()) by.term.column = {};
  return by;
}

// The order of one order key of the sketch; its column is invalid if none fits.
Ordering order_of(const GroundingInput& in, Grounding& g, const OrderPart& part) {
  const bool descending =
      part.directed ? part.descending : in.sketch.directed && in.sketch.descending;
  if (part.fn == Aggregate::kCount) return {order_by_count(in, g, part.arc), descending};
  if (part.arc == kNoArc) {
    bool reversed = false;
    const ValueExpr term = said_order(in, g, part, &reversed);
    return {term, descending != reversed};
  }
  if (in.sketch.limit == kNoArc || in.arcs[part.arc].kind != MentionKind::kTable)
    return order_by_column(in, g, part, descending);
  const uint32_t counted = in.table_of(part.arc);
  if (counted == g.entity || in.graph.to_one(g.entity, counted))
    return order_by_column(in, g, part, descending);
  g.require(counted);  // "top 3 customers by orders"
  return {{{counted, kNone}, Aggregate::kCount}, descending};
}

// "the last 5 orders", "the top 5 customers": the order that a limit without one implies. False if
// nothing tells what came last.
bool order_limited(const GroundingInput& in, Grounding& g) {
  const Arc& few = in.arcs[in.sketch.limit];
  if (few.kind != MentionKind::kCue) return true;
  if (in.arcs.says(few, kLatestWords)) {
    const ColumnExpr date = implied_column(in, g, scales::kDate);
    if (!date.valid()) return false;
    g.block.order.push_back({{date, Aggregate::kPlain}, true, {in.sketch.limit}});
  } else if (in.arcs.says(few, kRankingWords)) {
    if (!order_by_figure(in, g)) g.score.count(Feature::kNoColumn, RuleFeature::kNoColumn);
  }
  return true;
}

// "in descending order" without a key: by the last plain output, or by a count that ends the list.
void order_directed(const GroundingInput& in, Grounding& g) {
  const ValueExpr* last = nullptr;
  for (const ValueExpr& t : g.block.select)
    if (t.fn == Aggregate::kPlain && !t.column.whole()) last = &t;
  if (g.block.select.back().fn == Aggregate::kCount && in.sketch.outputs.size() > 1)
    last = &g.block.select.back();  // "... and the number of each, in descending order"
  g.block.order.push_back({last != nullptr ? *last : g.block.select.back(), in.sketch.descending,
                           cues_of(in.cues, Slot::kOrder)});
}

}  // namespace

void ground_superlative(const GroundingInput& in, Grounding& g) {
  const Superlative& e = in.sketch.superlative;
  set_limit(in, g);
  if (e.kind == SuperlativeKind::kUnset) return;
  if (!g.block.limit) g.block.limit = 1, g.block.ties = true;
  Origin from{e.arc, e.hint, in.sketch.limit};
  from.add(cues_of(in.cues, Slot::kSuperlative));
  if (e.kind != SuperlativeKind::kColumn) {
    Ordering by{rank_by_count(in, g, e), e.descending};
    by.from = by.term.from = from;
    g.block.order.push_back(std::move(by));
    return;
  }
  Ordering by = e.arc != kNoArc ? rank_by_column(in, g, e) : rank_by_adjective(in, g, e);
  by.from = by.term.from = from;
  if (by.term.column.valid()) {
    g.block.order.push_back(by);
    return;
  }
  g.score.count(Feature::kNoColumn, RuleFeature::kNoColumn);
  g.block.limit.reset();
  g.block.ties = false;
}

bool ground_orders(const GroundingInput& in, Grounding& g) {
  for (const OrderPart& part : in.sketch.orders) {
    Ordering by = order_of(in, g, part);
    if (!by.term.column.valid()) {
      g.score.count(Feature::kNoColumn, RuleFeature::kNoColumn);
      continue;
    }
    by.from = {part.arc, part.hint};
    by.from.add(cues_of(in.cues, Slot::kOrder, {part.arc, part.hint, kNoArc}));
    if (by.term.from.empty()) by.term.from = by.from;
    g.block.order.push_back(std::move(by));
  }
  if (in.sketch.limit != kNoArc && g.block.order.empty() &&
      in.sketch.superlative.kind == SuperlativeKind::kUnset && !order_limited(in, g))
    return false;
  if (in.sketch.directed && g.block.order.empty() && !g.block.select.empty() && !g.block.limit)
    order_directed(in, g);
  return true;
}

}  // namespace ask::engine
