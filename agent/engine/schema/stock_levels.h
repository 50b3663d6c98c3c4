// The columns of a stock table: the quantity of each thing, its reorder level and its price.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// The measures of a table of things with a stock; kNone for those that it lacks or has twice.
struct StockColumns {
  uint32_t table = kNone, stock = kNone, bound = kNone, price = kNone, cost = kNone;
};
std::vector<StockColumns> stock_columns(const SchemaIndex& index);

// The words of the only such table and of its columns; empty where there is none or several.
struct StockLevel {
  std::string rows, stock, bound;
  bool priced = false;
};
StockLevel stock_level(const SchemaIndex& index);

}  // namespace ask::engine
