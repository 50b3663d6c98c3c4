#include "agent/check/absent_values.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/check/compared_literals.h"
#include "agent/common/text.h"
#include "agent/db/connection/sqlite_build.h"
#include "agent/db/run/runner.h"
#include "agent/sql/parse.h"

namespace ask {
namespace {

constexpr size_t kMostTexts = 10, kMostNear = 3;
constexpr size_t kLongestText = 200;
constexpr db::RunLimits kOne{1, 1000, 100}, kSome{2000, 200'000, 1000};

std::string source(const sql::ComparedText& compared) {
  return " FROM " + text::quoted(compared.table->schema) + "." +
         text::quoted(compared.table->name) + " WHERE " + text::quoted(compared.column->name);
}

// True if the index of stored values contains the text in this spelling.
bool indexed(const db::Snapshot& snapshot, const sql::ComparedText& compared) {
  for (const db::ValueHit& hit : snapshot.values.find(db::ValueIndex::normalised(compared.text))) {
    const db::Table& table = snapshot.catalog.tables[hit.table];
    if (&table == compared.table && &table.columns[hit.column] == compared.column &&
        snapshot.values.original(hit) == compared.text)
      return true;
  }
  return false;
}

// True if the column contains the text; nothing if the time limit ran out.
std::optional<bool> is_stored(sqlite3* db, const sql::ComparedText& compared,
                              const db::Catalog& catalog) {
  const auto row =
      db::run(db, "SELECT 1" + source(compared) + " = " + text::literal(compared.text) + " LIMIT 1",
              kOne, catalog.version);
  if (!row) return std::nullopt;
  return !row->rows.empty();
}

std::vector<std::string> near(sqlite3* db, const sql::ComparedText& compared,
                              const db::Catalog& catalog) {
  if (compared.text.size() > kLongestText) return {};
  const std::string column = text::quoted(compared.column->name);
  const auto rows =
      db::run(db,
              "SELECT DISTINCT " + column + source(compared) + " IS NOT NULL AND typeof(" + column +
                  ") = 'text' AND length(" + column + ") <= 200",
              kSome, catalog.version);
  if (!rows) return {};
  std::vector<std::string> values;
  for (const auto& row : rows->rows)
    if (const auto* value = std::get_if<std::string>(&row[0])) values.push_back(*value);
  // Another spelling of the same text is the most likely intent.
  std::vector<std::string> same;
  for (const std::string& value : values)
    if (same.size() < kMostNear && text::folded(value) == text::folded(compared.text))
      same.push_back(value);
  return same.empty() ? text::nearest(compared.text, values, kMostNear) : same;
}

sql::Finding absent(sqlite3* db, const sql::ComparedText& compared, const db::Catalog& catalog,
                    bool strict) {
  const auto shown = [](std::string_view text) {
    return text::literal(text::shortened(text::repaired_utf8(text), 60));
  };
  std::vector<std::string> found = near(db, compared, catalog);
  for (std::string& value : found) value = shown(value);
  return {strict ? Severity::kError : Severity::kWarning, Code::kNoRows, compared.column->name,
          fmt::format("no row of \"{}\" has {} in \"{}\"", compared.table->name,
                      shown(compared.text), compared.column->name),
          found.empty() ? "" : fmt::format("stored are {}", text::joined(found, ", "))};
}

}  // namespace

std::vector<sql::Finding> absent_texts(sqlite3* db, const sql::Statement& statement,
                                       const db::Snapshot& snapshot, bool strict, bool may_look) {
  std::vector<sql::Finding> out;
  if (!may_look || db::lacks_progress_handler()) return out;  // no way to stop only the lookup
  const Result<sql::Query>& query = statement.query();
  if (!query) return out;
  const auto compared = sql::compared_texts(*query, snapshot.catalog);
  for (size_t i = 0; i < std::min(compared.size(), kMostTexts); ++i) {
    const sql::ComparedText& one = compared[i];
    // Whether a private column holds a text would reveal its values, guess by guess.
    if (one.column->is_private) continue;
    // Only tables: the cost of reading a view or a virtual table is unknown.
    if (one.table->kind != db::TableKind::kTable) continue;
    // So is that of a generated column, and which functions it calls.
    if (one.column->role == db::ColumnRole::kGeneratedVirtual) continue;
    if (indexed(snapshot, one)) continue;
    const auto there = is_stored(db, one, snapshot.catalog);
    if (there && !*there) out.push_back(absent(db, one, snapshot.catalog, strict));
  }
  return out;
}

}  // namespace ask
