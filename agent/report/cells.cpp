#include "agent/report/cells.h"

#include <fmt/format.h>

#include "agent/common/text.h"

namespace ask::report {
namespace {

constexpr size_t kWidestCell = 120, kLongestCell = 480;  // characters, bytes
constexpr size_t kLongestSql = 20'000;

}  // namespace

std::string cell(const Section& section, size_t row, size_t column) {
  const Value& value = section.table.rows.rows[row][column];
  if (std::holds_alternative<std::monostate>(value)) return "";
  return text::shortened(section.table.text(row, column, kWidestCell), kLongestCell);
}

std::string line(std::string_view text, size_t most_bytes) {
  return reason::outline_line(text, most_bytes);
}

std::string shown_sql(const Section& section) {
  return text::shortened(text::repaired_utf8(section.sql), kLongestSql);
}

bool is_single(const Section& section) {
  return section.table.rows.rows.size() == 1 && section.table.names.size() == 1;
}

std::string imprint(const Document& document) {
  return fmt::format(
      "Made by sqlite-ask with {}. Every number comes from the rows of the queries "
      "shown with the sections.",
      document.by == "builtin" ? "its built-in engine" : line(document.by, 100));
}

std::string left_out(const Section& section) {
  return fmt::format("\"{}\" was left out: the report would be larger than {} MB.",
                     line(section.title, 120), kMostBytes / 1'000'000);
}

}  // namespace ask::report
