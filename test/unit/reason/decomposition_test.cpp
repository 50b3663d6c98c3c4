// Multi-part plans as JSON from a model: strict, bounded, and with ids that depend only on the
// content.
#include "agent/reason/decomposition.h"

#include <gtest/gtest.h>

#include <set>

#include "agent/common/json_text.h"
#include "agent/reason/decomposition_reader.h"
#include "agent/reason/query_plan.h"
#include "test/unit/support.h"

namespace ask::test::decomposition_test {
namespace {

using reason::decomposition_from_json;

std::string sub(const std::string& id, const std::string& more = "") {
  return R"({"id":")" + id + R"(","intent":"the )" + id + "\"" + more + "}";
}
std::string group(const std::string& id, const std::string& op, const std::string& inputs,
                  const std::string& more = "") {
  return R"({"id":")" + id + R"(","op":")" + op + R"(","inputs":[)" + inputs + "]" + more + "}";
}
std::string in(const std::string& id, const std::string& role = "") {
  return R"({"sub_query":")" + id + R"(","role":")" + role + R"("})";
}
std::string plan(const std::string& subs, const std::string& groups, const std::string& post = "") {
  return R"({"sub_queries":[)" + subs + R"(],"groups":[)" + groups + R"(],"post":[)" + post + "]}";
}
std::string error_of(const std::string& json) {
  const auto parts = decomposition_from_json(json);
  if (parts) return "";
  EXPECT_EQ(parts.error().code, Code::kInvalidPlanStructure);
  EXPECT_LE(parts.error().message.size(), 400u) << parts.error().message;
  return parts.error().message;
}
const std::string kTwo = sub("a") + "," + sub("b");
const std::string kUnion = group("g", "union", in("a") + "," + in("b"));

std::string repeated(const std::string& text, size_t times, const std::string& between = "") {
  std::string out;
  for (size_t i = 0; i < times; ++i) out += (i == 0 ? "" : between) + text;
  return out;
}
std::string numbered(size_t times) {
  std::string out;
  for (size_t i = 0; i < times; ++i) out += (i == 0 ? "" : ",") + sub("s" + std::to_string(i));
  return out;
}

}  // namespace

// feature 48
TEST(Decomposition, ErrorsGiveThePathAndTheKey) {
  EXPECT_EQ(error_of("{}"), "the plan: it lacks \"sub_queries\"");
  EXPECT_EQ(error_of("[]"), "the plan: it must be an object");
  EXPECT_EQ(error_of("nope"), "the plan is not JSON at byte 1");
  EXPECT_EQ(error_of(R"({"sub_queries":[],"groups":[],"sql":"DROP TABLE x"})"),
            "the plan: it has an unknown key \"sql\"");
  EXPECT_EQ(error_of(plan(R"({"id":"a","intent":"x","sql":"y"})", "")),
            "the plan: /sub_queries/0 has an unknown key \"sql\"");
  EXPECT_EQ(error_of(plan(R"({"id":"a"})", "")), "the plan: /sub_queries/0 lacks \"intent\"");
  EXPECT_EQ(error_of(plan(R"({"id":7,"intent":"x"})", "")),
            "the plan: /sub_queries/0/id must be text");
  EXPECT_EQ(error_of(plan(sub("a"), group("g", "merge", in("a")))),
            "the plan: /groups/0/op must be one of standalone, compare, join, union");
  EXPECT_EQ(error_of(plan(sub("a", R"(,"metrics":[{"name":"x","aggregation":"median"}])"), "")),
            "the plan: /sub_queries/0/metrics/0/aggregation must be one of count, sum, avg, min, "
            "max, or empty");
  EXPECT_EQ(
      error_of(plan(sub("a", R"(,"filters":[{"attribute":"x","op":"between","values":[1]}])"), "")),
      "the plan: /sub_queries/0/filters/0/values must hold two values for between");
  EXPECT_EQ(error_of(plan("", "")), "the plan has no sub-queries");
  EXPECT_EQ(error_of(R"({"sub_queries":[],"sub_queries":[],"groups":[]})"),
            "the plan has the key \"sub_queries\" twice in one object");
}

// Words that an earlier system refused in an intent.
// feature 48
TEST(Decomposition, IntentsMayContainAnyWords) {
  EXPECT_EQ(error_of(plan(
                R"({"id":"a","intent":"orders from Germany where customers joined; select"})", "")),
            "");
}

