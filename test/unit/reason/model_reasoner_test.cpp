// The agent's graph driven by a model with scripted replies: calls, retries, fallbacks.
#include <gtest/gtest.h>

#include <regex>

#include "test/unit/reason/model_support.h"

namespace ask::test::model_reasoner_test {
namespace {

using Steps = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),"
    " total REAL);"
    "INSERT INTO customers VALUES(1,'Ann','New York'),(2,'Bob','Paris'),(3,'Cleo','Rome');"
    "INSERT INTO orders VALUES(1,1,10),(2,2,20),(3,3,30);";
constexpr std::string_view kCount = R"({"sql":"SELECT count(*) FROM customers","reasoning":"n"})";
constexpr std::string_view kEasy = "How many customers are there?";
// Two sentences: worth the calls for a plan, a judgement and a summary.
constexpr std::string_view kHard = "How many customers are there? Count each of them.";
constexpr std::string_view kPlan =
    R"({"plan_type":"single","confidence":0.9,)"
    R"("tasks":[{"id":"t1","description":"count","sql":"","depends_on":[]}]})";
constexpr std::string_view kGood = R"({"score":0.9,"confidence":0.9,"reasoning":"fits"})";

}  // namespace

// feature 191
TEST(ModelReasoner, AnEasyQuestionCostsOneCall) {
  ModelAsking asking(kShop);
  asking.script.then(str(kCount));
  EXPECT_EQ(asking.ask(str(kEasy)), "There are 3 customers.");
  EXPECT_EQ(asking.script.steps(), Steps{"write_sql"});
  EXPECT_EQ(asking.row("write_sql").report.tokens, 11);
  EXPECT_TRUE(has(asking.row("write_sql").report.prompt, "You write one SELECT"));
  EXPECT_EQ(asking.row("write_sql").report.reply, kCount);
}

TEST(ModelReasoner, AHarderQuestionIsPlannedJudgedAndSummarized) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(str(kPlan)).then(str(kCount)).then(str(kGood)).then("There are 3 of them.");
  EXPECT_EQ(asking.ask(str(kHard)), "There are 3 of them.");
  EXPECT_EQ(asking.script.steps(), (Steps{"plan", "write_sql", "judge", "summarize"}));
}

// feature 41
TEST(ModelReasoner, AnInvalidPlanIsRetriedOnce) {
  ModelAsking asking(kShop);
  asking.script.then(R"({"plan_type":"single","confidence":1,"tasks":[],"extra":1})")
      .then(str(kPlan));
  asking.ask(str(kEasy), "{}", Goal::kPlan);
  EXPECT_EQ(asking.script.steps(), (Steps{"plan", "plan"}));
  EXPECT_TRUE(has(asking.script.prompt(1), "That is not a plan in the form asked for"));
  EXPECT_EQ(asking.walk->state().plan.tasks.at(0).description, "count");
}

// feature 45
// feature 46
TEST(ModelReasoner, AFailedPlannerIsIgnored) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.fail(Code::kServiceUnavailable, "status 500")
      .then(str(kCount))
      .then(str(kGood))
      .then("3.");
  EXPECT_EQ(asking.ask(str(kHard)), "3.");
  EXPECT_EQ(asking.row("plan").report.score, 0);
  EXPECT_TRUE(has(asking.row("plan").report.detail, "status 500"));
  EXPECT_TRUE(has(asking.warnings(), "planning failed"));

  ModelAsking unsure(kShop);
  unsure.with_every_step();
  std::string plan = str(kPlan);
  plan.replace(plan.find("0.9"), 3, "0.3");
  unsure.script.then(plan).then(str(kCount)).then(str(kGood)).then("3.");
  unsure.ask(str(kHard));
  EXPECT_TRUE(has(unsure.warnings(), "the plan is uncertain"));
}

// feature 67
TEST(ModelReasoner, AReplyWithoutSqlIsRetriedOnce) {
  ModelAsking asking(kShop);
  asking.script.then("I would rather not.").then(str(kCount));
  EXPECT_TRUE(has(asking.ask(str(kEasy)), "3"));
  EXPECT_EQ(asking.script.steps(), (Steps{"write_sql", "write_sql"}));
  EXPECT_TRUE(has(asking.script.prompt(1), "I would rather not."));
  EXPECT_EQ(asking.row("write_sql").attempt, 1);
  EXPECT_EQ(asking.warnings(), "");
}

// feature 126
TEST(ModelReasoner, ARetryRequestContainsTheSqlAndTheMessage) {
  ModelAsking asking(kShop);
  asking.script.then(R"({"sql":"SELECT nam FROM customers","reasoning":""})").then(str(kCount));
  EXPECT_TRUE(has(asking.ask(str(kEasy)), "3"));
  ASSERT_EQ(asking.script.steps()[1], "write_sql");
  const std::string prompt = asking.script.prompt(1);
  EXPECT_TRUE(has(prompt, "SELECT nam FROM customers")) << prompt;
  EXPECT_TRUE(has(prompt, "nam")) << prompt;
  EXPECT_TRUE(has(prompt, "name")) << prompt;
  EXPECT_TRUE(has(prompt, "customers(id INTEGER PK")) << prompt;
}

