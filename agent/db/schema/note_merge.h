// One note out of two about the same object, as when a semantic model is imported.
#pragma once
#include "agent/db/schema/note.h"

namespace ask::db {

// `now` added to `before`: its texts, unit, expression and reference replace those of before where
// it has them, synonyms, names of values and questions are joined, and what either calls private or
// ignored is so. `all` false: only the latter, of a note that does not fit the schema.
Note merged(const Note& before, Note now, bool all);

}  // namespace ask::db
