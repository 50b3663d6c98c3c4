// What a schema holds, as short texts that a model turns into vectors: a chunk for each table,
// column, foreign key, and noted measure or condition. A table's own chunk does not list its
// columns, so that a change of one of them leaves it as it is.
//
//   table:main.orders   "orders: what customers have bought; keys: id, customer id"
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "agent/db/schema/catalog.h"

namespace ask::reason {

struct Chunk {
  std::string kind;  // "table", "column", "relationship", "metric"
  std::string key;   // "column:main.orders.status"
  size_t table = 0;  // index into the catalog
  uint32_t column = kNoColumn;
  std::string text;  // valid UTF-8 on one line, at most 1,000 bytes
  // By which a vector of it is known, that of this text first. They are of what the schema and its
  // notes say and of whether it has values, not of which: samples of rows differ, and none
  // is taken when the time for sampling is over. A vector with values serves a column that was not
  // measured.
  std::vector<std::string> hashes;
  bool disproved = false;  // a key that no stored row follows

  static constexpr uint32_t kNoColumn = 0xFFFFFFFF;
};

// False for hidden columns and those that a note says no question is about.
bool may_be_asked(const db::Column& column);

// Sorted by key; ignored tables and columns are left out. `values`: with the most frequent values
// of text columns, as far as rows share them, but none of private columns. No SQL of notes. Which
// chunks there are depends on the schema and the notes alone.
std::vector<Chunk> chunks(const db::Catalog& catalog, bool values);

}  // namespace ask::reason
