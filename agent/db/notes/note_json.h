// Notes as JSON: the options of ask_note, and its answer.
#pragma once
#include <string>
#include <string_view>

#include "agent/common/result.h"
#include "agent/db/schema/note.h"

namespace ask::db {

// Sets what the options say: {"synonyms": [...], "values": {"DE": ["Germany"]}, "unit": "EUR",
// "sql": "...", "condition": "...", "references": "customers.id", "private": true, "ignore": true}.
// Errors: kInvalidArgument that names the key.
Status take_options(std::string_view json, Note& note);
// True for the text of a JSON object that has an option: no description of an object.
bool has_options(std::string_view text);
// What stored_options() wrote: the options and the place of the note. Where it cannot be read the
// note is private, unless it surely is not. Errors: as take_options().
Status take_stored_options(std::string_view json, Note& note);
// Errors: kInvalidArgument if they are too long to be read again.
Result<std::string> stored_options(const Note& note);
// All but the description and who noted it; "{}" if nothing else is noted.
std::string options_json(const Note& note);
// The same with the description.
std::string note_parts_json(const Note& note);
// The whole note.
std::string note_json(const Note& note);

}  // namespace ask::db
