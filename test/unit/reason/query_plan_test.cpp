#include "agent/reason/query_plan.h"

#include <gtest/gtest.h>

namespace ask::reason::query_plan_test {
namespace {

std::string plan(const std::string& tasks, const std::string& more = "") {
  return R"({"plan_type":"multi-sequential","confidence":0.5,"tasks":[)" + tasks + "]" + more + "}";
}
std::string task(const std::string& id, const std::string& after = "") {
  return R"({"id":")" + id + R"(","description":"d","sql":"","depends_on":[)" + after + "]}";
}
std::string why(const std::string& json) {
  const auto read = plan_from_json(json);
  return read ? "" : read.error().message;
}

}  // namespace

TEST(QueryPlan, JsonRoundTrip) {
  const QueryPlan given{"single", 0.5, {{"t1", "how many \"x\"", "", {}}}};
  const std::string json = to_json(given);
  EXPECT_EQ(json, R"({"confidence":0.5,"plan_type":"single","tasks":[{"depends_on":[],)"
                  R"("description":"how many \"x\"","id":"t1","sql":""}]})");
  EXPECT_EQ(to_json(*plan_from_json(json)), json);
}

TEST(QueryPlan, TasksAreSortedByTheirDependencies) {
  const auto read = plan_from_json(plan(task("t2", "\"t1\"") + "," + task("t1")));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->tasks[0].id, "t1");
  EXPECT_EQ(read->tasks[1].id, "t2");
}

TEST(QueryPlan, HasAtMost32Tasks) {
  std::string tasks = task("t1");
  for (int i = 2; i <= 32; ++i) tasks += "," + task("t" + std::to_string(i));
  EXPECT_TRUE(plan_from_json(plan(tasks)));
  EXPECT_EQ(why(plan(tasks + "," + task("t33"))), "the plan has over 32 tasks");
}

TEST(QueryPlan, InvalidContentIsRejected) {
  EXPECT_EQ(why("{"), "the plan is no JSON");
  EXPECT_EQ(why("[]"), "the plan has a top level that is not an object");
  EXPECT_EQ(why("{}"), "the plan lacks \"plan_type\" in its top level");
  EXPECT_EQ(why(plan(task("t1"), ",\"x\":1")),
            "the plan has an unknown key \"x\" in its top level");
  EXPECT_EQ(why(plan("")), "the plan has no tasks");
  EXPECT_EQ(why(plan("{}")), "the plan lacks \"id\" in its task");
  EXPECT_EQ(why(plan(task("t1") + "," + task("t1"))), "the plan names task \"t1\" twice");
  EXPECT_EQ(why(plan(task("t1", "\"t9\""))), "the plan depends on a task \"t9\" that it lacks");
  EXPECT_EQ(why(plan(task("t1", "\"t2\"") + "," + task("t2", "\"t1\""))),
            "the plan has tasks that wait for each other");
}

}  // namespace ask::reason::query_plan_test
