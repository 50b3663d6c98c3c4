// feature 225: the JSON of a query tree, and the errors for invalid JSON. parse_test.cpp
// round-trips every kind of statement through it.
#include "agent/sql/tree_json.h"

#include <gtest/gtest.h>

#include <limits>
#include <nlohmann/json.hpp>

#include "agent/common/strict_json.h"
#include "agent/common/text.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"
#include "agent/sql/tree_schema.h"

namespace ask::sql::tree_json_test {
namespace {

std::string json_of(std::string_view sql) {
  const auto query = parse(sql);
  return query ? to_json(*query) : query.error().message;
}

// The SQL of a tree, or the code and the message.
std::string sql_of(std::string_view json) {
  const auto query = query_from_json(json);
  if (query) return render(*query);
  return std::string(name(query.error().code)) + ": " + query.error().message;
}

// The SQL of an expression in SELECT.
std::string expr_of(const std::string& json) {
  const std::string sql = sql_of("{\"select\":[" + json + "]}");
  return sql.starts_with("SELECT ") ? sql.substr(7) : sql;
}

std::string repeated(const std::string& part, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += part;
  return out;
}

TEST(TreeJson, IsCanonical) {
  EXPECT_EQ(
      json_of("select DISTINCT c.name n, count(*) from main.city as c left join x using (id) "
              "where a = 1 and b and c or not d group by 1 having true order by n desc nulls "
              "last limit 3"),
      R"({"distinct":true,"select":[{"expr":{"column":"name","of":"c"},"as":"n"},)"
      R"({"call":"count","args":[{"star":true}]}],)"
      R"("from":[{"table":"city","schema":"main","as":"c"},)"
      R"({"table":"x","join":"left","using":["id"]}],)"
      R"("where":{"op":"or","args":[{"op":"and","args":[{"op":"=","args":[{"column":"a"},1]},)"
      R"({"column":"b"},{"column":"c"}]},{"op":"not","args":[{"column":"d"}]}]},)"
      R"("group_by":[1],"having":1,)"
      R"("order_by":[{"by":{"column":"n"},"desc":true,"nulls":"last"}],"limit":3})");
  EXPECT_EQ(json_of("VALUES (1, 'a') UNION ALL SELECT x'00fF', -2.5 LIMIT 1 OFFSET 2"),
            R"({"values":[[1,"a"]],"compound":[{"op":"union_all","query":{"select":)"
            R"([{"blob":"00ff"},-2.5]}}],"limit":1,"offset":2})");
  EXPECT_EQ(json_of("SELECT sum(a) OVER w, 1e999 WINDOW w AS (ROWS 2 PRECEDING EXCLUDE TIES)"),
            R"({"select":[{"call":"sum","args":[{"column":"a"}],"over":"w"},{"real":"1e999"}],)"
            R"("windows":[{"name":"w","window":{"frame":{"unit":"rows","from":{"preceding":2},)"
            R"("to":"current_row","exclude":"ties"}}}]})");
}

// The alternative forms that a model may write give the same tree.
TEST(TreeJson, AlternativeFormsReadLikeTheParser) {
  EXPECT_EQ(expr_of(R"({"op":"-","args":[5]})"), "-5");
  EXPECT_EQ(expr_of(R"({"op":"-","args":[-5]})"), "- -5");
  EXPECT_EQ(expr_of(R"({"op":"AND","args":[1,2,{"op":"or","args":[3,4]}]})"),
            "1 AND 2 AND (3 OR 4)");
  EXPECT_EQ(expr_of(R"({"op":"||","args":["a"," ","b"]})"), "'a' || ' ' || 'b'");
  EXPECT_EQ(expr_of(R"({"op":"is not","args":[{"column":"a"},null]})"), "\"a\" IS NOT NULL");
  EXPECT_EQ(expr_of(R"({"op":"is","args":[{"column":"a"},false]})"), "\"a\" IS FALSE");
  EXPECT_EQ(expr_of(R"({"op":"not","args":[{"exists":{"select":[1]}}]})"), "NOT EXISTS (SELECT 1)");
  EXPECT_EQ(expr_of(R"({"op":"!=","args":[true,false]})"), "1 <> 0");
  EXPECT_EQ(expr_of(R"({"op":"not like","args":["a","b"],"escape":"!"})"),
            "'a' NOT LIKE 'b' ESCAPE '!'");
  EXPECT_EQ(sql_of(R"({"select":[1],"offset":2})"), "SELECT 1 LIMIT -1 OFFSET 2");
  EXPECT_EQ(sql_of(R"({"select":[1],"limit":0})"), "SELECT 1 LIMIT 0");
}

TEST(TreeJson, NoTextInItIsParsedAsSql) {
  const std::string attack = R"(x\", (SELECT ssn FROM secret) AS \"y)";
  EXPECT_EQ(sql_of(R"({"select":[{"expr":{"column":")" + attack + R"("},"as":")" + attack +
                   R"("}],"from":[{"table":")" + attack + R"("}]})"),
            R"(SELECT "x"", (SELECT ssn FROM secret) AS ""y" AS )"
            R"("x"", (SELECT ssn FROM secret) AS ""y" FROM )"
            R"("x"", (SELECT ssn FROM secret) AS ""y")");
  EXPECT_EQ(expr_of(R"({"call":"x(1); --","args":["'); DROP TABLE t; --"]})"),
            R"("x(1); --"('''); DROP TABLE t; --'))");
  EXPECT_EQ(expr_of(R"({"cast":1,"to":"INT) FROM secret --"})"),
            R"(CAST(1 AS "INT) FROM secret --"))");
  EXPECT_EQ(expr_of(R"({"collate":"a","with":"NOCASE, ssn"})"), R"('a' COLLATE "NOCASE, ssn")");
  EXPECT_EQ(expr_of(R"("a\u0000b")"), "CAST(x'610062' AS TEXT)");
}

