// The score gate: every reason for which an executed query fails, and what follows.
#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "agent/score/band.h"
#include "test/unit/scripted_reasoner.h"

namespace ask::score_gate_test {
namespace {

using nlohmann::json;
using reason::Judgement;
using test::Asking;
using test::ScriptedReasoner;
using Lines = std::vector<std::string>;

constexpr const char* kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT);"
    "INSERT INTO customers VALUES (1, 'Ada', 'Paris'), (2, 'Ben', 'Rome'), (3, 'Cleo', 'Paris');"
    "CREATE TABLE numbers(n INTEGER, m INTEGER);"
    "WITH RECURSIVE i(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i WHERE n < 20000) "
    "INSERT INTO numbers SELECT n, n FROM i;";
constexpr const char* kGood = "SELECT count(*) FROM customers";

json detail(const Asking& a, std::string_view node, int which = 1) {
  for (const TraceRow& row : a.rows)
    if (row.node == node && --which == 0) return json::parse(row.report.detail);
  return json();
}

std::ptrdiff_t times(const Asking& a, std::string_view node) {
  return std::count_if(a.rows.begin(), a.rows.end(),
                       [&](const TraceRow& row) { return row.node == node; });
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != text.npos;
}

}  // namespace

// feature 116
TEST(Gate, TheTraceShowsTheOverallScoreAndItsParts) {
  Asking a(kShop);
  a.reasoner.drafts = {ScriptedReasoner::draft(kGood)};
  a.reasoner.judgements = {Judgement{.8, .9, "looks right"}};
  a.ask("How many customers?");
  const json before = detail(a, "score"), after = detail(a, "judge");
  EXPECT_EQ(before["dimensions"].size(), 7u);
  EXPECT_EQ(before["dimensions"]["correctness"]["score"], .5);  // not judged yet
  EXPECT_EQ(after["dimensions"]["correctness"]["score"], .8);
  double sum = 0;
  for (const auto& [name, mark] : after["dimensions"].items())
    sum += mark["weight"].get<double>() * mark["score"].get<double>();
  EXPECT_NEAR(after["overall_before"], sum, 1e-9);
  EXPECT_NEAR(after["final"], .85 * sum + .15 * .8, 1e-9);
  EXPECT_EQ(after["relevance"], .8);
  EXPECT_EQ(after["band"], "high");
  EXPECT_EQ(after["threshold"], .7);
  EXPECT_EQ(after["passes"], true);
}

// feature 117
TEST(Gate, LowRelevanceIsRetriedWithTheJudgesReason) {
  Asking a(kShop);
  a.reasoner.drafts = {ScriptedReasoner::draft(kGood),
                       ScriptedReasoner::draft(kGood + std::string(" "))};
  a.reasoner.judgements = {Judgement{.1, .9, "that is another question"}};
  a.ask("How many customers?");
  EXPECT_EQ(a.reasoner.diagnoses, Lines{"that is another question"});
  EXPECT_LT(detail(a, "judge")["final"], .7);
  EXPECT_EQ(detail(a, "judge", 2)["passes"], true);
  EXPECT_EQ(a.walk->state().remarks.of(Audience::kTrace), Lines{});
}

// Regression: a relevance of .45 was accepted if the rest of the score was good.
// feature 117
TEST(Gate, IrrelevantRowsNeverPass) {
  Asking a(kShop);
  a.reasoner.drafts = {ScriptedReasoner::draft(kGood),
                       ScriptedReasoner::draft("SELECT 3 FROM customers")};
  a.reasoner.judgements = {Judgement{.45, .95, "names"}, Judgement{.49, .95, "numbers"}};
  a.ask("How many customers?", R"({"score_threshold": 0.1, "max_retries": 1})");
  EXPECT_EQ(a.reasoner.diagnoses, Lines{"names"});
  EXPECT_EQ(detail(a, "judge", 2)["passes"], false);
  EXPECT_EQ(a.walk->state().remarks.of(Audience::kTrace),
            Lines{"the result did not pass every check, so it may be wrong"});
  EXPECT_EQ(a.walk->state().confidence(), .59);
}

// feature 119
TEST(Gate, ConfidenceBandsDecideBelowSixTenths) {
  const struct {
    double confidence;
    const char* band;
    bool again;
  } kWanted[] = {
      {.55, "low", true}, {.7, "fair", false}, {.85, "good", false}, {.95, "high", false}};
  for (const auto& wanted : kWanted) {
    Asking a(kShop);
    a.reasoner.drafts = {ScriptedReasoner::draft(kGood),
                         ScriptedReasoner::draft("SELECT 3 FROM customers")};
    a.reasoner.judgements = {Judgement{.9, wanted.confidence, "hm", wanted.confidence < .6}};
    a.ask("How many customers?");
    EXPECT_EQ(detail(a, "judge")["band"], wanted.band);
    EXPECT_EQ(times(a, "diagnose"), wanted.again) << wanted.confidence;
  }
  EXPECT_EQ(score::band(.6), score::Band::kFair);
  EXPECT_EQ(score::band(.8), score::Band::kGood);
  EXPECT_EQ(score::band(.9), score::Band::kHigh);
}

