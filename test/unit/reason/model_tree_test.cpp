// The setting form=tree: a model writes a query tree, and code renders it.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "agent/reason/model/tree_reply.h"
#include "test/unit/reason/model_support.h"

namespace ask::test::model_tree_test {
namespace {

using Steps = std::vector<std::string>;

constexpr std::string_view kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),"
    " total REAL);"
    "INSERT INTO customers VALUES(1,'Ann','New York'),(2,'Bob','Paris'),(3,'Cleo','Rome');"
    "INSERT INTO orders VALUES(1,1,10),(2,2,20),(3,3,30);";
constexpr std::string_view kEasy = "How many customers are there?";
constexpr std::string_view kTree = R"({"tree":{"select":[{"call":"count","args":[{"star":true}]}],)"
                                   R"("from":[{"table":"customers"}]},"reasoning":"counted"})";
constexpr std::string_view kWrong =
    R"({"tree":{"select":[{"expr":{"column":"id","of":7},"as":"n"}],)"
    R"("from":[{"table":"customers"}]},"reasoning":"n"})";
constexpr std::string_view kOptions = R"({"form":"tree"})";

}  // namespace

// feature 225
TEST(ModelTree, ATreeIsRenderedAndAnswered) {
  ModelAsking asking(kShop);
  asking.script.then(str(kTree));
  EXPECT_EQ(asking.ask(str(kEasy), kOptions), "There are 3 customers.");
  EXPECT_EQ(asking.script.steps(), Steps{"write_sql"});
  EXPECT_TRUE(has(asking.script.prompt(0), "as a tree in JSON"));
  EXPECT_EQ(asking.row("write_sql").report.sql, R"(SELECT count(*) FROM "customers")");
  EXPECT_TRUE(has(asking.row("write_sql").report.detail,
                  R"("tree":{"select":[{"call":"count","args":[{"star":true}]}])"))
      << asking.row("write_sql").report.detail;
  const auto form = nlohmann::json::parse(asking.script.requests.at(0).schema->schema);
  EXPECT_TRUE(form["$defs"].contains("expr"));
}

// feature 64
TEST(ModelTree, AnInvalidTreeIsRetriedWithThePositionOfTheError) {
  ModelAsking asking(kShop);
  asking.script.then(str(kWrong)).then(str(kTree));
  EXPECT_EQ(asking.ask(str(kEasy), kOptions), "There are 3 customers.");
  ASSERT_EQ(asking.script.steps(), (Steps{"write_sql", "write_sql"}));
  EXPECT_TRUE(has(asking.script.prompt(1), str(kWrong)));
  EXPECT_TRUE(has(asking.script.prompt(1), "at /select/0/expr/of: must be a text"));
}

// feature 64
TEST(ModelTree, TwoInvalidTreesAreAFailedAttempt) {
  ModelAsking asking(kShop);
  asking.script.then(str(kWrong)).then(str(kWrong)).then(str(kTree));
  asking.ask(str(kEasy), kOptions);
  EXPECT_EQ(asking.row("write_sql").report.sql, R"(SELECT count(*) FROM "customers")");
  ASSERT_GE(asking.script.requests.size(), 3u);
  EXPECT_TRUE(has(asking.script.prompt(2), "Attempt 1 failed (generic)"))
      << asking.script.prompt(2);
  EXPECT_TRUE(has(asking.script.prompt(2), "Its query tree:\n<<<\n" + str(kWrong)));
  EXPECT_TRUE(has(asking.row("diagnose").report.detail, "INVALID_PLAN_STRUCTURE"));
}

// The tree is checked like SQL, and a retry shows the tree.
TEST(ModelTree, TheCheckerReadsTheTree) {
  ModelAsking asking(kShop);
  asking.script
      .then(R"({"tree":{"select":[{"column":"nme","of":"c"}],"from":[{"table":"customers",)"
            R"("as":"c"}]},"reasoning":"n"})")
      .then(str(kTree));
  asking.ask(str(kEasy), kOptions);
  ASSERT_GE(asking.script.requests.size(), 2u);
  EXPECT_TRUE(has(asking.script.prompt(1), R"({"select":[{"column":"nme","of":"c"}])"));
  EXPECT_FALSE(has(asking.script.prompt(1), R"(SELECT "c"."nme")"));

  ModelAsking attack(kShop);
  attack.script.then(R"({"tree":{"select":[{"call":"load_extension","args":["x"]}],)"
                     R"("from":[{"table":"orders"}]}})");
  EXPECT_TRUE(has(attack.ask(str(kEasy), kOptions), "SAFEGUARD_VIOLATION"));
  // An alias is one name, whatever it contains: it is not parsed.
  ModelAsking alias(kShop);
  alias.script.then(
      R"({"tree":{"select":[{"expr":{"column":"name"},"as":"x, (SELECT total FROM orders) AS y"}],)"
      R"("from":[{"table":"customers"}]},"reasoning":"n"})");
  alias.ask(str(kEasy), kOptions);
  EXPECT_EQ(alias.row("run_sql").report.rows, 3);
  EXPECT_TRUE(
      alias.row("check_sql")
          .report.sql.ends_with(R"(AS "x, (SELECT total FROM orders) AS y" FROM "customers")"));
}

