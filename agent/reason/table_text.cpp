#include "agent/reason/table_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "agent/common/display_width.h"
#include "agent/common/one_line.h"
#include "agent/common/text.h"
#include "agent/common/value_number.h"

namespace ask::reason {
namespace {

constexpr size_t kWidestCell = 60;

std::string line_of(const std::vector<std::string>& cells, const std::vector<size_t>& widths,
                    const std::vector<bool>& right) {
  std::string out;
  for (size_t i = 0; i < cells.size(); ++i)
    out += (i > 0 ? "  " : "") + text::padded(cells[i], widths[i], right[i]);
  out.erase(out.find_last_not_of(' ') + 1);
  return out;
}

}  // namespace

std::string cell_text(const Value& value, size_t width) {
  return text::cut_to_width(text::one_line(display(value)), width);
}

std::string table_text(const ResultSet& result) {
  std::string out = table_text(result, result.columns, [](const Value& value, size_t) {
    return cell_text(value, kWidestCell);
  });
  if (result.rows.size() > kShownRows)
    out += fmt::format("\n{} of {}{} rows shown", kShownRows, result.rows.size(),
                       result.truncated() ? "+" : "");
  return out;
}

std::string table_text(const ResultSet& result, const std::vector<std::string>& names,
                       const CellText& cell) {
  const size_t shown = std::min(result.rows.size(), kShownRows);
  std::vector<std::vector<std::string>> lines(1);
  for (const std::string& name : names) lines[0].push_back(cell_text(Value(name), kWidestCell));
  std::vector<bool> right(result.columns.size(), shown > 0);
  for (size_t r = 0; r < shown; ++r) {
    lines.emplace_back();
    for (size_t c = 0; c < result.columns.size(); ++c) {
      const Value& value = result.rows[r][c];
      lines.back().push_back(cell(value, c));
      if (!is_number(value) && !std::holds_alternative<std::monostate>(value)) right[c] = false;
    }
  }
  std::vector<size_t> widths(result.columns.size(), 1);
  for (const auto& line : lines)
    for (size_t c = 0; c < line.size(); ++c)
      widths[c] = std::max(widths[c], text::display_width(line[c]));

  std::vector<std::string> rule;
  for (const size_t width : widths) rule.emplace_back(width, '-');
  std::string out = line_of(lines[0], widths, right) + "\n" + line_of(rule, widths, right);
  for (size_t r = 1; r < lines.size(); ++r) out += "\n" + line_of(lines[r], widths, right);
  return out;
}

}  // namespace ask::reason
