// A question as sub-queries, and how their results are combined: groups that compare, join or unite
// some of them, each followed by a chain of operations. Made by a planner, who writes no SQL. As a
// graph it is scans, then combinations, then operations, so it has no cycle.
//
//   {"sub_queries": [{"id": "a", "intent": "revenue by region in 2024", "group_by": ["region"]},
//                    {"id": "b", "intent": "revenue by region in 2023", "group_by": ["region"]}],
//    "groups": [{"id": "g", "op": "compare", "keys": [{"left": "region", "right": "region"}],
//                "inputs": [{"sub_query": "a", "role": "left"}, {"sub_query": "b", "role":
//                "right"}]}],
//    "post": [{"group": "g", "kind": "sort", "order_by": [{"by": "revenue_change", "desc":
//    true}]}]}
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/common/value.h"

namespace ask::reason {

struct Comparison;
struct QueryPlan;
struct Task;

struct Metric {
  std::string name;         // of a column; for count also a new name
  std::string aggregation;  // "count", "sum", "avg", "min", "max", or "" for none
  std::string description;
};
enum class FilterOp {
  kEqual,
  kNotEqual,
  kMore,
  kAtLeast,
  kLess,
  kAtMost,
  kBetween,
  kIn,
  kContains
};
struct FilterSpec {
  std::string attribute;
  FilterOp op = FilterOp::kEqual;
  std::vector<Value> values;  // two for kBetween, one or more for kIn, else one
};
struct OrderSpec {
  std::string by;
  bool descending = false;
};

// What one part of the question asks for. All but `id` and the last two are its content.
struct SubQuery {
  std::string id;
  std::string schema;  // the attached database that it is about, "" for any
  std::string intent;  // a question that can be read alone
  std::string label;   // a short name for the part, "" for the intent
  std::vector<Metric> metrics;
  std::vector<FilterSpec> filters;
  std::vector<std::string> group_by;
  std::vector<std::string> expected;  // names of the columns that it gives, none for any
  std::string sql = {};               // if the planner knows it
  double confidence = 1;              // in `sql`
};

enum class CombineOp { kStandalone, kCompare, kJoin, kUnion };
enum class JoinSide { kNone, kLeft, kRight };
struct CombineInput {
  std::string sub_query;  // its id
  JoinSide role = JoinSide::kNone;
};
struct KeyPair {
  std::string left, right;
};
struct CombineGroup {
  std::string id;
  CombineOp op = CombineOp::kStandalone;
  std::vector<CombineInput> inputs;  // left before right
  std::vector<KeyPair> keys;
  std::shared_ptr<const Comparison> comparison = {};  // for the words of the answer; may be null
};

enum class PostKind { kFilter, kAggregate, kProject, kSort, kLimit };
// An operation on the result of the one before it. Any kind may also sort and limit what it gives.
struct PostOp {
  std::string id, group;
  PostKind kind = PostKind::kFilter;
  std::vector<FilterSpec> filters;
  std::vector<Metric> metrics;
  std::vector<std::string> group_by, columns;
  std::vector<OrderSpec> order_by;
  std::optional<int64_t> limit;
};

// A part of the question that no table is about.
struct Unmapped {
  std::string intent, detail;
};

struct Decomposition {
  std::vector<SubQuery> sub_queries;
  std::vector<CombineGroup> groups;  // every sub-query is in one at least
  std::vector<PostOp> post;          // in order
  std::vector<Unmapped> unmapped;
  double confidence = 0.75;  // 0-1
};

// Checks the references and the number of parts, and replaces the ids by stable ones: a prefix and
// 12 digits of the SHA-256 of the content. Sub-queries of equal content become one; one that no
// group names gets a group of its own. Errors (kInvalidPlanStructure) name what is wrong: a
// reference to nothing, an id or a group twice, a join without keys, a key that no expected column
// is, more than 32 sub-queries, 16 groups, 32 inputs or 32 operations.
Result<Decomposition> settled(Decomposition parts);

// A task for each sub-query, with the same id; the description says the whole content.
std::vector<Task> tasks_of(const Decomposition& parts);
// The plan of these tasks.
QueryPlan plan_of(Decomposition settled);

struct DagNode {
  std::string id, kind;  // "scan", "combine", "post_filter", "post_aggregate", ...
  std::vector<std::string> inputs;
  std::string attributes;  // a JSON object
};
struct DagEdge {
  std::string from, to, role;  // role: "left", "right", "input"
};
struct Dag {
  std::string id, content_hash;
  std::vector<DagNode> nodes;  // scans, combinations, operations
  std::vector<DagEdge> edges;
  std::vector<std::vector<std::string>> layers;  // by Kahn's algorithm, each sorted by id
};
// The same decomposition gives the same graph, ids and hash. REQUIRES: `settled` parts.
Dag dag_of(const Decomposition& settled);
// What ask_plan gives: dag_id, content_hash, version, confidence, nodes, edges, layers, unmapped.
std::string to_json(const Decomposition& settled);

// "compare", "left", ...
std::string_view name(CombineOp op);
std::string_view name(PostKind kind);

}  // namespace ask::reason
