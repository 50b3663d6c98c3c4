// Renders a result as an aligned plain-text table, for answers.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/value.h"

namespace ask::reason {

inline constexpr size_t kShownRows = 50;

// Header, rule and at most kShownRows rows. Numbers are right-aligned, columns separated by two
// spaces; no trailing spaces or final newline. Long cells are cut with "…"; line breaks in cells
// become spaces. If rows are omitted, the last line says "50 of 60 rows shown".
//   name  price
//   ----  -----
//   Blue   12.5
std::string table_text(const ResultSet& result);
// With `names` as the header, one per column, and `cell` for the text of a value in a column, on
// one line. Says nothing about rows that are omitted.
using CellText = std::function<std::string(const Value& value, size_t column)>;
std::string table_text(const ResultSet& result, const std::vector<std::string>& names,
                       const CellText& cell);

// A value as a single line, at most `width` columns wide.
std::string cell_text(const Value& value, size_t width);

}  // namespace ask::reason
