// ask_schema and ask_check: the schema that the agent sees, and findings about a statement.
#include <fmt/format.h>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/db/schema/schema_text.h"
#include "agent/service/linked_tables.h"
#include "agent/session_notes.h"
#include "ext/sources.h"

namespace ask::ext {
namespace {

std::string foreign_key_of(const db::Table& table, const std::string& column) {
  for (const db::ForeignKey& key : table.foreign_keys)
    for (size_t i = 0; i < key.columns.size(); ++i)
      if (key.columns[i] == column)
        return fmt::format("{}.{}{}", key.parent_table,
                           i < key.parent_columns.size() ? key.parent_columns[i] : "",
                           key.implied ? " (implied)" : "");
  return "";
}

Value or_null(std::string text) { return text.empty() ? Value() : Value(std::move(text)); }

// The other words that notes give the column.
std::string synonyms_of(const db::Catalog& catalog, const db::Table& table,
                        const db::Column& column) {
  std::vector<std::string> out;
  for (const db::NotedName& name : catalog.noted)
    if (name.kind == db::NotedKind::kColumn && name.schema == table.schema &&
        name.table == table.name && name.columns.front() == column.name)
      out.push_back(name.phrase);
  return text::joined(out, ", ");
}

// Who noted something about the column, "" if nobody did.
std::string note_source_of(const db::Catalog& catalog, const db::Table& table,
                           const db::Column& column, const std::vector<CheckedNote>& notes) {
  if (notes.empty()) return "";
  const std::string object =
      db::object_name(catalog, text::quoted(table.schema) + "." + text::quoted(table.name) + "." +
                                   text::quoted(column.name));
  for (const CheckedNote& noted : notes)
    if (text::equal_nocase(noted.note.object, object)) return noted.note.source;
  return "";
}

struct ShownTable {
  const db::Table& table;
  std::string why, text;
};

std::vector<Value> row_of(const db::Catalog& catalog, const ShownTable& shown,
                          const db::Column& column, const std::vector<CheckedNote>& notes) {
  const db::Table& table = shown.table;
  const db::ColumnStatistics& s = column.statistics;
  nlohmann::ordered_json frequent = nlohmann::ordered_json::array();
  for (const auto& [value, count] : s.frequent) frequent.push_back(value);
  const bool measured = s.rows > 0;
  return {table.schema,
          table.name,
          column.name,
          column.declared_type,
          std::string(name(column.kind)),
          int64_t{column.primary_key},
          int64_t{column.not_null},
          or_null(foreign_key_of(table, column.name)),
          or_null(column.description),
          table.row_count < 0 ? Value() : Value(table.row_count),
          measured ? Value(s.null_share()) : Value(),
          measured ? Value(s.distinct) : Value(),
          s.min,
          s.max,
          s.frequent.empty() ? Value() : Value(json_text(frequent)),
          or_null(shown.why),
          or_null(synonyms_of(catalog, table, column)),
          or_null(note_source_of(catalog, table, column, notes)),
          Value(),
          shown.text};
}

}  // namespace

RowsResult open_schema(Session& session, const Arguments& arguments) {
  const auto snapshot = session.snapshot(true);
  if (!snapshot) return snapshot.error();
  const auto chosen = linked_tables(session, **snapshot, arguments[0]);
  if (!chosen) return chosen.error();
  const auto notes = notes_of(session);
  if (!notes) return notes.error();
  std::vector<std::vector<Value>> rows;
  for (const LinkedTable& choice : *chosen) {
    const db::Table& table = (*snapshot)->catalog.tables[choice.table];
    const ShownTable shown{table, choice.why, reason::schema_text(table)};
    for (const db::Column& column : table.columns)
      rows.push_back(row_of((*snapshot)->catalog, shown, column, *notes));
  }
  return RowsResult(std::make_unique<ListedRows>(std::move(rows)));
}

RowsResult open_check(Session& session, const Arguments& arguments) {
  const auto check = session.check(arguments[0]);
  if (!check) return check.error();
  std::vector<std::vector<Value>> rows;
  for (const sql::Finding& f : check->check.findings)
    rows.push_back({std::string(name(f.severity)), std::string(name(f.code)), or_null(f.object),
                    f.message, or_null(f.hint)});
  return RowsResult(std::make_unique<ListedRows>(std::move(rows)));
}

}  // namespace ask::ext
