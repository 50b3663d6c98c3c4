#include "agent/reason/decomposition.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "agent/common/json_text.h"
#include "agent/common/sha256.h"
#include "agent/common/text.h"
#include "agent/reason/query_plan.h"

namespace ask::reason {
namespace {

using nlohmann::json;

constexpr size_t kMostSubQueries = 32, kMostGroups = 16, kMostInputs = 32, kMostPost = 32;
constexpr size_t kMostUnmapped = 16;
constexpr size_t kIdDigits = 12;
constexpr size_t kLongestShown = 60;  // bytes, of a name in a message

std::string quoted_name(std::string_view name) {
  return text::quoted(text::shortened(text::repaired_utf8(name), kLongestShown));
}

std::string_view name(FilterOp op) {
  constexpr std::string_view kNames[] = {"=",  "!=",      ">",  ">=",      "<",
                                         "<=", "between", "in", "contains"};
  return kNames[static_cast<size_t>(op)];
}

json json_of(const Value& value) {
  if (const auto* whole = std::get_if<int64_t>(&value)) return *whole;
  if (const auto* real = std::get_if<double>(&value)) return *real;
  if (const auto* words = std::get_if<std::string>(&value)) return text::repaired_utf8(*words);
  return nullptr;
}
json json_of(const std::vector<Metric>& metrics) {
  json out = json::array();
  for (const Metric& m : metrics)
    out.push_back(
        {{"name", m.name}, {"aggregation", m.aggregation}, {"description", m.description}});
  return out;
}
json json_of(const std::vector<FilterSpec>& filters) {
  json out = json::array();
  for (const FilterSpec& f : filters) {
    json values = json::array();
    for (const Value& value : f.values) values.push_back(json_of(value));
    out.push_back({{"attribute", f.attribute}, {"op", name(f.op)}, {"values", std::move(values)}});
  }
  return out;
}

// The content of a part, without ids of the planner's. The inputs of a group have stable ids.
json content(const SubQuery& q) {
  return {{"schema", q.schema},
          {"intent", q.intent},
          {"label", q.label},
          {"metrics", json_of(q.metrics)},
          {"filters", json_of(q.filters)},
          {"group_by", q.group_by},
          {"expected", q.expected}};
}
std::string_view name(JoinSide role) {
  return role == JoinSide::kLeft ? "left" : role == JoinSide::kRight ? "right" : "input";
}
json content(const CombineGroup& group) {
  json inputs = json::array(), keys = json::array();
  for (const CombineInput& input : group.inputs)
    inputs.push_back({{"sub_query", input.sub_query}, {"role", name(input.role)}});
  for (const KeyPair& key : group.keys) keys.push_back({{"left", key.left}, {"right", key.right}});
  return {{"op", name(group.op)}, {"inputs", std::move(inputs)}, {"keys", std::move(keys)}};
}
json content(const PostOp& op) {
  json order = json::array();
  for (const OrderSpec& by : op.order_by) order.push_back({{"by", by.by}, {"desc", by.descending}});
  return {{"filters", json_of(op.filters)}, {"metrics", json_of(op.metrics)},
          {"group_by", op.group_by},        {"columns", op.columns},
          {"order_by", std::move(order)},   {"limit", op.limit ? json(*op.limit) : json()}};
}

std::string id_of(std::string_view prefix, const json& content) {
  return fmt::format("{}_{}", prefix, sha256_hex(sorted_json_text(content)).substr(0, kIdDigits));
}

// Checks one decomposition and gives it stable ids.
class DecompositionCheck {
 public:
  explicit DecompositionCheck(Decomposition parts) : parts_(std::move(parts)) {}

  Result<Decomposition> settle() {
    for (const auto& [size, most, what] :
         {std::tuple(parts_.sub_queries.size(), kMostSubQueries, "sub-queries"),
          std::tuple(parts_.groups.size(), kMostGroups, "groups"),
          std::tuple(parts_.post.size(), kMostPost, "operations"),
          std::tuple(parts_.unmapped.size(), kMostUnmapped, "unmapped parts")})
      if (size > most)
        return invalid_plan(fmt::format("has {} {}, and {} is the limit", size, what, most));
    if (parts_.sub_queries.empty() && parts_.unmapped.empty())
      return invalid_plan("has no sub-queries");
    if (auto good = sub_queries(); !good) return good.error();
    for (CombineGroup& group : parts_.groups)
      if (auto good = this->group(group); !good) return good.error();
    if (auto good = alone(); !good) return good.error();
    if (auto good = post(); !good) return good.error();
    return std::move(parts_);
  }

