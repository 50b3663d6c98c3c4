// A model that calls tools before it writes SQL: the tools offered, their results, and the end of
// the loop.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "test/unit/reason/model_support.h"

namespace ask::test::model_context_test {
namespace {

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),"
    " total REAL);"
    "INSERT INTO customers VALUES(1,'Ann','New York'),(2,'Bob','Paris'),(3,'Cleo','Rome');"
    "INSERT INTO orders VALUES(1,1,10),(2,2,20),(3,3,30);";
constexpr std::string_view kCount = R"({"sql":"SELECT count(*) FROM customers","reasoning":"n"})";
constexpr std::string_view kEasy = "How many customers are there?";
constexpr std::string_view kOn = R"({"tools":"on"})";

}  // namespace

// feature 37
TEST(ModelTools, ManyTablesAreListedByNameAndDescribedOnDemand) {
  std::string schema =
      "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT);"
      "INSERT INTO customers VALUES(1,'Ann'),(2,'Bob'),(3,'Cleo');";
  for (int i = 0; i < 40; ++i)
    schema += fmt::format("CREATE TABLE filler_{}(alpha TEXT, beta TEXT, gamma TEXT);", i);
  constexpr std::string_view kSmall = R"({"schema_budget_tokens":200})";
  constexpr std::string_view kVague = "Which of them did we reach lately?";
  ModelAsking asking(schema);
  asking.script.call({{"a", "show_table", R"({"table":"customers"})"}}).then(str(kCount));
  asking.ask(str(kVague), kSmall);
  ASSERT_GE(asking.script.requests.size(), 2u);
  EXPECT_EQ(asking.script.requests[0].step, "write_sql") << "no call to choose tables";
  const std::string first = asking.script.prompt(0);
  EXPECT_TRUE(has(first, "\nfiller_39\n")) << first;
  EXPECT_TRUE(has(first, "customers\n"));
  EXPECT_FALSE(has(first, "alpha"));
  EXPECT_FALSE(has(first, "name TEXT"));
  EXPECT_TRUE(has(first, "describe_table gives the columns"));
  EXPECT_TRUE(has(asking.script.prompt(1), "customers(id INTEGER PK, name TEXT null)"));
  EXPECT_FALSE(has(asking.script.prompt(1), "alpha"));

  // A server without tools gets as many tables as fit.
  ModelAsking plain(schema);
  plain.script.fail(Code::kModelError, "no tools").then(str(kCount));
  plain.ask(str(kVague), kSmall);
  EXPECT_TRUE(has(plain.script.prompt(1), "alpha TEXT"));
  // Without tools the model selects tables, as before.
  ModelAsking off(schema);
  off.ask(str(kVague), R"({"schema_budget_tokens":200,"tools":"off"})");
  EXPECT_EQ(off.script.requests.at(0).step, "link");
}

// feature 26
TEST(ModelTools, SampleRowsAreInThePromptOnRequest) {
  const std::string schema =
      str(kShop) + "INSERT INTO customers VALUES(4,'Dora','Oslo'),(5,'Emil','Bonn');";
  const auto prompt = [&](std::string_view options) {
    ModelAsking asking(schema);
    asking.script.then(str(kCount));
    asking.ask(str(kEasy), options);
    return asking.script.prompt(0);
  };
  const std::string three = prompt(R"({"sample_rows":3})");
  EXPECT_TRUE(has(three,
                  "The first rows of <<<\ncustomers\n>>>:\n<<<\nid | name | city\n1 | Ann | New "
                  "York\n2 | Bob | Paris\n3 | Cleo | Rome\n>>>"))
      << three;
  EXPECT_TRUE(has(three, "id | customer_id | total\n1 | 1 | 10.0"));
  EXPECT_FALSE(has(three, "4 | Dora"));
  EXPECT_TRUE(has(prompt(R"({"sample_rows":5})"), "5 | Emil | Bonn"));
  EXPECT_FALSE(has(prompt("{}"), "The first rows"));
  for (const std::string share : {"schema", "values"})
    EXPECT_FALSE(has(prompt(R"({"sample_rows":3,"share":")" + share + "\"}"), "1 | Ann"));
  EXPECT_FALSE(has(prompt(R"({"sample_rows":3,"share":"schema"})"), "Ann"));
}

// feature 150
TEST(ModelTools, ALaterStepReadsAnEarlierResult) {
  ModelAsking asking(kShop);
  asking.with_every_step();
  asking.script
      .then(R"({"plan_type":"multi-sequential","confidence":0.9,"tasks":[)"
            R"({"id":"t1","description":"customers outside New York","sql":"","depends_on":[]},)"
            R"({"id":"t2","description":"what they spent","sql":"","depends_on":["t1"]}]})")
      .then(R"({"sql":"SELECT id, name FROM customers WHERE city <> 'New York'","reasoning":""})")
      .then(R"({"score":0.9,"confidence":0.9,"reasoning":"fits"})")
      .then(R"({"sql":"SELECT sum(o.total) AS spent FROM df_1 d JOIN orders o ON )"
            R"(o.customer_id = d.id","reasoning":""})")
      .then(R"({"score":0.9,"confidence":0.9,"reasoning":"fits"})")
      .then("They spent 50.");
  EXPECT_EQ(asking.ask("Who lives outside New York? Then say what they spent."), "They spent 50.");
  EXPECT_TRUE(has(asking.script.prompt(3),
                  "Results that SQL may read as tables:\n<<<\ndf_1(id, name): 2 rows -- customers "
                  "outside New York\n>>>"))
      << asking.script.prompt(3);
  const auto kept = asking.kept_results.readable(
      {asking.walk->state().snapshot->catalog, asking.checker, sql::CheckRules{}});
  ASSERT_TRUE(kept && kept->size() == 2);
  EXPECT_EQ(kept->at(1).expanded_sql,
            "WITH \"df_1\"(\"id\",\"name\") AS (VALUES (2,'Bob'),(3,'Cleo')) SELECT sum(o.total) "
            "AS spent FROM df_1 d JOIN orders o ON o.customer_id = d.id");
}

// feature 150
TEST(ModelTools, AQueryOfAToolCanBeReadLater) {
  ModelAsking asking(kShop);
  asking.script.call({{"a", "run_query", R"({"sql":"SELECT id FROM customers WHERE id > 1"})"}})
      .then(R"({"sql":"SELECT count(*) FROM DF_1","reasoning":""})");
  EXPECT_TRUE(has(asking.ask(str(kEasy), kOn), "2"));
}

}  // namespace ask::test::model_context_test
