// At share=schema requests depend on the schema and the question alone: two databases that differ
// only in their rows send identical bytes.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "agent/reason/model/result_prompt.h"
#include "agent/reason/retrieval/chunks.h"
#include "test/unit/reason/model_support.h"

namespace ask::test::model_share_test {
namespace {

// Keys of every kind: declared, implied by name (parts), found from the rows only (clients,
// visits).
constexpr std::string_view kTables =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT, code);"
    "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),"
    " placed TEXT, state TEXT, total REAL, paid INTEGER);"
    "CREATE TABLE things(thing_id INTEGER PRIMARY KEY, label TEXT);"
    "CREATE TABLE parts(id INTEGER PRIMARY KEY, thing_id INTEGER, label TEXT);"
    "CREATE TABLE clients(client_no INTEGER, called TEXT);"
    "CREATE TABLE visits(visit_no INTEGER, client_no INTEGER, fee REAL, day INTEGER);"
    "CREATE VIEW paid_orders AS SELECT id, placed FROM orders WHERE paid;"
    "INSERT INTO customers VALUES(1,'Ann','Lisbon','a'),(2,'Bob','Paris','b');";
constexpr std::string_view kRows =
    "INSERT INTO orders VALUES(1,1,'2024-03-01','open',10,1),(2,2,'2024-04-01','closed',20,0);"
    "INSERT INTO things VALUES(1,'turquoise'),(2,'marble');"
    "INSERT INTO parts VALUES(1,1,'bolt'),(2,2,'Marta Olivenza');"
    "INSERT INTO clients VALUES(1,'Cleo'),(2,'Dora'),(3,'Emil');"
    "INSERT INTO visits VALUES(10,1,5,20240101),(11,2,6,20240102),(12,3,7,20240103);";
constexpr std::string_view kOtherRows =
    "UPDATE customers SET name='Oslo', city='pending', code=1;"
    "INSERT INTO orders VALUES(1,1,'5.3.2024','Lisbon',1e9,7),(2,2,'6.3.2024','Paris',2e9,8),"
    "(3,2,'7.3.2024','warmest',0,9);"
    "INSERT INTO things VALUES(1,'bolt'),(2,'open');"
    "INSERT INTO parts VALUES(1,900,'gadget'),(2,901,'gadget');"
    "INSERT INTO clients VALUES(1,'turquoise'),(1,'marble');"
    "INSERT INTO visits VALUES(1,77,5,1704067200),(1,78,6,1704153600);";
constexpr const char* kQuestions[] = {
    "How many customers are there?",
    "Which customers live in Lisbon?",
    "pending ones in Oslo",
    "show the turquoise gadgets",
    "What did Marta Olivenza get for marble?",
    "What is the total of open orders by city?",
    "visits of client Cleo",
    "Compare the orders of Lisbon and Paris",
    "Why did orders fall in March?",
    "How many open orders and how many bolt parts are there?",
    "the warmest pending marble, by month",
    "What happened on 2024-03-01?",
    "How many visits are there per client, and how much turquoise?",
    "List the parts of turquoise. Then list the customers from Lisbon.",
    "parts of things",
    "tell me a joke about marble",
};
constexpr const char* kOptions[] = {
    R"({"share":"schema"})",
    R"({"share":"schema","tools":"on"})",
    R"({"share":"schema","plan":"on"})",
    R"({"share":"schema","plan_form":"dag","refine":"on"})",
    R"({"share":"schema","candidates":3,"strategy":"vote"})",
    R"({"share":"schema","form":"tree","judge":"always","summary":"model"})",
    R"({"share":"schema","schema_budget_tokens":120,"tools":"off"})",
    R"({"share":"schema","schema_budget_tokens":120,"tools":"on"})",
    R"({"share":"schema","schema_budget_tokens":120,"tools":"off","link_k":2,"sample_rows":3})",
};
// Serves as the reply of every step.
constexpr std::string_view kReply =
    R"({"sql":"SELECT count(*) FROM customers","reasoning":"n","tables":["customers"],)"
    R"("is_question":true,"reason":"","follows":true,"question":"which customers live",)"
    R"("score":1,"confidence":1})";

std::string many_tables(std::string_view label) {
  std::string out;
  for (int i = 0; i < 24; ++i)
    out += fmt::format(
        "CREATE TABLE filler{0}(id INTEGER PRIMARY KEY, alpha TEXT, beta TEXT);"
        "INSERT INTO filler{0} VALUES(1,'{1}','{1}'),(2,'{1}','gadget');",
        i, i % 7 == 0 ? label : "x");
  return out;
}

struct Twins {
  explicit Twins(bool large)
      : one(str(kTables) + str(kRows) + (large ? many_tables("zinc") : "")),
        other(str(kTables) + str(kOtherRows) + (large ? many_tables("turquoise") : "")) {}
  ModelAsking one, other;
};

std::string sent(ModelAsking& asking, const std::string& question, std::string_view options,
                 Goal goal = Goal::kAnswer) {
  asking.ask(question, options, goal);
  std::string out;
  for (size_t i = 0; i < asking.script.requests.size(); ++i) {
    const llm::ChatRequest& request = asking.script.requests[i];
    out +=
        fmt::format("--- {} {}\n{}", request.step, request.tools.size(), asking.script.prompt(i));
  }
  asking.script = {};
  return out;
}

void prepare(StatementText& script, int broken) {
  for (int i = 0; i < broken; ++i) script.fail(Code::kServiceUnavailable, "down");
  for (int i = 0; i < 12; ++i) script.then(str(kReply));
}

}  // namespace

