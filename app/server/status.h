// The HTTP status of each failure.
#pragma once
#include "agent/common/codes.h"

namespace ask::app {

struct FailureStatus {
  int status;  // 400 to 504
  bool later;  // the same request may go well later: Retry-After
};

FailureStatus status_of(Code code);

}  // namespace ask::app
