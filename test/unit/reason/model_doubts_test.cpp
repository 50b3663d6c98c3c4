// SQL of a model for an easy question that is not accepted as it is.
#include <gtest/gtest.h>

#include "agent/common/json_text.h"
#include "test/unit/reason/model_support.h"

namespace ask::test::model_doubts_test {
namespace {

using Steps = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "INSERT INTO customers VALUES(1,'Ann','New York'),(2,'Bob','Paris'),(3,'Cleo','Rome');";
constexpr std::string_view kCount = R"({"sql":"SELECT count(*) FROM customers","reasoning":"n"})";

std::string sql(std::string_view statement) {
  return json_text({{"sql", statement}, {"reasoning", "r"}});
}

// A model that lists products instead of customers.
constexpr std::string_view kLisbon =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "CREATE TABLE products(id INTEGER PRIMARY KEY, name TEXT);"
    "INSERT INTO customers VALUES(1,'Ann','Lisbon'),(2,'Bob','Paris'),(3,'Cleo','Lisbon');"
    "INSERT INTO products VALUES(1,'Desk'),(2,'Lamp');";
const std::string kProducts = sql("SELECT name FROM products");
const std::string kThere = sql("SELECT name FROM customers WHERE city = 'Lisbon'");

}  // namespace

// Regression: it was accepted without the judge, since the question is easy and there were rows.
// feature 105
// feature 191
// feature 219
TEST(ModelDoubts, AnEasyAnswerThatTheEngineContradictsIsJudged) {
  ModelAsking asking(kLisbon);
  asking.reads_again = true;
  asking.script.then(kProducts)
      .then(R"({"score":0.1,"confidence":0.9,"reasoning":"products, no customers"})")
      .then(kThere);
  EXPECT_EQ(asking.ask("Which customers live in Lisbon?"), "2 customers: Ann, Cleo");
  EXPECT_EQ(asking.script.steps(), (Steps{"write_sql", "judge", "write_sql"}));
  const std::string judge = asking.script.prompt(1);
  EXPECT_TRUE(has(judge, "Another reading of the question, which may be wrong, is:")) << judge;
  EXPECT_TRUE(has(judge, "\"city\" = 'Lisbon'")) << judge;
  EXPECT_TRUE(has(judge, "Ann\nCleo")) << judge;
  EXPECT_TRUE(has(asking.script.prompt(2), "products, no customers")) << asking.script.prompt(2);

  ModelAsking agrees(kLisbon);
  agrees.reads_again = true;
  agrees.script.then(kThere);
  EXPECT_EQ(agrees.ask("Which customers live in Lisbon?"), "2 customers: Ann, Cleo");
  EXPECT_EQ(agrees.script.steps(), Steps{"write_sql"});
  EXPECT_GT(*agrees.walk->state().confidence(), .9);
}

// feature 105
// feature 92
TEST(ModelDoubts, WithoutAJudgeAContradictionIsRetriedOnce) {
  ModelAsking asking(kLisbon);
  asking.reads_again = true;
  asking.script.then(kProducts).then(kThere);
  EXPECT_EQ(asking.ask("Which customers live in Lisbon?", R"({"share":"values"})"),
            "2 customers: Ann, Cleo");
  EXPECT_EQ(asking.script.steps(), (Steps{"write_sql", "write_sql"}));
  EXPECT_FALSE(has(asking.script.prompt(1), "Ann\nCleo")) << asking.script.prompt(1);

  ModelAsking insists(kLisbon);
  insists.reads_again = true;
  insists.script.then(kProducts).then(sql("SELECT name FROM products ORDER BY id"));
  EXPECT_TRUE(has(insists.ask("Which customers live in Lisbon?", R"({"share":"values"})"),
                  "\n(the result did not pass every check, so it may be wrong)"));
  EXPECT_EQ(insists.script.steps(), (Steps{"write_sql", "write_sql"}));
  EXPECT_EQ(insists.walk->state().confidence(), .5);
}

// Regression: it counted as a failure, and the engine's SQL answered in place of the model's.
// feature 105
// feature 92
TEST(ModelDoubts, TheSameSqlAfterADoubtIsAcceptedWithACaveat) {
  const std::string usual =
      "2 products: Desk, Lamp\n(the built-in engine reads the question otherwise, and gets other "
      "rows)";
  for (const char* options : {R"({"share":"values"})", R"({"judge":"off"})"}) {
    ModelAsking asking(kLisbon);
    asking.reads_again = true;
    asking.script.then(kProducts).then(kProducts);
    EXPECT_EQ(asking.ask("Which customers live in Lisbon?", options), usual);
    EXPECT_EQ(asking.script.steps(), (Steps{"write_sql", "write_sql"}));
    const std::string again = asking.script.prompt(1);
    EXPECT_TRUE(has(again, "Attempt 1 ran, and nothing failed.")) << again;
    EXPECT_FALSE(has(again, "Do not write the same again")) << again;
    EXPECT_FALSE(has(again, "What was wrong")) << again;
    EXPECT_EQ(asking.walk->state().confidence(), .5);
  }

  ModelAsking unlimited(kLisbon);  // the engine's reading has its own limit
  unlimited.reads_again = true;
  unlimited.script.then(sql("SELECT name FROM customers WHERE city = 'Paris'")).then(kThere);
  EXPECT_EQ(unlimited.ask("Which customers live in Lisbon?",
                          R"({"share":"values","query_timeout_ms":0})"),
            "2 customers: Ann, Cleo");

  ModelAsking unjudged(kLisbon);  // the judge is unavailable
  unjudged.reads_again = true;
  unjudged.script.then(kProducts).fail(Code::kServiceUnavailable, "down");
  unjudged.script.then(kProducts).fail(Code::kServiceUnavailable, "down");
  EXPECT_TRUE(has(unjudged.ask("Which customers live in Lisbon?"), "2 products: Desk, Lamp\n"))
      << unjudged.walk->state().answer;
  EXPECT_TRUE(has(unjudged.walk->state().answer, "reads the question otherwise"));

  ModelAsking voted(kLisbon);  // the vote on the same SQL still counts
  voted.reads_again = true;
  voted.script.then(kProducts).then("no").then("no").then(kProducts);
  EXPECT_EQ(
      voted.ask("Which customers live in Lisbon?", R"({"share":"values","candidates":3})"),
      "2 products: Desk, Lamp\n(the built-in engine reads the question otherwise, and gets other "
      "rows)\n(1 of 4 drafts give this result)");
  EXPECT_EQ(voted.walk->state().confidence(), .25);

  ModelAsking failed(kLisbon);  // a real failure is still retried
  failed.script.then(sql("SELECT nam FROM products")).then(sql("SELECT nam FROM products"));
  failed.script.then(kThere);
  EXPECT_EQ(failed.ask("Which customers live in Lisbon?"), "2 customers: Ann, Cleo");
  EXPECT_TRUE(has(failed.script.prompt(2), "That is the same SQL again, which has failed."));
}

// Regression: advice was requested for SQL that had only been doubted, as if it had failed.
// feature 125
// feature 219
TEST(ModelDoubts, NoAdviceIsRequestedAfterADoubt) {
  for (const char* share : {"values", "schema"}) {
    ModelAsking asking(kLisbon);
    asking.reads_again = true;
    asking.script.then(kProducts).then(kThere);
    EXPECT_EQ(asking.ask("Which customers live in Lisbon?",
                         str(R"({"refine":"on","share":")") + share + "\"}"),
              "2 customers: Ann, Cleo");
    EXPECT_EQ(asking.script.steps(), (Steps{"write_sql", "write_sql"}));
    EXPECT_EQ(parsed_json(asking.row("diagnose").report.detail)["kind"], "doubt");
    EXPECT_TRUE(has(asking.script.prompt(1), "Attempt 1 ran, and nothing failed."));
  }
}

// Regression: the answer was "1".
// feature 75
TEST(ModelDoubts, ASelectWithoutATableDoesNotAnswerAboutData) {
  ModelAsking asking(kShop);
  asking.script.then(R"({"is_question":true,"reason":""})");
  for (const char* one : {"1", "2", "'because'", "abs(-1)"})
    asking.script.then(sql("SELECT " + str(one)));
  EXPECT_EQ(asking.ask("tell me a joke about cats and dogs"),
            "NO_DATASOURCE the database holds nothing about it: the statement reads no table "
            "(take the answer from the data)");
  EXPECT_EQ(asking.script.requests.size(), 5u);
  EXPECT_TRUE(has(asking.script.prompt(2), "the statement reads no table"));

  ModelAsking corrected(kShop);
  corrected.script.then(sql("SELECT value FROM json_each('[3]')")).then(str(kCount));
  EXPECT_EQ(corrected.ask("How many customers are there?"), "There are 3 customers.");
}

// feature 75
TEST(ModelDoubts, ArithmeticAndDatesNeedNoTable) {
  ModelAsking sum(kShop);
  sum.script.then(sql("SELECT 2 + 3 * 4"));
  EXPECT_EQ(sum.ask("What is 2 + 3 * 4?"), "14");
  ModelAsking guess(kShop);  // a bare result, which the SQL does not compute
  guess.script.then(sql("SELECT 15")).then(sql("SELECT 2 + 3 * 4"));
  EXPECT_EQ(guess.ask("What is 2 + 3 * 4?"), "14");
  ModelAsking day(kShop);
  day.script.then(sql("SELECT date('2024-02-03')"));
  EXPECT_EQ(day.ask("What is today's date?"), "2024-02-03");
}

// feature 14
TEST(ModelDoubts, ARequestForAPastimeGoesToTheGate) {
  for (const char* text : {"Tell me a joke about customers", "please write a poem",
                           "asdf zxcv qwer", "could you give me a short riddle"}) {
    ModelAsking asking(kShop);
    asking.script.then(R"({"is_question":false,"reason":"That is a pastime."})");
    EXPECT_EQ(asking.ask(text), "That is a pastime.") << text;
  }
  for (const char* text : {"Tell me the names of all customers", "customers by city",
                           "How many HTML pages are there?", "give me the customers in Rome"}) {
    ModelAsking asking(kShop);
    asking.script.then(str(kCount));
    asking.ask(text);
    EXPECT_EQ(asking.script.steps().front(), "write_sql") << text;
  }
}

// Regression: it counted as .5 and .5, and the engine's SQL answered in place of the model's.
// feature 115
// feature 119
TEST(ModelDoubts, AJudgeWithoutAVerdictCountsAsUnavailable) {
  const std::string_view replies[] = {"I think the rows are right. Score 0.95.",
                                      "garbage",
                                      "[]",
                                      "{}",
                                      R"({"score":null})",
                                      R"({"score":2,"confidence":1})",
                                      R"({"confidence":0.9})",
                                      "score: 0.95\nconfidence: 0.95",
                                      R"({"judgement":{"score":0.95,"confidence":0.95}})"};
  for (const std::string_view reply : replies) {
    ModelAsking asking(kLisbon);
    asking.reads_again = true;
    asking.script.then(kProducts).then(str(reply)).then(kProducts).then(str(reply));
    const std::string answer = asking.ask("Which customers live in Lisbon?");
    EXPECT_TRUE(has(answer, "2 products: Desk, Lamp\n")) << reply << "\n" << answer;
    EXPECT_TRUE(has(answer, "reads the question otherwise")) << reply << "\n" << answer;
    EXPECT_FALSE(has(answer, "stood in")) << reply << "\n" << answer;
    EXPECT_TRUE(has(asking.warnings(), "the result was not judged: ")) << asking.warnings();
    EXPECT_LE(asking.walk->state().confidence().value_or(1), .5) << reply;
  }
}

}  // namespace ask::test::model_doubts_test
