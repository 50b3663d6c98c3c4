// Rules for the structure of a statement or a plan: one violation for each rule, and its code.
#include <gtest/gtest.h>

#include "agent/check/lint.h"
#include "agent/reason/query_plan.h"
#include "agent/sql/parse.h"
#include "test/unit/check/checker_support.h"

namespace ask::sql::lint_test {
namespace {

using Lines = std::vector<std::string>;

Lines broken(std::string_view sql) {
  Lines out;
  const auto query = parse(sql);
  if (!query) return {query.error().message};
  for (const Finding& f : structure(*query))
    out.push_back(std::string(name(f.code)) + " " + f.object);
  if (const auto nothing = reads_no_table(*query)) out.emplace_back(name(nothing->code));
  return out;
}

}  // namespace

// feature 75
TEST(Structure, EachRuleHasItsCode) {
  const std::pair<const char*, Lines> kWanted[] = {
      {"SELECT a FROM t", {}},
      {"SELECT 1", {"INVALID_PLAN_STRUCTURE"}},
      {"VALUES (1)", {"INVALID_PLAN_STRUCTURE"}},
      {"SELECT value FROM json_each('[1]')", {"INVALID_PLAN_STRUCTURE"}},
      {"SELECT name FROM pragma_table_info('t')", {}},
      {"SELECT (SELECT max(a) FROM t)", {}},
      {"SELECT x.a FROM t x JOIN u X ON x.a = 1", {"INVALID_ALIAS_USAGE X"}},
      {"SELECT t.a FROM t, t WHERE t.a = t.b", {"INVALID_ALIAS_USAGE t"}},
      {"SELECT a AS n, b AS N FROM t", {"INVALID_ALIAS_USAGE N"}},
      {"SELECT a, b FROM t x JOIN t y ON x.a = y.b", {}},
      {"SELECT t.a FROM t JOIN u", {"JOIN_MISSING_ON_CLAUSE u"}},
      {"SELECT t.a FROM t, u", {"JOIN_MISSING_ON_CLAUSE u"}},
      {"SELECT t.a FROM t, u WHERE t.a = u.a", {}},
      {"SELECT t.a FROM t, u, v w WHERE t.a = u.a", {"JOIN_MISSING_ON_CLAUSE u"}},
      {"SELECT t.a FROM t, u WHERE t.rowid = u.rowid OR t.a = u.rowid", {}},
      {"SELECT t.a FROM t, u WHERE t.a = u.a AND t.b > 1 OR t.b = u.b", {}},
      {"SELECT t.a FROM t, u WHERE t.a = 1 OR u.a = 2", {"JOIN_MISSING_ON_CLAUSE u"}},
      {"SELECT t.a FROM t, u WHERE t.a = u.a OR u.a = 2", {"JOIN_MISSING_ON_CLAUSE u"}},
      {"SELECT t.a FROM t, u WHERE t.rowid = 1 OR t.rowid = 2", {"JOIN_MISSING_ON_CLAUSE u"}},
      {"SELECT t.a FROM t, u WHERE t.a IN (u.a, u.rowid)", {}},
      {"SELECT t.a FROM t, u WHERE t.a BETWEEN u.a AND u.b", {}},
      {"SELECT t.a FROM t, u WHERE t.a + 1 = u.a", {}},
      {"SELECT t.a FROM t, u, v WHERE t.a = u.a OR t.b = u.b", {"JOIN_MISSING_ON_CLAUSE u"}},
      {"SELECT t.a FROM t CROSS JOIN u", {}},
      {"SELECT t.a FROM t JOIN u USING (a)", {}},
      {"SELECT t.a FROM t NATURAL JOIN u", {}},
      {"SELECT t.a FROM t, json_each(t.b)", {}},
      {"SELECT a, count(*) FROM t", {"MISSING_GROUP_BY a"}},
      {"SELECT *, sum(a) FROM t", {"MISSING_GROUP_BY *"}},
      {"SELECT a, count(*) FROM t GROUP BY a", {}},
      {"SELECT a, max(b) FROM t", {}},
      {"SELECT a, max(b), min(b) FROM t", {"MISSING_GROUP_BY a"}},
      {"SELECT a, count(*) OVER () FROM t", {}},
      {"SELECT x FROM (SELECT a x, b x FROM t)", {"INVALID_ALIAS_USAGE x"}},
      {"SELECT a FROM t WHERE b IN (SELECT u.b FROM u JOIN v)", {"JOIN_MISSING_ON_CLAUSE v"}},
  };
  for (const auto& [sql, codes] : kWanted) EXPECT_EQ(broken(sql), codes) << sql;
}

// Errors of SQLite itself.
// feature 75
TEST(Structure, OrdinalsAndWidthsOfResults) {
  test::CheckedDatabase db(test::kShop);
  for (const char* sql :
       {"SELECT name FROM customers ORDER BY 2", "SELECT name FROM customers GROUP BY 2",
        "SELECT id FROM customers UNION SELECT id, name FROM customers",
        "SELECT name FROM customers ORDER BY 0", "WITH t(a, b) AS (SELECT 1) SELECT a FROM t",
        "SELECT name FROM customers WHERE id IN (SELECT id, name FROM customers)"}) {
    const Check check = db.check(sql);
    ASSERT_FALSE(check.runnable) << sql;
    EXPECT_EQ(name(check.error().code), "INVALID_PLAN_STRUCTURE") << sql << check.error().message;
  }
  EXPECT_EQ(db.codes("SELECT name, count(*) FROM customers"), Lines{"MISSING_GROUP_BY name"});
}

// feature 76
TEST(Structure, TheResultHasTheExpectedColumns) {
  EXPECT_FALSE(other_columns({"Name", "total"}, {"name", ""}));
  const auto count = other_columns({"name"}, {"name", "total"});
  ASSERT_TRUE(count);
  EXPECT_EQ(name(count->code), "INVALID_PLAN_STRUCTURE");
  EXPECT_EQ(count->message, "the result has 1 columns where 2 are wanted");
  const auto alias = other_columns({"name", "sum(x)"}, {"name", "total"});
  ASSERT_TRUE(alias);
  EXPECT_EQ(name(alias->code), "INVALID_PLAN_STRUCTURE");
  EXPECT_EQ(alias->hint, "give it the alias \"total\"");
}

// feature 75
TEST(Structure, AnInvalidPlanOfTasksIsRefusedWithACode) {
  const char* task = R"("description": "d", "sql": "", "depends_on": [])";
  const auto plan = [&](const std::string& tasks) {
    return R"({"plan_type": "single", "confidence": 1, "tasks": [)" + tasks + "]}";
  };
  const std::string good = std::string(R"({"id": "t1", )") + task + "}";
  EXPECT_TRUE(reason::plan_from_json(plan(good)));
  for (const std::string& bad :
       {plan(""), plan(good + "," + good), std::string("[]"), plan(R"({"id": "t1"})"),
        plan(R"({"id": "t1", "description": "d", "sql": "", "depends_on": ["t9"]})"),
        plan(R"({"id": "t1", "description": "d", "sql": "", "depends_on": ["t1"]})")}) {
    const auto read = reason::plan_from_json(bad);
    ASSERT_FALSE(read) << bad;
    EXPECT_EQ(name(read.error().code), "INVALID_PLAN_STRUCTURE") << bad;
  }
}

}  // namespace ask::sql::lint_test
