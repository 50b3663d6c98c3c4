#include "app/server/question_events.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>

#include "agent/common/json_compare.h"
#include "agent/common/json_text.h"
#include "app/sql/error_code.h"

namespace ask::app {
namespace {

using Json = nlohmann::ordered_json;

// Columns of the trace, in the order of the SELECT below.
enum TraceColumn {
  kEvent,
  kNode,
  kTask,
  kAttempt,
  kStatus,
  kSql,
  kRows,
  kScore,
  kDetail,
  kMs,
  kTokens,
  kReading,
  kWords
};
// Only the words of the provenance are sent: taken out here, the rest need not be read.
constexpr std::string_view kTrace =
    "SELECT event, node, task, attempt, status, sql, rows, score, detail, ms, tokens, "
    "iif(node = 'write_sql' AND status = 'ok', detail ->> '$.reading', NULL), "
    "iif(event = 'delta', reply, NULL) "
    "FROM ask_trace(?, ?)";

std::string quoted_json(std::string_view text) {
  const bool plain = std::all_of(text.begin(), text.end(), [](char c) {
    return c >= ' ' && c < 0x7f && c != '"' && c != '\\';
  });
  return plain ? "\"" + std::string(text) + "\"" : json_text(Json(text));
}

// An event that is written as its members come. A question has a dozen of them, and a tree of
// values for each would cost as much as half the answer.
class EventText {
 public:
  explicit EventText(std::string_view name) {
    text_.append("event: ").append(name).append("\ndata: {\"event\":").append(quoted_json(name));
  }
  void add_text(std::string_view key, std::string_view text) { put(key, quoted_json(text)); }
  void add(std::string_view key, const Json& value) { put(key, json_text(value)); }
  std::string end() && { return std::move(text_.append("}\n\n")); }

 private:
  void put(std::string_view key, std::string_view json) {
    text_.append(",\"").append(key).append("\":").append(json);
  }
  std::string text_;
};

std::string event_text(std::string_view name, const Json& data) {
  EventText out(name);
  out.add("data", data);
  return std::move(out).end();
}

Json number_or_null(const PreparedStatement& row, int column) {
  if (row.null(column)) return nullptr;
  return row.real(column);
}

Json text_or_null(const PreparedStatement& row, int column) {
  if (row.null(column)) return nullptr;
  return row.text(column);
}

Json member(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found == object.end() ? Json() : *found;
}

// The same, moved out: rows are long.
Json taken(Json& object, const char* key) {
  const auto found = object.find(key);
  return found == object.end() ? Json() : std::move(*found);
}

// A repeated name gets the suffix "_2", so that a row can be an object.
std::vector<std::string> distinct_names(const Json& columns) {
  std::vector<std::string> out;
  for (const Json& column : columns) {
    const std::string name = column.get<std::string>();
    std::string distinct = name;
    for (int n = 2; std::find(out.begin(), out.end(), distinct) != out.end(); ++n)
      distinct = name + "_" + std::to_string(n);
    out.push_back(std::move(distinct));
  }
  return out;
}

}  // namespace

class QuestionEvents::Writer {
 public:
  Writer(Database& db, AskedQuestion asked)
      : db_(db), asked_(std::move(asked)), began_(std::chrono::steady_clock::now()) {}

  Status begin() {
    before_ = usage();
    auto trace = db_.prepare(kTrace, {asked_.question, option_value()});
    if (!trace) return trace.error();
    trace_.emplace(std::move(*trace));
    const auto first = trace_->step();
    if (!first) return first.error();
    const auto failure = code_named(trace_->text(kStatus));
    return failure && *failure != Code::kOk ? first_failed() : Status(Done{});
  }

  void write_all(const WriteEvent& write) {
    write_ = &write;
    if (!asked_.warning.empty() &&
        !send(event_text("session", {{"state", "expired"}, {"message", asked_.warning}})))
      return;
    if (!first_.empty() && !send(first_)) return;
    while (send_row(*trace_)) {
      const auto more = trace_->step();
      if (!more) return static_cast<void>(send(error_event(more.error())));
      if (!*more) return;
    }
  }