 private:
  Status sub_queries() {
    std::vector<SubQuery> unique;
    for (SubQuery& query : parts_.sub_queries) {
      const std::string id = id_of("sq", content(query));
      if (!sub_ids_.emplace(query.id, id).second)
        return invalid_plan(fmt::format("names the sub-query {} twice", quoted_name(query.id)));
      query.id = id;
      if (std::none_of(unique.begin(), unique.end(),
                       [&](const SubQuery& other) { return other.id == id; }))
        unique.push_back(std::move(query));
    }
    parts_.sub_queries = std::move(unique);
    return Done{};
  }

  const SubQuery& sub_query(const std::string& id) const {
    return *std::find_if(parts_.sub_queries.begin(), parts_.sub_queries.end(),
                         [&](const SubQuery& query) { return query.id == id; });
  }

  Status group(CombineGroup& group) {
    const std::string called = quoted_name(group.id);
    if (group.inputs.size() > kMostInputs)
      return invalid_plan(fmt::format("has {} inputs in the group {}, and {} is the limit",
                                      group.inputs.size(), called, kMostInputs));
    for (CombineInput& input : group.inputs) {
      const auto known = sub_ids_.find(input.sub_query);
      if (known == sub_ids_.end())
        return invalid_plan(fmt::format("combines a sub-query {} that it lacks, in the group {}",
                                        quoted_name(input.sub_query), called));
      input.sub_query = known->second;
    }
    if (auto good = roles(group); !good) return good;
    if (auto good = keys(group); !good) return good;
    std::string id = id_of("cg", content(group));
    if (!group_ids_.emplace(group.id, id).second)
      return invalid_plan(fmt::format("names the group {} twice", called));
    if (!known_groups_.insert(id).second)
      return invalid_plan(fmt::format("has the group {} twice, by another id", called));
    group.id = std::move(id);
    return Done{};
  }

  static Status roles(CombineGroup& group) {
    const size_t n = group.inputs.size();
    const bool two = group.op == CombineOp::kCompare || group.op == CombineOp::kJoin;
    const auto wrong = [&](std::string_view must) {
      return invalid_plan(fmt::format("has {} {} in the group {}: {} must have {}", n,
                                      n == 1 ? "input" : "inputs", quoted_name(group.id),
                                      name(group.op), must));
    };
    if (group.op == CombineOp::kStandalone && n != 1) return wrong("one");
    if (group.op == CombineOp::kUnion && n < 2) return wrong("two or more");
    if (two && n != 2) return wrong("two");
    if (!two) {
      for (CombineInput& input : group.inputs) input.role = JoinSide::kNone;
      return Done{};
    }
    if (group.inputs[0].role == JoinSide::kRight || group.inputs[1].role == JoinSide::kLeft)
      std::swap(group.inputs[0], group.inputs[1]);
    if (group.inputs[0].role == JoinSide::kRight || group.inputs[1].role == JoinSide::kLeft)
      return invalid_plan(
          fmt::format("has two inputs of one role in the group {}", quoted_name(group.id)));
    group.inputs[0].role = JoinSide::kLeft;
    group.inputs[1].role = JoinSide::kRight;
    return Done{};
  }

  Status keys(const CombineGroup& group) const {
    const bool two = group.op == CombineOp::kCompare || group.op == CombineOp::kJoin;
    if (!two && !group.keys.empty())
      return invalid_plan(fmt::format("has keys in the group {}: {} takes none",
                                      quoted_name(group.id), name(group.op)));
    if (!two) return Done{};
    const SubQuery &left = sub_query(group.inputs[0].sub_query),
                   &right = sub_query(group.inputs[1].sub_query);
    if (group.op == CombineOp::kJoin && group.keys.empty())
      return invalid_plan(fmt::format("joins without keys in the group {}: a join needs keys",
                                      quoted_name(group.id)));
    if (group.keys.empty() && !(left.group_by.empty() && right.group_by.empty()))
      return invalid_plan(
          fmt::format("compares groups of rows without keys in the group {}: name what "
                      "they are grouped by",
                      quoted_name(group.id)));
    for (const KeyPair& key : group.keys)
      for (const auto& [side, called] : {std::pair(&left, &key.left), {&right, &key.right}})
        if (auto good = key_of(*side, *called); !good) return good;
    return Done{};
  }

  // A key must be among the columns that the sub-query is to give, if it says which.
  static Status key_of(const SubQuery& query, const std::string& key) {
    if (query.expected.empty()) return Done{};
    for (const std::string& column : query.expected)
      if (text::equal_nocase(column, key)) return Done{};
    const auto near = text::nearest(key, query.expected, 2);
    return invalid_plan(
        fmt::format("has a key {} that no expected column of its sub-query is; {} {}",
                    quoted_name(key), near.empty() ? "it expects" : "nearest:",
                    text::joined(near.empty() ? query.expected : near, ", ")));
  }

