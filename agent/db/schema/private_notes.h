// Keeps private what notes call private, also where a note no longer fits the schema: a renamed
// column or table must not become readable because its note names the old name.
#pragma once
#include <string>

#include "agent/db/schema/note.h"

namespace ask::db {

// What a private note is about, as the schema was when it was noted.
NotedPlace noted_place(const Catalog& catalog, std::string_view object);

// For a note that does not fit the schema. If what it names is still there, it stays private and
// ignored; else what may be that column or table under another name becomes private. Gives a clause
// that says so, "" if nothing became private.
std::string keep_private(const Note& note, Catalog& catalog);

// What may be made of a private column is private too: generated columns of its table, and virtual
// tables whose arguments name the table.
void spread_private(Catalog& catalog);

}  // namespace ask::db
