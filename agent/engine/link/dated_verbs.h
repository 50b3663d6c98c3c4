// Verbs of events that are told by the date of the events alone: "brewed" of batches that have a
// brew_date.
#pragma once
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Where one table has such a date in all of its rows: links the denied or counted verb with it, and
// drops the date of the first such event that the rows store to which the events belong, unless the
// question asks for the first one, and values that only derive from the verb ('Brewer').
// REQUIRES: `mentions` holds the mentions of tables, columns and values.
void take_dated_verbs(const std::vector<Token>& tokens, const db::Catalog& catalog,
                      const SchemaIndex& index, std::vector<Mention>& mentions);

}  // namespace ask::engine
