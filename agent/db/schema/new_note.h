// What is asked of a new note beyond what a stored one needs to be of use: a slip of who notes is
// told at once.
#pragma once
#include "agent/common/result.h"
#include "agent/db/schema/note.h"

namespace ask::db {

// Errors: kInvalidArgument for a phrase without a word or of several lines, a value without names,
// a unit that is none or of what has none, a reference of a column to itself.
// REQUIRES: the note fits the catalog.
Status check_new_note(const Note& note, const Catalog& catalog);
// The same for what the data says, as far as it was measured: a unit of texts that are no numbers,
// or of dates.
Status check_unit_of_data(const Note& note, const Catalog& catalog);

}  // namespace ask::db
