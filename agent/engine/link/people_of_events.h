// Whom "who" means by what they did: the people that the rows of an event refer to, by the table,
// the date or the object that the question names beside the verb.
#pragma once
#include <span>
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// What a question says of people whom it does not name.
struct PeopleQuestion {
  std::span<const Token> tokens;
  size_t at = 0;    // "who", "people"
  size_t verb = 0;  // of what they did; tokens.size() if there is none
  std::span<const Mention> mentions;
  const db::Catalog& catalog;
  const SchemaIndex& index;
};

// "who moved in", "who received a parcel": the column that names the person in the rows of an event
// themselves. Invalid if there is none.
ColumnExpr person_in_rows(const PeopleQuestion& question);

// Those of the people, or an organisation, who did what the question says; `indefinite`: "people"
// names nobody else. Empty if nothing of the schema tells.
std::vector<uint32_t> people_who_did(const PeopleQuestion& question, bool indefinite,
                                     std::span<const uint32_t> people);

}  // namespace ask::engine
