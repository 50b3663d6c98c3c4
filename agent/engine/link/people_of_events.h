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
  bool belongs = false;  // "who does the boat belong to"; the verb is then "does"
};

// "who moved in", "who received a parcel": the column that names the person in the rows of an event
// themselves. Invalid if there is none.
ColumnExpr person_in_rows(const PeopleQuestion& question);

// True for "who owns the boat" and "who does the boat belong to".
bool belongs_to_people(const PeopleQuestion& question);

// The event that the verb names, or of which it names a date: orders of "who ordered", parcels of
// "who sent". kNone if there is none or several.
uint32_t event_of_verb(const PeopleQuestion& question);

// The rows that the question names first after the verb, by their noun or by what one of them is
// called; kNone if it names none, or rows of several tables.
uint32_t object_of_verb(const PeopleQuestion& question);

// The same, or those of which the question names anything that is stored.
uint32_t rows_after_verb(const PeopleQuestion& question);

// Those of the people, or an organisation, who did what the question says; `indefinite`: "people"
// names nobody else. Empty if nothing of the schema tells.
std::vector<uint32_t> people_who_did(const PeopleQuestion& question, bool indefinite,
                                     std::span<const uint32_t> people);

}  // namespace ask::engine
