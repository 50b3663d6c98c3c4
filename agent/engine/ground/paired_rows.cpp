#include "agent/engine/ground/paired_rows.h"

#include <algorithm>
#include <optional>

#include "agent/common/contains.h"
#include "agent/common/value_number.h"
#include "agent/engine/ground/negation.h"
#include "agent/engine/ground/semi_joins.h"

namespace ask::engine {
namespace {

// Two conditions that contradict one another, and the token between them that joins their sides.
struct Pair {
  size_t first = 0, second = 0, joint = 0;
};

bool joins_sides(const Arcs& arcs, size_t token) {
  return arcs.is(token, kAndWord) || arcs.word(token) == "but";
}

// The last "and" or "but" between the two tokens; `to` if there is none.
size_t joint_between(const Arcs& arcs, size_t from, size_t to) {
  if (from >= to || to >= arcs.tokens()) return to;
  for (size_t t = to; t-- > from + 1;)
    if (joins_sides(arcs, t)) return t;
  return to;
}

bool is_of_many_rows(const GroundingInput& input, const GroundingState& state,
                     const PendingCondition& t) {
  return t.condition.sub.empty() && !t.condition.column.whole() &&
         t.condition.column.table != state.entity && t.condition.column.via == kNone &&
         !input.graph.to_one(state.entity, t.condition.column.table);
}

// Rows of the entity are listed or counted, and not grouped.
bool lists_rows(const GroundingState& state) {
  const QueryBlock& block = state.block;
  if (compares_aggregate(block) || !block.group.empty()) return false;
  return !selects_aggregate(block) ||
         (block.select.size() == 1 && block.select[0].fn == Aggregate::kCount &&
          block.select[0].column.table == state.entity);
}

// The pairs of the question if all of them are joined by the same word, else nothing.
std::vector<Pair> pairs_of(const GroundingInput& input, const GroundingState& state,
                           const std::vector<PendingCondition>& outer) {
  constexpr size_t kMostConditions = 8;
  std::vector<Pair> out;
  if (outer.size() > kMostConditions) return out;
  for (size_t i = 0; i < outer.size(); ++i)
    for (size_t j = i + 1; j < outer.size(); ++j) {
      const PendingCondition &a = outer[i], &b = outer[j];
      if (a.is_or || b.is_or || a.only || b.only || (b.chained && !input.sketch.both && !b.each) ||
          !contradicts(input.facts, a, b))
        continue;
      const size_t to = token_of(input, b);
      const size_t joint = joint_between(input.arcs, token_of(input, a), to);
      if (joint == to || !is_of_many_rows(input, state, a) ||
          (!out.empty() && out.front().joint != joint))
        return {};
      out.push_back({i, j, joint});
    }
  return out;
}

// The second value directly follows the joint: what comes after holds of both.
bool joins_values(const Arcs& arcs, size_t joint, size_t value) {
  while (value > joint + 1 && (arcs.is(value - 1, kArticle) || arcs.word(value - 1) == "also"))
    --value;
  return value == joint + 1;
}

// Which sides the condition belongs to: 1, 2, or both; 0 for neither.
unsigned sides_of(const GroundingInput& input, const GroundingState& state,
                  const std::vector<PendingCondition>& outer, const std::vector<Pair>& pairs,
                  size_t at) {
  constexpr unsigned kFirst = 1, kSecond = 2, kBoth = 3;
  for (const Pair& pair : pairs) {
    if (pair.first == at) return kFirst;
    if (pair.second == at) return kSecond;
  }
  const PendingCondition& t = outer[at];
  const size_t token = token_of(input, t), joint = pairs.front().joint;
  if (t.condition.negated || !is_of_many_rows(input, state, t) || token >= input.arcs.tokens())
    return 0;
  const size_t first = token_of(input, outer[pairs.front().first]),
               last = token_of(input, outer[pairs.back().second]);
  if (token < first) return kBoth;
  if (token < joint) return kFirst;
  return token > last && joins_values(input.arcs, joint, last) ? kBoth : kSecond;
}

}  // namespace

bool contradicts(const ColumnFacts& facts, const PendingCondition& a, const PendingCondition& b) {
  const Condition &x = a.condition, &y = b.condition;
  if (!(x.column == y.column) || x.negated || y.negated || !x.sub.empty() || !y.sub.empty())
    return false;
  if (x.op == Op::kEqual && y.op == Op::kEqual) return !(x.value == y.value);
  if (x.op == Op::kLike && y.op == Op::kLike) {  // "in both 2023 and 2024"
    const auto *one = std::get_if<std::string>(&x.value), *two = std::get_if<std::string>(&y.value);
    return one != nullptr && two != nullptr && one->size() == two->size() && *one != *two &&
           facts.temporal(x.column);
  }
  const auto above = [](Op op) { return op == Op::kGreater || op == Op::kGreaterEqual; };
  const auto below = [](Op op) { return op == Op::kLess || op == Op::kLessEqual; };
  const auto p = as_number(x.value), q = as_number(y.value);
  if (!p || !q) return false;
  return (above(x.op) && below(y.op) && *p >= *q) || (below(x.op) && above(y.op) && *q >= *p);
}

void nest_sides(const GroundingInput& input, GroundingState& state,
                std::vector<PendingCondition>& outer) {
  if (input.sketch.ratio != RatioKind::kUnset || !lists_rows(state) ||
      !input.facts.key_of(state.entity).valid())
    return;
  const std::vector<Pair> pairs = pairs_of(input, state, outer);
  if (pairs.empty()) return;
  const bool last = pairs.size() == 1 && pairs[0].second + 1 == outer.size() &&
                    pairs[0].first + 2 == outer.size();
  if (last && !outer[pairs[0].second].each) return;  // rows in common
  std::vector<PendingCondition> sides[2];
  std::vector<int8_t> nested;
  for (size_t i = 0; i < outer.size(); ++i) {
    const unsigned belongs = sides_of(input, state, outer, pairs, i);
    if (belongs != 0 && outer[i].is_or) return;
    for (unsigned side = 0; side < 2; ++side) {
      if ((belongs >> side & 1U) == 0) continue;
      sides[side].push_back(outer[i]);
      nested.push_back(outer[i].position);
    }
  }
  std::vector<PendingCondition> both(2);
  for (size_t side = 0; side < 2; ++side) {
    const size_t at = side == 0 ? pairs[0].first : pairs[0].second;
    const uint32_t table = outer[at].condition.column.table;
    auto some = semi_join(input, state, tables_on_path(input, state, table), sides[side]);
    if (!some) return;
    some->negated = false;
    both[side].condition = std::move(*some);
  }
  const auto is_nested = [&](const PendingCondition& t) { return contains(nested, t.position); };
  std::erase_if(outer, is_nested);
  std::erase_if(state.conditions, is_nested);
  outer.insert(outer.end(), both.begin(), both.end());
  drop_unread(state);
}

}  // namespace ask::engine
