// Why words of the question match a schema name or a stored value.
#pragma once
#include <string_view>

#include "agent/engine/engine.h"
#include "agent/engine/parse/arcs.h"

namespace ask::engine {

// How the arc matches the name of a table (item.whole()) or column, by its weakest word; how it
// matches a stored value.
std::string_view how_named(const Interpretation& interpretation, const Arc& unit, ColumnExpr item,
                           const Mention& mention);
std::string_view how_stored(const Arcs& arcs, const Arc& unit, const Mention& mention);

}  // namespace ask::engine
