// feature 140: the description of a SELECT in plain words.
#include "agent/sql/explain/explain.h"

#include <gtest/gtest.h>

#include "agent/sql/parse.h"

namespace ask::sql::explain_test {
namespace {

std::string explained(const std::string& sql) {
  const Result<Query> query = parse(sql);
  return query ? explain(*query) : query.error().message;
}

struct Example {
  const char* sql;
  const char* words;
};
constexpr Example kExamples[] = {
    {"SELECT count(*) FROM customers WHERE city = 'Paris'",
     "Counts the rows of customers where city is 'Paris'."},
    {"SELECT name, age FROM singer ORDER BY age DESC LIMIT 3",
     "Lists name and age of singer, ordered by age, highest first, first 3 rows."},
    {"SELECT * FROM singer", "Lists all columns of singer."},
    {"SELECT DISTINCT country FROM singer WHERE age > 20",
     "Lists the different values of country in singer where age is more than 20."},
    {"SELECT 100.0 * count(*) FILTER (WHERE paid = 'card') / count(*) FROM sales",
     "Gives the percentage of the rows where paid is 'card' from sales."},
    {"SELECT 100.0 * sum(total) FILTER (WHERE paid = 'card') / sum(total) FROM sales",
     "Gives the percentage of the total total where paid is 'card' from sales."},
    {"SELECT 100.0 * sold / seats, 100 * (a - b) / b, 10 * a / b FROM shows",
     "Lists sold in percent of seats, (a - b) in percent of b and 10 * a / b from shows."},
    {"SELECT avg(strftime('%Y', 'now') - strftime('%Y', born) - "
     "(strftime('%m-%d', 'now') < strftime('%m-%d', born))) FROM pets",
     "Gives the average of the whole years since born from pets."},
    {"SELECT strftime('%Y', 'now') - strftime('%Y', born) - "
     "(strftime('%m-%d', 'now') < strftime('%m-%d', died)) FROM pets",
     "Lists the year of 'now' - the year of born - (whether strftime('%m-%d', 'now') is less than "
     "strftime('%m-%d', died)) from pets."},
    {"SELECT DISTINCT a, b FROM t", "Lists the different combinations of a and b in t."},
    {"SELECT avg(age), min(age), max(age) FROM singer WHERE country = 'France'",
     "Gives the average age, the lowest age and the highest age of singer where country is "
     "'France'."},
    {"SELECT country, count(*) FROM singer GROUP BY country",
     "For each country, counts the rows of singer."},
    {"SELECT country, count(*) AS n, avg(age) FROM singer GROUP BY country HAVING n > 2 "
     "ORDER BY n DESC, country",
     "For each country, gives the number of rows and the average age of singer, keeping only "
     "groups where the number of rows is more than 2, ordered by the number of rows, highest "
     "first, then by country."},
    {"SELECT name FROM singer GROUP BY name ORDER BY count(*) DESC LIMIT 1",
     "Lists name of singer, one row for each, ordered by the number of rows, highest first, "
     "first row only."},
    {"SELECT T1.name, T2.year FROM singer AS T1 JOIN concert AS T2 ON T1.id = T2.singer_id "
     "WHERE T2.year = 2014",
     "Lists singer.name and concert.year from singer with their concert where concert.year "
     "is 2014."},
    {"SELECT c.name, o.total FROM customers c LEFT JOIN orders o ON o.customer_id = c.id "
     "WHERE o.id IS NULL",
     "Lists customers.name and orders.total from customers with their orders, if any, where "
     "orders.id has no value."},
    {"SELECT a.name, b.name FROM person a, person b WHERE a.boss = b.id AND b.age < 30",
     "Lists a.name and b.name from person (a) with their person (b) where b.age is less than "
     "30."},
    {"SELECT name FROM singer WHERE id NOT IN (SELECT singer_id FROM concert)",
     "Lists name of singer where id is not among singer_id of concert."},
    {"SELECT name FROM person WHERE age = (SELECT max(age) FROM person)",
     "Lists name of person where age is the highest age of person."},
    {"SELECT name FROM customers c WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id "
     "= c.id AND o.total > 100)",
     "Lists name of customers where there is a row of orders for which customer_id equals "
     "customers.id and total is more than 100."},
    {"SELECT name FROM customers c WHERE NOT EXISTS (SELECT 1 FROM orders WHERE customer_id "
     "= c.id)",
     "Lists name of customers where there is no row of orders for which customer_id equals "
     "customers.id."},
    {"SELECT name FROM person UNION SELECT name FROM city ORDER BY name LIMIT 4",
     "Lists name of person, together with name of city, each once, ordered by name, first 4 "
     "rows."},
    {"SELECT country FROM singer WHERE age > 40 INTERSECT SELECT country FROM singer WHERE "
     "age < 30",
     "Lists country of singer where age is more than 40, only what is also in country of "
     "singer where age is less than 30."},
    {"SELECT name FROM stadium EXCEPT SELECT name FROM concert",
     "Lists name of stadium, leaving out name of concert."},
    {"WITH big AS (SELECT customer_id, sum(total) AS spent FROM orders GROUP BY customer_id) "
     "SELECT max(spent) FROM big",
     "First works out big: customer_id and the total total as spent of orders for each "
     "customer_id. Then gives the highest spent of big."},
    {"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5) SELECT "
     "sum(i) FROM n",
     "First works out n (i), step by step: 1, together with i + 1 from n where i is less "
     "than 5. Then gives the total i of n."},
    {"SELECT name, rank() OVER (PARTITION BY city ORDER BY age DESC) FROM person",
     "Lists name and the rank within each city by descending age from person."},
    {"SELECT day, sum(price) OVER (ORDER BY day) FROM sale",
     "Lists day and the running total price by day from sale."},
    {"SELECT avg(x) OVER (ORDER BY d ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) FROM t",
     "Lists (the average x by d, over the rows from 2 before to this one) from t."},
    {"SELECT name, CASE WHEN age > 35 THEN 'old' ELSE 'young' END FROM person",
     "Lists name and ('old' if age is more than 35, else 'young') from person."},
    {"SELECT name FROM t WHERE (a = 1 OR b = 2) AND NOT (c LIKE '%x%' OR d IS NULL) AND e "
     "BETWEEN 1 AND 5",
     "Lists name of t where (a is 1 or b is 2) and not (c contains 'x' or d has no value) "
     "and e is between 1 and 5."},
    {"SELECT name FROM t WHERE name LIKE 'A%' AND name NOT LIKE '%z' AND d >= '2020-01-01' "
     "AND city IN ('Rome', 'Oslo') AND x NOT IN (1,2,3)",
     "Lists name of t where name starts with 'A' and name does not end with 'z' and d is on "
     "or after '2020-01-01' and city is one of 'Rome' or 'Oslo' and x is none of 1, 2 and 3."},
    {"SELECT sum(price * quantity) / count(*) FROM orders",
     "Gives (the total of price * quantity) / the number of rows from orders."},
    {"SELECT first || ' ' || last, length(name), round(price, 2), strftime('%Y', born), "
     "date('now') FROM t",
     "Lists (first, ' ' and last put together), the length of name, price rounded to 2 "
     "decimals, the year of born and today from t."},
    {"SELECT 1 + 2 * 3", "Gives 1 + 2 * 3."},
    {"VALUES (1, 'a'), (2, 'b')", "Gives the rows (1, 'a') and (2, 'b')."},
    {"SELECT count(DISTINCT city) FROM customers",
     "Counts the different values of city in customers."},
    {"SELECT n FROM (SELECT count(*) AS n FROM person GROUP BY age) WHERE n > 1",
     "Lists n of (the number of rows as n of person for each age) where n is more than 1."},
    {"SELECT name FROM city CROSS JOIN person",
     "Lists name from city, each combined with every row of person."},
    {"SELECT \"odd name\", \"a\"\"b\" FROM \"x; DROP TABLE y\" LIMIT 0",
     "Lists \"odd name\" and \"a\"\"b\" of \"x; DROP TABLE y\", but no row of it."},
    {"SELECT name FROM t ORDER BY founded_year DESC NULLS LAST, name LIMIT 5 OFFSET 10",
     "Lists name of t, ordered by founded_year, latest first, missing values at the end, "
     "then by name, 5 rows after the first 10."},
    {"SELECT count(*) FILTER (WHERE age > 30), group_concat(name) FROM person",
     "Gives (the number of rows where age is more than 30) and the list of name from person."},
    {"SELECT a.x, b.y, c.z FROM a JOIN b ON a.i = b.i JOIN c ON c.j = b.j AND c.k > 3 WHERE "
     "a.x <> 'q'",
     "Lists a.x, b.y and c.z from a with their b and their c (where c.k is more than 3) "
     "where a.x is not 'q'."},
    {"SELECT p.name FROM p FULL JOIN q USING (id) LIMIT 10",
     "Lists p.name from p and q, matched where possible, at most 10 rows."},
    {"SELECT a > 3, a IS NOT NULL FROM t",
     "Lists whether a is more than 3 and whether a has a value from t."},
    {"SELECT name FROM t WHERE id IN (SELECT id FROM u WHERE x = 1) AND EXISTS (SELECT * "
     "FROM v WHERE v.id = t.id AND v.k = 2) AND z > 3",
     "Lists name of t where id is among (id of u where x is 1) and (there is a row of v for "
     "which id equals t.id and k is 2) and z is more than 3."},
    {"SELECT name FROM t WHERE a > (SELECT avg(a) FROM t WHERE b = 1) + 1",
     "Lists name of t where a is more than (the average a of t where b is 1) + 1."},
    {"SELECT upper(name), sum(a) OVER w, max(a) OVER (w ROWS 1 PRECEDING) FROM t WINDOW w AS "
     "(PARTITION BY b ORDER BY c)",
     "Lists name in upper case, the running total a within each b by c and (the highest a "
     "within each b by c, over the rows from 1 before to this one) from t."},
    {"SELECT T2.name, count(*) FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = "
     "T2.id GROUP BY T1.stadium_id",
     "For each concert.stadium_id, gives stadium.name and the number of rows from concert "
     "with their stadium."},
    {"SELECT T2.name, count(*) FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = "
     "T2.id WHERE T1.year >= 2014 GROUP BY T2.id ORDER BY count(*) DESC LIMIT 1",
     "For each stadium.id, gives stadium.name and the number of rows from concert with their "
     "stadium where concert.year is at least 2014, ordered by the number of rows, highest "
     "first, first row only."},
    {"SELECT value FROM json_each('[1,2]') WHERE value > 1",
     "Lists value of json_each('[1,2]') where value is more than 1."},
    {"SELECT other.t.a, -a, CAST(a AS TEXT), b COLLATE NOCASE, body ->> '$.x' FROM other.t",
     "Lists a, -a, a as text, b in any letter case and body ->> '$.x' from other.t."},
    {"SELECT count(*) FROM t WHERE active", "Counts the rows of t where active is true."},
    {"SELECT name FROM person WHERE boss_id IS NOT NULL ORDER BY 1",
     "Lists name of person where boss_id has a value, ordered by name."},
    {"SELECT sum(amount) FROM pay WHERE strftime('%Y', day) = '2023' OR day BETWEEN "
     "'2020-01-01' AND '2020-12-31'",
     "Gives the total amount of pay where the year of day is '2023' or day is between "
     "'2020-01-01' and '2020-12-31'."},
    {"SELECT a.x FROM t AS a JOIN u ON a.i = u.i WHERE u.k = 1 INTERSECT "
     "SELECT a.x FROM t AS a JOIN u ON a.i = u.i WHERE u.k = 2",
     "Lists t.x from t with their u where u.k is 1, only what is also in t.x from t with their u "
     "where u.k is 2."},
    {"SELECT kind FROM t GROUP BY kind ORDER BY count(*) LIMIT 1",
     "Lists kind of t, one row for each, ordered by the number of rows, lowest first, first row "
     "only."},
};

TEST(Explain, UsesNaturalWording) {
  for (const Example& example : kExamples)
    EXPECT_EQ(explained(example.sql), example.words) << example.sql;
}

std::string repeated(const std::string& part, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += part;
  return out;
}

TEST(Explain, LongTextsAreShortened) {
  EXPECT_EQ(explained("SELECT a" + repeated(", a", 99) + " FROM t"),
            "Lists a" + repeated(", a", 29) + " and 70 more of t.");
  EXPECT_EQ(explained("SELECT a FROM t WHERE a IN (1" + repeated(", 1", 99) + ")"),
            "Lists a of t where a is one of 1, 1, 1, 1, 1, 1, 1, 1 or 92 more.");
  const std::string all =
      explained("SELECT a FROM t WHERE a = 1" + repeated(" AND the_number_of_pages = 2", 200));
  EXPECT_LE(all.size(), 4000u);
  EXPECT_TRUE(all.ends_with("\xE2\x80\xA6")) << all;
}

TEST(Explain, ShowsHostileNamesAndValuesAsText) {
  EXPECT_EQ(explained("SELECT \"\", \"a\nb\" FROM \"x \xff\""),
            "Lists \"\" and \"a b\" of \"x \xEF\xBF\xBD\".");
  EXPECT_EQ(explained("SELECT a FROM t WHERE b = 'it''s\x07'"), "Lists a of t where b is 'it's '.");
  EXPECT_EQ(explained("SELECT gr\xC3\xB6\xC3\x9F"
                      "e FROM t"),
            "Lists gr\xC3\xB6\xC3\x9F"
            "e of t.");
}

void explained_briefly(const std::string& sql) {
  ASSERT_TRUE(parse(sql)) << sql;
  EXPECT_LE(explained(sql).size(), 4000u);
}

// Each of these would take unlimited time or memory if every use of a name were expanded.
TEST(Explain, IsFastOnNestedReferences) {
  std::string nested = "1";
  for (int i = 0; i < 20; ++i)
    nested = "(SELECT " + nested + " AS n FROM t GROUP BY n, 1 HAVING n AND n ORDER BY 1, n)";
  explained_briefly("SELECT " + nested);
  std::string cases = "a";
  for (int i = 0; i < 40; ++i) cases = "CASE " + cases + " WHEN 1 THEN 2 WHEN 3 THEN 4 END";
  explained_briefly("SELECT " + cases);
  std::string windows = "w0 AS (ORDER BY a)";
  for (int i = 1; i < 60; ++i) {
    const std::string use = "sum(a) OVER w" + std::to_string(i - 1);
    windows += ", w" + std::to_string(i) + " AS (PARTITION BY " + use + ", " + use + ")";
  }
  explained_briefly("SELECT sum(a) OVER w59 FROM t WINDOW " + windows);
}

}  // namespace
}  // namespace ask::sql::explain_test
