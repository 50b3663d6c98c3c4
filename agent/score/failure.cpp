#include "agent/score/failure.h"

#include <iterator>
#include <string>

#include "agent/common/text.h"

namespace ask::score {
namespace {

using enum Failure;

// clang-format off
constexpr FailureFacts kFailures[] = {
    {kSyntax,        "syntax_error",         1.0, true,  "write one SELECT that SQLite can read"},
    {kMissingTable,  "missing_table",        0.9, true,  "name a table that exists"},
    {kMissingColumn, "missing_column",       0.8, true,  "name a column or function that exists"},
    {kPermission,    "permission_denied",    0.7, false, "ask for what may be read"},
    {kType,          "type_mismatch",        0.6, true,  "convert the values before they are used"},
    {kConstraint,    "constraint_violation", 0.6, false, "read only: nothing can violate a constraint"},
    {kAmbiguous,     "ambiguous_name",       0.5, true,  "put the table before the column"},
    {kConnection,    "connection_error",     0.5, false, "try again when the database can be reached"},
    {kTimeout,       "timeout",              0.4, true,  "read fewer rows, or raise the limit"},
    {kResource,      "resource_exhausted",   0.4, false, "ask for less, or raise the limit"},
    {kUnknown,       "unknown",              0.7, true,  "write it in another way"},
};
// clang-format on

consteval bool failures_in_order() {
  for (size_t i = 0; i < std::size(kFailures); ++i)
    if (static_cast<size_t>(kFailures[i].failure) != i) return false;
  return std::size(kFailures) == static_cast<size_t>(kUnknown) + 1;
}
static_assert(failures_in_order(), "kFailures must list every Failure in the order of the enum");

struct CodeFailure {
  Code code;
  Failure failure;
};
constexpr CodeFailure kCodeFailures[] = {
    {Code::kSyntaxError, kSyntax},
    {Code::kAggregateMisuse, kSyntax},
    {Code::kInvalidPlanStructure, kSyntax},
    {Code::kInvalidText, kSyntax},
    {Code::kTableNotFound, kMissingTable},
    {Code::kColumnNotFound, kMissingColumn},
    {Code::kFunctionNotFound, kMissingColumn},
    {Code::kIntentViolation, kPermission},
    {Code::kSecurityViolation, kPermission},
    {Code::kSafeguardViolation, kPermission},
    {Code::kAmbiguousColumn, kAmbiguous},
    {Code::kDatabaseLocked, kConnection},
    {Code::kDatabaseCorrupt, kConnection},
    {Code::kServiceUnavailable, kConnection},
    {Code::kCancelled, kConnection},
    {Code::kExecutionTimeout, kTimeout},
    {Code::kPipelineTimeout, kTimeout},
    {Code::kOutOfMemory, kResource},
    {Code::kBudget, kResource},
};

struct MessageFailure {
  std::string_view words;  // of a SQLite message, lower case
  Failure failure;
};
constexpr MessageFailure kMessageFailures[] = {
    {"syntax error", kSyntax},
    {"incomplete input", kSyntax},
    {"unrecognized token", kSyntax},
    {"misuse of", kSyntax},
    {"no such table", kMissingTable},
    {"no such column", kMissingColumn},
    {"no such function", kMissingColumn},
    {"wrong number of arguments", kMissingColumn},
    {"ambiguous column", kAmbiguous},
    {"not authorized", kPermission},
    {"prohibited", kPermission},
    {"readonly", kPermission},
    {"unsafe use", kPermission},
    {"access to", kPermission},
    {"constraint failed", kConstraint},
    {"mismatch", kType},
    {"integer overflow", kType},
    {"malformed json", kType},
    {"bad json path", kType},
    {"json cannot hold blob", kType},
    {"interrupted", kConnection},
    {"locked", kConnection},
    {"busy", kConnection},
    {"disk i/o error", kConnection},
    {"unable to open", kConnection},
    {"malformed", kConnection},
    {"not a database", kConnection},
    {"timeout", kTimeout},
    {"timed out", kTimeout},
    {"ran longer", kTimeout},
    {"out of memory", kResource},
    {"too big", kResource},
    {"too many", kResource},
    {"too complex", kResource},
    {"too large", kResource},
    {"disk is full", kResource},
    {"stack overflow", kResource},
    {"limit", kResource},
};

}  // namespace

const FailureFacts& facts(Failure failure) { return kFailures[static_cast<size_t>(failure)]; }
std::span<const FailureFacts> all_failures() { return kFailures; }

Failure failure_of(const Error& error) {
  for (const CodeFailure& known : kCodeFailures)
    if (known.code == error.code) return known.failure;
  const std::string message = text::lower(error.message);
  for (const MessageFailure& known : kMessageFailures)
    if (message.find(known.words) != message.npos) return known.failure;
  return kUnknown;
}

}  // namespace ask::score