  // A sub-query that no group names is answered by itself.
  Status alone() {
    std::set<std::string> used;
    for (const CombineGroup& group : parts_.groups)
      for (const CombineInput& input : group.inputs) used.insert(input.sub_query);
    for (const SubQuery& query : parts_.sub_queries) {
      if (used.contains(query.id)) continue;
      CombineGroup group;
      group.inputs = {{query.id, JoinSide::kNone}};
      group.id = id_of("cg", content(group));
      parts_.groups.push_back(std::move(group));
    }
    if (parts_.groups.size() > kMostGroups)
      return invalid_plan(
          fmt::format("has {} groups, and {} is the limit", parts_.groups.size(), kMostGroups));
    return Done{};
  }

  Status post() {
    std::map<std::string, std::string> last;  // of each group's chain
    std::set<std::string> given;
    for (PostOp& op : parts_.post) {
      const auto group = group_ids_.find(op.group);
      if (group == group_ids_.end())
        return invalid_plan(
            fmt::format("has an operation on a group {} that it lacks", quoted_name(op.group)));
      if (!op.id.empty() && !given.insert(op.id).second)
        return invalid_plan(fmt::format("names the operation {} twice", quoted_name(op.id)));
      if (auto good = complete(op); !good) return good;
      op.group = group->second;
      std::string& before = last.try_emplace(op.group, op.group).first->second;
      json all = content(op);
      all["kind"] = name(op.kind);
      all["after"] = before;
      before = op.id = id_of("op", all);
    }
    return Done{};
  }

  static Status complete(const PostOp& op) {
    const auto lacks = [&](std::string_view what) {
      return invalid_plan(fmt::format("has an operation {} without {}", name(op.kind), what));
    };
    const bool more = !op.order_by.empty() || op.limit;
    switch (op.kind) {
      case PostKind::kFilter:
        if (op.filters.empty() && !more) return lacks("filters");
        break;
      case PostKind::kAggregate:
        if (op.metrics.empty() && op.group_by.empty()) return lacks("metrics");
        for (const Metric& metric : op.metrics)
          if (metric.aggregation.empty())
            return invalid_plan(
                fmt::format("has an operation aggregate that does not say how {} is "
                            "aggregated",
                            quoted_name(metric.name)));
        break;
      case PostKind::kProject:
        if (op.columns.empty()) return lacks("columns");
        break;
      case PostKind::kSort:
        if (op.order_by.empty()) return lacks("order_by");
        break;
      case PostKind::kLimit:
        if (!op.limit) return lacks("a limit");
        break;
    }
    const bool filters = op.kind == PostKind::kFilter, sums = op.kind == PostKind::kAggregate;
    if ((!op.filters.empty() && !filters) ||
        (!sums && !(op.metrics.empty() && op.group_by.empty())) ||
        (!op.columns.empty() && op.kind != PostKind::kProject))
      return invalid_plan(fmt::format(
          "has an operation {} that does more; write an operation for each", name(op.kind)));
    return Done{};
  }

