#include "agent/session_note_remarks.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/db/schema/new_note.h"
#include "agent/sql/parse.h"
#include "agent/sql/visit.h"

namespace ask {
namespace {

std::string in_quotes(std::string_view object) {
  return "\"" + text::shortened(text::repaired_utf8(object), db::kLongestPhrase) + "\"";
}

// A table, column, measure or condition, as one that is called so.
std::string called(const db::NotedName& name) {
  return name.kind == db::NotedKind::kValue
             ? in_quotes(name.value) + " of " + in_quotes(name.object)
             : in_quotes(name.object);
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
      out.push_back(in_quotes(mine.phrase) + " is also noted for " + called(other));
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

// What a note says of stored values that no row has, as far as they were read.
std::string unseen_values(const db::Note& note, const db::Catalog& noted,
                          const db::Snapshot& known) {
  constexpr size_t kMostShown = 3;
  const bool computed = !note.condition.empty() || !note.measure.empty();
  if ((note.values.empty() && !computed) || noted.noted.empty()) return "";
  const db::NotedName& name = noted.noted.front();
  const db::Table* table = known.catalog.find(name.schema, name.table);
  if (table == nullptr) return "";
  std::vector<NamedValue> named;
  if (computed) add_compared(name.sql, named);
  for (const auto& value : note.values)
    if (!text::trimmed(value.first).empty())  // the index has no empty texts
      named.push_back({name.columns.front(), value.first});
  std::vector<std::string> unseen;
  for (const NamedValue& value : named)
    if (!may_be_stored(known, *table, value))
      unseen.push_back(in_quotes(value.text) + (computed ? " in " + in_quotes(value.column) : ""));
  if (unseen.empty()) return "";
  const size_t more = unseen.size() - std::min(unseen.size(), kMostShown);
  unseen.resize(unseen.size() - more);
  return "no row has " + text::joined(unseen, ", ") +
         (more == 0 ? "" : fmt::format(" and {} more", more));
}

// True if what the phrase is noted for is this column itself.
bool is_of(const db::NotedName& noted, const db::Table& table, const db::Column& column) {
  return noted.schema == table.schema && noted.table == table.name &&
         noted.kind == db::NotedKind::kColumn && noted.columns.front() == column.name;
}

// The columns that are called like a phrase of the note.
void add_columns(const db::NotedName& mine, const db::Catalog& catalog,
                 std::vector<std::string>& out) {
  for (const db::Table& table : catalog.tables)
    for (const db::Column& column : table.columns) {
      std::string name = text::lower(column.name), phrase = text::lower(mine.phrase);
      std::replace(name.begin(), name.end(), '_', ' ');
      std::replace(phrase.begin(), phrase.end(), '_', ' ');
      if (name == phrase && !is_of(mine, table, column))
        out.push_back(in_quotes(mine.phrase) + " is also the column " +
                      in_quotes(table.name + "." + column.name));
    }
}

// The columns that store a phrase of the note as a value.
void add_stored(const db::NotedName& mine, const db::Snapshot& known,
                std::vector<std::string>& out) {
  for (const db::ValueHit& hit : known.values.find(db::ValueIndex::normalised(mine.phrase))) {
    const db::Table& table = known.catalog.tables[hit.table];
    const db::Column& column = table.columns[hit.column];
    const bool own = mine.kind == db::NotedKind::kValue && mine.table == table.name &&
                     mine.schema == table.schema && mine.columns.front() == column.name;
    // A name of a value is a value elsewhere: "cancelled" of orders and of visits.
    if (column.is_private || (mine.kind == db::NotedKind::kValue && !own)) continue;
    if (own && known.values.original(hit) == mine.value) continue;
    out.push_back(in_quotes(mine.phrase) + " is also a value of " +
                  in_quotes(table.name + "." + column.name));
  }
}

std::string other_meanings(const db::Catalog& trial, const db::Snapshot& known) {
  constexpr size_t kMostShown = 3;
  std::vector<std::string> out;
  for (const db::NotedName& mine : trial.noted) {
    if (out.size() > kMostShown) break;
    add_columns(mine, known.catalog, out);
    add_stored(mine, known, out);
  }
  if (out.size() > kMostShown) {
    out.resize(kMostShown);
    out.push_back("and more");
  }
  return text::joined(out, ", ");
}

}  // namespace

Status fit_to_note(Session& session, const db::Note& note, const db::Catalog& trial) {
  if (auto good = db::check_new_note(note, trial); !good) return good;
  if (note.unit.empty()) return Done{};
  const auto known = session.snapshot(true);
  return known ? db::check_unit_of_data(note, (*known)->catalog) : Status(Done{});
}

std::vector<std::string> note_remarks(Session& session, const db::Note& note,
                                      const db::Catalog& trial, const db::Catalog& catalog) {
  std::vector<std::string> out;
  if (trial.noted.empty()) return out;
  const auto known = session.snapshot(true);  // if it fails, the note is made all the same
  if (known) out.push_back(unseen_values(note, trial, **known));
  out.push_back(shared_phrases(trial, catalog));
  if (known) out.push_back(other_meanings(trial, **known));
  std::erase(out, "");
  return out;
}

}  // namespace ask
