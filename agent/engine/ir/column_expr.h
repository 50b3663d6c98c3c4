// A column as a query uses it, in indices into the catalog.
#pragma once
#include <cstdint>

#include "agent/engine/text/periods.h"

namespace ask::engine {

inline constexpr uint32_t kNone = 0xFFFFFFFF;  // no table, no column

// column == kNone: the table as a whole ("*"). table == kNone: nothing. A period stands for that
// part of the column's dates. With a factor it is the product of two columns: revenue is
// unit_price * quantity. With `via`, a column of `via_table` that refers to a row of `table`, it is
// that of the row referred to: the name of the manager, of the director.
struct ColumnExpr {
  uint32_t table = kNone, column = kNone;
  Period period = Period::kWhole;
  uint32_t factor_table = kNone, factor = kNone;
  uint32_t via = kNone, via_table = kNone;
  // The table whose rows have it.
  uint32_t home() const { return via == kNone ? table : via_table; }
  bool operator==(const ColumnExpr&) const = default;
  bool valid() const { return table != kNone; }
  bool whole() const { return column == kNone; }
  bool product() const { return factor != kNone; }
  // Revenue and units sold are told of many rows by their sum.
  bool adds_up() const { return factor_table != kNone; }
};

}  // namespace ask::engine
