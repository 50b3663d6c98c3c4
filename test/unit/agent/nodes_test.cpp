// The nodes, driven by a scripted reasoner in place of an engine or a model.
// feature 180
#include <gtest/gtest.h>

#include "test/unit/scripted_reasoner.h"

namespace ask::nodes_test {
namespace {

using test::Asking;
using test::ScriptedReasoner;
using Path = std::vector<std::string>;

constexpr const char* kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT);"
    "INSERT INTO customers VALUES (1, 'Ada', 'Paris'), (2, 'Ben', 'Rome'), (3, 'Cleo', 'Paris');";
constexpr const char* kGood = "SELECT count(*) FROM customers";

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != text.npos;
}

}  // namespace

// feature 153
TEST(Nodes, ThePathOfASuccessfulQuestion) {
  Asking a(kShop);
  a.reasoner.drafts = {ScriptedReasoner::draft(kGood)};
  a.ask("How many customers?");
  EXPECT_EQ(a.path(), (Path{"gate ok", "read_schema ok", "link_schema ok", "plan ok",
                            "next_task more", "write_sql ok", "check_sql ok", "run_sql ok",
                            "score ok", "judge ok", "next_task none", "summarize ok", "done ok"}));
  std::vector<std::string> events;
  for (const TraceRow& row : a.rows) events.emplace_back(name(row.event));
  EXPECT_EQ(events, (Path{"node", "node", "node", "plan", "node", "node", "node", "node", "node",
                          "query_result", "node", "answer", "done"}));
  EXPECT_EQ(a.walk->state().answer, "an answer");
}

// feature 155
TEST(Nodes, EachAttemptHasItsTraceRows) {
  Asking a(kShop);
  a.reasoner.drafts = {ScriptedReasoner::draft("SELECT nme FROM customers"),
                       ScriptedReasoner::draft("SELECT name FROM customers")};
  a.ask("Which names?");
  std::vector<std::string> seen;
  for (const TraceRow& row : a.rows)
    if (row.node == "write_sql" || row.node == "check_sql" || row.node == "diagnose")
      seen.push_back(std::to_string(row.attempt) + " " + std::string(row.node) + " " + row.status +
                     " " + row.report.sql);
  EXPECT_EQ(seen, (Path{"1 write_sql ok SELECT nme FROM customers",
                        "1 check_sql retry SELECT nme FROM customers",
                        "1 diagnose ok SELECT nme FROM customers",
                        "2 write_sql ok SELECT name FROM customers",
                        "2 check_sql ok SELECT name FROM customers"}));
  ASSERT_EQ(a.reasoner.diagnoses.size(), 1u);
  EXPECT_TRUE(contains(a.reasoner.diagnoses[0], "nme")) << a.reasoner.diagnoses[0];
  EXPECT_TRUE(contains(a.reasoner.diagnoses[0], "name")) << a.reasoner.diagnoses[0];
}

// feature 89
TEST(Nodes, AViolationIsNeverRetried) {
  Asking a(kShop);
  a.reasoner.drafts = {ScriptedReasoner::draft("DELETE FROM customers"),
                       ScriptedReasoner::draft(kGood)};
  a.ask("How many customers?");
  EXPECT_EQ(a.rows.back().status, "SAFEGUARD_VIOLATION");
  EXPECT_EQ(a.reasoner.drafts.size(), 1u);
  EXPECT_EQ(a.db.rows("SELECT count(*) FROM customers"), Path{"3"});
}

// feature 123
TEST(Nodes, RetriesAreCountedAndTheBestAttemptIsKept) {
  Asking a(kShop);
  for (int i = 1; i <= 6; ++i)
    a.reasoner.drafts.push_back(
        ScriptedReasoner::draft("SELECT " + std::to_string(i) + " FROM customers"));
  a.reasoner.judgements = {reason::Judgement{.3, .3, "poor"}, reason::Judgement{.4, .9, "better"},
                           reason::Judgement{.1, .1, "worse"}, reason::Judgement{.2, .2, "bad"}};
  a.ask("Which numbers?", R"({"max_retries": 3})");
  EXPECT_EQ(a.reasoner.drafts.size(), 2u);  // one attempt and three retries
  EXPECT_EQ(a.reasoner.summarized, Path{"SELECT 2 FROM customers"});
  EXPECT_EQ(a.walk->state().remarks.of(Audience::kTrace),
            Path{"the result did not pass every check, so it may be wrong"});
  EXPECT_EQ(a.reasoner.diagnoses, (Path{"poor", "better", "worse"}));
}

