// The unit of measure that a column's numbers are in, by its name or, for durations, its values.
#pragma once
#include "agent/db/schema/catalog.h"
#include "agent/engine/schema/schema_index.h"
#include "agent/engine/text/units.h"

namespace ask::engine {

// The number that the value is; NaN if it is none.
double number_value(const Value& value);

// The unit of a column of numbers; kNoUnit if it is not known. REQUIRES: a column of numbers that
// is neither a key nor a date.
UnitId unit_of_column(const db::Column& column, const SchemaItem& item, const SchemaIndex& index);

}  // namespace ask::engine