TEST(TreeJson, ErrorsNameThePosition) {
  const auto wrong = [](const char* json, const char* why) {
    EXPECT_EQ(sql_of(json), std::string("INVALID_PLAN_STRUCTURE: ") + why) << json;
  };
  wrong("", "the tree is not JSON at byte 0");
  wrong("{\"select\":[1}", "the tree is not JSON at byte 12");
  wrong("{\"select\":[1],\"select\":[2]}", "the tree has the key \"select\" twice in one object");
  wrong("{\"select\":[1e999]}", "the tree has a number out of range at byte 15");
  wrong("{\"select\":[9223372036854775808]}",
        "at /select/0: a whole number has at most 64 bits; write a real number with a point");
  wrong("{\"select\":[\"\xff\"]}", "the tree is not JSON at byte 12");
  wrong("[]", "at the top: must be an object, and this is an array");
  wrong("{}", "at the top: needs the key \"select\"");
  wrong(R"({"select":[]})", "at /select: must not be empty");
  wrong(R"({"select":1})", "at /select: must be an array, and this is a number");
  wrong(R"({"select":[1],"sql":"DROP"})",
        "at the top: there is no key \"sql\" here, only with, recursive, select, distinct, from, "
        "where, group_by, having, values, windows, compound, order_by, limit, offset");
  wrong(R"({"select":[{"column":"a","of":1}]})",
        "at /select/0/of: must be a text, and this is a number");
  wrong(R"({"select":[{"column":"a","of":""}]})", "at /select/0/of: must not be an empty text");
  wrong(R"({"select":[{"column":"a\u0000"}]})", "at /select/0/column: a name holds no NUL byte");
  wrong(R"({"select":[{"column":"a","schema":"main"}]})", "at /select/0: \"schema\" needs \"of\"");
  wrong(R"({"select":[{"sum":1}]})",
        "at /select/0: needs a key that tells the kind of expression: column, op, call, case, "
        "cast, collate, between, is_null, is_true, in, exists, query, row or blob");
  wrong(R"({"select":[{"select":[1]}]})",
        "at /select/0: a SELECT in an expression is {\"query\": {\"select\": …}}");
  wrong(R"({"select":[[1]]})", "at /select/0: must be an expression, and this is an array");
  wrong(R"({"select":[{"op":"~~","args":[1,2]}]})", "at /select/0: there is no operator \"~~\"");
  wrong(R"({"select":[{"op":"not","args":[1,2]}]})", "at /select/0: \"not\" takes one argument");
  wrong(R"({"select":[{"op":"=","args":[1,2,3]}]})", "at /select/0: \"=\" takes two arguments");
  wrong(R"({"select":[{"op":"and","args":[1]}]})",
        "at /select/0: \"and\" takes two arguments or more");
  wrong(R"({"select":[{"op":"=","args":[1,2],"escape":"x"}]})",
        "at /select/0: \"=\" takes no \"escape\"");
  wrong(R"({"select":[{"op":"+","args":[1,{"star":true}]}]})",
        "at /select/0/args/1: a star is an item of \"select\", or the only argument of count");
  wrong(R"({"select":[{"expr":{"star":true},"as":"x"}]})",
        "at /select/0/expr: a star is an item of \"select\", or the only argument of count");
  wrong(R"({"select":[{"call":"count","args":[{"star":true}],"distinct":true}]})",
        "at /select/0/args/0: a star takes no \"distinct\"");
  wrong(R"({"select":[{"case":[]}]})", "at /select/0/case: must not be empty");
  wrong(R"({"select":[{"case":[{"when":1}]}]})", "at /select/0/case/0: needs the key \"then\"");
  wrong(R"({"select":[{"in":1}]})", "at /select/0: needs one of \"list\" and \"query\"");
  wrong(R"({"select":[{"row":[1]}]})", "at /select/0/row: must have at least 2");
  wrong(R"({"select":[{"blob":"0"}]})", "at /select/0/blob: must be pairs of hexadecimal digits");
  wrong(R"({"select":[{"is_true":1,"truth":1}]})", "at /select/0: \"truth\" must be true or false");
  wrong(R"({"select":[1],"from":[{"table":"a","on":1}]})",
        "at /from/0: the first source is joined to none: no \"on\"");
  wrong(R"({"select":[1],"from":[{"table":"a"},{"table":"b","join":"outer"}]})",
        "at /from/1: \"join\" must be one of inner, left, right, full, cross, comma");
  wrong(R"({"select":[1],"from":[{"table":"a"},{"table":"b","natural":true,"on":1}]})",
        "at /from/1: only one of \"on\", \"using\" and \"natural\"");
  wrong(R"({"select":[1],"from":[{"table":"a","query":{"select":[1]}}]})",
        "at /from/0: there is no key \"table\" here, only query, as, join, on, using, natural");
  wrong(R"({"values":[[1]],"select":[1]})",
        "at the top: \"values\" and \"select\" exclude each other");
  wrong(R"({"values":[[1]],"limit":1})",
        "at the top: \"values\" takes no \"order_by\", \"limit\" or \"offset\"");
  wrong(R"({"select":[1],"recursive":true})", "at the top: \"recursive\" needs \"with\"");
  wrong(R"({"select":[1],"compound":[{"op":"union","query":{"select":[1],"limit":1}}]})",
        "at /compound/0/query: there is no key \"limit\" here, only select, distinct, from, where, "
        "group_by, having, values, windows");
  wrong(R"({"select":[{"call":"f","args":[],"over":{"frame":{"unit":"rows","from":)"
        R"("unbounded_following","to":"current_row"}}}]})",
        "at /select/0/over/frame: \"from\" cannot be unbounded_following");
}

