// What was sold, where the rows of sales store their totals: how many of which goods. Where they
// store no totals, products() of derived_measures.h tells it.
#pragma once
#include <optional>

#include "agent/engine/schema/derived_measures.h"

namespace ask::engine {

// The table of sales, its column of how many were sold (kNone: each row is of one), and the goods.
struct SoldGoods {
  uint32_t sales, quantity, goods;
};

// Nothing if the sales of several tables have goods, or what was sold is not clear.
std::optional<SoldGoods> sold_goods(const db::Catalog& catalog, const SchemaIndex& index);

// Adds the words for them.
void add_sold_goods(const db::Catalog& catalog, const SchemaIndex& index, SalesWords& out);

}  // namespace ask::engine
