// Whether the words of a question that a note has are meant so there.
#pragma once
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/noted_names.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// False if the words at `at` are a verb of the question, or the phrase is of rows that it is not
// about. `mentions`: those of the schema; `found`: the noted tables of the question; `any_table`:
// the question names a table.
bool may_be_meant(const PhraseMatch& match, std::span<const Token> tokens, size_t at,
                  bool any_table, const db::Catalog& catalog, const std::vector<Mention>& mentions,
                  const std::vector<Mention>& found);

// True if the words are a part of a longer name or value, or have a meaning of their own there:
// "phone" of "phone numbers", "done" of "haven't done the test". `noted`: the mention of the match.
bool means_otherwise(const PhraseMatch& match, const Mention& noted, std::span<const Token> tokens,
                     const SchemaIndex& index, const std::vector<Mention>& mentions);

}  // namespace ask::engine
