#include "agent/engine/link/adjacent_units.h"

#include "agent/engine/text/units.h"

namespace ask::engine {

bool measures_size(std::string_view unit) {
  const UnitDimension dimension = unit_info(unit_named(unit)).dimension;
  return dimension == UnitDimension::kLength || dimension == UnitDimension::kWeight ||
         dimension == UnitDimension::kVolume;
}

UnitSpan unit_beside(std::span<const Token> tokens, uint32_t begin, uint32_t end,
                     const SchemaIndex& index) {
  const UnitSpan known = unit_of(tokens, begin, end);
  if (!known.unit.empty() || end >= tokens.size() || tokens[end].quoted) return known;
  const Unit& unit = unit_info(unit_named(tokens[end].folded));
  if (!measures_size(unit.name) || !index.measures(unit.dimension)) return known;
  return {begin, end + 1, unit.name};
}

}  // namespace ask::engine