  Decomposition parts_;
  std::map<std::string, std::string> sub_ids_, group_ids_;  // the planner's -> stable
  std::set<std::string> known_groups_;
};

std::string words_of(const FilterSpec& filter) {
  std::vector<std::string> values;
  for (const Value& value : filter.values) values.push_back(display(value));
  return fmt::format("{} {} {}", filter.attribute, name(filter.op), text::joined(values, ", "));
}

std::string description_of(const SubQuery& query) {
  std::string out = query.intent;
  std::vector<std::string> lines;
  for (const FilterSpec& filter : query.filters) lines.push_back(words_of(filter));
  if (!lines.empty()) out += "; filters: " + text::joined(lines, ", ");
  lines.clear();
  for (const Metric& metric : query.metrics)
    lines.push_back(metric.aggregation.empty() ? metric.name
                                               : metric.aggregation + " of " + metric.name);
  if (!lines.empty()) out += "; measures: " + text::joined(lines, ", ");
  if (!query.group_by.empty()) out += "; by: " + text::joined(query.group_by, ", ");
  if (!query.expected.empty()) out += "; gives: " + text::joined(query.expected, ", ");
  return out;
}

std::vector<std::vector<std::string>> layers_of(const std::vector<DagNode>& nodes) {
  std::set<std::string> placed;
  std::vector<std::vector<std::string>> out;
  while (placed.size() < nodes.size()) {
    std::vector<std::string> ready;
    for (const DagNode& node : nodes)
      if (!placed.contains(node.id) &&
          std::all_of(node.inputs.begin(), node.inputs.end(),
                      [&](const std::string& id) { return placed.contains(id); }))
        ready.push_back(node.id);
    if (ready.empty()) break;  // REQUIRES excludes it
    std::sort(ready.begin(), ready.end());
    placed.insert(ready.begin(), ready.end());
    out.push_back(std::move(ready));
  }
  return out;
}

// Nodes and edges sorted, so that the order in which a planner lists its parts does not count.
std::string hash_of(const Dag& dag) {
  std::vector<std::string> lines;
  for (const DagNode& node : dag.nodes)
    lines.push_back(sorted_json_text({{"id", node.id},
                                      {"kind", node.kind},
                                      {"inputs", node.inputs},
                                      {"attributes", parsed_sorted_json(node.attributes)}}));
  for (const DagEdge& edge : dag.edges)
    lines.push_back(sorted_json_text({{"from", edge.from}, {"to", edge.to}, {"role", edge.role}}));
  std::sort(lines.begin(), lines.end());
  return sha256_hex(text::joined(lines, "\n"));
}

}  // namespace

std::string_view name(CombineOp op) {
  constexpr std::string_view kNames[] = {"standalone", "compare", "join", "union"};
  return kNames[static_cast<size_t>(op)];
}
std::string_view name(PostKind kind) {
  constexpr std::string_view kNames[] = {"filter", "aggregate", "project", "sort", "limit"};
  return kNames[static_cast<size_t>(kind)];
}

Result<Decomposition> settled(Decomposition parts) {
  return DecompositionCheck(std::move(parts)).settle();
}

std::vector<Task> tasks_of(const Decomposition& parts) {
  std::vector<Task> out;
  for (const SubQuery& query : parts.sub_queries) {
    Task task{query.id, description_of(query), query.sql, {}};
    task.schema = query.schema;
    task.expected = query.expected;
    task.confidence = query.confidence;
    out.push_back(std::move(task));
  }
  return out;
}

QueryPlan plan_of(Decomposition settled) {
  QueryPlan out;
  out.confidence = settled.confidence;
  out.tasks = tasks_of(settled);
  if (out.tasks.size() > 1) out.plan_type = "multi-sequential";
  out.parts = std::make_shared<const Decomposition>(std::move(settled));
  return out;
}

Dag dag_of(const Decomposition& settled) {
  Dag out;
  for (const SubQuery& query : settled.sub_queries)
    out.nodes.push_back({query.id, "scan", {}, sorted_json_text(content(query))});
  for (const CombineGroup& group : settled.groups) {
    DagNode node{group.id, "combine", {}, sorted_json_text(content(group))};
    for (const CombineInput& input : group.inputs) {
      node.inputs.push_back(input.sub_query);
      out.edges.push_back({input.sub_query, group.id, std::string(name(input.role))});
    }
    out.nodes.push_back(std::move(node));
  }
  std::map<std::string, std::string> last;
  for (const PostOp& op : settled.post) {
    std::string& before = last.try_emplace(op.group, op.group).first->second;
    out.nodes.push_back(
        {op.id, fmt::format("post_{}", name(op.kind)), {before}, sorted_json_text(content(op))});
    out.edges.push_back({before, op.id, "input"});
    before = op.id;
  }
  out.layers = layers_of(out.nodes);
  out.content_hash = hash_of(out);
  out.id = "dag_" + out.content_hash.substr(0, kIdDigits);
  return out;
}

std::string to_json(const Decomposition& settled) {
  using Json = nlohmann::ordered_json;
  const Dag dag = dag_of(settled);
  Json nodes = Json::array(), edges = Json::array(), unmapped = Json::array();
  for (const DagNode& node : dag.nodes)
    nodes.push_back({{"id", node.id},
                     {"kind", node.kind},
                     {"inputs", node.inputs},
                     {"attributes", parsed_json(node.attributes)}});
  for (const DagEdge& edge : dag.edges)
    edges.push_back({{"from", edge.from}, {"to", edge.to}, {"role", edge.role}});
  // Always this reason: another one would reveal to a role that something is hidden from it.
  for (const Unmapped& part : settled.unmapped)
    unmapped.push_back(
        {{"intent", part.intent}, {"reason", "no_datasource"}, {"detail", part.detail}});
  const Json out = {{"dag_id", dag.id},          {"content_hash", dag.content_hash},
                    {"version", "v1"},           {"confidence", settled.confidence},
                    {"nodes", std::move(nodes)}, {"edges", std::move(edges)},
                    {"layers", dag.layers},      {"unmapped", std::move(unmapped)}};
  return json_text(out);
}

}  // namespace ask::reason
