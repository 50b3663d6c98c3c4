#include "agent/nodes/query_result.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/db/run/row_json.h"
#include "agent/reason/notes.h"
#include "agent/score/card_json.h"

namespace ask::nodes {
namespace {

constexpr size_t kMostPreviewRows = 20;
constexpr size_t kMostPreviewBytes = 100'000;
constexpr size_t kLongestCell = 1000;  // bytes of a text or blob

Value preview_cell(const Value& value) {
  if (const auto* text = std::get_if<std::string>(&value); text && text->size() > kLongestCell)
    return text::shortened(text::repaired_utf8(*text), kLongestCell);
  if (const auto* blob = std::get_if<Blob>(&value); blob && blob->bytes.size() > kLongestCell) {
    Blob cut = *blob;
    cut.bytes.resize(kLongestCell);
    return Value(std::move(cut));
  }
  return value;
}

// The first rows, each an array: column names may repeat.
Detail preview_rows(const ResultSet& result) {
  Detail rows = Detail::array();
  size_t bytes = 0;
  for (const auto& row : result.rows) {
    if (rows.size() == kMostPreviewRows || bytes > kMostPreviewBytes) break;
    Detail cells = Detail::array();
    for (const Value& value : row) {
      std::vector<Value> one;
      one.push_back(preview_cell(value));
      const std::string cell = db::row_json({"c"}, one);
      bytes += cell.size();
      cells.push_back(parsed_json(cell)["c"]);
    }
    rows.push_back(std::move(cells));
  }
  return rows;
}

// The kept results that a model has seen: its SQL may depend on their values. A user's typed SQL
// does not.
std::vector<std::string> seen_results(const State& state) {
  return state.sql_is_given() ? std::vector<std::string>() : state.kept;
}

}  // namespace

void keep_result(State& state, const Attempt& attempt) {
  TaskState& task = state.task();
  if (!state.services.kept_results || !task.kept_id.empty() || !attempt.result) return;
  KeptResult kept =
      kept_of(state.snapshot->catalog, task.task.description, attempt.draft.statement.text(),
              attempt.executable().text(), *attempt.result);
  kept.task = task.task.id;
  task.kept_id =
      state.services.kept_results->keep(std::move(kept), attempt.lineage, seen_results(state));
  state.kept.push_back(task.kept_id);
}

bool is_best(const TaskState& task) {
  return std::none_of(task.attempts.begin(), task.attempts.end() - 1, [&](const Attempt& other) {
    return other.worth() >= task.attempts.back().worth();
  });
}

void describe_result(Detail& detail, const State& state, const Attempt& attempt) {
  const TaskState& task = state.tasks[state.current];
  const ResultSet& result = *attempt.result;
  // With kept_mb=0 the name is good within its question only: it is not shown.
  const auto kept_mb = state.settings.integer(Setting::kKeptMb);
  const bool lasts = !task.kept_id.empty() && !(kept_mb && *kept_mb == 0);
  detail["task"] = task.task.description;
  detail["columns"] = result.columns;
  detail["rows"] = preview_rows(result);
  detail["rows_returned"] = result.rows.size();
  detail["truncated"] = result.truncated();
  detail["trial"] = attempt.trial;
  detail["query_ms"] = result.ms;
  detail["notes"] = reason::notes(result, attempt.trial);
  detail["result_id"] = lasts ? Detail(task.kept_id) : Detail();
  if (attempt.tied) {
    detail["tied_rows"] = attempt.tied->rows.size();
    detail["tied_sql"] = attempt.draft.all_first;
  }
  detail["score"] = attempt.final_score ? Detail(*attempt.final_score) : Detail();
  detail["relevance"] = attempt.judgement ? Detail(attempt.judgement->relevance) : Detail();
  detail["reasoning"] = attempt.judgement ? Detail(attempt.judgement->reasoning) : Detail();
  detail["dimensions"] = attempt.card ? score::to_json(*attempt.card)["dimensions"] : Detail();
}

}  // namespace ask::nodes