TEST(Nodes, WithoutAnyResultTheLastErrorIsReported) {
  Asking a(kShop);
  a.reasoner.drafts = {ScriptedReasoner::draft("SELECT nme FROM customers"),
                       ScriptedReasoner::draft("SELECT x FROM customers")};
  a.ask("Which names?", R"({"max_retries": 1})");
  ASSERT_TRUE(a.walk->state().error);
  EXPECT_EQ(a.walk->state().error->code, Code::kColumnNotFound);
  EXPECT_TRUE(a.walk->state().error->message.starts_with("gave up after 2 attempts: "))
      << a.walk->state().error->message;
}

TEST(Nodes, DecliningEndsTheQuestion) {
  Asking a(kShop);
  a.reasoner.drafts = {Error{Code::kCannotAnswer, "cannot answer: what is a moon?"}};
  a.ask("How many moons?");
  EXPECT_EQ(a.rows.back().status, "CANNOT_ANSWER");
  EXPECT_EQ(a.walk->state().error->message, "cannot answer: what is a moon?");
}

// feature 45
TEST(Nodes, AFailedPlannerIsIgnored) {
  Asking a(kShop);
  a.reasoner.planned = Error{Code::kServiceUnavailable, "down"};
  a.reasoner.drafts = {ScriptedReasoner::draft(kGood)};
  a.ask("How many customers?");
  EXPECT_EQ(a.rows.back().status, "ok");
  EXPECT_EQ(a.walk->state().plan.confidence, 0);
  EXPECT_EQ(a.walk->state().plan.tasks.size(), 1u);
}

// feature 47
TEST(Nodes, EachTaskHasItsOwnRetries) {
  Asking a(kShop);
  a.reasoner.planned = reason::QueryPlan{
      "multi-sequential", 1, {{"t1", "first", "", {}}, {"t2", "second", "", {"t1"}}}};
  a.reasoner.drafts = {
      ScriptedReasoner::draft("SELECT a FROM customers"), ScriptedReasoner::draft(kGood),
      ScriptedReasoner::draft("SELECT b FROM customers"), ScriptedReasoner::draft(kGood)};
  a.ask("Both?", R"({"max_retries": 1})");
  EXPECT_EQ(a.rows.back().status, "ok");
  EXPECT_EQ(a.reasoner.summarized, (Path{kGood, kGood}));
}

TEST(Nodes, AFailedJudgeKeepsTheResult) {
  Asking a(kShop);
  a.reasoner.drafts = {ScriptedReasoner::draft(kGood)};
  a.reasoner.judgements = {Error{Code::kServiceUnavailable, "down"}};
  a.ask("How many customers?");
  EXPECT_EQ(a.rows.back().status, "ok");
}

// feature 95
// feature 101
TEST(Nodes, ATruncatedResultIsMarked) {
  Asking a(kShop);
  a.reasoner.drafts = {ScriptedReasoner::draft("SELECT name FROM customers")};
  a.ask("Which names?", R"({"max_rows": 2})");
  for (const TraceRow& row : a.rows)
    if (row.node == "run_sql") {
      EXPECT_EQ(row.report.rows, 2);
      EXPECT_TRUE(contains(row.report.detail, R"x("notes":["cut at 2 rows (max_rows)"])x"))
          << row.report.detail;
    }
}

// feature 14
TEST(Nodes, TheReasonerIsAskedOnlyIfTheGateIsUnsure) {
  Asking a(kShop);
  a.reasoner.verdict = {false, "that is no question"};
  a.ask("sns");
  EXPECT_EQ(a.path(), (Path{"gate stop", "done ok"}));
  EXPECT_EQ(a.walk->state().answer, "that is no question");
  a.reasoner.calls.clear();
  a.reasoner.drafts = {ScriptedReasoner::draft(kGood)};
  a.ask("list all customers");
  EXPECT_EQ(std::count(a.reasoner.calls.begin(), a.reasoner.calls.end(), "gate"), 0);
}

}  // namespace ask::nodes_test
