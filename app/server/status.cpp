#include "app/server/status.h"

#include <cstddef>
#include <iterator>

namespace ask::app {
namespace {

struct CodeStatus {
  Code code;
  FailureStatus status;
};

constexpr FailureStatus kWrong = {400, false};         // the request is not one
constexpr FailureStatus kDenied = {403, false};        // it may not be done
constexpr FailureStatus kUnanswerable = {422, false};  // a request that has no answer here
constexpr FailureStatus kUsedUp = {429, false};        // a limit of what a question may cost
constexpr FailureStatus kFault = {500, false};         // of the server or its database
constexpr FailureStatus kBadModel = {502, false};      // of the model behind it
constexpr FailureStatus kLater = {503, true};
constexpr FailureStatus kNoModel = {503, false};
constexpr FailureStatus kTooSlow = {504, false};

// clang-format off
constexpr CodeStatus kStatusRows[] = {
    {Code::kOk, {200, false}},
    {Code::kEmptyQuestion, kWrong},
    {Code::kQuestionTooLong, kWrong},
    {Code::kInvalidText, kWrong},
    {Code::kIntentViolation, kDenied},
    {Code::kNotAQuestion, kUnanswerable},
    {Code::kCannotAnswer, kUnanswerable},
    {Code::kNoDatasource, kUnanswerable},
    {Code::kInvalidArgument, kWrong},
    {Code::kInvalidSetting, kWrong},
    {Code::kSettingsLocked, kDenied},
    {Code::kSchemaRetrievalFailed, kFault},
    {Code::kNoTables, kUnanswerable},
    {Code::kSchemaChanged, kLater},
    {Code::kSqlGenFailed, kUnanswerable},
    {Code::kSyntaxError, kUnanswerable},
    {Code::kTableNotFound, kUnanswerable},
    {Code::kColumnNotFound, kUnanswerable},
    {Code::kFunctionNotFound, kUnanswerable},
    {Code::kAmbiguousColumn, kUnanswerable},
    {Code::kAggregateMisuse, kUnanswerable},
    {Code::kInvalidPlanStructure, kUnanswerable},
    {Code::kInvalidAliasUsage, kUnanswerable},
    {Code::kMissingGroupBy, kUnanswerable},
    {Code::kJoinMissingOn, kUnanswerable},
    {Code::kJoinNotOnKey, kUnanswerable},
    {Code::kSecurityViolation, kDenied},
    {Code::kSafeguardViolation, kDenied},
    {Code::kPerformanceWarning, kUnanswerable},
    {Code::kExecutionError, kFault},
    {Code::kExecutionTimeout, kTooSlow},
    {Code::kCancelled, kLater},
    {Code::kDatabaseLocked, kLater},
    {Code::kDatabaseCorrupt, kFault},
    {Code::kNoRows, kUnanswerable},
    {Code::kTruncated, kUnanswerable},
    {Code::kLowScore, kUnanswerable},
    {Code::kPlanningFailure, kUnanswerable},
    {Code::kPipelineTimeout, kTooSlow},
    {Code::kBudget, kUsedUp},
    {Code::kDegraded, kUnanswerable},
    {Code::kMissingLlm, kNoModel},
    {Code::kServiceUnavailable, kLater},
    {Code::kModelError, kBadModel},
    {Code::kOutOfMemory, kLater},
    {Code::kInternal, kFault},
};
// clang-format on

consteval bool is_whole() {
  for (size_t i = 0; i < std::size(kStatusRows); ++i)
    if (static_cast<size_t>(kStatusRows[i].code) != i) return false;
  return std::size(kStatusRows) == static_cast<size_t>(Code::kInternal) + 1;
}
static_assert(is_whole(), "kStatusRows must have a row for every Code, in the order of the enum");

}  // namespace

FailureStatus status_of(Code code) { return kStatusRows[static_cast<size_t>(code)].status; }

}  // namespace ask::app
