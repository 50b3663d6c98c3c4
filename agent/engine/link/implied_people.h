// Implied table mentions of people: for "who", "everybody", and general words for the people that
// an organisation serves ("customers", "clients").
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// For "Who bought ...", adds a mention of every table whose rows are people.
void add_people(std::span<const Token> tokens, const db::Catalog& catalog,
                const SchemaIndex& index, std::vector<Mention>& mentions);

// "gold customers": adds a mention of the one table of those whom an organisation serves
// (passengers, policy holders), whatever it calls them, for such a word that names nothing itself;
// and for "lads", "helpers" the one table of its staff.
void add_served_people(std::span<const Token> tokens, const SchemaIndex& index,
                       std::vector<Mention>& mentions);

// Adds "age" as a mention of each date of birth in a table without a column of ages.
void add_ages(std::span<const Token> tokens, const db::Catalog& catalog, const SchemaIndex& index,
              std::vector<Mention>& mentions);

}  // namespace ask::engine
