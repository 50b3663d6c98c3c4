#include "agent/reason/answer.h"

#include <gtest/gtest.h>

#include "agent/common/display_width.h"
#include "agent/reason/table_text.h"

namespace ask::reason::answer_test {
namespace {

using Row = std::vector<Value>;

std::string answer(const std::string& sql, std::vector<std::string> columns, std::vector<Row> rows,
                   Level level = Level::kSure) {
  const Task task{"t1", "the question", "", {}};
  Draft draft;
  draft.statement = sql;
  draft.level = level;
  draft.reading = "counts the rows of customers.";
  ResultSet result;
  result.columns = std::move(columns);
  result.rows = std::move(rows);
  return answer_text({{&task, &draft, &result, nullptr}});
}

int64_t operator""_n(unsigned long long n) { return static_cast<int64_t>(n); }

}  // namespace

// feature 1
TEST(Answer, OneValueIsASentence) {
  EXPECT_EQ(answer("SELECT count(*) FROM order_items", {"count(*)"}, {{3_n}}),
            "There are 3 order items.");
  EXPECT_EQ(answer("SELECT count(*) FROM cities WHERE x = 1", {"count(*)"}, {{1_n}}),
            "There is 1 such city.");
  EXPECT_EQ(answer("SELECT count(DISTINCT home_city) FROM people", {"n"}, {{2_n}}),
            "There are 2 different home cities.");
  EXPECT_EQ(answer("SELECT count(DISTINCT c.id) FROM venues AS v JOIN concerts AS c ON c.venue_id "
                   "= v.id WHERE v.country = 'Norway'",
                   {"n"}, {{1_n}}),
            "There is 1 such concert.");
  EXPECT_EQ(answer("SELECT avg(price) FROM albums", {"avg(price)"}, {{12.5}}),
            "The average price of albums is 12.50.");
  EXPECT_EQ(answer("SELECT max(price) FROM albums WHERE x", {"m"}, {{0.1 + 0.2}}),
            "The highest price of these albums is 0.3.");
  EXPECT_EQ(answer("SELECT sum(price) FROM albums", {"m"}, {{Value()}}),
            "There is no total price of albums: no value to take it of.");
  EXPECT_EQ(answer("SELECT name FROM a ORDER BY b LIMIT 1", {"name"}, {{"Blue"}}), "Blue");
  EXPECT_EQ(answer("not sql", {"x"}, {{5_n}}), "5");
}

// feature 1
TEST(Answer, AFewRowsAreListedInOneLine) {
  EXPECT_EQ(answer("SELECT name FROM genres", {"name"}, {{"Folk"}, {"Jazz"}}),
            "2 genres: Folk, Jazz");
  EXPECT_EQ(answer("SELECT a, b FROM t", {"the_name", "price"}, {{"Blue", 2.0}}),
            "the name: Blue, price: 2");
}

// feature 1
TEST(Answer, ColumnHeadingsOfExpressionsAreInWords) {
  EXPECT_EQ(answer("SELECT v.city, sum(c.sold) FROM venues v JOIN concerts c ON c.v = v.id "
                   "GROUP BY v.city",
                   {"city", "sum(c.sold)"}, {{"Bergen", 12_n}, {"Lyon", 7_n}}),
            "city    total sold\n------  ----------\nBergen          12\nLyon             7");
  EXPECT_EQ(
      answer("SELECT city, count(*) AS n FROM t GROUP BY city", {"city", "n"}, {{"Bergen", 12_n}}),
      "city: Bergen, n: 12");
  EXPECT_EQ(answer("SELECT city, count(*) FROM tblOffice GROUP BY city", {"city", "count(*)"},
                   {{"Bergen", 12_n}}),
            "city: Bergen, number of offices: 12");
  EXPECT_EQ(answer("SELECT * FROM t", {"a", "count(*)"}, {{"x", 2_n}}), "a: x, count(*): 2");
}

// feature 211
TEST(Answer, NumbersAreFormattedForPeople) {
  EXPECT_EQ(answer("SELECT count(*) FROM film", {"n"}, {{1000_n}}), "There are 1,000 films.");
  EXPECT_EQ(answer("SELECT count(*) FROM InvoiceLine WHERE a = 1", {"n"}, {{1234567_n}}),
            "There are 1,234,567 such invoice lines.");
  EXPECT_EQ(answer("SELECT count(*) FROM people WHERE a = 1", {"n"}, {{0_n}}),
            "There are no such people.");
  EXPECT_EQ(answer("SELECT count(*) FROM people", {"n"}, {{1_n}}), "There is 1 person.");
  EXPECT_EQ(answer("SELECT count(DISTINCT TrackId) FROM Track WHERE a", {"n"}, {{18_n}}),
            "There are 18 such tracks.");
  EXPECT_EQ(answer("SELECT avg(length) FROM film WHERE a", {"x"}, {{115.827586206897}}),
            "The average length of these films is 115.83.");
  EXPECT_EQ(answer("SELECT sum(total) FROM orders", {"x"}, {{53397.7806788512}}),
            "The total of orders is 53,397.78.");
  EXPECT_EQ(answer("SELECT max(year) FROM films", {"x"}, {{2006_n}}),
            "The highest year of films is 2006.");
  EXPECT_EQ(answer("SELECT avg(share) FROM t", {"x"}, {{0.00123456}}),
            "The average share of t is 0.0012.");
  EXPECT_EQ(answer("SELECT 100.0 * sum(a) / count(*) FROM t", {"x"}, {{37.0254067941764}}),
            "37.03%");
  EXPECT_EQ(answer("SELECT latitude FROM places WHERE id = 1", {"latitude"}, {{52.5200066}}),
            "52.5200066");
}

// feature 211
TEST(Answer, AColumnHasOneNumberOfDecimalsAndDatesHaveNames) {
  EXPECT_EQ(answer("SELECT city, avg(price) FROM t GROUP BY city", {"city", "avg(price)"},
                   {{"Bergen", 12.5}, {"Lyon", 1007.0}, {"Turin", 3.14159}}),
            "city    average price\n------  -------------\nBergen          12.50\n"
            "Lyon         1,007.00\nTurin            3.14");
  EXPECT_EQ(answer("SELECT strftime('%w', d), count(*) FROM visits GROUP BY 1", {"a", "b"},
                   {{"0", 3_n}, {"2", 10_n}}),
            "day of the week of d  number of visits\n--------------------  ----------------\n"
            "Sunday                               3\nTuesday                             10");
  EXPECT_EQ(answer("SELECT DISTINCT strftime('%m', d) FROM visits", {"m"}, {{"01"}, {"12"}}),
            "2 rows: January, December");
}

// feature 211
TEST(Answer, ListsNameTheirContentAndTruncationNamesTheRemedy) {
  EXPECT_EQ(answer("SELECT DISTINCT a.country FROM artists a", {"country"}, {{"Peru"}, {"Mali"}}),
            "2 countries: Peru, Mali");
  EXPECT_EQ(answer("SELECT a.full_name FROM fact_person a JOIN b ON b.x = a.y", {"full_name"},
                   {{"Ada"}, {"Ben"}}),
            "2 people: Ada, Ben");
  EXPECT_EQ(answer("SELECT c.FirstName, c.LastName FROM Customer c", {"FirstName", "LastName"},
                   {{"Ada", "King"}, {"Ben", Value()}}),
            "2 customers: Ada King, Ben");
  std::vector<Row> rows;
  for (int i = 0; i < 60; ++i) rows.push_back({Value(int64_t{i}), Value("x")});
  EXPECT_TRUE(answer("SELECT a, b FROM t", {"a", "b"}, rows)
                  .ends_with("\n(50 of 60 rows; ask_rows gives all of them)"));
}

// feature 6
TEST(Answer, NoRowsAreReported) {
  EXPECT_EQ(answer("SELECT name FROM genres", {"name"}, {}),
            "No rows match: lists name of genres.");
}

TEST(Answer, AnUncertainReadingIsReported) {
  EXPECT_EQ(answer("SELECT count(*) FROM customers", {"n"}, {{3_n}}, Level::kLikely),
            "There are 3 customers.\n(read as: counts the rows of customers.)");
}

// feature 6
TEST(TableText, ShowsAtMostFiftyRowsAndAlignsNumbersRight) {
  ResultSet result;
  result.columns = {"name", "n"};
  for (int i = 1; i <= 60; ++i)
    result.rows.push_back({Value("row " + std::to_string(i)), Value(int64_t{i})});
  const std::string text = table_text(result);
  EXPECT_TRUE(text.starts_with("name     n\n------  --\nrow 1    1\nrow 2    2\n")) << text;
  EXPECT_TRUE(text.ends_with("row 50  50\n50 of 60 rows shown")) << text;
}

TEST(TableText, WidthsAreTerminalColumns) {
  EXPECT_EQ(text::display_width("日本"), 4u);
  EXPECT_EQ(text::display_width("e\xCC\x81"), 1u);
  EXPECT_EQ(cell_text(Value(std::string("a\nb")), 10), "a b");
  EXPECT_EQ(cell_text(Value(std::string("日本語日本語")), 6), "日本…");
  ResultSet result;
  result.columns = {"a", "b"};
  result.rows = {{"日本", "x"}, {"y", Value()}};
  EXPECT_EQ(table_text(result), "a     b\n----  ----\n日本  x\ny     NULL");
}

}  // namespace ask::reason::answer_test
