#include "agent/reason/model/sql_reply.h"

#include <gtest/gtest.h>

namespace ask::sql::sql_reply_test {
namespace {

std::string sql_of(std::string_view reply) {
  const auto read = parse_sql_reply(reply);
  return read ? read->sql : "error: " + read.error().message;
}

constexpr const char* kWanted = "SELECT name FROM t";

}  // namespace

// feature 65
TEST(Reply, EveryFormatGivesTheSameSql) {
  for (const char* reply : {
           "SELECT name FROM t",
           "SELECT name FROM t;",
           "  SELECT name FROM t ;\n",
           "```sql\nSELECT name FROM t;\n```",
           "```\nSELECT name FROM t\n```",
           "```SQL\nSELECT name FROM t\n```\n",
           "```SELECT name FROM t```",
           "Here is the query:\n\n```sql\nSELECT name FROM t\n```\nIt lists the names.",
           "Sure!\nSELECT name FROM t;\n\nThis lists the names.",
           R"({"sql": "SELECT name FROM t", "reasoning": "names"})",
           "```json\n{\"sql\": \"SELECT name FROM t;\", \"reasoning\": \"names\"}\n```",
           R"(Here you are: {"sql": "SELECT name FROM t"} - done)",
           "sql: SELECT name FROM t",
           "```yaml\nsql: |\n  SELECT name FROM t\nreasoning: names\n```",
           "sql: |\n  SELECT name FROM t\n",
           "<think>First SELECT x FROM y?</think>\nSELECT name FROM t",
           "<think>hm</think>```sql\nSELECT name FROM t\n```",
           "First try:\n```sql\nSELECT nope FROM t\n```\nBetter:\n```sql\nSELECT name FROM t\n```",
       })
    EXPECT_EQ(sql_of(reply), kWanted) << reply;
}

// feature 223
TEST(Reply, MalformedJsonStillGivesItsSql) {
  for (const char* text : {R"({"sql": "SELECT \"a\" FROM t",})",
                           "{\"reasoning\": \"x\", \"sql\": \"SELECT \\\"a\\\"\nFROM t\"}",
                           R"({"result": {"sql": "SELECT \"a\" FROM t"}})",
                           R"({"sql": "SELECT 1"} {"sql": "SELECT \"a\" FROM t"})"}) {
    const auto reply = parse_sql_reply(text);
    ASSERT_TRUE(reply) << text;
    EXPECT_EQ(reply->sql, "SELECT \"a\" FROM t") << text;
  }
  EXPECT_FALSE(parse_sql_reply(R"({"reasoning": "from the start", "sql": SELECT})"));
}

// Regression: the quotes of a YAML scalar were read as an SQL text literal, which became the
// answer.
// feature 63
// feature 65
TEST(Reply, QuotedScalarsOfYamlAreReadAsYaml) {
  const std::string paris = "SELECT name FROM t WHERE city = 'Paris'";
  const std::pair<const char*, std::string> kCases[] = {
      {"```yaml\nsql: 'SELECT count(*) FROM customers'\n```", "SELECT count(*) FROM customers"},
      {"sql: 'SELECT name FROM t WHERE city = ''Paris'''", paris},
      {"sql: \"SELECT name FROM t WHERE city = 'Paris'\"  # all of them", paris},
      {"```\nsql: 'SELECT name FROM t'\n```", kWanted},
      {R"("sql": "SELECT \"name\"\n FROM t")", "SELECT \"name\"\n FROM t"},
      {R"(sql: "SELECT '\u00e9\x41\U0001F600\ud83d\ude00' FROM t")",
       "SELECT '\xC3\xA9"
       "A\xF0\x9F\x98\x80\xF0\x9F\x98\x80' FROM t"},
      {"sql: 'SELECT name\n  FROM t'", kWanted},
      {"sql: \"SELECT name \\\n  FROM t\"", kWanted},
      {"sql:\n  'SELECT name FROM t;'\n", kWanted},
      {"reasoning: 'it''s one'\nsql: name FROM t", kWanted},
      {"sql: 'SELECT name FROM t WHERE city = 'Paris''", paris},  // invalid YAML, but unambiguous
      {"sql: 'a' || name FROM t", "SELECT 'a' || name FROM t"},
      {R"(sql: "name" FROM t WHERE a = "b")", R"(SELECT "name" FROM t WHERE a = "b")"},
      {"sql: SELECT name FROM t # the names", kWanted},
      {"sql: SELECT ' #1' FROM t", "SELECT ' #1' FROM t"},
      {"'SELECT name FROM t'", kWanted},
      {"```\n\"SELECT name FROM t\"\n```", kWanted},
      {"`SELECT name FROM t`;", kWanted},
      {R"({"sql": "'SELECT name FROM t WHERE city = ''Paris'''"})", paris}};
  for (const auto& [reply, wanted] : kCases) EXPECT_EQ(sql_of(reply), wanted) << reply;
  EXPECT_EQ(parse_sql_reply("sql: 'SELECT 1'\nreasoning: \"one\\ttab\"")->reasoning, "one\ttab");
}

