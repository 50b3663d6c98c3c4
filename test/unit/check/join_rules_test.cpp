// feature 77: joins on columns that are not keys.
#include "agent/check/join_rules.h"

#include <gtest/gtest.h>

#include "agent/sql/parse.h"

namespace ask::sql::join_rules_test {
namespace {

using Lines = std::vector<std::string>;
using Names = std::vector<std::string>;

db::Table table(std::string name, const Names& columns, std::vector<db::ForeignKey> keys = {}) {
  db::Table out;
  out.schema = "main";
  out.name = std::move(name);
  for (const std::string& column : columns) {
    db::Column next;
    next.name = column;
    out.columns.push_back(std::move(next));
  }
  out.foreign_keys = std::move(keys);
  return out;
}

db::ForeignKey key(Names columns, std::string parent, Names parent_columns) {
  return {"main", std::move(parent), std::move(columns), std::move(parent_columns)};
}

db::Catalog shop() {
  db::Catalog out;
  out.tables = {
      table("customers", {"id", "name", "boss_id", "city"},
            {key({"boss_id"}, "customers", {"id"})}),
      table("orders", {"id", "customer_id", "day"}, {key({"customer_id"}, "customers", {"id"})}),
      table("visits", {"id", "customer_id", "day"}, {key({"customer_id"}, "customers", {"id"})}),
      table("items", {"order_id", "line", "name"}, {key({"order_id"}, "orders", {"id"})}),
      table("returns", {"order_id", "line", "why"},
            {key({"order_id", "line"}, "items", {"order_id", "line"})}),
      table("left_alone", {"id", "name"}),
      table("apart", {"id", "name"}),
  };
  db::Table view = table("seen", {"id", "customer_id"});
  view.kind = db::TableKind::kView;
  out.tables.push_back(std::move(view));
  return out;
}

Lines found(std::string_view sql, bool strict = false) {
  static const db::Catalog catalog = shop();
  const auto query = parse(sql);
  if (!query) return {query.error().message};
  Lines out;
  for (const Finding& f : join_rules(*query, catalog, strict)) {
    EXPECT_EQ(f.code, Code::kJoinNotOnKey);
    EXPECT_EQ(f.severity, strict ? Severity::kError : Severity::kWarning);
    out.push_back(f.object + ": " + f.message + (f.hint.empty() ? "" : "; " + f.hint));
  }
  return out;
}

}  // namespace

TEST(JoinRules, EachRuleHasItsMessage) {
  EXPECT_EQ(found("SELECT 1 FROM customers JOIN orders ON customers.name = 'x'"),
            Lines{"orders: the condition of the join of \"orders\" does not name both it and "
                  "\"customers\"; write \"orders\".\"customer_id\" = \"customers\".\"id\""});
  EXPECT_EQ(found("SELECT 1 FROM customers c JOIN orders o ON o.day > c.city"),
            Lines{"o: the join of \"o\" compares no column of it with one of \"c\"; write "
                  "\"o\".\"customer_id\" = \"c\".\"id\""});
  EXPECT_EQ(found("SELECT 1 FROM customers c JOIN orders o ON o.id = c.id"),
            Lines{"o: \"c\".\"id\" = \"o\".\"id\" joins columns that are not keys; write "
                  "\"o\".\"customer_id\" = \"c\".\"id\""});
  EXPECT_EQ(found("SELECT 1 FROM items i JOIN customers c ON c.name = i.name"),
            Lines{"c: \"i\".\"name\" = \"c\".\"name\" joins columns that are not keys"});
  EXPECT_EQ(
      found("SELECT 1 FROM orders, customers WHERE orders.id = customers.id AND city = 'x'", true)
          .size(),
      1u);
}

TEST(JoinRules, EachJoinIsReportedOnceAtAnyDepth) {
  EXPECT_EQ(found("SELECT 1 FROM customers c JOIN orders o ON o.id = c.id AND o.day = c.city JOIN "
                  "items i ON i.line = o.id")
                .size(),
            2u);
  EXPECT_EQ(
      found("WITH w AS (SELECT 1 FROM customers c JOIN orders o ON o.id = c.id) SELECT (SELECT "
            "1 FROM orders o JOIN items i ON i.line = o.id) FROM w WHERE EXISTS (SELECT 1 FROM "
            "(SELECT 1 FROM customers c JOIN visits v USING (id)))")
          .size(),
      3u);
  EXPECT_EQ(found("SELECT 1 FROM items i JOIN returns r ON r.order_id = i.order_id").size(), 1u)
      << "a part of a key";
  EXPECT_EQ(found("SELECT 1 FROM items i JOIN returns r ON r.line = i.line").size(), 1u);
}

TEST(JoinRules, KeysAreAccepted) {
  for (const char* sql :
       {"SELECT 1 FROM customers c JOIN orders o ON o.customer_id = c.id",
        "SELECT 1 FROM orders o JOIN customers c ON c.id = o.customer_id AND o.day > c.city",
        "SELECT 1 FROM orders o LEFT JOIN customers c ON CAST(o.customer_id AS TEXT) = c.id",
        "SELECT 1 FROM orders JOIN customers ON customer_id = customers.id",
        "SELECT 1 FROM customers c, orders o, items i WHERE o.customer_id = c.id AND i.order_id = "
        "o.id",
        "SELECT 1 FROM customers c JOIN orders o JOIN items i ON i.order_id = o.id AND "
        "o.customer_id = c.id",
        // the same parent
        "SELECT 1 FROM orders o JOIN visits v ON v.customer_id = o.customer_id",
        "SELECT 1 FROM orders o JOIN visits v USING (customer_id)",
        // composite
        "SELECT 1 FROM items i JOIN returns r ON r.order_id = i.order_id AND r.line = i.line",
        "SELECT 1 FROM items JOIN returns USING (order_id, line)",
        "SELECT 1 FROM items NATURAL JOIN returns",
        // a self-join
        "SELECT 1 FROM customers c JOIN customers b ON c.boss_id = b.id",
        "SELECT 1 FROM customers a JOIN customers b ON a.city = b.city AND a.id < b.id",
        // no rule applies to these
        "SELECT 1 FROM customers CROSS JOIN orders", "SELECT 1 FROM customers, orders",
        "SELECT 1 FROM customers c JOIN seen s ON s.id = c.name",
        "SELECT 1 FROM customers c JOIN (SELECT 1 AS n) d ON d.n = c.id",
        "WITH orders AS (SELECT 1 AS n) SELECT 1 FROM customers c JOIN orders o ON o.n = c.id",
        "SELECT 1 FROM customers c JOIN orders o ON lower(o.day) = lower(c.city)",
        "SELECT 1 FROM customers c JOIN orders o ON o.day = (SELECT max(city) FROM customers)",
        "SELECT 1 FROM left_alone l JOIN apart a ON a.name = l.name",
        "SELECT 1 FROM nowhere n JOIN orders o ON o.id = n.id",
        "SELECT 1 FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.day = c.city)"})
    EXPECT_EQ(found(sql), Lines{}) << sql;
}

TEST(JoinRules, HostileStatementsTakeBoundedTime) {
  std::string many = "SELECT 1 FROM customers c0";
  for (int i = 1; i < 60; ++i)
    many += " JOIN orders o" + std::to_string(i) + " ON o" + std::to_string(i) + ".id = c0.id";
  EXPECT_EQ(found(many).size(), 10u);
  std::string deep = "SELECT 1 FROM customers c JOIN orders o ON ";
  for (int i = 0; i < 150; ++i) deep += "NOT ";
  EXPECT_LE(found(deep + "o.id = c.id").size(), 1u);
}

}  // namespace ask::sql::join_rules_test
