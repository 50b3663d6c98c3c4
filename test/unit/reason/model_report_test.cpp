// Outlines and reports by a model: its prompt, its tools, and the use of its replies.
#include <gtest/gtest.h>

#include "agent/nodes/report.h"
#include "agent/report/render.h"
#include "agent/service/report_document.h"
#include "test/unit/reason/model_support.h"

namespace ask::test::model_report {
namespace {

constexpr std::string_view kShop =
    "CREATE TABLE orders(id INTEGER PRIMARY KEY, status TEXT, note TEXT);"
    "INSERT INTO orders VALUES(1,'open','secret "
    "note'),(2,'open','b'),(3,'sent','c'),(4,'sent','d'),"
    "(5,'sent','e');";
constexpr std::string_view kOutline =
    "<plan>\n# Orders at a glance\n## How many\n- how many orders are there?\n"
    "## By status\n- number of orders per status\n</plan>";
constexpr std::string_view kCount = R"({"reasoning":"","sql":"SELECT count(*) FROM orders"})";
constexpr std::string_view kByStatus =
    R"({"reasoning":"","sql":"SELECT status, count(*) AS orders FROM orders GROUP BY status"})";

std::string copied(std::string_view text) { return std::string(text); }

std::vector<std::string> tool_names(const llm::ChatRequest& request) {
  std::vector<std::string> out;
  for (const auto& tool : request.tools) out.push_back(tool.name);
  return out;
}

using Steps = std::vector<std::string>;

// feature 53 234
TEST(ModelReport, AnOutlineRunsNothing) {
  ModelAsking asking(kShop);
  asking.script.then(copied(kOutline));
  EXPECT_EQ(asking.ask("report about orders", "{}", Goal::kOutline),
            "# Orders at a glance\n\n## How many\n- how many orders are there?\n\n## By status\n"
            "- number of orders per status\n");
  EXPECT_EQ(asking.script.steps(), Steps{"outline"});
}

// feature 53
TEST(ModelReport, OffersSchemaToolsOnlyAndRefusesOthers) {
  ModelAsking asking(kShop);
  asking.script
      .call({{"a", "list_tables", "{}"},
             {"b", "run_query", R"({"sql":"SELECT 1"})"},
             {"c", "sample_rows", R"({"table":"orders"})"}})
      .then("Here is my outline.")
      .then(copied(kOutline));
  const std::string outline = asking.ask("report about orders", "{}", Goal::kOutline);
  EXPECT_TRUE(outline.starts_with("# Orders at a glance")) << outline;
  ASSERT_EQ(asking.script.requests.size(), 3U);
  EXPECT_EQ(tool_names(asking.script.requests[0]),
            (Steps{"list_tables", "describe_table", "foreign_keys", "search_schema"}));
  const std::string text = asking.script.prompt(1);
  EXPECT_NE(text.find("run_query: reads rows, and an outline is made from the schema only"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("sample_rows: reads rows"), std::string::npos);
  EXPECT_EQ(text.find("secret note"), std::string::npos);
  EXPECT_NE(asking.script.prompt(2).find("no <plan> tag and no JSON found"), std::string::npos);
}

// feature 234
TEST(ModelReport, AcceptsJson) {
  ModelAsking asking(kShop);
  asking.script.then(R"(Sure: {"title":"T\n<b>","sections":[{"title":"A",)"
                     R"("question":"how many orders are there?"}]})");
  EXPECT_EQ(asking.ask("report about orders", "{}", Goal::kOutline),
            "# T \\<b>\n\n## A\n- how many orders are there?\n");
}

// feature 234
TEST(ModelReport, TheBuiltInOutlineIsUsedAfterFourReplies) {
  ModelAsking asking(kShop);
  for (int i = 0; i < 4; ++i) asking.script.then("no outline");
  const std::string outline = asking.ask("report about orders", "{}", Goal::kOutline);
  EXPECT_NE(outline.find("- number of orders per status"), std::string::npos) << outline;
  EXPECT_EQ(asking.script.requests.size(), 4U);
  const std::string text = nodes::outline_answer(asking.walk->state());
  EXPECT_TRUE(text.starts_with(outline)) << text;
  EXPECT_TRUE(
      text.ends_with("\n(the built-in engine stood in for the model to outline the report: "
                     "no outline in 4 replies: no \\<plan> tag and no JSON found)\n"))
      << text;
}

// feature 234
TEST(ModelReport, AReportNamesItsOutlinerAndRepeatedSections) {
  ModelAsking asking(kShop);
  for (int i = 0; i < 4; ++i) asking.script.then("no outline");
  for (int i = 0; i < 9; ++i) asking.script.then(copied(kCount));
  asking.ask("report about orders", R"({"summary":"code"})", Goal::kReport);
  const report::Document document = report_document(asking.walk->state());
  ASSERT_FALSE(document.notes.empty());
  EXPECT_TRUE(
      document.notes[0].starts_with("the built-in engine stood in for the model to outline"))
      << document.notes[0];
  ModelAsking twice(kShop);
  twice.script.then(R"({"title":"T","sections":[{"title":"A","question":"how many orders?"},)"
                    R"({"title":"B","question":"how many orders?"},)"
                    R"({"title":"C","question":"orders per status"}]})");
  EXPECT_EQ(twice.ask("report about orders", "{}", Goal::kOutline),
            "# T\n\n## A\n- how many orders?\n\n## C\n- orders per status\n\n(1 section of the "
            "outline was left out, since another asks the same)\n");
}

// feature 148 234
TEST(ModelReport, SummaryAndAnalysisHaveDifferentPrompts) {
  ModelAsking summary(kShop), analysis(kShop), why(kShop);
  for (ModelAsking* one : {&summary, &analysis, &why}) one->script.then(copied(kOutline));
  summary.ask("report about orders", "{}", Goal::kOutline);
  analysis.ask("report about orders", R"({"report":"analysis"})", Goal::kOutline);
  why.ask("why did orders fall in 2024?", "{}", Goal::kOutline);
  EXPECT_NE(summary.script.prompt(0).find("You outline a report"), std::string::npos);
  EXPECT_NE(analysis.script.prompt(0).find("You outline an analysis"), std::string::npos);
  EXPECT_NE(why.script.prompt(0).find("You outline an analysis"), std::string::npos);
}

// feature 234
TEST(ModelReport, ParagraphsAreCheckedAgainstTheirOwnRows) {
  ModelAsking asking(kShop);
  asking.script.then(copied(kOutline))
      .then(copied(kCount))
      .then(copied(kByStatus))
      .then("There are 5 orders.")
      .then("Of 77 orders most were sent.")  // 77 is not in the rows
      .then("All in all 5 orders.");
  EXPECT_EQ(asking.ask("report about orders", R"({"summary":"model"})", Goal::kReport),
            "All in all 5 orders.");
  const report::Document document = report_document(asking.walk->state());
  ASSERT_EQ(document.sections.size(), 2U);
  EXPECT_EQ(document.title, "Orders at a glance");
  EXPECT_EQ(document.by, "openai/test");
  EXPECT_EQ(document.sections[0].paragraph, "There are 5 orders.");
  EXPECT_EQ(document.sections[1].paragraph,
            "sent has the highest orders: 3 of 5 (60 %); open has the lowest: 2.");
  EXPECT_EQ(asking.script.steps(),
            (Steps{"outline", "write_sql", "write_sql", "summarize", "summarize", "summarize"}));
}

// feature 234
TEST(ModelReport, NoRowsAreSentBelowShareResults) {
  ModelAsking asking(kShop);
  asking.script.then(copied(kOutline)).then(copied(kCount)).then(copied(kByStatus));
  asking.ask("report about orders", R"({"share":"values"})", Goal::kReport);
  EXPECT_EQ(asking.script.steps(), (Steps{"outline", "write_sql", "write_sql"}));
  EXPECT_EQ(report_document(asking.walk->state()).sections[0].paragraph, "There are 5 orders.");
}

// feature 234
TEST(ModelReport, ALimitEndsSectionsButNotTheReport) {
  ModelAsking asking(kShop);
  asking.script.then(copied(kOutline))
      .then(copied(kCount))
      .fail(Code::kBudget, "max_calls is reached")
      .fail(Code::kBudget, "max_calls is reached");
  EXPECT_EQ(asking.ask("report about orders", "{}", Goal::kReport), "There are 5 orders.");
  const report::Document document = report_document(asking.walk->state());
  EXPECT_EQ(document.sections[0].error, "");
  EXPECT_EQ(document.sections[1].error, "max_calls is reached");
  EXPECT_EQ(document.notes, Steps{"the rest was written without the model: max_calls is reached"});
}

// feature 234
TEST(ModelReport, NoSectionStartsAfterItsTimeLimit) {
  ModelAsking asking(kShop);
  asking.script.then(copied(kOutline)).then(copied(kCount));
  asking.start("report about orders", R"({"summary":"code"})", Goal::kReport);
  while (asking.rows.empty() || asking.rows.back().node != "judge") asking.step();
  asking.walk->state().sections_until = Deadline{Clock::now()};
  EXPECT_EQ(asking.finish(), "There are 5 orders.");
  const report::Document document = report_document(asking.walk->state());
  EXPECT_EQ(document.sections[0].paragraph, "There are 5 orders.");
  EXPECT_EQ(document.sections[1].error, "not run: no time was left (total_timeout_ms)");
  EXPECT_EQ(asking.script.steps(), (Steps{"outline", "write_sql", "write_sql"}));
}

// feature 234
TEST(ModelReport, ForbiddenSqlEndsItsSectionOnly) {
  ModelAsking asking(kShop);
  asking.script.then(copied(kOutline))
      .then(R"({"reasoning":"","sql":"DELETE FROM orders"})")
      .then(copied(kByStatus));
  asking.ask("report about orders", R"({"summary":"code"})", Goal::kReport);
  const report::Document document = report_document(asking.walk->state());
  EXPECT_NE(document.sections[0].error, "");
  EXPECT_EQ(document.sections[1].error, "");
  EXPECT_EQ(document.sections[1].rows, 2U);
}

}  // namespace
}  // namespace ask::test::model_report
