// The calls a question with a model makes, and those it saves.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "agent/common/json_text.h"
#include "test/unit/reason/model_support.h"

namespace ask::test::model_calls_test {
namespace {

using Steps = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),"
    " total REAL);"
    "INSERT INTO customers VALUES(1,'Ann','New York'),(2,'Bob','Paris'),(3,'Cleo','Paris');"
    "INSERT INTO orders VALUES(1,1,10),(2,2,20),(3,2,30);";
constexpr std::string_view kGood = R"({"score":0.9,"confidence":0.9,"reasoning":"fits"})";

std::string sql(std::string_view statement) {
  return json_text({{"sql", statement}, {"reasoning", "r"}});
}

// The steps of a question for which the model gives one SQL, a judgement and a sentence.
Steps steps_of(std::string question, std::string_view statement, std::string_view options = "{}",
               bool reads_again = false) {
  ModelAsking asking(kShop);
  asking.reads_again = reads_again;
  asking.script.then(sql(statement)).then(str(kGood)).then("A sentence.");
  asking.ask(std::move(question), options);
  return asking.script.steps();
}

}  // namespace

// feature 218
TEST(ModelCalls, AQuestionWithPlausibleRowsTakesOneCall) {
  for (const auto& [question, statement] :
       {std::pair{"How many customers are there? Count each of them.",
                  "SELECT count(*) FROM customers"},
        {"List the names of all customers in Paris, then by city.",
         "SELECT name, city FROM customers WHERE city = 'Paris'"},
        {"What is the total of the orders of each customer, using their names?",
         "SELECT c.name, sum(o.total) FROM customers c JOIN orders o ON o.customer_id = c.id "
         "GROUP BY c.id"}})
    EXPECT_EQ(steps_of(question, statement), Steps{"write_sql"}) << question;
}

// feature 218
TEST(ModelCalls, TheJudgeIsAskedIfTheRowsAreDoubtful) {
  const Steps judged = {"write_sql", "judge"};
  const std::string question = "Which of the customers live there, using all names?";
  for (const std::string_view statement :
       {"SELECT name FROM customers WHERE id > 9", "SELECT max(name) FROM customers WHERE id > 9",
        "SELECT NULL, name FROM customers", "SELECT city FROM customers",
        "SELECT name FROM customers WHERE city = 'Pariss' OR id = 1",
        "SELECT c.name FROM customers c, orders o WHERE c.id = 1 AND o.id = 1"})
    EXPECT_EQ(steps_of(question, statement), judged) << statement;
  EXPECT_EQ(steps_of(question, "SELECT name FROM customers", R"({"max_rows":2})"), judged);
  // Numbers may repeat.
  EXPECT_EQ(steps_of(question, "SELECT customer_id FROM orders"), Steps{"write_sql"});
  const Steps off =
      steps_of(question, "SELECT name FROM customers WHERE id > 9", R"({"judge":"off"})");
  EXPECT_EQ(std::count(off.begin(), off.end(), "judge"), 0);
  EXPECT_EQ(steps_of(question, "SELECT name FROM customers", R"({"judge":"always"})"), judged);

  ModelAsking asking(kShop);
  asking.script.then(sql("SELECT city FROM customers")).then(str(kGood));
  asking.ask("Which towns are there, and then?");
  const std::string prompt = asking.script.prompt(1);
  EXPECT_TRUE(has(prompt, "Which towns are there, and then?")) << prompt;
  EXPECT_TRUE(has(prompt, "3 rows, 2 of them different")) << prompt;
  EXPECT_TRUE(has(prompt, "What speaks against it:\n<<<\n1 of 3 rows repeat one before them"))
      << prompt;
  EXPECT_TRUE(has(prompt, "city: 'New York' 1, 'Paris' 2")) << prompt;
  EXPECT_FALSE(has(prompt, "orders(")) << prompt;
}

