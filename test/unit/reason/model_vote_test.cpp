// The source of the SQL: the model, the engine if its confidence is high, or the majority of
// several drafts.
#include <gtest/gtest.h>

#include "agent/common/json_text.h"
#include "test/unit/reason/model_support.h"

namespace ask::test::model_vote_test {
namespace {

using Steps = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),"
    " total REAL);"
    "INSERT INTO customers VALUES(1,'Ann','New York'),(2,'Bob','Paris'),(3,'Cleo','Paris');"
    "INSERT INTO orders VALUES(1,1,10),(2,2,20),(3,2,30);";

std::string sql(std::string_view statement) {
  return json_text({{"sql", statement}, {"reasoning", "r"}});
}
const std::string kA = sql("SELECT name FROM customers WHERE city = 'Paris'");
const std::string kB = sql("SELECT name FROM customers");

}  // namespace

// feature 192
// feature 221
TEST(ModelVote, TheLargestGroupOfEqualRowsWins) {
  ModelAsking asking(kShop);
  asking.script.then(kB).then(kA).then(
      sql("SELECT c.name FROM customers AS c WHERE c.city = 'Paris' ORDER BY c.name"));
  EXPECT_EQ(asking.ask("Who are the people of the capital of France?", R"({"candidates":3})"),
            "2 customers: Bob, Cleo\n(2 of 3 drafts give this result)");
  EXPECT_EQ(asking.script.steps(), (Steps{"write_sql", "write_sql", "write_sql"}));
  const std::string& detail = asking.row("write_sql").report.detail;
  EXPECT_TRUE(has(detail, R"("drafts":3,"agreement":0.666666)")) << detail;
  EXPECT_TRUE(has(detail, R"("votes":2)")) << detail;
  EXPECT_NEAR(*asking.walk->state().confidence(), 2.0 / 3, 1e-9);
  // Each has its own seed and its own order of the tables.
  EXPECT_EQ(asking.script.requests[0].seed, 42);
  EXPECT_EQ(asking.script.requests[2].seed, 44);
  EXPECT_EQ(asking.script.requests[0].temperature, 0);
  EXPECT_GT(*asking.script.requests[1].temperature, 0);
  EXPECT_LT(asking.script.prompt(0).find("\ncustomers("),
            asking.script.prompt(0).find("\norders("));
  EXPECT_GT(asking.script.prompt(1).find("\ncustomers("),
            asking.script.prompt(1).find("\norders("));
}

// feature 192
TEST(ModelVote, FailedDraftsHaveNoVoteAndDisagreementIsJudged) {
  ModelAsking asking(kShop);
  asking.script.then("I would rather not.").then(sql("SELECT nam FROM customers")).then(kA);
  EXPECT_EQ(asking.ask("Who are the people of the capital of France?", R"({"candidates":3})"),
            "2 customers: Bob, Cleo\n(1 of 3 drafts give this result)");
  EXPECT_TRUE(has(asking.row("write_sql").report.detail, R"("agreement":0.333333)"));
  EXPECT_EQ(asking.script.steps().back(), "judge");
  EXPECT_TRUE(has(asking.script.prompt(3), "only 1 of 3 drafts give these rows"));

  ModelAsking none(kShop);  // the engine answers, as without a vote
  none.script.fail(Code::kServiceUnavailable, "down").fail(Code::kServiceUnavailable, "down");
  EXPECT_TRUE(has(none.ask("How many customers are there?", R"({"candidates":2})"), "3"));
  ModelAsking spent(kShop);
  spent.script.fail(Code::kBudget, "no more").fail(Code::kBudget, "no more");
  EXPECT_EQ(spent.ask("How many customers are there?", R"({"candidates":2})"),
            "BUDGET_EXCEEDED no more");
}

// feature 192
TEST(ModelVote, TheAgreementOfTheDraftsLimitsTheJudgesConfidence) {
  const std::string sure = R"({"reasoning":"fine","score":1,"confidence":0.99})";
  const std::string question = "Who are the people of the capital of France?";
  ModelAsking apart(kShop);
  apart.script.then(kA).then(kB).then(sure);
  EXPECT_EQ(apart.ask(question, R"({"candidates":2})"),
            "2 customers: Bob, Cleo\n(1 of 2 drafts give this result)");
  EXPECT_EQ(apart.script.steps().back(), "judge");
  EXPECT_EQ(apart.walk->state().confidence(), .5);
  const std::string& detail = apart.row("judge").report.detail;
  EXPECT_TRUE(has(detail, R"("confidence":0.5,"band":"low")")) << detail;
  EXPECT_TRUE(has(detail, "fine (1 of 2 drafts give these rows)")) << detail;

  ModelAsking agreed(kShop);
  agreed.script.then(kA).then(kA).then(sure);
  EXPECT_EQ(agreed.ask(question, R"({"candidates":2,"judge":"always"})"), "2 customers: Bob, Cleo");
  EXPECT_EQ(agreed.walk->state().confidence(), .99);
  // 15 of 16 agree: high confidence, and no note.
  ModelAsking most(kShop);
  most.script.then(kB);
  for (int i = 0; i < 15; ++i) most.script.then(kA);
  most.script.then(sure);
  EXPECT_EQ(most.ask(question, R"({"candidates":16,"judge":"always"})"), "2 customers: Bob, Cleo");
  EXPECT_EQ(most.walk->state().confidence(), .9375);
}

