// Attributes of a named row, for questions that name the row and not the column: "how much is the
// Premium plan", "when is Summer Fair", "how many people fit in Hall 9".
#pragma once
#include <string>
#include <string_view>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

enum class RowAttribute : uint8_t {
  kPrice,         // detail: "day" of "per day", or ""
  kUndatedPrice,  // the price, if neither it nor anything else of the row tells of a period
  kDate,          // detail: a verb such as "end", or ""
  kDuration,      // in a unit of time
  kCapacity,      // how many people or things it holds
  kCount,         // detail: a noun, "pages"
  kNamed,         // detail: all or the first words of the column's name
};

// The row that the text names and no row of another table does.
struct NamedRow {
  uint32_t table = kNone;
  std::string name;     // as it is stored
  bool unique = false;  // by a constraint or the statistics, no two rows have such a name
};
NamedRow named_row(const ColumnFacts& column_facts, const db::ValueIndex& values,
                   std::string_view text);
// The only row whose name has all words of the text beside others: "large box" of 'Large veg box'.
NamedRow longer_named_row(const ColumnFacts& column_facts, const db::ValueIndex& values,
                          std::string_view text);

// "day" of day_rate and daily_rate: the column is called by the period.
bool is_per_period(const SchemaIndex& index, const SchemaItem& column, std::string_view period);

// The words of the only column of the table that stores the attribute, without its unit; of two
// columns (a weekday and a time, a first and a last day) with "and" between them. "" if none or
// several do.
std::string attribute_words(const ColumnFacts& column_facts, uint32_t table, RowAttribute attribute,
                            std::string_view detail);

}  // namespace ask::engine
