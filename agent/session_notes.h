// The notes of a session about its schema, and the words that a note would explain: ask_note,
// ask_memory.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/schema/note.h"
#include "agent/session.h"

namespace ask {

// Notes something about an object of the schema; replaces an earlier note about it. `options`: JSON
// as in note_json.h, or "". Errors: what does not fit the schema or the options; under a policy, a
// role that may not write ask_notes or an object that it does not see; SQLite's own. Gives
// remarks, "" if there is none: what is no longer private or ignored, stored values of the note
// that no row has, phrases that mean something else, too.
Result<std::string> write_note(Session& session, std::string_view object, std::string_view text,
                               std::string_view options);

// A part of an earlier note that does not fit the schema, and why.
struct GivenUpPart {
  std::string options, problem;  // `options`: as JSON, with the description
};
// The same, added to what is noted about the object: texts and expressions that are given replace
// the earlier ones, lists are joined, and what is private or ignored stays so. Of an earlier note
// that does not fit, the parts that do stay. Errors: besides, an earlier note that cannot be read.
struct MergedNote {
  std::string object;
  std::vector<std::string> kept;  // "private", "ignore": noted before, and not said again
  std::vector<GivenUpPart> given_up = {};
};
Result<MergedNote> merge_note(Session& session, std::string_view object, std::string_view text,
                              std::string_view options);
// Takes a note away. Errors: there is none; as write_note().
Status forget_note(Session& session, std::string_view object);

struct CheckedNote {
  db::Note note;
  std::string problem;  // "" if it fits the schema as it is now
};
// The notes about objects that the current role sees.
Result<std::vector<CheckedNote>> notes_of(Session& session);
Result<std::optional<CheckedNote>> note_about(Session& session, std::string_view object);

struct UnknownWordCount {
  std::string word;
  int64_t questions = 0;
  std::string example;  // the last question with it
  // What kind of note all of these questions ask for: "table", "value", "column"; else "".
  std::string kind = {};
};
// Words of the questions of this connection that were declined and are not understood now either,
// in lower case, by how many questions have them; two words in a row that several questions have
// are one, where one of them comes with the other only. Errors: those of history() and snapshot().
Result<std::vector<UnknownWordCount>> unknown_word_counts(Session& session);

// Seconds since 1970, by the clock of SQLite.
Result<int64_t> seconds_now(Session& session);

}  // namespace ask
