#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/report/cells.h"
#include "agent/report/render.h"

namespace ask::report {
namespace {

// A text in a line of Markdown, without any markup of its own.
std::string plain(std::string_view text, size_t most_bytes = 1000) {
  std::string out;
  for (const char c : line(text, most_bytes)) {
    if (std::string_view("\\`*_[]<>|#~&").find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

std::string table_markdown(const Section& section) {
  const auto& names = section.table.names;
  std::string head = "|", rule = "|", out;
  for (size_t c = 0; c < names.size(); ++c) {
    bool number = false;
    for (const auto& row : section.table.rows.rows) number |= is_number(row[c]);
    head += " " + plain(names[c], 200) + " |";
    rule += number ? " ---: |" : " --- |";
  }
  out = head + "\n" + rule + "\n";
  for (size_t r = 0; r < section.table.rows.rows.size(); ++r) {
    out += "|";
    for (size_t c = 0; c < names.size(); ++c) out += " " + plain(cell(section, r, c)) + " |";
    out += "\n";
  }
  return out + "\n";
}

// A block of code; its fence is longer than any run of backticks inside.
std::string code(const std::string& sql) {
  size_t longest = 2, run = 0;
  for (const char c : sql) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  const std::string fence(longest + 1, '`');
  return fmt::format("{}sql\n{}\n{}\n\n", fence, sql, fence);
}

std::string section_markdown(const Section& section) {
  std::string out = fmt::format("## {}\n\n", plain(section.title, 200));
  if (section.question != section.title) out += fmt::format("*{}*\n\n", plain(section.question));
  if (!section.paragraph.empty()) out += plain(section.paragraph, 8'000) + "\n\n";
  if (!section.error.empty()) out += fmt::format("Not answered: {}\n\n", plain(section.error));
  if (!section.table.rows.rows.empty()) out += table_markdown(section);
  for (const std::string& note : section.notes) out += fmt::format("- {}\n", plain(note));
  if (!section.notes.empty()) out += "\n";
  return section.sql.empty() ? out : out + code(shown_sql(section));
}

}  // namespace

std::string markdown_of(const Document& document) {
  std::string out = fmt::format("# {}\n\n", plain(document.title, 200));
  if (!document.paragraph.empty()) out += plain(document.paragraph, 8'000) + "\n\n";
  std::vector<std::string> notes = document.notes;
  for (const Section& section : document.sections) {
    const std::string one = section_markdown(section);
    if (out.size() + one.size() > kMostBytes - kForTheEnd)
      notes.push_back(left_out(section));
    else
      out += one;
  }
  for (const std::string& note : notes) out += fmt::format("{}\n\n", plain(note));
  return out + plain(imprint(document)) + "\n";
}

}  // namespace ask::report
