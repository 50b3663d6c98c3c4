#include "agent/engine/schema/derived_measures.h"

#include <gtest/gtest.h>

#include "test/unit/engine/measured.h"

namespace ask::engine::derived_measures_test {
namespace {

using measured::Measured;
using Strings = std::vector<std::string>;

constexpr const char* kShop = R"(
  CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT);
  INSERT INTO customers VALUES(1, 'Ann'), (2, 'Bo');
  CREATE TABLE suppliers(id INTEGER PRIMARY KEY, name TEXT);
  CREATE TABLE products(id INTEGER PRIMARY KEY, name TEXT, price REAL, cost REAL,
                        stock_quantity INTEGER);
  INSERT INTO products VALUES(1, 'pen', 2.5, 1.5, 7), (2, 'ink', 4.5, 2.5, 9),
                             (3, 'pad', 5.5, 3.5, 2);
  CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers(id),
                      ordered_on TEXT, promised_date TEXT, delivered_date TEXT);
  INSERT INTO orders VALUES(1, 1, '2024-01-01', '2024-01-05', '2024-01-06'),
                           (2, 2, '2024-01-02', '2024-01-06', '2024-01-05');
  CREATE TABLE order_lines(id INTEGER PRIMARY KEY, order_id INTEGER REFERENCES orders(id),
                           product_id INTEGER REFERENCES products(id), quantity INTEGER,
                           discount REAL);
  INSERT INTO order_lines VALUES(1, 1, 1, 3, 0.1), (2, 1, 2, 5, 0.0), (3, 2, 2, 8, 0.25);
)";

constexpr const char* kFundraiser = R"(
  CREATE TABLE donors(id INTEGER PRIMARY KEY, name TEXT);
  CREATE TABLE donations(id INTEGER PRIMARY KEY, donor_id INTEGER REFERENCES donors(id),
                         amount REAL);
  INSERT INTO donations VALUES(1, 1, 5.5), (2, 1, 7.5), (3, 2, 9.25);
  CREATE TABLE shows(id INTEGER PRIMARY KEY, title TEXT, tickets_sold INTEGER, seats INTEGER);
  INSERT INTO shows VALUES(1, 'a', 30, 80), (2, 'b', 45, 90), (3, 'c', 12, 70);
)";

TEST(DerivedMeasures, ALineIsItsQuantityTimesThePriceOfTheGoods) {
  const Measured db(kShop);
  const auto sold = products(db.catalog(), db.index());
  ASSERT_EQ(sold.size(), 1u);  // the stock of the products does not count
  EXPECT_EQ(db.name({sold[0].quantity_table, sold[0].quantity}), "order_lines.quantity");
  EXPECT_EQ(db.name({sold[0].price_table, sold[0].price}), "products.price");
  EXPECT_EQ(db.name({sold[0].quantity_table, discount_of(db.catalog(), db.index(), sold[0])}),
            "order_lines.discount");
}

TEST(DerivedMeasures, ADiscountInMoneyIsNotAShare) {
  const Measured db(std::string(kShop) + "UPDATE order_lines SET discount = 12.5 WHERE id = 1;");
  const auto sold = products(db.catalog(), db.index());
  ASSERT_EQ(sold.size(), 1u);
  EXPECT_EQ(discount_of(db.catalog(), db.index(), sold[0]), kNone);
}

TEST(DerivedMeasures, MarginsOfAPriceAndACost) {
  const Measured db(kShop);
  const auto all = margins(db.index());
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(db.name({all[0].table, all[0].price}), "products.price");
  EXPECT_EQ(db.name({all[0].table, all[0].cost}), "products.cost");
}

TEST(DerivedMeasures, AmountsThatAreStored) {
  const Measured shop(kShop), db(kFundraiser);
  EXPECT_TRUE(
      stored_totals(shop.catalog(), shop.index(), products(shop.catalog(), shop.index())).empty());
  const auto totals = stored_totals(db.catalog(), db.index(), {});
  ASSERT_EQ(totals.size(), 1u);
  EXPECT_EQ(db.name({totals[0].table, totals[0].column}), "donations.amount");
}

TEST(DerivedMeasures, TablesOfPeopleAndOfSales) {
  const Measured db(kShop);
  EXPECT_TRUE(is_person_word("customer"));
  EXPECT_FALSE(is_person_word("product"));
  EXPECT_TRUE(keeps_people(db.index(), db.table("customers")));
  EXPECT_FALSE(keeps_people(db.index(), db.table("products")));
  EXPECT_TRUE(is_sales_table(db.index(), db.table("order_lines")));
  EXPECT_FALSE(is_sales_table(db.index(), db.table("customers")));
}

TEST(DerivedMeasures, TheOnlyMeasureOfAWord) {
  const Measured db(kShop);
  const uint32_t t = db.table("products");
  EXPECT_EQ(db.name({t, only_measure(db.index(), t, {"price"})}), "products.price");
  EXPECT_EQ(only_measure(db.index(), t, {"price", "cost"}), kNone);
  EXPECT_EQ(only_measure(db.index(), t, {"weight"}), kNone);
}

TEST(DerivedMeasures, WordsOfASchemaForSales) {
  const Measured db(kShop);
  const SalesWords words = sales_words(db.catalog(), db.index());
  EXPECT_EQ(words.orders, Strings{"order"});
  EXPECT_EQ(words.things, Strings{"product"});
  EXPECT_EQ(words.popular, Strings{"product"});
  EXPECT_EQ(words.buyers, Strings{"customer"});
  EXPECT_TRUE(words.money);
  EXPECT_TRUE(words.discount);
  EXPECT_FALSE(words.none());
  ASSERT_EQ(words.late.size(), 1u);
  EXPECT_EQ(words.late[0].done + ", " + words.late[0].due, "delivered date, promised date");
}

TEST(DerivedMeasures, WordsOfASchemaForDonationsAndSales) {
  const Measured db(kFundraiser);
  const SalesWords words = sales_words(db.catalog(), db.index());
  ASSERT_EQ(words.amounts.size(), 1u);
  EXPECT_EQ(words.amounts[0].rows + ", " + words.amounts[0].called, "donation, amount");
  EXPECT_EQ(words.counted, Strings{"ticket sold"});
  EXPECT_TRUE(words.none());
  EXPECT_FALSE(words.discount);
}

}  // namespace
}  // namespace ask::engine::derived_measures_test
