// The tasks of an evaluation, and the library of them that is compiled in.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <set>

#include "agent/db/run/runner.h"
#include "agent/eval/task.h"
#include "agent/score/compare.h"
#include "test/unit/support.h"

namespace ask::eval::eval_task_test {
namespace {

std::string error_of(std::string_view json) {
  const auto tasks = read_tasks(json);
  return tasks ? "" : tasks.error().message;
}

}  // namespace

// feature 171: every gold query of the library, run on its own demo, gives its own rows.
TEST(EvalTask, EveryGoldQueryGivesItsExpectedRows) {
  for (const std::string& demo : libraries()) {
    test::Database db;
    db.run("SELECT ask_demo('" + demo + "')");
    for (const EvalTask& task : library_tasks(demo)) {
      SCOPED_TRACE(task.id + " " + task.question);
      EXPECT_EQ(task.demo, demo);
      const auto result = db::run(db, task.gold_sql, {});
      ASSERT_TRUE(result) << result.error().message;
      EXPECT_FALSE(result->rows.empty());
      ASSERT_TRUE(task.expected);
      ResultSet expected;
      expected.rows = *task.expected;
      const auto compared = score::compare(expected, *result, score::order_counts(task.gold_sql));
      EXPECT_EQ(compared.difference, "");
    }
  }
}

// feature 171: what the library covers.
TEST(EvalTask, TheLibraryCoversItsThemes) {
  std::set<std::string> tags, difficulties, ids;
  size_t enterprise = 0, others = 0;
  for (const EvalTask& task : library_tasks("all")) {
    EXPECT_TRUE(ids.insert(task.id).second);
    tags.insert(task.tags.begin(), task.tags.end());
    difficulties.insert(task.difficulty);
    ++(task.demo == "enterprise" ? enterprise : others);
  }
  EXPECT_GE(enterprise, 31U);
  EXPECT_GE(others, 30U);
  EXPECT_EQ(difficulties, (std::set<std::string>{"easy", "medium", "hard"}));
  for (const char* theme : {"star-aggregation",
                            "year-over-year",
                            "scd-current",
                            "scd-history",
                            "scd-point-in-time",
                            "running-total",
                            "moving-average",
                            "lag-lead",
                            "ntile",
                            "funnel",
                            "sessions",
                            "gaps-and-islands",
                            "multi-tenant",
                            "hierarchy",
                            "bill-of-materials",
                            "basket",
                            "churn",
                            "pareto",
                            "cohort",
                            "pivot",
                            "anomaly",
                            "data-quality",
                            "attribution",
                            "join-10"})
    EXPECT_TRUE(tags.contains(theme)) << theme;
  EXPECT_TRUE(library_tasks("nothing").empty());
}

// feature 172: tasks as text, lines or a list, with all their parts.
TEST(EvalTask, ReadsLinesAndLists) {
  const auto lines = read_tasks(R"(
    {"question": "one?", "gold_sql": "SELECT 1", "tags": "a, b,", "difficulty": "easy"}

    {"id": 7, "question": "two?", "expected": [[1, 2.5, null, "x", {"blob": "00ff"}, true]]})");
  ASSERT_TRUE(lines) << lines.error().message;
  ASSERT_EQ(lines->size(), 2U);
  EXPECT_EQ(lines->at(0).id, "1");
  EXPECT_EQ(lines->at(0).tags, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(lines->at(1).id, "7");
  ASSERT_TRUE(lines->at(1).expected);
  EXPECT_EQ(rows_json(*lines->at(1).expected), R"([[1,2.5,null,"x",{"blob":"00ff"},1]])");
  const auto list = read_tasks(R"([{"question": "one?", "gold_sql": "SELECT 1", "tags": ["a"]}])");
  ASSERT_TRUE(list);
  EXPECT_EQ(list->at(0).tags, std::vector<std::string>{"a"});
}

TEST(EvalTask, ErrorsNameTheTask) {  // feature 172
  EXPECT_EQ(error_of(""), "there are no tasks");
  EXPECT_EQ(error_of("[]"), "there are no tasks");
  EXPECT_EQ(error_of("[1"), "the list of tasks is not JSON");
  EXPECT_EQ(error_of("{"), "task 1: is not JSON; one object a line");
  EXPECT_EQ(error_of("[3]"), "task 1: is not a JSON object");
  EXPECT_EQ(error_of(R"({"gold_sql":"SELECT 1"})"), "task 1: has no \"question\"");
  EXPECT_EQ(error_of(R"({"question":"q"})"), "task 1: has neither \"gold_sql\" nor \"expected\"");
  EXPECT_EQ(error_of(R"({"question":["q"],"gold_sql":"x"})"), "task 1: \"question\" must be text");
  EXPECT_EQ(error_of(R"({"question":"q","gold_sql":"x","tags":[1]})"),
            "task 1: each of \"tags\" must be text");
  EXPECT_EQ(error_of(R"({"question":"q","expected":[[1],[1,2]]})"),
            "task 1: the rows of \"expected\" have different lengths");
  EXPECT_EQ(error_of(R"({"question":"q","expected":[[{"blob":"0"}]]})"),
            "task 1: a cell of \"expected\" is neither text nor number nor blob");
  EXPECT_EQ(error_of("{\"id\":\"a\",\"question\":\"q\",\"gold_sql\":\"x\"}\n"
                     "{\"id\":\"a\",\"question\":\"q\",\"gold_sql\":\"x\"}"),
            "task 2: has the id \"a\" of an earlier one");
  EXPECT_NE(error_of("\xff\xfe"), "");
  EXPECT_NE(error_of(std::string(100000, '[')), "");
}

TEST(EvalTask, ReadsRowsOfATable) {  // feature 172
  ResultSet rows;
  rows.columns = {"QUESTION", "gold_sql", "tags", "extra"};
  rows.rows = {{std::string("one?"), std::string("SELECT 1"), std::string("[\"a\",\"b\"]"), 5.5},
               {std::string("two?"), std::string("SELECT 2"), std::monostate{}, std::monostate{}}};
  const auto tasks = read_tasks(rows);
  ASSERT_TRUE(tasks) << tasks.error().message;
  EXPECT_EQ(tasks->at(0).tags, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(tasks->at(1).question, "two?");
  rows.rows[1][0] = Blob{"x"};
  EXPECT_EQ(read_tasks(rows).error().message, "task 2: \"QUESTION\" is a blob");
}

}  // namespace ask::eval::eval_task_test
