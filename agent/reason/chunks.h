// What a schema holds, as short texts that a model turns into vectors: a chunk for each table,
// column, foreign key, and noted measure or condition.
//
//   table:main.orders   "orders: what customers have bought; columns: id, customer id, placed"
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "agent/db/schema/catalog.h"

namespace ask::reason {

struct Chunk {
  std::string kind;  // "table", "column", "relationship", "metric"
  std::string key;   // unique: "column:main.orders.status"
  size_t table = 0;  // index into the catalog
  std::string text;  // valid UTF-8 on one line, at most 1,000 bytes
};

// Sorted by key; ignored tables and columns are left out. `values`: with the most frequent values
// of text columns, as far as rows share them, but none of private columns. No SQL of notes.
std::vector<Chunk> chunks(const db::Catalog& catalog, bool values);

}  // namespace ask::reason
