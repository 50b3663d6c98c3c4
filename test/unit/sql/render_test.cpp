// feature 64: rendered SQL means what the tree means. SQLite's rows decide.
#include "agent/sql/render.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <cmath>
#include <limits>
#include <random>

#include "test/unit/support.h"

namespace ask::sql::render_test {
namespace {

using Rows = std::vector<std::string>;

Expr integer(int64_t value) { return {Literal{value}}; }
Expr text(std::string value) { return {Literal{std::move(value)}}; }
Expr null() { return {Literal{std::monostate{}}}; }
Expr column(std::string name, std::string table = "") {
  return {ColumnRef{std::move(table), std::move(name)}};
}
Expr binary(BinaryOp op, Expr left, Expr right) {
  return {Binary{op, std::move(left), std::move(right)}};
}
Expr negated(Expr operand) { return {Unary{UnaryOp::kNot, std::move(operand)}}; }
TableRef table(std::string name, std::string alias = "") { return {"", std::move(name), alias}; }

Query select(std::vector<SelectItem> items, std::vector<Source> from = {}) {
  Query q;
  q.cores.push_back({.items = std::move(items), .from = std::move(from)});
  return q;
}

// Rows of `SELECT expr`.
std::string value_of(const Expr& expr) {
  test::Database db;
  const Rows rows = db.rows(render(select({{expr}})));
  return rows.empty() ? "no rows" : rows[0];
}

class Shop : public testing::Test {
 protected:
  test::Database db_{
      "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT, city TEXT, spent REAL);"
      "INSERT INTO customers VALUES (1,'Ann','Paris',10),(2,'Bob','Oslo',30),(3,'Cid',NULL,20),"
      "(4,'Dan','Paris',30);"
      "CREATE TABLE \"order\"(\"select\" INTEGER, \"the total\" REAL, \"a\"\"b\" TEXT);"
      "INSERT INTO \"order\" VALUES (1, 2.5, 'x'), (2, 4, 'y');"
      "ATTACH ':memory:' AS other; CREATE TABLE other.customers(id, note);"
      "INSERT INTO other.customers VALUES (2,'two'),(4,'four');"};
  Rows rows(const Query& q) { return db_.rows(render(q)); }
  Query names() { return select({{column("name")}}, {{table("customers")}}); }
};

TEST_F(Shop, KeepsDescending) {
  Query q = names();
  q.order_by = {{column("spent"), true}, {column("id"), true}};
  EXPECT_EQ(render(q), R"(SELECT "name" FROM "customers" ORDER BY "spent" DESC, "id" DESC)");
  EXPECT_EQ(rows(q), (Rows{"Dan", "Bob", "Cid", "Ann"}));
}

TEST_F(Shop, KeepsDistinctAndOffset) {
  Query q = select({{column("spent")}}, {{table("customers")}});
  q.cores[0].distinct = true;
  q.order_by = {{column("spent")}};
  q.limit = integer(5);
  q.offset = integer(1);
  EXPECT_EQ(rows(q), (Rows{"20.0", "30.0"}));
  q.limit.reset();
  EXPECT_EQ(rows(q), (Rows{"20.0", "30.0"})) << "an offset alone";
}

TEST_F(Shop, LimitZeroGivesNoRows) {
  Query q = names();
  q.limit = integer(0);
  EXPECT_EQ(rows(q), Rows{});
}

TEST_F(Shop, FalseStaysFalse) {
  Query q = names();
  q.cores[0].where = integer(0);
  EXPECT_EQ(rows(q), Rows{});
  EXPECT_EQ(value_of({IsTruth{integer(0), false}}), "1");
  EXPECT_EQ(value_of({IsTruth{integer(5), true}}), "1") << "5 IS 1 would be false";
  EXPECT_EQ(value_of({IsTruth{integer(5), true, true}}), "0");
}

TEST_F(Shop, ComputesWithOperators) {
  const Expr seven = integer(7), two = integer(2);
  EXPECT_EQ(value_of(binary(BinaryOp::kAdd, seven, two)), "9");
  EXPECT_EQ(value_of(binary(BinaryOp::kSubtract, seven, two)), "5");
  EXPECT_EQ(value_of(binary(BinaryOp::kMultiply, seven, two)), "14");
  EXPECT_EQ(value_of(binary(BinaryOp::kDivide, seven, two)), "3");
  EXPECT_EQ(value_of(binary(BinaryOp::kModulo, seven, two)), "1");
  EXPECT_EQ(value_of(binary(BinaryOp::kShiftLeft, seven, two)), "28");
  EXPECT_EQ(value_of(binary(BinaryOp::kConcat, text("a"), text("b"))), "ab");
  EXPECT_EQ(value_of(binary(BinaryOp::kJsonText, text(R"({"k":"v"})"), text("k"))), "v");
}

TEST_F(Shop, TestsForNull) {
  Query q = names();
  q.cores[0].where = Expr{IsNull{column("city")}};
  EXPECT_EQ(rows(q), Rows{"Cid"});
  q.cores[0].where = Expr{IsNull{column("city"), true}};
  EXPECT_EQ(rows(q), (Rows{"Ann", "Bob", "Dan"}));
}

TEST_F(Shop, CaseKeepsEverythingAfterThen) {
  const Expr rich = binary(BinaryOp::kGreater, column("spent"), integer(15));
  const Expr word{Case{{}, {{rich, text("rich")}}, text("poor")}};
  Query q = select({{word, "kind"}}, {{table("customers")}});
  EXPECT_EQ(rows(q), (Rows{"poor", "rich", "rich", "rich"}));
  q.cores[0].items = {{{Case{column("city"), {{text("Paris"), integer(1)}}, {}}}}};
  EXPECT_EQ(rows(q), (Rows{"1", "NULL", "NULL", "1"}));
}

TEST_F(Shop, NotCoversAnOr) {
  Query q = names();
  const auto is = [](const char* name) {
    return binary(BinaryOp::kEqual, column("name"), text(name));
  };
  q.cores[0].where = negated(binary(BinaryOp::kOr, is("Ann"), is("Bob")));
  EXPECT_EQ(rows(q), (Rows{"Cid", "Dan"}));
  q.cores[0].where = binary(BinaryOp::kAnd, binary(BinaryOp::kOr, is("Ann"), is("Bob")), is("Bob"));
  EXPECT_EQ(rows(q), Rows{"Bob"});
}

TEST_F(Shop, QuotesKeywordsAndNamesWithSpaces) {
  const Query q =
      select({{column("select", "order"), "from"}, {column("the total")}, {column("a\"b")}},
             {{table("order")}});
  EXPECT_EQ(rows(q), (Rows{"1|2.5|x", "2|4.0|y"}));
}

TEST_F(Shop, AnAliasIsANameOnly) {
  const Query q = select({{integer(1), "x, (SELECT name FROM customers) AS y"}});
  EXPECT_EQ(rows(q), Rows{"1"});
}

TEST_F(Shop, KeepsTheSchemaOfAJoinedTable) {
  Query q = select({{column("name", "c")}, {column("note", "o")}}, {{table("customers", "c")}});
  Source other{TableRef{"other", "customers", "o"}, JoinKind::kLeft};
  other.on = binary(BinaryOp::kEqual, column("id", "c"), column("id", "o"));
  q.cores[0].from.push_back(other);
  q.order_by = {{column("id", "c")}};
  EXPECT_EQ(rows(q), (Rows{"Ann|NULL", "Bob|two", "Cid|NULL", "Dan|four"}));
}

TEST_F(Shop, KeepsTablesWithoutACondition) {
  Query q = select({{{Call{"count", {{Star{}}}}}}}, {{table("customers")}, {table("order")}});
  EXPECT_EQ(render(q), R"(SELECT count(*) FROM "customers" JOIN "order")");
  EXPECT_EQ(rows(q), Rows{"8"});
}

TEST_F(Shop, SortsTheLastValues) {
  Query q;
  q.cores.push_back({.values = {{integer(1)}, {integer(3)}, {integer(2)}}});
  EXPECT_EQ(rows(q), (Rows{"1", "3", "2"}));
  q.order_by = {{integer(1), true}};
  EXPECT_EQ(rows(q), (Rows{"3", "2", "1"}));
}

TEST(Render, LiteralsRoundTrip) {
  EXPECT_EQ(render(null()), "NULL");
  EXPECT_EQ(render(integer(std::numeric_limits<int64_t>::min())), "-9223372036854775808");
  EXPECT_EQ(render({Literal{2.0}}), "2.0");
  EXPECT_EQ(render({Literal{1e100}}), "1e+100");
  EXPECT_EQ(render({Literal{std::nan("")}}), "NULL");
  EXPECT_EQ(render({Literal{-std::numeric_limits<double>::infinity()}}), "-1e999");
  EXPECT_EQ(render(text("it's")), "'it''s'");
  EXPECT_EQ(render({Literal{Blob{std::string("\0\xff", 2)}}}), "x'00ff'");
  EXPECT_EQ(value_of({Call{"typeof", {integer(std::numeric_limits<int64_t>::min())}}}), "integer");
  EXPECT_EQ(value_of({Call{"typeof", {{Literal{1e18}}}}}), "real");
  EXPECT_EQ(value_of({Call{"hex", {text(std::string("a\0b", 3))}}}), "610062");
}

TEST(Render, KeepsTwoMinusSignsApart) {
  const Expr minus_one = integer(-1);
  EXPECT_EQ(render({Unary{UnaryOp::kMinus, minus_one}}), "- -1");
  EXPECT_EQ(render({Unary{UnaryOp::kMinus, Expr{Unary{UnaryOp::kMinus, column("a")}}}}),
            R"(- -"a")");
  EXPECT_EQ(render(binary(BinaryOp::kSubtract, integer(1), minus_one)), "1 - -1");
  EXPECT_EQ(value_of({Unary{UnaryOp::kMinus, minus_one}}), "1");
}

TEST(Render, AddsParenthesesOnlyWhereSQLiteNeedsThem) {
  const Expr a = column("a"), b = column("b"), c = column("c");
  const auto minus = [](Expr l, Expr r) { return binary(BinaryOp::kSubtract, l, r); };
  EXPECT_EQ(render(minus(minus(a, b), c)), R"("a" - "b" - "c")");
  EXPECT_EQ(render(minus(a, minus(b, c))), R"("a" - ("b" - "c"))");
  EXPECT_EQ(render(binary(BinaryOp::kMultiply, minus(a, b), c)), R"(("a" - "b") * "c")");
  EXPECT_EQ(render(binary(BinaryOp::kEqual, a, {IsNull{b}})), R"("a" = ("b" IS NULL))");
  EXPECT_EQ(render({IsNull{binary(BinaryOp::kOr, a, b)}}), R"(("a" OR "b") IS NULL)");
  EXPECT_EQ(render({Between{a, binary(BinaryOp::kAnd, b, c), c}}),
            R"("a" BETWEEN ("b" AND "c") AND "c")");
  EXPECT_EQ(render(binary(BinaryOp::kAnd, {Between{a, b, c, true}}, negated(a))),
            R"("a" NOT BETWEEN "b" AND "c" AND NOT "a")");
  EXPECT_EQ(render({Binary{BinaryOp::kLike, a, text("50!%"), text("!")}}),
            R"("a" LIKE '50!%' ESCAPE '!')");
  EXPECT_EQ(render({Collate{binary(BinaryOp::kConcat, a, b), "NOCASE"}}),
            R"(("a" || "b") COLLATE "NOCASE")");
  EXPECT_EQ(render({Unary{UnaryOp::kMinus, Expr{Collate{a, "x"}}}}), R"(-("a" COLLATE "x"))");
  EXPECT_EQ(render(negated(negated(a))), R"(NOT NOT "a")");
  EXPECT_EQ(render(binary(BinaryOp::kEqual, negated(a), negated(b))), R"((NOT "a") = (NOT "b"))");
}

TEST(Render, QuotesOddFunctionAndTypeNames) {
  EXPECT_EQ(render({Call{"max", {column("a")}, true}}), R"(max(DISTINCT "a"))");
  EXPECT_EQ(render({Call{"x) FROM t; --", {}}}), R"("x) FROM t; --"())");
  EXPECT_EQ(render({Call{"cast", {column("a")}}}), R"("cast"("a"))");
  EXPECT_EQ(render({Call{"CURRENT_DATE", {}}}), "CURRENT_DATE");
  EXPECT_EQ(render({Cast{column("a"), "REAL"}}), R"(CAST("a" AS REAL))");
  EXPECT_EQ(value_of({Cast{text("7"), "UNSIGNED BIG INT"}}), "7");
}

// Values as SQLite reads them, compared bit by bit.
double read_back(sqlite3* db, double value) {
  const std::string sql = "SELECT " + render({Literal{value}});
  sqlite3_stmt* stmt = nullptr;
  EXPECT_EQ(sqlite3_prepare_v2(db, sql.c_str(), -1, &stmt, nullptr), SQLITE_OK) << sql;
  EXPECT_EQ(sqlite3_step(stmt), SQLITE_ROW);
  EXPECT_EQ(sqlite3_column_type(stmt, 0), SQLITE_FLOAT) << sql;
  const double read = sqlite3_column_double(stmt, 0);
  sqlite3_finalize(stmt);
  return read;
}

TEST(Render, RealsRoundTripToTheLastBit) {
  test::Database db;
  std::mt19937_64 random(64);
  std::uniform_real_distribution<double> exponent(-12, 15);
  int wrong = 0;
  for (int i = 0; i < 2000; ++i) {
    const double value =
        std::ldexp(static_cast<double>(random() >> 11), -53) * std::pow(10.0, exponent(random));
    wrong += read_back(db, value) != value;
  }
  EXPECT_EQ(wrong, 0);
  for (const double value : {HUGE_VAL, -HUGE_VAL, 0.1, 1e308, 5e-324, 1e22, -2.5})
    EXPECT_EQ(read_back(db, value), value);
}

}  // namespace
}  // namespace ask::sql::render_test
