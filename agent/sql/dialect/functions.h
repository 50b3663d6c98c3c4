// Functions, aggregates and window functions.
#pragma once
#include "agent/sql/dialect/translation.h"

namespace ask::sql {

Typed translated_call(Translation& ctx, const Call& e);

}  // namespace ask::sql
