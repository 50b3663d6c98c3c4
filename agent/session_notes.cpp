// The notes of a session: ask_note and ask_memory.
#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/notes/note_json.h"
#include "agent/db/notes/notes_table.h"
#include "agent/session.h"

namespace ask {
namespace {

std::string shown(std::string_view object) {
  return "\"" + text::shortened(text::repaired_utf8(object), db::kLongestPhrase) + "\"";
}

Result<int64_t> seconds_now(sqlite3* db) {
  auto stmt = db::Stmt::prepare(db, "SELECT CAST(strftime('%s', 'now') AS INTEGER)");
  if (!stmt) return stmt.error();
  if (const auto row = stmt->step(); !row) return row.error();
  return stmt->integer(0);
}

// An entry of the policy for the table of the notes: ask_notes, main.ask_notes, main.*, *.
bool grants_notes(const sql::PolicyEntry& entry) {
  if (entry.grant != sql::Grant::kWrite) return false;
  const auto is = [&](size_t i, std::string_view name) {
    return entry.parts[i].any || text::equal_nocase(entry.parts[i].text, name);
  };
  if (entry.parts.size() == 1) return is(0, "ask_notes");
  return entry.parts.size() == 2 && is(0, "main") && is(1, "ask_notes");
}

}  // namespace

// Under a policy, only a role that may write ask_notes.
Status Session::may_note() {
  if (busy_)
    return Error{Code::kSafeguardViolation, "cannot be used inside SQL that ask itself is running"};
  const auto policy = policy_in_force({db_, schema_, checker_}, settings, now_());
  if (!policy) return policy.error();
  if (!*policy) return Done{};
  for (const sql::PolicyEntry& entry : (*policy)->policy.entries)
    if (grants_notes(entry) && std::find((*policy)->roles.begin(), (*policy)->roles.end(),
                                         entry.role) != (*policy)->roles.end())
      return Done{};
  return Error{Code::kSecurityViolation,
               "the role in force may not write notes; its policy would list ask_notes in write"};
}

Status Session::note(std::string_view object, std::string_view text, std::string_view options) {
  if (auto good = may_note(); !good) return good;
  const auto known = snapshot(false);
  if (!known) return known.error();
  db::Note note;
  note.object = text::trimmed(object);
  note.description = text::trimmed(text);
  if (!options.empty())
    if (auto good = db::take_options(options, note); !good) return good;
  if (!text::valid_utf8(note.object) || !text::valid_utf8(note.description))
    return Error{Code::kInvalidArgument, "a note must be valid UTF-8"};
  db::Catalog trial = (*known)->catalog;
  trial.noted.clear();
  if (auto fits = db::apply(note, trial); !fits) return fits;
  for (const db::NotedName& name : trial.noted) {
    if (name.sql.empty()) continue;
    const auto made = check("SELECT " + name.sql + " FROM " + text::quoted(name.schema) + "." +
                            text::quoted(name.table));
    if (!made) return made.error();
    if (!made->check.runnable)
      return Error{made->check.error().code,
                   std::string(note.measure.empty() ? "\"condition\"" : "\"sql\"") + ": " +
                       made->check.error().message};
    break;
  }
  note.fingerprint = (*known)->catalog.fingerprint;
  const auto at = seconds_now(db_);
  if (!at) return at.error();
  note.noted_at = *at;
  return db::put_note(db_, note);
}

Status Session::forget_note(std::string_view object) {
  if (auto good = may_note(); !good) return good;
  const auto all = notes();
  if (!all) return all.error();
  const std::string_view wanted = text::trimmed(object);
  const bool mine = std::any_of(all->begin(), all->end(), [&](const Noted& noted) {
    return text::equal_nocase(noted.note.object, wanted);
  });
  const auto gone = mine ? db::drop_note(db_, wanted) : Result<bool>(false);
  if (!gone) return gone.error();
  if (!*gone) return Error{Code::kInvalidArgument, "there is no note about " + shown(wanted)};
  return Done{};
}

Result<std::vector<Session::Noted>> Session::notes() {
  if (busy_)
    return Error{Code::kSafeguardViolation, "cannot be used inside SQL that ask itself is running"};
  const auto known = snapshot(false);
  if (!known) return known.error();
  const db::Catalog& seen = (*known)->catalog;
  const db::Catalog& whole = seen.whole ? *seen.whole : seen;
  if (!whole.keeps_notes) return std::vector<Noted>();
  auto all = db::read_notes(db_);
  if (!all) return all.error();
  std::vector<Noted> out;
  for (db::Note& note : *all) {
    db::Catalog trial = seen;
    trial.noted.clear();
    const Status fits = db::apply(note, trial);
    if (!fits && seen.restricted) continue;  // it may be about what is hidden
    out.push_back({std::move(note), fits ? std::string() : fits.error().message});
  }
  return out;
}

}  // namespace ask
