// The meaning of a policy: a model learns nothing of hidden objects, and a violation is not
// retried.
#include "agent/policy/policy.h"

#include <gtest/gtest.h>

#include "agent/common/json_text.h"
#include "agent/policy/visibility.h"
#include "test/unit/check/checker_support.h"
#include "test/unit/reason/model_support.h"

namespace ask::test::policy_test {
namespace {

using Strings = std::vector<std::string>;

constexpr const char* kTables =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, email TEXT, phone TEXT);"
    "CREATE TABLE payments(id INTEGER PRIMARY KEY, customer_id INT REFERENCES customers(id),"
    "  amount REAL, card TEXT);"
    "CREATE VIEW cards AS SELECT card FROM payments;"
    "INSERT INTO customers VALUES (1, 'Ann', 'SECRET-mail', 'SECRET-phone'),"
    "  (2, 'Bob', 'SECRET-m2', 'SECRET-p2');"
    "INSERT INTO payments VALUES (1, 1, 5, 'SECRET-card');";

constexpr std::string_view kPolicy =
    R"({"roles":{"support":{"allow":["*"],"deny":["payments","customers.email"],)"
    R"("write":["customers"]}},"private":["customers.phone"]})";

std::string options(std::string_view more = "") {
  return R"({"role":"support","policy":)" + json_text(std::string(kPolicy)) + std::string(more) +
         "}";
}

std::string reply(std::string_view sql) {
  return json_text({{"sql", sql}, {"reasoning", "because"}});
}

std::string everything_sent(const ModelAsking& asking) {
  std::string out;
  for (size_t i = 0; i < asking.script.requests.size(); ++i) out += asking.script.prompt(i);
  return out;
}

Strings seen(CheckedDatabase& db, std::string_view policy, const Strings& roles) {
  const auto read = sql::read_policy(policy);
  EXPECT_TRUE(read) << (read ? "" : read.error().message);
  const auto whole = std::make_shared<const db::Catalog>(db.catalog);
  const auto left = sql::visible(
      *read, roles, whole,
      [&](const db::Table& view) -> Result<std::vector<sql::ColumnRead>> {
        return db.checker
            ->check("SELECT * FROM " + view.schema + ".\"" + view.name + "\"", *whole, {})
            ->reads;
      },
      "");
  if (!left) return {std::string(name(left.error().code))};
  Strings out;
  for (const db::Table& table : left->tables) {
    out.push_back(table.schema + "." + table.name + ":");
    for (const db::Column& column : table.columns) out.back() += " " + column.name;
  }
  return out;
}

}  // namespace

// feature 87
TEST(Policy, ObjectsSelectTheirTablesAndColumns) {
  CheckedDatabase db(kShop);
  const auto roles = [](std::string_view allow) {
    return R"({"roles":{"a":)" + std::string(allow) + "}}";
  };
  EXPECT_EQ(seen(db, roles(R"(["orders"])"), {"a"}),
            Strings{"main.orders: id customer_id total order date"});
  EXPECT_EQ(seen(db, roles(R"(["extra.*"])"), {"a"}),
            Strings{"extra.stores: store_id city_id title"});
  EXPECT_EQ(seen(db, roles(R"(["stores.title"])"), {"a"}), Strings{"extra.stores: title"});
  EXPECT_EQ(seen(db, roles(R"(["main.customers.name", "orders.\"order date\""])"), {"a"}),
            (Strings{"main.customers: name", "main.orders: order date"}));
  // A view is visible only with all the tables it reads.
  EXPECT_EQ(seen(db, roles(R"(["big", "orders"])"), {"a"}),
            Strings{"main.orders: id customer_id total order date"});
  EXPECT_EQ(seen(db, roles(R"(["big", "orders.*", "customers.*"])"), {"a"}).size(), 3U);
  EXPECT_EQ(seen(db, roles(R"([])"), {"a"}), Strings{"SECURITY_VIOLATION"});
  EXPECT_EQ(seen(db, roles(R"(["*"])"), {"b"}), Strings{"SECURITY_VIOLATION"});
  EXPECT_EQ(seen(db, roles(R"(["*"])"), {}), Strings{"SECURITY_VIOLATION"});
  EXPECT_EQ(seen(db, R"({"roles":{"a":["*"]},"deny":["nope"]})", {"a"}),
            Strings{"INVALID_SETTING"});
  EXPECT_EQ(seen(db, R"({"roles":{"a":["*"]},"deny":["*.nope", "big"]})", {"a"}).size(), 3U);
  EXPECT_EQ(seen(db, R"({"roles":{"a":["orders.id"],"b":["orders.total"]}})", {"a", "b"}),
            Strings{"main.orders: id total"});
}

