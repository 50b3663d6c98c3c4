// What people have noted about a schema: descriptions, other words for its parts, units, named
// measures and conditions, joins. Plain data; agent/db/notes keeps it in the database.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/schema/catalog.h"

namespace ask::db {

// The table of main that keeps the notes; one that was made in another way is the user's own.
inline constexpr std::string_view kNotesSql =
    "CREATE TABLE ask_notes(object TEXT PRIMARY KEY COLLATE NOCASE, description TEXT, options "
    "TEXT, "
    "source TEXT NOT NULL, fingerprint TEXT, noted_at INTEGER NOT NULL)";

inline constexpr size_t kMostNotes = 2'000;
inline constexpr size_t kLongestOptions = 65'536;        // as JSON
inline constexpr size_t kLongestStored = 1'000'000;      // ... with the place of a private note
inline constexpr size_t kMostExpressionBytes = 100'000;  // of all notes together
inline constexpr size_t kLongestDescription = 2'000;     // bytes, as all lengths here
inline constexpr size_t kMostSynonyms = 20, kMostValueNames = 200;
inline constexpr size_t kLongestPhrase = 80, kLongestExpression = 1'000;
inline constexpr size_t kMostNotedQuestions = 20, kLongestNotedQuestion = 200;

// Where a note was made: the table, the column ("" for a note about the table), and what the table
// was at that time: its columns with their declared types, and its Table::root.
struct NotedPlace {
  std::string schema, table, column;
  std::vector<std::string> columns, types;
  int64_t root = 0;
  // The other tables of the schema that could be taken for it, with their Table::root. Nothing: it
  // is not known.
  std::optional<std::vector<std::pair<std::string, int64_t>>> others;
};

// Note::source of what a comment says.
inline constexpr std::string_view kCommentSource = "comment";

struct Note {
  // `table`, `table.column`, `schema.table` or `schema.table.column`. With `measure` or `condition`
  // the last part is a new name: orders.revenue, "customers.active customer".
  std::string object;
  std::string description;
  std::vector<std::string> synonyms;
  // Stored value and other names of it.
  std::vector<std::pair<std::string, std::vector<std::string>>> values;
  std::string unit;                    // "minutes", "cents", "EUR"
  std::string measure;                 // SQL: quantity * unit_price, sum(amount) / count(*)
  std::string condition;               // SQL: last_order > date('now', '-90 days')
  std::string references;              // the column that this one refers to
  std::vector<std::string> questions;  // about the table, to be offered to people
  bool is_private = false, ignored = false;
  std::string source = "user";  // or "model", "comment"
  std::string fingerprint;      // of the schema for which it was noted
  NotedPlace place;             // of a private note, to find it again under another name
  // Why the stored note could not be read, else "". Unless it surely does not, it counts as
  // private.
  std::string unreadable;
  int64_t row = 0;       // in the table of the notes; 0: it is not stored
  int64_t noted_at = 0;  // seconds since 1970
};

// How the object of a note is read: as SQLite does, with a temporary table before one of main, or
// as it is kept, where main is the database of a name without one.
enum class Naming : uint8_t { kAsAsked, kStored };

// Applies one note to the catalog: fields of the table or column, a foreign key, entries of
// `noted`. Errors: kInvalidArgument, a sentence that names what does not fit and the way out; the
// catalog is then as before.
Status apply(const Note& note, Catalog& catalog, Naming naming = Naming::kAsAsked);
// The object as all notes about it write it: the names of the schema as they are stored, in quotes
// only where they need them, without "main". The text itself if it names nothing.
std::string object_name(const Catalog& catalog, std::string_view object);
// True for "how many", "the", "by": no phrase of a note may be a word that questions are made of.
bool is_question_word(std::string_view phrase);
// SHA-256 of all, "" if there are none.
std::string hash(const std::vector<Note>& notes);
// Applies all; those that do not fit go to Catalog::note_problems. Gives the problem of each note,
// "" if it has none.
std::vector<std::string> apply(const std::vector<Note>& notes, Catalog& catalog);

}  // namespace ask::db
