// Why words of the question match a schema name or a stored value, in words.
#pragma once
#include <string_view>

#include "agent/engine/ir/column_expr.h"
#include "agent/engine/link/lattice.h"

namespace ask::engine {

// How the mention matches the name of a table (item.whole()) or column, and how a stored value.
std::string_view how_named(const Mention& mention, ColumnExpr item);
std::string_view how_stored(const Mention& mention);

}  // namespace ask::engine