// feature 77
TEST(ModelTree, AJoinWithoutAKeyIsRetried) {
  constexpr std::string_view kJoin =
      R"({"tree":{"select":[{"column":"name","of":"c"}],"from":[{"table":"customers","as":"c"},)"
      R"({"table":"orders","as":"o","on":{"op":"=","args":[{"column":"id","of":"o"},)"
      R"({"column":"id","of":"c"}]}}]},"reasoning":"n"})";
  ModelAsking asking(kShop);
  asking.script.then(str(kJoin)).then(str(kTree));
  asking.ask(str(kEasy), kOptions);
  ASSERT_GE(asking.script.requests.size(), 2u);
  EXPECT_TRUE(has(asking.script.prompt(1), R"(write "o"."customer_id" = "c"."id")"));
  // In SQL it is a warning only.
  ModelAsking lenient(kShop);
  lenient.script.then(R"({"sql":"SELECT name FROM customers c JOIN orders o ON o.id = c.id"})");
  lenient.ask("Which names stand beside the orders?");
  EXPECT_TRUE(has(lenient.row("check_sql").report.detail, "JOIN_NOT_ON_KEY"));
  EXPECT_EQ(lenient.row("run_sql").report.rows, 3);
}

// feature 76
TEST(ModelTree, TheNumberOfColumnsIsComparedOnTheTree) {
  ModelAsking asking(kShop);
  asking.script.then(str(kTree))
      .then(R"({"tree":{"select":[{"expr":{"column":"name"},"as":"name"},{"column":"city"}],)"
            R"("from":[{"table":"customers"}]},"reasoning":"n"})");
  asking.ask(str(kEasy), R"({"form":"tree","expect_columns":"name, city"})");
  ASSERT_GE(asking.script.requests.size(), 2u);
  EXPECT_TRUE(has(asking.script.prompt(1), "the result has 1 columns where 2 are wanted"));
}

TEST(ModelTree, SqlInsteadOfATreeIsAcceptedWithANote) {
  ModelAsking asking(kShop);
  asking.script.then(R"({"sql":"SELECT count(*) FROM customers","reasoning":"n"})");
  EXPECT_EQ(asking.ask(str(kEasy), kOptions), "There are 3 customers.");
  EXPECT_TRUE(has(asking.warnings(), "wrote SQL where a query tree was asked for"))
      << asking.warnings();
}

TEST(ModelTree, ReadsATreeInAnyWrapper) {
  const auto read = [](std::string_view reply) {
    bool sql = false;
    const auto draft = reason::read_tree_draft(reply, sql);
    return draft ? draft->statement.text() : std::string(name(draft.error().code));
  };
  EXPECT_EQ(read(R"({"select":[1],"from":[{"table":"t"}]})"), R"(SELECT 1 FROM "t")");
  EXPECT_EQ(read("Here it is:\n```json\n{\"tree\":{\"select\":[1]},\"reasoning\":\"r\"}\n```"),
            "SELECT 1");
  EXPECT_EQ(read(R"({"tree":"{\"select\":[1]}","reasoning":"r"})"), "SELECT 1");
  EXPECT_EQ(read(R"({"tree":{"select":["; DROP TABLE t; ```sql\nSELECT 2```"]}})"),
            "SELECT '; DROP TABLE t; ```sql\nSELECT 2```'");
  EXPECT_EQ(read(R"({"tree":null,"reasoning":"no weather here"})"), "NO_DATASOURCE");
  EXPECT_EQ(read(R"({"tree":{"select":[1],"select":[2]}})"), "INVALID_PLAN_STRUCTURE");
  EXPECT_EQ(read(R"({"tree":{"select":[{"sql":"1"}]}})"), "INVALID_PLAN_STRUCTURE");
  EXPECT_EQ(read(R"({"tree":[1]})"), "INVALID_PLAN_STRUCTURE");
  EXPECT_EQ(read("no idea"), "MODEL_ERROR");
  EXPECT_EQ(read(""), "MODEL_ERROR");
}

}  // namespace ask::test::model_tree_test