// feature 219
TEST(ModelCalls, TheEnginesReadingDecidesWhetherTheJudgeIsAsked) {
  ModelAsking raised(kShop);
  raised.reads_again = true;
  raised.script.then(sql("SELECT count(*) FROM customers"));
  EXPECT_EQ(raised.ask("How many customers are there?"), "There are 3 customers.");
  EXPECT_EQ(raised.script.steps(), Steps{"write_sql"});
  EXPECT_GT(*raised.walk->state().confidence(), .9);
  EXPECT_TRUE(has(raised.row("judge").report.detail, "gives the same rows"));

  ModelAsking other(kShop);
  other.reads_again = true;
  other.script.then(sql("SELECT name FROM customers WHERE id < 3")).then(str(kGood));
  other.ask("Which customers live in Paris?");
  EXPECT_EQ(other.script.steps(), (Steps{"write_sql", "judge"}));
  EXPECT_TRUE(has(other.script.prompt(1), "Another reading of the question"))
      << other.script.prompt(1);
}

// feature 218
TEST(ModelCalls, OnlyAComparisonIsPlannedByDefault) {
  constexpr std::string_view kPlan =
      R"({"plan_type":"single","confidence":0.9,)"
      R"("tasks":[{"id":"t1","description":"count","sql":"","depends_on":[]}]})";
  const auto first_step = [&](std::string question, std::string_view options) {
    ModelAsking asking(kShop);
    asking.script.then(str(kPlan)).then(sql("SELECT count(*) FROM customers"));
    asking.ask(std::move(question), options);
    return asking.script.steps().front();
  };
  EXPECT_EQ(first_step("Compare the customers of Paris and New York", "{}"), "plan");
  EXPECT_EQ(first_step("Compare the customers of Paris and New York", R"({"plan":"off"})"),
            "write_sql");
  EXPECT_EQ(first_step("How many customers are there? Then list them.", "{}"), "write_sql");
  EXPECT_EQ(first_step("How many customers are there?", R"({"plan":"on"})"), "plan");
}

// feature 218
TEST(ModelCalls, TheWriterMayReturnTasks) {
  ModelAsking asking(kShop);
  const std::string tasks =
      json_text({{"reasoning", "two looks"},
                 {"sql", ""},
                 {"tasks",
                  {{{"id", "a"},
                    {"description", "customers in Paris"},
                    {"depends_on", nlohmann::ordered_json::array()}},
                   {{"id", "b"}, {"description", "what those spent"}, {"depends_on", {"a"}}}}}});
  asking.script.then(tasks)
      .then(sql("SELECT id FROM customers WHERE city = 'Paris'"))
      .then(sql("SELECT sum(total) FROM orders WHERE customer_id IN (2, 3)"))
      .then("They spent 50.");
  EXPECT_EQ(asking.ask("What did the people of Paris spend, using their ids?"), "They spent 50.");
  EXPECT_EQ(asking.script.steps(), (Steps{"write_sql", "write_sql", "write_sql", "summarize"}));
  EXPECT_TRUE(has(asking.script.prompt(0), R"("tasks": [{"id": "t1")")) << asking.script.prompt(0);
  EXPECT_FALSE(has(asking.script.prompt(1), R"("tasks": [{"id": "t1")"));
  EXPECT_TRUE(has(asking.script.prompt(2), "id\n2\n3")) << asking.script.prompt(2);
  EXPECT_EQ(asking.walk->state().plan.plan_type, "multi-sequential");

  // A task is not split again, and a malformed list is retried once.
  for (const std::string& bad :
       {std::string(R"({"sql":"","tasks":[{"id":"a","description":"d","depends_on":["a"]},)"
                    R"({"id":"b","description":"d","depends_on":[]}]})"),
        std::string(R"({"sql":"","tasks":[1,2]})"), std::string(R"({"sql":"","tasks":[{}]})")}) {
    ModelAsking broken(kShop);
    broken.script.then(bad).then(sql("SELECT count(*) FROM customers"));
    EXPECT_EQ(broken.ask("How many customers are there?"), "There are 3 customers.") << bad;
    EXPECT_TRUE(has(broken.script.prompt(1), "That holds no SELECT")) << bad;
  }
  ModelAsking off(kShop);
  off.script.then(tasks).then(sql("SELECT count(*) FROM customers"));
  EXPECT_EQ(off.ask("How many customers are there?", R"({"plan":"off"})"),
            "There are 3 customers.");
  EXPECT_FALSE(has(off.script.prompt(0), R"("tasks": [{"id": "t1")"));
}