// feature 123
TEST(Gate, LowScoresMeanFourExecutionsAndACaveat) {
  Asking a(kShop);
  for (int i = 1; i <= 9; ++i)
    a.reasoner.drafts.push_back(
        ScriptedReasoner::draft("SELECT " + std::to_string(i) + " FROM customers"));
  for (int i = 1; i <= 9; ++i) a.reasoner.judgements.push_back(Judgement{.1, .1, "no"});
  a.ask("How many customers?");
  EXPECT_EQ(times(a, "run_sql"), 4);
  EXPECT_EQ(a.rows.back().status, "ok");
  EXPECT_TRUE(contains(a.walk->state().answer, "so it may be wrong)")) << a.walk->state().answer;
  EXPECT_EQ(a.walk->state().remarks.of(Audience::kTrace),
            Lines{"the result did not pass every check, so it may be wrong"});
}

// feature 133
TEST(Gate, TheAttemptWithTheBestScoreIsKept) {
  Asking a(kShop);
  a.reasoner.drafts = {ScriptedReasoner::draft("SELECT 1 FROM customers WHERE id = 1"),
                       ScriptedReasoner::draft("SELECT 2 FROM customers WHERE id = 1")};
  a.reasoner.judgements = {Judgement{.3, .9, "nearly"}, Judgement{.0, .9, "not at all"}};
  a.ask("Which number?", R"({"max_retries": 1})");
  EXPECT_GT(detail(a, "judge")["final"], .6);
  EXPECT_LT(detail(a, "judge", 2)["final"], .5);
  EXPECT_EQ(a.reasoner.summarized, Lines{"SELECT 1 FROM customers WHERE id = 1"});
  EXPECT_TRUE(contains(a.walk->state().answer, "so it may be wrong"));
}

// A query that ran fails for each dimension, and the next attempt gets the reason.
// feature 123
TEST(Gate, AQueryThatRanFailsForEachReason) {
  const struct {
    const char *dimension, *sql, *more, *reason;
    Judgement judged;
  } kWanted[] = {
      {"correctness", kGood, "", "judged: relevance 0.90, confidence 0.30", {.9, .3, "unsure"}},
      {"semantic_accuracy", kGood, "", "the rows bear on the question by 0.60", {.6, 1, "so so"}},
      {"completeness", "SELECT name FROM customers WHERE id > 9", "", "no rows", {1, 1, ""}},
      {"completeness",
       "SELECT name FROM customers WHERE id < 9",
       R"(, "max_rows": 2)",
       "cut at 2 rows",
       {1, 1, ""}},
      {"best_practices", "SELECT * FROM customers WHERE id < 9", "", "SELECT *", {1, 1, ""}},
      {"plan_quality",
       "SELECT m FROM numbers WHERE n = 7",
       "",
       "reads 20000 rows in full",
       {1, 1, ""}},
      {"safety",
       "SELECT name, count(*) FROM customers",
       "",
       "a plain column is next to",
       {1, 1, ""}},
      {"efficiency",
       "WITH RECURSIVE i(n) AS (SELECT min(n) FROM numbers UNION ALL SELECT n + 1 FROM i WHERE n < "
       "3000000) SELECT max(n) FROM i",
       "",
       "statement; up to",
       {1, 1, ""}},
  };
  for (const auto& wanted : kWanted) {
    Asking a(kShop);
    a.reasoner.drafts = {ScriptedReasoner::draft(wanted.sql)};
    a.reasoner.judgements = {wanted.judged};
    a.ask("What is it?",
          std::string(R"({"score_threshold": 0.999, "max_retries": 1, "weights": {")") +
              wanted.dimension + "\": 1}" + wanted.more + "}");
    ASSERT_EQ(times(a, "diagnose"), 1) << wanted.dimension << a.rows.back().report.detail;
    const std::string why = a.walk->state().tasks[0].attempts[0].error->message;
    EXPECT_TRUE(contains(why, wanted.dimension)) << why;
    EXPECT_TRUE(contains(why, wanted.reason)) << why;
    EXPECT_EQ(detail(a, "diagnose")["code"], "LOW_SCORE");
  }
}

