// Code tables: a key, what it is called, and at most what kind of code it is, as of states and
// priorities. Other tables refer to them by a column for each kind.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/engine/ir/column_expr.h"

namespace ask::engine {

class SchemaIndex;

struct CodeTable {
  uint32_t table = kNone, key = kNone, label = kNone;
  uint32_t group = kNone;              // the kind of code; kNone if there is only one
  std::vector<ColumnExpr> references;  // the columns that refer to it, called by what is coded
};

std::vector<CodeTable> find_code_tables(const db::Catalog& catalog, const SchemaIndex& index);
const CodeTable* find_code_table(std::span<const CodeTable> tables, uint32_t t);

}  // namespace ask::engine
