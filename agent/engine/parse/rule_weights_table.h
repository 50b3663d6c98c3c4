// The weights by name, in the order of enum Rule; only weights.cpp reads this.
#pragma once
#include <string_view>

#include "agent/engine/parse/rule_weights.h"

namespace ask::engine {

struct WeightRow {
  Rule rule;
  std::string_view name;
  float weight;
};

// clang-format off
inline constexpr WeightRow kWeightRows[] = {
    // a content word read as a table or column, times its link score
    {Rule::kSchemaWord, "SchemaWord", 3.20F},
    // a content word read as a stored value, times its score
    {Rule::kValueWord, "ValueWord", 2.34F},
    // a word read as (a part of) a function phrase, times its score
    {Rule::kKeywordWord, "KeywordWord", 1.95F},
    // each further content word of one span
    {Rule::kLongSpan, "LongSpan", 1.39F},
    // a number or a date
    {Rule::kNumberWord, "NumberWord", 2.26F},
    // a word that nothing is known of
    {Rule::kSkipUnknown, "SkipUnknown", -0.76F},
    // a word that can mostly be left out
    {Rule::kSkipLight, "SkipLight", 0.20F},
    // a word left out although something has just this name, times its score
    {Rule::kSkipNamed, "SkipNamed", 1.33F},
    // a word left out although it opens a function phrase
    {Rule::kSkipKeyword, "SkipKeyword", 0.10F},
    // a schema link, times what its score lacks to 1
    {Rule::kWeakLink, "WeakLink", -3.60F},
    // a text that is stored nowhere
    {Rule::kValueNotFound, "ValueNotFound", -1.31F},
    // "by" after a count opens the group key
    {Rule::kByGroups, "ByGroups", 1.34F},
    // "by" after "top 5" opens the order
    {Rule::kByOrders, "ByOrders", 0.62F},
    // "and" ends the scope of a negation
    {Rule::kLeaveNegation, "LeaveNegation", 2.13F},
    // "and" inside a negation goes on with it
    {Rule::kStayInNegation, "StayInNegation", -2.17F},
    // a column asked for
    {Rule::kOutputColumn, "OutputColumn", 3.31F},
    // a table asked for, by its name column
    {Rule::kOutputTable, "OutputTable", 3.98F},
    // "<column> of <table>"
    {Rule::kOwnerOfOutput, "OwnerOfOutput", 2.83F},
    // "and <column>" after a modifier is asked for too
    {Rule::kLateOutput, "LateOutput", 0.26F},
    // a column in a modifier, to be compared or left
    {Rule::kOpenColumn, "OpenColumn", 0.75F},
    // a table in a modifier: takes part
    {Rule::kMentionTable, "MentionTable", 1.54F},
    // "how many <table>"
    {Rule::kCountOutput, "CountOutput", 2.14F},
    // "how many <column>"
    {Rule::kCountColumn, "CountColumn", -0.12F},
    // a count of rows with nothing said of what
    {Rule::kCountAlone, "CountAlone", -1.18F},
    // "average <measure>"
    {Rule::kAggregateOutput, "AggregateOutput", 0.89F},
    // an average or sum of what is not a quantity
    {Rule::kAggregateText, "AggregateText", -0.95F},
    // "total <table>" is their number
    {Rule::kAggregateTable, "AggregateTable", -2.23F},
    // a table asked for after columns
    {Rule::kMixedTableOutput, "MixedTableOutput", 3.41F},
    // "each <column or table>"
    {Rule::kGroupKey, "GroupKey", 1.36F},
    // "each" of nothing known
    {Rule::kEmptyGroup, "EmptyGroup", -3.40F},
    // "sorted by <column>"
    {Rule::kOrderKey, "OrderKey", -0.06F},
    // "the highest <quantity>"
    {Rule::kExtremeColumn, "ExtremeColumn", 0.94F},
    // "the highest <text column>"
    {Rule::kExtremeText, "ExtremeText", -3.49F},
    // "the oldest", without a column
    {Rule::kExtremeImplied, "ExtremeImplied", 1.42F},
    // an extreme of which neither column nor dimension is known
    {Rule::kExtremeBare, "ExtremeBare", -3.95F},
    // "the most <table>": by count
    {Rule::kMostOf, "MostOf", 2.30F},
    // "the most <column>": by count
    {Rule::kMostColumn, "MostColumn", 0.66F},
    // "the most <quantity>": by value
    {Rule::kMostQuantity, "MostQuantity", 1.86F},
    // "the most" of nothing known
    {Rule::kMostAlone, "MostAlone", 0.83F},
    // "with the maximum <quantity>" picks rows
    {Rule::kAggregateAsExtreme, "AggregateAsExtreme", 3.23F},
    // "3 <table>" limits
    {Rule::kLimitOutput, "LimitOutput", -2.35F},
    // a comparison with the column just said
    {Rule::kFilterLeft, "FilterLeft", -0.46F},
    // ... which was asked for so far
    {Rule::kFilterSelected, "FilterSelected", 0.02F},
    // ... and still is
    {Rule::kKeepSelected, "KeepSelected", -3.70F},
    // "5 <column>": the column follows
    {Rule::kFilterRight, "FilterRight", 1.40F},
    // a comparison whose column is not said
    {Rule::kFilterImplied, "FilterImplied", -1.52F},
    // a comparison whose adjective tells the column
    {Rule::kFilterHint, "FilterHint", 0.20F},
    // a value, by the column that holds it
    {Rule::kFilterValue, "FilterValue", 0.76F},
    // a value of the column just said
    {Rule::kFilterValueLeft, "FilterValueLeft", 1.24F},
    // a value of the column that follows
    {Rule::kFilterValueRight, "FilterValueRight", 4.04F},
    // a value of a column that does not hold it
    {Rule::kFilterUnheld, "FilterUnheld", -1.62F},
    // "or <value>" of the same column
    {Rule::kFilterChain, "FilterChain", -1.15F},
    // a number with nothing to compare
    {Rule::kNumberAlone, "NumberAlone", -1.85F},
    // "above the average <quantity>"
    {Rule::kCompareAverage, "CompareAverage", 2.02F},
    // a number against a text column
    {Rule::kCompareText, "CompareText", -0.86F},
    // "more than" nothing
    {Rule::kDanglingComparison, "DanglingComparison", -2.61F},
    // "more than 3 <table>"
    {Rule::kHavingTable, "HavingTable", 0.40F},
    // "more than 3 <text column>"
    {Rule::kHavingColumn, "HavingColumn", -0.23F},
    // "whose average <quantity> is above 5"
    {Rule::kHavingAggregate, "HavingAggregate", 0.58F},
    // "more than 3" of nothing known
    {Rule::kHavingAlone, "HavingAlone", -0.50F},
    // "contains 'x'"
    {Rule::kLike, "Like", 2.02F},
    // "is missing"
    {Rule::kNullTest, "NullTest", -2.87F},
    // "have no <table>"
    {Rule::kNegatedTable, "NegatedTable", 3.33F},
    // "do not have a <column>"
    {Rule::kNegatedColumn, "NegatedColumn", -0.16F},
    // "not <value>"
    {Rule::kNegatedFilter, "NegatedFilter", 2.95F},
    // a negation of nothing
    {Rule::kDanglingNegation, "DanglingNegation", 0.21F},
    // an aggregate of nothing
    {Rule::kDanglingAggregate, "DanglingAggregate", -4.04F},
    // a column in a modifier that is left unused
    {Rule::kUnusedColumn, "UnusedColumn", -1.16F},
    // a share, a ratio, a difference
    {Rule::kUnsupported, "Unsupported", -0.97F},
    // a second sentence says anew what is asked for
    {Rule::kRestartOutput, "RestartOutput", 2.00F},
    // the table chosen for a unit, times its score
    {Rule::kTableLink, "TableLink", 10.86F},
    // the column chosen for a unit, times its score
    {Rule::kColumnLink, "ColumnLink", 4.65F},
    // each join
    {Rule::kJoin, "Join", -1.32F},
    // tables that nothing connects
    {Rule::kNoJoin, "NoJoin", -4.00F},
    // a join by a key that is not declared
    {Rule::kImpliedJoin, "ImpliedJoin", 0.56F},
    // a column found by its meaning only
    {Rule::kImpliedColumn, "ImpliedColumn", -1.13F},
    // a value put into a name column
    {Rule::kGuessedValue, "GuessedValue", -2.19F},
    // a mentioned table that could not be joined
    {Rule::kDroppedTable, "DroppedTable", -0.70F},
    // a count over a table that was not said
    {Rule::kChildGuess, "ChildGuess", -0.45F},
    // text compared with a number, or summed
    {Rule::kBadType, "BadType", -3.98F},
    // a filter or an order for which there is no column
    {Rule::kNoColumn, "NoColumn", -2.29F},
    // groups that are single rows
    {Rule::kSingleRowGroups, "SingleRowGroups", -1.51F},
    // a mentioned table of which nothing is used
    {Rule::kTableUnused, "TableUnused", -0.15F},
    // a table without rows
    {Rule::kEmptyTable, "EmptyTable", -1.09F},
    // a content word read as a table, times its link score
    {Rule::kTableWord, "TableWord", 2.57F},
    // a value, times what its score lacks to 1
    {Rule::kWeakValue, "WeakValue", -1.45F},
    // a function phrase, times what its score lacks to 1
    {Rule::kWeakKeyword, "WeakKeyword", -2.90F},
    // each further output
    {Rule::kSelectItem, "SelectItem", -1.34F},
    // a plain output beside an aggregate, and no group was said
    {Rule::kMixedSelect, "MixedSelect", -2.54F},
    // an output that is a single value by a filter
    {Rule::kSelectedFilter, "SelectedFilter", -3.13F},
    // an output that is ordered by as well
    {Rule::kSelectedTwice, "SelectedTwice", 0.16F},
    // a key asked for
    {Rule::kIdOutput, "IdOutput", -0.10F},
    // a foreign key asked for
    {Rule::kReferenceOutput, "ReferenceOutput", -1.48F},
    // an output of a table that was not said
    {Rule::kFarOutput, "FarOutput", -0.57F},
    // a filter on a table that was not said
    {Rule::kFarFilter, "FarFilter", -0.09F},
    // an order by a table that was not said
    {Rule::kFarOrder, "FarOrder", -0.82F},
    // a joined table that was not said
    {Rule::kBridgeTable, "BridgeTable", 0.09F},
    // a table said, joined and not used, that a row has one of
    {Rule::kUnusedParent, "UnusedParent", -3.50F},
    // ... that a row has many of
    {Rule::kUnusedChild, "UnusedChild", 0.04F},
    // the entity was not said
    {Rule::kEntityUnsaid, "EntityUnsaid", -0.10F},
    // the entity was not the first table said
    {Rule::kEntityNotFirst, "EntityNotFirst", -0.71F},
    // a table shown by its name
    {Rule::kNameByDefault, "NameByDefault", -0.79F},
    // a table shown by its key, having no name
    {Rule::kKeyByDefault, "KeyByDefault", -2.36F},
    // a text value compared with a key or reference
    {Rule::kKeyFilter, "KeyFilter", 0.47F},
    // groups by a name instead of a key
    {Rule::kGroupByName, "GroupByName", -0.82F},
    // groups that were not said
    {Rule::kGroupUnasked, "GroupUnasked", 0.73F},
    // a HAVING; a NOT IN
    {Rule::kUsesHaving, "UsesHaving", 1.47F}, {Rule::kUsesNotIn, "UsesNotIn", 1.10F},
    // an INTERSECT; a comparison with an aggregate
    {Rule::kUsesIntersect, "UsesIntersect", 2.92F}, {Rule::kUsesScalar, "UsesScalar", 1.46F},
    // an alternative
    {Rule::kUsesOr, "UsesOr", 0.65F},
    // DISTINCT; an order without a limit
    {Rule::kUsesDistinct, "UsesDistinct", -0.30F}, {Rule::kUsesOrder, "UsesOrder", -0.23F},
    // a limit
    {Rule::kUsesLimit, "UsesLimit", 0.46F},
    // an aggregate of a column
    {Rule::kUsesAggregate, "UsesAggregate", 3.20F},
    // a count asked for
    {Rule::kUsesCount, "UsesCount", 3.21F},
    // each condition
    {Rule::kFilters, "Filters", 0.51F},
    // a value of the question that stands in no condition
    {Rule::kNoFilterValue, "NoFilterValue", -0.20F},
    // "the director names": one output in two words
    {Rule::kNameOfOutput, "NameOfOutput", 0.02F},
    // a further output without "and" or a comma
    {Rule::kUnlistedOutput, "UnlistedOutput", -3.65F},
    // a group said after the outputs stands before them
    {Rule::kLateGroupFirst, "LateGroupFirst", -1.06F},
    // a group said after the outputs stands after them
    {Rule::kLateGroupLast, "LateGroupLast", -0.65F},
    // a group said before the outputs stands after them
    {Rule::kEarlyGroupLast, "EarlyGroupLast", -1.85F},
    // each join of a sub-query
    {Rule::kSubJoin, "SubJoin", -1.00F},
    // "the details": all columns
    {Rule::kAllColumns, "AllColumns", 1.00F},
    // the group stands first: "how many ... for each ..."
    {Rule::kHowManyGroupFirst, "HowManyGroupFirst", 0.92F},
    // a table said and left out, that a row has one of
    {Rule::kDropParent, "DropParent", -3.54F},
    // ... that a row has many of
    {Rule::kDropChild, "DropChild", -3.68F},
    // DISTINCT that was not said
    {Rule::kImpliedDistinct, "ImpliedDistinct", -1.09F},
    // ... over a join
    {Rule::kDistinctJoin, "DistinctJoin", 0.38F},
    // ... of a column with few values
    {Rule::kDistinctCategory, "DistinctCategory", 0.83F},
    // ... where "all" was said
    {Rule::kDistinctAll, "DistinctAll", 0.36F},
    // ... of several columns
    {Rule::kDistinctSeveral, "DistinctSeveral", -1.22F},
    // ... of some of the rows
    {Rule::kDistinctFiltered, "DistinctFiltered", 0.54F},
    // ... of rows where that was not said
    {Rule::kDistinctCount, "DistinctCount", 0.29F},
    // "per" left out
    {Rule::kSkipPer, "SkipPer", -3.00F},
    // a group said with "per" or "by", or a part of dates, that stands last
    {Rule::kPerGroupLast, "PerGroupLast", -1.50F},
    // a column that says yes or no, as a condition; a column after "by" or "per" that is not used
    {Rule::kFlag, "Flag", 0.80F}, {Rule::kUnusedBy, "UnusedBy", -2.50F},
    // "top 5 <table> by <measure>"; "<table> per <group>": counted; "only x"; "their manager"; so far;
    // "... and the total"; "oldest" left out
    {Rule::kTopByMeasure, "TopByMeasure", 5.00F}, {Rule::kCountByDefault, "CountByDefault", 0.50F},
    {Rule::kOnly, "Only", 1.50F}, {Rule::kOwnReference, "OwnReference", 2.00F},
    {Rule::kRole, "Role", 3.00F}, {Rule::kSoFar, "SoFar", 1.00F}, {Rule::kSaidFigure, "SaidFigure", 4.50F},
    // "with the <column>": asked for too; two outputs that come to the same column
    {Rule::kSkipExtreme, "SkipExtreme", -2.00F}, {Rule::kWithOutput, "WithOutput", 3.00F},
    {Rule::kSameOutput, "SameOutput", -2.00F},
};
// clang-format on

}  // namespace ask::engine
