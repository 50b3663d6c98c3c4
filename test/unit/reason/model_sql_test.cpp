// From SQL to a server on this machine and back.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "test/unit/llm/loopback_server.h"
#include "test/unit/support.h"

namespace ask::test::model_sql_test {
namespace {

using nlohmann::json;
using Rows = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT);"
    "INSERT INTO customers VALUES(1,'Ann'),(2,'Bob'),(3,'Cleo');";
constexpr std::string_view kHowMany = "SELECT ask('How many customers are there?')";

std::string chat_reply(const std::string& text) {
  const json reply = {{"model", "served"},
                      {"choices", {{{"message", {{"content", text}}}, {"finish_reason", "stop"}}}},
                      {"usage", {{"prompt_tokens", 70}, {"completion_tokens", 9}}}};
  return reply.dump();
}

// A connection that asks the server as openai/test.
struct Connected {
  Connected() {
    db.rows("SELECT ask_config('model','openai/test'), ask_config('base_url','" + server.url() +
            "')");
  }
  LoopbackServer server;
  Database db{kShop};
};

}  // namespace

// feature 191
TEST(ModelSql, AnEasyQuestionIsOneRequest) {
  Connected c;
  c.server.then(
      test::json(chat_reply(R"({"sql":"SELECT count(*) FROM customers","reasoning":"n"})")));
  EXPECT_EQ(c.db.rows(kHowMany), Rows{"There are 3 customers."});
  ASSERT_EQ(c.server.count(), 1u);
  EXPECT_EQ(c.server.journal()[0].header("x-ask-step"), "write_sql");
  EXPECT_EQ(c.db.rows("SELECT model, questions, calls, tokens_in, tokens_out FROM ask_usage"),
            Rows{"openai/test|1|1|70|9"});
  EXPECT_EQ(c.db.rows("SELECT trace_id FROM ask_history"),
            Rows{c.server.journal()[0].header("x-ask-trace")});
}

TEST(ModelSql, ConnectionsAreReusedByLaterQuestions) {
  Connected c;
  c.server.always(
      test::json(chat_reply(R"({"sql":"SELECT count(*) FROM customers","reasoning":"n"})")));
  c.db.rows(kHowMany);
  c.db.rows(kHowMany);
  ASSERT_EQ(c.server.count(), 2u);
  EXPECT_EQ(c.server.journal()[1].connection, c.server.journal()[0].connection);
}

TEST(ModelSql, AnUnavailableServerIsReplacedAndTheTraceShowsIt) {
  Connected c;
  c.server.always(raw(""));
  const Rows rows = c.db.rows(
      "SELECT status, json_extract(detail, '$.answer') LIKE '%3%', "
      "json_extract(detail, '$.warnings[0]') LIKE 'the built-in engine stood in for the model to "
      "write SQL:%' FROM ask_trace('How many customers are there?', '{\"model_timeout_ms\": 300}') "
      "WHERE event = 'done'");
  EXPECT_EQ(rows, Rows{"ok|1|1"});
}

// The first reply is held until the second request arrives: sequential calls would hang.
TEST(ModelSql, IndependentTasksAreRequestedAtTheSameTime) {
  Connected c;
  const std::string task = R"("sql":"","depends_on":[]})";
  c.server.then(
      test::json(chat_reply(R"({"plan_type":"multi-sequential","confidence":0.9,"tasks":[)"
                            R"({"id":"t1","description":"count them",)" +
                            task + R"(,{"id":"t2","description":"name them",)" + task + "]}")));
  const auto both = [&](const std::string& sql) -> Answer {
    return [&, sql](Wire& wire, const Received& request) {
      c.server.wait_for(3);
      test::json(chat_reply(R"({"sql":")" + sql + R"(","reasoning":"n"})"))(wire, request);
    };
  };
  c.server.then(both("SELECT count(*) FROM customers"))
      .then(both("SELECT count(*) FROM customers"));
  c.server.always(
      test::json(chat_reply(R"({"score":1,"confidence":1,"reasoning":"There are 3."})")));
  EXPECT_TRUE(c.db.rows("SELECT ask('Count the customers. Then name them.')")[0].find('3') !=
              std::string::npos);
  EXPECT_EQ(c.db.rows("SELECT sum(calls) FROM ask_usage"), Rows{std::to_string(c.server.count())});
}

// feature 194
TEST(ModelSql, APreviewShowsTheFirstRequestAndSendsNothing) {
  Connected c;
  const Rows preview = c.db.rows("SELECT ask_prompt('How many customers are there?')");
  EXPECT_EQ(c.server.count(), 0u);
  c.server.then(
      test::json(chat_reply(R"({"sql":"SELECT count(*) FROM customers","reasoning":"n"})")));
  c.db.rows(kHowMany);
  ASSERT_EQ(c.server.count(), 1u);
  EXPECT_EQ(preview, Rows{c.server.journal()[0].body});
  EXPECT_EQ(c.db.rows("SELECT count(*) FROM ask_history"), Rows{"1"});
  EXPECT_EQ(c.db.rows("SELECT ask_prompt('hello')"),
            Rows{"error: ask_prompt: nothing would be sent: this is answered without a model"});
  EXPECT_EQ(c.db.rows("SELECT ask_prompt('How many customers?', '{\"model\":\"builtin\"}')"),
            Rows{"error: ask_prompt: nothing would be sent: the built-in engine answers; "
                 "ask_config('model', 'provider/model') sets a model"});
}

// feature 169
TEST(ModelSql, EachStepMayHaveItsOwnModel) {
  Connected c;
  c.db.rows(
      "SELECT ask_config('model.plan','openai/planner'), ask_config('model.judge','builtin'), "
      "ask_config('plan','on'), ask_config('summary','model')");
  c.server
      .then(test::json(
          chat_reply(R"({"plan_type":"single","confidence":0.9,)"
                     R"("tasks":[{"id":"t1","description":"d","sql":"","depends_on":[]}]})")))
      .then(test::json(chat_reply(R"({"sql":"SELECT count(*) FROM customers","reasoning":"n"})")))
      .then(test::json(chat_reply("There are 3.")));
  EXPECT_EQ(c.db.rows("SELECT ask('How many customers are there? Count them.')"),
            Rows{"There are 3."});
  Rows models;
  for (const Received& request : c.server.journal())
    models.push_back(request.header("x-ask-step") + " " +
                     json::parse(request.body)["model"].get<std::string>());
  EXPECT_EQ(models, (Rows{"plan planner", "write_sql test", "summarize test"}));
}

TEST(ModelSql, TheCurrentModelIsShownAndAnUnknownOneIsReported) {
  Connected c;
  EXPECT_EQ(c.db.rows("SELECT ask_info() ->> 'model'"), Rows{"openai/test"});
  Database fresh(kShop);
  EXPECT_EQ(fresh.rows("SELECT ask_info() ->> 'model'"), Rows{"builtin"});
  EXPECT_EQ(fresh.rows("SELECT ask('How many?', '{\"model\":\"openai/x\",\"base_url\":"
                       "\"http://example.com\"}')"),
            Rows{"error: ask: requests may not go to example.com:80: allow the host with "
                 "ASK_ALLOWED_HOSTS in the environment of the process"});
}

}  // namespace ask::test::model_sql_test
