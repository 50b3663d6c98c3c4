// Parts of a question without an answer: which tasks still run, and what is noted.
#include <gtest/gtest.h>

#include "agent/common/json_text.h"
#include "agent/reason/model/result_prompt.h"
#include "agent/service/answer_json.h"
#include "test/unit/reason/model_support.h"

namespace ask::test::unanswered_test {
namespace {

using Lines = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "INSERT INTO customers VALUES(1,'Ann','New York'),(2,'Bob','Paris'),(3,'Cleo','Rome');"
    "CREATE TABLE days(n INTEGER PRIMARY KEY);"
    "INSERT INTO days WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM c WHERE n < 25)"
    " SELECT n FROM c;";
constexpr std::string_view kTwo = "List the days first. Then count the customers.";
constexpr std::string_view kFits = R"({"score":0.9,"confidence":0.9,"reasoning":"fits"})";

std::string sql(std::string_view statement) {
  return json_text({{"sql", statement}, {"reasoning", "r"}});
}
std::string task(std::string_view id, std::string_view description, std::string_view after = "") {
  return R"({"id":")" + str(id) + R"(","description":")" + str(description) +
         R"(","sql":"","depends_on":[)" + str(after) + "]}";
}
std::string plan(const std::string& first, const std::string& second) {
  return R"({"plan_type":"multi-sequential","confidence":0.9,"tasks":[)" + first + "," + second +
         "]}";
}

// Two tasks: the first fails in each of its attempts, the second succeeds.
void fail_the_first(ModelAsking& asking, std::string_view after = "", bool judged = true) {
  asking.script.then(plan(task("t1", "list the moons"), task("t2", "count the customers", after)));
  asking.script.then(sql("SELECT a FROM customers"));
  if (after.empty()) asking.script.then(sql("SELECT count(*) FROM customers"));
  for (const char* column : {"b", "c", "d"})
    asking.script.then(sql("SELECT " + str(column) + " FROM customers"));
  if (!after.empty()) asking.script.then(sql("SELECT count(*) FROM customers"));
  if (judged)
    asking.script.then(R"({"score":1,"confidence":0.95,"reasoning":"fits"})")
        .then("There are 3 customers.");
}

constexpr std::string_view kMoons =
    "\n(not answered: list the moons: gave up after 4 attempts: there is no column \"d\" in "
    "\"customers\" (did you mean \"id\"?))";

}  // namespace

// Regression: the answer did not mention the failure and had a confidence of .95.
// feature 138
// feature 122
TEST(Unanswered, AFailedTaskIsNotedAndLowersTheConfidence) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  fail_the_first(asking);
  EXPECT_EQ(asking.ask(str(kTwo)), "There are 3 customers." + str(kMoons));
  const State& state = asking.walk->state();
  EXPECT_EQ(state.confidence(), .59);
  const auto shown = nlohmann::json::parse(formatted_answer(state, "list"));
  EXPECT_EQ(shown["summary"], "There are 3 customers." + str(kMoons));
  EXPECT_EQ(shown["level"], "low");
  EXPECT_EQ(shown["confidence"], .59);
  ASSERT_EQ(shown["warnings"].size(), 1u) << shown;
  EXPECT_EQ("\n(" + shown["warnings"][0].get<std::string>() + ")", kMoons);
}

// feature 138
TEST(Unanswered, AFailureIsNotedOnceInATemplateAnswer) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  fail_the_first(asking, "", false);
  EXPECT_EQ(asking.ask(str(kTwo), R"({"share":"values"})"),
            "There are 3 customers.\n(read as: Counts the rows of customers.)" + str(kMoons));
}

// Regression: the rows of an earlier task were returned as the answer to the question.
// feature 138
TEST(Unanswered, RowsAndSqlComeFromTheLastTaskOrAreAnError) {
  for (const Goal goal : {Goal::kRows, Goal::kSql}) {
    ModelAsking asking(kShop);
    asking.with_every_step();
    asking.script
        .then(plan(task("t1", "count the customers"), task("t2", "their moons", R"("t1")")))
        .then(sql("SELECT count(*) FROM customers"))
        .then(str(kFits))
        .then(sql("SELECT moon FROM customers"));
    EXPECT_EQ(asking.ask(str(kTwo), R"({"max_retries":0})", goal),
              "COLUMN_NOT_FOUND gave up after 1 attempt: there is no column \"moon\" in "
              "\"customers\" (the columns are \"id\", \"name\" and \"city\")");
  }
}

// feature 44
TEST(Unanswered, ATaskThatNeedsAPartWithoutDataIsNotRun) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script
      .then(R"({"plan_type":"multi-sequential","confidence":0.9,"tasks":[)" +
            task("t1", "the moons") + "," + task("t2", "their days", R"("t1")") + "," +
            task("t3", "the longest of them", R"("t2")") + "," + task("t4", "count the customers") +
            "]}")
      .then(R"({"sql":"","reasoning":"no table holds moons"})")
      .then(sql("SELECT count(*) FROM customers"))
      .then(str(kFits))
      .then("There are 3 customers.");
  EXPECT_EQ(asking.ask(str(kTwo)),
            "There are 3 customers.\n(no_datasource: the moons: the database holds nothing about "
            "it: no table holds moons)\n(not answered: their days, since the moons has no data)\n"
            "(not answered: the longest of them, since their days has no data)");
  EXPECT_EQ(asking.script.steps(), (Lines{"plan", "write_sql", "write_sql", "judge", "summarize"}));
  EXPECT_EQ(asking.walk->state().tasks[2].attempts.at(0).error->code, Code::kNoDatasource);
  EXPECT_EQ(asking.walk->state().confidence(), .59);
}

// feature 17
// feature 75
TEST(Unanswered, APartWithoutATableIsNoted) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(plan(task("t1", "tell a joke"), task("t2", "count the customers")))
      .then(sql("SELECT 1"))
      .then(sql("SELECT count(*) FROM customers"))
      .then(str(kFits))
      .then("There are 3 customers.");
  EXPECT_EQ(asking.ask(str(kTwo), R"({"max_retries":0})"),
            "There are 3 customers.\n(not answered: tell a joke: the database holds nothing about "
            "it: the statement reads no table (take the answer from the data))");
}

// feature 44
TEST(Unanswered, AQuestionWithoutAnyDataIsDeclined) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(plan(task("t1", "the moons"), task("t2", "their days", R"("t1")")))
      .then(R"({"sql":"","reasoning":"no table holds moons"})");
  EXPECT_EQ(asking.ask(str(kTwo)),
            "NO_DATASOURCE the database holds nothing about it: no table holds moons");
}

// feature 44
// feature 203
TEST(Unanswered, TheErrorOfAnEarlierTaskIsPassedOnUnlessItRevealsRows) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  fail_the_first(asking, R"("t1")", false);
  asking.ask(str(kTwo), R"({"share":"values"})");
  const std::string prompt = asking.script.prompt(5);
  EXPECT_TRUE(has(prompt, "It failed:\n<<<\nthere is no column")) << prompt;

  for (const Code code : {Code::kLowScore, Code::kNoRows, Code::kExecutionError}) {
    const reason::Task moons{"t1", "the moons", "", {}};
    const Error error{code, "Ann has none"};
    const reason::TaskResult failed{&moons, nullptr, nullptr, &error};
    EXPECT_FALSE(has(reason::task_prompt(failed, 9, reason::Share::kValues), "Ann"));
    EXPECT_TRUE(has(reason::task_prompt(failed, 9, reason::Share::kResults), "Ann"));
  }
}

}  // namespace ask::test::unanswered_test
