// Questions of several tasks with a scripted model: order, rows passed on, failed tasks, and trial
// runs.
#include <gtest/gtest.h>

#include "agent/common/json_text.h"
#include "test/unit/reason/model_support.h"
#include "test/unit/scripted_reasoner.h"

namespace ask::test::tasks_test {
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

}  // namespace

// feature 42
// feature 43
// feature 44
TEST(Tasks, ARequiredTaskRunsFirstAndPassesOnTwentyRows) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script
      .then(plan(task("t2", "count the customers", R"("t1")"), task("t1", "list the days")))
      .then(sql("SELECT n FROM days"))
      .then(str(kFits))
      .then(sql("SELECT count(*) FROM customers"))
      .then(str(kFits))
      .then("There are 3 customers and 25 days.");
  EXPECT_EQ(asking.ask(str(kTwo)), "There are 3 customers and 25 days.");
  Lines ran;
  for (const TraceRow& row : asking.rows)
    if (row.node == "run_sql") ran.push_back(row.task + " " + row.report.sql);
  EXPECT_EQ(ran, (Lines{"t1 SELECT n FROM days", "t2 SELECT count(*) FROM customers"}));
  const std::string second = asking.script.prompt(3);
  EXPECT_TRUE(has(second, "\n19\n20\n(5 more rows)")) << second;
  EXPECT_FALSE(has(second, "\n21\n")) << second;
}

// feature 44
TEST(Tasks, ACyclicPlanIsRequestedOnceMoreThenTheQuestionIsOneTask) {
  const std::string circle = plan(task("t1", "a", R"("t2")"), task("t2", "b", R"("t1")"));
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(circle).then(circle).then(sql("SELECT count(*) FROM customers"));
  asking.script.then(str(kFits)).then("3.");
  EXPECT_EQ(asking.ask(str(kTwo)), "3.");
  EXPECT_EQ(asking.walk->state().plan.tasks.size(), 1u);
  EXPECT_TRUE(has(asking.row("plan").report.detail, "wait for each other"))
      << asking.row("plan").report.detail;
}

// feature 44
// feature 138
TEST(Tasks, DependentTasksReceiveTheErrorOfAFailedTask) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script
      .then(plan(task("t1", "list the moons"), task("t2", "count the customers", R"("t1")")))
      .then(sql("SELECT moon FROM customers"))
      .then(sql("SELECT moons FROM customers"))
      .then(sql("SELECT count(*) FROM customers"))
      .then(str(kFits))
      .then("There are 3 customers; the moons failed.");
  EXPECT_EQ(
      asking.ask(str(kTwo), R"({"max_retries":1})"),
      "There are 3 customers; the moons failed.\n(not answered: list the moons: gave up after "
      "2 attempts: there is no column \"moons\" in \"customers\" (the columns are \"id\", "
      "\"name\" and \"city\"))");
  EXPECT_TRUE(has(asking.script.prompt(3), "It failed:")) << asking.script.prompt(3);
  EXPECT_TRUE(has(asking.script.prompt(5), "It failed:")) << asking.script.prompt(5);
}

// feature 47
TEST(Tasks, EachTaskOfAModelHasItsOwnRetries) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(plan(task("t1", "one"), task("t2", "two", R"("t1")")));
  for (const char* table : {"customers", "days"}) {
    for (const char* wrong : {"a", "b", "c"})
      asking.script.then(sql("SELECT " + str(wrong) + " FROM " + table));
    asking.script.then(sql("SELECT count(*) FROM " + str(table))).then(str(kFits));
  }
  asking.script.then("3 and 25.");
  EXPECT_EQ(asking.ask(str(kTwo), R"({"max_retries":3})"), "3 and 25.");
}

