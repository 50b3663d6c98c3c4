#include "app/terminal/table.h"

#include <algorithm>
#include <numeric>

#include "agent/common/display_width.h"
#include "agent/common/text.h"
#include "app/terminal/screen.h"

namespace ask::app {
namespace {

constexpr size_t kGap = 2;          // blanks between columns
constexpr size_t kNarrowest = 6;    // columns are not cut below it
constexpr size_t kWidestName = 30;  // of a column, where each cell has a line

std::string line_of(const std::vector<std::string>& cells, const std::vector<size_t>& widths,
                    const std::vector<bool>& right) {
  std::string out;
  for (size_t i = 0; i < cells.size(); ++i)
    out += (i > 0 ? std::string(kGap, ' ') : "") +
           text::padded(text::cut_to_width(cells[i], widths[i]), widths[i],
                        i < right.size() && right[i]);
  out.erase(out.find_last_not_of(' ') + 1);
  return out;
}

// Takes from the widest columns first, so that narrow ones stay whole. False if that is not enough.
bool narrowed(std::vector<size_t>& widths, size_t width) {
  const size_t gaps = kGap * (widths.size() - 1);
  while (std::accumulate(widths.begin(), widths.end(), gaps) > width) {
    const auto widest = std::max_element(widths.begin(), widths.end());
    if (*widest <= kNarrowest) return false;
    const size_t most = *widest;
    size_t next = kNarrowest;  // of those that are less wide
    size_t as_wide = 0;
    for (const size_t w : widths)
      if (w == most)
        ++as_wide;
      else
        next = std::max(next, std::min(w, most));
    const size_t over = std::accumulate(widths.begin(), widths.end(), gaps) - width;
    const size_t share = std::max<size_t>((over + as_wide - 1) / as_wide, 1);
    const size_t cut = std::min(share, most - next > 0 ? most - next : 1);
    for (size_t& w : widths)
      if (w == most) w = most - cut;
  }
  return true;
}

std::vector<std::string> stacked(const TextTable& table, size_t width) {
  size_t name = 0;
  for (const std::string& header : table.header)
    name = std::max(name, std::min(kWidestName, text::display_width(header)));
  std::vector<std::string> out;
  for (const auto& row : table.rows) {
    if (!out.empty()) out.emplace_back();
    for (size_t c = 0; c < row.size(); ++c)
      out.push_back(text::cut_to_width(
          text::padded(text::cut_to_width(table.header[c], kWidestName), name, false) + "  " +
              row[c],
          width));
  }
  return out;
}

bool is_rule(std::string_view line) {
  return line.starts_with('-') && line.find_first_not_of("- ") == line.npos;
}

// The bytes of a line that lie in these columns.
std::string slice(std::string_view line, size_t begin, size_t end) {
  std::string out;
  size_t at = 0;
  while (!line.empty() && at < end) {
    const std::string_view before = line;
    const size_t width = text::display_width(text::next_point(line));
    if (at >= begin) out += before.substr(0, before.size() - line.size());
    at += width;
  }
  return std::string(text::trimmed(out));
}

// Lines of a table back into cells, by the dashes of its rule.
TextTable parsed(const std::vector<std::string>& lines, size_t begin, size_t end) {
  struct Extent {
    size_t begin, end;
  };
  std::vector<Extent> columns;
  const std::string& rule = lines[begin + 1];
  for (size_t i = 0; i < rule.size(); ++i) {
    if (rule[i] != '-') continue;
    if (i == 0 || rule[i - 1] != '-') columns.push_back({i, i});
    columns.back().end = i + 1;
  }
  TextTable out;
  for (const Extent& column : columns) {
    out.header.push_back(slice(lines[begin], column.begin, column.end));
    bool right = end > begin + 2;
    for (size_t i = begin + 2; i < end; ++i) {
      const std::string cell = slice(lines[i], column.begin, column.end);
      right &=
          cell.empty() || cell.find_first_not_of("0123456789.-+%,") == cell.npos || cell == "NULL";
    }
    out.right.push_back(right);
  }
  for (size_t i = begin + 2; i < end; ++i) {
    auto& row = out.rows.emplace_back();
    for (const Extent& column : columns) row.push_back(slice(lines[i], column.begin, column.end));
  }
  return out;
}

}  // namespace

std::vector<std::string> fitted(const TextTable& given, size_t width) {
  TextTable table = given;
  for (std::string& name : table.header) name = printable_line(name);
  for (auto& row : table.rows)
    for (std::string& cell : row) cell = printable_line(cell);
  std::vector<size_t> widths;
  for (const std::string& name : table.header)
    widths.push_back(std::max<size_t>(1, text::display_width(name)));
  if (widths.empty()) return {};
  for (const auto& row : table.rows)
    for (size_t c = 0; c < row.size(); ++c)
      widths[c] = std::max(widths[c], text::display_width(row[c]));
  if (!narrowed(widths, width)) return stacked(table, width);
  std::vector<std::string> rule;
  for (const size_t w : widths) rule.emplace_back(w, '-');
  std::vector<std::string> out = {line_of(table.header, widths, table.right),
                                  line_of(rule, widths, table.right)};
  for (const auto& row : table.rows) out.push_back(line_of(row, widths, table.right));
  return out;
}

std::string wrapped(std::string_view line, size_t width, size_t indent) {
  std::string out;
  size_t used = 0;
  while (!line.empty()) {
    const size_t blank = std::min(line.find(' ', 1), line.size());
    std::string_view word = line.substr(0, blank);
    line.remove_prefix(blank);
    const size_t columns = text::display_width(word);
    if (used > indent && used + columns > width) {
      if (word.starts_with(' ')) word.remove_prefix(1);
      out += "\n" + std::string(indent, ' ');
      used = indent;
    }
    used += text::display_width(word);
    out += word;
  }
  return out;
}

std::string fitted_answer(std::string_view answer, size_t width) {
  const std::vector<std::string> lines = text::split(text::repaired_utf8(answer), '\n');
  std::vector<std::string> out;
  for (size_t i = 0; i < lines.size(); ++i) {
    if (i + 1 >= lines.size() || !is_rule(lines[i + 1])) {
      out.push_back(wrapped(lines[i], width, 0));
      continue;
    }
    size_t end = i + 2;
    size_t widest = 0;
    // Below a table are its notes, in parentheses, or a blank line.
    const auto is_note = [](const std::string& line) {
      return line.starts_with('(') && line.ends_with(')');
    };
    while (end < lines.size() && !lines[end].empty() && !is_note(lines[end])) ++end;
    for (size_t l = i; l < end; ++l) widest = std::max(widest, text::display_width(lines[l]));
    if (widest <= width)
      out.insert(out.end(), lines.begin() + static_cast<ptrdiff_t>(i),
                 lines.begin() + static_cast<ptrdiff_t>(end));
    else
      for (std::string& line : fitted(parsed(lines, i, end), width)) out.push_back(std::move(line));
    i = end - 1;
  }
  return text::joined(out, "\n");
}

}  // namespace ask::app
