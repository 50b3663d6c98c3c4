// Units as notes state them, and the currencies of amounts of money.
#pragma once
#include <string_view>

#include "agent/engine/text/units.h"

namespace ask::engine {

inline constexpr UnitId kPoundsOfWeight = 31;

// The unit that a note states, as it is written there: "Grams", "m", "EUR".
UnitId unit_noted(std::string_view text);
// The code of the currency that the unit is in; "" if it is none, or any: "cents".
std::string_view currency_of(UnitId id);
// True for amounts of money of two currencies. units_in() is 0 for them.
bool differ_in_currency(UnitId a, UnitId b);

}  // namespace ask::engine