// feature 34
// feature 220
TEST(ModelShare, AtSchemaRequestsDependOnSchemaAndQuestionOnly) {
  size_t compared = 0;
  Twins small(false), large(true);
  size_t option = 0;
  for (const char* options : kOptions) {
    // A pair of options and question is tried once; schema size and broken connection alternate.
    size_t pair = option++;
    for (const char* question : kQuestions) {
      Twins& twins = pair % 2 == 0 ? small : large;
      const int broken = pair / 2 % 2 == 0 ? 0 : 1;
      ++pair;
      prepare(twins.one.script, broken);
      prepare(twins.other.script, broken);
      const std::string one = sent(twins.one, question, options);
      EXPECT_EQ(one, sent(twins.other, question, options)) << options << "\n" << question;
      compared += !one.empty();
    }
  }
  EXPECT_GT(compared, 125U);
}

// feature 34
TEST(ModelShare, AtSchemaAnOutlineDependsOnSchemaAndQuestionOnly) {
  for (const bool large : {false, true}) {
    Twins twins(large);
    for (const Goal goal : {Goal::kOutline, Goal::kReport, Goal::kPlan, Goal::kSql})
      for (const int broken : {0, 1})
        for (const char* question : {"a report on the orders", "why do orders of Lisbon fall?"}) {
          prepare(twins.one.script, broken);
          prepare(twins.other.script, broken);
          const std::string one = sent(twins.one, question, kOptions[0], goal);
          EXPECT_EQ(one, sent(twins.other, question, kOptions[0], goal)) << question;
          EXPECT_NE(one, "");
        }
  }
}

// feature 11
// feature 34
TEST(ModelShare, AtSchemaFollowUpsDependOnTheConversationOnly) {
  constexpr std::string_view kSession = R"({"share":"schema","session":"s"})";
  Twins twins(false);
  reason::AnsweredTurn turn;
  turn.question = turn.resolved = "Which customers live in Lisbon?";
  turn.sql = "SELECT name FROM customers WHERE city = 'Lisbon'";
  turn.columns = {"name", "city = 'Lisbon'"};
  twins.one.dialogues.add("s", turn);
  twins.other.dialogues.add("s", turn);
  for (const char* question :
       {"and in Paris?", "and pending?", "how many of them?", "only the turquoise ones",
        "what about marble?", "and of clients?"}) {
    prepare(twins.one.script, 0);
    prepare(twins.other.script, 0);
    const std::string one = sent(twins.one, question, kSession);
    EXPECT_EQ(one, sent(twins.other, question, kSession)) << question;
    EXPECT_TRUE(has(one, "--- write_sql")) << one;
    EXPECT_FALSE(has(one, "city = 'Lisbon'")) << one;
  }
  // If the model is unavailable the engine resolves them from stored values.
  twins.one.ask("and in Paris?", kSession);
  EXPECT_EQ(twins.one.walk->state().whole_question(), "Which customers live in Paris");
}

// At every share the engine answers from stored values if its confidence is high.
// feature 221
TEST(ModelShare, AtSchemaTheEngineStillPlansWhatItIsSureOf) {
  Twins twins(false);
  const std::string answer =
      twins.one.ask("How many customers are there and how many Lisbon?",
                    R"({"share":"schema","strategy":"cascade","cascade_confidence":0.3})");
  EXPECT_FALSE(has(answer, "no_datasource")) << answer;
}

// A result that the engine's reading contradicts is retried, see docs/models.md: up to that point
// the requests are equal.
// feature 219
TEST(ModelShare, AtSchemaTheEnginesReadingChangesNoRequestBeforeTheRun) {
  size_t asked = 0;  // the rest is refused before any request
  for (const char* question : kQuestions) {
    Twins twins(false);
    twins.one.reads_again = twins.other.reads_again = true;
    prepare(twins.one.script, 0);
    prepare(twins.other.script, 0);
    twins.one.ask(question, kOptions[0]);
    twins.other.ask(question, kOptions[0]);
    ASSERT_EQ(twins.one.script.requests.empty(), twins.other.script.requests.empty()) << question;
    if (twins.one.script.requests.empty()) continue;
    EXPECT_EQ(twins.one.script.prompt(0), twins.other.script.prompt(0)) << question;
    ++asked;
  }
  EXPECT_GT(asked, std::size(kQuestions) / 2);
}