// The SQL of both tasks is requested before the first of them runs.
TEST(Tasks, IndependentTasksAreWrittenTogether) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(plan(task("t1", "list the days"), task("t2", "count the customers")))
      .then(sql("SELECT n FROM days"))
      .then(sql("SELECT count(*) FROM customers"))
      .then(str(kFits))
      .then(str(kFits))
      .then("3 customers, 25 days.");
  EXPECT_EQ(asking.ask(str(kTwo)), "3 customers, 25 days.");
  EXPECT_EQ(asking.script.steps(),
            (Lines{"plan", "write_sql", "write_sql", "judge", "judge", "summarize"}));
  Lines written;
  for (const TraceRow& row : asking.rows)
    if (row.node == "write_sql")
      written.push_back(row.task + " " + row.report.sql + " " + std::to_string(row.report.tokens));
  EXPECT_EQ(written.size(), 2u);
  EXPECT_TRUE(written[0].starts_with("t1 SELECT n FROM days")) << written[0];
  EXPECT_TRUE(written[1].starts_with("t2 SELECT count(*) FROM customers")) << written[1];
}

// feature 17
TEST(Tasks, AnUnmappedPartIsNotedAndTheRestIsAnswered) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(plan(task("t1", "the weather"), task("t2", "count the customers")))
      .then(R"({"sql":"","reasoning":"no table holds weather"})")
      .then(sql("SELECT count(*) FROM customers"))
      .then(str(kFits))
      .then("There are 3 customers.");
  EXPECT_EQ(asking.ask(str(kTwo)),
            "There are 3 customers.\n(no_datasource: the weather: the database holds nothing about "
            "it: no table holds weather)");
  EXPECT_TRUE(has(asking.rows.back().report.detail, R"("warnings":["no_datasource: the weather)"));
}

// Regression: the writer got one request for both questions, and gave no SQL if one of them has no
// data.
// feature 17
TEST(Tasks, TwoQuestionsAreWrittenSeparatelyIfOneHasNoData) {
  for (const char* question : {"How many customers are there? And how many lawyers?",
                               "How many customers are there? How many lawyers are there?",
                               "How many plays and customers are there?"}) {
    ModelAsking asking(kShop);
    const bool first = str(question).starts_with("How many customers");
    const std::string known = sql("SELECT count(*) FROM customers"),
                      none = R"({"sql":"","reasoning":"no table holds them"})";
    asking.variables = {{"ASK_SUMMARY", "code"}};
    asking.script.then(first ? known : none).then(first ? none : known);
    const std::string answer = asking.ask(question);
    EXPECT_TRUE(answer.starts_with("There are 3 customers.\n")) << answer;
    EXPECT_TRUE(has(answer, "(no_datasource: how many ") ||
                has(answer, "(no_datasource: How many "))
        << answer;
    EXPECT_EQ(asking.script.steps(), (Lines{"write_sql", "write_sql"})) << question;
  }
  // General knowledge of the model does not count as missing data.
  ModelAsking both(kShop);
  both.variables = {{"ASK_SUMMARY", "code"}};
  both.script.then(sql("SELECT count(*) AS customers FROM customers"))
      .then(sql("SELECT count(*) AS clients FROM customers"));
  EXPECT_FALSE(has(both.ask("How many customers are there? And how many lawyers?"), "no_data"));
  // If the question is understood as one, it is written as one.
  ModelAsking one(kShop);
  one.variables = {{"ASK_SUMMARY", "code"}};
  one.script.then(sql("SELECT count(*), 1 FROM customers"));
  one.ask("How many customers are there? And how many days?");
  EXPECT_EQ(one.script.steps(), Lines{"write_sql"});
}

// feature 17
TEST(Tasks, AQuestionThatNoTableHoldsIsDeclined) {
  ModelAsking asking(kShop);
  asking.script.then(R"({"sql":"","reasoning":"no table holds weather"})");
  EXPECT_EQ(asking.ask("How is the weather?"),
            "NO_DATASOURCE the database holds nothing about it: no table holds weather");
  EXPECT_EQ(asking.script.requests.size(), 1u);
}

