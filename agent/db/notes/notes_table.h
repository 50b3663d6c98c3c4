// The table ask_notes of main: the notes travel with the database file. Made by the first note.
// Its content is data of the file, so it may be hostile: sizes are bounded, and what does not fit
// the schema changes nothing.
#pragma once
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/schema/note.h"

struct sqlite3;

namespace ask::db {

// The notes, in the order in which their objects were first noted. REQUIRES: Catalog::keeps_notes.
// Errors: those of run(); too many notes.
Result<std::vector<Note>> read_notes(sqlite3* db);

// Adds the note, or replaces the one about the same object; in the caller's transaction, if there
// is one. Makes the table. Errors: kInvalidArgument (a table or view of that name that is not ours,
// a trigger on it, too many notes); SQLite's own (read-only file, locked).
Status put_note(sqlite3* db, const Note& note);
// Whether put_note() could write now; changes nothing. Errors: those of put_note().
Status may_put_notes(sqlite3* db);
// False: there was no note about the object.
Result<bool> drop_note(sqlite3* db, std::string_view object);

}  // namespace ask::db
