#include <fmt/format.h>

#include "agent/chart/render.h"
#include "agent/common/markup.h"
#include "agent/common/value_number.h"
#include "agent/reason/table_text.h"

namespace ask::chart {
namespace {

constexpr size_t kMostTableRows = 1000, kLongestCell = 200;

std::string table_html(const ResultSet& rows) {
  std::string out = "<table>\n<thead><tr>";
  for (const std::string& column : rows.columns)
    out += "<th scope=\"col\">" +
           text::escaped_markup(reason::cell_text(Value(column), kLongestCell)) + "</th>";
  out += "</tr></thead>\n<tbody>\n";
  for (size_t r = 0; r < rows.rows.size() && r < kMostTableRows; ++r) {
    out += "<tr>";
    for (const Value& cell : rows.rows[r]) {
      const bool number = is_number(cell);
      const bool none = std::holds_alternative<std::monostate>(cell);
      out += number ? "<td class=\"n\">" : "<td>";
      out += (none ? "" : text::escaped_markup(reason::cell_text(cell, kLongestCell))) +
             std::string("</td>");
    }
    out += "</tr>\n";
  }
  out += "</tbody>\n</table>\n";
  if (rows.rows.size() > kMostTableRows)
    out += fmt::format("<p>{} of {} rows</p>\n", kMostTableRows, rows.rows.size());
  return out;
}

}  // namespace

std::string html_of(const Chart& chart, const ResultSet& rows) {
  const std::string title = chart.title.empty() ? "Chart" : chart.title;
  return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
         "'unsafe-inline'\">\n<title>" +
         text::escaped_markup(title) +
         "</title>\n<style>\n"
         ":root{color-scheme:light dark}\n"
         "body{font:16px/1.5 system-ui,sans-serif;margin:1rem auto;max-width:46rem;padding:0 1rem;"
         "color:#222;background:#fff}\n"
         "svg{max-width:100%;height:auto}\n"
         "figure{margin:0}\n"
         ".rows{overflow-x:auto}\n"
         "table{border-collapse:collapse;margin:.5rem 0}\n"
         "th,td{border-bottom:1px solid #8886;padding:.2rem .6rem;text-align:left}\n"
         "td.n{text-align:right;font-variant-numeric:tabular-nums}\n"
         "@media (prefers-color-scheme:dark){body{color:#ddd;background:#161616}}\n"
         "</style>\n</head>\n<body>\n<main>\n<figure>\n" +
         svg_of(chart) + "</figure>\n<details>\n<summary>Rows</summary>\n<div class=\"rows\">\n" +
         table_html(rows) + "</div>\n</details>\n</main>\n</body>\n</html>\n";
}

}  // namespace ask::chart
