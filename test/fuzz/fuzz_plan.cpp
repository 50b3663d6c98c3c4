// feature 48. An untrusted multi-part plan. Oracles: an accepted plan has reproducible ids, graph
// and hash; serialized again, it is read as the same plan, also with the stable ids in place of the
// planner's; its tasks are a valid plan; and every combination made from it is SQL that parses to
// the same tree.
#include <algorithm>
#include <iterator>

#include "agent/check/inline_results.h"
#include "agent/common/json_text.h"
#include "agent/reason/combine.h"
#include "agent/reason/decomposition.h"
#include "agent/reason/decomposition_reader.h"
#include "agent/reason/query_plan.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"
#include "test/fuzz/fuzz.h"

namespace {

using namespace ask;
using namespace ask::reason;
using fuzz::require;
using Json = nlohmann::json;

Json value_json(const Value& value) {
  if (const auto* whole = std::get_if<int64_t>(&value)) return *whole;
  if (const auto* real = std::get_if<double>(&value)) return *real;
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  return nullptr;
}

Json filters_json(const std::vector<FilterSpec>& filters) {
  constexpr const char* kOps[] = {"=", "!=", ">", ">=", "<", "<=", "between", "in", "contains"};
  Json out = Json::array();
  for (const FilterSpec& filter : filters) {
    Json values = Json::array();
    for (const Value& value : filter.values) values.push_back(value_json(value));
    out.push_back(Json{{"attribute", filter.attribute},
                       {"op", kOps[static_cast<size_t>(filter.op)]},
                       {"values", std::move(values)}});
  }
  return out;
}

Json metrics_json(const std::vector<Metric>& metrics) {
  Json out = Json::array();
  for (const Metric& metric : metrics)
    out.push_back(Json{{"name", metric.name},
                       {"aggregation", metric.aggregation},
                       {"description", metric.description}});
  return out;
}

Json group_json(const CombineGroup& group) {
  constexpr const char* kRoles[] = {"", "left", "right"};
  Json inputs = Json::array(), keys = Json::array();
  for (const CombineInput& input : group.inputs)
    inputs.push_back(
        Json{{"sub_query", input.sub_query}, {"role", kRoles[static_cast<size_t>(input.role)]}});
  for (const KeyPair& key : group.keys)
    keys.push_back(Json{{"left", key.left}, {"right", key.right}});
  return Json{{"id", group.id},
              {"op", name(group.op)},
              {"inputs", std::move(inputs)},
              {"keys", std::move(keys)}};
}

// The input format of decomposition_from_json().
std::string written(const Decomposition& parts) {
  Json out = Json::object();
  out["sub_queries"] = out["groups"] = out["post"] = out["unmapped"] = Json::array();
  out["confidence"] = parts.confidence;
  for (const SubQuery& query : parts.sub_queries)
    out["sub_queries"].push_back(Json{{"id", query.id},
                                      {"schema", query.schema},
                                      {"intent", query.intent},
                                      {"label", query.label},
                                      {"metrics", metrics_json(query.metrics)},
                                      {"filters", filters_json(query.filters)},
                                      {"group_by", query.group_by},
                                      {"expected", query.expected}});
  for (const CombineGroup& group : parts.groups) out["groups"].push_back(group_json(group));
  for (const PostOp& op : parts.post) {
    Json order = Json::array();
    for (const OrderSpec& one : op.order_by)
      order.push_back(Json{{"by", one.by}, {"desc", one.descending}});
    Json post = Json{{"id", op.id},
                     {"group", op.group},
                     {"kind", name(op.kind)},
                     {"filters", filters_json(op.filters)},
                     {"metrics", metrics_json(op.metrics)},
                     {"group_by", op.group_by},
                     {"columns", op.columns},
                     {"order_by", std::move(order)}};
    if (op.limit) post["limit"] = *op.limit;
    out["post"].push_back(std::move(post));
  }
  for (const Unmapped& part : parts.unmapped)
    out["unmapped"].push_back(Json{{"intent", part.intent}, {"detail", part.detail}});
  return sorted_json_text(out);
}

// Results with the columns of the plan, and one row each.
void check_combination(const CombineGroup& group, const Decomposition& parts) {
  std::vector<ResultSet> results(group.inputs.size());
  std::vector<CombinedPart> inputs;
  for (size_t i = 0; i < group.inputs.size(); ++i) {
    std::vector<std::string>& columns = results[i].columns;
    for (const SubQuery& query : parts.sub_queries)
      if (query.id == group.inputs[i].sub_query) columns = query.expected;
    for (const KeyPair& key : group.keys) columns.push_back(i == 0 ? key.left : key.right);
    columns.push_back("value");
    columns = sql::distinct_columns(columns);
    results[i].rows = {std::vector<Value>(columns.size(), Value(int64_t{1}))};
    inputs.push_back({"df_" + std::to_string(i + 1), columns,
                      std::vector<bool>(columns.size(), true), true, group.inputs[i].sub_query,
                      &results[i]});
  }
  const auto query = combined(group, parts.post, inputs);
  if (!query) {
    require(query.error().code == Code::kInvalidPlanStructure, "another code",
            query.error().message);
    return;
  }
  const std::string text = sql::render(*query);
  const auto parsed = sql::parse(text);
  require(bool(parsed), "its SQL does not parse", text);
  require(sql::render(*parsed) == text, "its SQL is another statement", text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const auto parts = decomposition_from_json(fuzz::view(data, size));
  if (!parts) {
    require(parts.error().code == Code::kInvalidPlanStructure || !parts.error().message.empty(),
            "an error without words");
    return 0;
  }
  const std::string graph = to_json(*parts);
  const auto twice = decomposition_from_json(fuzz::view(data, size));
  require(twice && to_json(*twice) == graph, "read differently twice", graph);
  const std::string text = written(*parts);
  const auto again = decomposition_from_json(text);
  require(bool(again), "what was written is refused", again ? "" : again.error().message + text);
  require(to_json(*again) == graph, "what was written is another plan", text);
  require(written(*again) == text, "it is written differently the second time", text);
  const Dag dag = dag_of(*parts);
  size_t placed = 0;
  for (const auto& layer : dag.layers) placed += layer.size();
  require(placed == dag.nodes.size(), "a node is in no layer, or in two", graph);
  const QueryPlan plan = plan_of(*parts);
  if (!plan.tasks.empty()) {
    const std::string tasks = to_json(plan);
    const auto back = plan_from_json(tasks);
    require(back && to_json(*back) == tasks, "its tasks are not read back", tasks);
  }
  for (const CombineGroup& group : parts->groups) check_combination(group, *parts);
  return 0;
}
