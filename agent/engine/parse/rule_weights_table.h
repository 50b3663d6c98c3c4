// The weights by name, in the order of enum Rule; only weights.cpp reads this.
#pragma once
#include <string_view>

#include "agent/engine/parse/rule_weights.h"

namespace ask::engine {

struct WeightRow {
  RuleFeature rule;
  std::string_view name;
  float weight;
};

// clang-format off
inline constexpr WeightRow kWeightRows[] = {
    // a content word read as a table or column, times its link score
    {RuleFeature::kSchemaWord, "SchemaWord", 3.20F},
    // a content word read as a stored value, times its score
    {RuleFeature::kValueWord, "ValueWord", 2.34F},
    // a word read as (a part of) a function phrase, times its score
    {RuleFeature::kKeywordWord, "KeywordWord", 1.95F},
    // each further content word of one span
    {RuleFeature::kLongSpan, "LongSpan", 1.39F},
    // a number or a date
    {RuleFeature::kNumberWord, "NumberWord", 2.26F},
    // a word that nothing is known of
    {RuleFeature::kSkipUnknown, "SkipUnknown", -0.76F},
    // a word that can mostly be left out
    {RuleFeature::kSkipLight, "SkipLight", 0.20F},
    // a word left out although something has just this name, times its score
    {RuleFeature::kSkipNamed, "SkipNamed", 1.33F},
    // a word left out although it opens a function phrase
    {RuleFeature::kSkipKeyword, "SkipKeyword", 0.10F},
    // a schema link, times what its score lacks to 1
    {RuleFeature::kWeakLink, "WeakLink", -3.60F},
    // a text that is stored nowhere
    {RuleFeature::kValueNotFound, "ValueNotFound", -1.31F},
    // "by" after a count opens the group key
    {RuleFeature::kByGroups, "ByGroups", 1.34F},
    // "by" after "top 5" opens the order
    {RuleFeature::kByOrders, "ByOrders", 0.62F},
    // "and" ends the scope of a negation
    {RuleFeature::kLeaveNegation, "LeaveNegation", 2.13F},
    // "and" inside a negation goes on with it
    {RuleFeature::kStayInNegation, "StayInNegation", -2.17F},
    // a column asked for
    {RuleFeature::kOutputColumn, "OutputColumn", 3.31F},
    // a table asked for, by its name column
    {RuleFeature::kOutputTable, "OutputTable", 3.98F},
    // "<column> of <table>"
    {RuleFeature::kOwnerOfOutput, "OwnerOfOutput", 2.83F},
    // "and <column>" after a modifier is asked for too
    {RuleFeature::kLateOutput, "LateOutput", 0.26F},
    // a column in a modifier, to be compared or left
    {RuleFeature::kOpenColumn, "OpenColumn", 0.75F},
    // a table in a modifier: takes part
    {RuleFeature::kMentionTable, "MentionTable", 1.54F},
    // "how many <table>"
    {RuleFeature::kCountOutput, "CountOutput", 2.14F},
    // "how many <column>"
    {RuleFeature::kCountColumn, "CountColumn", -0.12F},
    // a count of rows with nothing said of what
    {RuleFeature::kCountAlone, "CountAlone", -1.18F},
    // "average <measure>"
    {RuleFeature::kAggregateOutput, "AggregateOutput", 0.89F},
    // an average or sum of what is not a quantity
    {RuleFeature::kAggregateText, "AggregateText", -0.95F},
    // "total <table>" is their number
    {RuleFeature::kAggregateTable, "AggregateTable", -2.23F},
    // a table asked for after columns
    {RuleFeature::kMixedTableOutput, "MixedTableOutput", 3.41F},
    // "each <column or table>"
    {RuleFeature::kGroupKey, "GroupKey", 1.36F},
    // "each" of nothing known
    {RuleFeature::kEmptyGroup, "EmptyGroup", -3.40F},
    // "sorted by <column>"
    {RuleFeature::kOrderKey, "OrderKey", -0.06F},
    // "the highest <quantity>"
    {RuleFeature::kExtremeColumn, "ExtremeColumn", 0.94F},
    // "the highest <text column>"
    {RuleFeature::kExtremeText, "ExtremeText", -3.49F},
    // "the oldest", without a column
    {RuleFeature::kExtremeImplied, "ExtremeImplied", 1.42F},
    // an extreme of which neither column nor dimension is known
    {RuleFeature::kExtremeBare, "ExtremeBare", -3.95F},
    // "the most <table>": by count
    {RuleFeature::kMostOf, "MostOf", 2.30F},
    // "the most <column>": by count
    {RuleFeature::kMostColumn, "MostColumn", 0.66F},
    // "the most <quantity>": by value
    {RuleFeature::kMostQuantity, "MostQuantity", 1.86F},
    // "the most" of nothing known
    {RuleFeature::kMostAlone, "MostAlone", 0.83F},
    // "with the maximum <quantity>" picks rows
    {RuleFeature::kAggregateAsExtreme, "AggregateAsExtreme", 3.23F},
    // "3 <table>" limits
    {RuleFeature::kLimitOutput, "LimitOutput", -2.35F},
    // a comparison with the column just said
    {RuleFeature::kFilterLeft, "FilterLeft", -0.46F},
    // ... which was asked for so far
    {RuleFeature::kFilterSelected, "FilterSelected", 0.02F},
    // ... and still is
    {RuleFeature::kKeepSelected, "KeepSelected", -3.70F},
    // "5 <column>": the column follows
    {RuleFeature::kFilterRight, "FilterRight", 1.40F},
    // a comparison whose column is not said
    {RuleFeature::kFilterImplied, "FilterImplied", -1.52F},
    // a comparison whose adjective tells the column
    {RuleFeature::kFilterHint, "FilterHint", 0.20F},
    // a value, by the column that holds it
    {RuleFeature::kFilterValue, "FilterValue", 0.76F},
    // a value of the column just said
    {RuleFeature::kFilterValueLeft, "FilterValueLeft", 1.24F},
    // a value of the column that follows
    {RuleFeature::kFilterValueRight, "FilterValueRight", 4.04F},
    // a value of a column that does not hold it
    {RuleFeature::kFilterUnheld, "FilterUnheld", -1.62F},
    // "or <value>" of the same column
    {RuleFeature::kFilterChain, "FilterChain", -1.15F},
    // a number with nothing to compare
    {RuleFeature::kNumberAlone, "NumberAlone", -1.85F},
    // "above the average <quantity>"
    {RuleFeature::kCompareAverage, "CompareAverage", 2.02F},
    // a number against a text column
    {RuleFeature::kCompareText, "CompareText", -0.86F},
    // "more than" nothing
    {RuleFeature::kDanglingComparison, "DanglingComparison", -2.61F},
    // "more than 3 <table>"
    {RuleFeature::kHavingTable, "HavingTable", 0.40F},
    // "more than 3 <text column>"
    {RuleFeature::kHavingColumn, "HavingColumn", -0.23F},
    // "whose average <quantity> is above 5"
    {RuleFeature::kHavingAggregate, "HavingAggregate", 0.58F},
    // "more than 3" of nothing known
    {RuleFeature::kHavingAlone, "HavingAlone", -0.50F},
    // "contains 'x'"
    {RuleFeature::kLike, "Like", 2.02F},
    // "is missing"
    {RuleFeature::kNullTest, "NullTest", -2.87F},
    // "have no <table>"
    {RuleFeature::kNegatedTable, "NegatedTable", 3.33F},
    // "do not have a <column>"
    {RuleFeature::kNegatedColumn, "NegatedColumn", -0.16F},
    // "not <value>"
    {RuleFeature::kNegatedFilter, "NegatedFilter", 2.95F},
    // a negation of nothing
    {RuleFeature::kDanglingNegation, "DanglingNegation", 0.21F},
    // an aggregate of nothing
    {RuleFeature::kDanglingAggregate, "DanglingAggregate", -4.04F},
    // a column in a modifier that is left unused
    {RuleFeature::kUnusedColumn, "UnusedColumn", -1.16F},
    // a share, a ratio, a difference
    {RuleFeature::kUnsupported, "Unsupported", -0.97F},
    // a second sentence says anew what is asked for
    {RuleFeature::kRestartOutput, "RestartOutput", 2.00F},
    // the table chosen for a unit, times its score
    {RuleFeature::kTableLink, "TableLink", 10.86F},
    // the column chosen for a unit, times its score
    {RuleFeature::kColumnLink, "ColumnLink", 4.65F},
    // each join
    {RuleFeature::kJoin, "Join", -1.32F},
    // tables that nothing connects
    {RuleFeature::kNoJoin, "NoJoin", -4.00F},
    // a join by a key that is not declared
    {RuleFeature::kImpliedJoin, "ImpliedJoin", 0.56F},
    // a column found by its meaning only
    {RuleFeature::kImpliedColumn, "ImpliedColumn", -1.13F},
    // a value put into a name column
    {RuleFeature::kGuessedValue, "GuessedValue", -2.19F},
    // a mentioned table that could not be joined
    {RuleFeature::kDroppedTable, "DroppedTable", -0.70F},
    // a count over a table that was not said
    {RuleFeature::kChildGuess, "ChildGuess", -0.45F},
    // text compared with a number, or summed
    {RuleFeature::kBadType, "BadType", -3.98F},
    // a filter or an order for which there is no column
    {RuleFeature::kNoColumn, "NoColumn", -2.29F},
    // groups that are single rows
    {RuleFeature::kSingleRowGroups, "SingleRowGroups", -1.51F},
    // a mentioned table of which nothing is used
    {RuleFeature::kTableUnused, "TableUnused", -0.15F},
    // a table without rows
    {RuleFeature::kEmptyTable, "EmptyTable", -1.09F},
    // a content word read as a table, times its link score
    {RuleFeature::kTableWord, "TableWord", 2.57F},
    // a value, times what its score lacks to 1
    {RuleFeature::kWeakValue, "WeakValue", -1.45F},
    // a function phrase, times what its score lacks to 1
    {RuleFeature::kWeakKeyword, "WeakKeyword", -2.90F},
    // each further output
    {RuleFeature::kSelectItem, "SelectItem", -1.34F},
    // a plain output beside an aggregate, and no group was said
    {RuleFeature::kMixedSelect, "MixedSelect", -2.54F},
    // an output that is a single value by a filter
    {RuleFeature::kSelectedFilter, "SelectedFilter", -3.13F},
    // an output that is ordered by as well
    {RuleFeature::kSelectedTwice, "SelectedTwice", 0.16F},
    // a key asked for
    {RuleFeature::kIdOutput, "IdOutput", -0.10F},
    // a foreign key asked for
    {RuleFeature::kReferenceOutput, "ReferenceOutput", -1.48F},
    // an output of a table that was not said
    {RuleFeature::kFarOutput, "FarOutput", -0.57F},
    // a filter on a table that was not said
    {RuleFeature::kFarFilter, "FarFilter", -0.09F},
    // an order by a table that was not said
    {RuleFeature::kFarOrder, "FarOrder", -0.82F},
    // a joined table that was not said
    {RuleFeature::kBridgeTable, "BridgeTable", 0.09F},
    // a table said, joined and not used, that a row has one of
    {RuleFeature::kUnusedParent, "UnusedParent", -3.50F},
    // ... that a row has many of
    {RuleFeature::kUnusedChild, "UnusedChild", 0.04F},
    // the entity was not said
    {RuleFeature::kEntityUnsaid, "EntityUnsaid", -0.10F},
    // the entity was not the first table said
    {RuleFeature::kEntityNotFirst, "EntityNotFirst", -0.71F},
    // a table shown by its name
    {RuleFeature::kNameByDefault, "NameByDefault", -0.79F},
    // a table shown by its key, having no name
    {RuleFeature::kKeyByDefault, "KeyByDefault", -2.36F},
    // a text value compared with a key or reference
    {RuleFeature::kKeyFilter, "KeyFilter", 0.47F},
    // groups by a name instead of a key
    {RuleFeature::kGroupByName, "GroupByName", -0.82F},
    // groups that were not said
    {RuleFeature::kGroupUnasked, "GroupUnasked", 0.73F},
    // a HAVING; a NOT IN
    {RuleFeature::kUsesHaving, "UsesHaving", 1.47F}, {RuleFeature::kUsesNotIn, "UsesNotIn", 1.10F},
    // an INTERSECT; a comparison with an aggregate
    {RuleFeature::kUsesIntersect, "UsesIntersect", 2.92F}, {RuleFeature::kUsesScalar, "UsesScalar", 1.46F},
    // an alternative
    {RuleFeature::kUsesOr, "UsesOr", 0.65F},
    // DISTINCT; an order without a limit
    {RuleFeature::kUsesDistinct, "UsesDistinct", -0.30F}, {RuleFeature::kUsesOrder, "UsesOrder", -0.23F},
    // a limit
    {RuleFeature::kUsesLimit, "UsesLimit", 0.46F},
    // an aggregate of a column
    {RuleFeature::kUsesAggregate, "UsesAggregate", 3.20F},
    // a count asked for
    {RuleFeature::kUsesCount, "UsesCount", 3.21F},
    // each condition
    {RuleFeature::kFilters, "Filters", 0.51F},
    // a value of the question that stands in no condition
    {RuleFeature::kNoFilterValue, "NoFilterValue", -0.20F},
    // "the director names": one output in two words
    {RuleFeature::kNameOfOutput, "NameOfOutput", 0.02F},
    // a further output without "and" or a comma
    {RuleFeature::kUnlistedOutput, "UnlistedOutput", -3.65F},
    // a group said after the outputs stands before them
    {RuleFeature::kLateGroupFirst, "LateGroupFirst", -1.06F},
    // a group said after the outputs stands after them
    {RuleFeature::kLateGroupLast, "LateGroupLast", -0.65F},
    // a group said before the outputs stands after them
    {RuleFeature::kEarlyGroupLast, "EarlyGroupLast", -1.85F},
    // each join of a sub-query
    {RuleFeature::kSubJoin, "SubJoin", -1.00F},
    // "the details": all columns
    {RuleFeature::kAllColumns, "AllColumns", 1.00F},
    // the group stands first: "how many ... for each ..."
    {RuleFeature::kHowManyGroupFirst, "HowManyGroupFirst", 0.92F},
    // a table said and left out, that a row has one of
    {RuleFeature::kDropParent, "DropParent", -3.54F},
    // ... that a row has many of
    {RuleFeature::kDropChild, "DropChild", -3.68F},
    // DISTINCT that was not said
    {RuleFeature::kImpliedDistinct, "ImpliedDistinct", -1.09F},
    // ... over a join
    {RuleFeature::kDistinctJoin, "DistinctJoin", 0.38F},
    // ... of a column with few values
    {RuleFeature::kDistinctCategory, "DistinctCategory", 0.83F},
    // ... where "all" was said
    {RuleFeature::kDistinctAll, "DistinctAll", 0.36F},
    // ... of several columns
    {RuleFeature::kDistinctSeveral, "DistinctSeveral", -1.22F},
    // ... of some of the rows
    {RuleFeature::kDistinctFiltered, "DistinctFiltered", 0.54F},
    // ... of rows where that was not said
    {RuleFeature::kDistinctCount, "DistinctCount", 0.29F},
    // "per" left out
    {RuleFeature::kSkipPer, "SkipPer", -3.00F},
    // a group said with "per" or "by", or a part of dates, that stands last
    {RuleFeature::kPerGroupLast, "PerGroupLast", -1.50F},
    // a column that says yes or no, as a condition; a column after "by" or "per" that is not used
    {RuleFeature::kFlag, "Flag", 0.80F}, {RuleFeature::kUnusedBy, "UnusedBy", -2.50F},
    // "top 5 <table> by <measure>"; "<table> per <group>": counted; "only x"; "their manager"; so far;
    // "... and the total"; "oldest" left out
    {RuleFeature::kTopByMeasure, "TopByMeasure", 5.00F}, {RuleFeature::kCountByDefault, "CountByDefault", 0.50F},
    {RuleFeature::kOnly, "Only", 1.50F}, {RuleFeature::kOwnReference, "OwnReference", 2.00F},
    {RuleFeature::kRole, "Role", 3.00F}, {RuleFeature::kSoFar, "SoFar", 1.00F}, {RuleFeature::kSaidFigure, "SaidFigure", 4.50F},
    // "with the <column>": asked for too; two outputs that come to the same column
    {RuleFeature::kSkipExtreme, "SkipExtreme", -2.00F}, {RuleFeature::kWithOutput, "WithOutput", 3.00F},
    {RuleFeature::kSameOutput, "SameOutput", -2.00F},
};
// clang-format on

}  // namespace ask::engine
