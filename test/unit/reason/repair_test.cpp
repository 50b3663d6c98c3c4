// The steps between a failed attempt and the next one: diagnosis, advice, reading the schema again,
// and when to stop.
#include <gtest/gtest.h>

#include "agent/common/json_text.h"
#include "agent/reason/model/retry_guard.h"
#include "test/unit/reason/model_support.h"
#include "test/unit/scripted_reasoner.h"

namespace ask::test::repair_test {
namespace {

using Lines = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "INSERT INTO customers VALUES(1,'Ann','New York'),(2,'Bob','Paris'),(3,'Cleo','Rome');";
constexpr std::string_view kHard = "How many customers are there? Count each of them.";
constexpr std::string_view kPlan =
    R"({"plan_type":"single","confidence":0.9,)"
    R"("tasks":[{"id":"t1","description":"count","sql":"","depends_on":[]}]})";
constexpr std::string_view kFits = R"({"score":0.9,"confidence":0.9,"reasoning":"fits"})";
constexpr std::string_view kPoor =
    R"({"score":0.2,"confidence":0.2,"reasoning":"names, no number"})";

std::string sql(std::string_view statement) {
  return json_text({{"sql", statement}, {"reasoning", "r"}});
}
auto detail(const TraceRow& row) { return nlohmann::json::parse(row.report.detail); }

// The diagnosis for `statement` with this judgement.
std::string kind_of(const std::string& statement,
                    reason::Judgement judgement = {1, 1, "fine", false},
                    std::string_view options = R"({"max_retries": 1})") {
  Asking asking(kShop);
  asking.reasoner.drafts = {ScriptedReasoner::draft(statement),
                            ScriptedReasoner::draft("SELECT count(*) FROM customers")};
  asking.reasoner.judgements = {std::move(judgement)};
  asking.ask("How many customers are there?", options);
  for (const TraceRow& row : asking.rows)
    if (row.node == "diagnose") return detail(row)["kind"];
  return "none";
}

}  // namespace

// feature 124
TEST(Diagnose, EachOfTheSixKindsIsReached) {
  EXPECT_EQ(kind_of("SELECT json_extract(name, '$') FROM customers"), "execution_error");
  EXPECT_EQ(kind_of("SELECT count(*) FROM customers GROUP"), "execution_error");
  EXPECT_EQ(kind_of("SELECT nme FROM customers"), "phantom_names");
  EXPECT_EQ(kind_of("SELECT name FROM customers WHERE city = \"Paris\"", {.2, .2, "no", false}),
            "safety");
  EXPECT_EQ(kind_of("SELECT name FROM customers", {.2, .2, "no", false}), "relevance");
  EXPECT_EQ(kind_of("SELECT name FROM customers", {.9, .5, "no", true}), "doubt");  // no failure
  EXPECT_EQ(kind_of("SELECT name FROM customers WHERE id > 9", {.2, .2, "no", false}),
            "empty_result");
  EXPECT_EQ(kind_of("SELECT count(*) FROM customers"), "none");
}

// feature 127
TEST(Diagnose, AnErrorHasItsCodeAndItsNames) {
  const std::vector<std::array<std::string, 3>> cases = {
      {"SELECT nme FROM customers", "COLUMN_NOT_FOUND", "nme"},
      {"SELECT name FROM nowhere", "TABLE_NOT_FOUND", "nowhere"},
      {"SELECT median(id) FROM customers", "FUNCTION_NOT_FOUND", "median"},
      {"SELECT name FROM customers a JOIN customers b ON a.id = b.id", "AMBIGUOUS_COLUMN", "name"},
      {"SELECT name FROM customers ORDER BY BY id", "SYNTAX_ERROR", "id"}};
  for (const auto& [statement, code, name] : cases) {
    Asking asking(kShop);
    asking.reasoner.drafts = {ScriptedReasoner::draft(statement)};
    asking.ask("Which names?");
    const auto& row = *std::find_if(asking.rows.begin(), asking.rows.end(),
                                    [](const TraceRow& r) { return r.node == "diagnose"; });
    EXPECT_EQ(detail(row)["code"], code) << statement;
    EXPECT_EQ(detail(row)["names"], nlohmann::json({name})) << row.report.detail;
  }
}

// feature 128
TEST(Diagnose, AChangedSchemaIsReadAgain) {
  ModelAsking asking(kShop);
  asking.script.then(sql("SELECT count(age) FROM customers"))
      .then(sql("SELECT count(age) + 0 FROM customers"));
  asking.start("How many ages are there?");
  while (asking.rows.empty() || asking.rows.back().node != "check_sql") asking.step();
  asking.db.run("ALTER TABLE customers ADD COLUMN age INTEGER");
  asking.finish();
  EXPECT_EQ(asking.rows.back().event, Event::kDone);
  EXPECT_EQ(detail(asking.row("diagnose"))["schema_changed"], true);
  EXPECT_TRUE(has(asking.script.prompt(1), "age INTEGER")) << asking.script.prompt(1);
  EXPECT_EQ(asking.row("write_sql").attempt, 2);
}

// feature 76
TEST(Diagnose, UnexpectedColumnsAreRetried) {
  ModelAsking asking(kShop);
  asking.script.then(sql("SELECT id, name FROM customers"))
      .then(sql("SELECT name AS who FROM customers"));
  EXPECT_NE(asking.ask("List the customers.", R"({"expect_columns":"who"})"), "");
  EXPECT_TRUE(has(asking.script.prompt(1), "the result has 2 columns where 1 are wanted"));
  EXPECT_EQ(asking.walk->state().task().chosen()->draft.statement.text(),
            "SELECT name AS who FROM customers");
}

// Columns that differ only in their names are renamed, without a retry.
// feature 76
TEST(Diagnose, ExistingColumnsGetTheExpectedNames) {
  const auto asked = [](const std::string& select, std::string_view names) {
    ModelAsking asking(kShop);
    asking.script.then(sql(select));
    asking.ask("List the customers.", R"({"max_retries":0,"expect_columns":")" + str(names) + "\"}",
               Goal::kRows);
    const auto* result = asking.walk->state().last_result();
    EXPECT_EQ(asking.script.requests.size(), 1u);
    std::string out = result ? "" : asking.walk->state().error->message;
    for (size_t i = 0; result && i < result->columns.size(); ++i) out += result->columns[i] + " ";
    for (size_t i = 0; result && i < result->rows.size(); ++i)
      out += display(result->rows[i][0]) + (i + 1 < result->rows.size() ? "," : "");
    return out;
  };
  EXPECT_EQ(asked("SELECT name, city FROM customers WHERE id < 3 ORDER BY id", "who, town"),
            "who town Ann,Bob");
  EXPECT_EQ(asked("SELECT name AS n, city FROM customers ORDER BY n DESC", "who,"),
            "who city Cleo,Bob,Ann");
  // Columns in another order are not given wrong names.
  EXPECT_TRUE(has(asked("SELECT name, id FROM customers", "id, name"),
                  "column 1 is called \"name\" where \"id\" is wanted"));
}

