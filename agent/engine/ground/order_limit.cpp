#include "agent/engine/ground/order_limit.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/ground/column_resolution.h"
#include "agent/engine/ground/dates.h"
#include "agent/engine/ground/implied_sums.h"
#include "agent/engine/ground/named_dates.h"
#include "agent/engine/ground/operands.h"
#include "agent/engine/lexicon/extreme_words.h"
#include "agent/engine/lexicon/placing_words.h"
#include "agent/engine/lexicon/scales.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// The quantity column of a table's rows where the question has a verb of selling: how many tickets
// each sale was of. Invalid if there is none or several.
ColumnExpr quantity_sold(const Arcs& arcs, const ColumnFacts& facts, const Arc& rows,
                         uint32_t table) {
  bool sold = false;
  for (size_t t = 0; t < arcs.tokens(); ++t)  // not "orders", the rows that are counted
    sold |= (t < rows.begin || t >= rows.end) && text::is_one_of(arcs.token(t).lemma, kTradeVerbs);
  const uint32_t c = sold ? only_measure(facts.index(), table, kQuantityColumns) : kNone;
  return c == kNone ? ColumnExpr{} : ColumnExpr{table, c};
}

// The key of the table, else its name.
ColumnExpr key_or_name(const ColumnFacts& facts, uint32_t table) {
  const ColumnExpr key = facts.key_of(table);
  return key.valid() ? key : facts.name_of(table);
}

// The table that stores the kind right after a superlative, of which the rows before it have some:
// pets in "who has the oldest dog". kNone if several may, or it is the entity.
uint32_t table_of_kind(const GroundingInput& input, const GroundingState& state, const Arc& hint) {
  const auto named = [&](uint32_t table, const auto& placed) {
    return std::any_of(input.sketch.tables.begin(), input.sketch.tables.end(), [&](ArcId t) {
      return input.table_of(t) == table && placed(input.arcs[t]);
    });
  };
  if (!named(state.entity, [&](const Arc& arc) { return arc.end <= hint.begin; })) return kNone;
  for (const Filter& filter : input.sketch.filters) {
    if (filter.value == kNoArc || input.arcs[filter.value].begin != hint.end) continue;
    const Arc& kind = input.arcs[filter.value];
    if (kind.kind != MentionKind::kValue) return kNone;
    const uint32_t table = input.arcs.mention(kind).table;
    for (size_t i = 1; i < kind.count; ++i)
      if (input.arcs.mention(kind, i).table != table) return kNone;
    const bool adjective =  // "the oldest red cars"
        named(table, [&](const Arc& arc) { return arc.begin == kind.end; });
    return table == state.entity || adjective ? kNone : table;
  }
  return kNone;
}

// The column of the table right after a superlative that its scale ranks by: the duration of slots
// in "which artist has the longest slot" and "who was on the longest call", and the date of hires
// in "the latest hire of each tool". No match if the table has none or is the entity, unless the
// dates of each group are ranked.
ScaleMatch scale_after_superlative(const GroundingInput& input, const GroundingState& state,
                                   ArcId superlative) {
  const Arc& hint = input.arcs[superlative];
  for (const ArcId t : input.sketch.tables)
    if (input.arcs[t].begin == hint.end &&
        (input.table_of(t) != state.entity ||
         (input.arcs.mention(hint).scale.word == scales::kDate && !input.sketch.groups.empty()))) {
      const std::string_view scale = input.arcs.mention(hint).scale.word;
      const ScaleMatch match = match_scale(input.facts, input.table_of(t), scale);
      if (match.column.valid() || !scales::is_lasting(scale)) return match;
      return {duration_of(input, input.table_of(t)), 1.0F, false};
    }
  return {};
}

// "birth month", "month of birth": the month of that date
void take_compound_period(const GroundingInput& input, ArcId id, ColumnExpr& c) {
  const Arc& arc = input.arcs[id];
  if (arc.kind == MentionKind::kColumn && arc.end - arc.begin >= 2) take_period(input, arc, c);
}

