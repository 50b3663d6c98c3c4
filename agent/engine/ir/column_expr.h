// A column expression of a logical form: a column, a part of a date, a product of two columns or a
// column reached over a foreign key. Tables and columns are indices into db::Catalog.
#pragma once
#include <cstdint>

#include "agent/engine/text/periods.h"
#include "agent/engine/text/units.h"

namespace ask::engine {

inline constexpr uint32_t kNone = 0xFFFFFFFF;  // no table, no column

// table == kNone: no expression. column == kNone: the whole table ("*"). `period`: that part of the
// column's date. `factor`: the product of both columns (revenue = unit_price * quantity). `via`: a
// foreign key of `via_table`; the column is read from the row of `table` that it references, such
// as the manager's name.
struct ColumnExpr {
  uint32_t table = kNone, column = kNone;
  Period period = Period::kWhole;
  uint32_t factor_table = kNone, factor = kNone;
  uint32_t via = kNone, via_table = kNone;
  // `less` is subtracted from the price (profit), or its share is taken off (net revenue), or it is
  // the start date of the duration that ends at this one, with kSinceOpen today where it has no
  // end. kUntilToday: the duration from this date, the only one of its rows, until today. kPer and
  // kPercentOf: this by `less`; kMarginShare and kMarkup: the difference to `less` in percent of
  // this and of `less`. kLessRows: what is left of this after the rows of `less_table` that refer
  // to its row, each with the amount `less`, or as one if that is kNone; kRowsShare: which
  // percentage of this those rows are.
  enum class Adjust : uint8_t {
    kAsIs,
    kMinus,
    kShareOff,
    kLessRows,
    kRowsShare,
    kPer,
    kPercentOf,
    kMarginShare,
    kMarkup,
    kSince,
    kSinceOpen,
    kUntilToday
  };
  Adjust adjust = Adjust::kAsIs;
  uint32_t less_table = kNone, less = kNone;
  // The table whose rows have this value.
  uint32_t home() const { return via == kNone ? table : via_table; }
  UnitId shown = kNoUnit;  // the unit of the value, if not that of the column
  // Index into Catalog::noted: the value is that expression, `column` the first that it reads.
  uint32_t expression = kNone;
  bool operator==(const ColumnExpr&) const = default;
  bool valid() const { return table != kNone; }
  bool whole() const { return column == kNone; }
  bool product() const { return factor != kNone; }
  bool duration() const { return adjust >= Adjust::kSince; }
  // True for one measure by another, which of several rows is that of their sums.
  bool rate() const { return adjust >= Adjust::kPer && adjust <= Adjust::kMarkup; }
  bool less_rows() const { return adjust == Adjust::kLessRows || adjust == Adjust::kRowsShare; }
  // The table that has to be joined for `less`; the rows of kLessRows are read by themselves.
  uint32_t joined_less() const { return less_rows() ? kNone : less_table; }
  bool percentage() const { return rate() && adjust != Adjust::kPer; }
  // True for revenue and units sold, which are summed when a query covers several rows.
  bool adds_up() const { return factor_table != kNone; }
};

}  // namespace ask::engine
