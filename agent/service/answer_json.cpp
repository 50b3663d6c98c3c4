#include "agent/service/answer_json.h"

#include <algorithm>

#include "agent/common/contains.h"
#include "agent/common/json_compare.h"
#include "agent/common/json_text.h"
#include "agent/common/secrets.h"
#include "agent/db/run/row_json.h"
#include "agent/llm/from_settings.h"
#include "agent/reason/notes.h"
#include "agent/reason/table_text.h"
#include "agent/score/band.h"

namespace ask {
namespace {

using nlohmann::ordered_json;

// The cells of a row as JSON. Column names may repeat, so each cell is converted separately.
std::vector<ordered_json> cells(const std::vector<Value>& row) {
  std::vector<ordered_json> out;
  for (const Value& value : row) out.push_back(parsed_json(db::row_json({"c"}, {value}))["c"]);
  return out;
}

ordered_json table_of(const ResultSet& result) {
  ordered_json rows = ordered_json::array();
  for (const auto& row : result.rows) rows.push_back(cells(row));
  return {{"columns", result.columns}, {"rows", std::move(rows)}};
}

ordered_json list_of(const ResultSet& result) {
  ordered_json out = ordered_json::array();
  for (const auto& row : result.rows) {
    if (row.size() == 1)
      out.push_back(cells(row).front());
    else
      out.push_back(parsed_json(db::row_json(result.columns, row)));
  }
  return out;
}

ordered_json document(Code code, std::string_view trace_id) {
  return {{"code", name(code)},
          {"message", nullptr},
          {"answer", nullptr},
          {"sql", nullptr},
          {"columns", ordered_json::array()},
          {"rows", ordered_json::array()},
          {"truncated", false},
          {"warnings", ordered_json::array()},
          {"confidence", nullptr},
          {"level", nullptr},
          {"trace_id", trace_id.empty() ? ordered_json() : ordered_json(trace_id)}};
}

std::vector<std::string> warnings_of(const State& state, const Attempt* attempt) {
  std::vector<std::string> out = state.remarks.of(Audience::kTrace);
  if (attempt)
    for (std::string& note : reason::notes(*attempt->result, attempt->rest_failed))
      out.push_back(std::move(note));
  return out;
}

// Several tasks of the answer, each with its rows; nothing for a single one. What a later
// task was made of is left out.
void add_parts(ordered_json& out, const State& state) {
  ordered_json parts = ordered_json::array();
  for (const TaskState& task : state.tasks) {
    const bool used =
        std::any_of(state.tasks.begin(), state.tasks.end(), [&](const TaskState& other) {
          const auto& needs = other.task.depends_on;
          return contains(needs, task.task.id);
        });
    if (used || task.combined || !task.answered()) continue;
    const Attempt& attempt = *task.chosen();
    ordered_json part = {{"question", task.task.description}, {"sql", attempt.executable().text()}};
    part.update(table_of(*attempt.result));
    part["truncated"] = attempt.result->truncated() || attempt.rest_failed;
    parts.push_back(std::move(part));
  }
  if (parts.size() > 1) out["parts"] = std::move(parts);
}

void add_confidence(ordered_json& out, const State& state) {
  const auto confidence = state.confidence();
  if (!confidence) return;
  out["confidence"] = *confidence;
  out["level"] = name(score::band(*confidence));
}

}  // namespace

std::string answer_document(const State& state, std::string_view trace_id) {
  ordered_json out = document(Code::kOk, trace_id);
  out["answer"] = state.answer;
  const Attempt* attempt = state.last_with_rows();
  const Attempt* shown = attempt ? attempt : state.best_attempt();
  if (shown && !shown->executable().text().empty()) out["sql"] = shown->executable().text();
  if (attempt) {
    out.update(table_of(*attempt->result));
    out["truncated"] = attempt->result->truncated() || attempt->rest_failed;
  }
  out["warnings"] = warnings_of(state, attempt);
  add_confidence(out, state);
  add_parts(out, state);
  return json_text(out);
}

std::string failure_document(const Error& error, const State* state, std::string_view trace_id) {
  ordered_json out = document(error.code, trace_id);
  out["message"] = error.message;
  if (!state || !state->error || state->error->message != error.message) return json_text(out);
  const Attempt* attempt = state->best_attempt();
  if (attempt && !attempt->draft.statement.text().empty())
    out["sql"] =
        without_secrets(attempt->draft.statement.text(), llm::secrets(state->settings), "***");
  out["warnings"] = state->remarks.of(Audience::kTrace);
  return json_text(out);
}

bool wants_document(const Settings& settings, std::string_view options) {
  const auto parsed = options.empty() ? nlohmann::json() : parsed_sorted_json(options);
  if (parsed.is_object() && parsed.contains("format")) return is_text(parsed["format"], "json");
  const auto format = settings.text(Setting::kFormat);
  return format && *format == "json";
}

std::string formatted_answer(const State& state, std::string_view format) {
  const Attempt* attempt = state.last_with_rows();
  const ResultSet* result = attempt ? &*attempt->result : nullptr;
  ordered_json content = state.answer;
  if (result && format == "table") content = table_of(*result);
  if (result && format == "list") content = list_of(*result);
  if (result && format == "text") content = result->rows.empty() ? "" : reason::table_text(*result);
  ordered_json out = {{"summary", state.answer},       {"format_type", result ? format : "text"},
                      {"content", std::move(content)}, {"warnings", warnings_of(state, attempt)},
                      {"confidence", nullptr},         {"level", nullptr}};
  add_confidence(out, state);
  add_parts(out, state);
  return json_text(out);
}

}  // namespace ask