// feature 203
TEST(Diagnose, RevealsNoRowsThatAreNotShared) {
  for (const std::string share : {"results", "values"}) {
    ModelAsking asking(kShop);
    asking.script.then(sql("SELECT name FROM customers WHERE id = 99"));
    if (share == "results")
      asking.script.then(R"({"score":0.1,"confidence":0.9,"reasoning":"nobody"})");
    asking.script.then(sql("SELECT name FROM customers"));
    asking.ask("Who is the customer?", R"({"score_threshold":1,"share":")" + share + "\"}");
    const std::string prompt = asking.script.prompt(share == "results" ? 2 : 1);
    EXPECT_TRUE(has(prompt, "Attempt 1 failed")) << prompt;
    EXPECT_EQ(has(prompt, "(empty_result)"), share == "results") << prompt;
  }
}

// feature 125
// feature 129
TEST(Refine, AdviceOfAModelReachesTheNextAttemptWithoutSql) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(str(kPlan))
      .then(sql("SELECT name FROM customers"))
      .then(str(kPoor))
      .then("Here:\n1. Count the rows.\n2) SELECT count(*) FROM customers\n3. Do not list names.")
      .then(sql("SELECT count(*) FROM customers"))
      .then(str(kFits))
      .then("There are 3.");
  EXPECT_EQ(asking.ask(str(kHard), R"({"refine":"on"})"), "There are 3.");
  EXPECT_EQ(asking.script.steps(),
            (Lines{"plan", "write_sql", "judge", "refine", "write_sql", "judge", "summarize"}));
  EXPECT_TRUE(has(asking.script.prompt(3), "names, no number"));
  EXPECT_TRUE(has(asking.script.prompt(3), "SELECT name FROM customers"));
  EXPECT_TRUE(has(asking.script.prompt(4), "1. Count the rows.\n2. Do not list names."))
      << asking.script.prompt(4);
}

