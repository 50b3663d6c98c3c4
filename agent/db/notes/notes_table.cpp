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

void take_options(const Value& cell, Note& note) {
  if (std::holds_alternative<std::monostate>(cell)) return;
  const auto* text = std::get_if<std::string>(&cell);
  if (text != nullptr && text->empty()) return;
  const Status taken = text == nullptr
                           ? Status(Error{Code::kInvalidArgument, "its options are no text"})
                           : take_stored_options(*text, note);
  if (taken) return;
  note.unreadable = taken.error().message;
  note.is_private |= text == nullptr;
}

Note note_of(const std::vector<Value>& row) {
  Note note;
  note.object = text::repaired_utf8(cell_text(row[0]));
  note.description = text::repaired_utf8(cell_text(row[1]));
  take_options(row[2], note);
  note.source = cell_text(row[3]) == "model" ? "model" : "user";
  note.fingerprint = cell_text(row[4]);
  if (const auto* at = std::get_if<int64_t>(&row[5])) note.noted_at = *at;
  if (const auto* at = std::get_if<int64_t>(&row[6])) note.row = *at;
  if (note.is_private && note.unreadable.empty() && !std::holds_alternative<std::string>(row[0]))
    note.unreadable = fmt::format("the object in row {} of ask_notes is no text", note.row);
  return note;
}

}  // namespace

Result<std::vector<Note>> read_notes(sqlite3* db) {
  const auto rows = read_own(db, kNotes,
                             "SELECT object, description, options, source, fingerprint, noted_at, "
                             "rowid FROM main.ask_notes NOT INDEXED ORDER BY rowid",
                             kMostNotes, kMostBytes);
  if (!rows) return rows.error();
  std::vector<Note> out;
  for (const auto& row : rows->rows) out.push_back(note_of(row));
  if (rows->truncated()) {
    Note& rest = out.emplace_back();
    rest.is_private = true;
    rest.unreadable = fmt::format(
        "ask_notes has more than {} rows or too many bytes, so that what it calls private is not "
        "known; DELETE FROM ask_notes takes rows away",
        kMostNotes);
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
  const auto options = stored_options(note);
  if (!options) return options.error();
  const Value description = note.description.empty() ? Value() : Value(note.description);
  if (auto done = change(
          db,
          "INSERT INTO main.ask_notes(object, description, options, source, "
          "fingerprint, noted_at) VALUES(?1, ?2, ?3, ?4, ?5, ?6) ON "
          "CONFLICT(object) DO UPDATE SET description = ?2, options = ?3, source = "
          "?4, fingerprint = ?5, noted_at = ?6",
          {note.object, description, *options, note.source, note.fingerprint, note.noted_at});
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
