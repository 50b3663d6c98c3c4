// What notes are worth: the questions about the databases of a folder that somebody has noted,
// asked without the notes and with them.
#pragma once
#include <string>
#include <vector>

struct sqlite3;

namespace ask::bench {

// The notes of <folder>/db/NAME.sql are the ask_note calls of <folder>/notes/NAME.sql. Prints how
// many questions are answered right and wrong by default, and how many are declined for words that
// are not understood: of the databases `only`, such as "darts,bees", or of all; with `show` also
// each question that is not right with the notes, as JSON. False: there are none.
bool measure_notes(const std::vector<std::string>& folders, const std::string& only, bool show);

// Takes down the notes of <folder>/notes/<name>.sql. False, and a line on stderr: it cannot.
bool read_notes(const std::string& folder, const std::string& name, sqlite3* db);

}  // namespace ask::bench
