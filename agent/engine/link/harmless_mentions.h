// Words of the question that may be left out, each only in its frame: emphasis ("completely"), the
// place where the data is kept ("in our catalogue"), "a single" under a negation, units ("in
// dollars"), "members" after a table of people, "valid ... on record" under a negation, "class"
// after a column ("cabin class"), the explanation of a stored code in brackets ("business (J)"),
// "new" where rows are counted by period.
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Indices of the tokens, ascending. Words of the schema and of stored values among `mentions` are
// never harmless.
std::vector<uint32_t> harmless_words(std::span<const Token> tokens, const SchemaIndex& index,
                                     std::span<const Mention> mentions);

// Adds a filler mention of each, with the text "left out".
void add_harmless(std::span<const Token> tokens, const SchemaIndex& index,
                  std::vector<Mention>& mentions);

}  // namespace ask::engine
