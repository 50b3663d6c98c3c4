#include "agent/db/notes/notes_table.h"

#include <fmt/format.h>

#include "agent/common/text.h"
#include "agent/db/connection/savepoint.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/notes/note_json.h"
#include "agent/db/run/runner.h"

namespace ask::db {
namespace {

constexpr int64_t kMostBytes = 100'000'000;  // of all notes; what is beyond is not read
constexpr int64_t kReadingMs = 2'000;

std::string text_of(const Value& value) {
  const auto* text = std::get_if<std::string>(&value);
  return text == nullptr ? std::string() : *text;
}

Result<std::string> stored_sql(sqlite3* db) {
  auto stmt = Stmt::prepare(
      db, "SELECT sql FROM main.sqlite_schema WHERE name = 'ask_notes' COLLATE NOCASE");
  if (!stmt) return stmt.error();
  const auto row = stmt->step();
  if (!row) return row.error();
  return *row ? std::string(stmt->text(0)) : std::string();
}

// Whether anything of the file would run when a note is written.
Status no_trigger(sqlite3* db) {
  auto stmt = Stmt::prepare(db,
                            "SELECT 1 FROM main.sqlite_schema WHERE (type = 'trigger' AND "
                            "tbl_name = 'ask_notes' COLLATE NOCASE) OR (type = 'table' AND name <> "
                            "'ask_notes' AND sql LIKE '%ask_notes%') UNION ALL SELECT 1 FROM "
                            "temp.sqlite_schema WHERE type = 'trigger' AND tbl_name = 'ask_notes' "
                            "COLLATE NOCASE LIMIT 1");
  if (!stmt) return stmt.error();
  const auto row = stmt->step();
  if (!row) return row.error();
  if (*row)
    return Error{Code::kInvalidArgument,
                 "the table ask_notes has a trigger, or another table names it; drop that, so that "
                 "noting changes nothing else"};
  return Done{};
}

Status make_table(sqlite3* db) {
  const auto sql = stored_sql(db);
  if (!sql) return sql.error();
  if (sql->empty()) return execute(db, std::string(kNotesSql).c_str());
  if (*sql != kNotesSql)
    return Error{Code::kInvalidArgument,
                 "main has a table or view ask_notes of another form; rename it, since notes are "
                 "kept under that name"};
  return no_trigger(db);
}

Status changed(sqlite3* db, std::string_view sql, const std::vector<Value>& values) {
  auto stmt = Stmt::prepare(db, sql);
  if (!stmt) return stmt.error();
  for (size_t i = 0; i < values.size(); ++i)
    if (auto bound = stmt->bind(static_cast<int>(i) + 1, values[i]); !bound) return bound;
  const auto done = stmt->step();
  if (!done) return done.error();
  return Done{};
}

}  // namespace

Result<std::vector<Note>> read_notes(sqlite3* db) {
  RunLimits limits;
  limits.max_rows = static_cast<int64_t>(kMostNotes);
  limits.max_bytes = kMostBytes;
  limits.timeout_ms = kReadingMs;
  const auto rows = run(db,
                        "SELECT object, description, options, source, fingerprint, noted_at FROM "
                        "main.ask_notes NOT INDEXED ORDER BY rowid",
                        limits);
  if (!rows) return Error{rows.error().code, "ask_notes: " + rows.error().message};
  std::vector<Note> out;
  for (const auto& row : rows->rows) {
    Note note;
    note.object = text::repaired_utf8(text_of(row[0]));
    note.description = text::repaired_utf8(text_of(row[1]));
    const std::string options = text_of(row[2]);
    if (!options.empty())
      if (const Status taken = take_options(options, note); !taken)
        note.unreadable = taken.error().message;
    note.source = text_of(row[3]) == "model" ? "model" : "user";
    note.fingerprint = text_of(row[4]);
    if (const auto* at = std::get_if<int64_t>(&row[5])) note.noted_at = *at;
    out.push_back(std::move(note));
  }
  return out;
}

Status put_note(sqlite3* db, const Note& note) {
  auto savepoint = Savepoint::open(db);
  if (!savepoint) return savepoint.error();
  if (auto made = make_table(db); !made) return made;
  auto count = Stmt::prepare(db, "SELECT count(*) FROM main.ask_notes WHERE object <> ?1");
  if (!count) return count.error();
  if (auto bound = count->bind(1, note.object); !bound) return bound;
  if (const auto row = count->step(); !row) return row.error();
  if (count->integer(0) >= static_cast<int64_t>(kMostNotes))
    return Error{Code::kInvalidArgument,
                 fmt::format("there are {} notes already, which is the limit", kMostNotes)};
  const Value description = note.description.empty() ? Value() : Value(note.description);
  if (auto done = changed(db,
                          "INSERT INTO main.ask_notes(object, description, options, source, "
                          "fingerprint, noted_at) VALUES(?1, ?2, ?3, ?4, ?5, ?6) ON "
                          "CONFLICT(object) DO UPDATE SET description = ?2, options = ?3, source = "
                          "?4, fingerprint = ?5, noted_at = ?6",
                          {note.object, description, options_json(note), note.source,
                           note.fingerprint, note.noted_at});
      !done)
    return done;
  return savepoint->keep();
}

Result<bool> drop_note(sqlite3* db, std::string_view object) {
  const auto sql = stored_sql(db);
  if (!sql) return sql.error();
  if (*sql != kNotesSql) return false;
  auto savepoint = Savepoint::open(db);
  if (!savepoint) return savepoint.error();
  if (auto good = no_trigger(db); !good) return good.error();
  auto known = Stmt::prepare(db, "SELECT 1 FROM main.ask_notes WHERE object = ?1");
  if (!known) return known.error();
  if (auto bound = known->bind(1, std::string(object)); !bound) return bound.error();
  const auto row = known->step();
  if (!row) return row.error();
  if (!*row) return false;
  if (auto done =
          changed(db, "DELETE FROM main.ask_notes WHERE object = ?1", {std::string(object)});
      !done)
    return done.error();
  if (auto kept = savepoint->keep(); !kept) return kept.error();
  return true;
}

}  // namespace ask::db
