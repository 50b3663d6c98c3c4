#include "agent/db/notes/notes_table.h"

#include <fmt/format.h>

#include "agent/common/text.h"
#include "agent/db/connection/savepoint.h"
#include "agent/db/notes/note_json.h"
#include "agent/db/notes/own_table.h"

namespace ask::db {
namespace {

constexpr int64_t kMostBytes = 100'000'000;  // of all notes; what is beyond is not read

constexpr OwnTable kNotes{"ask_notes", kNotesSql, "notes", "noting"};

}  // namespace

Result<std::vector<Note>> read_notes(sqlite3* db) {
  const auto rows = read_own(db, kNotes,
                             "SELECT object, description, options, source, fingerprint, noted_at "
                             "FROM main.ask_notes NOT INDEXED ORDER BY rowid",
                             kMostNotes, kMostBytes);
  if (!rows) return rows.error();
  std::vector<Note> out;
  for (const auto& row : rows->rows) {
    Note note;
    note.object = text::repaired_utf8(cell_text(row[0]));
    note.description = text::repaired_utf8(cell_text(row[1]));
    const std::string options = cell_text(row[2]);
    if (!options.empty())
      if (const Status taken = take_stored_options(options, note); !taken)
        note.unreadable = taken.error().message;
    note.source = cell_text(row[3]) == "model" ? "model" : "user";
    note.fingerprint = cell_text(row[4]);
    if (const auto* at = std::get_if<int64_t>(&row[5])) note.noted_at = *at;
    out.push_back(std::move(note));
  }
  return out;
}

Status put_note(sqlite3* db, const Note& note) {
  auto savepoint = Savepoint::open_to_write(db);
  if (!savepoint) return savepoint.error();
  if (auto made = make_own(db, kNotes); !made) return made;
  const auto others =
      number_of(db, "SELECT count(*) FROM main.ask_notes WHERE object <> ?1", {note.object});
  if (!others) return others.error();
  if (*others >= static_cast<int64_t>(kMostNotes))
    return Error{Code::kInvalidArgument,
                 fmt::format("there are {} notes already, which is the limit", kMostNotes)};
  const Value description = note.description.empty() ? Value() : Value(note.description);
  if (auto done = change(db,
                         "INSERT INTO main.ask_notes(object, description, options, source, "
                         "fingerprint, noted_at) VALUES(?1, ?2, ?3, ?4, ?5, ?6) ON "
                         "CONFLICT(object) DO UPDATE SET description = ?2, options = ?3, source = "
                         "?4, fingerprint = ?5, noted_at = ?6",
                         {note.object, description, stored_options(note), note.source,
                          note.fingerprint, note.noted_at});
      !done)
    return done;
  return savepoint->keep();
}

Status may_put_notes(sqlite3* db) {
  auto savepoint = Savepoint::open_to_write(db);
  if (!savepoint) return savepoint.error();
  if (auto made = make_own(db, kNotes); !made) return made;
  return change(db, "DELETE FROM main.ask_notes WHERE object IS NULL", {});  // and back
}

Result<bool> drop_note(sqlite3* db, std::string_view object) {
  const auto ours = has_own(db, kNotes);
  if (!ours || !*ours) return ours;
  auto savepoint = Savepoint::open_to_write(db);
  if (!savepoint) return savepoint.error();
  if (auto good = check_no_code_runs(db, kNotes); !good) return good.error();
  const std::vector<Value> about = {std::string(object)};
  const auto known = number_of(db, "SELECT count(*) FROM main.ask_notes WHERE object = ?1", about);
  if (!known || *known == 0) return known ? Result<bool>(false) : known.error();
  if (auto done = change(db, "DELETE FROM main.ask_notes WHERE object = ?1", about); !done)
    return done.error();
  if (auto kept = savepoint->keep(); !kept) return kept.error();
  return true;
}

}  // namespace ask::db
