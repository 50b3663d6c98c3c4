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
    {Rule::kSchemaWord, "SchemaWord", 3.14F},
    // a content word read as a stored value, times its score
    {Rule::kValueWord, "ValueWord", 2.15F},
    // a word read as (a part of) a function phrase, times its score
    {Rule::kKeywordWord, "KeywordWord", 1.97F},
    // each further content word of one span
    {Rule::kLongSpan, "LongSpan", 1.35F},
    // a number or a date
    {Rule::kNumberWord, "NumberWord", 0.58F},
    // a word that nothing is known of
    {Rule::kSkipUnknown, "SkipUnknown", -0.99F},
    // a word that can mostly be left out
    {Rule::kSkipLight, "SkipLight", 0.01F},
    // a word left out although something has just this name, times its score
    {Rule::kSkipNamed, "SkipNamed", 0.48F},
    // a word left out although it opens a function phrase
    {Rule::kSkipKeyword, "SkipKeyword", 1.33F},
    // a schema link, times what its score lacks to 1
    {Rule::kWeakLink, "WeakLink", -2.58F},
    // a text that is stored nowhere
    {Rule::kValueNotFound, "ValueNotFound", -0.83F},
    // "by" after a count opens the group key
    {Rule::kByGroups, "ByGroups", -0.10F},
    // "by" after "top 5" opens the order
    {Rule::kByOrders, "ByOrders", -0.21F},
    // "and" ends the scope of a negation
    {Rule::kLeaveNegation, "LeaveNegation", 0.52F},
    // "and" inside a negation goes on with it
    {Rule::kStayInNegation, "StayInNegation", -1.09F},
    // a column asked for
    {Rule::kOutputColumn, "OutputColumn", 1.20F},
    // a table asked for, by its name column
    {Rule::kOutputTable, "OutputTable", 1.04F},
    // "<column> of <table>"
    {Rule::kOwnerOfOutput, "OwnerOfOutput", 2.20F},
    // "and <column>" after a modifier is asked for too
    {Rule::kLateOutput, "LateOutput", 0.14F},
    // a column in a modifier, to be compared or left
    {Rule::kOpenColumn, "OpenColumn", 0.38F},
    // a table in a modifier: takes part
    {Rule::kMentionTable, "MentionTable", 0.53F},
    // "how many <table>"
    {Rule::kCountOutput, "CountOutput", 1.07F},
    // "how many <column>"
    {Rule::kCountColumn, "CountColumn", -0.65F},
    // a count of rows with nothing said of what
    {Rule::kCountAlone, "CountAlone", -0.50F},
    // "average <measure>"
    {Rule::kAggregateOutput, "AggregateOutput", 0.61F},
    // an average or sum of what is not a quantity
    {Rule::kAggregateText, "AggregateText", -1.49F},
    // "total <table>" is their number
    {Rule::kAggregateTable, "AggregateTable", -0.84F},
    // a table asked for after columns
    {Rule::kMixedTableOutput, "MixedTableOutput", 0.26F},
    // "each <column or table>"
    {Rule::kGroupKey, "GroupKey", 0.12F},
    // "each" of nothing known
    {Rule::kEmptyGroup, "EmptyGroup", -1.46F},
    // "sorted by <column>"
    {Rule::kOrderKey, "OrderKey", -1.36F},
    // "the highest <quantity>"
    {Rule::kExtremeColumn, "ExtremeColumn", 1.58F},
    // "the highest <text column>"
    {Rule::kExtremeText, "ExtremeText", -2.19F},
    // "the oldest", without a column
    {Rule::kExtremeImplied, "ExtremeImplied", -0.15F},
    // an extreme of which neither column nor dimension is known
    {Rule::kExtremeBare, "ExtremeBare", -1.71F},
    // "the most <table>": by count
    {Rule::kMostOf, "MostOf", 0.88F},
    // "the most <column>": by count
    {Rule::kMostColumn, "MostColumn", 0.59F},
    // "the most <quantity>": by value
    {Rule::kMostQuantity, "MostQuantity", 0.77F},
    // "the most" of nothing known
    {Rule::kMostAlone, "MostAlone", 0.60F},
    // "with the maximum <quantity>" picks rows
    {Rule::kAggregateAsExtreme, "AggregateAsExtreme", 0.71F},
    // "3 <table>" limits
    {Rule::kLimitOutput, "LimitOutput", 0.45F},
    // a comparison with the column just said
    {Rule::kFilterLeft, "FilterLeft", -0.21F},
    // ... which was asked for so far
    {Rule::kFilterSelected, "FilterSelected", -0.44F},
    // ... and still is
    {Rule::kKeepSelected, "KeepSelected", -1.36F},
    // "5 <column>": the column follows
    {Rule::kFilterRight, "FilterRight", 1.24F},
    // a comparison whose column is not said
    {Rule::kFilterImplied, "FilterImplied", -1.47F},
    // a comparison whose adjective tells the column
    {Rule::kFilterHint, "FilterHint", 0.41F},
    // a value, by the column that holds it
    {Rule::kFilterValue, "FilterValue", 0.81F},
    // a value of the column just said
    {Rule::kFilterValueLeft, "FilterValueLeft", 0.78F},
    // a value of the column that follows
    {Rule::kFilterValueRight, "FilterValueRight", 2.25F},
    // a value of a column that does not hold it
    {Rule::kFilterUnheld, "FilterUnheld", 0.06F},
    // "or <value>" of the same column
    {Rule::kFilterChain, "FilterChain", -0.68F},
    // a number with nothing to compare
    {Rule::kNumberAlone, "NumberAlone", -1.35F},
    // "above the average <quantity>"
    {Rule::kCompareAverage, "CompareAverage", 0.40F},
    // a number against a text column
    {Rule::kCompareText, "CompareText", -0.81F},
    // "more than" nothing
    {Rule::kDanglingComparison, "DanglingComparison", -2.32F},
    // "more than 3 <table>"
    {Rule::kHavingTable, "HavingTable", 0.49F},
    // "more than 3 <text column>"
    {Rule::kHavingColumn, "HavingColumn", 0.62F},
    // "whose average <quantity> is above 5"
    {Rule::kHavingAggregate, "HavingAggregate", 0.58F},
    // "more than 3" of nothing known
    {Rule::kHavingAlone, "HavingAlone", -0.50F},
    // "contains 'x'"
    {Rule::kLike, "Like", 1.12F},
    // "is missing"
    {Rule::kNullTest, "NullTest", 0.07F},
    // "have no <table>"
    {Rule::kNegatedTable, "NegatedTable", 1.17F},
    // "do not have a <column>"
    {Rule::kNegatedColumn, "NegatedColumn", -0.47F},
    // "not <value>"
    {Rule::kNegatedFilter, "NegatedFilter", 0.37F},
    // a negation of nothing
    {Rule::kDanglingNegation, "DanglingNegation", -0.25F},
    // an aggregate of nothing
    {Rule::kDanglingAggregate, "DanglingAggregate", -2.28F},
    // a column in a modifier that is left unused
    {Rule::kUnusedColumn, "UnusedColumn", -1.46F},
    // a share, a ratio, a difference
    {Rule::kUnsupported, "Unsupported", -1.50F},
    // a second sentence says anew what is asked for
    {Rule::kRestartOutput, "RestartOutput", 0.28F},
    // the table chosen for a unit, times its score
    {Rule::kTableLink, "TableLink", 4.25F},
    // the column chosen for a unit, times its score
    {Rule::kColumnLink, "ColumnLink", 2.66F},
    // each join
    {Rule::kJoin, "Join", -1.25F},
    // tables that nothing connects
    {Rule::kNoJoin, "NoJoin", -4.00F},
    // a join by a key that is not declared
    {Rule::kImpliedJoin, "ImpliedJoin", 0.21F},
    // a column found by its meaning only
    {Rule::kImpliedColumn, "ImpliedColumn", -0.41F},
    // a value put into a name column
    {Rule::kGuessedValue, "GuessedValue", -0.61F},
    // a mentioned table that could not be joined
    {Rule::kDroppedTable, "DroppedTable", -0.70F},
    // a count over a table that was not said
    {Rule::kChildGuess, "ChildGuess", -1.28F},
    // text compared with a number, or summed
    {Rule::kBadType, "BadType", -2.57F},
    // a filter or an order for which there is no column
    {Rule::kNoColumn, "NoColumn", -1.98F},
    // groups that are single rows
    {Rule::kSingleRowGroups, "SingleRowGroups", -1.42F},
    // a mentioned table of which nothing is used
    {Rule::kTableUnused, "TableUnused", -0.15F},
    // a table without rows
    {Rule::kEmptyTable, "EmptyTable", -0.92F},
    // a content word read as a table, times its link score
    {Rule::kTableWord, "TableWord", 2.91F},
    // a value, times what its score lacks to 1
    {Rule::kWeakValue, "WeakValue", -0.51F},
    // a function phrase, times what its score lacks to 1
    {Rule::kWeakKeyword, "WeakKeyword", -2.74F},
    // each further output
    {Rule::kSelectItem, "SelectItem", -1.59F},
    // a plain output beside an aggregate, and no group was said
    {Rule::kMixedSelect, "MixedSelect", -1.84F},
    // an output that is a single value by a filter
    {Rule::kSelectedFilter, "SelectedFilter", -2.57F},
    // an output that is ordered by as well
    {Rule::kSelectedTwice, "SelectedTwice", -0.25F},
    // a key asked for
    {Rule::kIdOutput, "IdOutput", -0.51F},
    // a foreign key asked for
    {Rule::kReferenceOutput, "ReferenceOutput", -0.91F},
    // an output of a table that was not said
    {Rule::kFarOutput, "FarOutput", -0.53F},
    // a filter on a table that was not said
    {Rule::kFarFilter, "FarFilter", 0.11F},
    // an order by a table that was not said
    {Rule::kFarOrder, "FarOrder", -0.78F},
    // a joined table that was not said
    {Rule::kBridgeTable, "BridgeTable", 0.08F},
    // a table said, joined and not used, that a row has one of
    {Rule::kUnusedParent, "UnusedParent", -2.13F},
    // ... that a row has many of
    {Rule::kUnusedChild, "UnusedChild", -0.22F},
    // the entity was not said
    {Rule::kEntityUnsaid, "EntityUnsaid", -0.10F},
    // the entity was not the first table said
    {Rule::kEntityNotFirst, "EntityNotFirst", -0.71F},
    // a table shown by its name
    {Rule::kNameByDefault, "NameByDefault", -0.46F},
    // a table shown by its key, having no name
    {Rule::kKeyByDefault, "KeyByDefault", -0.46F},
    // a text value compared with a key or reference
    {Rule::kKeyFilter, "KeyFilter", -0.11F},
    // groups by a name instead of a key
    {Rule::kGroupByName, "GroupByName", -0.14F},
    // groups that were not said
    {Rule::kGroupUnasked, "GroupUnasked", -0.17F},
    // a HAVING
    {Rule::kUsesHaving, "UsesHaving", 1.51F},
    // a NOT IN
    {Rule::kUsesNotIn, "UsesNotIn", 0.61F},
    // an INTERSECT
    {Rule::kUsesIntersect, "UsesIntersect", 1.50F},
    // a comparison with an aggregate
    {Rule::kUsesScalar, "UsesScalar", 0.98F},
    // an alternative
    {Rule::kUsesOr, "UsesOr", 0.37F},
    // DISTINCT
    {Rule::kUsesDistinct, "UsesDistinct", -0.04F},
    // an order without a limit
    {Rule::kUsesOrder, "UsesOrder", 0.06F},
    // a limit
    {Rule::kUsesLimit, "UsesLimit", 0.22F},
    // an aggregate of a column
    {Rule::kUsesAggregate, "UsesAggregate", 2.05F},
    // a count asked for
    {Rule::kUsesCount, "UsesCount", 2.14F},
    // each condition
    {Rule::kFilters, "Filters", 0.37F},
    // a value of the question that stands in no condition
    {Rule::kNoFilterValue, "NoFilterValue", -0.20F},
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
