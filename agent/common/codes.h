// Error codes. Every failure that the extension reports carries one of them; the table in codes.cpp
// gives the printed name, the severity, and whether a retry can help.
#pragma once
#include <span>
#include <string_view>

namespace ask {

enum class Code {
  kOk,
  // the question
  kEmptyQuestion,
  kQuestionTooLong,
  kInvalidText,
  kIntentViolation,
  kNotAQuestion,
  kCannotAnswer,
  kNoDatasource,
  // arguments and settings
  kInvalidArgument,
  kInvalidSetting,
  kSettingsLocked,
  // the schema
  kSchemaRetrievalFailed,
  kNoTables,
  kSchemaChanged,
  // generated SQL
  kSqlGenFailed,
  kSyntaxError,
  kTableNotFound,
  kColumnNotFound,
  kFunctionNotFound,
  kAmbiguousColumn,
  kAggregateMisuse,
  kInvalidPlanStructure,
  kInvalidAliasUsage,
  kMissingGroupBy,
  kJoinMissingOn,
  kJoinNotOnKey,
  kSecurityViolation,
  kSafeguardViolation,
  kPerformanceWarning,
  // running it
  kExecutionError,
  kExecutionTimeout,
  kCancelled,
  kDatabaseLocked,
  kDatabaseCorrupt,
  kNoRows,
  kTruncated,
  kLowScore,
  // the whole question
  kPlanningFailure,
  kPipelineTimeout,
  kBudget,
  kDegraded,
  // a model
  kMissingLlm,
  kServiceUnavailable,
  kModelError,
  // this library
  kOutOfMemory,
  kInternal,
};

enum class Severity { kInfo, kWarning, kError, kCritical };

struct CodeFacts {
  Code code;
  std::string_view name;  // as printed, e.g. "COLUMN_NOT_FOUND"
  Severity severity;
  bool retryable;                 // writing the SQL again can help
  std::string_view meaning = "";  // a clause, as README and ask_help print it
};

const CodeFacts& facts(Code code);
std::span<const CodeFacts> all_codes();
inline std::string_view name(Code code) { return facts(code).name; }
std::string_view name(Severity severity);  // "info", "warning", "error", "critical"

}  // namespace ask