// Regression: the remedy was in the prompt twice, in the error and in the advice.
// feature 126
TEST(Refine, TheErrorIsDescribedOnce) {
  ModelAsking asking(kShop);
  asking.script.then(sql("SELECT nme, ct FROM customers"))
      .then("1. Look again.")
      .then(sql("SELECT count(*) FROM customers"));
  asking.ask("How many customers are there?", R"({"refine":"on"})");
  for (const size_t i : {1U, 2U}) {
    const std::string prompt = asking.script.prompt(i);
    const size_t at = prompt.find("did you mean \"name\"?");
    EXPECT_NE(at, prompt.npos) << prompt;
    EXPECT_EQ(prompt.find("did you mean \"name\"?", at + 1), prompt.npos) << prompt;
    EXPECT_FALSE(has(prompt, "Hints:")) << prompt;
  }
  EXPECT_EQ(reason::not_in("no column a (did you mean b?); no table t",
                           "no column a; did you mean b?\nno table t\nno function f; use g"),
            "no function f; use g");
}

// feature 125
// feature 119
TEST(Refine, AfterThreeDoubtsTheBestAttemptIsUsed) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(str(kPlan));
  for (int i = 0; i < 4; ++i) {
    asking.script.then(sql("SELECT count(*) + " + std::to_string(i) + " FROM customers"))
        .then(R"({"score":0.9,"confidence":0.55,"reasoning":"unsure"})");
    if (i < 3) asking.script.then("1. Look again.");
  }
  asking.script.then("About 3.");
  // Without the dimension that depends on the run time of the statement.
  const std::string answer = asking.ask(
      str(kHard), R"({"refine":"on","weights":{"correctness":0.5,"semantic_accuracy":0.5}})");
  EXPECT_TRUE(answer.starts_with("About 3.")) << answer;
  EXPECT_TRUE(has(answer, "the result did not pass every check")) << answer;
  const Lines steps = asking.script.steps();
  EXPECT_EQ(std::count(steps.begin(), steps.end(), "refine"), 3);
  EXPECT_EQ(std::count(steps.begin(), steps.end(), "write_sql"), 4);
}

TEST(Refine, AFailedRefinerIsSkipped) {
  ModelAsking asking(kShop);
  asking.script.then(sql("SELECT nme FROM customers"))
      .fail(Code::kServiceUnavailable, "status 500")
      .then(sql("SELECT count(*) FROM customers"));
  EXPECT_EQ(asking.ask("How many customers are there?", R"({"refine":"on"})"),
            "There are 3 customers.");
}

// feature 132
TEST(Repair, TheSameSqlInAnotherSpellingIsDetected) {
  EXPECT_TRUE(reason::same_sql("SELECT a FROM t", "select  a\nfrom t;"));
  EXPECT_TRUE(reason::same_sql("not sql", "not sql"));
  EXPECT_FALSE(reason::same_sql("SELECT a FROM t", "SELECT b FROM t"));
  EXPECT_FALSE(reason::same_sql("not sql", "no sql"));
  EXPECT_FALSE(reason::same_sql("SELECT 'a'", "SELECT 'A'"));
}

// feature 132
TEST(Repair, SqlOfAnyEarlierAttemptIsRefused) {
  ModelAsking asking(kShop);
  asking.script.then(sql("SELECT nam FROM customers"))
      .then(sql("SELECT nme FROM customers"))
      .then(sql("select nam from customers;"))
      .then(sql("SELECT count(*) FROM customers"));
  EXPECT_EQ(asking.ask("How many customers are there?"), "There are 3 customers.");
  EXPECT_TRUE(has(asking.script.prompt(3), "That is the same SQL again"));
  EXPECT_EQ(asking.row("write_sql").attempt, 3);
}

// feature 134
TEST(Repair, GivingUpNamesTheAttemptsAndTheLastError) {
  Asking asking(kShop);
  for (const char* name : {"a", "b", "c", "d"})
    asking.reasoner.drafts.push_back(
        ScriptedReasoner::draft("SELECT " + str(name) + " FROM customers"));
  asking.ask("Which names?");
  ASSERT_TRUE(asking.walk->state().error);
  EXPECT_EQ(asking.walk->state().error->message,
            "gave up after 4 attempts: there is no column \"d\" in \"customers\" "
            "(did you mean \"id\"?)");
}

// feature 129
TEST(Repair, FixesAreNumberedLinesAndNoSql) {
  EXPECT_EQ(reason::read_fixes("1. a\n2. SELECT 1\n  3) b\n4 c\n- d\n"), "1. a\n2. b");
  EXPECT_EQ(reason::read_fixes("no list"), "");
  EXPECT_EQ(reason::read_fixes("1. a\n2. b\n3. c\n4. d\n5. e\n6. f"),
            "1. a\n2. b\n3. c\n4. d\n5. e");
  EXPECT_LE(
      reason::read_fixes("1. " + std::string(900, 'x') + "\n2. " + std::string(900, 'y')).size(),
      1000u);
}

}  // namespace ask::test::repair_test
