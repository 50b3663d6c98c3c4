// feature 114: the comparison of results behind every verdict of ask_eval.
#include "agent/score/compare.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <limits>

namespace ask::score::compare_test {
namespace {

using Rows = std::vector<std::vector<Value>>;

constexpr std::monostate kNull{};

Value i(int64_t v) { return v; }
Value t(std::string v) { return v; }

ResultSet result(Rows rows, std::vector<std::string> columns = {}) {
  ResultSet out;
  out.columns = std::move(columns);
  if (out.columns.empty() && !rows.empty()) out.columns.resize(rows[0].size(), "c");
  out.rows = std::move(rows);
  return out;
}

std::string difference(const Rows& gold, const Rows& got, bool ordered = false) {
  return compare(result(gold), result(got), ordered).difference;
}

TEST(Compare, NumbersAreEqualWithinRounding) {  // feature 114
  EXPECT_TRUE(same_value(0.1 + 0.2, 0.3));
  EXPECT_TRUE(same_value(i(1), 1.0));
  EXPECT_TRUE(same_value(1.0, 1.0000009));
  EXPECT_FALSE(same_value(1.0, 1.0000011));
  EXPECT_TRUE(same_value(1e12, 1e12 + 500));
  EXPECT_FALSE(same_value(2500000.0, 2500001.5));          // one small sale is missing
  EXPECT_FALSE(same_value(2460000.5, 2460001.5));          // two days
  EXPECT_FALSE(same_value(i(5000000000), i(5000000001)));  // two keys
  EXPECT_TRUE(same_value(i(9007199254740993), i(9007199254740993)));
  EXPECT_FALSE(same_value(i(9007199254740993), i(9007199254740992)));
  const double inf = std::numeric_limits<double>::infinity();
  EXPECT_TRUE(same_value(inf, inf));
  EXPECT_FALSE(same_value(inf, 5.0));
  EXPECT_FALSE(same_value(inf, -inf));
  EXPECT_FALSE(same_value(0.0, 0.00001));
  EXPECT_TRUE(same_value(0.0, -0.0));
}

TEST(Compare, OtherValuesAreEqualOnlyWhenIdentical) {  // feature 114
  EXPECT_TRUE(same_value(kNull, kNull));
  EXPECT_FALSE(same_value(kNull, i(0)));
  EXPECT_FALSE(same_value(kNull, t("")));
  EXPECT_FALSE(same_value(t("1"), i(1)));
  EXPECT_FALSE(same_value(t("a"), t("A")));
  EXPECT_FALSE(same_value(t("a"), t("a ")));
  EXPECT_FALSE(same_value(t("a"), Blob{"a"}));
  EXPECT_TRUE(same_value(Blob{std::string("\0x", 2)}, Blob{std::string("\0x", 2)}));
  EXPECT_FALSE(same_value(t(std::string("a\0b", 3)), t(std::string("a\0c", 3))));
}

TEST(Compare, RowsAreAMultiset) {  // feature 114
  EXPECT_EQ(difference({{i(1), t("a")}, {i(2), t("b")}}, {{i(2), t("b")}, {i(1), t("a")}}), "");
  EXPECT_EQ(difference({{i(1)}, {i(1)}, {i(2)}}, {{i(1)}, {i(2)}, {i(2)}}), "values differ");
  EXPECT_EQ(difference({{i(1)}, {i(2)}}, {{i(1)}}), "rows: 1 for 2");
  EXPECT_EQ(difference({{i(1)}}, {{i(1), i(2)}}), "columns: 2 for 1");
  EXPECT_EQ(difference({{i(1), i(2)}}, {{i(2), i(1)}}), "values differ");  // column order counts
  EXPECT_EQ(difference({}, {}), "");
  EXPECT_EQ(difference({{kNull}}, {{kNull}}), "");
}

TEST(Compare, OrderCountsOnlyIfGoldOrders) {  // feature 114
  const Rows one = {{i(1)}, {i(2)}, {i(3)}}, other = {{i(2)}, {i(1)}, {i(3)}};
  EXPECT_EQ(difference(one, other), "");
  EXPECT_EQ(difference(one, other, true), "order differs");
  EXPECT_EQ(difference(one, one, true), "");
  EXPECT_TRUE(order_counts("SELECT a FROM t ORDER BY a"));
  EXPECT_TRUE(order_counts("select a from t union select b from u order /* x */ by 1 limit 3"));
  EXPECT_TRUE(order_counts("WITH x AS (SELECT 1 AS a) SELECT a FROM x ORDER BY a"));
  EXPECT_FALSE(order_counts("SELECT * FROM (SELECT a FROM t ORDER BY a)"));
  EXPECT_FALSE(order_counts("SELECT row_number() OVER (ORDER BY a) FROM t"));
  EXPECT_FALSE(order_counts("WITH x AS (SELECT 1 ORDER BY 1) SELECT * FROM x"));
  EXPECT_FALSE(order_counts("SELECT ' order by ' FROM t -- order by 1"));
  EXPECT_FALSE(order_counts("SELECT \"order\" by_, [order by] FROM t"));
  EXPECT_FALSE(order_counts("'"));
  // A statement outside the query tree is read by its tokens.
  EXPECT_TRUE(order_counts("SELECT a FROM t INDEXED BY x ORDER BY a"));
  EXPECT_FALSE(order_counts("SELECT a FROM t INDEXED BY x WHERE b IN (SELECT 1 ORDER BY 1)"));
}

TEST(Compare, ColumnNamesDoNotCount) {  // feature 114
  EXPECT_TRUE(compare(result({{i(1)}}, {"n"}), result({{i(1)}}, {"count(*)"}), false).same);
  EXPECT_EQ(compare(result({}, {"n"}), result({}, {"a", "b"}), false).difference,
            "columns: 2 for 1");
}

TEST(Compare, ARoundingDifferenceDoesNotMisplaceARow) {  // feature 114
  // Sorted by the first number, the two sides are in different orders.
  EXPECT_EQ(difference({{1.0, i(5)}, {1.0 + 4e-7, i(4)}}, {{1.0 + 4e-7, i(5)}, {1.0, i(4)}}), "");
  // A chain: pairing equal values first would leave two that are too far apart.
  EXPECT_EQ(difference({{1.0, i(1)}, {1.0 + 9e-7, i(1)}}, {{1.0, i(1)}, {1.0 - 9e-7, i(1)}}), "");
  EXPECT_EQ(difference({{1.0}, {1.0 + 9e-7}}, {{1.0 - 9e-7}, {1.0 - 9e-7}}), "values differ");
}

TEST(Compare, ATruncatedResultProvesNothing) {  // feature 114
  ResultSet cut = result({{i(1)}});
  cut.row_cut = true;
  EXPECT_EQ(compare(cut, cut, false).difference, "cut");
  EXPECT_LT(compare(cut, cut, false).match, 1);
}

TEST(Compare, PartialCreditFallsWithMissingRows) {  // feature 114
  const Rows gold = {{t("a"), i(10)}, {t("b"), i(20)}, {t("c"), i(30)}, {t("d"), i(40)}};
  const auto whole = compare(result(gold), result(gold), true);
  EXPECT_EQ(whole.match, 1);
  EXPECT_EQ(whole.semantic, 1);
  const auto short_by_one = compare(result(gold), result({gold[0], gold[1], gold[2]}), false);
  EXPECT_NEAR(short_by_one.rows_found, .75, 1e-12);
  EXPECT_NEAR(short_by_one.similarity.values, .75, 1e-12);
  EXPECT_NEAR(short_by_one.similarity.numbers, 20.0 / 25.0, 1e-12);
  EXPECT_NEAR(short_by_one.semantic, .5 * .75 + .2 * .8 + .15 + .15, 1e-12);
  EXPECT_NEAR(short_by_one.match, .5 * .75 + .1, 1e-12);
  Rows one_wrong = gold;
  one_wrong[3][1] = i(44);
  const auto cell = compare(result(gold), result(one_wrong), false);
  EXPECT_NEAR(cell.similarity.values, 3.5 / 4, 1e-12);
  EXPECT_NEAR(cell.match, .5 * .75 + .3 * .5 + .2, 1e-12);
  EXPECT_LT(cell.semantic, 1);
}

TEST(Compare, RowsOutOfPlaceCountHalf) {  // feature 114
  const Rows gold = {{i(1)}, {i(2)}, {i(3)}, {i(4)}}, got = {{i(2)}, {i(1)}, {i(3)}, {i(4)}};
  const auto swapped = compare(result(gold), result(got), true);
  EXPECT_NEAR(swapped.rows_found, .75, 1e-12);
  EXPECT_LT(swapped.semantic, 1);
}

TEST(Compare, NothingInCommonIsZero) {  // feature 114
  const auto none = compare(result({{i(1)}}), result({}, {"c"}), false);
  EXPECT_EQ(none.semantic, 0);
  EXPECT_EQ(none.match, 0);
  // An extra column and a changed type cost their share.
  const auto wide = compare(result({{i(1)}}), result({{i(1), kNull}}), false);
  EXPECT_NEAR(wide.similarity.values, .5, 1e-12);
  EXPECT_NEAR(wide.similarity.types, .5, 1e-12);
  const auto text = compare(result({{i(1)}}), result({{t("1")}}), false);
  EXPECT_NEAR(text.semantic, .15 + .15 * .3, 1e-12);
}

TEST(Compare, AHundredThousandRowsAreComparedQuickly) {  // feature 114
  Rows gold, got;
  for (int64_t n = 0; n < 100000; ++n) {
    gold.push_back({i(n % 1000), 0.1 * static_cast<double>(n), t("row " + std::to_string(n % 77))});
    got.push_back(gold.back());
  }
  std::reverse(got.begin(), got.end());
  const auto start = std::chrono::steady_clock::now();
  EXPECT_TRUE(compare(result(gold), result(got), false).same);
  for (auto& row : got) row[2] = t("other");  // no row has a match
  const auto none = compare(result(gold), result(got), false);
  EXPECT_EQ(none.difference, "values differ");
  EXPECT_EQ(none.rows_found, 0);
  // A single value in every row, and every number within the tolerance of the next.
  for (size_t n = 0; n < got.size(); ++n) gold[n] = got[n] = {static_cast<double>(n) * 5e-7};
  got[7][0] = 9.0;
  EXPECT_FALSE(compare(result(gold), result(got), false).same);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  EXPECT_LT(took.count(), 20);  // quadratic time would be hours
}

}  // namespace
}  // namespace ask::score::compare_test
