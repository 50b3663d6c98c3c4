// Templates, literals and matching of taught questions.
#include <gtest/gtest.h>

#include "agent/common/text.h"
#include "agent/examples/match.h"
#include "agent/examples/slot_value.h"
#include "agent/examples/sql_literals.h"
#include "test/unit/support.h"

namespace ask::test::examples_test {
namespace {

using examples::LiteralReplacement;

std::string exchange(std::string_view sql, std::vector<LiteralReplacement> exchanges) {
  return examples::with_replaced_literals(sql, exchanges).value_or("none");
}

LiteralReplacement text(std::string before, std::string after, bool is_changed = true) {
  LiteralReplacement out;
  out.columns = {"a", "city"};
  out.changed = is_changed;
  out.forms.push_back({std::move(before), std::move(after)});
  return out;
}

LiteralReplacement number(std::string before, std::string after) {
  LiteralReplacement out;
  out.kind = examples::LiteralKind::kNumber;
  out.forms.push_back({std::move(before), std::move(after)});
  return out;
}

LiteralReplacement year(std::string before, std::string after) {
  LiteralReplacement out;
  out.kind = examples::LiteralKind::kDate;
  out.forms.push_back({before + "-01-01", after + "-01-01", true});
  out.forms.push_back({before + "-12-31", after + "-12-31", true});
  out.forms.push_back({std::move(before), std::move(after)});
  return out;
}

// A library of these questions, each with the SQL `SELECT <its number>`.
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
      examples::find(question, taught, **snapshot, engine,
                     {[](const auto&, const auto&) { return std::string(); },
                      [](size_t, size_t, const auto&) { return std::optional<std::string>(); }});
  return out.match ? out.match->sql : "none";
}

}  // namespace

TEST(SqlLiterals, AreReplacedWhereComparedWithTheirColumn) {
  EXPECT_EQ(exchange("SELECT 1 FROM t WHERE x.a = 'Rome' /* Rome */", {text("Rome", "Oslo")}),
            "SELECT 1 FROM t WHERE x.a = 'Oslo' /* Rome */");
  EXPECT_EQ(exchange("a LIKE '%Rome%' OR lower(city) <> 'rome'", {text("Rome", "O'slo")}),
            "a LIKE '%O''slo%' OR lower(city) <> 'o''slo'");
  EXPECT_EQ(exchange("a IN ('Rome') AND 'Rome' = city AND a IS NOT 'Rome'", {text("Rome", "Oslo")}),
            "a IN ('Oslo') AND 'Oslo' = city AND a IS NOT 'Oslo'");
  EXPECT_EQ(exchange("a = 5 AND b = 'x'", {number("5", "7.5")}), "a = 7.5 AND b = 'x'");
  EXPECT_EQ(exchange("a = 5.0", {number("5", "7")}), "a = 7");
  EXPECT_EQ(exchange("1 LIMIT 5", {number("5", "7")}), "1 LIMIT 7");
  EXPECT_EQ(exchange("d BETWEEN '2023-01-01' AND '2023-12-31 23:59:59'", {year("2023", "2024")}),
            "d BETWEEN '2024-01-01' AND '2024-12-31 23:59:59'");
  EXPECT_EQ(exchange("strftime('%Y', d) = '2023'", {year("2023", "2024")}),
            "strftime('%Y', d) = '2024'");
}

TEST(SqlLiterals, AreKeptIfTheirMeaningIsAmbiguous) {
  for (const char* sql : {"a = 'Oslo'", "name = 'Rome'", "SELECT 'Rome' WHERE a = 'Rome'",
                          "a = 'Rome' AND b = 'Old Rome'", "a = 'Rome' || 'x'",
                          "a IN ('x', 'Rome')", "\"Rome\" WHERE a = 'Rome'", "a = 'Rome"})
    EXPECT_EQ(exchange(sql, {text("Rome", "Paris")}), "none") << sql;
  EXPECT_EQ(exchange("a = 'Rome'", {text("Rome", "Paris"), text("Rome", "Oslo")}), "none");
  EXPECT_EQ(exchange("a = 'Rome'", {text("Rome", "Paris"), text("Rome", "Rome", false)}), "none");
  for (const char* sql : {"a = 5 LIMIT 5", "a > 5 * 60", "round(a, 5)", "1 ORDER BY 5", "a > -5",
                          "a > 3 + 5", "1 LIMIT 5 OFFSET -1", "a = 5 AND b = '5 days'"})
    EXPECT_EQ(exchange(sql, {number("5", "7")}), "none") << sql;
  EXPECT_EQ(exchange("1 LIMIT 5", {number("5", "2.5")}), "none");
  EXPECT_EQ(exchange("a = 5", {number("5", "1")}), "none");
  EXPECT_EQ(exchange("a LIKE 'Rome'", {text("Rome", "R_me")}), "none");
  EXPECT_EQ(exchange("sales_2023 WHERE d >= '2023-01-01'", {year("2023", "2024")}), "none");
  EXPECT_EQ(exchange("d >= '2023-01-01' AND e < '2022-01-01'", {year("2023", "2024")}), "none");
  EXPECT_EQ(exchange("d >= '2023-01-01' AND d < '2024-01-01'", {year("2023", "2024")}), "none");
}

TEST(SqlLiterals, AreRemovedWithComments) {
  EXPECT_EQ(examples::without_literals("SELECT 'a', 1.5, x'00' -- secret\nFROM \"t\" /* too */"),
            "SELECT '...' , 0 , '...' FROM \"t\"");
  EXPECT_EQ(examples::without_literals("SELECT 'a"), "");
}

TEST(QuestionTemplate, ParsesItsSlots) {
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
TEST(TaughtQuestions, MatchExactWordsAndSlotValues) {
  const auto taught =
      library({"what of {t.city} then", "top {number}", "cost of {a: number} at {b: date}"});
  EXPECT_EQ(found("What of Rome, then?", *taught), "SELECT 1");
  EXPECT_EQ(found("what of the hague then", *taught), "SELECT 1");
  EXPECT_EQ(found("what of Oslo then", *taught), "none");
  EXPECT_EQ(found("and what of Rome then", *taught), "none");
  EXPECT_EQ(found("top twenty-five", *taught), "SELECT 2");
  EXPECT_EQ(found("top third", *taught), "none");
  EXPECT_EQ(found("cost of 1,000 at 2024-02-29", *taught), "SELECT 3");
  EXPECT_EQ(found("cost of 5 at March 2024", *taught), "none");  // the slot needs a day
  EXPECT_EQ(found("", *taught), "none");
  EXPECT_EQ(found("???", *taught), "none");
}

// feature 61
TEST(TaughtQuestions, AHostileLibraryIsSearchedQuickly) {
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
TEST(TaughtQuestions, AreOrderedBySimilarity) {
  const auto taught =
      library({"orders per city", "customers per month", "orders per month", "the weather"});
  const auto near = taught->nearest("orders of each month");
  ASSERT_EQ(near.size(), 3U);
  EXPECT_EQ(near[0].entry->example->question, "orders per month");
  EXPECT_GT(near[0].similarity, near[1].similarity);
  EXPECT_TRUE(taught->nearest("nothing in common").empty());
}

}  // namespace ask::test::examples_test
