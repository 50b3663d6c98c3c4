#include "agent/service/answer_json.h"

#include "agent/common/json_text.h"
#include "agent/db/run/row_json.h"
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

}  // namespace

std::string formatted_answer(const State& state, std::string_view format) {
  const Attempt* attempt = state.last_with_rows();
  const ResultSet* result = attempt ? &*attempt->result : nullptr;
  ordered_json content = state.answer;
  if (result && format == "table") content = table_of(*result);
  if (result && format == "list") content = list_of(*result);
  if (result && format == "text") content = result->rows.empty() ? "" : reason::table_text(*result);
  std::vector<std::string> warnings = state.warnings;
  if (result)
    for (std::string& note : reason::notes(*result, attempt->rest_failed))
      warnings.push_back(std::move(note));
  const auto confidence = state.confidence();
  ordered_json out = {{"summary", state.answer},       {"format_type", result ? format : "text"},
                      {"content", std::move(content)}, {"warnings", warnings},
                      {"confidence", nullptr},         {"level", nullptr}};
  if (confidence) {
    out["confidence"] = *confidence;
    out["level"] = name(score::band(*confidence));
  }
  return json_text(out);
}

}  // namespace ask
