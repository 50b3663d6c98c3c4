#include "agent/db/schema/fingerprint.h"

#include <algorithm>

#include "agent/common/sha256.h"

namespace ask::db {
namespace {

// Length-prefixed text, so that different lists of names never encode the same.
void put(std::string& out, std::string_view text) {
  out += std::to_string(text.size());
  out += ':';
  out += text;
}

void put(std::string& out, int64_t number) {
  out += std::to_string(number);
  out += ';';
}

void put(std::string& out, const std::vector<std::string>& names) {
  put(out, static_cast<int64_t>(names.size()));
  for (const std::string& name : names) put(out, name);
}

std::string written(const Table& table) {
  std::string out;
  put(out, table.schema);
  put(out, table.name);
  put(out, static_cast<int64_t>(table.kind));
  put(out, int64_t{table.without_rowid});
  put(out, int64_t{table.strict});
  // A view or a virtual table is defined by its text, a table by its columns and keys.
  if (table.kind != TableKind::kTable) put(out, table.sql);
  for (const Column& c : table.columns) {
    put(out, c.name);
    put(out, c.declared_type);
    put(out, static_cast<int64_t>(c.role));
    put(out, int64_t{c.not_null});
    put(out, int64_t{c.is_unique});
    put(out, c.primary_key);
  }
  for (const ForeignKey& key : table.foreign_keys) {
    if (key.implied) continue;  // derived from the rest
    put(out, key.parent_schema);
    put(out, key.parent_table);
    put(out, key.columns);
    put(out, key.parent_columns);
  }
  return out;
}

}  // namespace

std::string fingerprint(const Catalog& catalog) {
  std::vector<std::string> tables;
  for (const Table& table : catalog.tables) tables.push_back(written(table));
  std::sort(tables.begin(), tables.end());
  std::string all;
  for (const std::string& table : tables) put(all, table);
  if (!catalog.too_heavy.empty()) put(all, catalog.too_heavy);
  return sha256_hex(all);
}

}  // namespace ask::db
