// One note out of two about the same object, as when a semantic model is imported.
#pragma once
#include <vector>

#include "agent/db/schema/note.h"

namespace ask::db {

// `now` added to `before`: its texts, unit, expression and reference replace those of before where
// it has them, synonyms, names of values and questions are joined, and what either calls private or
// ignored is so. An expression that differs from that of before in its writing only does not
// replace it.
Note merged(const Note& before, Note now);

// Notes about the same object that say together what the note says, each with one thing of it;
// private and ignored left out.
std::vector<Note> parts_of(const Note& note);

}  // namespace ask::db
