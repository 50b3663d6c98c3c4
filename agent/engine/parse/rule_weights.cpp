#include "agent/engine/parse/rule_weights.h"

#include <iterator>
#include <string_view>

namespace ask::engine {
namespace {

struct WeightRow {
  RuleFeature rule;
  std::string_view name;
  float weight;
};

// clang-format off
constexpr WeightRow kWeightRows[] = {
    // a content word parsed as a column, times its link score
    {RuleFeature::kSchemaWord, "SchemaWord", 3.20F},
    // a content word parsed as a stored value, times its score
    {RuleFeature::kValueWord, "ValueWord", 2.34F},
    // a word parsed as part of a cue phrase, times its score
    {RuleFeature::kCueWord, "CueWord", 1.95F},
    // each further content word of one span
    {RuleFeature::kLongSpan, "LongSpan", 1.39F},
    // a number or a date
    {RuleFeature::kNumberWord, "NumberWord", 2.26F},
    // skipped: a word without any interpretation
    {RuleFeature::kSkipUnknown, "SkipUnknown", -0.76F},
    // skipped: a word that can usually be ignored
    {RuleFeature::kSkipLight, "SkipLight", 0.20F},
    // skipped although a table or column has this name, times its score
    {RuleFeature::kSkipNamed, "SkipNamed", 1.33F},
    // skipped although it begins a cue phrase
    {RuleFeature::kSkipCue, "SkipCue", 0.10F},
    // a schema link, times 1 - score
    {RuleFeature::kWeakLink, "WeakLink", -3.60F},
    // a text that is not stored
    {RuleFeature::kValueNotFound, "ValueNotFound", -1.31F},
    // "by" after a count begins the group key
    {RuleFeature::kByGroups, "ByGroups", 1.34F},
    // "by" after "top 5" begins the order key
    {RuleFeature::kByOrders, "ByOrders", 0.62F},
    // "and" ends the scope of a negation
    {RuleFeature::kLeaveNegation, "LeaveNegation", 2.13F},
    // "and" inside a negation continues its scope
    {RuleFeature::kStayInNegation, "StayInNegation", -2.17F},
    // a column as an output
    {RuleFeature::kOutputColumn, "OutputColumn", 3.31F},
    // a table as an output, shown by its name column
    {RuleFeature::kOutputTable, "OutputTable", 3.98F},
    // "<column> of <table>"
    {RuleFeature::kOwnerOfOutput, "OwnerOfOutput", 2.83F},
    // "and <column>" after a modifier is an output too
    {RuleFeature::kLateOutput, "LateOutput", 0.26F},
    // a column in a modifier, possibly compared later
    {RuleFeature::kOpenColumn, "OpenColumn", 0.75F},
    // a table in a modifier: joined
    {RuleFeature::kMentionTable, "MentionTable", 1.54F},
    // "how many <table>"
    {RuleFeature::kCountOutput, "CountOutput", 2.14F},
    // "how many <column>"
    {RuleFeature::kCountColumn, "CountColumn", -0.12F},
    // a count of rows without a table or column
    {RuleFeature::kCountAlone, "CountAlone", -1.18F},
    // "average <measure>"
    {RuleFeature::kAggregateOutput, "AggregateOutput", 0.89F},
    // an average or sum of a column that is not a quantity
    {RuleFeature::kAggregateText, "AggregateText", -0.95F},
    // "total <table>" is a count
    {RuleFeature::kAggregateTable, "AggregateTable", -2.23F},
    // a table as an output after other outputs
    {RuleFeature::kMixedTableOutput, "MixedTableOutput", 3.41F},
    // "each <column or table>"
    {RuleFeature::kEachGroup, "EachGroup", 1.36F},
    // "each" without a group key
    {RuleFeature::kEmptyGroup, "EmptyGroup", -3.40F},
    // "sorted by <column>"
    {RuleFeature::kOrderKey, "OrderKey", -0.06F},
    // "the highest <quantity>"
    {RuleFeature::kSuperlativeColumn, "SuperlativeColumn", 0.94F},
    // "the highest <text column>"
    {RuleFeature::kSuperlativeText, "SuperlativeText", -3.49F},
    // "the oldest", without a column
    {RuleFeature::kSuperlativeImplied, "SuperlativeImplied", 1.42F},
    // a superlative with neither a column nor a scale
    {RuleFeature::kSuperlativeBare, "SuperlativeBare", -3.95F},
    // "the most <table>": by count
    {RuleFeature::kMostOf, "MostOf", 2.30F},
    // "the most <column>": by count
    {RuleFeature::kMostColumn, "MostColumn", 0.66F},
    // "the most <quantity>": by value
    {RuleFeature::kMostQuantity, "MostQuantity", 1.86F},
    // "the most" without a table or column
    {RuleFeature::kMostAlone, "MostAlone", 0.83F},
    // "with the maximum <quantity>" selects rows
    {RuleFeature::kAggregateAsSuperlative, "AggregateAsSuperlative", 3.23F},
    // "3 <table>" limits
    {RuleFeature::kLimitOutput, "LimitOutput", -2.35F},
    // a comparison with the preceding column
    {RuleFeature::kFilterLeft, "FilterLeft", -0.46F},
    // ... which was an output until then
    {RuleFeature::kFilterSelected, "FilterSelected", 0.02F},
    // ... and remains one
    {RuleFeature::kKeepSelected, "KeepSelected", -3.70F},
    // "5 <column>": the column follows
    {RuleFeature::kFilterRight, "FilterRight", 1.40F},
    // a comparison whose column is inferred
    {RuleFeature::kFilterImplied, "FilterImplied", -1.52F},
    // a comparison whose adjective implies the column
    {RuleFeature::kFilterHint, "FilterHint", 0.20F},
    // a value, compared with the column that stores it
    {RuleFeature::kFilterValue, "FilterValue", 0.76F},
    // a value of the preceding column
    {RuleFeature::kFilterValueLeft, "FilterValueLeft", 1.24F},
    // a value of the following column
    {RuleFeature::kFilterValueRight, "FilterValueRight", 4.04F},
    // a value of a column that does not store it
    {RuleFeature::kFilterUnheld, "FilterUnheld", -1.62F},
    // "or <value>" of the same column
    {RuleFeature::kFilterChain, "FilterChain", -1.15F},
    // a number with nothing to compare
    {RuleFeature::kNumberAlone, "NumberAlone", -1.85F},
    // "above the average <quantity>"
    {RuleFeature::kCompareAverage, "CompareAverage", 2.02F},
    // a number against a text column
    {RuleFeature::kCompareText, "CompareText", -0.86F},
    // "more than" without a right-hand side
    {RuleFeature::kDanglingComparison, "DanglingComparison", -2.61F},
    // "more than 3 <table>"
    {RuleFeature::kHavingTable, "HavingTable", 0.40F},
    // "more than 3 <text column>"
    {RuleFeature::kHavingColumn, "HavingColumn", -0.23F},
    // "whose average <quantity> is above 5"
    {RuleFeature::kHavingAggregate, "HavingAggregate", 0.58F},
    // "more than 3" without a table or column
    {RuleFeature::kHavingAlone, "HavingAlone", -0.50F},
    // "contains 'x'"
    {RuleFeature::kPatternFilter, "PatternFilter", 2.02F},
    // "is missing"
    {RuleFeature::kNullTest, "NullTest", -2.87F},
    // "have no <table>"
    {RuleFeature::kNegatedTable, "NegatedTable", 3.33F},
    // "do not have a <column>"
    {RuleFeature::kNegatedColumn, "NegatedColumn", -0.16F},
    // "not <value>"
    {RuleFeature::kNegatedFilter, "NegatedFilter", 2.95F},
    // a negation without a scope
    {RuleFeature::kDanglingNegation, "DanglingNegation", 0.21F},
    // an aggregate without an argument
    {RuleFeature::kDanglingAggregate, "DanglingAggregate", -4.04F},
    // a column in a modifier that remains unused
    {RuleFeature::kUnusedColumn, "UnusedColumn", -1.16F},
    // a share, a ratio, a difference
    {RuleFeature::kUnsupported, "Unsupported", -0.97F},
    // a second sentence replaces the outputs
    {RuleFeature::kRestartOutput, "RestartOutput", 2.00F},
    // the table chosen for an arc, times its score
    {RuleFeature::kTableLink, "TableLink", 10.86F},
    // the column chosen for an arc, times its score
    {RuleFeature::kColumnLink, "ColumnLink", 4.65F},
    // each join
    {RuleFeature::kJoin, "Join", -1.32F},
    // tables without a join path
    {RuleFeature::kNoJoinPath, "NoJoinPath", -4.00F},
    // a join over an undeclared foreign key
    {RuleFeature::kImpliedJoin, "ImpliedJoin", 0.56F},
    // a column that is inferred without being mentioned
    {RuleFeature::kImpliedColumn, "ImpliedColumn", -1.13F},
    // a value assigned to a name column by default
    {RuleFeature::kGuessedValue, "GuessedValue", -2.19F},
    // a mentioned table that could not be joined
    {RuleFeature::kDroppedTable, "DroppedTable", -0.70F},
    // a count over a table that is not mentioned
    {RuleFeature::kChildGuess, "ChildGuess", -0.45F},
    // text compared with a number, or summed
    {RuleFeature::kBadType, "BadType", -3.98F},
    // a filter or order key without a column
    {RuleFeature::kNoColumn, "NoColumn", -2.29F},
    // groups of a single row each
    {RuleFeature::kSingleRowGroups, "SingleRowGroups", -1.51F},
    // a mentioned table without a used column
    {RuleFeature::kTableUnused, "TableUnused", -0.15F},
    // a table without rows
    {RuleFeature::kEmptyTable, "EmptyTable", -1.09F},
    // a content word parsed as a table, times its link score
    {RuleFeature::kTableWord, "TableWord", 2.57F},
    // a value, times 1 - score
    {RuleFeature::kWeakValue, "WeakValue", -1.45F},
    // a cue phrase, times 1 - score
    {RuleFeature::kWeakCue, "WeakCue", -2.90F},
    // each further output
    {RuleFeature::kSelectItem, "SelectItem", -1.34F},
    // a plain output next to an aggregate without a group
    {RuleFeature::kMixedSelect, "MixedSelect", -2.54F},
    // an output that a filter fixes to a single value
    {RuleFeature::kSelectedFilter, "SelectedFilter", -3.13F},
    // an output that is an order key too
    {RuleFeature::kSelectedTwice, "SelectedTwice", 0.16F},
    // a key as an output
    {RuleFeature::kIdOutput, "IdOutput", -0.10F},
    // a foreign key as an output
    {RuleFeature::kReferenceOutput, "ReferenceOutput", -1.48F},
    // an output of a table that is not mentioned
    {RuleFeature::kFarOutput, "FarOutput", -0.57F},
    // a filter on a table that is not mentioned
    {RuleFeature::kFarFilter, "FarFilter", -0.09F},
    // an order key of a table that is not mentioned
    {RuleFeature::kFarOrder, "FarOrder", -0.82F},
    // a joined table that is not mentioned
    {RuleFeature::kBridgeTable, "BridgeTable", 0.09F},
    // a mentioned table that is joined and not used, on a many-to-one path
    {RuleFeature::kUnusedParent, "UnusedParent", -3.50F},
    // ... on a one-to-many path
    {RuleFeature::kUnusedChild, "UnusedChild", 0.04F},
    // the root table is not mentioned
    {RuleFeature::kEntityUnmentioned, "EntityUnmentioned", -0.10F},
    // the root table is not the first table mentioned
    {RuleFeature::kEntityNotFirst, "EntityNotFirst", -0.71F},
    // a table shown by its name column
    {RuleFeature::kNameByDefault, "NameByDefault", -0.79F},
    // a table without a name column, shown by its key
    {RuleFeature::kKeyByDefault, "KeyByDefault", -2.36F},
    // a text value compared with a key or reference
    {RuleFeature::kKeyFilter, "KeyFilter", 0.47F},
    // a group by a name instead of a key
    {RuleFeature::kGroupByName, "GroupByName", -0.82F},
    // a group that is not mentioned
    {RuleFeature::kGroupUnasked, "GroupUnasked", 0.73F},
    // a HAVING; a NOT IN
    {RuleFeature::kUsesHaving, "UsesHaving", 1.47F}, {RuleFeature::kUsesNotIn, "UsesNotIn", 1.10F},
    // an INTERSECT; a comparison with an aggregate
    {RuleFeature::kUsesIntersect, "UsesIntersect", 2.92F}, {RuleFeature::kUsesScalar, "UsesScalar", 1.46F},
    // an OR
    {RuleFeature::kUsesOr, "UsesOr", 0.65F},
    // DISTINCT; an order without a limit
    {RuleFeature::kUsesDistinct, "UsesDistinct", -0.30F}, {RuleFeature::kUsesOrder, "UsesOrder", -0.23F},
    // a limit
    {RuleFeature::kUsesLimit, "UsesLimit", 0.46F},
    // an aggregate of a column
    {RuleFeature::kUsesAggregate, "UsesAggregate", 3.20F},
    // a count as an output
    {RuleFeature::kUsesCount, "UsesCount", 3.21F},
    // each condition
    {RuleFeature::kFilters, "Filters", 0.51F},
    // a value of the question that no condition uses
    {RuleFeature::kNoFilterValue, "NoFilterValue", -0.20F},
    // "the director names": one output in two words
    {RuleFeature::kNameOfOutput, "NameOfOutput", 0.02F},
    // a further output without "and" or a comma
    {RuleFeature::kUnlistedOutput, "UnlistedOutput", -3.65F},
    // a group key mentioned after the outputs is placed before them
    {RuleFeature::kLateGroupFirst, "LateGroupFirst", -1.06F},
    // a group key mentioned after the outputs is placed after them
    {RuleFeature::kLateGroupLast, "LateGroupLast", -0.65F},
    // a group key mentioned before the outputs is placed after them
    {RuleFeature::kEarlyGroupLast, "EarlyGroupLast", -1.85F},
    // each join of a sub-query
    {RuleFeature::kSubJoin, "SubJoin", -1.00F},
    // "the details": all columns
    {RuleFeature::kStarOutput, "StarOutput", 1.00F},
    // the group key is placed first: "how many ... for each ..."
    {RuleFeature::kHowManyGroupFirst, "HowManyGroupFirst", 0.92F},
    // a mentioned table that is left out, on a many-to-one path
    {RuleFeature::kDropParent, "DropParent", -3.54F},
    // ... on a one-to-many path
    {RuleFeature::kDropChild, "DropChild", -3.68F},
    // a DISTINCT that the question does not mention
    {RuleFeature::kImpliedDistinct, "ImpliedDistinct", -1.09F},
    // ... over a join
    {RuleFeature::kDistinctJoin, "DistinctJoin", 0.38F},
    // ... of a column with few values
    {RuleFeature::kDistinctCategory, "DistinctCategory", 0.83F},
    // ... although the question has "all"
    {RuleFeature::kDistinctAll, "DistinctAll", 0.36F},
    // ... of several columns
    {RuleFeature::kDistinctSeveral, "DistinctSeveral", -1.22F},
    // ... over filtered rows
    {RuleFeature::kDistinctFiltered, "DistinctFiltered", 0.54F},
    // ... inside a count of rows
    {RuleFeature::kDistinctCount, "DistinctCount", 0.29F},
    // "per" skipped
    {RuleFeature::kSkipPer, "SkipPer", -3.00F},
    // a group key after "per" or "by", or a date part, that is placed last
    {RuleFeature::kPerGroupLast, "PerGroupLast", -1.50F},
    // a boolean column as a condition; an unused column after "by" or "per"
    {RuleFeature::kFlag, "Flag", 0.80F}, {RuleFeature::kUnusedBy, "UnusedBy", -2.50F},
    // "top 5 <table> by <measure>"; "<table> per <group>" as a count; "only x"; "their manager";
    // "the director's name"; "so far"; "... and the total"
    {RuleFeature::kTopByMeasure, "TopByMeasure", 5.00F}, {RuleFeature::kCountByDefault, "CountByDefault", 0.50F},
    {RuleFeature::kOnly, "Only", 1.50F}, {RuleFeature::kOwnReference, "OwnReference", 2.00F},
    {RuleFeature::kRole, "Role", 3.00F}, {RuleFeature::kSoFar, "SoFar", 1.00F}, {RuleFeature::kRepeatedFigure, "RepeatedFigure", 4.50F},
    // a superlative skipped; "with the <column>" as an output; two outputs with the same column
    {RuleFeature::kSkipExtreme, "SkipExtreme", -2.00F}, {RuleFeature::kWithOutput, "WithOutput", 3.00F},
    {RuleFeature::kSameOutput, "SameOutput", -2.00F},
};
// clang-format on

static_assert(std::size(kWeightRows) == kRules);
consteval bool in_order() {
  for (size_t i = 0; i < kRules; ++i)
    if (static_cast<size_t>(kWeightRows[i].rule) != i) return false;
  return true;
}
static_assert(in_order(), "kWeightRows[rule] is the lookup");

constexpr RuleWeights kDefault = [] {
  RuleWeights weights{};
  for (size_t i = 0; i < kRules; ++i) weights.values[i] = kWeightRows[i].weight;
  return weights;
}();

}  // namespace

const RuleWeights& default_weights() { return kDefault; }
std::string_view name(RuleFeature rule) { return kWeightRows[static_cast<size_t>(rule)].name; }

}  // namespace ask::engine
