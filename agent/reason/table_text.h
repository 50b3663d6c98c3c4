// A result as an aligned plain-text table, for answers.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/value.h"

namespace ask::reason {

inline constexpr size_t kShownRows = 50;

// Header, rule and at most kShownRows rows; numbers to the right; columns two spaces apart; no
// trailing blanks, no final line break. Long cells are cut with "…", line breaks in them become
// blanks. With more rows a last line says "50 of 60 rows shown".
//   name  price
//   ----  -----
//   Blue   12.5
std::string table_text(const ResultSet& result);
// With these names above the columns instead of the result's own; as many as there are columns.
std::string table_text(const ResultSet& result, const std::vector<std::string>& names);

// Columns that a terminal needs for valid UTF-8: combining marks 0, East Asian wide characters 2.
size_t display_width(std::string_view text);

// A cell on one line, at most `width` columns.
std::string cell_text(const Value& value, size_t width);

}  // namespace ask::reason
