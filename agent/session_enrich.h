// Additions of a model to the notes of a session: ask_enrich, ask_note_suggest.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/session_notes.h"

namespace ask {

// Asks a model for descriptions, other words and questions of the tables, and notes what fits the
// schema, never over a note of a user: all or nothing. `options`: those of a question, and
// {"tables": ["orders"]} for some tables only. Gives a line that summarizes what was noted. Errors:
// no model; those of Client::complete; as write_note().
Result<std::string> enrich_notes(Session& session, std::string_view options);

struct SuggestedNote {
  UnknownWordCount unknown;
  db::Note note;
  std::string problem = {};  // why the model wrote nothing, else ""
};
// The words of unknown_word_counts(), each with a note that would explain it, if a model for the
// step enrich is set and knows one (else without an object): with what is noted already and what
// other words add. Nothing is noted. Errors: those of unknown_word_counts().
Result<std::vector<SuggestedNote>> suggested_notes(Session& session);

}  // namespace ask
