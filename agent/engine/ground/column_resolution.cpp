#include "agent/engine/ground/column_resolution.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/ground/date_columns.h"
#include "agent/engine/ground/durations.h"
#include "agent/engine/ground/named_dates.h"
#include "agent/engine/ground/question_word_outputs.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/scales.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/gradable_columns.h"

namespace ask::engine {
namespace {

// Weights of how well the words match (kFit) against how close the column is to the tables of the
// query (the others).
constexpr float kFit = 2.2F, kOwner = 1.0F, kNear = 0.55F, kNearStep = 0.1F, kFarStep = 0.25F,
                kWrongType = 0.9F, kForeignReference = 0.3F, kChosenTwice = 1.2F,
                kByDuration = 0.9F, kByEnd = 2.2F, kNameByDefault = 0.72F, kJustMentioned = 0.35F,
                kToMany = 0.2F, kOverLines = 1.2F, kDateEnding = 1.9F, kPartOf = 0.2F,
                kEventDate = 1.5F, kOwnDate = 0.3F;

// True if a word of one table's name is in the other's: order_items are parts of orders.
bool shares_word(const SchemaIndex& index, uint32_t a, uint32_t b) {
  const auto& words = index.table(b).words;
  return std::any_of(words.begin(), words.end(), [&](uint32_t word) {
    return index.has_word(index.table(a), index.word(word).lemma);
  });
}

// "ordered_at", "soldOn", "start_ts": a name that ends as those of dates do.
bool ends_like_date(const ColumnFacts& column_facts, ColumnExpr c) {
  return column_facts.temporal(c) && text::is_one_of(column_facts.last_word(c), kTimestampEndings);
}

// True if the query has a table of which one row of `of` has several: the amount of an order would
// be added for each of its lines.
bool repeats_over(const GroundingInput& input, const GroundingState& state, uint32_t of) {
  const auto many = [&](uint32_t t) {
    return t != kNone && t != of && input.graph.distance(of, t) != SchemaGraph::kFar &&
           !input.graph.to_one(of, t);
  };
  if (std::any_of(state.mentioned.begin(), state.mentioned.end(), many)) return true;
  const auto column_of_many = [&](ArcId id) {
    if (id == kNoArc) return false;
    const Arc& arc = input.arcs[id];
    if (arc.kind != MentionKind::kColumn && arc.kind != MentionKind::kValue) return false;
    for (size_t i = 0; i < arc.count; ++i)  // some reading is on the side of one
      if (input.arcs.mention(arc, i).score > arc.score - 0.1F &&
          !many(input.arcs.mention(arc, i).table))
        return false;
    return true;
  };
  for (const ArcId group : input.sketch.groups)
    if (column_of_many(group)) return true;
  for (const Filter& f : input.sketch.filters)
    if (column_of_many(f.value) || column_of_many(f.column)) return true;
  return false;
}

// "how long has she worked here": the time until today from the only date of the table's rows.
ColumnExpr time_since_beginning(const GroundingInput& input, uint32_t table) {
  for (const TimeSpan& span : input.facts.index().ongoing()) {
    if (span.table != table) continue;
    ColumnExpr out{table, span.start};
    out.adjust = ColumnExpr::Adjust::kUntilToday;
    return out;
  }
  return {};
}

// True if the question has "to" and a word for the end of a duration of the table: "to resolve".
bool says_end_of_duration(const GroundingInput& input, uint32_t table) {
  const SchemaIndex& index = input.facts.index();
  for (const TimeSpan& span : index.durations()) {
    if (span.table != table) continue;
    for (size_t t = 1; t < input.arcs.tokens(); ++t)
      if (input.arcs.token(t - 1).folded == "to")
        for (const uint32_t w : index.column(table, span.end).words)
          if (index.word(w).stem == input.arcs.token(t).stem) return true;
  }
  return false;
}

}  // namespace

ColumnExpr duration_of(const GroundingInput& input, uint32_t table) {
  const SchemaIndex& index = input.facts.index();
  const TimeSpan* best = nullptr;
  bool best_mentioned = false;
  for (const TimeSpan& span : index.durations()) {
    if (span.table != table) continue;
    bool mentioned = false;
    for (size_t t = 0; t < input.arcs.tokens() && !mentioned; ++t)
      for (const uint32_t w : index.column(table, span.end).words)
        mentioned |= !text::is_one_of(index.word(w).text, kTimestampNameWords) &&
                     index.word(w).stem == input.arcs.token(t).stem;
    if (best == nullptr || (mentioned && !best_mentioned)) best = &span, best_mentioned = mentioned;
  }
  if (best == nullptr)
    return asks_until_today(input.arcs) ? time_since_beginning(input, table) : ColumnExpr();
  ColumnExpr out{table, best->end};
  out.adjust = ColumnExpr::Adjust::kSince;
  out.less_table = table;
  out.less = best->start;
  return out;
}

ColumnExpr resolve_column(const GroundingInput& input, GroundingState& state, ArcId id,
                          uint32_t owner, Want want, bool avoid_chosen) {
  const Arc& u = input.arcs[id];
  if (u.kind == MentionKind::kCue) {
    const std::string_view word = input.arcs.mention(u).scale.word;
    if (u.cue == Cue::kWhen || u.cue == Cue::kWhere) return column_asked_for(input, state, u.cue);
    return u.cue == Cue::kPeriod ? part_of_date(input, state, period_named(word), id)
                                 : implied_column(input, state, word);
  }
  if (u.kind == MentionKind::kTable) return input.facts.name_of(input.table_of(id));
  for (const auto& [known, column] : state.columns)
    if (known == id) return column;
  float best = -100, best_fit = 0;
  ColumnExpr found;
  // The table mentioned just before the arc: "the problem whose id".
  uint32_t mentioned = kNone;
  for (const ArcId t : input.sketch.tables)
    if (input.arcs[t].end <= u.begin && u.begin - input.arcs[t].end <= 3)
      mentioned = input.table_of(t);
  const auto consider = [&](ColumnExpr c, float fit) {
    float score = fit * kFit;
    if (owner != kNone && c.table == owner) score += kOwner;
    const auto at = std::find(state.near.begin(), state.near.end(), c.table);
    if (at != state.near.end()) {
      score += kNear - kNearStep * static_cast<float>(at - state.near.begin());
    } else if (!state.near.empty()) {
      uint32_t d = SchemaGraph::kFar;
      for (const uint32_t t : state.near) d = std::min(d, input.graph.distance(t, c.table));
      score -= kFarStep * static_cast<float>(std::min(d, 6U));
      if (input.facts.of(c).reference) score -= kForeignReference;
    }
    if (c.table == mentioned) score += kJustMentioned;
    if (c.adds_up() && repeats_over(input, state, c.table)) score -= kOverLines;
    if (want == Want::kNumber && (!input.facts.quantity(c) || input.facts.temporal(c)))
      score -= kWrongType;
    if (want == Want::kTime && !input.facts.temporal(c)) score -= kWrongType;
    if (input.facts.table(c.table).row_count == 0) score -= 0.05F;
    if (avoid_chosen)
      for (const auto& [arc, column] : state.columns)
        if (column == c && arc != id) score -= kChosenTwice;
    if (score > best + 1e-6F) best = score, found = c, best_fit = fit;
  };
  std::vector<uint32_t> named;
  for (size_t i = 0; i < u.count; ++i) {
    const Mention& m = input.arcs.mention(u, i);
    const ColumnExpr c = column_of(m);
    consider(c, m.score);
    if (input.facts.last_word(c) == kLabelNoun) named.push_back(m.table);
  }
  if (u.end - u.begin == 1 && input.arcs.token(u.begin).lemma == kLabelNoun)
    for (const uint32_t t : state.near)
      if (const ColumnExpr name = input.facts.name_of(t);
          !contains(named, t) && !name.whole() && !input.facts.identifier(name))
        consider(name, name.table == t ? kNameByDefault : 1);
  if (found.valid()) {
    state.columns.push_back({id, found});
    state.score.charge(RuleFeature::kColumnLink, best_fit - u.score);
  }
  return found;
}

ColumnExpr implied_column(const GroundingInput& input, GroundingState& state,
                          std::string_view scale, bool* reversed) {
  if (scale == scales::kDate)
    if (const ColumnExpr act = date_of_named_act(input, state); act.valid()) {
      state.score.count(Feature::kImplied, RuleFeature::kImpliedColumn);
      if (reversed != nullptr) *reversed = false;
      return act;
    }
  ScaleMatch best;
  float best_score = 0;
  const auto consider = [&](uint32_t table, float penalty, bool far) {
    ScaleMatch match = match_scale(input.facts, table, scale);
    // "jobs finished within 3 days": not how long those who did them have been there
    const bool other_people = far && keeps_people(input.facts.index(), table);
    if (match.score <= 0 && !other_people && (scales::is_lasting(scale) || scale == scales::kSpeed))
      match = {duration_of(input, table), kByDuration, scale == scales::kSpeed};
    else if (scale == scales::kLength && says_end_of_duration(input, table))
      match = {duration_of(input, table), kByEnd, false};  // "took 3 days to resolve"
    if (!match.column.valid()) return;
    // Of a table that the question does not name, it is a date like any that is called so.
    if (far && scale == scales::kDate && match.score < kDateEnding &&
        ends_like_date(input.facts, match.column))
      match.score = kDateEnding;
    // "lessons per trainer in 2024": held_on of the lessons, not the day the trainer was hired.
    if (!far && scale == scales::kDate && match.score > 0 && match.score < kEventDate &&
        ends_like_date(input.facts, match.column) && !dates_row(input.facts, match.column))
      match.score = kEventDate;
    if (match.score > 0 && match.score - penalty > best_score)
      best = match, best_score = match.score - penalty;
  };
  for (size_t i = 0; i < state.near.size() && i < 4; ++i)
    consider(state.near[i], 0.6F * static_cast<float>(i), false);
  // "the oldest repair": by its own date, and not by that of what was repaired
  if (best_score <= 0 && scale == scales::kAge && !state.near.empty() &&
      !keeps_people(input.facts.index(), state.near[0]))
    if (const ColumnExpr date = date_of_rows(input.facts, state.near[0]); date.valid())
      best = {date, kOwnDate, true}, best_score = best.score;
  if (best_score <= 0)
    for (uint32_t t = 0; t < input.facts.catalog().tables.size(); ++t) {
      uint32_t d = SchemaGraph::kFar;
      bool one = false;    // "sold in 2023": the order's date rather than that of a review
      bool whole = false;  // the order of order items, rather than the product
      for (const uint32_t n : state.near) {
        d = std::min(d, input.graph.distance(n, t));
        one |= input.graph.to_one(n, t);
        whole |= input.graph.distance(n, t) == 1 && shares_word(input.facts.index(), n, t);
      }
      if (d >= 1 && d <= 2)
        consider(t,
                 0.5F + 0.5F * static_cast<float>(d) + (one ? 0 : kToMany) -
                     (one && whole ? kPartOf : 0),
                 true);
    }
  if (best.column.valid()) state.score.count(Feature::kImplied, RuleFeature::kImpliedColumn);
  if (reversed != nullptr) *reversed = best.reversed;
  return best.column;
}

ColumnExpr count_column(const GroundingInput& input, ArcId id, uint32_t table) {
  if (id == kNoArc || table == kNone) return {};
  const Arc& arc = input.arcs[id];
  const Mention& m = input.arcs.mention(arc);
  const SchemaItem& item = arc.kind == MentionKind::kTable
                               ? input.facts.index().table(input.table_of(id))
                               : input.facts.index().column(m.table, m.column);
  for (uint32_t c = 0; c < input.facts.table(table).columns.size(); ++c) {
    const ColumnExpr column{table, c};
    if (!input.facts.measure(column)) continue;
    bool counted = false;
    for (const std::string_view word : kQuantityNouns)
      counted |= input.facts.has_word(column, word);
    if (!counted) continue;
    for (const uint32_t word : item.words)
      if (input.facts.has_word(column, input.facts.index().word(word).lemma)) return column;
  }
  return {};
}

}  // namespace ask::engine
