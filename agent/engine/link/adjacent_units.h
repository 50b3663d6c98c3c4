// Units of measure next to numbers, with those of the schema: "3 cm", "30 kilos", "5 minutes".
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"
#include "agent/engine/text/numbers.h"

namespace ask::engine {

// True for a unit of length, weight or volume, as Mention::unit names it.
bool measures_size(std::string_view unit);

// The unit next to the number [begin, end): one that every schema has (unit_of), or one of length,
// weight or volume in a schema with such measures.
UnitSpan unit_beside(std::span<const Token> tokens, uint32_t begin, uint32_t end,
                     const SchemaIndex& index);

// Adds an amount of pounds as a weight, if the schema has weights and the words beside it speak of
// one: "heavier than 5 pounds".
void add_pounds_of_weight(std::span<const Token> tokens, const SchemaIndex& index, Mention amount,
                          std::vector<Mention>& out);

// "between 1.8 and 1.9 m": the unit of the upper bound, which is that of the lower one at `low`,
// too; "" if there is none.
std::string_view unit_of_range(std::span<const Token> tokens, uint32_t low, uint32_t low_end,
                               const SchemaIndex& index);

// True for "£2000" and "2000 kg", which are not years.
bool is_amount(std::span<const Token> tokens, uint32_t begin, uint32_t end,
               const SchemaIndex& index);

}  // namespace ask::engine