namespace {
// The runs of `statement`: rows, and whether it was a trial.
Lines runs(const std::string& statement, std::string_view options = R"({"trial_rows":3})") {
  Asking asking(kShop);
  asking.reasoner.drafts = {ScriptedReasoner::draft(statement)};
  asking.ask("Which days are there?", options);
  Lines out;
  for (const TraceRow& row : asking.rows)
    if (row.node == "run_sql")
      out.push_back(row.status + " " + std::to_string(row.report.rows.value_or(-1)) +
                    (has(row.report.detail, R"("trial":true)") ? " trial" : ""));
  return out;
}
}  // namespace

// feature 99
// feature 100
TEST(Trial, ACompleteTrialIsNotRunAgain) {
  EXPECT_EQ(runs("SELECT n FROM days"), (Lines{"ok 3 trial", "completed 25"}));
  EXPECT_EQ(runs("SELECT n FROM days LIMIT 3"), Lines{"ok 3"});
  EXPECT_EQ(runs("SELECT n FROM days LIMIT 1"), Lines{"ok 1"});
  EXPECT_EQ(runs("SELECT n FROM days WHERE n > 99"), Lines{"ok 0"});
  EXPECT_EQ(runs("SELECT n FROM days", "{}"), Lines{"ok 25"});
  EXPECT_EQ(runs("SELECT n FROM days", R"({"trial_rows":3,"max_rows":2})"), Lines{"ok 2"});
}

// feature 99
TEST(Trial, ARejectedTrialIsNeverRunInFull) {
  Asking asking(kShop);
  asking.reasoner.drafts = {ScriptedReasoner::draft("SELECT n FROM days"),
                            ScriptedReasoner::draft("SELECT n + 0 FROM days")};
  asking.reasoner.judgements = {reason::Judgement{.1, .1, "no", false}};
  asking.ask("Which days are there?", R"({"trial_rows":3})");
  Lines ran;
  for (const TraceRow& row : asking.rows)
    if (row.node == "run_sql") ran.push_back(row.report.sql + " " + row.status);
  EXPECT_EQ(ran, (Lines{"SELECT n FROM days ok", "SELECT n + 0 FROM days ok",
                        "SELECT n + 0 FROM days completed"}));
}

// Regression: the note named max_rows, which had not been reached.
// feature 99
TEST(Trial, ATruncatedTrialNamesItsOwnSetting) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(plan(task("t1", "list the days"), task("t2", "count them")))
      .then(sql("SELECT n FROM days"))
      .then(sql("SELECT count(*) FROM days"))
      .then(str(kFits));
  asking.ask(str(kTwo), R"({"trial_rows":3})");
  EXPECT_TRUE(has(asking.script.prompt(3), "(cut at 3 rows (trial_rows))"))
      << asking.script.prompt(3);
  EXPECT_FALSE(has(asking.script.prompt(3), "max_rows"));
}

TEST(Trial, ATrialIsUsedIfTheFullRunFails) {
  ModelAsking asking(kShop);
  asking.script.then(
      sql("SELECT CASE WHEN n > 10 THEN json_extract('[', '$') ELSE n END AS n FROM days"));
  EXPECT_EQ(asking.ask("Which days are there?", R"({"trial_rows":2})"),
            "n\n-\n1\n2\n(only the first 2 rows: malformed JSON)");
}

TEST(Trial, AFailedFullRunIsNotedInTheAnswer) {
  Asking asking(kShop);
  asking.reasoner.drafts = {ScriptedReasoner::draft(
      "SELECT CASE WHEN n > 10 THEN json_extract('[', '$') ELSE n END FROM days")};
  asking.ask("Which days are there?", R"({"trial_rows":3})");
  EXPECT_EQ(asking.rows.back().event, Event::kDone);
  EXPECT_EQ(asking.walk->state().answer, "an answer\n(only the first 3 rows: malformed JSON)");
}

}  // namespace ask::test::tasks_test