// feature 87
TEST(Policy, AmbiguousObjectsGrantNothing) {
  CheckedDatabase db(
      "CREATE TABLE extra(stores TEXT); ATTACH ':memory:' AS extra;"
      "CREATE TABLE extra.stores(a);");
  EXPECT_EQ(seen(db, R"({"roles":{"a":["extra.stores"]}})", {"a"}), Strings{"INVALID_SETTING"});
  EXPECT_EQ(seen(db, R"({"roles":{"a":{"allow":["*"],"deny":["extra.stores"]}}})", {"a"}),
            Strings{"SECURITY_VIOLATION"});
}

// feature 203
TEST(Policy, AnInvalidPolicyIsAnError) {
  for (const char* bad :
       {"", "[]", "{}", "{\"roles\":[]}", "{\"roles\":{}}", "{\"roles\":{\"\":[\"*\"]}}",
        "{\"roles\":{\"a\":\"*\"}}", "{\"roles\":{\"a\":[1]}}", "{\"roles\":{\"a\":[\"\"]}}",
        "{\"roles\":{\"a\":[\"x.\"]}}", "{\"roles\":{\"a\":[\"x.*.y\"]}}",
        "{\"roles\":{\"a\":[\"*.y\"]}}", "{\"roles\":{\"a\":[\"\\\"open\"]}}",
        "{\"roles\":{\"a\":[\"x; y\"]}}", "{\"roles\":{\"a\":[\"x*\"]}}",
        "{\"roles\":{\"a\":{\"private\":[\"x\"]}}}",
        "{\"roles\":{\"a\":[\"*\"]},\"private\":\"x\"}", "{\"roles\":{\"a\":[\"*\"],\"a\":[]}}",
        "{\"roles\":{\"a\":[\"*\"]}} x"}) {
    const auto policy = sql::read_policy(bad);
    ASSERT_FALSE(policy) << bad;
    EXPECT_EQ(policy.error().code, Code::kInvalidSetting);
    EXPECT_TRUE(policy.error().message.starts_with("setting policy"));
  }
}

// feature 89
TEST(Policy, AViolationIsNotRetried) {
  for (const char* sql :
       {"SELECT amount FROM payments", "SELECT card FROM cards", "SELECT email FROM customers",
        "SELECT * FROM customers", "SELECT nothing_like_it FROM customers"}) {
    ModelAsking asking(kTables);
    asking.script.then(reply(sql)).then(reply("SELECT name FROM customers"));
    EXPECT_TRUE(
        asking.ask("How many customers are there?", options()).starts_with("SECURITY_VIOLATION"))
        << sql;
    EXPECT_EQ(asking.script.steps(), Strings{"write_sql"}) << sql;
  }
}

// A misspelled name is reported with visible names only, and retried.
TEST(Policy, AMisspelledNameIsRetried) {
  ModelAsking asking(kTables);
  asking.script.then(reply("SELECT nmae FROM customers")).then(reply("SELECT name FROM customers"));
  EXPECT_EQ(asking.ask("How many customers are there?", options()), "2 customers: Ann, Bob");
}

// feature 87 91
TEST(Policy, NoPromptNamesHiddenObjects) {
  ModelAsking asking(kTables);
  asking.script.then(reply("SELECT nmae FROM customers")).then(reply("SELECT name FROM customers"));
  asking.ask("Which customers have SECRET-mail or SECRET-card or SECRET-phone?", options());
  std::string sent = everything_sent(asking);
  for (const char* word : {"payments", "email", "amount", "cards", "customers.phone: "})
    EXPECT_FALSE(has(sent, word)) << word << "\n" << sent;
}

