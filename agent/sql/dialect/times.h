// Functions of dates and times.
#pragma once
#include <string>

#include "agent/sql/dialect/translation.h"

namespace ask::sql {

// REQUIRES: `name` is the name of the call in lower case. Any other function is refused.
Typed translated_time_call(Translation& ctx, const Call& e, const std::string& name);

}  // namespace ask::sql