// feature 49
TEST(Decomposition, ReferencesMustExist) {
  EXPECT_EQ(error_of(plan(kTwo, group("g", "union", in("a") + "," + in("c")))),
            "the plan combines a sub-query \"c\" that it lacks, in the group \"g\"");
  // A group cannot be an input, so there are no cycles.
  EXPECT_EQ(error_of(plan(kTwo, kUnion + "," + group("h", "union", in("a") + "," + in("g")))),
            "the plan combines a sub-query \"g\" that it lacks, in the group \"h\"");
  EXPECT_EQ(error_of(plan(kTwo, kUnion, R"({"group":"x","kind":"limit","limit":1})")),
            "the plan has an operation on a group \"x\" that it lacks");
  EXPECT_EQ(error_of(plan(sub("a") + "," + sub("a", R"(,"label":"other")"), "")),
            "the plan names the sub-query \"a\" twice");
  EXPECT_EQ(error_of(plan(kTwo + "," + sub("c"),
                          kUnion + "," + group("g", "union", in("b") + "," + in("c")))),
            "the plan names the group \"g\" twice");
  EXPECT_EQ(error_of(plan(kTwo, kUnion + "," + group("h", "union", in("a") + "," + in("b")))),
            "the plan has the group \"h\" twice, by another id");
}

// feature 49
TEST(Decomposition, OperationsFitTheirInputs) {
  EXPECT_EQ(error_of(plan(kTwo, group("g", "join", in("a") + "," + in("b")))),
            "the plan joins without keys in the group \"g\": a join needs keys");
  EXPECT_EQ(error_of(plan(kTwo, group("g", "compare", in("a")))),
            "the plan has 1 input in the group \"g\": compare must have two");
  EXPECT_EQ(error_of(plan(kTwo, group("g", "standalone", in("a") + "," + in("b")))),
            "the plan has 2 inputs in the group \"g\": standalone must have one");
  EXPECT_EQ(error_of(plan(kTwo, group("g", "compare", in("a", "left") + "," + in("b", "left")))),
            "the plan has two inputs of one role in the group \"g\"");
  EXPECT_EQ(error_of(plan(kTwo, group("g", "union", in("a") + "," + in("b"),
                                      R"(,"keys":[{"left":"x","right":"x"}])"))),
            "the plan has keys in the group \"g\": union takes none");
  EXPECT_EQ(error_of(plan(sub("a", R"(,"group_by":["region"])") + "," + sub("b"),
                          group("g", "compare", in("a") + "," + in("b")))),
            "the plan compares groups of rows without keys in the group \"g\": name what they are "
            "grouped by");
}

// feature 49
TEST(Decomposition, RolesDefineTheSides) {
  const auto parts = decomposition_from_json(
      plan(kTwo, group("g", "compare", in("a", "right") + "," + in("b", "left"))));
  ASSERT_TRUE(parts) << parts.error().message;
  EXPECT_EQ(parts->groups[0].inputs[0].sub_query, parts->sub_queries[1].id);
}

// feature 50
TEST(Decomposition, AnOperationHasOneKind) {
  const auto post = [](const std::string& rest) {
    return error_of(plan(kTwo, kUnion, R"({"group":"g",)" + rest + "}"));
  };
  EXPECT_EQ(post(R"("kind":"sort")"), "the plan has an operation sort without order_by");
  EXPECT_EQ(post(R"("kind":"limit")"), "the plan has an operation limit without a limit");
  EXPECT_EQ(post(R"("kind":"filter")"), "the plan has an operation filter without filters");
  EXPECT_EQ(post(R"("kind":"project")"), "the plan has an operation project without columns");
  EXPECT_EQ(post(R"("kind":"aggregate")"), "the plan has an operation aggregate without metrics");
  EXPECT_EQ(post(R"("kind":"sort","order_by":[{"by":"x"}],"columns":["x"])"),
            "the plan has an operation sort that does more; write an operation for each");
  for (const char* limit : {"-1", "1e300", "1.5", "\"10\"", "99999999999999999999", "true"})
    EXPECT_EQ(post(R"("kind":"limit","limit":)" + str(limit)),
              "the plan: /post/0/limit must be a whole number from 0 to 1000000000")
        << limit;
  EXPECT_EQ(post(R"("kind":"limit","limit":0)"), "");
  EXPECT_EQ(post(R"("kind":"filter","limit":5)"), "");
}

