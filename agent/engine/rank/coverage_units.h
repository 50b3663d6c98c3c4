// Coverage of units: the one after a number, "over 10 metres" of a length, "200 sqm" of area_sqm,
// and the currency of an amount.
#pragma once
#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {

// True for the unit of a number that the query compares with a measure, where it says no more than
// the measure does: the unit at the end of the column's name, or one of what the column measures
// ("metres" of a length) without any unit in its name. The number must be one that the column could
// store, since 30 feet are no 30 metres.
bool is_unit_of_compared(const CoverageContext& context, size_t token);

// True for a currency that the amounts of the query are not in: "above 100 dollars" of a price in
// euros. No rate of exchange is known.
bool lost_currency(const CoverageContext& context, size_t token);

}  // namespace ask::engine
