// Organisations that "who" may mean: suppliers, companies, schools. They are no people, and asked
// for as such only where the rest of the question is about them.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "agent/engine/link/key_targets.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// True if the rows of the table are organisations, by its name.
bool keeps_organisations(const SchemaIndex& index, uint32_t table);

// The table of organisations that is meant by who does what the verb, a token, says: the suppliers
// of "who delivered to us", and of "who has not answered our claims" those to whom a claim leads
// where it leads to none of the people. `rows`: what the question names by a stored value, where it
// names no event; kNone if it does not. kNone if people are meant, or several may be.
uint32_t organisation_meant(std::span<const Token> tokens, size_t verb,
                            std::span<const Mention> mentions, uint32_t rows,
                            const KeyTargets& keys, const SchemaIndex& index,
                            std::span<const uint32_t> people);

}  // namespace ask::engine
