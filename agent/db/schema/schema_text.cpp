#include "agent/db/schema/schema_text.h"

#include "agent/common/one_line.h"
#include "agent/common/text.h"
#include "agent/sql/keywords.h"

namespace ask::reason {
namespace {

std::string shown(const std::string& name) {
  const sql::Keyword keyword = sql::keyword(name);
  const bool a_name = keyword == sql::Keyword::kNone || keyword == sql::Keyword::kFallback;
  return a_name && sql::plain_word(name) ? name : text::quoted(name);
}

std::string columns_of(const std::vector<std::string>& columns) {
  std::vector<std::string> names;
  for (const std::string& column : columns) names.push_back(shown(column));
  return text::joined(names, ", ");
}

std::string column_text(const std::vector<db::ForeignKey>& keys, const db::Column& column) {
  std::string out = shown(column.name);
  if (!column.declared_type.empty()) out += " " + column.declared_type;
  if (column.primary_key > 0) out += " PK";
  for (const db::ForeignKey& key : keys)
    if (key.columns.size() == 1 && key.columns[0] == column.name)
      out += " -> " + shown(key.parent_table) + "." + columns_of(key.parent_columns);
  if (!column.not_null && column.primary_key == 0) out += " null";
  return out;
}

}  // namespace

std::string table_name(const db::Table& table) {
  return (table.schema == "main" ? "" : shown(table.schema) + ".") + shown(table.name);
}

std::vector<db::ForeignKey> keys_of(const db::Table& table, bool measured) {
  std::vector<db::ForeignKey> out = table.foreign_keys;
  if (measured) return out;
  out.insert(out.end(), table.disproved_keys.begin(), table.disproved_keys.end());
  std::erase_if(out, [](const db::ForeignKey& key) { return key.measured; });
  return out;
}

std::string schema_text(const db::Table& table, bool measured) {
  const std::vector<db::ForeignKey> keys = keys_of(table, measured);
  std::vector<std::string> parts;
  for (const db::Column& column : table.columns)
    if (column.role != db::ColumnRole::kHidden) parts.push_back(column_text(keys, column));
  for (const db::ForeignKey& key : keys)
    if (key.columns.size() > 1)
      parts.push_back("(" + columns_of(key.columns) + ") -> " + shown(key.parent_table) + "(" +
                      columns_of(key.parent_columns) + ")");
  // One line, whatever the names and types have in them.
  return text::one_line(table_name(table) + "(" + text::joined(parts, ", ") + ")");
}

}  // namespace ask::reason