// LIMIT and OFFSET of "top 5", "the third largest".
void set_limit(const GroundingInput& input, GroundingState& state) {
  if (input.sketch.limit == kNoArc) return;
  const Value n = number_of(input.arcs, input.sketch.limit);
  const auto* whole = std::get_if<int64_t>(&n);
  if (whole == nullptr) return;
  const bool ordinal = input.arcs.mention(input.arcs[input.sketch.limit]).ordinal;
  state.block.limit = ordinal ? 1 : *whole;
  if (ordinal && *whole > 1) state.block.offset = *whole - 1;
}

// The order of a superlative whose column is named: "the highest <column>".
Ordering rank_by_column(const GroundingInput& input, GroundingState& state,
                        const Superlative& superlative) {
  const ColumnExpr c = resolve_column(input, state, superlative.arc, kNone, Want::kNumber);
  Ordering by{{c, implied_aggregate(input, state, c, superlative.fn)}, superlative.descending};
  if (by.term.fn == Aggregate::kPlain && adds_up_over_rows(input, state, c))
    by.term.fn = Aggregate::kSum;
  if (c.adds_up() && !state.mentioned.empty()) state.score.charge(RuleFeature::kTopByMeasure, 0.6F);
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

// "who cancelled first": the date of the rows whose state the verb before the superlative names.
// Invalid if there is none.
ColumnExpr date_of_state(const GroundingInput& input, const GroundingState& state, ArcId hint) {
  for (const Filter& f : input.sketch.filters) {
    if (f.op == Op::kIsNull && f.negated && f.column != kNoArc &&
        input.arcs[f.column].end == input.arcs[hint].begin) {
      const ColumnExpr date = best_column(input.arcs, input.arcs[f.column]);
      if (date.valid() && input.facts.temporal(date)) return date;
    }
    if (f.value == kNoArc || f.negated || input.arcs[f.value].kind != MentionKind::kValue ||
        input.arcs[f.value].end != input.arcs[hint].begin)
      continue;
    const Mention& value = input.arcs.mention(input.arcs[f.value]);
    if (value.table != state.entity && !input.facts.of({value.table, value.column}).naming)
      return match_scale(input.facts, value.table, scales::kDate).column;
  }
  return {};
}

// "who hired the tent last": the date of the rows that the verb names, where the question ends with
// the superlative. Invalid if there is none.
ColumnExpr date_of_deed(const GroundingInput& input, ArcId hint) {
  constexpr float kExact = 0.9F;
  const Arcs& arcs = input.arcs;
  for (size_t t = arcs[hint].end; t < arcs.tokens(); ++t)
    if (!arcs.token(t).punctuation) return {};
  for (const ArcId id : input.sketch.tables) {
    const Arc& verb = arcs[id];
    if (verb.score < kExact || verb.end >= arcs[hint].begin ||
        !has_past_suffix(arcs.token(verb.end - 1U).folded))
      continue;
    const ColumnExpr date = date_of_rows(input.facts, input.table_of(id));
    if (date.valid()) return date;
  }
  return {};
}

// True for "our biggest sponsor", "the most generous donors": of all that each of them gave.
bool adds_up_for_adjective(const GroundingInput& input, const GroundingState& state,
                           const Superlative& superlative, const ColumnExpr& column) {
  const Arc& hint = input.arcs[superlative.hint];
  const std::string_view scale = input.arcs.mention(hint).scale.word;
  if (!text::is_one_of(scale, kAddedUpScales) || !column.valid() || column.whole() ||
      !keeps_people(input.facts.index(), state.entity) ||
      column.table == state.entity || !input.graph.to_one(column.table, state.entity) ||
      input.graph.to_one(state.entity, column.table) || !input.facts.measure(column) ||
      input.facts.intensive(column))
    return false;
  return std::any_of(input.sketch.tables.begin(), input.sketch.tables.end(), [&](ArcId t) {
    return input.arcs[t].begin == hint.end && input.table_of(t) == state.entity;
  });
}

// The order of a superlative whose adjective implies the column: "the oldest". Its column is
// invalid if none fits.
Ordering rank_by_adjective(const GroundingInput& input, GroundingState& state,
                           const Superlative& superlative) {
  const std::string_view scale = input.arcs.mention(input.arcs[superlative.hint]).scale.word;
  const ScaleMatch after = scale_after_superlative(input, state, superlative.hint);
  Ordering by{{after.column, superlative.fn}, superlative.descending};
  bool reversed = after.reversed;
  ColumnExpr& column = by.term.column;
  if (!column.valid() && scale == scales::kDate) column = date_shown(input.facts, state.block);
  if (!column.valid() && scale == scales::kDate)
    column = date_of_ranked_verb(input, state, superlative.hint);
  if (!column.valid() && scale == scales::kDate) column = date_of_deed(input, superlative.hint);
  if (!column.valid() && scale == scales::kDate)
    column = date_of_state(input, state, superlative.hint);
  if (!column.valid()) column = implied_column(input, state, scale, &reversed);
  if (column.valid() && column.table == state.entity) {
    const uint32_t of_kind = table_of_kind(input, state, input.arcs[superlative.hint]);
    const ScaleMatch match =
        of_kind == kNone ? ScaleMatch() : match_scale(input.facts, of_kind, scale);
    if (match.column.valid()) column = match.column, reversed = match.reversed;
  }
  if (!column.valid() && (scale.empty() || scale == scales::kSize)) {
    // "the largest <table>" by its only quantity
    const auto measures = input.facts.index().measures(state.entity);
    if (measures.size() == 1) column = {state.entity, measures[0]};
  }
  by.descending = superlative.descending != reversed;
  if (scale == scales::kRating && by.term.fn == Aggregate::kPlain && column.valid() &&
      column.table != state.entity && !input.graph.to_one(state.entity, column.table))
    by.term.fn = Aggregate::kAverage;  // "the best rated <table>" with many ratings
  if (by.term.fn == Aggregate::kPlain && adds_up_for_adjective(input, state, superlative, column))
    by.term.fn = Aggregate::kSum;
  return by;
}

// The column in which the number of `id` per entity is stored, which takes the place of counting
// its rows; then the table of `id` is not needed. Invalid if there is none.
ColumnExpr stored_count(const GroundingInput& input, GroundingState& state, ArcId id) {
  const ColumnExpr stored = count_column(input, id, state.entity);
  if (!stored.valid() || input.arcs[id].kind != MentionKind::kTable) return stored;
  if (const uint32_t t = input.table_of(id); t != state.entity) {
    std::erase(state.needed, t);
    std::erase(state.mentioned, t);
  }
  return stored;
}

// "which town borrows the most": the people are named by their action, and the count is of their
// actions.
bool named_by_verb(const GroundingInput& input, const GroundingState& state) {
  const SchemaIndex& index = input.facts.index();
  if (!keeps_people(index, state.entity)) return false;
  const std::string& noun = index.word(index.table(state.entity).words.back()).lemma;
  for (const ArcId id : input.sketch.tables)
    if (const uint32_t t = input.table_of(id);
        t != state.entity && input.graph.to_one(t, state.entity))
      return false;  // read as the table of the actions
  bool by_verb = false;
  for (const Arc& arc : input.arcs.all) {
    if (arc.kind != MentionKind::kTable || input.arcs.mention(arc).table != state.entity) continue;
    const std::string& word = input.arcs.token(arc.end - 1U).lemma;
    if (word == noun) return false;
    by_verb |= word.size() < noun.size() && noun.starts_with(word);
  }
  return by_verb;
}

// The order of "the most <table>" and "the most common <column>": a count of rows, or of what the
// rows store. `mode` becomes the column whose values are counted.
ValueExpr rank_by_count(const GroundingInput& input, GroundingState& state,
                        const Superlative& superlative, GroupKey& mode) {
  const ValueExpr rows{{state.entity, kNone}, Aggregate::kCount};
  if (named_by_verb(input, state)) state.score.count(Feature::kNoColumn, RuleFeature::kNoColumn, 2);
  if (superlative.arc == kNoArc) return rows;
  const bool is_table = input.arcs[superlative.arc].kind == MentionKind::kTable;
  if (superlative.kind != SuperlativeKind::kCount) {
    mode = {is_table ? key_or_name(input.facts, input.table_of(superlative.arc))
                     : resolve_column(input, state, superlative.arc, state.owner),
            {superlative.arc}};
    if (!is_table) take_compound_period(input, superlative.arc, mode);
    return rows;
  }
  if (input.sketch.groups.empty())
    if (const ColumnExpr stored = stored_count(input, state, superlative.arc); stored.valid())
      return {stored, Aggregate::kPlain};
  if (is_table) {
    state.require(input.table_of(superlative.arc));
    if (const ColumnExpr sold = quantity_sold(input.arcs, input.facts, input.arcs[superlative.arc],
                                              input.table_of(superlative.arc));
        sold.valid())
      return {sold, Aggregate::kSum};  // "which film sold the most tickets"
  } else if (const ColumnExpr c = resolve_column(input, state, superlative.arc); c.valid()) {
    state.require(c.table);
  }
  return rows;
}

// The order term of a direction without a column ("cheapest first", "highest count first"): an
// output that fits the adjective, else the column that the adjective implies.
ValueExpr implied_order(const GroundingInput& input, GroundingState& state, const OrderPart& part,
                        bool* reversed) {
  const Arc& arc = input.arcs[part.hint];
  const std::string_view scale = input.arcs.mention(arc).scale.word;
  const ValueExpr *figure = nullptr, *quantity = nullptr, *fitting = nullptr;
  float best = 0;
  for (const ValueExpr& t : state.block.select) {
    if (t.fn != Aggregate::kPlain && (part.fn == Aggregate::kPlain || part.fn == t.fn)) figure = &t;
    if (t.fn == Aggregate::kPlain && !t.column.whole() && input.facts.quantity(t.column))
      quantity = &t;
    const ScaleMatch match = match_column(input.facts, t.column, scale);
    if (match.score > best) {
      best = match.score;
      fitting = &t;
      *reversed = match.reversed;
    }
  }
  const bool anything = scale.empty() || scale == scales::kRating || scale == scales::kSize ||
                        input.arcs.says(arc, kHeightSuperlatives);
  if (anything && figure != nullptr) return *reversed = false, *figure;
  if (fitting != nullptr) return *fitting;
  const ColumnExpr c = implied_column(input, state, scale, reversed);
  if (c.valid() && !(anything && quantity != nullptr)) return {c};
  *reversed = false;
  if (figure != nullptr) return *figure;
  return quantity != nullptr ? *quantity : ValueExpr{};
}

// "top 3 customers", "revenue by country, highest 3": ordered by the figure that is shown, else by
// the only quantity of the entity, which is then shown too. False if there is none.
bool order_by_figure(const GroundingInput& input, GroundingState& state) {
  const ValueExpr* figure = nullptr;
  for (const ValueExpr& t : state.block.select) {
    const bool counts =
        t.fn == Aggregate::kCount || t.fn == Aggregate::kSum || t.fn == Aggregate::kAverage;
    if (!counts && t.fn != Aggregate::kPlain) return false;  // "top 3 highest ..."
    if (!counts && (t.column.whole() || !input.facts.measure(t.column))) continue;
    if (figure != nullptr) return false;
    figure = &t;
  }
  if (figure == nullptr && !input.sketch.groups.empty()) return false;
  ValueExpr by;
  if (figure != nullptr) {
    by = *figure;
  } else {
    const auto measures = input.facts.index().measures(state.entity);
    if (measures.size() != 1) return false;
    by = {{state.entity, measures[0]}};
    by.from = {input.sketch.limit};
    state.add_output(by, by.from);
  }
  state.block.order.push_back(
      {by, input.sketch.descending, {input.sketch.limit}, by.fn != Aggregate::kPlain});
  return true;
}

// "sorted by the number of <arc>"
ValueExpr ground_count_order(const GroundingInput& input, GroundingState& state, ArcId id) {
  const ValueExpr rows{{state.entity, kNone}, Aggregate::kCount};
  if (id == kNoArc) return rows;
  if (const ColumnExpr stored = stored_count(input, state, id); stored.valid()) return {stored};
  if (input.arcs[id].kind == MentionKind::kTable) {
    state.require(input.table_of(id));
  } else if (const ColumnExpr c = resolve_column(input, state, id, state.owner);
             input.facts.quantity(c)) {
    return {c};
  }
  return rows;
}

// "sorted by <column>"; the term's column is invalid if none fits.
Ordering ground_column_order(const GroundingInput& input, GroundingState& state,
                             const OrderPart& part, bool descending) {
  ColumnExpr c = resolve_column(input, state, part.arc, state.owner);
  take_compound_period(input, part.arc, c);
  Ordering by{{c, implied_aggregate(input, state, c, part.fn)}, descending};
  if (by.term.fn == Aggregate::kPlain && adds_up_over_children(input, state, c))
    by.term.fn = Aggregate::kSum;
  if (part.hint != kNoArc && c.valid() && !c.whole() &&
      match_column(input.facts, c, input.arcs.mention(input.arcs[part.hint]).scale.word).reversed)
    by.descending = !by.descending;  // "by date of birth, oldest first"
  if (by.term.fn == Aggregate::kSum && part.fn == Aggregate::kPlain &&
      input.sketch.limit != kNoArc) {
    state.add_output(by.term, {part.arc, part.hint});  // "top 5 customers by revenue": show it too
    state.score.charge(RuleFeature::kTopByMeasure, state.mentioned.empty() ? 0 : 1);
  }
  if (by.term.column.whole()) by.term.column = {};
  return by;
}

// "rank customers by revenue": from the highest, unless it is a place of which the first is 1.
bool ranks_from_first(const GroundingInput& input, const OrderPart& part) {
  bool ranks = false;
  for (size_t t = 0; t < input.arcs.tokens(); ++t)  // not "names and ranks of officers"
    ranks |= input.arcs.token(t).folded == kRankingVerb &&
             (t == 0 || text::is_one_of(input.arcs.token(t - 1).folded, kBeforeRankingVerb));
  if (!ranks || part.fn == Aggregate::kCount || part.arc == kNoArc) return ranks;
  const ColumnExpr by = best_column(input.arcs, input.arcs[part.arc]);
  const SchemaIndex& index = input.facts.index();
  return by.valid() && input.facts.measure(by) && !by.whole() &&
         !index.has_any_word(index.column(by.table, by.column), kPlacingColumns);
}

// The order of one order key of the sketch; its column is invalid if none fits.
Ordering ground_order(const GroundingInput& input, GroundingState& state, const OrderPart& part) {
  const bool descending = part.directed          ? part.descending
                          : input.sketch.directed ? input.sketch.descending
                                                  : ranks_from_first(input, part);
  if (part.fn == Aggregate::kCount) return {ground_count_order(input, state, part.arc), descending};
  if (part.arc == kNoArc) {
    bool reversed = false;
    const ValueExpr term = implied_order(input, state, part, &reversed);
    return {term, descending != reversed, {}, term.fn != Aggregate::kPlain};
  }
  if (input.sketch.limit == kNoArc || input.arcs[part.arc].kind != MentionKind::kTable)
    return ground_column_order(input, state, part, descending);
  const uint32_t counted = input.table_of(part.arc);
  if (counted == state.entity || input.graph.to_one(state.entity, counted))
    return ground_column_order(input, state, part, descending);
  state.require(counted);  // "top 3 customers by orders"
  return {{{counted, kNone}, Aggregate::kCount}, descending};
}

// "the last 5 orders", "the top 5 customers": the order that a limit without one implies. False if
// no column orders the rows in time.
bool order_limited(const GroundingInput& input, GroundingState& state) {
  const Arc& few = input.arcs[input.sketch.limit];
  if (few.kind != MentionKind::kCue) return true;
  if (input.arcs.says(few, kLatestWords)) {
    const ColumnExpr date = implied_column(input, state, scales::kDate);
    if (!date.valid()) return false;
    state.block.order.push_back({{date, Aggregate::kPlain}, true, {input.sketch.limit}});
  } else if (input.arcs.says(few, kRankingWords)) {
    if (!order_by_figure(input, state))
      state.score.count(Feature::kNoColumn, RuleFeature::kNoColumn);
  }
  return true;
}

// "in alphabetical order" without a key: the name among the outputs, else the first text. Null if
// the question says no such thing or shows no text.
const ValueExpr* alphabetical_output(const GroundingInput& input, const QueryBlock& block) {
  bool alphabetical = false;
  for (size_t t = 0; t < input.arcs.tokens(); ++t)
    alphabetical |= text::is_one_of(input.arcs.token(t).folded, kAlphabeticalWords);
  if (!alphabetical) return nullptr;
  const ValueExpr* found = nullptr;
  for (const ValueExpr& t : block.select) {
    if (t.fn != Aggregate::kPlain || t.column.whole() || !input.facts.text(t.column)) continue;
    if (input.facts.of(t.column).naming) return &t;
    if (found == nullptr) found = &t;
  }
  return found;
}

// "in descending order" without a key: by the last plain output, or by a count that ends the list.
void order_directed(const GroundingInput& input, GroundingState& state) {
  const ValueExpr* last = nullptr;
  for (const ValueExpr& t : state.block.select)
    if (t.fn == Aggregate::kPlain && !t.column.whole()) last = &t;
  if (state.block.select.back().fn == Aggregate::kCount && input.sketch.outputs.size() > 1)
    last = &state.block.select.back();  // "... and the number of each, in descending order"
  if (const ValueExpr* text = alphabetical_output(input, state.block)) last = text;
  state.block.order.push_back({last != nullptr ? *last : state.block.select.back(),
                               input.sketch.descending, cues_of(input.cues, CueSlot::kOrder)});
}

}  // namespace

