#include "app/question/question.h"

#include <fmt/format.h>

#include "agent/common/json_text.h"

namespace ask::app {
namespace {

struct Doing {
  std::string_view after, what;
};
// By the node that is done: what the agent does next, most of the time.
constexpr Doing kDoing[] = {{"gate", "reading the schema"},
                            {"read_schema", "finding the tables"},
                            {"resolve", "finding the tables"},
                            {"recall", "finding the tables"},
                            {"link_schema", "planning"},
                            {"plan", "writing SQL"},
                            {"next_task", "writing SQL"},
                            {"write_sql", "checking the SQL"},
                            {"use_tools", "writing SQL"},
                            {"check_sql", "running the query"},
                            {"run_sql", "judging the rows"},
                            {"score", "judging the rows"},
                            {"judge", "summing up"},
                            {"diagnose", "trying again"},
                            {"refine", "writing SQL"},
                            {"summarize", "summing up"},
                            {"describe", "looking at the schema"}};

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

Step step_of(const Statement& row) {
  Step out;
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
  return out;
}

double cost_so_far(Database& db) {
  const auto cost = db.value("SELECT total(cost) FROM ask_usage");
  const auto* dollars = cost ? std::get_if<double>(&*cost) : nullptr;
  return dollars ? *dollars : 0;
}

}  // namespace

std::string doing_after(const Step& step) {
  if (step.event == "done" || step.event == "error") return "";
  for (const Doing& row : kDoing)
    if (row.after == step.node) return std::string(row.what);
  return "working";
}

std::vector<Reading> readings_of(Database& db, const std::string& question, size_t most) {
  std::vector<Reading> out;
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
             const std::function<void(const Step&)>& on_step) {
  Answer out;
  const double cost_before = cost_so_far(db);
  auto trace = db.prepare(
      "SELECT step, event, node, task, status, sql, rows, detail, ms, tokens "
      "FROM ask_trace(?, ?)",
      {request.question, options_json(request)});
  const auto fail = [&](const Error& error) {
    out.code = name(error.code);
    out.message = error.message;
    return out;
  };
  if (!trace) return fail(trace.error());
  while (true) {
    auto more = trace->step();
    if (!more) return fail(more.error());
    if (!*more) break;
    Step step = step_of(*trace);
    if (step.event == "delta") continue;  // the words of a model; the step that gives them follows
    if (step.event == "done") read_done(step.detail, out);
    if (step.event == "error") read_error(step.detail, out);
    if (step.event == "query_result") out.sql = step.sql;
    out.ms = step.event == "done" || step.event == "error" ? step.ms : out.ms + step.ms;
    out.tokens += step.tokens;
    if (on_step) on_step(step);
    out.steps.push_back(std::move(step));
  }
  if (out.steps.empty()) return fail({Code::kInternal, "ask_trace gave no step"});
  out.cost = cost_so_far(db) - cost_before;
  if (out.code == name(Code::kCannotAnswer))
    out.readings = readings_of(db, request.question, kOfferedReadings);
  return out;
}

}  // namespace ask::app
