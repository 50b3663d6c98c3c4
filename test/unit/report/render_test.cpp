// Reports as files: size limits, and escaping of texts.
#include "agent/report/render.h"

#include <gtest/gtest.h>

namespace ask::test::report_files {
namespace {

report::Section wide_section(std::string title, const std::string& text) {
  report::Section out;
  out.title = std::move(title);
  out.question = "what is wide?";
  out.sql = text;
  for (size_t c = 0; c < report::kMostTableColumns; ++c) out.table.names.push_back(text);
  out.table.formats.resize(report::kMostTableColumns);
  out.table.rows.columns = out.table.names;
  const std::vector<Value> row(report::kMostTableColumns, Value(text));
  out.table.rows.rows.assign(report::kMostTableRows, row);
  out.rows = report::kMostTableRows;
  return out;
}

// feature 234
TEST(ReportFiles, ContentBeyondTheLimitIsOmittedWithANote) {
  std::string wide;
  for (int i = 0; i < 200; ++i) wide += "\xF0\x9F\x90\x9E";  // four bytes, two columns
  report::Document document;
  document.title = "Wide";
  for (int i = 1; i <= 12; ++i)
    document.sections.push_back(wide_section("part " + std::to_string(i), wide));
  for (const std::string& file :
       {report::html_of(document), report::markdown_of(document), report::json_of(document)}) {
    EXPECT_LE(file.size(), report::kMostBytes);
    EXPECT_GT(file.size(), report::kMostBytes / 2);
    EXPECT_NE(file.find("part 1"), std::string::npos);
    EXPECT_NE(file.find("part 12"), std::string::npos);
    EXPECT_NE(file.find("was left out: the report would be larger than 2 MB."), std::string::npos);
  }
}

// feature 234
TEST(ReportFiles, TextsAreEscaped) {
  const std::string hostile = "</title><script>`|\n# ]]>&\"'\x1b\xff*_[x](y)";
  report::Document document;
  document.title = document.question = document.paragraph = document.by = hostile;
  document.notes = {hostile};
  report::Section section = wide_section(hostile, hostile);
  section.question = section.paragraph = section.error = hostile;
  section.notes = {hostile};
  document.sections.push_back(section);
  const std::string html = report::html_of(document), markdown = report::markdown_of(document);
  EXPECT_EQ(html.find("<script"), std::string::npos);
  EXPECT_EQ(html.find("</title><"), std::string::npos);
  EXPECT_EQ(html.find('\x1b'), std::string::npos);
  const std::string words = markdown.substr(0, markdown.find("```sql"));
  for (const char mark : {'<', '[', '*', '_', '`'})
    for (size_t at = words.find(mark, 2); at != words.npos; at = words.find(mark, at + 1)) {
      const bool ours = words[at - 1] == '\n' || words[at + 1] == '\n';  // "*question*"
      EXPECT_TRUE(ours || words[at - 1] == '\\') << words.substr(at - 2, 20);
    }
  EXPECT_EQ(words.find("\n# ]"), std::string::npos);
}

}  // namespace
}  // namespace ask::test::report_files
