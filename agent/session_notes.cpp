#include "agent/session_notes.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/notes/note_json.h"
#include "agent/db/notes/notes_table.h"
#include "agent/db/schema/note_merge.h"
#include "agent/db/schema/noted_place.h"
#include "agent/reason/unknown_words_in_context.h"
#include "agent/session_note_remarks.h"

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

// Puts the pairs of words in place of those that come in them only.
void join_pairs(const std::vector<UnknownWordCount>& pairs, std::vector<UnknownWordCount>& words) {
  constexpr int64_t kSeveral = 2;
  for (const UnknownWordCount& pair : pairs) {
    if (pair.questions < kSeveral) continue;
    const size_t blank = pair.word.find(' ');
    const std::string halves[] = {pair.word.substr(0, blank), pair.word.substr(blank + 1)};
    const size_t gone = std::erase_if(words, [&](const UnknownWordCount& word) {
      return word.questions == pair.questions && contains(halves, word.word);
    });
    if (gone > 0) words.push_back(pair);
  }
}

}  // namespace

Result<int64_t> seconds_now(Session& session) {
  auto stmt = db::Stmt::prepare(session.db(), "SELECT CAST(strftime('%s', 'now') AS INTEGER)");
  if (!stmt) return stmt.error();
  if (const auto row = stmt->step(); !row) return row.error();
  return stmt->integer(0);
}

namespace {

Result<db::Note> made_note(std::string_view object, std::string_view text,
                           std::string_view options) {
  db::Note note;
  note.object = text::trimmed(object);
  note.description = text::trimmed(text);
  if (!options.empty())
    if (auto good = db::take_options(options, note); !good) return good.error();
  if (!text::valid_utf8(note.object) || !text::valid_utf8(note.description))
    return Error{Code::kInvalidArgument, "a note must be valid UTF-8"};
  return note;
}

// The catalog with this note as the only one. Errors: what of the note does not fit.
Result<db::Catalog> with_note(Session& session, const db::Catalog& catalog, const db::Note& note) {
  db::Catalog trial = catalog;
  trial.noted.clear();
  if (auto fits = db::apply(note, trial); !fits) return fits.error();
  if (auto good = names_fit(trial); !good) return good.error();
  if (note.measure.empty() && note.condition.empty()) return trial;
  const db::NotedName& name = trial.noted.front();
  if (const db::Table* table = trial.find(name.schema, name.table); table->restricted)
    return Error{Code::kSecurityViolation,
                 "a role that sees a part of " + shown(table->name) +
                     " may not give it new names, which the other part may have"};
  const auto made = session.check("SELECT " + name.sql + " FROM " + text::quoted(name.schema) +
                                  "." + text::quoted(name.table));
  if (!made) return made.error();
  if (!made->check.runnable)
    return Error{made->check.error().code,
                 std::string(note.measure.empty() ? "\"condition\"" : "\"sql\"") + ": " +
                     made->check.error().message};
  return trial;
}

// What is noted about the object, whoever may see it. The object is written as object_name() does.
Result<std::optional<db::Note>> kept_note(Session& session, const db::Catalog& catalog,
                                          std::string_view object) {
  if (!catalog.unfiltered().keeps_notes) return std::optional<db::Note>();
  auto all = db::read_notes(session.db());
  if (!all) return all.error();
  for (db::Note& note : *all)
    if (text::equal_nocase(note.object, object)) return std::optional(std::move(note));
  return std::optional<db::Note>();
}

Status keep(Session& session, const db::Catalog& catalog, db::Note& note) {
  if (!note.references.empty()) note.references = db::object_name(catalog, note.references);
  if (note.is_private) note.place = db::noted_place(catalog.unfiltered(), note.object);
  note.fingerprint = catalog.fingerprint;
  const auto at = seconds_now(session);
  if (!at) return at.error();
  note.noted_at = *at;
  return db::put_note(session.db(), note);
}

// What a note that takes the place of another no longer says: nobody may miss that.
std::string given_up(const db::Note& before, const db::Note& now) {
  std::vector<std::string> out;
  if (before.is_private && !now.is_private) out.push_back("private");
  if (before.ignored && !now.ignored) out.push_back("ignored");
  return out.empty() ? "" : "no longer " + text::joined(out, " and ");
}

}  // namespace

Result<std::string> write_note(Session& session, std::string_view object, std::string_view text,
                               std::string_view options) {
  if (auto good = session.may_write("ask_notes", "write notes"); !good) return good.error();
  const auto known = session.snapshot(false);
  if (!known) return known.error();
  auto note = made_note(object, text, options);
  if (!note) return note.error();
  const auto trial = with_note(session, (*known)->catalog, *note);
  if (!trial) return trial.error();
  if (auto good = fit_to_note(session, *note, *trial); !good) return good.error();
  note->object = db::object_name(*trial, note->object);
  const auto before = kept_note(session, (*known)->catalog, note->object);
  if (!before) return before.error();
  if (auto done = keep(session, (*known)->catalog, *note); !done) return done.error();
  std::vector<std::string> remarks = note_remarks(session, *note, *trial, (*known)->catalog);
  if (*before)
    if (std::string lost = given_up(**before, *note); !lost.empty())
      remarks.insert(remarks.begin(), std::move(lost));
  return text::joined(remarks, "; ");
}

