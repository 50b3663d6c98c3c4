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
    {Rule::kSchemaWord, "SchemaWord", 1.0F},
    // a content word read as a stored value, times its score
    {Rule::kValueWord, "ValueWord", 1.0F},
    // a word read as (a part of) a function phrase, times its score
    {Rule::kKeywordWord, "KeywordWord", 0.55F},
    // each further content word of one span
    {Rule::kLongSpan, "LongSpan", 0.15F},
    // a number or a date
    {Rule::kNumberWord, "NumberWord", 0.8F},
    // a word that nothing is known of
    {Rule::kSkipUnknown, "SkipUnknown", -1.0F},
    // a word that can mostly be left out
    {Rule::kSkipLight, "SkipLight", -0.1F},
    // a word left out although something has just this name, times its score
    {Rule::kSkipNamed, "SkipNamed", -0.9F},
    // a word left out although it opens a function phrase
    {Rule::kSkipKeyword, "SkipKeyword", -0.5F},
    // a schema link, times what its score lacks to 1
    {Rule::kWeakLink, "WeakLink", -0.6F},
    // a text that is stored nowhere
    {Rule::kValueNotFound, "ValueNotFound", -0.25F},
    // "by" after a count opens the group key
    {Rule::kByGroups, "ByGroups", -0.1F},
    // "by" after "top 5" opens the order
    {Rule::kByOrders, "ByOrders", -0.2F},
    // "and" ends the scope of a negation
    {Rule::kLeaveNegation, "LeaveNegation", -0.25F},
    // "and" inside a negation goes on with it
    {Rule::kStayInNegation, "StayInNegation", -0.15F},
    // a column asked for
    {Rule::kOutputColumn, "OutputColumn", 0.15F},
    // a table asked for, by its name column
    {Rule::kOutputTable, "OutputTable", 0.0F},
    // "<column> of <table>"
    {Rule::kOwnerOfOutput, "OwnerOfOutput", 0.1F},
    // "and <column>" after a modifier is asked for too
    {Rule::kLateOutput, "LateOutput", -0.45F},
    // a column in a modifier, to be compared or left
    {Rule::kOpenColumn, "OpenColumn", 0.0F},
    // a table in a modifier: takes part
    {Rule::kMentionTable, "MentionTable", 0.0F},
    // "how many <table>"
    {Rule::kCountOutput, "CountOutput", 0.2F},
    // "how many <column>"
    {Rule::kCountColumn, "CountColumn", -0.05F},
    // a count of rows with nothing said of what
    {Rule::kCountAlone, "CountAlone", -0.15F},
    // "average <measure>"
    {Rule::kAggregateOutput, "AggregateOutput", 0.2F},
    // an average or sum of what is not a quantity
    {Rule::kAggregateText, "AggregateText", -1.5F},
    // "total <table>" is their number
    {Rule::kAggregateTable, "AggregateTable", -0.4F},
    // a table asked for after columns
    {Rule::kMixedTableOutput, "MixedTableOutput", -0.35F},
    // "each <column or table>"
    {Rule::kGroupKey, "GroupKey", 0.3F},
    // "each" of nothing known
    {Rule::kEmptyGroup, "EmptyGroup", -0.6F},
    // "sorted by <column>"
    {Rule::kOrderKey, "OrderKey", 0.3F},
    // "the highest <quantity>"
    {Rule::kExtremeColumn, "ExtremeColumn", 0.25F},
    // "the highest <text column>"
    {Rule::kExtremeText, "ExtremeText", -0.8F},
    // "the oldest", without a column
    {Rule::kExtremeImplied, "ExtremeImplied", -0.2F},
    // an extreme of which neither column nor dimension is known
    {Rule::kExtremeBare, "ExtremeBare", -0.7F},
    // "the most <table>": by count
    {Rule::kMostOf, "MostOf", 0.2F},
    // "the most <column>": by count
    {Rule::kMostColumn, "MostColumn", -0.1F},
    // "the most <quantity>": by value
    {Rule::kMostQuantity, "MostQuantity", 0.15F},
    // "the most" of nothing known
    {Rule::kMostAlone, "MostAlone", -0.3F},
    // "with the maximum <quantity>" picks rows
    {Rule::kAggregateAsExtreme, "AggregateAsExtreme", -0.05F},
    // "3 <table>" limits
    {Rule::kLimitOutput, "LimitOutput", 0.0F},
    // a comparison with the column just said
    {Rule::kFilterLeft, "FilterLeft", 0.3F},
    // ... which was asked for so far
    {Rule::kFilterSelected, "FilterSelected", -0.15F},
    // ... and still is
    {Rule::kKeepSelected, "KeepSelected", -0.6F},
    // "5 <column>": the column follows
    {Rule::kFilterRight, "FilterRight", 0.1F},
    // a comparison whose column is not said
    {Rule::kFilterImplied, "FilterImplied", -0.35F},
    // a comparison whose adjective tells the column
    {Rule::kFilterHint, "FilterHint", 0.1F},
    // a value, by the column that holds it
    {Rule::kFilterValue, "FilterValue", 0.15F},
    // a value of the column just said
    {Rule::kFilterValueLeft, "FilterValueLeft", 0.35F},
    // a value of the column that follows
    {Rule::kFilterValueRight, "FilterValueRight", 0.3F},
    // a value of a column that does not hold it
    {Rule::kFilterUnheld, "FilterUnheld", -0.3F},
    // "or <value>" of the same column
    {Rule::kFilterChain, "FilterChain", 0.2F},
    // a number with nothing to compare
    {Rule::kNumberAlone, "NumberAlone", -0.5F},
    // "above the average <quantity>"
    {Rule::kCompareAverage, "CompareAverage", 0.2F},
    // a number against a text column
    {Rule::kCompareText, "CompareText", -0.8F},
    // "more than" nothing
    {Rule::kDanglingComparison, "DanglingComparison", -0.9F},
    // "more than 3 <table>"
    {Rule::kHavingTable, "HavingTable", 0.25F},
    // "more than 3 <text column>"
    {Rule::kHavingColumn, "HavingColumn", -0.1F},
    // "whose average <quantity> is above 5"
    {Rule::kHavingAggregate, "HavingAggregate", 0.1F},
    // "more than 3" of nothing known
    {Rule::kHavingAlone, "HavingAlone", -0.5F},
    // "contains 'x'"
    {Rule::kLike, "Like", 0.2F},
    // "is missing"
    {Rule::kNullTest, "NullTest", 0.0F},
    // "have no <table>"
    {Rule::kNegatedTable, "NegatedTable", 0.15F},
    // "do not have a <column>"
    {Rule::kNegatedColumn, "NegatedColumn", -0.25F},
    // "not <value>"
    {Rule::kNegatedFilter, "NegatedFilter", 0.05F},
    // a negation of nothing
    {Rule::kDanglingNegation, "DanglingNegation", -1.2F},
    // an aggregate of nothing
    {Rule::kDanglingAggregate, "DanglingAggregate", -0.9F},
    // a column in a modifier that is left unused
    {Rule::kUnusedColumn, "UnusedColumn", -0.8F},
    // a share, a ratio, a difference
    {Rule::kUnsupported, "Unsupported", -1.5F},
    // a second sentence says anew what is asked for
    {Rule::kRestartOutput, "RestartOutput", -0.05F},
    // the table chosen for a unit, times its score
    {Rule::kTableLink, "TableLink", 1.0F},
    // the column chosen for a unit, times its score
    {Rule::kColumnLink, "ColumnLink", 1.0F},
    // each join
    {Rule::kJoin, "Join", -0.3F},
    // tables that nothing connects
    {Rule::kNoJoin, "NoJoin", -4.0F},
    // a join by a key that is not declared
    {Rule::kImpliedJoin, "ImpliedJoin", -0.1F},
    // a column found by its meaning only
    {Rule::kImpliedColumn, "ImpliedColumn", -0.3F},
    // a value put into a name column
    {Rule::kGuessedValue, "GuessedValue", -0.3F},
    // a mentioned table that could not be joined
    {Rule::kDroppedTable, "DroppedTable", -0.7F},
    // a count over a table that was not said
    {Rule::kChildGuess, "ChildGuess", -0.4F},
    // text compared with a number, or summed
    {Rule::kBadType, "BadType", -1.5F},
    // a filter or an order for which there is no column
    {Rule::kNoColumn, "NoColumn", -1.2F},
    // groups that are single rows
    {Rule::kSingleRowGroups, "SingleRowGroups", -0.8F},
    // a mentioned table of which nothing is used
    {Rule::kTableUnused, "TableUnused", -0.15F},
    // a table without rows
    {Rule::kEmptyTable, "EmptyTable", -0.1F},
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
