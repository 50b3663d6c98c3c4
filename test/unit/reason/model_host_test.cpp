// A model, as seen by the host process: interrupts, limits, keys, recordings.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <cstdlib>
#include <nlohmann/json.hpp>
#include <thread>

#include "test/unit/llm/loopback_server.h"
#include "test/unit/support.h"

namespace ask::test::model_host_test {
namespace {

using Rows = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT);"
    "INSERT INTO customers VALUES(1,'Ann'),(2,'Bob'),(3,'Cleo');";
constexpr std::string_view kHowMany = "SELECT ask('How many customers are there?')";
constexpr std::string_view kKey = "sk-secret-0123456789";

std::string counting() {
  const nlohmann::json reply = {
      {"model", "served"},
      {"choices",
       {{{"message", {{"content", R"({"sql":"SELECT count(*) FROM customers","reasoning":"n"})"}}},
         {"finish_reason", "stop"}}}},
      {"usage", {{"prompt_tokens", 70}, {"completion_tokens", 9}}}};
  return reply.dump();
}

void choose(Database& db, const LoopbackServer& server) {
  db.rows("SELECT ask_config('model','openai/test'), ask_config('base_url','" + server.url() +
          "')");
}

}  // namespace

// feature 164
TEST(ModelHost, AnInterruptEndsTheWaitForAModel) {
  LoopbackServer server;
  server.always([](Wire& wire, const Received&) { wire.hold(); });
  Database db(kShop);
  choose(db, server);
  std::thread other([&] {
    server.wait_for(1);
    sqlite3_interrupt(db);
  });
  // The server never replies: the interrupt ends the question, or else a timeout with another code.
  const Rows rows = db.rows(kHowMany);
  other.join();
  ASSERT_EQ(rows.size(), 1u);
  EXPECT_TRUE(rows[0].starts_with("error: ")) << rows[0];
  EXPECT_EQ(db.rows("SELECT status FROM ask_history"), Rows{"CANCELLED"});
}

// feature 131
TEST(ModelHost, ALimitStopsTheQuestionWithItsCode) {
  LoopbackServer server;
  Database db(kShop);
  choose(db, server);
  const Rows rows = db.rows("SELECT ask('How many customers are there?', '{\"max_calls\": 0}')");
  ASSERT_EQ(rows.size(), 1u);
  EXPECT_NE(rows[0].find("max_calls"), std::string::npos) << rows[0];
  EXPECT_EQ(db.rows("SELECT status FROM ask_history"), Rows{"BUDGET_EXCEEDED"});
  EXPECT_EQ(server.count(), 0u);
}

// feature 156
TEST(ModelHost, TheTraceContainsRequestsAndReplies) {
  LoopbackServer server;
  server.always(test::json(counting()));
  Database db(kShop);
  choose(db, server);
  EXPECT_EQ(
      db.rows("SELECT prompt LIKE 'You write one SELECT%How many customers are there?%', reply "
              "FROM ask_trace('How many customers are there?') WHERE prompt IS NOT NULL"),
      Rows{R"(1|{"sql":"SELECT count(*) FROM customers","reasoning":"n"})"});
}

// feature 92
TEST(ModelHost, AKeyIsSentToItsServerOnly) {
  LoopbackServer server;
  server.always(test::json(counting()));
  const Variable key("OPENAI_API_KEY", std::string(kKey));
  const Variable base("OPENAI_BASE_URL", server.url("/v1"));
  Database db(kShop);
  EXPECT_EQ(db.rows("SELECT ask_info() ->> 'model'"), Rows{"openai/gpt-4.1-mini"});
  std::string shown;
  for (const char* sql : {"SELECT *, prompt, reply FROM ask_trace('How many customers are there?')",
                          "SELECT ask_prompt('How many customers are there?')", "SELECT ask_info()",
                          "SELECT * FROM ask_settings", "SELECT * FROM ask_history",
                          "SELECT * FROM ask_usage", "SELECT ask('How many customers are there?')"})
    for (const std::string& row : db.rows(sql)) shown += row + "\n";
  EXPECT_NE(shown.find("SELECT count(*) FROM customers"), std::string::npos);
  EXPECT_EQ(shown.find(kKey), std::string::npos);
  ASSERT_GE(server.count(), 2u);
  EXPECT_EQ(server.journal()[0].header("authorization"), "Bearer " + std::string(kKey));
}

// feature 92
TEST(ModelHost, ARefusedKeyIsAnErrorThatDoesNotShowIt) {
  LoopbackServer server;
  server.always(test::json(R"({"error":{"message":"bad key )" + std::string(kKey) + "\"}}", 401));
  const Variable key("OPENAI_API_KEY", std::string(kKey));
  const Variable base("OPENAI_BASE_URL", server.url("/v1"));
  Database db(kShop);
  const Rows rows = db.rows(kHowMany);
  EXPECT_TRUE(rows.at(0).starts_with("error: ask: ")) << rows[0];
  EXPECT_EQ(rows[0].find(kKey), std::string::npos) << rows[0];
  EXPECT_EQ(db.rows("SELECT status FROM ask_history"), Rows{"MISSING_LLM"});
}

// feature 201
TEST(ModelHost, AServerChosenInSqlGetsNoKey) {
  LoopbackServer server;
  server.always(test::json(counting()));
  const Variable key("OPENAI_API_KEY", std::string(kKey));
  Database db(kShop);
  choose(db, server);
  EXPECT_NE(db.rows(kHowMany).at(0).find('3'), std::string::npos);
  ASSERT_EQ(server.count(), 1u);
  EXPECT_EQ(server.journal()[0].header("authorization"), "");
}

// feature 195
TEST(ModelHost, ARecordedSessionIsReplayedWithoutAServer) {
  const test::TempFolder folder;
  Rows recorded;
  {
    LoopbackServer server;
    server.always(test::json(counting()));
    const Variable record("ASK_RECORD", folder / "calls.jsonl");
    Database db(kShop);
    choose(db, server);
    recorded = db.rows(kHowMany);
  }
  const Variable replays("ASK_REPLAY_DIR", folder.path());
  Database db(kShop);
  db.rows("SELECT ask_config('model','replay/calls.jsonl')");
  EXPECT_EQ(db.rows("SELECT ask_info() ->> 'model'"), Rows{"replay/calls.jsonl"});
  EXPECT_EQ(db.rows(kHowMany), recorded);
  EXPECT_EQ(db.rows("SELECT model, calls FROM ask_usage"), Rows{"replay/calls.jsonl|1"});
  db.run("ALTER TABLE customers ADD COLUMN city TEXT");
  EXPECT_TRUE(db.rows("SELECT detail LIKE '%recorded%' FROM ask_trace('How many customers are "
                      "there?') WHERE node = 'write_sql'") == Rows{"1"});
}

}  // namespace ask::test::model_host_test
