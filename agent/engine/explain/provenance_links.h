// Why a word of a question fits a name of the schema or a stored value.
#pragma once
#include <string_view>

#include "agent/engine/engine.h"
#include "agent/engine/parse/arcs.h"

namespace ask::engine {

// Of a table (column.column == kNone) or column: by its weakest word.
std::string_view how_named(const Interpretation& interpretation, const Unit& unit, ColumnExpr item,
                           const Mention& mention);
std::string_view how_stored(const Arcs& arcs, const Unit& unit, const Mention& mention);

}  // namespace ask::engine
