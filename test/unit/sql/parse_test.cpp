// feature 64: every form of SELECT is parsed into the tree and rendered with the same rows.
#include "agent/sql/parse.h"

#include <gtest/gtest.h>

#include "agent/sql/lex.h"
#include "agent/sql/render.h"
#include "agent/sql/tree_json.h"
#include "test/unit/support.h"

namespace ask::sql::parse_test {
namespace {

constexpr const char* kScript =
    "CREATE TABLE city(id INTEGER PRIMARY KEY, name TEXT, land TEXT);"
    "INSERT INTO city VALUES (1,'Paris','FR'),(2,'Oslo','NO'),(3,'Lyon','FR'),(4,'Nowhere',NULL);"
    "CREATE TABLE person(id INTEGER PRIMARY KEY, name TEXT, age INT, city_id INT, \"group\" TEXT);"
    "INSERT INTO person VALUES (1,'Ann',30,1,'a'),(2,'Bob',40,2,'b'),(3,'cid',NULL,1,'a'),"
    "(4,'Dan',55,3,'c'),(5,'Eve',30,NULL,'b'),(6,'O''Hara',22,2,'a%b');"
    "CREATE TABLE doc(body TEXT); INSERT INTO doc VALUES ('{\"a\":{\"b\":[1,2]}}');";

constexpr const char* kStatements[] = {
    "SELECT 1",
    "SELECT 1, 2.5, 'it''s', x'00FF', NULL, -7, 0x1F, .5, 1., 1e3, 9223372036854775808, 1e999;",
    "SELECT -9223372036854775808, - -9223372036854775808, - -1, -(-1), +1, ~5, -age, - - age FROM "
    "person ORDER BY id",
    "SELECT TRUE, FALSE, age IS TRUE, age IS NOT FALSE, 5 IS (TRUE) COLLATE x, 5 IS 1 FROM person "
    "ORDER BY "
    "id",
    "SELECT * FROM city -- a comment",
    "SELECT c.*, p.name AS who FROM city c, /* two */ person AS p WHERE p.city_id = c.id ORDER BY "
    "4",
    "SELECT name 'shown', age \"the age\", id [n], `group` FROM person ORDER BY \"n\" DESC",
    "SELECT DISTINCT age FROM person ORDER BY age DESC NULLS FIRST LIMIT 3 OFFSET 1",
    "SELECT ALL name FROM person ORDER BY age NULLS LAST, name COLLATE NOCASE ASC LIMIT 1, 2",
    "SELECT name FROM person ORDER BY id LIMIT 0",
    "SELECT \"main\".\"city\".\"name\", 'city'.land FROM main.city ORDER BY 1",
    "SELECT age + 1, age - 1 - 2, age * 2 / 3, age % 7, (age + 1) * 2, 10 - (3 - 2) FROM person",
    "SELECT 1 | 2, 6 & 3, 1 << 4, 256 >> 2, 1 || 2 + 3, (1 || 2) + 3, 2 * (3 || 4)",
    "SELECT body -> '$.a', body ->> '$.a.b[1]', body -> 'a' -> 'b' ->> 0 FROM doc",
    "SELECT name FROM person WHERE age = 30 OR age > 50 AND city_id = 3 ORDER BY id",
    "SELECT name FROM person WHERE (age = 30 OR age > 50) AND city_id = 3 ORDER BY id",
    "SELECT name FROM person WHERE NOT (age = 30 OR age = 40) ORDER BY id",
    "SELECT name FROM person WHERE NOT age = 30 AND NOT NOT age ORDER BY id",
    "SELECT 1 = (2 = 0), 1 = 2 = 0, 1 < 2 < 3, (1 < 2) = (2 < 3), NOT 1 = 0, (NOT 1) = 0",
    "SELECT name FROM person WHERE age == 30 AND age <> 40 AND age != 41 AND id >= 1 AND id <= 9",
    "SELECT name FROM person WHERE age IS NULL OR age IS NOT NULL AND age NOTNULL ORDER BY id",
    "SELECT age ISNULL, age NOT NULL, age IS 30, age IS NOT 30, age IS city_id FROM person",
    "SELECT age IS DISTINCT FROM 30, age IS NOT DISTINCT FROM NULL FROM person ORDER BY id",
    "SELECT name FROM person WHERE name LIKE '%a%' AND name NOT LIKE 'D_n' ORDER BY id",
    "SELECT name FROM person WHERE \"group\" LIKE 'a!%b' ESCAPE '!' OR \"group\" NOT LIKE '%' "
    "ESCAPE '\\'",
    "SELECT name GLOB 'A*', name NOT GLOB '*n', name LIKE 'a' || '%' FROM person ORDER BY id",
    "SELECT name FROM person WHERE age BETWEEN 25 AND 35 AND id < 3 ORDER BY id",
    "SELECT name FROM person WHERE age NOT BETWEEN 20 + 5 AND 35 OR id BETWEEN 1 AND 2 ORDER BY id",
    "SELECT 1 BETWEEN 0 AND 2 = 1, 1 BETWEEN (0 AND 2) AND 3, (1 BETWEEN 0 AND 2) BETWEEN 1 AND 1",
    "SELECT name FROM person WHERE id IN (1, 2, 1 + 2) AND id NOT IN (2) ORDER BY id",
    "SELECT name FROM person WHERE id IN () OR id NOT IN () ORDER BY id",
    "SELECT name FROM person WHERE city_id IN (SELECT id FROM city WHERE land = 'FR') ORDER BY id",
    "SELECT name FROM person WHERE id NOT IN (VALUES (1), (2)) ORDER BY id",
    "WITH few(x) AS (VALUES (1), (3)) SELECT name FROM person WHERE id IN few ORDER BY id",
    "SELECT name FROM person WHERE (id, name) IN (SELECT id, name FROM person WHERE id < 3)",
    "SELECT (1, 2) < (1, 3), (1, 'a') = (1, 'a')",
    "SELECT CASE WHEN age > 35 THEN 'old' WHEN age IS NULL THEN 'unknown' ELSE 'young' END FROM "
    "person",
    "SELECT CASE land WHEN 'FR' THEN 1 END FROM city",
    "SELECT CAST(age AS TEXT), CAST('12abc' AS INTEGER), CAST('1' AS DOUBLE PRECISION) FROM person",
    "SELECT CAST(2.55 AS DECIMAL(10, 2)), CAST(age AS VARCHAR(10)), typeof(CAST(1 AS BLOB)) FROM "
    "person",
    "SELECT 'a' = 'A' COLLATE NOCASE, ('a' || 'b') COLLATE NOCASE = 'AB', - age COLLATE BINARY "
    "FROM person",
    "SELECT count(*), COUNT(DISTINCT age), count(ALL age), sum(age), avg(age), min(name) FROM "
    "person",
    "SELECT count(*) FILTER (WHERE age > 30), total(age) FILTER (WHERE age < 0) FROM person",
    "SELECT city_id, count(*) AS n FROM person GROUP BY city_id HAVING count(*) > 1 ORDER BY n "
    "DESC, 1",
    "SELECT group_concat(name, '; '), replace(name, 'a', 'b') FROM person GROUP BY age, name ORDER "
    "BY 2",
    "SELECT land, max(name) FROM city GROUP BY 1 ORDER BY land",
    "SELECT count(*) FROM person HAVING count(*) > 2",
    "SELECT p.name, c.name FROM person p JOIN city c ON p.city_id = c.id ORDER BY p.id",
    "SELECT p.name, c.name FROM person p INNER JOIN city AS c ON p.city_id = c.id AND c.land = "
    "'FR'",
    "SELECT p.name, c.name FROM person p LEFT OUTER JOIN city c ON p.city_id = c.id ORDER BY p.id",
    "SELECT p.name, c.name FROM person p RIGHT JOIN city c ON p.city_id = c.id ORDER BY 1, 2",
    "SELECT p.name, c.name FROM person p FULL OUTER JOIN city c ON p.city_id = c.id ORDER BY 1, 2",
    "SELECT count(*) FROM person CROSS JOIN city, doc",
    "SELECT a.name FROM person a JOIN person b USING (id, name) ORDER BY a.id",
    "SELECT count(*) FROM person NATURAL JOIN city",
    "SELECT count(*) FROM person NATURAL LEFT JOIN city",
    "SELECT p.name, d.x FROM person p LEFT JOIN (city c JOIN (SELECT 1 AS x) d ON c.id = d.x) "
    "ON c.id = p.city_id ORDER BY p.id",
    "SELECT count(*) FROM (person JOIN city) JOIN doc",
    "SELECT t.n FROM (SELECT count(*) AS n FROM person GROUP BY age) AS t ORDER BY 1",
    "SELECT n FROM (SELECT 2 AS n UNION ALL SELECT 1 ORDER BY 1) WHERE n > 0",
    "SELECT value, key FROM json_each('[3,4]') AS j WHERE j.value > 3",
    "SELECT e.value FROM doc, json_each(doc.body, '$.a.b') e",
    "SELECT name FROM person UNION SELECT name FROM city ORDER BY name LIMIT 4",
    "SELECT 1 UNION ALL SELECT 1 UNION SELECT 2 EXCEPT SELECT 3 INTERSECT SELECT 2",
    "SELECT age FROM person EXCEPT SELECT 30 ORDER BY 1 DESC",
    "VALUES (1, 'a'), (2, 'b')",
    "SELECT 0, 'z' UNION ALL VALUES (1, 'a'), (2, 'b')",
    "SELECT name, (SELECT name FROM city WHERE id = city_id) FROM person ORDER BY id",
    "SELECT name FROM city WHERE EXISTS (SELECT 1 FROM person WHERE city_id = city.id) ORDER BY id",
    "SELECT name FROM city WHERE NOT EXISTS (SELECT 1 FROM person WHERE city_id = city.id) AND id "
    "> 0",
    "SELECT name FROM person WHERE age = (SELECT max(age) FROM person)",
    "SELECT name FROM person WHERE age > (SELECT avg(age) FROM person) + 1 ORDER BY id",
    "WITH a AS (SELECT 1 AS x), b(y) AS MATERIALIZED (SELECT x + 1 FROM a) SELECT x, y FROM a, b",
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5) SELECT sum(i) "
    "FROM n",
    "WITH a AS NOT MATERIALIZED (WITH b AS (SELECT 7 AS x) SELECT x FROM b) SELECT x FROM a",
    "SELECT name, row_number() OVER (ORDER BY age DESC, id) FROM person ORDER BY id",
    "SELECT name, rank() OVER w, sum(age) OVER (w ROWS 1 PRECEDING) FROM person "
    "WINDOW w AS (PARTITION BY city_id ORDER BY age), v AS (ORDER BY id) ORDER BY id",
    "SELECT sum(id) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 + 1 FOLLOWING) FROM person",
    "SELECT sum(id) OVER (ORDER BY id RANGE UNBOUNDED PRECEDING EXCLUDE TIES) FROM person",
    "SELECT sum(id) OVER (ORDER BY age GROUPS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING "
    "EXCLUDE CURRENT ROW) FROM person",
    "SELECT count(*) FILTER (WHERE age > 0) OVER (PARTITION BY \"group\"), lag(name, 1, '-') OVER "
    "() "
    "FROM person ORDER BY id",
    "SELECT date('2024-01-31', '+1 month'), strftime('%Y', '2024-05-06'), CURRENT_DATE = "
    "date('now')",
    "SELECT rowid, \"key\" FROM (SELECT rowid, id AS key FROM city) ORDER BY key",
    "SELECT name FROM person WHERE name = \"Ann\"",
    "SELECT count(*) window, 1 over, 2 filter, 3 end FROM person window WHERE window.id > 2",
};

class Statements : public testing::TestWithParam<const char*> {};

TEST_P(Statements, RoundTrip) {
  const std::string sql = GetParam();
  const Result<Query> first = parse(sql);
  ASSERT_TRUE(first) << first.error().message << "\n" << sql;
  const std::string text = render(*first);
  const Result<Query> second = parse(text);
  ASSERT_TRUE(second) << second.error().message << "\n" << text;
  EXPECT_EQ(*first, *second) << text;
  EXPECT_EQ(render(*second), text);
  test::Database db(kScript);
  const std::vector<std::string> rows = db.rows(sql);
  EXPECT_EQ(db.rows(text), rows) << text;
  for (const std::string& row : rows) EXPECT_NE(row.substr(0, 6), "error:") << row << "\n" << sql;
}
INSTANTIATE_TEST_SUITE_P(Parse, Statements, testing::ValuesIn(kStatements));

std::string complaint(const std::string& sql) {
  const Result<Query> r = parse(sql);
  return r ? "parsed" : std::string(name(r.error().code)) + ": " + r.error().message;
}

// feature 225
TEST(TreeJson, EveryStatementRoundTripsThroughJson) {
  for (const char* sql : kStatements) {
    const auto query = parse(sql);
    ASSERT_TRUE(query) << sql;
    const std::string json = to_json(*query);
    const auto back = query_from_json(json);
    ASSERT_TRUE(back) << back.error().message << "\n" << sql << "\n" << json;
    EXPECT_EQ(*back, *query) << json;
    EXPECT_EQ(to_json(*back), json);
  }
}

TEST(Parse, ErrorsNameTheTokenAndItsPosition) {
  const std::string code(name(Code::kSyntaxError));
  EXPECT_EQ(complaint("SELEC name FROM t"),
            code + ": syntax error near \"SELEC\" at byte 0: expected SELECT, VALUES or WITH");
  EXPECT_EQ(complaint("SELECT a FROM WHERE b"),
            code + ": syntax error near \"WHERE\" at byte 14: expected a table name");
  EXPECT_EQ(complaint("SELECT count(* FROM t"),
            code + ": syntax error near \"*\" at byte 13: expected an expression");
  EXPECT_EQ(complaint("SELECT (1"), code + ": syntax error at the end: expected \")\"");
  EXPECT_EQ(complaint("SELECT 1; SELECT 2"),
            code + ": syntax error near \"SELECT\" at byte 10: expected the end of the statement");
  EXPECT_EQ(complaint("SELECT 'abc"), code + ": syntax error: ' is not closed at byte 7");
  EXPECT_EQ(complaint("SELECT 1a"), code + ": syntax error: a number runs into a name at byte 7");
  EXPECT_EQ(complaint("SELECT \x01"), code + ": unrecognized token \"\x01\" at byte 7");
  EXPECT_EQ(complaint(""), code + ": syntax error at the end: expected SELECT, VALUES or WITH");
}

TEST(Parse, RefusesSqlOutsideTheTree) {
  const std::string code(name(Code::kSyntaxError));
  EXPECT_EQ(complaint("SELECT ?1"), code + ": a parameter has no value here: ? at byte 7");
  EXPECT_EQ(complaint("SELECT :a"), code + ": a parameter has no value here: : at byte 7");
  EXPECT_EQ(complaint("SELECT 1 FROM t INDEXED BY i"),
            code + ": INDEXED BY has no place in a query tree");
  EXPECT_EQ(complaint("SELECT RAISE(IGNORE)"), code + ": RAISE has no meaning outside a trigger");
  EXPECT_EQ(complaint("SELECT 1 FROM a INNER LEFT JOIN b"), code + ": there is no such join");
  EXPECT_EQ(complaint("VALUES (1) ORDER BY 1"),
            code + ": syntax error near \"ORDER\" at byte 11: expected the end of the statement");
  EXPECT_EQ(complaint(std::string("SELECT 1\0 FROM t", 16)),
            code + ": there is a NUL byte at byte 8");
  EXPECT_EQ(complaint("DELETE FROM t"),
            code + ": syntax error near \"DELETE\" at byte 0: expected SELECT, VALUES or WITH");
}

std::string repeated(const std::string& part, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += part;
  return out;
}

// Regression (found by fuzzing): "''.a" was read as a column of no table, and rendered as another
// statement.
TEST(Parse, AnEmptyNameIsNotAMissingName) {
  const std::string empty = "INVALID_PLAN_STRUCTURE: a name is empty";
  EXPECT_EQ(complaint("SELECT 'x'.''.a"), empty);
  EXPECT_EQ(complaint("SELECT \"\".a FROM t AS \"\""), empty);
  EXPECT_EQ(complaint("SELECT 1 FROM []"), empty);
}

TEST(Parse, HostileNestingIsAnError) {
  const std::string deep = "INVALID_PLAN_STRUCTURE: the statement is nested too deeply";
  EXPECT_EQ(complaint("SELECT " + repeated("(", 100'000)), deep);
  EXPECT_EQ(complaint("SELECT " + repeated("- ", 100'000) + "1"), deep);
  EXPECT_EQ(complaint("SELECT " + repeated("NOT ", 100'000) + "1"), deep);
  EXPECT_EQ(complaint("SELECT 1 FROM " + repeated("(", 100'000)), deep);
  EXPECT_EQ(complaint("SELECT 1 IN " + repeated("(SELECT 1 IN ", 50'000)), deep);
  EXPECT_EQ(complaint("SELECT " + repeated("CASE ", 100'000)), deep);
  EXPECT_EQ(complaint("SELECT 1" + repeated("+1", 100'000)),
            "INVALID_PLAN_STRUCTURE: the statement has too many operators in a row");
  EXPECT_EQ(complaint("SELECT '" + repeated("x", 1'000'000) + "'"),
            "SYNTAX_ERROR: the statement is too long");
  EXPECT_EQ(complaint("SELECT " + repeated("(", 90) + "1" + repeated(")", 90)), "parsed");
}

}  // namespace
// feature 245
TEST(Lex, FindsTheNamesOfAStatement) {
  const auto calls = [](const char* sql) { return names(sql, "ask", NamedAs::kFunction); };
  for (const char* sql : {"SELECT ask(?1, :q)", "SELECT \"ASK\" (1)", "SELECT $a::b(x), [ask](@x)",
                          "SELECT 1_000, `ask`(1)", "SELECT -- x\n ask /* y */ ('a')",
                          "WITH q AS (SELECT 1) SELECT * FROM q WHERE ask(1)"})
    EXPECT_TRUE(calls(sql)) << sql;
  for (const char* sql : {"SELECT 'ask(1)' -- ask(1)\n", "SELECT /* ask(1) */ ask",
                          "INSERT INTO ask(q) VALUES (1)", "SELECT asked(1), :ask, @ask (1)",
                          "INSERT INTO main.ask (q) VALUES (1)", "", "SELECT 'open"})
    EXPECT_FALSE(calls(sql)) << sql;
  EXPECT_TRUE(names("SELECT * FROM ask_results r", "ask_results", NamedAs::kTable));
  EXPECT_FALSE(names("SELECT 'ask_results'", "ask_results", NamedAs::kTable));
}

}  // namespace ask::sql::parse_test
