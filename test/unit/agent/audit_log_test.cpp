// The audit log and the host's own log: their contents, and errors if the audit log cannot be
// written.
#include "agent/audit_log.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/resource.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "ext/entry.h"
#include "test/unit/support.h"

namespace ask::test::audit_log_test {
namespace {

namespace fs = std::filesystem;
using Rows = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT);"
    "INSERT INTO customers VALUES(1,'Annabel'),(2,'Bob');";

std::vector<nlohmann::json> lines(const std::string& file) {
  std::vector<nlohmann::json> out;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) out.push_back(nlohmann::json::parse(line));
  return out;
}

// SQLite accepts a log callback only while it is shut down, and then forgets its automatic
// extensions.
void set_host_log(void (*log)(void*, int, const char*)) {
  sqlite3_shutdown();
  sqlite3_config(SQLITE_CONFIG_LOG, log, nullptr);
  sqlite3_auto_extension(reinterpret_cast<void (*)()>(sqlite3_ask_init));
}

}  // namespace

// feature 158
TEST(Audit, ALineForEachQuestionWithoutItsRows) {
  const TempFolder folder;
  const std::string file = folder / "audit.jsonl";
  const Variable log("ASK_AUDIT_LOG", file);
  const Variable key("OPENAI_API_KEY", "sk-topsecret");
  const Variable model("ASK_MODEL", "builtin");
  Database db(kShop);
  db.rows("SELECT ask('list the name of customers')");
  db.rows("SELECT ask('How many moons like sk-topsecret?')");
  db.rows("SELECT ask_sql('How many customers are there?')");
  db.rows("SELECT node FROM ask_trace('How many customers are there?') LIMIT 2");
  const auto log_lines = lines(file);
  ASSERT_EQ(log_lines.size(), 4u);
  EXPECT_EQ(log_lines[0]["question"], "list the name of customers");
  EXPECT_EQ(log_lines[0]["status"], "ok");
  EXPECT_EQ(log_lines[0]["rows"], 2);
  EXPECT_EQ(log_lines[0]["model"], "builtin");
  EXPECT_EQ(log_lines[0]["sql"].get<std::string>().substr(0, 6), "SELECT");
  EXPECT_EQ(log_lines[0]["time"].get<std::string>().size(), 24u);
  EXPECT_EQ(log_lines[1]["status"], "CANNOT_ANSWER");
  EXPECT_EQ(log_lines[1]["question"], "How many moons like [redacted]?");
  EXPECT_EQ(log_lines[2]["status"], "ok");
  EXPECT_TRUE(log_lines[2]["rows"].is_null());
  EXPECT_EQ(log_lines[3]["status"], "UNFINISHED");
  std::ifstream in(file);
  const std::string whole((std::istreambuf_iterator<char>(in)), {});
  EXPECT_EQ(whole.find("Annabel"), whole.npos) << whole;
  EXPECT_EQ(whole.find("sk-topsecret"), whole.npos) << whole;
  EXPECT_EQ(fs::status(file).permissions() & fs::perms::all,
            fs::perms::owner_read | fs::perms::owner_write);
  // The history keeps no typed key either.
  EXPECT_EQ(db.rows("SELECT question FROM ask_history WHERE id = 2"),
            std::vector<std::string>{"How many moons like ***?"});
  EXPECT_EQ(db.rows("SELECT count(*) FROM ask_history WHERE question || answer || ifnull(sql, '') "
                    "LIKE '%topsecret%'"),
            std::vector<std::string>{"0"});
}

// feature 158
TEST(Audit, WithoutTheVariableNothingIsWrittenAndSqlCannotSetIt) {
  const TempFolder folder;
  Database db(kShop);
  db.rows("SELECT ask('How many customers are there?')");
  EXPECT_TRUE(fs::is_empty(folder.path()));
  EXPECT_EQ(db.rows("SELECT ask_config('audit_log', '/tmp/x')"),
            Rows{"error: ask_config: setting audit_log comes only from the environment variable "
                 "ASK_AUDIT_LOG"});
}

