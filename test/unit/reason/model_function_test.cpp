// An SQL function of the host as the model.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <deque>
#include <nlohmann/json.hpp>

#include "test/unit/support.h"

namespace ask::test::model_function_test {
namespace {

using Rows = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT);"
    "INSERT INTO customers VALUES(1,'Ann'),(2,'Bob'),(3,'Cleo');";
constexpr std::string_view kHowMany = "SELECT ask('How many customers are there?')";
constexpr const char* kCount = R"({"reasoning":"n","sql":"SELECT count(*) FROM customers"})";

// The arguments of the function, and its next reply; "!" fails.
struct Script {
  std::deque<std::string> replies;
  Rows requests;
};

void my_model(sqlite3_context* context, int, sqlite3_value** values) {
  auto& script = *static_cast<Script*>(sqlite3_user_data(context));
  script.requests.emplace_back(reinterpret_cast<const char*>(sqlite3_value_text(values[0])));
  const std::string reply = script.replies.empty() ? "!" : script.replies.front();
  if (!script.replies.empty()) script.replies.pop_front();
  if (reply == "!") return sqlite3_result_error(context, "out of memory of the card", -1);
  sqlite3_result_text(context, reply.data(), static_cast<int>(reply.size()), SQLITE_TRANSIENT);
}

struct Host {
  explicit Host(std::deque<std::string> replies, int flags = 0) : db(kShop) {
    script.replies = std::move(replies);
    sqlite3_create_function(db, "My_Model", 1, SQLITE_UTF8 | flags, &script, my_model, nullptr,
                            nullptr);
    db.rows("SELECT ask_config('model', 'function/My_Model')");
  }
  Script script;
  Database db;
};

}  // namespace

// feature 222
TEST(ModelFunction, ItAnswersAQuestion) {
  Host host({kCount}, SQLITE_DIRECTONLY);
  EXPECT_EQ(host.db.rows(kHowMany), Rows{"There are 3 customers."});
  ASSERT_EQ(host.script.requests.size(), 1u);
  const auto request = nlohmann::json::parse(host.script.requests[0], nullptr, false);
  EXPECT_EQ(request["messages"][0]["role"], "user");
  EXPECT_TRUE(has(request["messages"][0]["content"].get<std::string>(), "customers(id INTEGER PK"));
  EXPECT_EQ(host.db.rows("SELECT ask_info() ->> 'model'"), Rows{"function/My_Model"});
  EXPECT_EQ(host.db.rows("SELECT calls, tokens_out > 0 FROM ask_usage"), Rows{"1|1"});
  EXPECT_EQ(
      host.db.rows("SELECT ask_prompt('How many customers are there?') ->> '$.messages[0].role'"),
      Rows{"user"});
}

// feature 222
TEST(ModelFunction, AFailingFunctionIsReplacedByTheEngine) {
  Host host({"!"});
  EXPECT_TRUE(host.db.rows(kHowMany).at(0).starts_with("There are 3 customers."));
  EXPECT_TRUE(has(host.db.rows(kHowMany).at(0), "the built-in engine stood in"));
}

// feature 222
TEST(ModelFunction, BuiltInAskAndFileFunctionsAreRefused) {
  for (const char* name : {"ask", "ask_sql", "upper", "load_extension", "readfile", "count"}) {
    Database db(kShop);
    db.rows("SELECT ask_config('model', 'function/" + str(name) + "')");
    const std::string message = db.rows(kHowMany).at(0);
    EXPECT_TRUE(has(message, "cannot be the model") || has(message, "has no function")) << message;
  }
  Database db(kShop);
  db.rows("SELECT ask_config('model', 'function/nobody;DROP')");
  EXPECT_TRUE(has(db.rows(kHowMany).at(0), "the connection has no function nobody"));
}

// feature 222
TEST(ModelFunction, GeneratedSqlMayNotCallIt) {
  const char* calls = R"({"reasoning":"","sql":"SELECT my_model(name) FROM customers"})";
  Host host({calls, calls, calls, calls, calls}, SQLITE_INNOCUOUS);
  host.db.rows("SELECT ask_config('allow_functions', 'my_model')");
  EXPECT_TRUE(host.db.rows(kHowMany).at(0).starts_with("error: ")) << host.db.rows(kHowMany).at(0);
  EXPECT_EQ(host.db.rows("SELECT status FROM ask_history LIMIT 1"), Rows{"SAFEGUARD_VIOLATION"});
  for (const std::string& request : host.script.requests)
    EXPECT_TRUE(has(request, "messages")) << request;
}

}  // namespace ask::test::model_function_test