// feature 218
TEST(ModelCalls, ASingleResultIsDescribedByTemplateUnlessAReasonIsRequested) {
  EXPECT_EQ(steps_of("Why are there so many customers?", "SELECT count(*) FROM customers"),
            (Steps{"write_sql", "summarize"}));
}

// feature 218
TEST(ModelCalls, ATruncatedResultIsLabelled) {
  ModelAsking asking(kShop);
  asking.db.run(
      "WITH n(i) AS (SELECT 4 UNION ALL SELECT i+1 FROM n WHERE i < 80)"
      "INSERT INTO customers SELECT i, 'N' || i, 'City' || i FROM n");
  asking.script.then(sql("SELECT name FROM customers")).then("Many.");
  EXPECT_EQ(asking.ask("Which customers are there?", R"({"summary":"model"})"), "Many.");
  EXPECT_TRUE(has(asking.script.prompt(1), "The first 50 of 80 rows:")) << asking.script.prompt(1);
}

// Regression: the failure was ignored if a later task had rows.
// feature 224
TEST(ModelCalls, AFailedTaskIsNotedAndLowersTheConfidence) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script
      .then(R"({"plan_type":"multi-sequential","confidence":0.9,"tasks":[
        {"id":"t1","description":"cities","sql":"","depends_on":[]},
        {"id":"t2","description":"planets","sql":"","depends_on":[]}]})")
      .then(sql("SELECT name FROM customers"))
      .then(sql("SELECT x FROM planets"))
      .then(str(kGood))
      .then("Three names.");
  const std::string answer =
      asking.ask("List the names. Then list the planets.", R"({"max_retries":0})");
  EXPECT_TRUE(has(answer, "(not answered: planets: gave up after 1 attempt")) << answer;
  EXPECT_LT(*asking.walk->state().confidence(), .6);
}

// feature 224
TEST(ModelCalls, ARelevanceBelowOneHalfIsRetriedWhateverTheConfidence) {
  ModelAsking asking(kShop);
  asking.script.then(sql("SELECT city FROM customers"))
      .then(R"({"score":0.45,"confidence":0.95,"reasoning":"towns, no names"})")
      .then(sql("SELECT name FROM customers"))
      .then(str(kGood));
  asking.ask("Which people are there, using their names?");
  EXPECT_EQ(asking.script.steps(), (Steps{"write_sql", "judge", "write_sql", "judge"}));
}

// feature 224
TEST(ModelCalls, QuotedYamlAndAHintWithAVerbAreParsed) {
  ModelAsking yaml(kShop);
  yaml.script.then(
      "reasoning: all\nsql: 'SELECT count(*) FROM customers WHERE city = ''Paris'''\n");
  EXPECT_TRUE(has(yaml.ask("How many customers live in Paris?"), "2"));
  EXPECT_EQ(yaml.script.steps(), Steps{"write_sql"});

  ModelAsking hint(kShop);
  hint.script.then(sql("SELECT count(*) FROM customers"));
  EXPECT_EQ(hint.ask("How many customers are there? Hint: Truncate start_dt to month."),
            "There are 3 customers.");
  ModelAsking change(kShop);
  EXPECT_TRUE(has(change.ask("Delete the old orders (as they are old)"), "INTENT_VIOLATION"));
}