GroupKey ground_superlative(const GroundingInput& input, GroundingState& state) {
  const Superlative& e = input.sketch.superlative;
  GroupKey mode{ColumnExpr{}};
  set_limit(input, state);
  if (e.kind == SuperlativeKind::kUnset) return mode;
  if (!state.block.limit) state.block.limit = 1, state.block.ties = true;
  Origin from{e.arc, e.hint, input.sketch.limit};
  from.add(cues_of(input.cues, CueSlot::kSuperlative));
  if (e.kind != SuperlativeKind::kColumn) {
    Ordering by{rank_by_count(input, state, e, mode), e.descending};
    by.from = by.term.from = from;
    state.block.order.push_back(std::move(by));
    return mode;
  }
  Ordering by =
      e.arc != kNoArc ? rank_by_column(input, state, e) : rank_by_adjective(input, state, e);
  by.from = by.term.from = from;
  if (by.term.column.valid()) {
    state.block.order.push_back(by);
    return mode;
  }
  state.score.count(Feature::kNoColumn, RuleFeature::kNoColumn);
  state.block.limit.reset();
  state.block.ties = false;
  return mode;
}

bool ground_orders(const GroundingInput& input, GroundingState& state) {
  for (const OrderPart& part : input.sketch.orders) {
    Ordering by = ground_order(input, state, part);
    if (!by.term.column.valid()) {
      state.score.count(Feature::kNoColumn, RuleFeature::kNoColumn);
      continue;
    }
    by.from = {part.arc, part.hint};
    by.from.add(cues_of(input.cues, CueSlot::kOrder, {part.arc, part.hint, kNoArc}));
    if (by.term.from.empty()) by.term.from = by.from;
    state.block.order.push_back(std::move(by));
  }
  if (input.sketch.limit != kNoArc && state.block.order.empty() &&
      input.sketch.superlative.kind == SuperlativeKind::kUnset && !order_limited(input, state))
    return false;
  if (input.sketch.directed && state.block.order.empty() && !state.block.select.empty() &&
      !state.block.limit)
    order_directed(input, state);
  return true;
}

}  // namespace ask::engine
