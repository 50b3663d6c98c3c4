// Notes that the comments in CREATE TABLE statements are: SQLite keeps them with the statement and
// has no other place for a description.
#pragma once
#include <vector>

#include "agent/db/schema/note.h"

namespace ask::db {

// Of each column and table with a comment a note with the comment as its description, and what can
// be read from it: other words for the column ("insurer"), the unit ("in cents"), the names of
// codes
// ("P pending, A accepted"; "1 = professional, 0 = private") and conditions for what is missing
// ("NULL = still owed"). A comment counts for the column on whose line it ends, or alone on its
// lines for the next one; after the opening parenthesis for the table. At most kMostNotes.
std::vector<Note> notes_of_comments(const Catalog& catalog);

}  // namespace ask::db