// Regression: the rows were lost, and the question failed with BUDGET_EXCEEDED.
// feature 131
TEST(ModelCalls, AvailableRowsAreDescribedWhenNoCallIsLeft) {
  const std::string cap = "max_calls reached: the limit of one question is 1 calls";
  constexpr std::string_view kModelSummary = R"({"summary":"model"})";
  ModelAsking summary(kShop);  // for the sentence
  summary.script.then(sql("SELECT count(*) FROM customers")).fail(Code::kBudget, cap);
  EXPECT_EQ(summary.ask("How many customers are there?", kModelSummary), "There are 3 customers.");
  EXPECT_TRUE(has(summary.row("summarize").report.detail, cap) || has(summary.warnings(), cap))
      << summary.row("summarize").report.detail;

  ModelAsking late(kShop);
  late.script.then(sql("SELECT count(*) FROM customers")).fail(Code::kPipelineTimeout, "no time");
  EXPECT_EQ(late.ask("How many customers are there?", kModelSummary), "There are 3 customers.");

  for (const char* options :
       {R"({"judge":"always"})",
        R"({"judge":"always","refine":"on"})"}) {  // for a retry, or the advice
    ModelAsking retry(kShop);
    retry.script.then(sql("SELECT name FROM customers WHERE city = 'Paris'"))
        .then(R"({"score":0.1,"confidence":0.9,"reasoning":"no"})")
        .fail(Code::kBudget, cap)
        .fail(Code::kBudget, cap);
    EXPECT_EQ(retry.ask("Which customers are there, and then?", options),
              "2 customers: Bob, Cleo\n(read as: Lists name of customers where city is 'Paris'.)\n"
              "(the result did not pass every check, so it may be wrong)")
        << options;
    EXPECT_TRUE(has(retry.warnings(), "not tried again: " + cap)) << retry.warnings();
  }

  ModelAsking second(kShop);  // for the second of two tasks
  second.variables = {{"ASK_PLAN", "on"}};
  second.script
      .then(R"({"plan_type":"multi-sequential","confidence":0.9,"tasks":[)"
            R"({"id":"t1","description":"number of customers","sql":"","depends_on":[]},)"
            R"({"id":"t2","description":"total of their orders","sql":"","depends_on":["t1"]}]})")
      .then(sql("SELECT count(*) FROM customers"))
      .fail(Code::kBudget, cap)
      .fail(Code::kBudget, cap);
  EXPECT_EQ(
      second.ask("How many customers are there? Then the total of their orders."),
      "There are 3 customers.\n(read as: Counts the rows of customers.)\n(not answered: total "
      "of their orders: " +
          cap + ")");
}

// Regression: the answer was "{}".
// feature 218
TEST(ModelCalls, ASummaryThatIsNotASentenceIsDropped) {
  for (const char* none : {"{}", R"({"answer": "There are 3."})", "[]", "null", " \x01 "}) {
    ModelAsking asking(kShop);
    asking.script.then(sql("SELECT count(*) FROM customers")).then(none);
    EXPECT_EQ(asking.ask("How many customers are there?", R"({"summary":"model"})"),
              "There are 3 customers.")
        << none;
  }
  ModelAsking noisy(kShop);
  noisy.script.then(sql("SELECT count(*) FROM customers")).then(std::string("3 of\0 them.", 11));
  EXPECT_EQ(noisy.ask("How many customers are there?", R"({"summary":"model"})"), "3 of them.");
}

// Regression: the answer was masked, but the notes below it were not.
// feature 245
TEST(ModelCalls, AKeyInTheMessageOfAServerIsMasked) {
  const std::string key = "sk-test-ABCDEFGHIJKLMNOPQRSTUVWX";
  ModelAsking asking(kShop);
  asking.variables["OPENAI_API_KEY"] = key;
  asking.script.fail(Code::kServiceUnavailable, "bad key " + key);
  const std::string answer = asking.ask("How many customers are there?");
  EXPECT_TRUE(has(answer, "There are 3 customers.\n(")) << answer;
  EXPECT_TRUE(has(answer, "bad key ***")) << answer;
  EXPECT_FALSE(has(answer, key)) << answer;
}