namespace {

// True if the part is an expression or text that the note has, too.
bool replaces(const db::Note& now, const db::Note& part) {
  const bool expression = !part.measure.empty() || !part.condition.empty();
  return (expression && !(now.measure.empty() && now.condition.empty())) ||
         (!part.description.empty() && !now.description.empty()) ||
         (!part.unit.empty() && !now.unit.empty()) ||
         (!part.references.empty() && !now.references.empty());
}

// What fits the schema of the note `before` that `now` is added to; the rest goes to `given_up`.
db::Note fitting(const db::Note& before, const db::Note& now, const db::Catalog& catalog,
                 std::vector<GivenUpPart>& given_up) {
  db::Catalog trial = catalog;
  if (db::apply(before, trial, db::Naming::kStored)) return before;
  db::Note out;
  for (const db::Note& part : db::parts_of(before)) {
    db::Note whole = part;
    if (part.measure.empty() && part.condition.empty()) {
      whole.measure = now.measure;
      whole.condition = now.condition;
    }
    trial = catalog;
    const Status fits = db::apply(whole, trial, db::Naming::kStored);
    if (fits)
      out = db::merged(out, part);
    else if (replaces(now, part))
      continue;
    else
      given_up.push_back({db::note_parts_json(part), fits.error().message});
  }
  out.source = before.source;
  out.is_private = before.is_private;
  out.ignored = before.ignored;
  return out;
}

}  // namespace

Result<MergedNote> merge_note(Session& session, std::string_view object, std::string_view text,
                              std::string_view options) {
  if (auto good = session.may_write("ask_notes", "write notes"); !good) return good.error();
  const auto known = session.snapshot(false);
  if (!known) return known.error();
  const db::Catalog& catalog = (*known)->catalog;
  auto note = made_note(object, text, options);
  if (!note) return note.error();
  const auto trial = with_note(session, catalog, *note);
  if (!trial) return trial.error();
  if (auto good = fit_to_note(session, *note, *trial); !good) return good.error();
  note->object = db::object_name(*trial, note->object);
  const auto before = kept_note(session, catalog, note->object);
  if (!before) return before.error();
  MergedNote out;
  out.object = note->object;
  if (*before) {
    if ((*before)->is_private && !note->is_private) out.kept.push_back("private");
    if ((*before)->ignored && !note->ignored) out.kept.push_back("ignore");
    if (!(*before)->unreadable.empty())
      return Error{Code::kInvalidArgument,
                   fmt::format("the note about {} cannot be read ({}); take it away with "
                               "ask_note(object, NULL) first",
                               shown(note->object), (*before)->unreadable)};
    db::Catalog all = catalog.unfiltered();
    const db::Note fits = fitting(**before, *note, all, out.given_up);
    *note = db::merged(fits, std::move(*note));
    if (auto good = db::apply(*note, all, db::Naming::kStored); !good) return good.error();
  }
  if (auto done = keep(session, catalog, *note); !done) return done.error();
  return out;
}

Status forget_note(Session& session, std::string_view object) {
  if (auto good = session.may_write("ask_notes", "write notes"); !good) return good;
  const auto mine = note_about(session, object);
  if (!mine) return mine.error();
  const auto gone = *mine ? db::drop_note(session.db(), (*mine)->note.object) : Result<bool>(false);
  if (!gone) return gone.error();
  if (!*gone)
    return Error{Code::kInvalidArgument, "there is no note about " + shown(text::trimmed(object))};
  return Done{};
}

Result<std::optional<CheckedNote>> note_about(Session& session, std::string_view object) {
  auto all = notes_of(session);
  if (!all) return all.error();
  const auto known = session.snapshot(false);
  if (!known) return known.error();
  const std::string wanted = db::object_name((*known)->catalog, object);
  for (CheckedNote& noted : *all)
    if (text::equal_nocase(noted.note.object, wanted)) return std::optional(std::move(noted));
  return std::optional<CheckedNote>();
}

Result<std::vector<CheckedNote>> notes_of(Session& session) {
  if (auto good = session.idle(); !good) return good.error();
  const auto known = session.snapshot(false);
  if (!known) return known.error();
  const db::Catalog& seen = (*known)->catalog;
  if (!seen.unfiltered().keeps_notes) return std::vector<CheckedNote>();
  auto all = db::read_notes(session.db());
  if (!all) return all.error();
  std::vector<CheckedNote> out;
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

Result<std::vector<UnknownWordCount>> unknown_word_counts(Session& session) {
  constexpr size_t kMostQuestions = 200;  // the latest
  const auto asked = session.history();
  if (!asked) return asked.error();
  const auto known = session.snapshot(true);
  if (!known) return known.error();
  std::vector<UnknownWordCount> words, pairs;
  const auto count = [](std::vector<UnknownWordCount>& all, std::string word,
                        const std::string& question, std::string_view kind) -> void {
    auto at = std::find_if(all.begin(), all.end(),
                           [&](const UnknownWordCount& unknown) { return unknown.word == word; });
    if (at == all.end()) at = all.insert(all.end(), {std::move(word), 0, "", std::string(kind)});
    if (at->kind != kind) at->kind.clear();
    ++at->questions;
    at->example = question;
  };
  const size_t first = asked->size() > kMostQuestions ? asked->size() - kMostQuestions : 0;
  for (size_t i = first; i < asked->size(); ++i) {
    const Asked& one = *(*asked)[i];
    if (one.status != name(Code::kCannotAnswer)) continue;
    const auto uses = reason::unknown_words_in_context({one.question, **known}, session.engine());
    for (size_t u = 0; u < uses.size(); ++u) {
      count(words, text::lower(uses[u].word), one.question, uses[u].kind);
      if (uses[u].joined && u + 1 < uses.size())
        count(pairs, text::lower(uses[u].word + " " + uses[u + 1].word), one.question,
              uses[u + 1].kind);
    }
  }
  join_pairs(pairs, words);
  std::stable_sort(words.begin(), words.end(),
                   [](const UnknownWordCount& a, const UnknownWordCount& b) {
                     return a.questions > b.questions;
                   });
  return words;
}

}  // namespace ask
