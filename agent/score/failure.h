// Why a statement did not run: ten categories, how bad each is, and whether another attempt helps.
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
  bool recoverable;       // another attempt at writing the SQL can help
  std::string_view advice;
};
const FailureFacts& facts(Failure failure);
std::span<const FailureFacts> all_failures();

// By the code, and where that says only that SQLite failed, by SQLite's own words.
Failure failure_of(const Error& error);

}  // namespace ask::score
