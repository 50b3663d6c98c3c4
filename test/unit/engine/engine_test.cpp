// The built-in engine on a small shop: its SQL for questions, and the questions it declines.
#include "agent/engine/engine.h"

#include <gtest/gtest.h>

#include "agent/engine/explain/abstention.h"
#include "agent/engine/rank/confidence.h"
#include "agent/sql/render.h"
#include "test/unit/support.h"

namespace ask::engine::engine_test {
namespace {

constexpr const char* kShop = R"(
  CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT, age INTEGER);
  INSERT INTO customers VALUES(1, 'Ada', 'Paris', 36), (2, 'Ben', 'Rome', 28),
          (3, 'Cy', 'Paris', 51);
  CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),
                      ordered_on DATE, total REAL);
  INSERT INTO orders VALUES(1, 1, '2023-05-01', 10.5), (2, 1, '2024-01-09', 20),
                           (3, 2, '2024-02-01', 5);
  CREATE TABLE products(id INTEGER PRIMARY KEY, name TEXT, price REAL);
  INSERT INTO products VALUES(1, 'Red Kettle', 20), (2, 'Blue Kettle', 25), (3, 'Spoon', 2);
  CREATE TABLE order_items(order_id INTEGER REFERENCES orders(id),
                           product_id INTEGER REFERENCES products(id), quantity INTEGER);
  INSERT INTO order_items VALUES(1, 1, 1), (1, 3, 2), (2, 2, 1);
)";

class Engine : public testing::Test {
 protected:
  Engine() : db_(kShop) {
    auto snapshot =
        schemas_.get(db_, db::Measuring::kHere, {1000, 1 << 20, 1000}, 300, Clock::now());
    EXPECT_TRUE(snapshot);
    snapshot_ = *snapshot;
  }
  Interpretation read(const std::string& question) {
    return Interpretation(question, *snapshot_, cache_.get(*snapshot_));
  }
  // The statement, without the quotes of its names.
  std::string sql(const std::string& question) {
    const Interpretation in = read(question);
    if (in.candidates().empty()) return "none";
    const auto query = in.query(in.candidates()[0]);
    if (!query) return query.error().message;
    std::string text = sql::render(*query);
    std::erase(text, '"');
    return text;
  }

  test::Database db_;
  db::SchemaCache schemas_;
  std::shared_ptr<const db::Snapshot> snapshot_;
  EngineCache cache_;
};

struct Example {
  const char* question;
  const char* sql;
};
constexpr Example kExamples[] = {
    {"How many customers are there?", "SELECT count(*) FROM customers"},
    {"What is the average age of customers?", "SELECT avg(customers.age) FROM customers"},
    {"List the names of customers older than 30.",
     "SELECT customers.name FROM customers WHERE customers.age > 30"},
    {"Show the name and city of all customers sorted by age in descending order.",
     "SELECT customers.name, customers.city FROM customers ORDER BY customers.age DESC"},
    {"How many customers are there in each city?",
     "SELECT customers.city, count(*) FROM customers GROUP BY customers.city"},
    {"Which city has the most customers?",
     "SELECT customers.city FROM customers GROUP BY customers.city ORDER BY count(*) DESC "
     "LIMIT 1"},
    {"What is the name of the cheapest product?",
     "SELECT products.name FROM products ORDER BY products.price LIMIT 1"},
    {"Who are the customers from Paris?",
     "SELECT customers.name FROM customers WHERE customers.city = 'Paris'"},
    {"Find the names of customers who have no orders.",
     "SELECT customers.name FROM customers WHERE customers.id NOT IN (SELECT "
     "orders.customer_id FROM orders WHERE orders.customer_id IS NOT NULL)"},
    {"Which customers have more than 1 order?",
     "SELECT customers.name FROM customers JOIN orders ON orders.customer_id = customers.id "
     "GROUP BY customers.id HAVING count(*) > 1"},
    {"What are the names of products whose price is above the average price?",
     "SELECT products.name FROM products WHERE products.price > (SELECT avg(products.price) "
     "FROM products)"},
    {"What are the names of customers whose name contains 'd'?",
     "SELECT customers.name FROM customers WHERE customers.name LIKE '%d%'"},
    {"List the names of products bought by customers from Paris.",
     "SELECT products.name FROM products JOIN order_items ON order_items.product_id = "
     "products.id JOIN orders ON order_items.order_id = orders.id JOIN customers ON "
     "orders.customer_id = customers.id WHERE customers.city = 'Paris' GROUP BY products.id"},
    {"How many different cities do customers live in?",
     "SELECT count(DISTINCT customers.city) FROM customers"},
    {"Show the names of customers whose age is between 30 and 40.",
     "SELECT customers.name FROM customers WHERE customers.age BETWEEN 30 AND 40"},
    {"How many orders were placed in 2024?",
     "SELECT count(*) FROM orders WHERE orders.ordered_on LIKE '2024%'"},
    {"What are the top 2 products by price?",
     "SELECT products.name FROM products ORDER BY products.price DESC LIMIT 2"},
    {"Give the cities of customers with age above 50 or below 30.",
     "SELECT customers.city FROM customers WHERE customers.age > 50 OR customers.age < 30"},
    {"Which cities have both customers older than 40 and customers younger than 30?",
     "SELECT customers.city FROM customers WHERE customers.age > 40 INTERSECT SELECT "
     "customers.city FROM customers WHERE customers.age < 30"},
};

