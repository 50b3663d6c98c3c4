#include "agent/reason/table_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "agent/common/text.h"

namespace ask::reason {
namespace {

constexpr size_t kWidestCell = 60;

struct Range {
  uint32_t first, last;
};
// The common part of Unicode's East Asian Width W and F (UAX 11), by block.
constexpr Range kWide[] = {
    {0x1100, 0x115F}, {0x2E80, 0x303E},   {0x3041, 0x33FF},   {0x3400, 0x4DBF},  {0x4E00, 0x9FFF},
    {0xA000, 0xA4CF}, {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE4F},  {0xFF00, 0xFF60},
    {0xFFE0, 0xFFE6}, {0x1F300, 0x1F64F}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}};
constexpr Range kZero[] = {{0x0300, 0x036F}, {0x200B, 0x200F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}};

template <size_t N>
bool among(uint32_t point, const Range (&ranges)[N]) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [&](Range r) { return point >= r.first && point <= r.last; });
}

// Removes the first character of valid UTF-8 and returns its code point.
uint32_t next_point(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  uint32_t point = length == 1 ? lead : lead & (0x7Fu >> length);
  for (size_t i = 1; i < length && i < text.size(); ++i)
    point = (point << 6) | (static_cast<unsigned char>(text[i]) & 0x3Fu);
  text.remove_prefix(std::min(length, text.size()));
  return point;
}

size_t width_of(uint32_t point) { return among(point, kZero) ? 0 : among(point, kWide) ? 2 : 1; }

bool numeric(const Value& value) {
  return std::holds_alternative<int64_t>(value) || std::holds_alternative<double>(value);
}

std::string padded(const std::string& cell, size_t width, bool right) {
  const std::string blank(width - std::min(width, display_width(cell)), ' ');
  return right ? blank + cell : cell + blank;
}

std::string line_of(const std::vector<std::string>& cells, const std::vector<size_t>& widths,
                    const std::vector<bool>& right) {
  std::string out;
  for (size_t i = 0; i < cells.size(); ++i)
    out += (i > 0 ? "  " : "") + padded(cells[i], widths[i], right[i]);
  out.erase(out.find_last_not_of(' ') + 1);
  return out;
}

}  // namespace

size_t display_width(std::string_view text) {
  size_t width = 0;
  while (!text.empty()) width += width_of(next_point(text));
  return width;
}

std::string cell_text(const Value& value, size_t width) {
  std::string line = text::repaired_utf8(display(value));
  for (char& c : line)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
  if (display_width(line) <= width) return line;
  std::string_view rest = line;
  size_t used = 1;  // for the "…"
  while (!rest.empty()) {
    std::string_view after = rest;
    const size_t more = width_of(next_point(after));
    if (used + more > width) break;
    used += more;
    rest = after;
  }
  return line.substr(0, line.size() - rest.size()) + "…";
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
      if (!numeric(value) && !std::holds_alternative<std::monostate>(value)) right[c] = false;
    }
  }
  std::vector<size_t> widths(result.columns.size(), 1);
  for (const auto& line : lines)
    for (size_t c = 0; c < line.size(); ++c)
      widths[c] = std::max(widths[c], display_width(line[c]));

  std::vector<std::string> rule;
  for (const size_t width : widths) rule.emplace_back(width, '-');
  std::string out = line_of(lines[0], widths, right) + "\n" + line_of(rule, widths, right);
  for (size_t r = 1; r < lines.size(); ++r) out += "\n" + line_of(lines[r], widths, right);
  return out;
}

}  // namespace ask::reason
