// The notes of a session: ask_note and ask_memory.
#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
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

// No phrase takes the name of a table, or a word that questions are made of.
Status names_fit(const db::Catalog& catalog) {
  for (const db::NotedName& name : catalog.noted) {
    const std::string phrase = text::lower(name.phrase);
    if (db::is_question_word(phrase))
      return Error{Code::kInvalidArgument,
                   shown(name.phrase) + " is a word that questions are made of"};
    const db::Table* table = catalog.find("", phrase);
    if (table != nullptr && (table->name != name.table || name.kind != db::NotedKind::kTable))
      return Error{Code::kInvalidArgument, shown(name.phrase) + " is the name of a table"};
  }
  return Done{};
}

// A table, column, measure or condition, as one that is called so.
std::string called(const db::NotedName& name) {
  return name.kind == db::NotedKind::kValue ? shown(name.value) + " of " + shown(name.object)
                                            : shown(name.object);
}

// The phrases of a new note that other notes have for something else: either may be meant.
std::string shared_phrases(const db::Catalog& trial, const db::Catalog& catalog) {
  constexpr size_t kMostShown = 3;
  std::vector<std::string> out;
  for (const db::NotedName& mine : trial.noted)
    for (const db::NotedName& other : catalog.noted) {
      const bool same = mine.kind == other.kind && mine.schema == other.schema &&
                        mine.table == other.table && mine.columns == other.columns &&
                        mine.value == other.value;
      // "cancelled" is a state of orders and of visits.
      const bool apart = mine.kind == db::NotedKind::kValue && other.kind == mine.kind &&
                         mine.table != other.table;
      const bool replaced = text::equal_nocase(mine.object, other.object);
      if (same || apart || replaced || out.size() > kMostShown ||
          text::lower(mine.phrase) != text::lower(other.phrase))
        continue;
      out.push_back(shown(mine.phrase) + " is also noted for " + called(other));
    }
  if (out.size() > kMostShown) out.back() = "and more";
  return text::joined(out, ", ");
}

// An entry of the policy that lets ask write a table of main: t, main.t, main.*, *.
bool grants_writing(const sql::PolicyEntry& entry, std::string_view table) {
  if (entry.grant != sql::Grant::kWrite) return false;
  const auto is = [&](size_t i, std::string_view name) {
    return entry.parts[i].any || text::equal_nocase(entry.parts[i].text, name);
  };
  if (entry.parts.size() == 1) return is(0, table);
  return entry.parts.size() == 2 && is(0, "main") && is(1, table);
}

}  // namespace

Result<int64_t> Session::seconds_now() {
  auto stmt = db::Stmt::prepare(db_, "SELECT CAST(strftime('%s', 'now') AS INTEGER)");
  if (!stmt) return stmt.error();
  if (const auto row = stmt->step(); !row) return row.error();
  return stmt->integer(0);
}

Status Session::may_write(std::string_view table, std::string_view what) {
  if (busy_) return recursion();
  const auto policy = policy_in_force({db_, schema_, checker_}, settings, now_());
  if (!policy) return policy.error();
  if (!*policy) return Done{};
  for (const sql::PolicyEntry& entry : (*policy)->policy.entries)
    if (grants_writing(entry, table) && contains((*policy)->roles, entry.role)) return Done{};
  return Error{
      Code::kSecurityViolation,
      fmt::format("the role in force may not {}; its policy would list {} in write", what, table)};
}

// The stored values that a note gives names to and that no row has, as far as they were read.
Result<std::string> Session::unseen_values(const db::Note& note, const db::Catalog& noted) {
  constexpr size_t kMostShown = 3;
  if (note.values.empty() || noted.noted.empty()) return std::string();
  const auto known = snapshot(true);
  if (!known) return std::string();  // it is noted all the same
  const db::Catalog& catalog = (*known)->catalog;
  const db::NotedName& name = noted.noted.front();
  const db::Table* table = catalog.find(name.schema, name.table);
  const db::Column* column = table == nullptr ? nullptr : table->find(name.columns.front());
  if (column == nullptr || !column->statistics.complete || column->is_private ||
      column->affinity != db::Affinity::kText || !(*known)->values.complete)
    return std::string();
  std::vector<std::string> unseen;
  for (const auto& value : note.values) {
    const std::string& stored = value.first;
    if (text::trimmed(stored).empty()) continue;  // the index has no empty texts
    const auto hits = (*known)->values.find(db::ValueIndex::normalised(stored));
    const bool seen = std::any_of(hits.begin(), hits.end(), [&](const db::ValueHit& hit) {
      return &catalog.tables[hit.table] == table && &table->columns[hit.column] == column &&
             (*known)->values.original(hit) == stored;
    });
    if (!seen) unseen.push_back(shown(stored));
  }
  if (unseen.empty()) return std::string();
  const size_t more = unseen.size() - std::min(unseen.size(), kMostShown);
  unseen.resize(unseen.size() - more);
  return "no row has " + text::joined(unseen, ", ") +
         (more == 0 ? "" : fmt::format(" and {} more", more));
}

