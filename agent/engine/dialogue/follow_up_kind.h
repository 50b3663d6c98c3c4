// The kinds of follow-ups: what a follow-up does to the question before it, and the names of the
// kinds in traces.
#pragma once
#include <cstdint>
#include <string_view>

namespace ask::engine {

enum class FollowUpKind : uint8_t {
  kAlone,        // it is self-contained
  kReplace,      // another value in a condition
  kNarrow,       // a further condition
  kAdd,          // a condition whose rows are added to the others: "also France"
  kRest,         // the rows that were left out
  kAbout,        // a new question about the same rows
  kOutputs,      // other or further columns
  kList,         // the rows in the place of their number
  kCount,        // their number in the place of the rows
  kMeasure,      // another column or thing that is aggregated
  kAggregate,    // another aggregate of the same
  kGroup,        // the rows in groups
  kOrder,        // another order
  kRank,         // a place in the order
  kLimit,        // the first rows of the order
  kSuperlative,  // the row or the group at one end of an order
};

constexpr std::string_view name(FollowUpKind kind) {
  constexpr std::string_view kNames[] = {
      "alone", "replace", "narrow",    "add",   "rest",  "about", "outputs", "list",
      "count", "measure", "aggregate", "group", "order", "rank",  "limit",   "superlative"};
  return kNames[static_cast<size_t>(kind)];
}

}  // namespace ask::engine