// feature 181
TEST_F(Engine, WritesTheExpectedSql) {
  for (const Example& example : kExamples)
    EXPECT_EQ(sql(example.question), example.sql) << example.question;
}

// feature 60
TEST_F(Engine, WritesValuesAsTheyAreStored) {
  EXPECT_EQ(sql("How many customers live in ROME?"),
            "SELECT count(*) FROM customers WHERE customers.city = 'Rome'");
}

// feature 182
TEST_F(Engine, DeclinesWhatItDoesNotUnderstand) {
  for (const char* question :
       {"What is the meaning of life?", "Which customers have the best lawyers?",
        "How many customers are from Atlantis?", "What percentage of customers are vegetarians?",
        "Who won the football match yesterday?"}) {
    const Interpretation in = read(question);
    const double confidence = in.candidates().empty() ? 0 : in.confidence(0).value;
    EXPECT_LT(confidence, 0.5) << question;
  }
}

// feature 182
TEST_F(Engine, ADeclineNamesTheUnknownWordsAndASuggestion) {
  const Interpretation in = read("Which customers have the best lawyers?");
  ASSERT_FALSE(in.candidates().empty());
  const Confidence confidence = in.confidence(0);
  EXPECT_EQ(decline_text(in, &confidence, {{}, "how many customers are there?"}),
            "cannot answer: I do not understand \"lawyers\"; nearest: customers (id, name, city, "
            "age); you could ask: \"how many customers are there?\"");
  EXPECT_EQ(decline_text(in, nullptr, {{"name", "city"}, ""}),
            "cannot answer: which is meant? 1. name 2. city; choose: '{\"reading\":1}'");
  const std::string longer(400, 'x');
  for (const Decline& decline :
       {Decline{{longer, longer, longer}, ""}, Decline{{longer}, ""}, Decline{{}, longer}})
    EXPECT_LE(decline_text(in, &confidence, decline).size(), kLongestDecline);
}

TEST_F(Engine, AnyTextIsReadDeterministically) {
  std::string wordy;
  for (int i = 0; i < 3000; ++i) wordy += "customers older than 3 and not ";
  for (const std::string& question :
       {std::string(), std::string(" "), std::string("\0x\0", 3), std::string("\xff\xfe"), wordy,
        std::string("'; DROP TABLE customers; --"), std::string("((((\"\"''")})
    EXPECT_EQ(sql(question), sql(question));
}

TEST_F(Engine, TheSchemaModelIsCachedUntilTheSchemaChanges) {
  const auto first = cache_.get(*snapshot_);
  EXPECT_EQ(cache_.get(*snapshot_), first);
  db_.run("CREATE TABLE more(id INTEGER)");
  auto changed = schemas_.get(db_, db::Measuring::kHere, {1000, 1 << 20, 1000}, 300, Clock::now());
  ASSERT_TRUE(changed);
  EXPECT_NE(cache_.get(**changed), first);
}

}  // namespace
}  // namespace ask::engine::engine_test