// feature 49, 50
TEST(Decomposition, SizesAreLimited) {
  EXPECT_EQ(error_of(plan(numbered(33), "")), "the plan has 33 sub-queries, and 32 is the limit");
  EXPECT_EQ(error_of(plan(numbered(17), "")), "the plan has 17 groups, and 16 is the limit");
  EXPECT_EQ(error_of(plan(kTwo, group("g", "union", repeated(in("a"), 33, ",")))),
            "the plan has 33 inputs in the group \"g\", and 32 is the limit");
  const std::string limit = R"({"group":"g","kind":"limit","limit":1})";
  EXPECT_EQ(error_of(plan(kTwo, kUnion, repeated(limit, 33, ","))),
            "the plan has 33 operations, and 32 is the limit");
  EXPECT_EQ(error_of(plan(kTwo, kUnion, repeated(limit, 1000, ","))),
            "the plan: /post has 1000 items, and 100 is the limit");
  EXPECT_EQ(error_of(plan(kTwo, kUnion, repeated(limit, 10'000, ","))),
            "the plan is longer than 200000 bytes");
  EXPECT_TRUE(error_of(repeated("[", 100'000)).starts_with("the plan is nested deeper than 20"));
  EXPECT_TRUE(error_of(plan(sub("a", R"(,"label":")" + std::string(3000, 'x') + "\""), ""))
                  .starts_with("the plan: /sub_queries/0/label has 3000 bytes"));
  EXPECT_TRUE(error_of(plan(sub("a", R"(,"label":"\u0000")"), "")).ends_with("holds a NUL byte"));
  EXPECT_TRUE(
      error_of(plan(sub("a", R"(,"filters":[{"attribute":"x","op":"=","values":[1e999]}])"), ""))
          .starts_with("the plan has a number out of range"));
}

// feature 51
TEST(Decomposition, LayersFollowTheOrderOfOperations) {
  const auto parts = decomposition_from_json(
      plan(kTwo + "," + sub("c"), kUnion,
           R"({"group":"g","kind":"limit","limit":1},{"group":"g","kind":"limit","limit":1})"));
  ASSERT_TRUE(parts) << parts.error().message;
  const reason::Dag dag = reason::dag_of(*parts);
  ASSERT_EQ(dag.layers.size(), 4u);
  EXPECT_EQ(dag.layers[0].size(), 3u);  // scans
  EXPECT_EQ(dag.layers[1].size(), 2u);  // the union, and the standalone part
  EXPECT_TRUE(std::is_sorted(dag.layers[0].begin(), dag.layers[0].end()));
  // Two equal operations are two nodes.
  EXPECT_NE(dag.layers[2], dag.layers[3]);
  std::set<std::string> ids;
  for (const reason::DagNode& node : dag.nodes) EXPECT_TRUE(ids.insert(node.id).second);
  EXPECT_EQ(dag.id, "dag_" + dag.content_hash.substr(0, 12));
  for (const reason::DagEdge& edge : dag.edges)
    EXPECT_TRUE(ids.contains(edge.from) && ids.contains(edge.to));
}

// feature 51
TEST(Decomposition, IdsDependOnTheContent) {
  const auto ids = [](const std::string& json) {
    std::vector<std::string> out;
    for (const auto& node : reason::dag_of(*decomposition_from_json(json)).nodes)
      out.push_back(node.id);
    return out;
  };
  const std::string one = R"({"id":"a","intent":"x"})", named = R"({"id":"zz","intent":"x"})";
  EXPECT_EQ(ids(plan(one, group("g", "standalone", in("a")))),
            ids(plan(named, group("h", "standalone", in("zz")))));
  EXPECT_EQ(ids(plan(one, "")), ids(plan(one, group("g", "standalone", in("a")))));
  EXPECT_NE(ids(plan(one, "")), ids(plan(R"({"id":"a","intent":"y"})", "")));
  // Equal parts are merged.
  EXPECT_EQ(ids(plan(one + "," + named, "")).size(), 2u);
  // A change of any part changes the hash.
  const auto hash = [](const std::string& json) {
    return reason::dag_of(*decomposition_from_json(json)).content_hash;
  };
  EXPECT_NE(hash(plan(kTwo, kUnion)),
            hash(plan(kTwo, kUnion, R"({"group":"g","kind":"limit","limit":1})")));
}

// feature 48
TEST(Decomposition, ATaskDescribesItsWholeContent) {
  const auto parts = decomposition_from_json(
      plan(sub("a", R"(,"metrics":[{"name":"revenue","aggregation":"sum"}],"group_by":["region"],)"
                    R"("filters":[{"attribute":"year","op":"in","values":[2023,2024]}],)"
                    R"("expected":["x","y"])"),
           ""));
  ASSERT_TRUE(parts) << parts.error().message;
  const auto tasks = reason::tasks_of(*parts);
  EXPECT_EQ(
      tasks[0].description,
      "the a; filters: year in 2023, 2024; measures: sum of revenue; by: region; gives: x, y");
  EXPECT_EQ(tasks[0].id, parts->sub_queries[0].id);
  EXPECT_TRUE(tasks[0].id.starts_with("sq_"));
}

}  // namespace ask::test::decomposition_test
