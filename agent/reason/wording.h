// Nouns for the rows of a query, and the display form of the values of a column.
#pragma once
#include <string>
#include <string_view>

#include "agent/common/value.h"
#include "agent/sql/tree.h"

namespace ask::reason {

// "InvoiceLine", "invoice_lines" and "dim_invoice_line" -> "invoice line" or "invoice lines", as
// the name has it; lower case, valid UTF-8.
std::string noun_words(std::string_view name);
std::string singular(std::string_view noun);
std::string plural(std::string_view noun);
// "1 film", "1,000 films"
std::string counted(int64_t n, std::string_view noun);
// A measure and the unit at the end of its name, in words: "weight" in "kilograms" of weight_kg.
// The unit is "" if the name ends in none, or has no other word.
struct NamedMeasure {
  std::string words, unit;
};
NamedMeasure named_measure(std::string_view column);
// "12.50 kilograms", "1 kilogram"; the number alone without a unit.
std::string with_unit(std::string shown, const std::string& unit);
// "a city", "an average price"
std::string with_article(std::string_view words);

// How the values of a result column are written.
struct ValueFormat {
  enum class Kind { kStored, kComputed, kPercent, kWeekday, kMonth };
  Kind kind = Kind::kStored;
  int decimals = -1;  // of numbers; -1: as many as the value has
};
ValueFormat value_format(const sql::Expr& expr);
// Stored values keep their digits; computed ones have at most two decimals, or two significant
// digits if they are small. The same for every value of the column.
void set_decimals(ValueFormat& format, const ResultSet& result, size_t column);
// One line, at most `width` columns wide.
std::string value_text(const Value& value, const ValueFormat& format, size_t width);

// The table whose rows count(*) counts: "tracks" for genres joined with tracks and grouped by
// genre; "" if the query does not determine it.
std::string counted_table(const sql::Core& core);
// The table of a column, by its qualifier, or the only table; "" if unknown.
std::string table_of(const sql::Core& core, const sql::ColumnRef& column);

}  // namespace ask::reason
