// Templates, literals and matching of taught questions.
#include <gtest/gtest.h>

#include "agent/common/text.h"
#include "agent/examples/match.h"
#include "agent/examples/slot_value.h"
#include "agent/examples/sql_literals.h"
#include "test/unit/support.h"

namespace ask::test::examples_test {
namespace {

using examples::Exchange;

std::string exchange(std::string_view sql, std::vector<Exchange> exchanges) {
  return examples::exchanged(sql, exchanges).value_or("none");
}

Exchange text(std::string before, std::string after) {
  Exchange out;
  out.trace = before;
  out.forms.push_back({std::move(before), std::move(after)});
  return out;
}

Exchange number(std::string before, std::string after) {
  Exchange out;
  out.number = true;
  out.forms.push_back({std::move(before), std::move(after)});
  return out;
}

// The library of these questions, each with the SQL `SELECT <its number>`.
std::shared_ptr<const examples::Library> library(const std::vector<std::string>& questions) {
  auto all = std::make_shared<std::vector<db::Example>>();
  for (const std::string& question : questions) {
    db::Example& example = all->emplace_back();
    example.id = static_cast<int64_t>(all->size());
    example.question = question;
    example.sql = "SELECT " + std::to_string(all->size());
  }
  return std::make_shared<const examples::Library>(all);
}

std::string found(std::string_view question, const examples::Library& taught) {
  Database db("CREATE TABLE t(city TEXT); INSERT INTO t VALUES('Rome'), ('The Hague')");
  db::SchemaCache cache;
  const auto snapshot =
      cache.get(db, db::Measuring::kHere, {1000, 1 << 20, 1000}, 300, Clock::now());
  engine::EngineCache engine;
  const auto out =
      examples::find(question, taught, **snapshot, engine, [](const std::string&) { return ""; });
  return out.match ? out.match->sql : "none";
}

}  // namespace

TEST(SqlLiterals, AreExchangedInEveryPlaceAndNowhereElse) {
  EXPECT_EQ(
      exchange("SELECT 'Rome' FROM \"Rome\" WHERE a = 'Rome' /* Rome */", {text("Rome", "Oslo")}),
      "SELECT 'Oslo' FROM \"Rome\" WHERE a = 'Oslo' /* Rome */");
  EXPECT_EQ(exchange("a LIKE '%Rome%' OR b = 'rome'", {text("Rome", "O'slo")}),
            "a LIKE '%O''slo%' OR b = 'o''slo'");
  EXPECT_EQ(exchange("a = 5 AND b = '5'", {number("5", "7.5")}), "a = 7.5 AND b = '5'");
  EXPECT_EQ(exchange("a = 5.0", {number("5", "7")}), "a = 7");
}

TEST(SqlLiterals, AreLeftAloneWhereTheMeaningIsNotSure) {
  EXPECT_EQ(exchange("a = 'Oslo'", {text("Rome", "Paris")}), "none");
  EXPECT_EQ(exchange("a = 5 LIMIT 5", {number("5", "7")}), "none");
  EXPECT_EQ(exchange("a = 'Rome' AND b = 'Old Rome'", {text("Rome", "Paris")}), "none");
  EXPECT_EQ(exchange("a = 'Rome'", {text("Rome", "Paris"), text("Rome", "Oslo")}), "none");
  EXPECT_EQ(exchange("a = 'Rome", {text("Rome", "Paris")}), "none");
}

TEST(SqlLiterals, AreTakenOutWithComments) {
  EXPECT_EQ(examples::without_literals("SELECT 'a', 1.5, x'00' -- secret\nFROM \"t\" /* too */"),
            "SELECT '...' , 0 , '...' FROM \"t\"");
  EXPECT_EQ(examples::without_literals("SELECT 'a"), "");
  EXPECT_EQ(examples::without_values("Orders from ROME in 2024", "SELECT 1 WHERE c LIKE '%Rome%'"),
            "Orders from ... in ...");
}

TEST(QuestionTemplate, ReadsItsSlots) {
  const auto made = examples::question_template("{ least : number } in {main.\"my t\".city}?");
  ASSERT_TRUE(made);
  EXPECT_EQ(made->parts, (std::vector<std::string>{"", " in ", "?"}));
  EXPECT_EQ(made->slots[0].name, "least");
  EXPECT_EQ(made->slots[1].object, "main.\"my t\".city");
  const auto sql =
      examples::filled("'{a}' \"{a}\" [{a}] `{a}` -- {a}\n /* {a} */ {A}",
                       [](std::string_view) { return std::optional(std::string("1")); });
  EXPECT_EQ(*sql, "'{a}' \"{a}\" [{a}] `{a}` -- {a}\n /* {a} */ 1");
  EXPECT_FALSE(
      examples::filled("{a", [](std::string_view) { return std::optional(std::string()); }));
}

TEST(SlotValue, TheDayBefore) {
  EXPECT_EQ(examples::day_before("2024-03-01"), "2024-02-29");
  EXPECT_EQ(examples::day_before("2024-01-01"), "2023-12-31");
  EXPECT_EQ(examples::day_before("2024-02-31"), "");
  EXPECT_EQ(examples::day_before("now"), "");
}

// feature 61
TEST(TaughtQuestions, MatchByWordsSlotsAndNotOtherwise) {
  const auto taught =
      library({"what of {t.city} then", "top {number}", "cost of {a: number} at {b: date}"});
  EXPECT_EQ(found("What of Rome, then?", *taught), "SELECT 1");
  EXPECT_EQ(found("what of the hague then", *taught), "SELECT 1");
  EXPECT_EQ(found("what of Oslo then", *taught), "none");
  EXPECT_EQ(found("and what of Rome then", *taught), "none");
  EXPECT_EQ(found("top twenty-five", *taught), "SELECT 2");
  EXPECT_EQ(found("top third", *taught), "none");
  EXPECT_EQ(found("cost of 1,000 at 2024-02-29", *taught), "SELECT 3");
  EXPECT_EQ(found("cost of 5 at March 2024", *taught), "none");  // a day is asked for
  EXPECT_EQ(found("", *taught), "none");
  EXPECT_EQ(found("???", *taught), "none");
}

// feature 61
TEST(TaughtQuestions, ALibraryMadeToBeSlowEndsSoon) {
  std::vector<std::string> questions;
  for (int i = 0; i < 3'000; ++i)
    questions.push_back("a {a: text} a {b: text} a {c: text} a {d: text} a {e: text} b" +
                        std::to_string(i));
  const auto taught = library(questions);
  std::string question;
  for (int i = 0; i < 300; ++i) question += "a ";
  EXPECT_EQ(found(question, *taught), "none");
  EXPECT_EQ(found(std::string(20'000, '{'), *taught), "none");
}

// feature 61
TEST(TaughtQuestions, TheNearestComeFirst) {
  const auto taught =
      library({"orders per city", "customers per month", "orders per month", "the weather"});
  const auto near = taught->nearest("orders of each month");
  ASSERT_EQ(near.size(), 3U);
  EXPECT_EQ(near[0].entry->example->question, "orders per month");
  EXPECT_GT(near[0].similarity, near[1].similarity);
  EXPECT_TRUE(taught->nearest("nothing in common").empty());
}

}  // namespace ask::test::examples_test