Result<std::string> Session::note(std::string_view object, std::string_view text,
                                  std::string_view options) {
  if (auto good = may_write("ask_notes", "write notes"); !good) return good.error();
  const auto known = snapshot(false);
  if (!known) return known.error();
  db::Note note;
  note.object = text::trimmed(object);
  note.description = text::trimmed(text);
  if (!options.empty())
    if (auto good = db::take_options(options, note); !good) return good.error();
  if (!text::valid_utf8(note.object) || !text::valid_utf8(note.description))
    return Error{Code::kInvalidArgument, "a note must be valid UTF-8"};
  db::Catalog trial = (*known)->catalog;
  trial.noted.clear();
  if (auto fits = db::apply(note, trial); !fits) return fits.error();
  if (auto good = names_fit(trial); !good) return good.error();
  if (!note.measure.empty() || !note.condition.empty()) {
    const db::NotedName& name = trial.noted.front();
    if (const db::Table* table = trial.find(name.schema, name.table); table->restricted)
      return Error{Code::kSecurityViolation,
                   "a role that sees a part of " + shown(table->name) +
                       " may not give it new names, which the other part may have"};
    const auto made = check("SELECT " + name.sql + " FROM " + text::quoted(name.schema) + "." +
                            text::quoted(name.table));
    if (!made) return made.error();
    if (!made->check.runnable)
      return Error{made->check.error().code,
                   std::string(note.measure.empty() ? "\"condition\"" : "\"sql\"") + ": " +
                       made->check.error().message};
  }
  note.object = db::object_name(trial, note.object);
  if (!note.references.empty()) note.references = db::object_name(trial, note.references);
  note.fingerprint = (*known)->catalog.fingerprint;
  const auto at = seconds_now();
  if (!at) return at.error();
  note.noted_at = *at;
  if (auto done = db::put_note(db_, note); !done) return done.error();
  const auto unseen = unseen_values(note, trial);
  if (!unseen) return unseen;
  std::string clash = shared_phrases(trial, (*known)->catalog);
  return unseen->empty() || clash.empty() ? *unseen + clash : *unseen + "; " + clash;
}

Status Session::forget_note(std::string_view object) {
  if (auto good = may_write("ask_notes", "write notes"); !good) return good;
  const auto mine = note_about(object);
  if (!mine) return mine.error();
  const auto gone = *mine ? db::drop_note(db_, (*mine)->note.object) : Result<bool>(false);
  if (!gone) return gone.error();
  if (!*gone)
    return Error{Code::kInvalidArgument, "there is no note about " + shown(text::trimmed(object))};
  return Done{};
}

Result<std::optional<Session::Noted>> Session::note_about(std::string_view object) {
  auto all = notes();
  if (!all) return all.error();
  const auto known = snapshot(false);
  if (!known) return known.error();
  const std::string wanted = db::object_name((*known)->catalog, object);
  for (Noted& noted : *all)
    if (text::equal_nocase(noted.note.object, wanted)) return std::optional(std::move(noted));
  return std::optional<Noted>();
}

Result<std::vector<Session::Noted>> Session::notes() {
  if (busy_) return recursion();
  const auto known = snapshot(false);
  if (!known) return known.error();
  const db::Catalog& seen = (*known)->catalog;
  if (!seen.unfiltered().keeps_notes) return std::vector<Noted>();
  auto all = db::read_notes(db_);
  if (!all) return all.error();
  std::vector<Noted> out;
  db::Catalog trial = seen;  // of all notes, as the snapshot has them
  trial.noted.clear();
  trial.note_problems.clear();
  std::vector<std::string> problems = db::apply(*all, trial);
  for (size_t i = 0; i < all->size(); ++i) {
    db::Note& note = (*all)[i];
    if (seen.restricted) {  // what was written about everything may name what is hidden
      if (!problems[i].empty()) continue;
      note.questions.clear();
      if (note.source == "model") note.description.clear();
    }
    out.push_back({std::move(note), std::move(problems[i])});
  }
  return out;
}

Result<std::vector<Session::Unknown>> Session::unknown_words() {
  constexpr size_t kMostQuestions = 200;  // the latest
  const auto asked = history();
  if (!asked) return asked.error();
  const auto known = snapshot(true);
  if (!known) return known.error();
  std::vector<Unknown> out;
  const size_t first = asked->size() > kMostQuestions ? asked->size() - kMostQuestions : 0;
  for (size_t i = first; i < asked->size(); ++i) {
    const Asked& one = *(*asked)[i];
    if (one.status != name(Code::kCannotAnswer)) continue;
    for (const std::string& word : reason::unknown_words({one.question, **known}, engine_)) {
      const std::string lower = text::lower(word);
      auto at = std::find_if(out.begin(), out.end(),
                             [&](const Unknown& unknown) { return unknown.word == lower; });
      if (at == out.end()) at = out.insert(out.end(), {lower, 0, ""});
      ++at->questions;
      at->example = one.question;
    }
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const Unknown& a, const Unknown& b) { return a.questions > b.questions; });
  return out;
}

}  // namespace ask
