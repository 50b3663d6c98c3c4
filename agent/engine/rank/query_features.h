// What a complete reading looks like beside its question, for choosing among the best ones
// (rank.h): the parts of the query, and how well they fit the words.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/engine/ground/ground.h"
#include "agent/engine/parse/arcs.h"

namespace ask::engine {

// The first ones, up to kQueryLooks, are parts of the query alone; rank.h weighs them together
// with words of the question as well.
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
  kGroupFirst,
  kGroupLast,
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
  kGroupElsewhere,
  kGroupAggregated,
  kDistinctGroups,
  kLimitUnordered,
  kOrderSeveral,
  kOrderShown,
  kOrderInGroups,
  kHavingOne,
  kShownCompared,
  kImpossible,
  kBridges,
  kQueryLooks,
  // How it fits the question.
  kTableLeftOut = kQueryLooks,
  kColumnLeftOut,
  kColumnHalfLeftOut,
  kValueLeftOut,
  kTableUnsaid,
  kOutputUnsaid,
  kOrderUnsaid,
  kConditionUnsaid,
  kOutputsOutOfOrder,
  kWeakestLink,
  kBetterColumn,
  kOtherOwner,
  kFarOwner,
  kOutOfRange,
  kNumberOnKey,
  kTextCompared,
  kTextExtreme,
  kFewDifferent,
  kSingleGroups,
  kRepeats,
  kEmptyTable,
  kJoinOnlySaid,
  kJoinOnlyUnsaid,
  kValueNamesSchema,
  kCountUnsaid,
  kAmbiguousColumn,
  kAmbiguousTable,
  kMeanLink,
  kExtremeOfMany,  // by a column that was not said, of which a row has many
  kLooks
};
inline constexpr size_t kQueryLooks = static_cast<size_t>(Look::kQueryLooks);
inline constexpr size_t kLooks = static_cast<size_t>(Look::kLooks);
using Looks = std::array<float, kLooks>;

// What the words of a question name, of whatever reading.
class Said {
 public:
  Said(const Arcs& arcs, const ColumnFacts& column_facts);
  bool table(uint32_t t) const;
  bool column(ColumnExpr c) const;
  // A longer unit holds this one: "id" in "singer id".
  bool inside(size_t unit) const { return inside_[unit]; }

 private:
  std::vector<uint32_t> tables_;                        // sorted
  std::vector<std::pair<uint32_t, uint32_t>> columns_;  // sorted: table, column
  std::vector<bool> inside_;
};

Looks look_at(const Candidate& candidate, const Arcs& arcs, const ColumnFacts& column_facts,
              const SchemaGraph& graph, const Said& said);

}  // namespace ask::engine
