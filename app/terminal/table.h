// Text tables that fit into the window.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ask::app {

struct TextTable {
  std::vector<std::string> header;
  std::vector<std::vector<std::string>> rows;  // as many cells as the header
  std::vector<bool> right;                     // numbers; may be shorter than the header
};

// Header, rule and rows in at most `width` columns, as lines: the widest columns are cut with "…".
// Where even narrow columns do not fit, one line for each cell and a blank one between rows.
std::vector<std::string> fitted(const TextTable& table, size_t width);

// Words in lines of at most `width` columns, those after the first indented. A word that is longer
// is cut nowhere.
std::string wrapped(std::string_view line, size_t width, size_t indent);

// The answer of ask() with each table in it fitted: a table is a line of names above a line of
// dashes. A table that fits is left as it is; other lines are wrapped.
std::string fitted_answer(std::string_view answer, size_t width);

}  // namespace ask::app