// feature 192
TEST(ModelVote, WithoutATimeLimitTheDraftsStillRun) {
  ModelAsking asking(kShop);
  asking.script.then(kB).then(kA).then(kA);
  EXPECT_EQ(asking.ask("Who are the people of the capital of France?",
                       R"({"candidates":3,"query_timeout_ms":0})"),
            "2 customers: Bob, Cleo\n(2 of 3 drafts give this result)");
}

// feature 75
// feature 192
TEST(ModelVote, ADraftWithoutATableIsNoCandidate) {
  ModelAsking asking(kShop);
  asking.script.then(sql("SELECT 42")).then(sql("SELECT 42")).then(kA);
  EXPECT_EQ(asking.ask("Who are the people of the capital of France?", R"({"candidates":3})"),
            "2 customers: Bob, Cleo\n(1 of 3 drafts give this result)");
  EXPECT_TRUE(has(asking.row("write_sql").report.detail, R"("agreement":0.333333)"));

  ModelAsking sum(kShop);  // it needs no table
  sum.script.then(sql("SELECT 2 + 3 * 4")).then(sql("SELECT 2 + 12")).then(sql("SELECT 2 + 3 * 4"));
  EXPECT_EQ(sum.ask("What is 2 + 3 * 4?", R"({"candidates":3})"),
            "14\n(2 of 3 drafts give this result)");
}

// feature 115
// feature 192
TEST(ModelVote, AnInvalidConfidenceIsNotedInTheTrace) {
  ModelAsking asking(kShop);
  asking.script.then(kA).then(R"({"reasoning":"r","score":0.9,"confidence":99})");
  asking.ask("Who are the people of the capital of France?", R"({"judge":"always"})");
  EXPECT_EQ(asking.walk->state().confidence(), .5);
  EXPECT_TRUE(has(asking.row("judge").report.detail,
                  "the judge's confidence is not used: 99 is not a number from 0 to 1"))
      << asking.row("judge").report.detail;
}

// feature 221
TEST(ModelVote, TheEnginesReadingHasAVoteAndTheAnswerNamesTheWriter) {
  ModelAsking asking(kShop);
  asking.reads_again = true;
  asking.script.then(kB).then(kA).then(kA);
  EXPECT_EQ(asking.ask("Which customers live in Paris?", R"({"strategy":"vote"})").find("\n"),
            std::string("2 customers: Bob, Cleo").size());
  EXPECT_TRUE(has(asking.walk->state().answer, "\n(written by ")) << asking.walk->state().answer;
  EXPECT_TRUE(has(asking.row("write_sql").report.detail, R"("drafts":4)"));
}

// feature 221
TEST(ModelVote, TheEngineAnswersFirstIfItIsConfident) {
  ModelAsking sure(kShop);
  EXPECT_EQ(sure.ask("How many customers are there?", R"({"strategy":"cascade"})"),
            "There are 3 customers.\n(written by the built-in engine)");
  EXPECT_EQ(sure.script.steps(), Steps{});
  EXPECT_TRUE(has(sure.row("write_sql").report.detail, R"("by":"builtin")"));

  ModelAsking unsure(kShop);
  unsure.script.then(kA);
  EXPECT_EQ(unsure.ask("Who are the people of the capital of France?", R"({"strategy":"cascade"})"),
            "2 customers: Bob, Cleo\n(written by openai/test)");
  EXPECT_EQ(unsure.script.steps(), Steps{"write_sql"});

  ModelAsking strict(kShop);
  strict.script.then(sql("SELECT count(*) FROM customers"));
  strict.ask("How many customers are there?", R"({"strategy":"cascade","cascade_confidence":1})");
  EXPECT_EQ(strict.script.steps(), Steps{"write_sql"});
}

// feature 192
// feature 68
TEST(ModelVote, AnAnswerFromTheEnginesDraftIsMarked) {
  ModelAsking asking(kShop);
  asking.reads_again = true;
  asking.script.then(sql("SELECT nope FROM customers")).then(sql("SELECT no FROM customers"));
  const std::string answer = asking.ask("Which customers live in Paris?", R"({"candidates":2})");
  EXPECT_TRUE(has(answer, "2 customers: Bob, Cleo")) << answer;
  EXPECT_TRUE(has(answer,
                  "(the built-in engine stood in for the model to write SQL: no draft of "
                  "the model runs)"))
      << answer;

  ModelAsking beside(kShop);
  beside.reads_again = true;
  beside.script.then(kA).then(sql("SELECT nope FROM customers"));
  EXPECT_FALSE(
      has(beside.ask("Which customers live in Paris?", R"({"candidates":2})"), "stood in"));
}

}  // namespace ask::test::model_vote_test