// feature 105
TEST(Gate, AnotherReadingSupportsOrContradictsTheRows) {
  const auto correctness = [](const char* other, double sure) {
    Asking a(kShop);
    a.reasoner.drafts = {ScriptedReasoner::draft(kGood)};
    a.reasoner.judgements = {Judgement{.75, .75, "unasked"}};
    a.reasoner.second = ScriptedReasoner::draft(other, sure);
    a.ask("How many customers?");
    return detail(a, "judge")["dimensions"]["correctness"]["score"].get<double>();
  };
  EXPECT_NEAR(correctness("SELECT 3", .8), .95, 1e-9);
  EXPECT_NEAR(correctness("SELECT 4", .8), .45, 1e-9);
  EXPECT_NEAR(correctness("SELECT nme FROM customers", .8), .75, 1e-9);  // does not run
  EXPECT_NEAR(correctness("DELETE FROM customers", .8), .75, 1e-9);
}

// feature 105
TEST(Gate, AReadingThatCannotRunStillComparesItsTables) {
  const auto remark_of = [](const char* other) {
    Asking a(kShop);
    a.reasoner.drafts = {ScriptedReasoner::draft("SELECT n FROM numbers")};
    a.reasoner.second = ScriptedReasoner::draft(other, .8);
    a.ask("Which numbers?", R"({"max_rows": 10})");  // a truncated result is not compared
    return detail(a, "score")["dimensions"]["correctness"]["reason"].get<std::string>();
  };
  EXPECT_TRUE(contains(remark_of("SELECT id FROM customers"), "gives other rows"));
  EXPECT_FALSE(contains(remark_of("SELECT m FROM numbers"), "another reading"));
  EXPECT_FALSE(contains(remark_of("SELECT 1"), "another reading"));
}

// The engine would write the same SQL again: nothing is retried for style, and a doubtful result is
// reported at once.
TEST(Gate, IdenticalSqlIsNotRetried) {
  Asking slow(kShop);
  slow.reasoner.drafts = {ScriptedReasoner::draft("SELECT * FROM numbers WHERE n = 7")};
  slow.reasoner.judgements = {Judgement{1, .6, "as it was read", false, true}};
  slow.ask("Which seven?", R"({"score_threshold": 0.93})");
  EXPECT_EQ(times(slow, "diagnose"), 0);
  EXPECT_EQ(slow.walk->state().remarks.of(Audience::kTrace), Lines{});
  EXPECT_LT(detail(slow, "judge")["final"], .93);

  Asking poor(kShop);
  poor.reasoner.drafts = {ScriptedReasoner::draft(kGood), ScriptedReasoner::draft(kGood)};
  poor.reasoner.judgements = {Judgement{.2, .2, "holds nothing", false, true}};
  poor.ask("How many customers?");
  EXPECT_EQ(times(poor, "run_sql"), 1);
  EXPECT_EQ(poor.walk->state().remarks.of(Audience::kTrace),
            Lines{"the result did not pass every check, so it may be wrong"});
}

// feature 121
TEST(Gate, TheAnswerTextIsJudgedOnRequest) {
  Asking a(kShop);
  a.reasoner.of_answer = Judgement{.4, .9, "it beats about the bush"};
  a.reasoner.drafts = {ScriptedReasoner::draft(kGood)};
  a.ask("How many customers?", R"({"judge_answer": "on"})");
  EXPECT_EQ(detail(a, "judge_answer")["answer_relevance"], .4);
  EXPECT_EQ(detail(a, "judge_answer")["reasoning"], "it beats about the bush");
  a.reasoner.drafts = {ScriptedReasoner::draft(kGood)};
  a.ask("How many customers?");
  EXPECT_EQ(times(a, "judge_answer"), 0);
  a.reasoner.of_answer.reset();  // a failed judge changes nothing
  a.reasoner.drafts = {ScriptedReasoner::draft(kGood)};
  a.ask("How many customers?", R"({"judge_answer": "on"})");
  EXPECT_TRUE(detail(a, "judge_answer")["answer_relevance"].is_null());
  EXPECT_EQ(a.rows.back().status, "ok");
}

// feature 122
TEST(Gate, TheAnswerHasItsConfidence) {
  Asking a(kShop);
  a.reasoner.drafts = {ScriptedReasoner::draft(kGood)};
  a.reasoner.judgements = {Judgement{1, .85, ""}};
  a.ask("How many customers?");
  EXPECT_EQ(json::parse(a.rows.back().report.detail)["confidence"], .85);
  EXPECT_EQ(a.rows.back().report.score, a.walk->state().final_score());
}

// feature 135
TEST(Gate, AnErrorNamesItsNode) {
  Asking a(kShop);
  a.reasoner.drafts = {ScriptedReasoner::draft("DELETE FROM customers")};
  a.ask("How many customers?");
  const json error = json::parse(a.rows.back().report.detail);
  EXPECT_EQ(error["code"], "SAFEGUARD_VIOLATION");
  EXPECT_EQ(error["node"], "check_sql");
  EXPECT_EQ(error["severity"], "critical");
  EXPECT_EQ(error["retryable"], false);
  EXPECT_TRUE(contains(error["message"], "DELETE is refused"));
}

}  // namespace ask::score_gate_test
