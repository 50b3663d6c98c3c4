#include "agent/session_notes.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/db/connection/stmt.h"
#include "agent/db/notes/note_json.h"
#include "agent/db/notes/notes_table.h"
#include "agent/reason/unknown_words_in_context.h"
#include "agent/sql/parse.h"
#include "agent/sql/visit.h"

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

// A text that a note takes for a stored value of a column of its table.
struct NamedValue {
  std::string column, text;
};

// False if all values of the column are known and this is none of them.
bool may_be_stored(const db::Snapshot& known, const db::Table& table, const NamedValue& value) {
  const db::Column* column = table.find(value.column);
  if (column == nullptr || !column->statistics.complete || column->is_private ||
      column->affinity != db::Affinity::kText || !known.values.complete)
    return true;
  const auto hits = known.values.find(db::ValueIndex::normalised(value.text));
  return std::any_of(hits.begin(), hits.end(), [&](const db::ValueHit& hit) {
    return &known.catalog.tables[hit.table] == &table && &table.columns[hit.column] == column &&
           known.values.original(hit) == value.text;
  });
}

// The texts that the expression compares columns with by = and IN.
void add_compared(const sql::Expr& expr, std::vector<NamedValue>& out) {
  const auto add = [&](const sql::Expr& column, const sql::Expr& value) {
    const auto* ref = std::get_if<sql::ColumnRef>(&column.node);
    const std::string* text = sql::text_literal(value);
    if (ref != nullptr && text != nullptr && !text::trimmed(*text).empty())
      out.push_back({ref->column, *text});
  };
  if (const auto* equal = std::get_if<sql::Binary>(&expr.node);
      equal != nullptr && (equal->op == sql::BinaryOp::kEqual || equal->op == sql::BinaryOp::kIs)) {
    add(*equal->left, *equal->right);
    add(*equal->right, *equal->left);
  }
  if (const auto* list = std::get_if<sql::InList>(&expr.node))
    for (const sql::Expr& value : list->items) add(*list->operand, value);
  sql::children(expr, {[&](const sql::Expr& child) { add_compared(child, out); }, {}});
}

void add_compared(const std::string& expression, std::vector<NamedValue>& out) {
  const Result<sql::Query> query = sql::parse("SELECT " + expression);
  if (!query) return;
  for (const sql::SelectItem& item : query->cores.front().items) add_compared(item.expr, out);
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

// What a note says of stored values that no row has, as far as they were read.
Result<std::string> unseen_values(Session& session, const db::Note& note,
                                  const db::Catalog& noted) {
  constexpr size_t kMostShown = 3;
  const bool computed = !note.condition.empty() || !note.measure.empty();
  if ((note.values.empty() && !computed) || noted.noted.empty()) return std::string();
  const auto known = session.snapshot(true);
  if (!known) return std::string();  // it is noted all the same
  const db::NotedName& name = noted.noted.front();
  const db::Table* table = (*known)->catalog.find(name.schema, name.table);
  if (table == nullptr) return std::string();
  std::vector<NamedValue> named;
  if (computed) add_compared(name.sql, named);
  for (const auto& value : note.values)
    if (!text::trimmed(value.first).empty())  // the index has no empty texts
      named.push_back({name.columns.front(), value.first});
  std::vector<std::string> unseen;
  for (const NamedValue& value : named)
    if (!may_be_stored(**known, *table, value))
      unseen.push_back(shown(value.text) + (computed ? " in " + shown(value.column) : ""));
  if (unseen.empty()) return std::string();
  const size_t more = unseen.size() - std::min(unseen.size(), kMostShown);
  unseen.resize(unseen.size() - more);
  return "no row has " + text::joined(unseen, ", ") +
         (more == 0 ? "" : fmt::format(" and {} more", more));
}

}  // namespace

Result<int64_t> seconds_now(Session& session) {
  auto stmt = db::Stmt::prepare(session.db(), "SELECT CAST(strftime('%s', 'now') AS INTEGER)");
  if (!stmt) return stmt.error();
  if (const auto row = stmt->step(); !row) return row.error();
  return stmt->integer(0);
}

Result<std::string> write_note(Session& session, std::string_view object, std::string_view text,
                               std::string_view options) {
  if (auto good = session.may_write("ask_notes", "write notes"); !good) return good.error();
  const auto known = session.snapshot(false);
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
    const auto made = session.check("SELECT " + name.sql + " FROM " + text::quoted(name.schema) +
                                    "." + text::quoted(name.table));
    if (!made) return made.error();
    if (!made->check.runnable)
      return Error{made->check.error().code,
                   std::string(note.measure.empty() ? "\"condition\"" : "\"sql\"") + ": " +
                       made->check.error().message};
  }
  note.object = db::object_name(trial, note.object);
  if (!note.references.empty()) note.references = db::object_name(trial, note.references);
  note.fingerprint = (*known)->catalog.fingerprint;
  const auto at = seconds_now(session);
  if (!at) return at.error();
  note.noted_at = *at;
  if (auto done = db::put_note(session.db(), note); !done) return done.error();
  const auto unseen = unseen_values(session, note, trial);
  if (!unseen) return unseen;
  std::string clash = shared_phrases(trial, (*known)->catalog);
  return unseen->empty() || clash.empty() ? *unseen + clash : *unseen + "; " + clash;
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
