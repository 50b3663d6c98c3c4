// ask_eval in a host process: several models on a server, interrupts, files.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <thread>

#include "test/unit/llm/loopback_server.h"
#include "test/unit/support.h"

namespace ask::test::eval_host_test {
namespace {

using Rows = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT);"
    "INSERT INTO customers VALUES(1,'Ann'),(2,'Bob'),(3,'Cleo');";
constexpr std::string_view kTasks =
    "'{\"question\":\"How many customers are there?\",\"gold_sql\":\"SELECT 3\"}'";

// The model "good" counts, "bad" counts something else, any other writes no SQL.
void answer(Wire& wire, const Received& request) {
  const auto asked = nlohmann::json::parse(request.body, nullptr, false);
  const std::string model = asked.value("model", "");
  const std::string sql = model == "good"  ? "SELECT count(*) FROM customers"
                          : model == "bad" ? "SELECT count(*) + 1 FROM customers"
                                           : "";
  const std::string step = request.header("x-ask-step");
  const std::string content = step == "judge" ? R"({"score":1,"confidence":1,"reasoning":"r"})"
                              : step == "write_sql"
                                  ? nlohmann::json{{"sql", sql}, {"reasoning", "n"}}.dump()
                                  : "The answer.";
  const nlohmann::json reply = {
      {"model", model},
      {"choices", {{{"message", {{"content", content}}}, {"finish_reason", "stop"}}}},
      {"usage", {{"prompt_tokens", 70}, {"completion_tokens", 9}}}};
  json(reply.dump())(wire, request);
}

}  // namespace

// feature 175: two models side by side, the better one first; and the summary costs no call.
TEST(EvalHost, ModelsOnAServerAreRanked) {
  LoopbackServer server;
  server.always(answer);
  Database db(kShop);
  db.rows("SELECT ask_config('base_url','" + server.url() + "')");
  const std::string eval =
      "ask_eval(" + std::string(kTasks) + ", '{\"models\":[\"openai/bad\",\"openai/good\"]}')";
  EXPECT_EQ(
      db.rows("SELECT model, verdict, valid, tokens > 0 FROM " + eval + " WHERE kind = 'task'"),
      (Rows{"openai/bad|wrong|1|1", "openai/good|right|1|1"}));
  EXPECT_EQ(db.rows("SELECT task, model, accuracy FROM " + eval + " WHERE kind = 'rank'"),
            (Rows{"1|openai/good|1.0", "2|openai/bad|0.0"}));
}

// feature 174: no answer is a failure and counts 0, and LIMIT stops the spending.
TEST(EvalHost, AFailureCountsAndLimitStopsTheSpending) {
  LoopbackServer server;
  server.always(answer);
  Database db(kShop);
  db.rows("SELECT ask_config('base_url','" + server.url() + "')");
  EXPECT_EQ(db.rows("SELECT task FROM ask_eval('[{\"question\":\"How many customers are there?\","
                    "\"gold_sql\":\"SELECT 3\"},{\"question\":\"How many customers exist?\","
                    "\"gold_sql\":\"SELECT 3\"}]', '{\"model\":\"openai/good\"}') LIMIT 1"),
            Rows{"1"});
  EXPECT_EQ(db.rows("SELECT questions FROM ask_usage"), Rows{"1"});
}

// feature 189: an interrupt ends an evaluation with an error instead of a row.
TEST(EvalHost, AnInterruptEndsIt) {
  LoopbackServer server;
  server.always([](Wire& wire, const Received&) { wire.hold(); });
  Database db(kShop);
  db.rows("SELECT ask_config('base_url','" + server.url() + "')");
  for (const char* tasks : {kTasks.data(), "'shop'"}) {
    const size_t before = server.count();
    std::chrono::steady_clock::time_point interrupted;
    std::thread other([&] {
      server.wait_for(before + 1);
      interrupted = std::chrono::steady_clock::now();
      sqlite3_interrupt(db);
    });
    const Rows rows = db.rows("SELECT verdict FROM ask_eval(" + std::string(tasks) +
                              ", '{\"model\":\"openai/good\"}')");
    const auto ended = std::chrono::steady_clock::now();
    other.join();
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_TRUE(rows[0].starts_with("error: ")) << rows[0];
    EXPECT_LT(ended - interrupted, std::chrono::seconds(1));
  }
}

// feature 201: files are read only from the folder that the environment names.
TEST(EvalHost, FilesComeFromOneFolder) {
  namespace fs = std::filesystem;
  const TempFolder folder;
  const fs::path root = folder.path();
  fs::create_directories(root / "in");
  const auto write = [&](const char* name, const std::string& text) {
    std::ofstream(root / name) << text;
  };
  const std::string task = R"({"question":"How many customers are there?","gold_sql":"SELECT 3"})";
  write("in/mine.jsonl", task);
  write("out.jsonl", task);
  fs::create_symlink(root / "out.jsonl", root / "in/link.jsonl");
  Database db(kShop);
  const auto verdict = [&](const std::string& name) {
    return db.rows("SELECT verdict FROM ask_eval('" + name + "') LIMIT 1").at(0);
  };
  EXPECT_TRUE(verdict("mine.jsonl").starts_with("error: "));
  {
    const Variable tasks("ASK_TASKS_DIR", (root / "in").string());
    EXPECT_EQ(verdict("mine.jsonl"), "right");
    for (const char* outside : {"../out.jsonl", "link.jsonl", "/etc/passwd", ".", "none.jsonl"})
      EXPECT_TRUE(verdict(outside).starts_with("error: ask_eval: no tasks")) << outside;
    EXPECT_TRUE(verdict((root / "out.jsonl").string()).starts_with("error: ask_eval: no tasks"));
  }
}

}  // namespace ask::test::eval_host_test
