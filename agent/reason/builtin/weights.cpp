#include "agent/reason/builtin/weights.h"

#include <iterator>

namespace ask::builtin {
namespace {

struct Row {
  Rule rule;
  std::string_view name;
  float weight;
};

// clang-format off
constexpr Row kRows[] = {
    // a content word read as a table or column, times its link score
    {Rule::kSchemaWord, "SchemaWord", 3.20F},
    // a content word read as a stored value, times its score
    {Rule::kValueWord, "ValueWord", 2.27F},
    // a word read as (a part of) a function phrase, times its score
    {Rule::kKeywordWord, "KeywordWord", 1.96F},
    // each further content word of one span
    {Rule::kLongSpan, "LongSpan", 1.43F},
    // a number or a date
    {Rule::kNumberWord, "NumberWord", 2.19F},
    // a word that nothing is known of
    {Rule::kSkipUnknown, "SkipUnknown", -0.63F},
    // a word that can mostly be left out
    {Rule::kSkipLight, "SkipLight", 0.19F},
    // a word left out although something has just this name, times its score
    {Rule::kSkipNamed, "SkipNamed", 1.23F},
    // a word left out although it opens a function phrase
    {Rule::kSkipKeyword, "SkipKeyword", 0.13F},
    // a schema link, times what its score lacks to 1
    {Rule::kWeakLink, "WeakLink", -3.37F},
    // a text that is stored nowhere
    {Rule::kValueNotFound, "ValueNotFound", -1.07F},
    // "by" after a count opens the group key
    {Rule::kByGroups, "ByGroups", 1.40F},
    // "by" after "top 5" opens the order
    {Rule::kByOrders, "ByOrders", 0.22F},
    // "and" ends the scope of a negation
    {Rule::kLeaveNegation, "LeaveNegation", 2.00F},
    // "and" inside a negation goes on with it
    {Rule::kStayInNegation, "StayInNegation", -2.06F},
    // a column asked for
    {Rule::kOutputColumn, "OutputColumn", 3.37F},
    // a table asked for, by its name column
    {Rule::kOutputTable, "OutputTable", 3.88F},
    // "<column> of <table>"
    {Rule::kOwnerOfOutput, "OwnerOfOutput", 2.79F},
    // "and <column>" after a modifier is asked for too
    {Rule::kLateOutput, "LateOutput", 0.67F},
    // a column in a modifier, to be compared or left
    {Rule::kOpenColumn, "OpenColumn", 0.74F},
    // a table in a modifier: takes part
    {Rule::kMentionTable, "MentionTable", 1.55F},
    // "how many <table>"
    {Rule::kCountOutput, "CountOutput", 1.95F},
    // "how many <column>"
    {Rule::kCountColumn, "CountColumn", -0.19F},
    // a count of rows with nothing said of what
    {Rule::kCountAlone, "CountAlone", -1.24F},
    // "average <measure>"
    {Rule::kAggregateOutput, "AggregateOutput", 0.82F},
    // an average or sum of what is not a quantity
    {Rule::kAggregateText, "AggregateText", -1.05F},
    // "total <table>" is their number
    {Rule::kAggregateTable, "AggregateTable", -2.08F},
    // a table asked for after columns
    {Rule::kMixedTableOutput, "MixedTableOutput", 3.20F},
    // "each <column or table>"
    {Rule::kGroupKey, "GroupKey", 1.40F},
    // "each" of nothing known
    {Rule::kEmptyGroup, "EmptyGroup", -3.18F},
    // "sorted by <column>"
    {Rule::kOrderKey, "OrderKey", -0.07F},
    // "the highest <quantity>"
    {Rule::kExtremeColumn, "ExtremeColumn", 0.97F},
    // "the highest <text column>"
    {Rule::kExtremeText, "ExtremeText", -3.41F},
    // "the oldest", without a column
    {Rule::kExtremeImplied, "ExtremeImplied", 1.26F},
    // an extreme of which neither column nor dimension is known
    {Rule::kExtremeBare, "ExtremeBare", -4.03F},
    // "the most <table>": by count
    {Rule::kMostOf, "MostOf", 2.25F},
    // "the most <column>": by count
    {Rule::kMostColumn, "MostColumn", 0.88F},
    // "the most <quantity>": by value
    {Rule::kMostQuantity, "MostQuantity", 1.86F},
    // "the most" of nothing known
    {Rule::kMostAlone, "MostAlone", 0.74F},
    // "with the maximum <quantity>" picks rows
    {Rule::kAggregateAsExtreme, "AggregateAsExtreme", 3.14F},
    // "3 <table>" limits
    {Rule::kLimitOutput, "LimitOutput", -1.99F},
    // a comparison with the column just said
    {Rule::kFilterLeft, "FilterLeft", -0.43F},
    // ... which was asked for so far
    {Rule::kFilterSelected, "FilterSelected", -0.04F},
    // ... and still is
    {Rule::kKeepSelected, "KeepSelected", -3.50F},
    // "5 <column>": the column follows
    {Rule::kFilterRight, "FilterRight", 1.23F},
    // a comparison whose column is not said
    {Rule::kFilterImplied, "FilterImplied", -1.52F},
    // a comparison whose adjective tells the column
    {Rule::kFilterHint, "FilterHint", 0.34F},
    // a value, by the column that holds it
    {Rule::kFilterValue, "FilterValue", 0.79F},
    // a value of the column just said
    {Rule::kFilterValueLeft, "FilterValueLeft", 1.21F},
    // a value of the column that follows
    {Rule::kFilterValueRight, "FilterValueRight", 3.92F},
    // a value of a column that does not hold it
    {Rule::kFilterUnheld, "FilterUnheld", -1.85F},
    // "or <value>" of the same column
    {Rule::kFilterChain, "FilterChain", -1.02F},
    // a number with nothing to compare
    {Rule::kNumberAlone, "NumberAlone", -1.81F},
    // "above the average <quantity>"
    {Rule::kCompareAverage, "CompareAverage", 1.98F},
    // a number against a text column
    {Rule::kCompareText, "CompareText", -0.85F},
    // "more than" nothing
    {Rule::kDanglingComparison, "DanglingComparison", -2.75F},
    // "more than 3 <table>"
    {Rule::kHavingTable, "HavingTable", 0.42F},
    // "more than 3 <text column>"
    {Rule::kHavingColumn, "HavingColumn", -0.17F},
    // "whose average <quantity> is above 5"
    {Rule::kHavingAggregate, "HavingAggregate", 0.61F},
    // "more than 3" of nothing known
    {Rule::kHavingAlone, "HavingAlone", -0.50F},
    // "contains 'x'"
    {Rule::kLike, "Like", 1.99F},
    // "is missing"
    {Rule::kNullTest, "NullTest", -2.79F},
    // "have no <table>"
    {Rule::kNegatedTable, "NegatedTable", 3.04F},
    // "do not have a <column>"
    {Rule::kNegatedColumn, "NegatedColumn", -0.39F},
    // "not <value>"
    {Rule::kNegatedFilter, "NegatedFilter", 2.52F},
    // a negation of nothing
    {Rule::kDanglingNegation, "DanglingNegation", 0.09F},
    // an aggregate of nothing
    {Rule::kDanglingAggregate, "DanglingAggregate", -3.83F},
    // a column in a modifier that is left unused
    {Rule::kUnusedColumn, "UnusedColumn", -1.10F},
    // a share, a ratio, a difference
    {Rule::kUnsupported, "Unsupported", -1.20F},
    // a second sentence says anew what is asked for
    {Rule::kRestartOutput, "RestartOutput", 1.82F},
    // the table chosen for a unit, times its score
    {Rule::kTableLink, "TableLink", 10.11F},
    // the column chosen for a unit, times its score
    {Rule::kColumnLink, "ColumnLink", 4.31F},
    // each join
    {Rule::kJoin, "Join", -1.21F},
    // tables that nothing connects
    {Rule::kNoJoin, "NoJoin", -4.00F},
    // a join by a key that is not declared
    {Rule::kImpliedJoin, "ImpliedJoin", 0.68F},
    // a column found by its meaning only
    {Rule::kImpliedColumn, "ImpliedColumn", -1.08F},
    // a value put into a name column
    {Rule::kGuessedValue, "GuessedValue", -1.63F},
    // a mentioned table that could not be joined
    {Rule::kDroppedTable, "DroppedTable", -0.70F},
    // a count over a table that was not said
    {Rule::kChildGuess, "ChildGuess", -0.56F},
    // text compared with a number, or summed
    {Rule::kBadType, "BadType", -3.79F},
    // a filter or an order for which there is no column
    {Rule::kNoColumn, "NoColumn", -2.03F},
    // groups that are single rows
    {Rule::kSingleRowGroups, "SingleRowGroups", -1.42F},
    // a mentioned table of which nothing is used
    {Rule::kTableUnused, "TableUnused", -0.15F},
    // a table without rows
    {Rule::kEmptyTable, "EmptyTable", -0.73F},
    // a content word read as a table, times its link score
    {Rule::kTableWord, "TableWord", 2.62F},
    // a value, times what its score lacks to 1
    {Rule::kWeakValue, "WeakValue", -0.99F},
    // a function phrase, times what its score lacks to 1
    {Rule::kWeakKeyword, "WeakKeyword", -3.03F},
    // each further output
    {Rule::kSelectItem, "SelectItem", -1.50F},
    // a plain output beside an aggregate, and no group was said
    {Rule::kMixedSelect, "MixedSelect", -2.38F},
    // an output that is a single value by a filter
    {Rule::kSelectedFilter, "SelectedFilter", -3.12F},
    // an output that is ordered by as well
    {Rule::kSelectedTwice, "SelectedTwice", 0.01F},
    // a key asked for
    {Rule::kIdOutput, "IdOutput", -0.24F},
    // a foreign key asked for
    {Rule::kReferenceOutput, "ReferenceOutput", -1.55F},
    // an output of a table that was not said
    {Rule::kFarOutput, "FarOutput", -0.55F},
    // a filter on a table that was not said
    {Rule::kFarFilter, "FarFilter", 0.00F},
    // an order by a table that was not said
    {Rule::kFarOrder, "FarOrder", -0.81F},
    // a joined table that was not said
    {Rule::kBridgeTable, "BridgeTable", -0.06F},
    // a table said, joined and not used, that a row has one of
    {Rule::kUnusedParent, "UnusedParent", -3.38F},
    // ... that a row has many of
    {Rule::kUnusedChild, "UnusedChild", -0.25F},
    // the entity was not said
    {Rule::kEntityUnsaid, "EntityUnsaid", -0.10F},
    // the entity was not the first table said
    {Rule::kEntityNotFirst, "EntityNotFirst", -0.67F},
    // a table shown by its name
    {Rule::kNameByDefault, "NameByDefault", -0.69F},
    // a table shown by its key, having no name
    {Rule::kKeyByDefault, "KeyByDefault", -2.27F},
    // a text value compared with a key or reference
    {Rule::kKeyFilter, "KeyFilter", 0.59F},
    // groups by a name instead of a key
    {Rule::kGroupByName, "GroupByName", -0.94F},
    // groups that were not said
    {Rule::kGroupUnasked, "GroupUnasked", 0.78F},
    // a HAVING
    {Rule::kUsesHaving, "UsesHaving", 1.43F},
    // a NOT IN
    {Rule::kUsesNotIn, "UsesNotIn", 0.95F},
    // an INTERSECT
    {Rule::kUsesIntersect, "UsesIntersect", 2.84F},
    // a comparison with an aggregate
    {Rule::kUsesScalar, "UsesScalar", 1.71F},
    // an alternative
    {Rule::kUsesOr, "UsesOr", 0.30F},
    // DISTINCT
    {Rule::kUsesDistinct, "UsesDistinct", -0.08F},
    // an order without a limit
    {Rule::kUsesOrder, "UsesOrder", -0.18F},
    // a limit
    {Rule::kUsesLimit, "UsesLimit", 0.39F},
    // an aggregate of a column
    {Rule::kUsesAggregate, "UsesAggregate", 3.26F},
    // a count asked for
    {Rule::kUsesCount, "UsesCount", 3.26F},
    // each condition
    {Rule::kFilters, "Filters", 0.58F},
    // a value of the question that stands in no condition
    {Rule::kNoFilterValue, "NoFilterValue", -0.20F},
    // "the director names": one output in two words
    {Rule::kNameOfOutput, "NameOfOutput", 0.11F},
    // a further output without "and" or a comma
    {Rule::kUnlistedOutput, "UnlistedOutput", -3.43F},
    // a group said after the outputs stands before them
    {Rule::kLateGroupFirst, "LateGroupFirst", -0.97F},
    // a group said after the outputs stands after them
    {Rule::kLateGroupLast, "LateGroupLast", -0.58F},
    // a group said before the outputs stands after them
    {Rule::kEarlyGroupLast, "EarlyGroupLast", -1.90F},
    // each join of a sub-query
    {Rule::kSubJoin, "SubJoin", -0.91F},
    // "the details": all columns
    {Rule::kAllColumns, "AllColumns", 1.19F},
    // the group stands first: "how many ... for each ..."
    {Rule::kHowManyGroupFirst, "HowManyGroupFirst", 0.89F},
    // a table said and left out, that a row has one of
    {Rule::kDropParent, "DropParent", -3.33F},
    // ... that a row has many of
    {Rule::kDropChild, "DropChild", -3.10F},
};
// clang-format on

static_assert(std::size(kRows) == kRules);
consteval bool in_order() {
  for (size_t i = 0; i < kRules; ++i)
    if (static_cast<size_t>(kRows[i].rule) != i) return false;
  return true;
}
static_assert(in_order(), "kRows[rule] is the lookup");

constexpr Weights kDefault = [] {
  Weights weights{};
  for (size_t i = 0; i < kRules; ++i) weights.values[i] = kRows[i].weight;
  return weights;
}();

}  // namespace

const Weights& default_weights() { return kDefault; }
std::string_view name(Rule rule) { return kRows[static_cast<size_t>(rule)].name; }

}  // namespace ask::builtin