TEST(ModelReasoner, RepeatedSqlIsDetected) {
  const std::string bad = R"({"sql":"SELECT nam FROM customers","reasoning":""})";
  ModelAsking asking(kShop);
  asking.script.then(bad).then(bad).then(str(kCount));
  EXPECT_TRUE(has(asking.ask(str(kEasy)), "3"));
  EXPECT_TRUE(has(asking.script.prompt(2), "That is the same SQL again"));
  EXPECT_EQ(asking.row("write_sql").attempt, 2);

  ModelAsking stubborn(kShop);
  stubborn.script.then(bad).then(bad).then(bad);
  EXPECT_TRUE(has(stubborn.ask(str(kEasy)), "3"));
  EXPECT_TRUE(has(stubborn.warnings(), "the model keeps writing SQL that has failed"));
}

// feature 115
// feature 118
TEST(ModelReasoner, ALowJudgementTriggersARetryWithItsReason) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(str(kPlan))
      .then(R"({"sql":"SELECT name FROM customers","reasoning":""})")
      .then(R"({"score":0.1,"confidence":0.2,"reasoning":"names instead of a number"})")
      .then(str(kCount))
      .then(str(kGood))
      .then("3.");
  EXPECT_EQ(asking.ask(str(kHard)), "3.");
  EXPECT_TRUE(has(asking.script.prompt(3), "names instead of a number"));
  EXPECT_TRUE(has(asking.script.prompt(2), "name\nAnn\nBob\nCleo"));
}

// feature 119
TEST(ModelReasoner, ADoubtedResultIsRetriedAndTheBestIsKept) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(str(kPlan))
      .then(str(kCount))
      .then(R"({"score":0.9,"confidence":0.55,"reasoning":"maybe distinct ones"})")
      .then(R"({"sql":"SELECT count(DISTINCT city) FROM customers","reasoning":""})")
      .then(R"({"score":0.6,"confidence":0.4,"reasoning":"worse"})")
      .then("3.");
  EXPECT_EQ(asking.ask(str(kHard), R"({"max_retries":1})"),
            "3.\n(the result did not pass every check, so it may be wrong)");
  EXPECT_TRUE(has(asking.script.prompt(3), "maybe distinct ones"));
  EXPECT_EQ(asking.walk->state().tasks.at(0).chosen()->draft.statement.text(),
            "SELECT count(*) FROM customers");
}

// feature 115
TEST(ModelReasoner, AFailedJudgeCountsAsOneHalfAndTheResultIsKept) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(str(kPlan))
      .then(str(kCount))
      .fail(Code::kServiceUnavailable, "too slow")
      .then("3.");
  EXPECT_EQ(asking.ask(str(kHard)), "3.");
  EXPECT_TRUE(has(asking.row("judge").report.detail, R"("relevance":0.5)"));
  EXPECT_TRUE(has(asking.warnings(), "the result was not judged: too slow"));
}

// feature 193
TEST(ModelReasoner, ASummaryWithAWrongNumberIsDroppedWithANote) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(str(kPlan)).then(str(kCount)).then(str(kGood)).then("There are 41 customers.");
  const std::string answer = asking.ask(str(kHard));
  EXPECT_FALSE(has(answer, "41")) << answer;
  EXPECT_TRUE(has(answer, "3")) << answer;
  EXPECT_TRUE(has(asking.row("summarize").report.detail,
                  R"(the model's summary was dropped: \"41\" does not follow from the rows)"))
      << asking.row("summarize").report.detail;
}

// feature 139
TEST(ModelReasoner, AFailedSummaryStillGivesTheRows) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(str(kPlan))
      .then(str(kCount))
      .then(str(kGood))
      .fail(Code::kServiceUnavailable, "status 500");
  EXPECT_TRUE(has(asking.ask(str(kHard)), "3"));
  EXPECT_TRUE(has(asking.warnings(), "the built-in engine stood in for the model to sum up"));
}

// feature 92
TEST(ModelReasoner, BelowShareResultsNoRowIsSentAndCodeJudgesAndSummarizes) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.then(str(kPlan)).then(str(kCount));
  EXPECT_TRUE(has(asking.ask(str(kHard), R"({"share":"schema"})"), "3"));
  EXPECT_EQ(asking.script.steps(), (Steps{"plan", "write_sql"}));
}

