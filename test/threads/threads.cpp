// feature 190, feature 164. threads ask.so ask|model|load|interrupt|close|fork
//
// Connections in many threads at the same time, one each; a model on loopback that all of them
// call. The test never waits for a time: waits end with events of the server. With TSan a data race
// fails the test; without it a wrong answer or a crash does.
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <nlohmann/json.hpp>
#include <thread>

#include "test/unit/llm/loopback_server.h"

namespace ask::test {
namespace {

constexpr int kThreads = 8;
constexpr const char* kQuestion = "SELECT ask('How many customers are there?')";

const char* extension = nullptr;
std::atomic<int> failures{0};

void expect(const std::string& what, const std::string& got, const std::string& wanted) {
  if (got == wanted) return;
  ++failures;
  std::printf("%s: wanted \"%s\", got \"%s\"\n", what.c_str(), wanted.c_str(), got.c_str());
}

std::string value_or_error(sqlite3* db, const std::string& sql) {
  sqlite3_stmt* stmt = nullptr;
  int rc = sqlite3_prepare_v2(db, sql.c_str(), -1, &stmt, nullptr);
  if (rc == SQLITE_OK) rc = sqlite3_step(stmt);
  const char* text = sqlite3_errmsg(db);
  if (rc == SQLITE_ROW) text = reinterpret_cast<const char*>(sqlite3_column_text(stmt, 0));
  const std::string out = text ? text : "NULL";
  sqlite3_finalize(stmt);
  return out;
}

// A connection with `rows` customers.
sqlite3* connect(int rows) {
  sqlite3* db = nullptr;
  sqlite3_open(":memory:", &db);
  sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 1, nullptr);
  char* why = nullptr;
  if (sqlite3_load_extension(db, extension, nullptr, &why) != SQLITE_OK) expect("load", why, "");
  sqlite3_free(why);
  value_or_error(db, "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT)");
  for (int i = 0; i < rows; ++i) value_or_error(db, "INSERT INTO customers(name) VALUES ('n')");
  return db;
}

void close(sqlite3* db) {
  expect("statements left open", sqlite3_next_stmt(db, nullptr) ? "some" : "none", "none");
  expect("close", sqlite3_errstr(sqlite3_close(db)), sqlite3_errstr(SQLITE_OK));
}

std::string answer(int rows) { return "There are " + std::to_string(rows) + " customers."; }

void in_threads(const std::function<void(int)>& body) {
  std::vector<std::thread> running;
  for (int i = 0; i < kThreads; ++i) running.emplace_back(body, i);
  for (std::thread& thread : running) thread.join();
}

void use_model(sqlite3* db, const LoopbackServer& server) {
  value_or_error(db, "SELECT ask_config('model', 'openai/test'), ask_config('base_url', '" +
                         server.url() + "')");
}

// Each step gets its own reply; the answer is made from the rows by template.
void serve(Wire& wire, const Received& request) {
  const std::string step = request.header("x-ask-step");
  const std::string text = step == "write_sql"
                               ? R"({"sql":"SELECT count(*) FROM customers","reasoning":"n"})"
                           : step == "judge" ? R"({"score":1,"confidence":1,"reasoning":"n"})"
                           : step == "gate"  ? R"({"is_question":true,"reason":"n"})"
                                             : "no";
  const nlohmann::json reply = {
      {"model", "served"},
      {"choices", {{{"message", {{"content", text}}}, {"finish_reason", "stop"}}}},
      {"usage", {{"prompt_tokens", 7}, {"completion_tokens", 9}}}};
  json(reply.dump())(wire, request);
}

void ask_everywhere() {
  in_threads([](int i) {
    sqlite3* db = connect(i + 2);
    for (int round = 0; round < 10; ++round)
      expect("ask", value_or_error(db, kQuestion), answer(i + 2));
    expect("rows", value_or_error(db, "SELECT c1 FROM ask_rows('how many customers are there?')"),
           std::to_string(i + 2));
    close(db);
  });
}

void ask_a_model_everywhere() {
  LoopbackServer server;
  server.always(serve);
  in_threads([&](int i) {
    sqlite3* db = connect(i + 2);
    use_model(db, server);
    for (int round = 0; round < 3; ++round)
      expect("rows by a model",
             value_or_error(db, "SELECT c1 FROM ask_rows('How many customers are there?')"),
             std::to_string(i + 2));
    expect("asked a model", value_or_error(db, "SELECT calls > 2 FROM ask_usage"), "1");
    close(db);
  });
}

void load_and_unload_everywhere() {
  in_threads([](int i) {
    for (int round = 0; round < 25; ++round) {
      sqlite3* db = connect(2);
      if (round % 8 == i) expect("ask", value_or_error(db, kQuestion), answer(2));
      close(db);
    }
  });
}

// feature 189: every waiting question ends, and the next one works.
void interrupt_from_outside() {
  LoopbackServer server;
  server.always([](Wire& wire, const Received&) { wire.hold(); });
  std::vector<sqlite3*> connections;
  for (int i = 0; i < kThreads; ++i) {
    connections.push_back(connect(3));
    use_model(connections.back(), server);
  }
  std::thread outside([&] {
    server.wait_for(kThreads);
    for (sqlite3* db : connections) sqlite3_interrupt(db);
  });
  in_threads([&](int i) {
    sqlite3* db = connections[static_cast<size_t>(i)];
    expect("interrupted", value_or_error(db, kQuestion), "ask: cancelled");
    value_or_error(db, "SELECT ask_config('model', 'builtin')");
    expect("afterwards", value_or_error(db, kQuestion), answer(3));
  });
  outside.join();
  for (sqlite3* db : connections) close(db);
}

// A connection is closed while it waits for a model: the call finishes, and then the connection is
// freed.
void close_from_outside() {
  LoopbackServer server;
  server.always([](Wire& wire, const Received& request) {
    wire.hold();
    serve(wire, request);
  });
  sqlite3* db = connect(3);
  use_model(db, server);
  sqlite3_stmt* stmt = nullptr;
  sqlite3_prepare_v2(db, kQuestion, -1, &stmt, nullptr);
  std::thread outside([&] {
    server.wait_for(1);
    std::thread opener([&] { server.open_gate(); });
    sqlite3_close_v2(db);  // waits for the step, and then for the statement
    opener.join();
  });
  const int rc = sqlite3_step(stmt);
  outside.join();
  expect("the step", rc == SQLITE_ROW ? "row" : sqlite3_errstr(rc), "row");
  sqlite3_finalize(stmt);
}

// A child process asks on its own connection; the parent's still works, during and after.
void fork_while_connected() {
  LoopbackServer server;
  server.always(serve);
  sqlite3* db = connect(3);
  use_model(db, server);
  expect("before", value_or_error(db, "SELECT c1 FROM ask_rows('How many customers are there?')"),
         "3");
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) {
    sqlite3* own = connect(5);
    expect("child", value_or_error(own, kQuestion), answer(5));
    use_model(own, server);
    expect("child by a model",
           value_or_error(own, "SELECT c1 FROM ask_rows('How many customers are there?')"), "5");
    close(own);
    std::fflush(stdout);
    _exit(failures > 0);
  }
  expect("parent", value_or_error(db, "SELECT c1 FROM ask_rows('How many customers are there?')"),
         "3");
  int status = 0;
  waitpid(child, &status, 0);
  expect("the child's end", std::to_string(status), "0");
  expect("later", value_or_error(db, "SELECT c1 FROM ask_rows('How many customers are there?')"),
         "3");
  // The connection opened before the fork belongs to the parent: only the parent's questions came
  // over it, and the child opened another one.
  const auto journal = server.journal();
  int connections = 0;
  for (const Received& request : journal) connections = std::max(connections, request.connection);
  expect("connections", connections >= 2 ? "more than one" : "one", "more than one");
  close(db);
}

struct Test {
  const char* name;
  void (*body)();
};
constexpr Test kTests[] = {{"ask", ask_everywhere},
                           {"model", ask_a_model_everywhere},
                           {"load", load_and_unload_everywhere},
                           {"interrupt", interrupt_from_outside},
                           {"close", close_from_outside},
                           {"fork", fork_while_connected}};

}  // namespace
}  // namespace ask::test

int main(int argc, char** argv) {
  using namespace ask::test;
  if (argc < 3) return std::fprintf(stderr, "usage: threads ask.so test\n"), 2;
  extension = argv[1];
  // Variables of the environment that configure ask must not affect the tests.
  for (const char* name : {"ASK_MODEL", "OPENAI_API_KEY", "ANTHROPIC_API_KEY", "OPENAI_BASE_URL"})
    unsetenv(name);
  for (const Test& test : kTests)
    if (std::strcmp(test.name, argv[2]) == 0) test.body();
  std::printf("%s: %d failures\n", argv[2], failures.load());
  return failures > 0;
}
