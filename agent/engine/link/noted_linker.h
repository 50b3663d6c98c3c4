// Linker of the phrases of notes: other words for tables, columns and stored values, measures and
// conditions.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Adds their mentions and drops weaker ones of the same words. REQUIRES: `mentions` has those of
// the schema; `index` was built from `catalog`.
void add_noted(std::span<const Token> tokens, const db::Catalog& catalog, const SchemaIndex& index,
               std::vector<Mention>& mentions);

// Gives the names of tables that stand for noted nouns the text of the nouns again, and marks their
// mentions as noted. `nouns`: bytes of the asked question. REQUIRES: the tokens have their sources.
void mark_noted_nouns(std::string_view question, std::span<const SourceSpan> nouns,
                      Lattice& lattice);

}  // namespace ask::engine
