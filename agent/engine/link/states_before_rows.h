// States before the noun of the rows that have them: "explicit episodes" where episodes have a flag
// of that name, "returned loans" where they have a date of it.
#pragma once
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Takes a column that such a word matches as the condition that it is true, or that the date is
// known, and not as what is to be shown. REQUIRES: the mentions of tables, columns and values were
// added.
void take_states_before_rows(std::span<const Token> tokens, const db::Catalog& catalog,
                             const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::engine
