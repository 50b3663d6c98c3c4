// Prices for one piece, one kilogram, one hour: "price_per_kg", "unit_cost", "hourly_rate". Their
// values are no amounts that add up: what was paid is the price times the quantity, which the rows
// of the price store, or those that refer to them.
#pragma once
#include <optional>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// True for a measure with an amount of money for one of something. Not for what is paid once a
// month or a year, whose sum is what all rows bring in that time.
bool is_unit_price(const SchemaIndex& index, uint32_t table, uint32_t column);
// The quantities that the price may be multiplied by: the one of its own rows, else one for each
// table that refers to them. Empty if there is none, or if the own rows have several.
// REQUIRES: is_unit_price().
std::vector<PricedQuantity> priced_quantities(const db::Catalog& catalog, const SchemaIndex& index,
                                              uint32_t table, uint32_t column);

// What the rows are worth that store how many pieces there are of a thing and the price of one, as
// an inventory does and sales do not; nothing if that is not clear.
std::optional<PricedQuantity> kept_value(const SchemaIndex& index, uint32_t table);

}  // namespace ask::engine
