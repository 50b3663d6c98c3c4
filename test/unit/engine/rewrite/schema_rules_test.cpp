// Rewriting rules that look words up in the schema, each alone.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/rewrite/rewrite_actions.h"
#include "agent/engine/rewrite/rewrite_counted_values.h"
#include "agent/engine/rewrite/rewrite_look_ups.h"
#include "agent/engine/rewrite/rewrite_money.h"
#include "agent/engine/rewrite/rewrite_numbered_rows.h"
#include "agent/engine/rewrite/rewrite_plain_forms.h"
#include "agent/engine/rewrite/rewrite_ranking.h"
#include "agent/engine/rewrite/rewrite_sales.h"

namespace ask::engine {
namespace {

// A library with books, loans and plans that have a monthly fee; "Ann Lee" and lamps are values.
SchemaPhrases library() {
  SchemaPhrases out;
  out.is_name = [](std::string_view word) {
    return text::is_one_of(word, {"books", "book", "loans", "loan", "members", "service"});
  };
  out.names_row = [](std::string_view word) {
    return text::is_one_of(word, {"books", "book", "loans", "members", "member", "order"});
  };
  out.is_value = [](std::string_view words) {
    return text::is_one_of(words, {"ann lee", "premium", "lamp", "out"});
  };
  out.is_amount = [](std::string_view words) { return words == "tickets sold"; };
  out.is_event_verb = [](std::string_view verb) { return verb == "borrowed"; };
  out.key_of = [](std::string_view noun) { return std::string(noun == "order" ? "order id" : ""); };
  out.objects_of = [](std::string_view verb) {
    return std::string(verb == "borrow" ? "books" : "");
  };
  out.rows_of_kind = [](std::string_view) { return std::string(); };
  out.row_attribute = [](RowAttribute, std::string_view, std::string_view row) {
    return std::string(text::lower(row) == "premium" ? "monthly fee of Premium" : "");
  };
  out.joined = [](std::string_view, std::string_view) {
    return Joined{"worker has the earliest hire date", {}};
  };
  out.paid_rows = [] { return std::string("registrations"); };
  out.has_measure = [](std::string_view, std::string_view) { return false; };
  out.belongs = [](std::string_view, std::string_view) { return true; };
  out.only_child = out.unit_price_of = [](std::string_view) { return std::string(); };
  out.may_be_key = [](std::string_view, std::string_view) { return false; };
  out.sales = "orders";
  out.stock = "quantity";
  out.stocked = "lamps";
  return out;
}

template <class Rule>
std::string with_library(Rule rule, std::string_view question) {
  auto words = WordSequence::of_question(question);
  rule(words, library());
  return words.text();
}

TEST(RewritingRulesWithSchema, OfActions) {
  EXPECT_EQ(with_library(rewrite_objects, "what did Ann Lee borrow?"),
            "which books did Ann Lee borrow?");
  EXPECT_EQ(with_library(rewrite_objects, "what did Ann Lee paint?"), "what did Ann Lee paint?");
  EXPECT_EQ(with_library(rewrite_objects, "what did she borrow?"), "what did she borrow?");
  EXPECT_EQ(with_library(drop_people, "people who never donated"), "who never donated");
  EXPECT_EQ(with_library(rewrite_not_done, "unserviced books"), "books that are not serviced");
  EXPECT_EQ(with_library(add_top_count, "our top members"), "top 10 members");
  const auto since = [](WordSequence& words, const SchemaPhrases&) { rewrite_not_since(words); };
  EXPECT_EQ(with_library(since, "members in 2023 but not since"),
            "members in 2023 but not after 2023");
}

TEST(RewritingRulesWithSchema, OfCountedValues) {
  EXPECT_EQ(with_library(rewrite_counted_values, "how many lamps did we sell?"),
            "how many orders for lamps?");
  EXPECT_EQ(with_library(rewrite_counted_values, "how many lamps are left?"),
            "what is the quantity of lamps?");
  EXPECT_EQ(with_library(rewrite_counted_values, "how many books did we sell?"),
            "how many books did we sell?");
}

TEST(RewritingRulesWithSchema, OfLookUps) {
  EXPECT_EQ(with_library(rewrite_look_ups, "how much is Premium?"), "monthly fee of Premium?");
  EXPECT_EQ(with_library(rewrite_look_ups, "how much is a trip?"), "how much is a trip?");
}

TEST(RewritingRulesWithSchema, OfNumberedRows) {
  EXPECT_EQ(with_library(rewrite_numbered_rows, "order 15"), "order with order id 15");
  EXPECT_EQ(with_library(rewrite_numbered_rows, "book 15"), "book 15");
  const auto best = [](WordSequence& words, const SchemaPhrases&) {
    rewrite_number_of_best(words);
  };
  EXPECT_EQ(with_library(best, "our five best customers"), "our best 5 customers");
  const auto or_more = [](WordSequence& words, const SchemaPhrases&) { rewrite_or_more(words); };
  EXPECT_EQ(with_library(or_more, "admitted five times or more"), "admitted at least 5 times");
}

TEST(RewritingRulesWithSchema, OfPlainForms) {
  const auto plain_forms = [](WordSequence& words, const SchemaPhrases& phrases) {
    QueryShape shape;
    rewrite_plain_forms(words, phrases, shape);
  };
  EXPECT_EQ(with_library(plain_forms, "orders so far"), "orders");
  EXPECT_EQ(with_library(plain_forms, "loans that got closed"), "loans that were closed");
  EXPECT_EQ(with_library(plain_forms, "who has been here longest?"),
            "which worker has the earliest hire date?");
  EXPECT_EQ(with_library(plain_forms, "books that are out now"), "books that are out");
  EXPECT_EQ(with_library(plain_forms, "books"), "books");
}

TEST(RewritingRulesWithSchema, OfRankings) {
  QueryShape shape;
  const auto ranking = [&](WordSequence& words, const SchemaPhrases& phrases) {
    rewrite_ranked_rows(words, phrases, shape);
  };
  EXPECT_EQ(with_library(ranking, "books by tickets sold"), "top 10 books by tickets sold");
  EXPECT_TRUE(shape.every_row);
  shape = {};
  EXPECT_EQ(with_library(ranking, "top book by tickets sold"), "top 1 book by tickets sold");
  EXPECT_FALSE(shape.every_row);
  EXPECT_EQ(with_library(ranking, "books by colour"), "books by colour");
  EXPECT_EQ(with_library(rewrite_order_of_counts, "show all members, most loans first"),
            "show all members sorted by number of loans in descending order");
}

TEST(RewritingRulesWithSchema, OfMoneyAndSales) {
  SalesWords sales;
  sales.orders = {"order"};
  sales.things = sales.popular = {"product"};
  sales.buyers = sales.people = {"customer"};
  sales.money = sales.discount = true;
  QueryShape shape;
  const auto money = [&](std::string_view question) {
    auto words = WordSequence::of_question(question);
    rewrite_money(words, sales);
    return words.text();
  };
  EXPECT_EQ(money("who spent the most?"), "who with the most revenue?");
  EXPECT_EQ(money("revenue after discounts"), "net revenue");
  EXPECT_EQ(money("who spent the night here"), "who spent the night here");
  const auto all = [&](std::string_view question) {
    auto words = WordSequence::of_question(question);
    rewrite_sales(words, sales, shape);
    return words.text();
  };
  EXPECT_EQ(all("best selling products"), "products with the most units sold");
  EXPECT_EQ(all("who placed the largest order"), "who placed the order with the highest revenue");
  EXPECT_EQ(shape.whole, "order");
  sales = {};
  EXPECT_EQ(all("best selling products"), "best selling products");
}

}  // namespace
}  // namespace ask::engine