// feature 65
TEST(Reply, BlocksOfYamlAreReadAsYaml) {
  const std::pair<const char*, const char*> kCases[] = {
      {"sql: |\n  SELECT name\n    FROM t\n", "SELECT name\n  FROM t"},
      {"sql: |-\n  SELECT name\n  FROM t\nreasoning: r", "SELECT name\nFROM t"},
      {"sql: >\n  SELECT name\n  FROM t\n\n", kWanted},
      {"sql: >2-  # folded\n  SELECT name\n  FROM t\n", kWanted},
      {"sql: >+\n  SELECT '\n\n  ' || name\n  FROM t\n", "SELECT '\n' || name FROM t"},
      {"sql: >\n  SELECT name\n    FROM t\n", "SELECT name\n  FROM t"},
      {"  sql: |\n    SELECT name\n    FROM t\n  reasoning: r\n", "SELECT name\nFROM t"},
      {"reasoning: |\n  not this:\n  sql: SELECT 1\nsql: SELECT name FROM t", kWanted},
      {"sql: |1\n  SELECT name FROM t", kWanted}};
  for (const auto& [reply, wanted] : kCases) EXPECT_EQ(sql_of(reply), wanted) << reply;
}

// feature 66
TEST(Reply, AMissingVerbIsAdded) {
  EXPECT_EQ(sql_of("name FROM t"), kWanted);
  EXPECT_EQ(sql_of("```sql\nname FROM t\n```"), kWanted);
  EXPECT_EQ(sql_of(R"({"sql": "name FROM t"})"), kWanted);
}

// feature 66
TEST(Reply, LiteralsAreNotChanged) {
  EXPECT_EQ(sql_of("SELECT 'what?;' FROM t;"), "SELECT 'what?;' FROM t");
  EXPECT_EQ(sql_of("SELECT '```' FROM t"), "SELECT '```' FROM t");
  EXPECT_EQ(sql_of("SELECT '<think>' FROM t"), "SELECT '<think>' FROM t");
}

// feature 67
TEST(Reply, AReplyWithoutSqlIsAnErrorThatQuotesIt) {
  EXPECT_EQ(sql_of("I cannot help with that."),
            "error: the reply holds no SQL: \"I cannot help with that.\"");
  EXPECT_EQ(sql_of(""), "error: the reply holds no SQL: \"\"");
  EXPECT_EQ(sql_of("<think>SELECT 1"), "error: the reply holds no SQL: \"\"");
  EXPECT_EQ(sql_of("{\"sql\": 5}"), "error: the reply holds no SQL: \"{\"sql\": 5}\"");
  EXPECT_TRUE(sql_of("\xff\xfe{{{```").starts_with("error: "));
}

// A forbidden statement is extracted too, so that the checker refuses it by name.
TEST(Reply, AForbiddenStatementIsExtracted) {
  EXPECT_EQ(sql_of("```sql\nDROP TABLE t;\n```"), "DROP TABLE t");
  EXPECT_EQ(sql_of("SELECT 1; DROP TABLE t;"), "SELECT 1; DROP TABLE t");
}

// feature 56
TEST(Reply, ReasoningIsKept) {
  EXPECT_EQ(parse_sql_reply("<think>two tables</think>SELECT 1")->reasoning, "two tables");
  EXPECT_EQ(parse_sql_reply("Because of x:\n```sql\nSELECT 1\n```")->reasoning, "Because of x:");
  EXPECT_EQ(parse_sql_reply(R"({"sql":"SELECT 1","reasoning":"r"})")->reasoning, "r");
}

}  // namespace ask::sql::sql_reply_test