TEST(TreeJson, HostileInputIsAnError) {
  const auto deep = [](const std::string& open, const std::string& close, int levels) {
    return sql_of("{\"select\":[" + repeated(open, levels) + "1" + repeated(close, levels) + "]}");
  };
  const std::string unary = R"({"op":"not","args":[)";
  EXPECT_EQ(deep(unary, "]}", 90).substr(0, 10), "SELECT NOT");
  EXPECT_TRUE(deep(unary, "]}", 120).ends_with("the tree is nested too deeply"));
  EXPECT_EQ(deep(unary, "]}", 20'000),
            "INVALID_PLAN_STRUCTURE: the tree is nested deeper than 500");
  EXPECT_EQ(sql_of(repeated("[", 400'000)),
            "INVALID_PLAN_STRUCTURE: the tree is nested deeper than 500");
  const auto wide = [](const char* op, int count) {
    return sql_of("{\"select\":[{\"op\":\"" + std::string(op) + "\",\"args\":[1" +
                  repeated(",1", count) + "]}]}");
  };
  EXPECT_EQ(wide("and", 200).substr(0, 14), "SELECT 1 AND 1");
  EXPECT_TRUE(wide("and", 2000).ends_with("the tree has too many operators in a row"));
  EXPECT_TRUE(sql_of("{\"select\":[1" + repeated(",1", 30'000) + "]}")
                  .ends_with("the tree has more than 20000 nodes"));
  EXPECT_EQ(sql_of("{\"select\":[\"" + repeated("x", 1'000'000) + "\"]}"),
            "INVALID_PLAN_STRUCTURE: the tree is longer than 1000000 bytes");
  EXPECT_EQ(sql_of("{\"select\":[" + repeated("[],", 300'000) + "1]}"),
            "INVALID_PLAN_STRUCTURE: the tree has more than 200000 values");
}

// Small pseudo-random changes of valid trees: whatever is accepted is a tree that the parser gives.
TEST(TreeJson, AcceptedTreesRoundTrip) {
  const char* const seeds[] = {
      R"({"with":[{"name":"r","columns":["a"],"query":{"values":[[1,2]]},"materialized":false}],)"
      R"("recursive":true,"select":[{"expr":{"column":"a","of":"r"},"as":"x"},{"star":true}],)"
      R"("from":[{"table":"r","as":"q"},{"function":"f","args":[1],"join":"left","on":true}],)"
      R"("compound":[{"op":"except","query":{"select":[{"blob":"00"}]}}],"limit":0})",
      R"({"select":[{"call":"sum","args":[{"column":"a"}],"distinct":true,"filter":{"is_null":1},)"
      R"("over":{"base":"w","partition_by":[1],"order_by":[{"by":1,"desc":true,"nulls":"first"}],)"
      R"("frame":{"unit":"groups","from":{"preceding":1},"to":"unbounded_following"}}}],)"
      R"("windows":[{"name":"w","window":{}}],"group_by":[1],"having":{"exists":{"select":[1]}}})",
      R"({"select":[{"case":[{"when":{"in":1,"list":[]},"then":{"row":[1,2]}}],"of":"b",)"
      R"("else":-1}],)"
      R"("from":[{"sources":[{"table":"a"},{"query":{"select":[1]},"as":"d","using":["x"]}]}],)"
      R"("where":{"op":"like","args":[{"cast":1,"to":"TEXT"},{"collate":"a","with":"b"}],)"
      R"("escape":"!"},"order_by":[{"by":{"between":1,"low":{"is_true":2,"truth":true},)"
      R"("high":3}}]})"};
  const std::string_view pieces[] = {
      "1",   "-1",     "null",      "true",    "\"\"",       "\"a\"",           "{}",
      "[]",  "-0.5",   "1e5",       "\"a b\"", "\"select\"", "{\"star\":true}", "\"-\"",
      "[1]", "\"or\"", "\"INT(1)\""};
  uint64_t state = 42;
  const auto next = [&](size_t below) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<size_t>(state >> 33) % below;
  };
  int accepted = 0;
  for (int i = 0; i < 500; ++i) {
    auto json = nlohmann::ordered_json::parse(seeds[next(3)]);
    const auto flat = json.flatten();
    for (size_t changes = next(3) + 1; changes > 0; --changes) {
      auto at = flat.begin();
      std::advance(at, static_cast<std::ptrdiff_t>(next(flat.size())));
      nlohmann::ordered_json::json_pointer pointer(at.key());
      for (size_t up = next(4); up > 0 && !pointer.parent_pointer().empty(); --up)
        pointer = pointer.parent_pointer();
      if (json.contains(pointer))
        json[pointer] = nlohmann::ordered_json::parse(pieces[next(std::size(pieces))]);
    }
    const auto query = query_from_json(json.dump());
    if (!query) continue;
    ++accepted;
    const std::string sql = render(*query);
    const auto back = parse(sql);
    ASSERT_TRUE(back) << back.error().message << "\n" << json.dump() << "\n" << sql;
    ASSERT_EQ(*back, *query) << json.dump() << "\n" << sql;
    const std::string canonical = to_json(*query);
    const auto again = query_from_json(canonical);
    ASSERT_TRUE(again) << again.error().message << canonical;
    ASSERT_EQ(*again, *query) << canonical;
  }
  EXPECT_GT(accepted, 40);
}

// The JSON schema alone describes every key.
TEST(TreeJson, SchemaIsJson) {
  const auto schema = strict_json(tree_schema());
  ASSERT_TRUE(schema);
  EXPECT_EQ(tree_schema().find('\n'), std::string_view::npos);
  for (const char* part : {"query", "core", "expr", "sources", "window", "bound", "order"})
    EXPECT_TRUE((*schema)["$defs"].contains(part)) << part;
}

}  // namespace
}  // namespace ask::sql::tree_json_test
