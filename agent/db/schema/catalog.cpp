#include "agent/db/schema/catalog.h"

#include <algorithm>

#include "agent/common/text.h"

namespace ask::db {

const Column* Table::find(std::string_view column) const {
  for (const Column& c : columns)
    if (text::equal_nocase(c.name, column)) return &c;
  return nullptr;
}

const Table* Catalog::find(std::string_view schema, std::string_view table) const {
  const Table* best = nullptr;
  for (const Table& t : tables) {
    if (!text::equal_nocase(t.name, table)) continue;
    if (!schema.empty()) {
      if (text::equal_nocase(t.schema, schema)) return &t;
    } else if (t.schema == "temp") {
      return &t;  // temp hides main, main hides the attached schemas
    } else if (!best || (t.schema == "main" && best->schema != "main")) {
      best = &t;
    }
  }
  return best;
}

const Table* Catalog::find(const ForeignKey& key) const {
  return find(key.parent_schema, key.parent_table);
}

bool Catalog::refers(const Table& child, const Table& parent) const {
  return std::any_of(child.foreign_keys.begin(), child.foreign_keys.end(),
                     [&](const ForeignKey& key) { return !key.by_role && find(key) == &parent; });
}

std::string_view name(DataKind kind) {
  constexpr std::string_view kNames[] = {"unknown", "integer",  "real", "boolean", "text",
                                         "date",    "datetime", "time", "year",    "blob"};
  return kNames[static_cast<size_t>(kind)];
}

std::string_view name(TableKind kind) {
  constexpr std::string_view kNames[] = {"table", "view", "virtual"};
  return kNames[static_cast<size_t>(kind)];
}

void forget_measured_keys(Table& table) {
  auto& keys = table.foreign_keys;
  keys.insert(keys.end(), table.disproved_keys.begin(), table.disproved_keys.end());
  table.disproved_keys.clear();
  std::erase_if(keys, [](const ForeignKey& key) { return key.measured; });
  for (Column& column : table.columns) column.is_measured_key = false;
}

}  // namespace ask::db
