#include "agent/engine/rewrite/question_rewriter.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace ask::engine {
namespace {

// The rewritten question, for a schema with customers who order products, deliveries, employees
// with managers, and durations.
std::string reworded(std::string_view question, QueryShape* found = nullptr,
                     bool* yes_no = nullptr) {
  const auto none = [](std::string_view) { return false; };
  const auto in_schema = [](std::string_view word) {
    return word == "last" || word == "name" || word == "orders";
  };
  SalesWords sales;
  sales.orders = {"order"};
  sales.things = sales.popular = {"product"};
  sales.buyers = sales.people = {"customer"};
  sales.money = true;
  sales.late.push_back({0, {"delivery"}, "delivered date", "promised date"});
  const ParentRole manager{"manager", "employees", none};
  QueryShape shape;
  auto words = WordSequence::of_question(question);
  normalise(words, none, in_schema, none, none, none);
  const bool yes = rewrite(
      words, has_sales_words(words) ? sales : SalesWords(),
      has_parent_role_words(words) ? manager : ParentRole(),
      [](std::string_view event) { return event == "death"; },
      [](UnitId arc) { return arc == kMinutes || arc == kHours; }, true, shape);
  if (found != nullptr) *found = shape;
  if (yes_no != nullptr) *yes_no = yes;
  return words.text();
}

TEST(Rewrite, WordsWithASimplerForm) {
  const struct {
    std::string_view asked, read;
  } rows[] = {
      {"whats the avg. price", "what is the average price"},
      {"the custmer adress", "the customer address"},
      {"family name of Ann", "last name of Ann"},
      {"contrast tea and coffee prices", "compare tea and coffee prices"},
      {"orders until today", "orders before tomorrow"},
      {"orders older than 2024", "orders before 2024"},
      {"split the orders by city", "the orders by city"},
      {"3 shops with the most orders", "the 3 shops with the most orders"},
      {"month with the most orders", "which month had the most orders"},
      {"members who told us their phone", "members with a phone"},
      {"what do my bills add up to?", "what is the total of my bills?"},
      {"tickets per month, most first", "tickets per month, highest first"},
      {"biggest fee, who was it from?", "biggest fee?"},
      {"orders, with email", "orders"},
      {"orders leaving out refunds", "orders excluding refunds"},
      {"Excluding refunds, how many orders are there?",
       "how many orders are there Excluding refunds?"},
      {"total airtime in hours", "total airtime"},
      {"how long does a ride take on average?", "what is the average ride duration"},
      {"how much more does Ann earn than Bob?", "total revenue of Ann and Bob?"},
      {"what did we earn in May?", "total revenue in May?"},
      {"who spent the most?", "who with the most revenue?"},
      {"best selling products", "products with the most units sold"},
      {"average order value", "what is the average revenue per order"},
      {"how many lamps were sold", "total units sold of lamps"},
      {"deliveries that turned up late", "deliveries with delivered date after promised date"},
      {"which 3 drivers have the most trips", "the 3 drivers with the most trips"},
      {"who ordered twice", "who ordered exactly twice"},
      {"customers and orders, including those without orders", "customers and orders"},
      {"revenue by status 2024", "revenue by status in 2024"},
      {"tea vs coffee", "tea and coffee"},
      {"clients with more orders than the average client", "clients with more than 0 orders"},
      {"who bought every product", "who bought product"},
      {"who reports to Ann?", "which employees whose manager is Ann?"},
      {"longest serving member", "earliest member"},
      {"authors who are still alive", "authors who are without a death"},
      {"films that nobody has rented", "films that were never rented"},
      {"Is there any order?", "which order?"},
      {"sort first by city, then by name", "sort by city, then by name"},
      {"first and last names of all", "first names and last names of all"},
      {"names of all cities", "names of all cities"},
  };
  for (const auto& row : rows) EXPECT_EQ(reworded(row.asked), row.read);
}

TEST(Rewrite, DetectsTheShapeOfTheQuery) {
  QueryShape shape;
  bool yes_no = false;
  reworded("total airtime in hours", &shape, &yes_no);
  EXPECT_EQ(shape.unit, kHours);
  EXPECT_FALSE(yes_no);
  reworded("tea or coffee", &shape);
  EXPECT_TRUE(shape.alternatives);
  EXPECT_FALSE(shape.any());
  reworded("orders, with email", &shape);
  ASSERT_EQ(shape.further.size(), 1U);
  EXPECT_EQ(shape.further[0].word, "email");
  reworded("clients with more orders than the average client", &shape);
  EXPECT_TRUE(shape.than_average);
  reworded("customers and orders, including those without orders", &shape);
  EXPECT_TRUE(shape.all_rows);
  reworded("who bought every product", &shape);
  EXPECT_EQ(shape.every, std::vector<std::string>{"product"});
  reworded("biggest fee, who was it from?", &shape);
  ASSERT_EQ(shape.further.size(), 1U);
  EXPECT_EQ(shape.further[0].kind, OutputRequest::Kind::kWho);
  reworded("how many orders were lost and which ones were they", &shape);
  ASSERT_EQ(shape.further.size(), 1U);
  EXPECT_EQ(shape.further[0].kind, OutputRequest::Kind::kNoun);
  reworded("Is there any order?", &shape, &yes_no);
  EXPECT_TRUE(yes_no);
}

}  // namespace
}  // namespace ask::engine
