#include "agent/tools/tools.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/json_compare.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/db/run/row_json.h"
#include "agent/reason/model/result_prompt.h"
#include "agent/tools/tool_bodies.h"

namespace ask {
namespace {

using nlohmann::json;
using Json = nlohmann::ordered_json;

constexpr size_t kMostShownRows = 20;
constexpr size_t kMostTextBytes = 8000;

struct Tool {
  reason::OfferedTool spec;
  bool statistics;  // the answer improves with a measured snapshot
  bool reads;       // reads user tables and shows their rows
  tools::Body body;
};

// JSON Schemas of the arguments.
constexpr std::string_view kNothing =
    R"({"type":"object","properties":{},"additionalProperties":false})";
constexpr std::string_view kTables =
    R"({"type":"object","properties":{"table":{"type":"string",)"
    R"("description":"the name of a table or view"},)"
    R"("tables":{"type":"array","items":{"type":"string"},"maxItems":20,)"
    R"("description":"several of them"}},"additionalProperties":false})";
constexpr std::string_view kMaybeTable =
    R"({"type":"object","properties":{"table":{"type":"string",)"
    R"("description":"the name of a table; without it, all tables"}},)"
    R"("additionalProperties":false})";
constexpr std::string_view kQueries =
    R"({"type":"object","properties":{"query":{"type":"string",)"
    R"("description":"words that name what is looked for"},)"
    R"("queries":{"type":"array","items":{"type":"string"},"maxItems":8,)"
    R"("description":"several of them"},)"
    R"("keywords":{"type":"array","items":{"type":"string"},"maxItems":8,)"
    R"("description":"texts that rows may hold"}},"additionalProperties":false})";
constexpr std::string_view kSample =
    R"({"type":"object","properties":{"table":{"type":"string",)"
    R"("description":"the name of a table or view"},)"
    R"("limit":{"type":"integer","minimum":1,"maximum":5,"description":"how many rows"}},)"
    R"("required":["table"],"additionalProperties":false})";
constexpr std::string_view kSql = R"({"type":"object","properties":{"sql":{"type":"string",)"
                                  R"("description":"one SELECT for SQLite"}},)"
                                  R"("required":["sql"],"additionalProperties":false})";

// clang-format off
constexpr Tool kToolTable[] = {
    {{"list_tables",    "every table and view with its row count",     kNothing},    true,  false, tools::list_tables},
    {{"describe_table", "columns, types and keys of tables",        kTables},     true,  false, tools::describe_table},
    {{"foreign_keys",   "the foreign keys of one table or of all",     kMaybeTable}, false, false, tools::foreign_keys},
    {{"search_schema",  "tables that a text is about, best first",     kQueries},    true,  false, tools::search_schema},
    {{"sample_rows",    "up to five rows of one table",                kSample},     false, true,  tools::sample_rows},
    {{"list_results",   "results kept earlier, which SQL may read",    kNothing},    false, true,  tools::list_results},
    {{"run_query",      "the rows of one SELECT, checked and limited", kSql},        false, true,  tools::run_query},
};
// clang-format on

// Aliases from other agents that models have been trained with.
constexpr struct {
  std::string_view other, ours;
} kAlso[] = {{"show_table", "describe_table"},     {"get_foreign_keys", "foreign_keys"},
             {"search_metadata", "search_schema"}, {"execute_sql", "run_query"},
             {"run_query_json", "run_query"},      {"get_sample_rows", "sample_rows"}};

// Names of arguments that other agents use.
constexpr struct {
  std::string_view other, ours;
} kAlsoArguments[] = {{"table_names", "tables"}, {"table_name", "table"}};

std::string brief(std::string_view text) { return text::shortened(text::repaired_utf8(text), 60); }

const Tool* find_tool(std::string_view name) {
  for (const auto& also : kAlso)
    if (also.other == name) name = also.ours;
  for (const Tool& tool : kToolTable)
    if (tool.spec.name == name) return &tool;
  return nullptr;
}

bool is_offered(const Tool& tool, reason::Share share) {
  return !tool.reads || share == reason::Share::kResults;
}

bool has_type(const json& value, const json& property) {
  if (is_text(property["type"], "integer")) return value.is_number_integer();
  if (is_text(property["type"], "string")) return value.is_string();
  return value.is_array() && !value.empty() && value.size() <= property["maxItems"].get<size_t>() &&
         std::all_of(value.begin(), value.end(), [](const json& one) { return one.is_string(); });
}

std::string described(const json& property) {
  if (is_text(property["type"], "integer")) return "a whole number";
  if (is_text(property["type"], "string")) return "text";
  return fmt::format("a list of at most {} texts", property["maxItems"].get<size_t>());
}

// The arguments under our names.
json renamed(json arguments) {
  if (!arguments.is_object()) return arguments;
  for (const auto& [other, ours] : kAlsoArguments) {
    const auto found = arguments.find(std::string(other));
    if (found == arguments.end() || arguments.contains(std::string(ours))) continue;
    json value = std::move(*found);
    arguments.erase(found);
    arguments[std::string(ours)] = std::move(value);
  }
  return arguments;
}

// Validates against the tool's schema; supports the subset of JSON Schema used above.
Status check_arguments(const Tool& tool, const json& arguments) {
  if (!arguments.is_object())
    return Error{
        Code::kInvalidArgument,
        fmt::format("the arguments of {} must be a JSON object, as in {{}}", tool.spec.name)};
  const json schema = parsed_sorted_json(tool.spec.parameters);
  const json& properties = schema["properties"];
  const auto kind = [&](const std::string& key) { return described(properties[key]); };
  if (schema.contains("required"))
    for (const auto& key : schema["required"])
      if (!arguments.contains(key.get<std::string>()))
        return Error{Code::kInvalidArgument,
                     fmt::format("{}: needs \"{}\" as {}", tool.spec.name, key.get<std::string>(),
                                 kind(key.get<std::string>()))};
  for (const auto& [key, value] : arguments.items()) {
    if (!properties.contains(key))
      return Error{Code::kInvalidArgument,
                   fmt::format("{}: takes no \"{}\"", tool.spec.name, brief(key))};
    if (!has_type(value, properties[key]))
      return Error{Code::kInvalidArgument,
                   fmt::format("{}: needs \"{}\" as {}", tool.spec.name, key, kind(key))};
  }
  return Done{};
}

Error unknown_tool(std::string_view name) {
  std::vector<std::string> known;
  for (const Tool& tool : kToolTable) known.emplace_back(tool.spec.name);
  return {Code::kInvalidArgument,
          fmt::format("no tool \"{}\"; there are {}", brief(name), text::joined(known, ", "))};
}

}  // namespace

std::vector<reason::OfferedTool> tools_on_offer(reason::Share share, bool may_read) {
  std::vector<reason::OfferedTool> out;
  for (const Tool& tool : kToolTable)
    if (is_offered(tool, share) && (may_read || !tool.reads)) out.push_back(tool.spec);
  return out;
}

bool uses_statistics(std::string_view name) {
  const Tool* tool = find_tool(name);
  return tool && tool->statistics;
}

Result<ToolAnswer> run_tool(const ToolBox& box, std::string_view name, std::string_view arguments) {
  const Tool* tool = find_tool(name);
  if (!tool) return unknown_tool(name);
  const std::string_view given = text::trimmed(arguments).empty() ? "{}" : arguments;
  const json parsed = renamed(parsed_sorted_json(given));
  if (auto good = check_arguments(*tool, parsed); !good) return good.error();
  if (!is_offered(*tool, box.share))
    return Error{Code::kInvalidArgument,
                 fmt::format("{}: shows rows, which the setting share does not allow to leave",
                             tool->spec.name)};
  if (tool->reads && !box.may_read)
    return Error{Code::kInvalidArgument,
                 fmt::format("{}: reads rows, and an outline is made from the schema only",
                             tool->spec.name)};
  auto answer = tool->body(box, parsed);
  if (!answer)
    return Error{answer.error().code,
                 fmt::format("{}: {}", tool->spec.name, answer.error().message)};
  return answer;
}

std::string as_json(const ToolAnswer& answer, std::string_view kept_id) {
  if (!answer.result) return answer.json;
  const ResultSet& result = *answer.result;
  Json rows = Json::array();
  for (const auto& row : result.rows)
    rows.push_back(parsed_json(db::row_json(result.columns, row)));
  Json out = Json::object();
  if (!kept_id.empty()) out["id"] = kept_id;
  out["columns"] = result.columns;
  if (!kept_id.empty()) out["shape"] = {result.rows.size(), result.columns.size()};
  out["rows"] = std::move(rows);
  out["truncated"] = result.truncated();
  return json_text(out);
}

std::string as_text(const ToolAnswer& answer) {
  if (answer.result)
    return text::shortened(reason::result_prompt(*answer.result, kMostShownRows), kMostTextBytes);
  std::string out;
  for (size_t i = 0; i < answer.lines.size(); ++i) {
    const std::string line = text::shortened(text::repaired_utf8(answer.lines[i]), kMostTextBytes);
    if (i > 0 && out.size() + line.size() > kMostTextBytes)
      return out + fmt::format("\n({} more)", answer.lines.size() - i);
    out += (out.empty() ? "" : "\n") + line;
  }
  return out;
}

}  // namespace ask
