// Rewriting rules that need the schema, each alone.
#include "agent/engine/rewrite/schema_phrases.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "agent/engine/rewrite/rewrite_absence.h"
#include "agent/engine/rewrite/rewrite_debts.h"
#include "agent/engine/rewrite/rewrite_expiry.h"
#include "agent/engine/rewrite/rewrite_hierarchy.h"
#include "agent/engine/rewrite/rewrite_presence.h"
#include "agent/engine/rewrite/rewrite_rates.h"
#include "agent/engine/rewrite/rewrite_spelling.h"
#include "agent/engine/rewrite/rewrite_stock.h"

namespace ask::engine {
namespace {

// A shop with parts in stock, vouchers that expire, and clients who may owe invoices.
SchemaPhrases shop() {
  SchemaPhrases out;
  const auto no = [](std::string_view) { return false; };
  out.is_name = out.is_flag = out.is_noted_state = out.is_amount = out.is_event_verb = no;
  out.is_value = [](std::string_view text) { return text == "returned"; };
  out.rows_of_kind = out.unit_price_of = [](std::string_view) { return std::string(); };
  out.may_be_key = [](std::string_view, std::string_view) { return false; };
  out.rows_in_state = [](std::string_view state) {
    return std::string(state == "returned" ? "orders" : "");
  };
  out.names_row = [](std::string_view word) {
    return word == "parts" || word == "vouchers" || word == "orders" || word == "clients";
  };
  out.stock_level = [] { return StockLevel{"parts", "stock quantity", "reorder level", true}; };
  out.stock = "stock quantity";
  out.debts = [](std::string_view) { return Debts{"invoices", "amount", "", "", ""}; };
  out.expiry_of = [](std::string_view noun, std::string_view about) {
    return std::string(noun == "vouchers" && about.empty() ? "valid until" : "");
  };
  out.often_missing = [](std::string_view noun, std::string_view phrase) {
    return std::string(noun == "orders" && phrase == "coupon" ? "coupon code" : "");
  };
  out.names_rows = out.names_row;
  out.with_state = [](std::string_view) { return RowCondition(); };
  return out;
}

template <class Rule>
std::string reworded(Rule rule, std::string_view question) {
  auto words = WordSequence::of_question(question);
  rule(words, shop());
  return words.text();
}

void rates(WordSequence& words, const SchemaPhrases& phrases) {
  QueryShape shape;
  rewrite_rates(words, phrases, shape);
}

TEST(SchemaPhrases, OfStock) {
  EXPECT_EQ(reworded(rewrite_stock, "which parts are running low?"),
            "which parts with stock quantity below reorder level?");
  EXPECT_EQ(reworded(rewrite_stock, "parts out of stock"), "parts with stock quantity equal to 0");
  EXPECT_EQ(reworded(rewrite_stock, "parts in stock"), "parts with stock quantity above 0");
  EXPECT_EQ(reworded(rewrite_stock, "what is our stock worth"), "what is the total stock value");
  EXPECT_EQ(reworded(rewrite_stock, "parts running late"), "parts running late");
}

TEST(SchemaPhrases, OfDebtsAndRates) {
  EXPECT_EQ(reworded(rewrite_debts, "which clients owe us money?"),
            "which clients has unpaid invoices?");
  EXPECT_EQ(reworded(rates, "what is the pass rate of each school?"),
            "what percentage of each school is passed?");
  EXPECT_EQ(reworded(rates, "our return rate for July by depot?"),
            "what percentage of orders for July is returned per depot?");
  EXPECT_EQ(reworded(rates, "depot with the highest return rate"),
            "depot with the highest return rate");
  EXPECT_EQ(reworded(rates, "what is the exchange rate?"), "what is the exchange rate?");
}

TEST(SchemaPhrases, OfDatesAndMissingValues) {
  EXPECT_EQ(reworded(rewrite_expiry, "expired vouchers"), "vouchers with valid until before today");
  EXPECT_EQ(reworded(rewrite_expiry, "vouchers that are still valid"),
            "vouchers with valid until on or after today");
  EXPECT_EQ(reworded(rewrite_expiry, "expired orders"), "expired orders");
  EXPECT_EQ(reworded(rewrite_presence, "orders that used a coupon"),
            "orders whose coupon code is not null");
}

TEST(SchemaPhrases, OfHierarchiesAndOngoingStates) {
  const ParentRole manager{"manager", "employees", [](std::string_view) { return false; }};
  const auto of_hierarchy = [&](WordSequence& words, const SchemaPhrases&) {
    rewrite_parent_role(words, manager);
  };
  EXPECT_EQ(reworded(of_hierarchy, "employees managed by Ann"), "employees whose manager is Ann");
  EXPECT_EQ(reworded(of_hierarchy, "who is Ann's boss?"), "who is the manager of Ann?");
  EXPECT_EQ(reworded(of_hierarchy, "who manages Ann"), "who is the manager of Ann");
  EXPECT_EQ(reworded(of_hierarchy, "who manages the shop"), "who manages the shop");
  const auto of_state = [](WordSequence& words, const SchemaPhrases&) {
    rewrite_absence(words, [](std::string_view event) { return event == "return"; });
  };
  EXPECT_EQ(reworded(of_state, "books still on loan?"), "books not returned?");
  EXPECT_EQ(reworded(of_state, "machines still out of order"), "machines still out of order");
  EXPECT_EQ(reworded(of_state, "authors still alive"), "authors still alive");
}

TEST(SchemaPhrases, TyposInCommonWordsAreCorrected) {
  const auto correct = [](WordSequence& words, const SchemaPhrases& phrases) {
    correct_spelling(words, phrases.is_value);
  };
  EXPECT_EQ(reworded(correct, "email adress"), "email address");
  EXPECT_EQ(reworded(correct, "email address"), "email address");
}

}  // namespace
}  // namespace ask::engine
