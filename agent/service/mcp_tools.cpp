#include "agent/service/mcp_tools.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/json_compare.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "agent/db/run/row_json.h"
#include "agent/db/schema/schema_text.h"
#include "agent/nodes/detail.h"
#include "agent/reason/model/options.h"
#include "agent/score/band.h"
#include "agent/service/linked_tables.h"
#include "agent/session_tools.h"

namespace ask {
namespace {

using Json = nlohmann::ordered_json;
using reason::Share;

constexpr size_t kMostRows = 20;
constexpr size_t kMostSchemaBytes = 60'000;
constexpr size_t kMostResultBytes = 1'000'000;

using ToolBody = Result<Json> (*)(Session&, const Json& arguments);

struct McpTool {
  std::string_view name;
  Share needs;  // the least value of `share` that permits it
  std::string_view title, description;
  std::string_view input, output;  // JSON Schemas
  ToolBody body;
};

// JSON Schemas of arguments and results.
// clang-format off
constexpr std::string_view kQuestionInput =
    R"({"type":"object","properties":{"question":{"type":"string","description":"a question in English"},)"
    R"("reading":{"type":"integer","minimum":1,"description":"number of the reading, from ask_readings"},)"
    R"("session":{"type":"string","description":"name of a conversation: questions of the same one follow on from each other"}},)"
    R"("required":["question"],"additionalProperties":false})";
constexpr std::string_view kOnlyQuestionInput =
    R"({"type":"object","properties":{"question":{"type":"string","description":"a question in English"}},)"
    R"("required":["question"],"additionalProperties":false})";
constexpr std::string_view kSchemaInput =
    R"({"type":"object","properties":{"question":{"type":"string",)"
    R"("description":"only the tables that this question is about"}},"additionalProperties":false})";
constexpr std::string_view kSqlInput =
    R"({"type":"object","properties":{"sql":{"type":"string","description":"one SELECT for SQLite"}},)"
    R"("required":["sql"],"additionalProperties":false})";
constexpr std::string_view kSampleInput =
    R"({"type":"object","properties":{"table":{"type":"string","description":"the name of a table or view"},)"
    R"("limit":{"type":"integer","minimum":1,"maximum":5,"description":"how many rows"}},)"
    R"("required":["table"],"additionalProperties":false})";
constexpr std::string_view kSearchInput =
    R"({"type":"object","properties":{"query":{"type":"string","description":"words that name what is looked for"}},)"
    R"("required":["query"],"additionalProperties":false})";

constexpr std::string_view kAnswerOutput =
    R"({"type":"object","properties":{"answer":{"type":"string"},"sql":{"type":["string","null"]},)"
    R"("columns":{"type":"array","items":{"type":"string"}},"rows":{"type":"array","items":{"type":"object"}},)"
    R"("rows_returned":{"type":"integer"},"truncated":{"type":"boolean"},)"
    R"("confidence":{"type":["number","null"]},"warnings":{"type":"array","items":{"type":"string"}}},)"
    R"("required":["answer","sql","columns","rows","rows_returned","truncated","confidence","warnings"]})";
constexpr std::string_view kSqlOutput =
    R"({"type":"object","properties":{"sql":{"type":"string"},"meaning":{"type":"string"},)"
    R"("confidence":{"type":"number"}},"required":["sql","meaning","confidence"]})";
constexpr std::string_view kReadingsOutput =
    R"({"type":"object","properties":{"readings":{"type":"array","items":{"type":"object","properties":)"
    R"({"n":{"type":"integer"},"confidence":{"type":"number"},"words":{"type":"string"},)"
    R"("differs":{"type":"string"},"sql":{"type":"string"}},)"
    R"("required":["n","confidence","words","differs","sql"]}}},"required":["readings"]})";
constexpr std::string_view kSchemaOutput =
    R"({"type":"object","properties":{"tables":{"type":"array","items":{"type":"object","properties":)"
    R"({"schema":{"type":"string"},"table":{"type":"string"},"kind":{"type":"string"},)"
    R"("rows":{"type":["integer","null"]},"text":{"type":"string"},"description":{"type":"string"},)"
    R"("why":{"type":"string"}},"required":["schema","table","kind","rows","text"]}},)"
    R"("omitted":{"type":"integer"}},"required":["tables","omitted"]})";
constexpr std::string_view kCheckOutput =
    R"({"type":"object","properties":{"runnable":{"type":"boolean"},"findings":{"type":"array",)"
    R"("items":{"type":"object","properties":{"severity":{"type":"string"},"code":{"type":"string"},)"
    R"("object":{"type":"string"},"message":{"type":"string"},"hint":{"type":"string"}},)"
    R"("required":["severity","code","object","message","hint"]}}},"required":["runnable","findings"]})";
constexpr std::string_view kRowsOutput =
    R"({"type":"object","properties":{"id":{"type":"string"},"columns":{"type":"array","items":)"
    R"({"type":"string"}},"shape":{"type":"array","items":{"type":"integer"}},"rows":{"type":"array",)"
    R"("items":{"type":"object"}},"truncated":{"type":"boolean"}},"required":["columns","rows","truncated"]})";
constexpr std::string_view kSearchOutput =
    R"({"type":"object","properties":{"tables":{"type":"array","items":{"type":"object","properties":)"
    R"({"schema":{"type":"string"},"table":{"type":"string"},"text":{"type":"string"},)"
    R"("why":{"type":"string"}},"required":["schema","table","text"]}}},"required":["tables"]})";

// clang-format on

// The bodies below get arguments that fit the input schema.
std::string text_argument(const Json& arguments, const char* key) {
  const auto found = arguments.find(key);
  return found == arguments.end() ? "" : found->get<std::string>();
}

// `reading` and `session` of the call, as options of the question. The tools only read, whatever
// the mode of the connection. Errors: an invalid mode.
Result<std::string> question_options(const Session& session, const Json& arguments) {
  Json options = Json::object();
  for (const char* key : {"reading", "session"})
    if (arguments.contains(key)) options[key] = arguments[key];
  const auto mode = session.settings.text(Setting::kMode);
  if (!mode) return mode.error();
  if (*mode != "read") options["mode"] = "read";
  return options.empty() ? std::string() : json_text(options);
}

Error private_rows() {
  return {Code::kSecurityViolation,
          "the rows are made of private columns, which are not sent to a model"};
}

// Starts a question of a call and takes it to its goal.
Result<std::unique_ptr<Question>> asked_by_call(Session& session, const Json& arguments,
                                                Goal goal) {
  const auto options = question_options(session, arguments);
  if (!options) return options.error();
  auto started = session.start(text_argument(arguments, "question"), *options, goal);
  if (!started) return started.error();
  if (auto done = session.finish(**started); !done) {
    // Whether a statement fails may be made to depend on a private value: shared as its rows are.
    const bool ran = goal == Goal::kAnswer && (*started)->walk.state().ran_on_private();
    return ran && done.error().code != Code::kCancelled ? private_rows() : done.error();
  }
  return std::move(*started);
}

Json or_null(const std::optional<double>& value) { return value ? Json(*value) : Json(); }

bool any_withheld(const State& state) {
  return std::any_of(state.tasks.begin(), state.tasks.end(), [](const TaskState& task) {
    return task.answered() && task.chosen()->result->withheld;
  });
}

Result<Json> ask_tool_body(Session& session, const Json& arguments) {
  const auto started = asked_by_call(session, arguments, Goal::kAnswer);
  if (!started) return started.error();
  const State& state = (*started)->walk.state();
  if (any_withheld(state)) return private_rows();
  const Attempt* attempt = state.last_with_rows();
  Json rows = Json::array();
  Json columns = Json::array();
  if (attempt) {
    columns = attempt->result->columns;
    for (const auto& row : attempt->result->rows) {
      if (rows.size() == kMostRows) break;
      rows.push_back(parsed_json(db::row_json(attempt->result->columns, row)));
    }
  }
  Json out = Json::object();
  out["answer"] = state.answer;
  out["sql"] = attempt ? Json(attempt->draft.statement.text()) : Json();
  out["columns"] = std::move(columns);
  out["rows"] = std::move(rows);
  out["rows_returned"] = attempt ? attempt->result->rows.size() : 0;
  out["truncated"] = attempt && attempt->result->truncated();
  out["confidence"] = or_null(state.confidence());
  out["warnings"] = state.remarks.of(Audience::kTrace);
  return out;
}

Result<Json> sql_tool_body(Session& session, const Json& arguments) {
  const auto started = asked_by_call(session, arguments, Goal::kSql);
  if (!started) return started.error();
  const State& state = (*started)->walk.state();
  const Attempt* attempt = state.last_attempt();
  if (!attempt) return Error{Code::kNotAQuestion, "there is no SQL for that: " + state.answer};
  const reason::Draft& draft = attempt->draft;
  return Json{{"sql", attempt->executable().text()},
              {"meaning", draft.reading.empty() ? draft.reasoning : draft.reading},
              {"confidence", draft.confidence}};
}

Result<Json> readings_tool_body(Session& session, const Json& arguments) {
  const auto readings = session.readings(text_argument(arguments, "question"), "");
  if (!readings) return readings.error();
  Json out = Json::array();
  for (const reason::Reading& reading : *readings)
    out.push_back({{"n", out.size() + 1},
                   {"confidence", reading.confidence},
                   {"words", reading.words},
                   {"differs", reading.differs},
                   {"sql", reading.sql}});
  return Json{{"readings", std::move(out)}};
}

Result<Json> schema_tool_body(Session& session, const Json& arguments) {
  const auto share = reason::share_in_force(session.settings);
  if (!share) return share.error();
  const auto known = session.snapshot(true);
  if (!known) return known.error();
  // Which tables a question is linked to, and why, may rest on stored values.
  const std::string question = text_argument(arguments, "question");
  const auto linked = *share >= Share::kValues
                          ? linked_tables(session, **known, question)
                          : linked_tables(session, db::without_data(**known), question);
  if (!linked) return linked.error();
  Json tables = Json::array();
  size_t bytes = 0;
  for (const auto& [at, why] : *linked) {
    const db::Table& table = (*known)->catalog.tables[at];
    const bool counted = table.row_count >= 0 && *share >= Share::kValues;
    Json one = {{"schema", table.schema},
                {"table", table.name},
                {"kind", name(table.kind)},
                {"rows", counted ? Json(table.row_count) : Json()},
                {"text", reason::schema_text(table, *share >= Share::kValues)}};
    if (!table.description.empty()) one["description"] = table.description;
    if (!why.empty()) one["why"] = why;
    bytes += json_text(one).size();
    if (bytes > kMostSchemaBytes) break;
    tables.push_back(std::move(one));
  }
  const size_t omitted = linked->size() - tables.size();
  return Json{{"tables", std::move(tables)}, {"omitted", omitted}};
}

Result<Json> check_tool_body(Session& session, const Json& arguments) {
  const auto share = reason::share_in_force(session.settings);
  if (!share) return share.error();
  const auto checked = session.check(text_argument(arguments, "sql"));
  if (!checked) return checked.error();
  Json findings = Json::array();
  bool stops = false, about_data = false;
  for (const sql::Finding& f : checked->check.findings) {
    if (f.code == Code::kNoRows && *share < Share::kValues) {  // which texts are stored
      about_data = true;
      continue;
    }
    stops = stops || f.severity >= Severity::kError;
    findings.push_back(detail_of(f));
  }
  const bool runnable = checked->check.runnable || (about_data && !stops);
  return Json{{"runnable", runnable}, {"findings", std::move(findings)}};
}

// One of the agent's own tools, which ask_tool calls too.
Result<Json> own_tool(Session& session, std::string_view name, const Json& arguments) {
  const auto share = reason::share_in_force(session.settings);
  if (!share) return share.error();
  const auto answer = call_tool_for_model(session, name, json_text(arguments), *share);
  if (!answer) return answer.error();
  return parsed_json(*answer);
}

Result<Json> run_query_body(Session& session, const Json& arguments) {
  return own_tool(session, "run_query", arguments);
}

Result<Json> sample_rows_body(Session& session, const Json& arguments) {
  return own_tool(session, "sample_rows", arguments);
}

Result<Json> search_schema_body(Session& session, const Json& arguments) {
  auto tables = own_tool(session, "search_schema", arguments);
  if (!tables) return tables.error();
  return Json{{"tables", std::move(*tables)}};
}

// clang-format off
constexpr McpTool kMcpTools[] = {
    {"ask",           Share::kResults, "Ask a question",      "Answers a question about the database in words, with its rows and SQL", kQuestionInput, kAnswerOutput, ask_tool_body},
    {"ask_sql",       Share::kValues,  "Write SQL",           "The checked SELECT that answers a question; it is not run", kQuestionInput, kSqlOutput, sql_tool_body},
    {"ask_readings",  Share::kValues,  "Readings",            "The ways to read a question, the likeliest first, each with its SQL", kOnlyQuestionInput, kReadingsOutput, readings_tool_body},
    {"ask_schema",    Share::kSchema,  "Schema",              "Tables with columns, types and keys; with a question, those it is about", kSchemaInput, kSchemaOutput, schema_tool_body},
    {"ask_check",     Share::kSchema,  "Check SQL",           "What is wrong with a statement, found without running it", kSqlInput, kCheckOutput, check_tool_body},
    {"run_query",     Share::kResults, "Run a query",         "Rows of one SELECT, checked and limited; at most 20 are shown", kSqlInput, kRowsOutput, run_query_body},
    {"sample_rows",   Share::kResults, "Sample rows",         "Up to five rows of one table", kSampleInput, kRowsOutput, sample_rows_body},
    {"search_schema", Share::kSchema,  "Search the schema",   "Tables that a text is about, best first", kSearchInput, kSearchOutput, search_schema_body},
};
// clang-format on

const McpTool* find_mcp_tool(std::string_view name) {
  for (const McpTool& tool : kMcpTools)
    if (tool.name == name) return &tool;
  return nullptr;
}

Error does_not_fit(const McpTool& tool, std::string why) {
  return {Code::kInvalidArgument, fmt::format("{}: {}", tool.name, why)};
}

// "of at least 1", "from 1 to 5" where a whole number is not within its bounds, else "".
std::string range_missed(const Json& property, const Json& value) {
  if (!property.contains("minimum")) return "";
  const auto least = property["minimum"].get<double>();
  const bool bounded = property.contains("maximum");
  const double most = bounded ? property["maximum"].get<double>() : 0;
  const auto given = value.get<double>();
  if (given >= least && (!bounded || given <= most)) return "";
  return bounded ? fmt::format("from {} to {}", least, most) : fmt::format("of at least {}", least);
}

// Validates against the subset of JSON Schema used above.
Status arguments_fit(const McpTool& tool, const Json& arguments) {
  const Json schema = parsed_json(tool.input);
  const Json& properties = schema["properties"];
  if (schema.contains("required"))
    for (const Json& key : schema["required"])
      if (!arguments.contains(key.get<std::string>()))
        return does_not_fit(tool, fmt::format("needs \"{}\"", key.get<std::string>()));
  for (const auto& [key, value] : arguments.items()) {
    if (!properties.contains(key))
      return does_not_fit(tool, fmt::format("takes no \"{}\"", text::shortened(key, 60)));
    const bool whole = is_text(properties[key]["type"], "integer");
    if (whole ? !value.is_number_integer() : !value.is_string())
      return does_not_fit(
          tool, fmt::format("needs \"{}\" as {}", key, whole ? "a whole number" : "text"));
    if (const std::string range = range_missed(properties[key], value); !range.empty())
      return does_not_fit(tool, fmt::format("needs \"{}\" {}", key, range));
  }
  return Done{};
}

}  // namespace

Result<Json> mcp_tool_list(Session& session) {
  const auto share = reason::share_in_force(session.settings);
  if (!share) return share.error();
  Json out = Json::array();
  for (const McpTool& tool : kMcpTools) {
    if (*share < tool.needs) continue;
    out.push_back({{"name", tool.name},
                   {"title", tool.title},
                   {"description", tool.description},
                   {"inputSchema", parsed_json(tool.input)},
                   {"outputSchema", parsed_json(tool.output)},
                   {"annotations",
                    {{"title", tool.title},
                     {"readOnlyHint", true},
                     {"destructiveHint", false},
                     {"idempotentHint", true},
                     {"openWorldHint", false}}}});
  }
  return out;
}

bool is_mcp_tool(std::string_view name) { return find_mcp_tool(name) != nullptr; }

Result<McpResult> call_mcp_tool(Session& session, std::string_view name, const Json& arguments) {
  const McpTool& tool = *find_mcp_tool(name);
  if (auto good = arguments_fit(tool, arguments); !good) return good.error();
  const auto share = reason::share_in_force(session.settings);
  if (!share) return share.error();
  if (*share < tool.needs)
    return does_not_fit(tool, "shows more than the setting share allows to leave");
  auto made = tool.body(session, arguments);
  if (!made) return made.error();
  std::string text = json_text(*made);
  if (text.size() > kMostResultBytes)
    return does_not_fit(tool, fmt::format("the result has {} bytes, {} are the limit; ask for less",
                                          text.size(), kMostResultBytes));
  if (const auto answer = made->find("answer"); answer != made->end())
    text = answer->get<std::string>();
  return McpResult{std::move(text), std::move(*made)};
}

}  // namespace ask
