// Failure categories of statements that did not run, with severity and whether a retry can help.
#pragma once
#include <span>
#include <string_view>

#include "agent/common/result.h"

namespace ask::score {

enum class Failure {
  kSyntax,
  kMissingTable,
  kMissingColumn,  // or a missing function
  kPermission,
  kType,
  kConstraint,
  kAmbiguous,
  kConnection,  // the database or the model cannot be reached: locked, damaged, interrupted
  kTimeout,
  kResource,
  kUnknown
};

struct FailureFacts {
  Failure failure;
  std::string_view name;  // "missing_table"
  double severity;        // 0-1
  bool recoverable;       // writing the SQL again can help
  std::string_view advice;
};
const FailureFacts& facts(Failure failure);
std::span<const FailureFacts> all_failures();

// The category by error code; if that says only that SQLite failed, by SQLite's message.
Failure failure_of(const Error& error);

}  // namespace ask::score
