#include "app/question/question.h"

#include <fmt/format.h>

#include "agent/common/json_text.h"

namespace ask::app {
namespace {

struct StepText {
  std::string_view node, text;
};
constexpr StepText kStepTexts[] = {{"gate", "reading the question"},
                                   {"read_schema", "reading the schema"},
                                   {"describe", "looking at the schema"},
                                   {"resolve", "reading the follow-up"},
                                   {"recall", "looking among the taught questions"},
                                   {"link_schema", "finding the tables"},
                                   {"plan", "planning"},
                                   {"next_task", "taking the next task"},
                                   {"combine", "combining the results"},
                                   {"write_sql", "writing SQL"},
                                   {"use_tools", "using tools"},
                                   {"check_sql", "checking the SQL"},
                                   {"run_sql", "running the query"},
                                   {"run_change", "making the change"},
                                   {"score", "scoring the query"},
                                   {"judge", "judging the rows"},
                                   {"diagnose", "looking for what went wrong"},
                                   {"refine", "mending the SQL"},
                                   {"summarize", "writing the answer"},
                                   {"judge_answer", "judging the answer"}};

std::string text_of(const nlohmann::ordered_json& json, const char* key) {
  const auto found = json.find(key);
  return found != json.end() && found->is_string() ? found->get<std::string>() : "";
}

void read_done(const std::string& detail, Answer& out) {
  const auto json = parsed_json(detail);
  if (!json.is_object()) return;
  out.text = text_of(json, "answer");
  out.level = text_of(json, "level");
  out.has_rows = text_of(json, "format_type") == "table";
  if (const auto content = json.find("content"); content != json.end())
    out.content = json_text(*content);
  if (const auto sure = json.find("confidence"); sure != json.end() && sure->is_number())
    out.confidence = sure->get<double>();
  if (const auto warnings = json.find("warnings"); warnings != json.end() && warnings->is_array())
    for (const auto& warning : *warnings)
      if (warning.is_string()) out.warnings.push_back(warning.get<std::string>());
}

void read_error(const std::string& detail, Answer& out) {
  const auto json = parsed_json(detail);
  if (!json.is_object()) return;
  out.code = text_of(json, "code");
  out.message = text_of(json, "message");
}

TraceStep step_of(const PreparedStatement& row) {
  TraceStep out;
  out.number = row.integer(0);
  out.event = row.text(1);
  out.node = row.text(2);
  out.task = row.text(3);
  out.status = row.text(4);
  out.sql = row.text(5);
  if (!row.null(6)) out.rows = row.integer(6);
  out.detail = row.text(7);
  out.ms = row.real(8);
  out.tokens = row.integer(9);
  out.cost = row.real(10);
  return out;
}

}  // namespace

NextStepText::NextStepText(Database& db) {
  const auto edges = db.query("SELECT name, outcome, target FROM ask_graph WHERE kind = 'edge'");
  if (!edges) return;
  for (const auto& row : edges->rows) next_[{display(row[0]), display(row[1])}] = display(row[2]);
}

std::string NextStepText::after(const TraceStep& step) const {
  const auto next = next_.find({step.node, step.status});
  if (next == next_.end() || next->second == "done") return "";
  for (const StepText& row : kStepTexts)
    if (row.node == next->second) return std::string(row.text);
  return next->second;
}

Answer failed_answer(Database& db, const Request& request, const Error& error) {
  Answer out;
  out.code = name(error.code);
  out.message = error.message;
  if (error.code == Code::kCannotAnswer)
    out.readings = readings_of(db, request.question, kOfferedReadings);
  return out;
}

std::vector<ReadingRow> readings_of(Database& db, const std::string& question, size_t most) {
  std::vector<ReadingRow> out;
  auto rows = db.prepare("SELECT n, confidence, words, sql FROM ask_readings(?) LIMIT ?",
                         {question, static_cast<int64_t>(most)});
  if (!rows) return out;
  for (auto more = rows->step(); more && *more; more = rows->step())
    out.push_back({rows->integer(0), rows->real(1), rows->text(2), rows->text(3)});
  return out;
}

std::string options_json(const Request& request) {
  nlohmann::ordered_json out = {{"format", "table"}};
  if (request.reading > 0) out["reading"] = request.reading;
  return json_text(out);
}

Answer asked(Database& db, const Request& request,
             const std::function<void(const TraceStep&)>& on_step) {
  Answer out;
  auto trace = db.prepare(
      "SELECT step, event, node, task, status, sql, rows, detail, ms, tokens, cost "
      "FROM ask_trace(?, ?)",
      {request.question, options_json(request)});
  const auto fail = [&](const Error& error) {
    Answer failed = failed_answer(db, request, error);
    failed.steps = std::move(out.steps);
    return failed;
  };
  if (!trace) return fail(trace.error());
  while (true) {
    auto more = trace->step();
    if (!more) return fail(more.error());
    if (!*more) break;
    TraceStep step = step_of(*trace);
    if (step.event == "delta") continue;  // the words of a model; the step that gives them follows
    if (step.event == "done") read_done(step.detail, out);
    if (step.event == "error") read_error(step.detail, out);
    if (step.event == "query_result") out.sql = step.sql;
    out.ms = step.event == "done" || step.event == "error" ? step.ms : out.ms + step.ms;
    out.tokens += step.tokens;
    out.cost = step.cost;
    if (on_step) on_step(step);
    out.steps.push_back(std::move(step));
  }
  if (out.steps.empty()) return fail({Code::kInternal, "ask_trace gave no step"});
  if (out.code == name(Code::kCannotAnswer))
    out.readings = readings_of(db, request.question, kOfferedReadings);
  return out;
}

}  // namespace ask::app