// feature 91
TEST(Policy, RowsOfPrivateColumnsAreNotSent) {
  ModelAsking asking(kTables);
  asking.with_every_step();
  asking.script.then(R"({"plan_type":"single","confidence":0.9,"tasks":[{"id":"t1",)"
                     R"("description":"phones","sql":"","depends_on":[]}]})");
  asking.script.then(reply("SELECT name, phone FROM customers"));
  const std::string answer = asking.ask(
      "For each of the customers, list the name and the phone number, sorted by name", options());
  EXPECT_TRUE(has(answer, "SECRET-phone")) << answer;
  EXPECT_FALSE(has(everything_sent(asking), "SECRET"));
}

// feature 91
TEST(Policy, NoToolShowsPrivateValuesToAModel) {
  ModelAsking asking(kTables);
  asking.script
      .call({{"a", "run_query", R"({"sql":"SELECT name, phone FROM customers"})"},
             {"b", "sample_rows", R"({"table":"customers"})"},
             {"c", "run_query", R"({"sql":"SELECT email FROM customers"})"}})
      .call({{"d", "list_results", ""}, {"e", "run_query", R"({"sql":"SELECT * FROM df_1"})"}})
      .then(reply("SELECT count(*) FROM customers"));
  EXPECT_EQ(asking.ask("How many customers are there?", options(R"(,"tools":"on")")),
            "There are 2 customers.");
  EXPECT_FALSE(has(everything_sent(asking), "SECRET")) << everything_sent(asking);
  EXPECT_TRUE(has(everything_sent(asking), "its rows are made of private columns"));
}

// "It failed" and "it has no rows" may each depend on a private value: enough such bits reveal the
// value. feature 91
TEST(Policy, OutcomesOfQueriesOfPrivateColumnsAreHiddenFromAModel) {
  const std::string probe = "SELECT abs(-9223372036854775807 - (phone GLOB '";
  const std::string fails = probe + "SECRET-p*')) FROM customers";
  const std::string runs = probe + "x*')) FROM customers";
  const std::string empty = "SELECT name FROM customers WHERE phone GLOB 'x*'";
  std::vector<std::string> sent;
  for (const std::string& sql : {fails, runs, empty}) {
    ModelAsking asking(kTables);
    asking.script.then(reply(sql)).then(reply("SELECT name FROM customers"));
    const std::string answer = asking.ask("How many customers are there?", options());
    EXPECT_EQ(has(answer, "it reads a private column, so why is not shown"), sql == fails)
        << answer;
    EXPECT_EQ(asking.script.steps(), Strings{"write_sql"}) << sql;
    sent.push_back(everything_sent(asking));
  }
  EXPECT_EQ(sent[0], sent[1]);
  EXPECT_EQ(sent[0], sent[2]);

  // The reply of a tool is the same for all of them; none is run.
  sent.clear();
  for (const std::string& sql : {fails, runs, empty, std::string("SELECT phone FROM customers")}) {
    ModelAsking asking(kTables);
    asking.script.call({{"a", "run_query", json_text({{"sql", sql}})}})
        .then(reply("SELECT count(*) FROM customers"));
    EXPECT_EQ(asking.ask("How many customers are there?", options(R"(,"tools":"on")")),
              "There are 2 customers.");
    sent.push_back(everything_sent(asking));
    EXPECT_TRUE(has(sent.back(), "its rows are made of private columns")) << sent.back();
  }
  for (std::string& text : sent) text = text.substr(text.find("may run; its rows"));
  EXPECT_EQ(sent, std::vector(4, sent.front()));

  // A mistake that does not depend on rows is still repaired, and so is a query of other columns.
  for (const char* sql : {"SELECT phnoe FROM customers", "SELECT abs(-9223372036854775807 - 1)"}) {
    ModelAsking asking(kTables);
    asking.script.then(reply(sql)).then(reply("SELECT name FROM customers"));
    EXPECT_EQ(asking.ask("How many customers are there?", options()), "2 customers: Ann, Bob");
  }
}