TEST(ModelReasoner, AnUnavailableModelIsReplacedWithANote) {
  ModelAsking asking(kShop);
  asking.script.fail(Code::kServiceUnavailable, "no answer");
  EXPECT_TRUE(has(asking.ask(str(kEasy)), "3"));
  EXPECT_EQ(asking.warnings(),
            "the built-in engine stood in for the model to write SQL: no answer\n");
  EXPECT_TRUE(has(asking.row("write_sql").report.detail, "no answer"));
}

// feature 68
TEST(ModelReasoner, AModelIsReplacedAfterTwoUselessReplies) {
  ModelAsking asking(kShop);
  asking.script.then("no").then("still no");
  EXPECT_TRUE(has(asking.ask(str(kEasy)), "3"));
  EXPECT_TRUE(has(asking.warnings(), "the built-in engine stood in for the model to write SQL"));
}

TEST(ModelReasoner, ErrorsThatNeedActionAreReported) {
  for (const Code code : {Code::kBudget, Code::kCancelled, Code::kSecurityViolation,
                          Code::kMissingLlm, Code::kPipelineTimeout}) {
    ModelAsking asking(kShop);
    asking.script.fail(code, "why");
    EXPECT_EQ(asking.ask(str(kEasy)), str(name(code)) + " why");
  }
}

// feature 33
TEST(ModelReasoner, TheModelSelectsTablesOnlyIfThereAreMany) {
  std::string script(kShop);
  for (int i = 0; i < 10; ++i)
    script += "CREATE TABLE extra" + std::to_string(i) + "(" + std::string(40, 'x') + ");";
  ModelAsking asking(script);
  asking.with_every_step();
  asking.script.then(R"({"tables":["orders","nope"]})")
      .then(str(kPlan))
      .then(str(kCount))
      .then(str(kGood))
      .then("3.");
  // They fit into the prompt, so nothing is selected.
  constexpr std::string_view kSmall = R"({"schema_budget_tokens":100,"tools":"off"})";
  asking.ask(str(kHard), kSmall);
  EXPECT_EQ(asking.script.steps()[0], "link");
  EXPECT_EQ(asking.walk->state().links.tables, std::vector<size_t>{1});

  // If the selection is unusable all tables are used, the retrieved ones first.
  for (const char* reply : {"no idea", "[]", R"({"tables":["nope"]})"}) {
    ModelAsking junk(script);
    junk.with_every_step();
    junk.script.then(reply).then(str(kPlan)).then(str(kCount)).then(str(kGood)).then("3.");
    EXPECT_EQ(junk.ask(str(kHard), kSmall), "3.");
    const auto& tables = junk.walk->state().links.tables;
    ASSERT_EQ(tables.size(), 12u) << reply;
    EXPECT_EQ((std::vector<size_t>{tables[0], tables[1]}), (std::vector<size_t>{0, 1})) << reply;
  }
}

// feature 14
TEST(ModelReasoner, TheGateAsksWhenUnsureAndContinuesOnFailure) {
  ModelAsking asking(kShop);
  asking.script.then(R"({"is_question":false,"reason":"That is a name."})");
  EXPECT_EQ(asking.ask("sns"), "That is a name.");
  EXPECT_EQ(asking.script.steps(), Steps{"gate"});

  ModelAsking down(kShop);
  down.script.fail(Code::kServiceUnavailable, "status 500").then(str(kCount));
  EXPECT_TRUE(has(down.ask("customers"), "3"));
}

// feature 169
TEST(ModelReasoner, AStepCanUseTheBuiltInEngine) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script.builtin_steps = {"plan", "judge", "summarize"};
  asking.script.then(str(kCount));
  EXPECT_TRUE(has(asking.ask(str(kHard)), "3"));
  EXPECT_EQ(asking.script.steps(), Steps{"write_sql"});
  EXPECT_EQ(asking.warnings(), "");
}

// feature 177
TEST(ModelReasoner, TheSameRepliesGiveTheSameTrace) {
  std::vector<std::string> runs;
  for (int i = 0; i < 2; ++i) {
    ModelAsking asking(kShop);
    asking.with_every_step();
    asking.script.then(str(kPlan)).then(str(kCount)).then(str(kGood)).then("3.");
    asking.ask(str(kHard));
    std::string run;
    for (const TraceRow& row : asking.rows) {
      // Their details contain milliseconds, or the efficiency score computed from them.
      const bool timed = row.node == "run_sql" || row.node == "score" || row.node == "judge";
      const std::regex milliseconds(R"("query_ms":[^,}]*)");
      run += str(row.node) + row.status + row.report.sql + row.report.prompt + row.report.reply +
             (timed ? "" : std::regex_replace(row.report.detail, milliseconds, "")) + "\n";
    }
    runs.push_back(run);
  }
  EXPECT_EQ(runs[0], runs[1]);
}

}  // namespace ask::test::model_reasoner_test
