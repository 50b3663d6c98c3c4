#include "agent/engine/ground/composite.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "agent/common/contains.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_rates.h"
#include "agent/engine/schema/holdings.h"

namespace ask::engine {
namespace {

// One condition of the alternatives that compare the same column with one value each: "cancelled or
// no show". Nothing if they do not.
std::optional<Condition> one_of(const std::vector<Condition>& any) {
  Condition out = any[0];
  for (size_t i = 1; i < any.size(); ++i) {
    const Condition& c = any[i];
    if (out.op != Op::kEqual || c.op != Op::kEqual || out.negated || c.negated ||
        !(out.column == c.column) || out.other.valid() || c.other.valid() || !out.sub.empty() ||
        !c.sub.empty() || out.from_today || c.from_today)
      return std::nullopt;
    out.also.push_back(c.value);
  }
  return out;
}

// "what percent of orders were delivered late": of those that were delivered. Adds that the dates
// that the condition compares are known, unless the base says so.
void keep_compared(const ColumnFacts& facts, const Condition& part, const QueryBlock& block,
                   std::vector<std::vector<Condition>>& base) {
  if (!part.other.valid() || !facts.temporal(part.column) || !facts.temporal(part.other)) return;
  for (const ColumnExpr date : {part.column, part.other}) {
    const auto compares = [&](const auto& any) {
      return any.size() == 1 && any[0].column.table == date.table &&
             any[0].column.column == date.column;
    };
    if (facts.column(date).statistics.missing() == 0 ||
        std::any_of(block.where.begin(), block.where.end(),
                    [&](const auto& any) { return !any[0].in_numerator && compares(any); }))
      continue;
    Condition known = test_null(date, false);
    known.from = part.from;
    base.push_back({std::move(known)});
  }
}

// Takes out that a date is known which another condition of the part compares.
void drop_known_dates(std::vector<Condition>& part) {
  const std::vector<Condition> all = part;
  std::erase_if(part, [&](const Condition& c) {
    return c.op == Op::kIsNull && c.negated &&
           std::any_of(all.begin(), all.end(), [&](const Condition& other) {
             return other.other.valid() && (other.column == c.column || other.other == c.column);
           });
  });
}

// A period of a date that all rows have: which rows are the whole.
bool is_period_of_whole(const ColumnFacts& facts, const std::vector<Condition>& any) {
  return std::all_of(any.begin(), any.end(), [&](const Condition& c) {
    return c.sub.empty() && !c.negated && c.op != Op::kIsNull && !c.other.valid() &&
           c.column.valid() && !c.column.whole() && facts.temporal(c.column) &&
           facts.column(c.column).statistics.missing() == 0;
  });
}

// "what percentage of appointments were missed in 2024": something else tells the part.
bool has_state_of_part(const ColumnFacts& facts, const QueryBlock& block) {
  return std::any_of(block.where.begin(), block.where.end(), [&](const auto& any) {
    return any[0].in_numerator && !is_period_of_whole(facts, any);
  });
}

bool combine_share(const GroundingInput& input, const GroundingState& state, QueryBlock& block) {
  std::vector<Condition> part;
  std::vector<std::vector<Condition>> base;
  const bool states = has_state_of_part(input.facts, block);
  for (const auto& any : block.where) {
    if (!any[0].in_numerator || (states && is_period_of_whole(input.facts, any)))
      base.push_back(any);
    else if (auto one = one_of(any))
      part.push_back(std::move(*one)), keep_compared(input.facts, part.back(), block, base);
    else
      return false;
  }
  drop_known_dates(part);
  ValueExpr* whole = nullptr;
  for (ValueExpr& t : block.select)
    if (t.fn != Aggregate::kPlain) {
      if (whole != nullptr || t.distinct) return false;
      whole = &t;
    }
  if (whole == nullptr) return false;
  for (const Condition& c : part)  // counted where both dates are known: rows
    if (c.other.valid() && whole->fn == Aggregate::kCount &&
        (whole->column == c.column || whole->column == c.other))
      whole->column.column = kNone;
  const uint32_t rows = whole->column.valid() ? whole->column.table : state.entity;
  for (const uint32_t t : block.tables)  // a to-many join would count rows more than once
    if (t != rows && !input.graph.to_one(rows, t)) return false;
  ValueExpr first = *whole, second = *whole;
  if (!part.empty()) {
    first.only = std::move(part);
  } else if (!block.group.empty()) {
    second.of_all = true;
  } else {
    return false;
  }
  block.where = std::move(base);
  std::erase_if(block.select, [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; });
  block.select.push_back(std::move(first));
  block.select.push_back(std::move(second));
  block.combine = input.sketch.ratio == RatioKind::kPercent ? Combine::kPercent : Combine::kRatio;
  return true;
}

// A ratio or difference of two aggregates, or of one aggregate over two kinds of rows: "Consumer to
// Corporate customers".
bool combine_pair(const GroundingInput& input, const GroundingState& state, QueryBlock& block) {
  block.combine = input.sketch.ratio == RatioKind::kRatio ? Combine::kRatio : Combine::kDifference;
  if (!block.group.empty()) return false;
  for (const ValueExpr& t : block.select)
    if (t.fn == Aggregate::kPlain || t.distinct) return false;
  for (const ValueExpr& t : block.select)  // arithmetic on keys is meaningless
    if (t.fn != Aggregate::kCount &&
        (input.facts.identifier(t.column) || input.facts.of(t.column).reference))
      return false;
  if (block.select.size() == 2) {
    if (block.select[0].fn == Aggregate::kMinimum && block.select[1].fn == Aggregate::kMaximum)
      std::swap(block.select[0], block.select[1]);
    for (const uint32_t t : block.tables)
      if (t != state.entity && !input.graph.to_one(state.entity, t)) return false;
    return true;
  }
  std::vector<Condition> kinds;
  std::vector<std::vector<Condition>> base;
  for (const auto& any : block.where) {
    const bool kind = std::all_of(any.begin(), any.end(), [&](const Condition& c) {
      return c.op == Op::kEqual && !c.negated && c.sub.empty() &&
             (kinds.empty() || kinds[0].column == c.column);
    });
    if (kind)
      kinds.insert(kinds.end(), any.begin(), any.end());
    else
      base.push_back(any);
  }
  if (block.select.size() != 1 || kinds.size() != 2) return false;
  for (const uint32_t t : block.tables)
    if (t != state.entity && !input.graph.to_one(state.entity, t)) return false;
  ValueExpr second = block.select[0];
  block.select[0].only = {kinds[0]};
  second.only = {kinds[1]};
  block.select.push_back(std::move(second));
  block.where = std::move(base);
  return true;
}

// True for a condition at token `place` before the noun of the rows, where words after the noun
// say which of them are the part: "of the delivered jobs needed a reprint".
template <class Place>
bool is_of_whole(const GroundingInput& input, size_t place, Place place_of) {
  const size_t share = input.arcs[input.sketch.ratio_arc].end;
  const auto rows = std::find_if(input.sketch.tables.begin(), input.sketch.tables.end(),
                                 [&](ArcId id) { return input.arcs[id].begin >= share; });
  if (rows == input.sketch.tables.end() || place < share || place >= input.arcs[*rows].begin)
    return false;
  const size_t end = input.arcs[*rows].end;
  if (end >= input.arcs.tokens() || text::is_one_of(input.arcs.token(end).folded, kPlacesOfShare))
    return false;
  const auto later = [&](const Filter& f) {
    const bool date = f.value != kNoArc && input.arcs[f.value].kind == MentionKind::kDate;
    return !date && place_of(f) >= end;
  };
  const auto other = [&](ArcId id) {
    return input.arcs[id].begin >= end && !contains(input.sketch.groups, id);
  };
  return std::any_of(input.sketch.filters.begin(), input.sketch.filters.end(), later) ||
         std::any_of(input.sketch.tables.begin(), input.sketch.tables.end(), other);
}

}  // namespace

bool asks_share(const Sketch& sketch) {
  return sketch.ratio == RatioKind::kPercent || sketch.ratio == RatioKind::kProportion;
}

bool is_in_numerator(const GroundingInput& input, const Filter& filter) {
  if (!asks_share(input.sketch)) return false;
  const auto at = [&](const Filter& f) {
    ArcId id = f.value != kNoArc ? f.value : f.column != kNoArc ? f.column : f.hint;
    if (id == kNoArc) id = f.other;  // "after the due date"
    return id == kNoArc ? size_t{0} : static_cast<size_t>(input.arcs[id].begin);
  };
  if (is_of_whole(input, at(filter), at)) return false;
  size_t verb = input.arcs.tokens();
  for (size_t t = input.arcs[input.sketch.ratio_arc].end;
       t < input.arcs.tokens() && verb == input.arcs.tokens(); ++t)
    if (input.arcs.is(t, kBe | kDo) || input.arcs.token(t).lemma == "have" ||
        is_provenance_verb(input.arcs.token(t).lemma))
      verb = t;
  bool later = false, undated = false;
  for (const Filter& f : input.sketch.filters) {
    later |= at(f) > verb;
    undated |= f.value == kNoArc || input.arcs[f.value].kind != MentionKind::kDate;
  }
  if (later) return at(filter) > verb;
  const bool date = filter.value != kNoArc && input.arcs[filter.value].kind == MentionKind::kDate;
  return !date || !undated;
}

bool combine_aggregates(const GroundingInput& input, const GroundingState& state,
                        QueryBlock& block) {
  if (input.sketch.ratio == RatioKind::kUnset) return true;
  if (block.having || block.limit || !block.best_of.empty()) return false;
  return asks_share(input.sketch) ? combine_share(input, state, block)
                                  : combine_pair(input, state, block);
}

}  // namespace ask::engine
