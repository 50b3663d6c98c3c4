// What is worth saying about a note that was just made: stored values that no row has, words that
// mean something else, too.
#pragma once
#include <string>
#include <vector>

#include "agent/db/schema/note.h"
#include "agent/session.h"

namespace ask {

// Errors: what the form of a new note, or the data of its column, does not allow, though a stored
// note may have it: a phrase without a word, a unit of a key or of texts that are no numbers.
// `trial`: the catalog with this note alone.
Status fit_to_note(Session& session, const db::Note& note, const db::Catalog& trial);

// Sentences about the note. `catalog`: with the notes that there were before.
std::vector<std::string> note_remarks(Session& session, const db::Note& note,
                                      const db::Catalog& trial, const db::Catalog& catalog);

}  // namespace ask
