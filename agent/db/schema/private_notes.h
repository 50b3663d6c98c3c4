// Keeps private what notes call private, also where a note no longer fits the schema: a renamed
// column or table must not become readable because its note names the old name.
#pragma once
#include <string>

#include "agent/db/schema/note.h"

namespace ask::db {

// Makes private, besides what a private note names, what may be that column or table under another
// name; of one that does not fit the schema, what it names, too. One that cannot be read and names
// nothing may be about anything: all columns become private, and Catalog::unread_note says so.
// Gives a clause or sentence about what it did beyond the note, "" if that is nothing.
std::string keep_private(const Note& note, bool fits, Catalog& catalog);

// Makes all columns private: what is, cannot be told. `why`: for Catalog::unread_note.
void hide_all(Catalog& catalog, std::string why);

// What shows a private column is private too: the same table where its file is attached again, and
// columns of views. True if that changed a column.
bool spread_by_name(Catalog& catalog);
// Besides, what may be made of one: generated columns, and virtual tables whose arguments name the
// table.
void spread_private(Catalog& catalog);

}  // namespace ask::db