 private:
  // The trace is at a first step that failed: that ends the question, or the next step follows.
  Status first_failed() {
    const WriteEvent keep = [this](const std::string& text) {
      first_ += text;
      return true;
    };
    write_ = &keep;
    send_row(*trace_);
    const auto more = trace_->step();
    if (!more) return more.error();
    if (!*more) return Error{Code::kInternal, "the question has no end"};
    if (trace_->text(kEvent) != "error") return Done{};
    const Json detail = parsed_json(trace_->text(kDetail));
    const Json code = member(detail, "code"), message = member(detail, "message");
    if (!code.is_string() || !message.is_string()) return Done{};
    const auto known = code_named(code.get_ref<const std::string&>());
    return Error{known.value_or(Code::kInternal), message.get<std::string>()};
  }

  Value option_value() const { return asked_.options.empty() ? Value() : Value(asked_.options); }

  double elapsed() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began_).count();
  }

  struct Used {
    int64_t questions = 0;
    double cost = 0;
  };
  // What each model has done for this connection.
  std::map<std::string, Used> usage() {
    std::map<std::string, Used> out;
    auto row = db_.prepare("SELECT model, questions, cost FROM ask_usage");
    if (!row) return out;
    for (auto more = row->step(); more && *more; more = row->step())
      out[row->text(0)] = {row->integer(1), row->real(2)};
    return out;
  }

  // False if nobody listens.
  bool send_row(const PreparedStatement& row) {
    const std::string event = row.text(kEvent);
    if (event == "delta")
      return send(event_text("delta", {{"node", row.text(kNode)},
                                       {"attempt", row.integer(kAttempt)},
                                       {"text", row.text(kWords)}}));
    tokens_ += row.integer(kTokens);
    Json detail = needs_detail(row, event) ? parsed_json(row.text(kDetail)) : Json::object();
    if (event == "done") return done(detail);
    if (event == "error") return failed(detail);
    std::string text = node(row, detail);
    if (event == "plan") text += event_text("plan", plan(detail));
    if (event == "query_result") text += event_text("query_result", result(row, detail));
    if (event == "answer" && !member(detail, "answer").is_null()) text += answer(detail);
    return send(text);
  }

  // Most details are for ask_trace only; parsing them would cost more than all else here.
  static bool needs_detail(const PreparedStatement& row, const std::string& event) {
    if (event != "node") return true;
    return row.text(kStatus) != "ok" || row.text(kNode) == "diagnose";
  }

  static std::string node(const PreparedStatement& row, const Json& detail) {
    const std::string name = row.text(kNode);
    EventText out("node");
    out.add_text("node", name);
    out.add_text("status", row.text(kStatus));
    if (row.null(kTask))
      out.add("task_id", Json());
    else
      out.add_text("task_id", row.text(kTask));
    out.add("attempt", row.null(kAttempt) ? Json() : Json(row.integer(kAttempt)));
    out.add("ms", Json(row.real(kMs)));
    if (!row.null(kSql)) out.add_text("sql", row.text(kSql));
    if (!row.null(kReading)) out.add_text("reading", row.text(kReading));
    if (name == "check_sql" || name == "diagnose" || name == "write_sql" || name == "run_sql")
      for (const char* key : {"findings", "kind", "code", "message", "error", "told", "reading"})
        if (detail.contains(key)) out.add(key, detail[key]);
    return std::move(out).end();
  }

  static Json plan(Json& detail) {
    Json found = taken(detail, "plan");
    return {{"plan_type", taken(found, "plan_type")},
            {"tasks", taken(found, "tasks")},
            {"confidence", taken(found, "confidence")}};
  }

  static Json result(const PreparedStatement& row, Json& detail) {
    Json out = {{"task_id", text_or_null(row, kTask)},
                {"attempt", row.null(kAttempt) ? Json() : Json(row.integer(kAttempt))},
                {"status", row.text(kStatus)},
                {"sql", text_or_null(row, kSql)},
                {"score", number_or_null(row, kScore)},
                {"task", taken(detail, "task")}};
    if (detail.contains("message"))
      out["error"] = {{"code", member(detail, "code")}, {"message", detail["message"]}};
    Json rows = taken(detail, "rows");
    const auto names = distinct_names(member(detail, "columns"));
    Json data = Json::array();
    for (Json& cells : rows) {
      Json object = Json::object();
      for (size_t i = 0; i < cells.size() && i < names.size(); ++i)
        object[names[i]] = std::move(cells[i]);
      data.push_back(std::move(object));
    }
    out["rows_returned"] = rows.is_null() ? Json(0) : member(detail, "rows_returned");
    out["columns"] = names;
    out["data"] = std::move(data);
    for (const char* key : {"truncated", "trial", "result_id", "notes", "dimensions", "query_ms"})
      out[key] = taken(detail, key);
    out["relevance"] = {{"score", taken(detail, "relevance")},
                        {"reasoning", taken(detail, "reasoning")}};
    return out;
  }

  std::string answer(const Json& detail) {
    answered_ = true;
    Json warnings = member(detail, "warnings");
    if (!asked_.warning.empty()) {
      if (!warnings.is_array()) warnings = Json::array();
      warnings.insert(warnings.begin(), asked_.warning);
    }
    return event_text(
        "answer", {{"final_answer", member(detail, "answer")}, {"warnings", std::move(warnings)}});
  }

  bool done(const Json& detail) {
    std::string text = answered_ ? "" : answer(detail);
    Json data = {
        {"elapsed", elapsed()}, {"confidence", member(detail, "confidence")}, {"tokens", tokens_}};
    for (const auto& [model, used] : usage()) {
      const auto earlier = before_.find(model);
      const Used past = earlier == before_.end() ? Used{} : earlier->second;
      if (used.questions == past.questions) continue;
      data["model"] = model;
      data["cost"] = used.cost - past.cost;
    }
    return send(text + event_text("done", data));
  }

  bool failed(const Json& detail) {
    Json data = {{"code", member(detail, "code")},
                 {"message", member(detail, "message")},
                 {"elapsed", elapsed()}};
    if (is_text(data["code"], "CANNOT_ANSWER")) data["readings"] = readings();
    return send(event_text("error", data));
  }

  // The ways to read a question that was declined.
  Json readings() {
    constexpr std::string_view kReadings =
        "SELECT n, words, sql, confidence FROM ask_readings(?, ?) LIMIT 5";
    Json out = Json::array();
    const auto rows = db_.query(kReadings, {asked_.question, option_value()});
    if (!rows) return out;
    for (const auto& row : rows->rows)
      out.push_back({{"n", std::get<int64_t>(row[0])},
                     {"words", std::get<std::string>(row[1])},
                     {"sql", std::get<std::string>(row[2])},
                     {"confidence", std::get<double>(row[3])}});
    return out;
  }

  bool send(const std::string& text) { return (*write_)(text); }

  Database& db_;
  const AskedQuestion asked_;
  std::optional<PreparedStatement> trace_;  // at a row that is not sent yet
  std::string first_;                       // events of the rows before it
  const WriteEvent* write_ = nullptr;
  const std::chrono::steady_clock::time_point began_;
  std::map<std::string, Used> before_;
  int64_t tokens_ = 0;
  bool answered_ = false;
};

QuestionEvents::QuestionEvents(Database& db, AskedQuestion asked)
    : writer_(std::make_unique<Writer>(db, std::move(asked))) {}
QuestionEvents::~QuestionEvents() = default;
Status QuestionEvents::begin() { return writer_->begin(); }
void QuestionEvents::write_all(const WriteEvent& write) { writer_->write_all(write); }

std::string error_event(std::string_view code, std::string_view message) {
  return event_text("error", {{"code", code}, {"message", message}});
}

std::string error_event(const Error& error) { return error_event(name(error.code), error.message); }

}  // namespace ask::app