// feature 34
TEST(ModelShare, AtSchemaEmbeddedTextsAreTheSame) {
  Twins twins(true);
  std::vector<std::string> texts;
  for (ModelAsking* asking : {&twins.one, &twins.other}) {
    prepare(asking->script, 0);
    asking->ask(kQuestions[0], kOptions[0]);
    std::string all;
    for (const reason::Chunk& chunk :
         reason::chunks(db::without_data(*asking->walk->state().snapshot).catalog, false))
      all += fmt::format("{} {} {}\n", chunk.key, chunk.disproved, chunk.text);
    texts.push_back(all);
  }
  EXPECT_EQ(texts[0], texts[1]);
}

// Stored values similar to a wrong literal are not sent, nor are the tables whose names match them.
// feature 34
// feature 220
TEST(ModelShare, AtSchemaARetryShowsNoTableForAStoredValue) {
  std::vector<std::string> prompts;
  for (const char* town : {"filler53", "Lisbon"}) {
    ModelAsking asking(str(kTables) + many_tables("zinc") + "UPDATE customers SET city = '" + town +
                       "';");
    const std::string draft =
        R"({"sql":"SELECT name FROM customers WHERE city = 'filler54x'","reasoning":"n"})";
    asking.script.then(R"({"tables":["customers"]})").then(draft).then(draft);
    asking.ask("the warmest pending marble, by month",
               R"({"share":"schema","tools":"off","schema_budget_tokens":300,"columns":"strict"})");
    ASSERT_GE(asking.script.requests.size(), 3U);
    prompts.push_back(asking.script.prompt(2));
    EXPECT_TRUE(has(prompts.back(), "it did not give rows that answer the task")) << prompts.back();
  }
  EXPECT_EQ(prompts[0], prompts[1]);
}

// feature 92
TEST(ModelShare, HeadingsWithATextLiteralAreSharedFromShareValuesOn) {
  const reason::KeptTable kept{"df_1", "by town", {"n", "\"city\" = 'Lisbon'"}, 3};
  EXPECT_EQ(reason::kept_line(kept, reason::Share::kSchema),
            "df_1(n) and 1 more column -- by town");
  EXPECT_EQ(reason::kept_line(kept, reason::Share::kValues),
            "df_1(n, \"\"\"city\"\" = 'Lisbon'\") -- by town");
}

// The engine's SQL may depend on stored values. If no statement of the model runs, it must reveal
// nothing: neither as one more draft, nor if it cannot be used.
// feature 34
// feature 192
TEST(ModelShare, AtSchemaTheEnginesDraftDoesNotChangeTheNumberOfRequests) {
  constexpr std::string_view kRefused = R"({"sql":"SELECT nope FROM customers","reasoning":"n"})";
  size_t compared = 0, option = 0;
  Twins twins(false);
  twins.one.reads_again = twins.other.reads_again = true;
  for (const char* options :
       {R"({"share":"schema","candidates":2})", R"({"share":"schema","strategy":"vote"})",
        R"({"share":"schema","candidates":2,"expect_columns":"a,b,c"})",
        R"({"share":"schema","strategy":"vote","expect_columns":"a,b,c","refine":"on"})",
        R"({"share":"schema","expect_columns":"a,b,c"})",
        R"({"share":"schema","max_retries":4})"}) {
    size_t pair = option++;
    for (const char* question : kQuestions) {
      const std::string_view reply = pair++ % 2 == 0 ? kRefused : "just prose";
      for (ModelAsking* asking : {&twins.one, &twins.other})
        for (int i = 0; i < 20; ++i) asking->script.then(str(reply));
      const std::string one = sent(twins.one, question, options);
      EXPECT_EQ(one, sent(twins.other, question, options)) << options << "\n" << question;
      compared += has(one, "--- write_sql");
    }
  }
  EXPECT_GT(compared, 50U);
}

// The engine's own error message may quote stored values.
// feature 34
// feature 44
TEST(ModelShare, AtSchemaTheErrorOfTheFallbackIsNotPassedToALaterTask) {
  for (const std::string_view share : {"schema", "values", "results"}) {
    ModelAsking asking(str(kTables) + str(kRows));
    asking.script
        .then(R"({"plan_type":"multi-sequential","confidence":0.9,"tasks":[
          {"id":"t1","description":"zork the blorps","sql":"","depends_on":[]},
          {"id":"t2","description":"how many of them?","sql":"","depends_on":["t1"]}]})")
        .then("prose")
        .then("prose")
        .then(str(kReply));
    asking.ask("Why zork the blorps?", fmt::format(R"({{"plan":"on","share":"{}"}})", share));
    ASSERT_GE(asking.script.requests.size(), 4U) << share;
    const std::string prompt = asking.script.prompt(3);
    EXPECT_TRUE(has(prompt, "It failed:")) << prompt;
    EXPECT_EQ(has(prompt, "I do not understand"), share == "results") << prompt;
  }
}

}  // namespace ask::test::model_share_test
