// Query features of a candidate: the parts of the query, and how well they fit the question. Inputs
// of the reranker and of the confidence model.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/engine/ground/ground.h"
#include "agent/engine/parse/arcs.h"

namespace ask::engine {

// The features before kQueryLooks depend on the query alone; the reranker also crosses them with
// words of the question. Counts or 0/1, unless said otherwise.
enum class Look : uint8_t {
  kDistinct,
  kCountRows,
  kCountDistinct,
  kSum,
  kAverage,
  kMinimum,
  kMaximum,
  kGroup,
  kGroupKey,
  kGroupName,
  kGroupSeveral,
  kGroupFirst,  // a plain output first beside aggregates
  kGroupLast,   // ... last
  kHaving,
  kLimitOne,
  kLimitMany,
  kOrderOnly,
  kOrderCount,
  kOrderAggregate,
  kDescending,
  kAscending,
  kNotIn,
  kIn,
  kIntersect,
  kOr,
  kScalar,
  kLike,
  kNotEqual,
  kIsNull,
  kOneOutput,
  kTwoOutputs,
  kThreeOutputs,
  kManyOutputs,
  kAllColumns,
  kKeyOutput,
  kReferenceOutput,
  kNameOutput,
  kMixedOutput,
  kNoCondition,
  kOneCondition,
  kTwoConditions,
  kManyConditions,
  kNoJoin,
  kOneJoin,
  kTwoJoins,
  kManyJoins,
  kSeveralTables,
  kTwoAggregates,
  kTextAggregate,
  kGroupElsewhere,   // an output that is not constant within its group
  kGroupAggregated,  // an aggregate of a group key
  kDistinctGroups,
  kLimitUnordered,
  kOrderSeveral,
  kOrderShown,
  kOrderInGroups,  // ordered by a column that is not constant within its group
  kHavingOne,      // HAVING ... >= 1
  kShownCompared,  // an output with a condition on it
  kImpossible,     // one column equal to two different values
  kBridges,        // joined tables that the query does not name
  kQueryLooks,
  // Fit to the question. "Unsaid" means that no mention links to the item.
  kTableLeftOut = kQueryLooks,
  kColumnLeftOut,
  kColumnHalfLeftOut,
  kValueLeftOut,
  kTableUnsaid,
  kOutputUnsaid,
  kOrderUnsaid,
  kConditionUnsaid,
  kOutputsOutOfOrder,
  kWeakestLink,   // 1 - score of the weakest column link
  kBetterColumn,  // score by which another column fits better
  kOtherOwner,    // an equally good column is in a mentioned table, this one is not
  kFarOwner,      // an equally good column exists, this one's table is not mentioned
  kOutOfRange,    // compared with a number outside the column's range
  kNumberOnKey,
  kTextCompared,
  kTextExtreme,
  kFewDifferent,  // a text condition on a column with few distinct values
  kSingleGroups,  // each group is a single row
  kRepeats,       // the result may contain duplicates
  kEmptyTable,
  kJoinOnlySaid,
  kJoinOnlyUnsaid,
  kValueNamesSchema,
  kCountUnsaid,
  kAmbiguousColumn,
  kAmbiguousTable,
  kMeanLink,       // 1 - mean score of the column links
  kExtremeOfMany,  // ordered by an unmentioned column of a to-many table
  kLooks
};
inline constexpr size_t kQueryLooks = static_cast<size_t>(Look::kQueryLooks);
inline constexpr size_t kLooks = static_cast<size_t>(Look::kLooks);
using Looks = std::array<float, kLooks>;

// The tables and columns that the question may mention, whatever the candidate.
class Said {
 public:
  Said(const Arcs& arcs, const ColumnFacts& column_facts);
  bool table(uint32_t t) const;
  bool column(ColumnExpr c) const;
  // True if a longer arc covers the arc with this index: "id" in "singer id".
  bool inside(size_t unit) const { return inside_[unit]; }

 private:
  std::vector<uint32_t> tables_;                        // sorted
  std::vector<std::pair<uint32_t, uint32_t>> columns_;  // sorted: table, column
  std::vector<bool> inside_;
};

Looks look_at(const Candidate& candidate, const Arcs& arcs, const ColumnFacts& column_facts,
              const SchemaGraph& graph, const Said& said);

}  // namespace ask::engine
