// LIKE and GLOB.
#pragma once
#include "agent/sql/dialect/translation.h"

namespace ask::sql {

Typed translated_like(Translation& ctx, const Binary& e);
// GLOB as a regular expression; its pattern must be written out.
Typed translated_glob(Translation& ctx, const Binary& e);

}  // namespace ask::sql
