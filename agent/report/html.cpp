#include <fmt/format.h>

#include "agent/chart/render.h"
#include "agent/common/markup.h"
#include "agent/common/value_number.h"
#include "agent/report/cells.h"
#include "agent/report/render.h"

namespace ask::report {
namespace {

constexpr size_t kLongestParagraph = 8'000;  // bytes

constexpr std::string_view kStyle =
    ":root{color-scheme:light dark;--ink:#1f2328;--quiet:#59636e;--ground:#fff;--line:#d1d9e0;"
    "--soft:#f6f8fa;--warn:#9a3412}\n"
    "@media screen and (prefers-color-scheme:dark){:root{--ink:#e6e6e6;--quiet:#a0a8b0;"
    "--ground:#161616;--line:#3a3f44;--soft:#202225;--warn:#fdba74}}\n"
    "*{box-sizing:border-box}\n"
    "body{font:16px/1.55 system-ui,sans-serif;margin:0;color:var(--ink);background:var(--ground);"
    "overflow-wrap:break-word}\n"
    "main{max-width:50rem;margin:0 auto;padding:1.5rem 1rem 3rem}\n"
    "h1{font-size:1.8rem;line-height:1.25;margin:0 0 .5rem}\n"
    "h2{font-size:1.2rem;line-height:1.3;margin:0 0 .2rem}\n"
    "p{margin:.4rem 0}\n"
    ".lead{font-size:1.08rem}\n"
    ".asked,.notes,footer{color:var(--quiet);font-size:.9rem}\n"
    ".notes{margin:.4rem 0;padding-left:1.2rem}\n"
    ".why{color:var(--warn)}\n"
    ".value{font-size:2.2rem;font-weight:600;line-height:1.2;margin:.4rem 0;"
    "font-variant-numeric:tabular-nums}\n"
    "section{border-top:1px solid var(--line);padding:1.2rem 0;margin-top:1.2rem}\n"
    "figure{margin:.6rem 0;overflow-x:auto}\n"
    "figure svg{display:block;width:100%;min-width:34rem;height:auto}\n"
    ".rows{overflow-x:auto}\n"
    "table{border-collapse:collapse;margin:.5rem 0;font-size:.95rem}\n"
    "th,td{border-bottom:1px solid var(--line);padding:.25rem .8rem .25rem 0;text-align:left;"
    "vertical-align:top}\n"
    "th{font-weight:600}\n"
    ".n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}\n"
    "details{margin:.4rem 0}\n"
    "summary{cursor:pointer;color:var(--quiet);font-size:.9rem}\n"
    "pre{background:var(--soft);border:1px solid var(--line);border-radius:4px;padding:.6rem;"
    "margin:.4rem 0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85rem}\n"
    "footer{border-top:1px solid var(--line);margin-top:2rem;padding-top:1rem}\n"
    "@media print{main{max-width:none;padding:0}section{break-inside:avoid}"
    "figure svg{min-width:0}}\n";

std::string escaped(std::string_view text, size_t most_bytes = 500) {
  return text::escaped_markup(line(text, most_bytes));
}

std::string table_html(const Section& section) {
  std::vector<bool> numbers(section.table.names.size());
  for (size_t c = 0; c < numbers.size(); ++c)
    for (const auto& row : section.table.rows.rows) numbers[c] = numbers[c] || is_number(row[c]);
  std::string out = "<div class=\"rows\"><table>\n<thead><tr>";
  for (size_t c = 0; c < numbers.size(); ++c)
    out += fmt::format("<th scope=\"col\"{}>{}</th>", numbers[c] ? " class=\"n\"" : "",
                       escaped(section.table.names[c], 200));
  out += "</tr></thead>\n<tbody>\n";
  for (size_t r = 0; r < section.table.rows.rows.size(); ++r) {
    out += "<tr>";
    for (size_t c = 0; c < numbers.size(); ++c)
      out += fmt::format("<td{}>{}</td>", numbers[c] ? " class=\"n\"" : "",
                         text::escaped_markup(cell(section, r, c)));
    out += "</tr>\n";
  }
  return out + "</tbody>\n</table></div>\n";
}

std::string rows_html(const Section& section) {
  if (section.table.rows.rows.empty()) return "";
  if (is_single(section))
    return fmt::format("<p class=\"value\">{}</p>\n", text::escaped_markup(cell(section, 0, 0)));
  if (!section.chart) return table_html(section);
  return fmt::format("<figure aria-label=\"{}\">\n{}</figure>\n", escaped(section.title, 200),
                     chart::svg_of(*section.chart)) +
         "<details><summary>Rows</summary>\n" + table_html(section) + "</details>\n";
}

std::string notes_html(const std::vector<std::string>& notes) {
  if (notes.empty()) return "";
  std::string out = "<ul class=\"notes\">\n";
  for (const std::string& note : notes) out += "<li>" + escaped(note, 1000) + "</li>\n";
  return out + "</ul>\n";
}

std::string paragraphs(const std::string& text, std::string_view kind) {
  return fmt::format("<p{}>{}</p>\n", kind, escaped(text, kLongestParagraph));
}

std::string section_html(const Section& section) {
  std::string out = fmt::format("<section>\n<h2>{}</h2>\n", escaped(section.title, 200));
  if (section.question != section.title)
    out += fmt::format("<p class=\"asked\">{}</p>\n", escaped(section.question));
  if (!section.paragraph.empty()) out += paragraphs(section.paragraph, "");
  if (!section.error.empty())
    out += fmt::format("<p class=\"why\">Not answered: {}</p>\n", escaped(section.error, 1000));
  out += rows_html(section) + notes_html(section.notes);
  if (!section.sql.empty())
    out += fmt::format("<details><summary>SQL</summary><pre><code>{}</code></pre></details>\n",
                       text::escaped_markup(shown_sql(section)));
  return out + "</section>\n";
}

}  // namespace

std::string html_of(const Document& document) {
  std::string out =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
      "'unsafe-inline'\"/>\n<title>" +
      escaped(document.title, 200) + "</title>\n<style>\n";
  out += kStyle;
  out += fmt::format("</style>\n</head>\n<body>\n<main>\n<header>\n<h1>{}</h1>\n",
                     escaped(document.title, 200));
  if (!document.paragraph.empty()) out += paragraphs(document.paragraph, " class=\"lead\"");
  out += "</header>\n";
  std::vector<std::string> notes = document.notes;
  for (const Section& section : document.sections) {
    std::string one = section_html(section);
    if (out.size() + one.size() > kMostBytes - kForTheEnd)
      notes.push_back(left_out(section));
    else
      out += one;
  }
  out += fmt::format("<footer>\n{}<p>{}</p>\n</footer>\n</main>\n</body>\n</html>\n",
                     notes_html(notes), escaped(imprint(document)));
  return out;
}

}  // namespace ask::report