// feature 158
TEST(Audit, ALargeFileIsRenamedAndThreeAreKept) {
  const TempFolder folder;
  const std::string file = folder / "audit.jsonl";
  const AuditLog log(file, 300, {});
  for (int i = 0; i < 12; ++i) {
    AuditEntry entry;
    entry.question = std::to_string(i);
    ASSERT_TRUE(log.append(entry));
  }
  EXPECT_EQ(lines(file).back()["question"], "11");
  EXPECT_TRUE(fs::exists(file + ".1"));
  EXPECT_TRUE(fs::exists(file + ".3"));
  EXPECT_FALSE(fs::exists(file + ".4"));
  EXPECT_LT(fs::file_size(file + ".3"), 700u);
  EXPECT_LT(lines(file + ".3").back()["question"], lines(file + ".2").front()["question"]);
}

// feature 158
TEST(Audit, AQuestionThatCannotBeLoggedIsNotAnswered) {
  const Variable log("ASK_AUDIT_LOG", "/nowhere/audit.jsonl");
  Database db(kShop);
  EXPECT_EQ(db.rows("SELECT ask('How many customers are there?')"),
            Rows{"error: ask: the audit log cannot be written, so nothing is answered: the "
                 "file that ASK_AUDIT_LOG names cannot be written"});
}

// feature 158
TEST(Audit, AFullDiskIsAnErrorAndNoAnswer) {
  const TempFolder folder;
  const Variable log("ASK_AUDIT_LOG", folder / "audit.jsonl");
  Database db(kShop);
  // The process may not write files of more than ten bytes.
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const auto old = std::signal(SIGXFSZ, SIG_IGN);
  const rlimit full{10, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &full);
  const Rows rows = db.rows("SELECT ask('How many customers are there?')");
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, old);
  EXPECT_TRUE(rows.at(0).starts_with("error: ask: the audit log cannot be written")) << rows[0];
  EXPECT_TRUE(db.rows("SELECT * FROM ask_result('df_1')").at(0).starts_with("error: "));
}

// feature 160
TEST(Verbose, EachStepIsWrittenToTheLogOfTheHost) {
  static std::vector<std::string> heard;
  heard.clear();
  // The shadow connection looks up missing names, and SQLite logs those lookups too.
  set_host_log([](void*, int, const char* text) {
    if (std::string_view(text).starts_with("ask ")) heard.emplace_back(text);
  });
  {
    Database db(kShop);
    db.rows("SELECT ask('How many customers are there?')");
    EXPECT_TRUE(heard.empty()) << heard[0];
    db.rows("SELECT ask('How many customers are there?', '{\"verbose\":\"on\"}')");
  }
  set_host_log(nullptr);
  ASSERT_GT(heard.size(), 5u);
  EXPECT_NE(heard[0].find(" 1 gate ok "), std::string::npos) << heard[0];
  EXPECT_TRUE(heard[0].starts_with("ask ")) << heard[0];
  EXPECT_NE(heard.back().find(" done ok "), std::string::npos) << heard.back();
}

// Regression: a name missing on the private connection was written to the host's log as an SQLite
// error.
// feature 183
TEST(Audit, LookupsOnThePrivateConnectionAreNotLoggedByTheHost) {
  static std::vector<std::string> heard;
  heard.clear();
  set_host_log([](void*, int, const char* text) { heard.emplace_back(text); });
  {
    Database db(kShop);
    db.run(
        "CREATE VIEW rich AS SELECT name FROM customers WHERE id IN (SELECT 1);"
        "CREATE VIEW richer AS SELECT name FROM rich; ATTACH ':memory:' AS other;"
        "CREATE TABLE other.ships(name)");
    sqlite3_create_function(
        db, "twice", 1, SQLITE_UTF8 | SQLITE_INNOCUOUS, nullptr,
        [](sqlite3_context* ctx, int, sqlite3_value**) { sqlite3_result_int(ctx, 2); }, nullptr,
        nullptr);
    for (const char* sql :
         {"How many customers are there?", "SELECT name FROM richer", "SELECT twice(1)",
          "SELECT name FROM other.ships", "WITH c AS (SELECT id FROM customers) SELECT id FROM c"})
      db.rows("SELECT ask('" + std::string(sql) + "')");
  }
  set_host_log(nullptr);
  EXPECT_EQ(heard, std::vector<std::string>{});
}

}  // namespace ask::test::audit_log_test
