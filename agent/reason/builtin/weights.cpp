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
    {Rule::kSchemaWord, "SchemaWord", 3.86F},
    // a content word read as a stored value, times its score
    {Rule::kValueWord, "ValueWord", 2.47F},
    // a word read as (a part of) a function phrase, times its score
    {Rule::kKeywordWord, "KeywordWord", 2.39F},
    // each further content word of one span
    {Rule::kLongSpan, "LongSpan", 1.35F},
    // a number or a date
    {Rule::kNumberWord, "NumberWord", 2.47F},
    // a word that nothing is known of
    {Rule::kSkipUnknown, "SkipUnknown", -0.40F},
    // a word that can mostly be left out
    {Rule::kSkipLight, "SkipLight", 0.11F},
    // a word left out although something has just this name, times its score
    {Rule::kSkipNamed, "SkipNamed", 1.35F},
    // a word left out although it opens a function phrase
    {Rule::kSkipKeyword, "SkipKeyword", 1.73F},
    // a schema link, times what its score lacks to 1
    {Rule::kWeakLink, "WeakLink", -3.34F},
    // a text that is stored nowhere
    {Rule::kValueNotFound, "ValueNotFound", -0.10F},
    // "by" after a count opens the group key
    {Rule::kByGroups, "ByGroups", 1.12F},
    // "by" after "top 5" opens the order
    {Rule::kByOrders, "ByOrders", -0.21F},
    // "and" ends the scope of a negation
    {Rule::kLeaveNegation, "LeaveNegation", 1.74F},
    // "and" inside a negation goes on with it
    {Rule::kStayInNegation, "StayInNegation", -1.85F},
    // a column asked for
    {Rule::kOutputColumn, "OutputColumn", 3.03F},
    // a table asked for, by its name column
    {Rule::kOutputTable, "OutputTable", 3.61F},
    // "<column> of <table>"
    {Rule::kOwnerOfOutput, "OwnerOfOutput", 2.60F},
    // "and <column>" after a modifier is asked for too
    {Rule::kLateOutput, "LateOutput", 0.46F},
    // a column in a modifier, to be compared or left
    {Rule::kOpenColumn, "OpenColumn", 0.65F},
    // a table in a modifier: takes part
    {Rule::kMentionTable, "MentionTable", 1.33F},
    // "how many <table>"
    {Rule::kCountOutput, "CountOutput", 1.80F},
    // "how many <column>"
    {Rule::kCountColumn, "CountColumn", -0.33F},
    // a count of rows with nothing said of what
    {Rule::kCountAlone, "CountAlone", -1.11F},
    // "average <measure>"
    {Rule::kAggregateOutput, "AggregateOutput", 0.88F},
    // an average or sum of what is not a quantity
    {Rule::kAggregateText, "AggregateText", -1.15F},
    // "total <table>" is their number
    {Rule::kAggregateTable, "AggregateTable", -1.67F},
    // a table asked for after columns
    {Rule::kMixedTableOutput, "MixedTableOutput", 2.75F},
    // "each <column or table>"
    {Rule::kGroupKey, "GroupKey", 0.87F},
    // "each" of nothing known
    {Rule::kEmptyGroup, "EmptyGroup", -2.98F},
    // "sorted by <column>"
    {Rule::kOrderKey, "OrderKey", -0.18F},
    // "the highest <quantity>"
    {Rule::kExtremeColumn, "ExtremeColumn", 1.64F},
    // "the highest <text column>"
    {Rule::kExtremeText, "ExtremeText", -3.08F},
    // "the oldest", without a column
    {Rule::kExtremeImplied, "ExtremeImplied", 0.63F},
    // an extreme of which neither column nor dimension is known
    {Rule::kExtremeBare, "ExtremeBare", -3.63F},
    // "the most <table>": by count
    {Rule::kMostOf, "MostOf", 1.76F},
    // "the most <column>": by count
    {Rule::kMostColumn, "MostColumn", 0.86F},
    // "the most <quantity>": by value
    {Rule::kMostQuantity, "MostQuantity", 1.30F},
    // "the most" of nothing known
    {Rule::kMostAlone, "MostAlone", 0.97F},
    // "with the maximum <quantity>" picks rows
    {Rule::kAggregateAsExtreme, "AggregateAsExtreme", 2.77F},
    // "3 <table>" limits
    {Rule::kLimitOutput, "LimitOutput", -0.71F},
    // a comparison with the column just said
    {Rule::kFilterLeft, "FilterLeft", -0.36F},
    // ... which was asked for so far
    {Rule::kFilterSelected, "FilterSelected", -0.08F},
    // ... and still is
    {Rule::kKeepSelected, "KeepSelected", -2.73F},
    // "5 <column>": the column follows
    {Rule::kFilterRight, "FilterRight", 0.80F},
    // a comparison whose column is not said
    {Rule::kFilterImplied, "FilterImplied", -1.89F},
    // a comparison whose adjective tells the column
    {Rule::kFilterHint, "FilterHint", 0.56F},
    // a value, by the column that holds it
    {Rule::kFilterValue, "FilterValue", 0.93F},
    // a value of the column just said
    {Rule::kFilterValueLeft, "FilterValueLeft", 1.21F},
    // a value of the column that follows
    {Rule::kFilterValueRight, "FilterValueRight", 3.46F},
    // a value of a column that does not hold it
    {Rule::kFilterUnheld, "FilterUnheld", -1.52F},
    // "or <value>" of the same column
    {Rule::kFilterChain, "FilterChain", -0.84F},
    // a number with nothing to compare
    {Rule::kNumberAlone, "NumberAlone", -1.55F},
    // "above the average <quantity>"
    {Rule::kCompareAverage, "CompareAverage", 1.33F},
    // a number against a text column
    {Rule::kCompareText, "CompareText", -0.83F},
    // "more than" nothing
    {Rule::kDanglingComparison, "DanglingComparison", -2.52F},
    // "more than 3 <table>"
    {Rule::kHavingTable, "HavingTable", 0.45F},
    // "more than 3 <text column>"
    {Rule::kHavingColumn, "HavingColumn", 0.32F},
    // "whose average <quantity> is above 5"
    {Rule::kHavingAggregate, "HavingAggregate", 0.44F},
    // "more than 3" of nothing known
    {Rule::kHavingAlone, "HavingAlone", -0.50F},
    // "contains 'x'"
    {Rule::kLike, "Like", 1.70F},
    // "is missing"
    {Rule::kNullTest, "NullTest", -1.99F},
    // "have no <table>"
    {Rule::kNegatedTable, "NegatedTable", 2.34F},
    // "do not have a <column>"
    {Rule::kNegatedColumn, "NegatedColumn", -0.30F},
    // "not <value>"
    {Rule::kNegatedFilter, "NegatedFilter", 1.72F},
    // a negation of nothing
    {Rule::kDanglingNegation, "DanglingNegation", -0.35F},
    // an aggregate of nothing
    {Rule::kDanglingAggregate, "DanglingAggregate", -3.52F},
    // a column in a modifier that is left unused
    {Rule::kUnusedColumn, "UnusedColumn", -1.20F},
    // a share, a ratio, a difference
    {Rule::kUnsupported, "Unsupported", -1.50F},
    // a second sentence says anew what is asked for
    {Rule::kRestartOutput, "RestartOutput", 1.35F},
    // the table chosen for a unit, times its score
    {Rule::kTableLink, "TableLink", 8.38F},
    // the column chosen for a unit, times its score
    {Rule::kColumnLink, "ColumnLink", 3.65F},
    // each join
    {Rule::kJoin, "Join", -1.21F},
    // tables that nothing connects
    {Rule::kNoJoin, "NoJoin", -4.00F},
    // a join by a key that is not declared
    {Rule::kImpliedJoin, "ImpliedJoin", 0.42F},
    // a column found by its meaning only
    {Rule::kImpliedColumn, "ImpliedColumn", -0.69F},
    // a value put into a name column
    {Rule::kGuessedValue, "GuessedValue", -0.63F},
    // a mentioned table that could not be joined
    {Rule::kDroppedTable, "DroppedTable", -0.70F},
    // a count over a table that was not said
    {Rule::kChildGuess, "ChildGuess", -0.85F},
    // text compared with a number, or summed
    {Rule::kBadType, "BadType", -3.53F},
    // a filter or an order for which there is no column
    {Rule::kNoColumn, "NoColumn", -1.72F},
    // groups that are single rows
    {Rule::kSingleRowGroups, "SingleRowGroups", -1.41F},
    // a mentioned table of which nothing is used
    {Rule::kTableUnused, "TableUnused", -0.15F},
    // a table without rows
    {Rule::kEmptyTable, "EmptyTable", -0.77F},
    // a content word read as a table, times its link score
    {Rule::kTableWord, "TableWord", 3.45F},
    // a value, times what its score lacks to 1
    {Rule::kWeakValue, "WeakValue", -0.21F},
    // a function phrase, times what its score lacks to 1
    {Rule::kWeakKeyword, "WeakKeyword", -3.64F},
    // each further output
    {Rule::kSelectItem, "SelectItem", -1.41F},
    // a plain output beside an aggregate, and no group was said
    {Rule::kMixedSelect, "MixedSelect", -2.26F},
    // an output that is a single value by a filter
    {Rule::kSelectedFilter, "SelectedFilter", -3.56F},
    // an output that is ordered by as well
    {Rule::kSelectedTwice, "SelectedTwice", 0.05F},
    // a key asked for
    {Rule::kIdOutput, "IdOutput", 0.06F},
    // a foreign key asked for
    {Rule::kReferenceOutput, "ReferenceOutput", -1.15F},
    // an output of a table that was not said
    {Rule::kFarOutput, "FarOutput", -0.66F},
    // a filter on a table that was not said
    {Rule::kFarFilter, "FarFilter", -0.08F},
    // an order by a table that was not said
    {Rule::kFarOrder, "FarOrder", -0.77F},
    // a joined table that was not said
    {Rule::kBridgeTable, "BridgeTable", -0.01F},
    // a table said, joined and not used, that a row has one of
    {Rule::kUnusedParent, "UnusedParent", -2.77F},
    // ... that a row has many of
    {Rule::kUnusedChild, "UnusedChild", -0.42F},
    // the entity was not said
    {Rule::kEntityUnsaid, "EntityUnsaid", -0.10F},
    // the entity was not the first table said
    {Rule::kEntityNotFirst, "EntityNotFirst", -0.75F},
    // a table shown by its name
    {Rule::kNameByDefault, "NameByDefault", -0.53F},
    // a table shown by its key, having no name
    {Rule::kKeyByDefault, "KeyByDefault", -1.78F},
    // a text value compared with a key or reference
    {Rule::kKeyFilter, "KeyFilter", 0.55F},
    // groups by a name instead of a key
    {Rule::kGroupByName, "GroupByName", -0.78F},
    // groups that were not said
    {Rule::kGroupUnasked, "GroupUnasked", 0.55F},
    // a HAVING
    {Rule::kUsesHaving, "UsesHaving", 1.24F},
    // a NOT IN
    {Rule::kUsesNotIn, "UsesNotIn", 0.89F},
    // an INTERSECT
    {Rule::kUsesIntersect, "UsesIntersect", 2.89F},
    // a comparison with an aggregate
    {Rule::kUsesScalar, "UsesScalar", 1.93F},
    // an alternative
    {Rule::kUsesOr, "UsesOr", 0.02F},
    // DISTINCT
    {Rule::kUsesDistinct, "UsesDistinct", -0.04F},
    // an order without a limit
    {Rule::kUsesOrder, "UsesOrder", 0.05F},
    // a limit
    {Rule::kUsesLimit, "UsesLimit", 0.40F},
    // an aggregate of a column
    {Rule::kUsesAggregate, "UsesAggregate", 2.91F},
    // a count asked for
    {Rule::kUsesCount, "UsesCount", 2.79F},
    // each condition
    {Rule::kFilters, "Filters", 0.57F},
    // a value of the question that stands in no condition
    {Rule::kNoFilterValue, "NoFilterValue", -0.20F},
    // "the director names": one output in two words
    {Rule::kNameOfOutput, "NameOfOutput", -0.28F},
    // a further output without "and" or a comma
    {Rule::kUnlistedOutput, "UnlistedOutput", -3.64F},
    // a group said after the outputs stands before them
    {Rule::kLateGroupFirst, "LateGroupFirst", -0.78F},
    // a group said after the outputs stands after them
    {Rule::kLateGroupLast, "LateGroupLast", -0.33F},
    // a group said before the outputs stands after them
    {Rule::kEarlyGroupLast, "EarlyGroupLast", -2.06F},
    // each join of a sub-query
    {Rule::kSubJoin, "SubJoin", -0.80F},
    // "the details": all columns
    {Rule::kAllColumns, "AllColumns", 1.18F},
    // the group stands first: "how many ... for each ..."
    {Rule::kHowManyGroupFirst, "HowManyGroupFirst", 0.71F},
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
