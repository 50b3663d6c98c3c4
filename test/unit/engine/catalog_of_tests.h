// Catalog tables for the tests of the linker and of the code that reads its mentions.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "agent/db/schema/catalog.h"

namespace ask::engine::catalog_of_tests {

inline db::Column column(std::string name, db::DataKind kind, int key = 0) {
  db::Column c;
  c.name = std::move(name);
  c.kind = kind;
  c.primary_key = key;
  c.affinity = kind == db::DataKind::kText ? db::Affinity::kText : db::Affinity::kInteger;
  return c;
}

inline db::Table table(std::string name, std::vector<db::Column> columns) {
  db::Table t;
  t.schema = "main";
  t.name = std::move(name);
  t.columns = std::move(columns);
  return t;
}

}  // namespace ask::engine::catalog_of_tests