// SQL that a model writes after it has seen rows may contain them as literals.
// feature 241
TEST(Policy, AResultDependsOnTheRowsItsWriterWasShown) {
  const auto as = [](const std::string& role) {
    const std::string both = R"({"roles":{"adm":["*"],"low":["customers"]}})";
    return json_text({{"tools", "on"}, {"policy", both}, {"role", role}});
  };
  ModelAsking asking(kTables);
  asking.script.call({{"a", "run_query", R"({"sql":"SELECT customer_id FROM payments"})"}})
      .then(reply("SELECT count(*) FROM customers WHERE id IN (1)"));
  EXPECT_TRUE(has(asking.ask("How many customers are there?", as("adm")), "1"));
  EXPECT_TRUE(has(asking.ask("SELECT * FROM df_2", as("adm")), "1"));
  EXPECT_TRUE(has(asking.ask("SELECT * FROM df_2", as("low")),
                  "\"df_2\" is not among the tables that may be read"));
  asking.ask("SELECT count(*) FROM customers", as("adm"));
  EXPECT_TRUE(has(asking.ask("SELECT * FROM df_4", as("low")), "2"));
}

// feature 102
TEST(Change, AModelWritesAChangeOnlyOnRequest) {
  const std::string insert = "INSERT INTO customers(name) VALUES ('Cleo')";
  ModelAsking asking(kTables);
  asking.script.then(reply(insert));
  EXPECT_EQ(asking.ask("Please add a new customer Cleo", R"({"mode":"write"})"), "1 row changed.");
  EXPECT_TRUE(has(asking.script.prompt(0), "You write one statement"));
  EXPECT_EQ(asking.script.steps(), Strings{"write_sql"});
  EXPECT_EQ(asking.db.rows("SELECT count(*) FROM customers"), Strings{"3"});

  ModelAsking reading(kTables);
  reading.script.then(reply(insert));
  EXPECT_TRUE(reading.ask("How many customers are there?", R"({"mode":"write"})")
                  .starts_with("SAFEGUARD_VIOLATION"));
  EXPECT_EQ(reading.db.rows("SELECT count(*) FROM customers"), Strings{"2"});

  ModelAsking down(kTables);
  EXPECT_TRUE(down.ask("Please add a new customer Cleo", R"({"mode":"write"})")
                  .starts_with("SERVICE_UNAVAILABLE"));
}

// feature 102
TEST(Change, AFailedChangeIsRolledBackAndRetried) {
  ModelAsking asking(kTables);
  asking.script.then(reply("INSERT INTO customers(id, name) VALUES (9, 'Cleo'), (1, 'Dan')"));
  asking.script.then(reply("INSERT INTO customers(name) VALUES ('Cleo'), ('Dan')"));
  EXPECT_EQ(asking.ask("Please add the customers Cleo and Dan", R"({"mode":"write"})"),
            "2 rows changed.");
  EXPECT_EQ(asking.db.rows("SELECT id FROM customers"), (Strings{"1", "2", "3", "4"}));
}

// feature 79 80
TEST(Literals, AnUnknownTextIsAWarningOrIsRetried) {
  const std::string wrong = reply("SELECT count(*) FROM customers WHERE name = 'Anne'");
  ModelAsking lenient(kTables);
  lenient.script.then(std::string(wrong));
  EXPECT_EQ(lenient.ask("How many customers are called Anne?"), "There are no such customers.");
  EXPECT_TRUE(has(lenient.warnings(), "no row of \"customers\" has 'Anne' in \"name\" (stored are"))
      << lenient.warnings();

  ModelAsking strict(kTables);
  strict.script.then(std::string(wrong))
      .then(reply("SELECT count(*) FROM customers WHERE name = 'Ann'"));
  strict.ask("How many customers are called Anne?", R"({"columns":"strict"})");
  EXPECT_EQ(strict.row("check_sql").attempt, 2);
  EXPECT_TRUE(has(strict.script.prompt(1), "stored are 'Ann'")) << strict.script.prompt(1);
}

}  // namespace ask::test::policy_test
