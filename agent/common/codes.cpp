#include "agent/common/codes.h"

#include <cstddef>
#include <iterator>

namespace ask {
namespace {

using enum Severity;

// clang-format off
constexpr CodeFacts kCodes[] = {
    {Code::kOk, "OK", kInfo, false, "nothing is wrong"},
    {Code::kEmptyQuestion, "EMPTY_QUESTION", kError, false, "the question is shorter than 3 characters"},
    {Code::kQuestionTooLong, "QUESTION_TOO_LONG", kError, false, "the question is longer than 16,384 bytes"},
    {Code::kInvalidText, "INVALID_TEXT", kError, false, "a text that is not UTF-8 or holds a NUL byte"},
    {Code::kIntentViolation, "INTENT_VIOLATION", kCritical, false, "a request to change something"},
    {Code::kNotAQuestion, "NOT_A_QUESTION", kInfo, false, "there is nothing to answer: a greeting, for instance"},
    {Code::kCannotAnswer, "CANNOT_ANSWER", kError, false, "the question is not understood, or the data cannot answer it"},
    {Code::kNoDatasource, "NO_DATASOURCE", kError, false, "a part of the question that no table is about"},
    {Code::kInvalidArgument, "INVALID_ARGUMENT", kError, false, "an argument of a function or table that it does not take"},
    {Code::kInvalidSetting, "INVALID_SETTING", kError, false, "a setting that does not exist, or a value that it does not take"},
    {Code::kSettingsLocked, "SETTINGS_LOCKED", kError, false, "a setting was to change after lock=on"},
    {Code::kSchemaRetrievalFailed, "SCHEMA_RETRIEVAL_FAILED", kError, false, "the schema could not be read"},
    {Code::kNoTables, "NO_TABLES", kError, false, "the database holds no table"},
    {Code::kSchemaChanged, "SCHEMA_CHANGED", kError, true, "the schema changed after the statement was checked"},
    {Code::kSqlGenFailed, "SQL_GEN_FAILED", kError, true, "no SQL, or no other SQL, could be written"},
    {Code::kSyntaxError, "SYNTAX_ERROR", kError, true, "SQLite cannot read the statement"},
    {Code::kTableNotFound, "TABLE_NOT_FOUND", kError, true, "a table that does not exist"},
    {Code::kColumnNotFound, "COLUMN_NOT_FOUND", kError, true, "a column that does not exist"},
    {Code::kFunctionNotFound, "FUNCTION_NOT_FOUND", kError, true, "a function that does not exist"},
    {Code::kAmbiguousColumn, "AMBIGUOUS_COLUMN", kError, true, "a column that several tables have"},
    {Code::kAggregateMisuse, "AGGREGATE_MISUSE", kError, true, "an aggregate where there can be none"},
    {Code::kInvalidPlanStructure, "INVALID_PLAN_STRUCTURE", kError, true, "a statement or plan that is not built as it must be: no table, other columns than wanted"},
    {Code::kInvalidAliasUsage, "INVALID_ALIAS_USAGE", kWarning, true, "two tables, or two columns, of one SELECT with the same alias"},
    {Code::kMissingGroupBy, "MISSING_GROUP_BY", kWarning, true, "a plain column beside an aggregate, without GROUP BY: SQLite takes any row"},
    {Code::kJoinMissingOn, "JOIN_MISSING_ON_CLAUSE", kWarning, true, "a join without a condition"},
    {Code::kJoinNotOnKey, "JOIN_NOT_ON_KEY", kWarning, true, "a join of two tables over columns that are not keys of theirs; an error with columns=strict or form=tree"},
    {Code::kSecurityViolation, "SECURITY_VIOLATION", kCritical, false, "something that may not be seen: by the host, by the policy"},
    {Code::kSafeguardViolation, "SAFEGUARD_VIOLATION", kCritical, false, "a statement that does more than read, or calls what may not be called"},
    {Code::kPerformanceWarning, "PERFORMANCE_WARNING", kWarning, false, "two big tables are read in full for each other"},
    {Code::kExecutionError, "EXECUTION_ERROR", kError, true, "SQLite failed while it ran the statement"},
    {Code::kExecutionTimeout, "EXECUTION_TIMEOUT", kError, true, "the statement ran longer than query_timeout_ms"},
    {Code::kCancelled, "CANCELLED", kError, false, "interrupted by the host"},
    {Code::kDatabaseLocked, "DATABASE_LOCKED", kError, false, "another connection holds the database"},
    {Code::kDatabaseCorrupt, "DATABASE_CORRUPT", kError, false, "the database file is damaged"},
    {Code::kNoRows, "NO_ROWS", kInfo, true, "no row came back"},
    {Code::kTruncated, "TRUNCATED", kWarning, false, "the result was cut at max_rows or max_bytes"},
    {Code::kLowScore, "LOW_SCORE", kWarning, true, "the result ran and scored below score_threshold, or its judge does not trust it"},
    {Code::kPlanningFailure, "PLANNING_FAILURE", kWarning, true, "the plan of a model could not be used; the question became one task"},
    {Code::kPipelineTimeout, "PIPELINE_TIMEOUT", kError, false, "the question took longer than total_timeout_ms"},
    {Code::kBudget, "BUDGET_EXCEEDED", kError, false, "model calls, tokens, cost or steps are used up"},
    {Code::kDegraded, "DEGRADED", kWarning, false, "the answer did not pass every check"},
    {Code::kMissingLlm, "MISSING_LLM", kError, false, "no model is there, or it refuses the key"},
    {Code::kServiceUnavailable, "SERVICE_UNAVAILABLE", kError, true, "the server of the model is down, too busy, or too slow"},
    {Code::kModelError, "MODEL_ERROR", kError, true, "the reply of the model is of no use"},
    {Code::kOutOfMemory, "OUT_OF_MEMORY", kCritical, false, "memory is used up"},
    {Code::kInternal, "INTERNAL_ERROR", kCritical, false, "a fault of this library"},
};
// clang-format on

consteval bool in_order() {
  for (size_t i = 0; i < std::size(kCodes); ++i)
    if (static_cast<size_t>(kCodes[i].code) != i) return false;
  return std::size(kCodes) == static_cast<size_t>(Code::kInternal) + 1;
}
static_assert(in_order(), "kCodes must list every Code in the order of the enum");

}  // namespace

const CodeFacts& facts(Code code) { return kCodes[static_cast<size_t>(code)]; }
std::span<const CodeFacts> all_codes() { return kCodes; }

std::string_view name(Severity severity) {
  constexpr std::string_view kNames[] = {"info", "warning", "error", "critical"};
  return kNames[static_cast<size_t>(severity)];
}

}  // namespace ask