// Regression: the rows of the other tasks were dropped, and the whole question was an error.
// feature 44
// feature 224
// feature 115
TEST(ModelCalls, ATaskWithoutSqlKeepsTheRowsOfTheOthers) {
  const std::string known = sql("SELECT count(*) FROM orders");
  const auto tasks = [](bool last) {
    const std::string_view lost = R"({"id":"t2","description":"zork the blorps","sql":"",)"
                                  R"("depends_on":[]})";
    const std::string_view kept = R"({"id":"t1","description":"How many orders are there?",)"
                                  R"("sql":"","depends_on":[]})";
    return fmt::format(R"({{"plan_type":"multi-sequential","confidence":0.9,"tasks":[{},{}]}})",
                       last ? kept : lost, last ? lost : kept);
  };
  using Lose = void (*)(StatementText&);
  constexpr Lose kLost[] = {
      [](StatementText& s) { s.then("just prose"); },
      [](StatementText& s) { s.fail(Code::kModelError, "HTTP 400"); },
      [](StatementText& s) { s.fail(Code::kServiceUnavailable, "HTTP 500"); },
      [](StatementText& s) { s.then("{\"sql\":\"SELECT\\u0000 1\"}"); },
      [](StatementText& s) { s.then(sql("DROP TABLE customers")); },
  };
  for (size_t i = 0; i < std::size(kLost); ++i)
    for (const bool last : {true, false}) {
      const bool asked_again = i == 0 || i == 3;  // if the reply has no SQL
      ModelAsking asking(kShop);
      asking.variables = {{"ASK_PLAN", "on"}, {"ASK_SUMMARY", "code"}};
      asking.script.then(tasks(last));
      if (last) asking.script.then(known);
      kLost[i](asking.script);
      if (!last) asking.script.then(known);  // both are requested before the first is read
      if (asked_again) kLost[i](asking.script);
      const std::string answer = asking.ask("Why zork the blorps and the orders of the river?");
      EXPECT_TRUE(has(answer, "3")) << i << last << answer;
      EXPECT_TRUE(has(answer, "(not answered: zork the blorps: ")) << i << last << answer;
      EXPECT_FALSE(has(answer, "(the built-in engine stood in")) << i << last << answer;
      EXPECT_LE(asking.walk->state().confidence().value_or(1), .59) << i << last;
    }
  for (const Lose lose : kLost) {  // a single task is the question
    ModelAsking single(kShop);
    lose(single.script);
    lose(single.script);
    const std::string answer = single.ask("Why zork the blorps of the river?");
    EXPECT_FALSE(single.walk->state().error == std::nullopt) << answer;
  }
}

// feature 68
TEST(ModelCalls, TheFallbackToTheEngineIsNotedOnlyIfItsRowsAreShown) {
  ModelAsking columns(kShop);  // its SQL lacks the expected columns
  columns.script.then("no").then("no").then(sql("SELECT name AS a, city AS b FROM customers"));
  const std::string answer =
      columns.ask("Which customers live in Paris?", R"({"expect_columns":"a,b"})");
  EXPECT_TRUE(has(answer, "Cleo")) << answer;
  EXPECT_FALSE(has(answer, "stood in")) << answer;
  EXPECT_TRUE(has(columns.warnings(), "stood in for the model to write SQL")) << answer;

  ModelAsking rows(kShop);
  rows.script.then("no").then("no");
  EXPECT_TRUE(has(rows.ask("Which customers live in Paris?"),
                  "\n(the built-in engine stood in for the model to write SQL: "));
}

}  // namespace ask::test::model_calls_test
