#include "agent/common/codes.h"

#include <cstddef>
#include <iterator>

namespace ask {
namespace {

using enum Severity;

constexpr CodeFacts kCodes[] = {
    {Code::kOk, "OK", kInfo, false},
    {Code::kEmptyQuestion, "EMPTY_QUESTION", kError, false},
    {Code::kQuestionTooLong, "QUESTION_TOO_LONG", kError, false},
    {Code::kInvalidText, "INVALID_TEXT", kError, false},
    {Code::kIntentViolation, "INTENT_VIOLATION", kCritical, false},
    {Code::kNotAQuestion, "NOT_A_QUESTION", kInfo, false},
    {Code::kCannotAnswer, "CANNOT_ANSWER", kError, false},
    {Code::kNoDatasource, "NO_DATASOURCE", kError, false},
    {Code::kInvalidArgument, "INVALID_ARGUMENT", kError, false},
    {Code::kInvalidSetting, "INVALID_SETTING", kError, false},
    {Code::kSettingsLocked, "SETTINGS_LOCKED", kError, false},
    {Code::kSchemaRetrievalFailed, "SCHEMA_RETRIEVAL_FAILED", kError, false},
    {Code::kNoTables, "NO_TABLES", kError, false},
    {Code::kSqlGenFailed, "SQL_GEN_FAILED", kError, true},
    {Code::kSyntaxError, "SYNTAX_ERROR", kError, true},
    {Code::kTableNotFound, "TABLE_NOT_FOUND", kError, true},
    {Code::kColumnNotFound, "COLUMN_NOT_FOUND", kError, true},
    {Code::kFunctionNotFound, "FUNCTION_NOT_FOUND", kError, true},
    {Code::kAmbiguousColumn, "AMBIGUOUS_COLUMN", kError, true},
    {Code::kAggregateMisuse, "AGGREGATE_MISUSE", kError, true},
    {Code::kInvalidPlanStructure, "INVALID_PLAN_STRUCTURE", kError, true},
    {Code::kSecurityViolation, "SECURITY_VIOLATION", kCritical, false},
    {Code::kSafeguardViolation, "SAFEGUARD_VIOLATION", kCritical, false},
    {Code::kPerformanceWarning, "PERFORMANCE_WARNING", kWarning, false},
    {Code::kExecutionError, "EXECUTION_ERROR", kError, true},
    {Code::kExecutionTimeout, "EXECUTION_TIMEOUT", kError, true},
    {Code::kCancelled, "CANCELLED", kError, false},
    {Code::kDatabaseLocked, "DATABASE_LOCKED", kError, false},
    {Code::kDatabaseCorrupt, "DATABASE_CORRUPT", kError, false},
    {Code::kNoRows, "NO_ROWS", kInfo, true},
    {Code::kTruncated, "TRUNCATED", kWarning, false},
    {Code::kPlanningFailure, "PLANNING_FAILURE", kWarning, true},
    {Code::kPipelineTimeout, "PIPELINE_TIMEOUT", kError, false},
    {Code::kBudget, "BUDGET_EXCEEDED", kError, false},
    {Code::kDegraded, "DEGRADED", kWarning, false},
    {Code::kMissingLlm, "MISSING_LLM", kError, false},
    {Code::kServiceUnavailable, "SERVICE_UNAVAILABLE", kError, true},
    {Code::kModelError, "MODEL_ERROR", kError, true},
    {Code::kOutOfMemory, "OUT_OF_MEMORY", kCritical, false},
    {Code::kInternal, "INTERNAL_ERROR", kCritical, false},
};

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
