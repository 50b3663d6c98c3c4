// String literals that a SELECT compares with columns: WHERE city = 'Oslo', city IN ('Oslo',
// 'Rome').
#pragma once
#include <string>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/sql/tree.h"

namespace ask::sql {

struct ComparedText {
  const db::Table* table;  // of the catalog
  const db::Column* column;
  std::string text;
  bool operator==(const ComparedText&) const = default;
};

// Without duplicates, in text order, at most 100. Only columns that certainly belong to a table of
// the catalog; columns of sub-queries, views and WITH queries are left out.
std::vector<ComparedText> compared_texts(const Query& query, const db::Catalog& catalog);

}  // namespace ask::sql
