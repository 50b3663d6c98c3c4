// One question through ask_trace, from its first step to its answer.
#pragma once
#include <functional>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/sql/database.h"

namespace ask::app {

// A row of ask_trace.
struct TraceStep {
  int64_t number = 0;
  std::string event, node, task, status, sql, detail;  // detail is JSON
  std::optional<int64_t> rows;
  double ms = 0, cost = 0;  // cost: US dollars of the question so far
  int64_t tokens = 0;
};

struct ReadingRow {
  int64_t number = 0;
  double confidence = 0;
  std::string words, sql;
};

struct Answer {
  std::string text;       // what ask() says; "" where it failed
  std::string sql;        // the last that ran
  std::string content;    // JSON: {"columns": [..], "rows": [[..], ..]}, or a text without rows
  bool has_rows = false;  // `content` is a table
  std::vector<std::string> warnings;
  std::optional<double> confidence;
  std::string level;
  std::string code, message;         // why it failed
  std::vector<ReadingRow> readings;  // of a declined question, to choose from
  std::vector<TraceStep> steps;
  double ms = 0;
  int64_t tokens = 0;
  double cost = 0;  // US dollars

  bool answered() const { return code.empty(); }
  bool cancelled() const { return code == "CANCELLED"; }
};

struct Request {
  std::string question;
  int64_t reading = 0;  // a number of ask_readings; 0 is the likeliest
};

// Asks, and calls `on_step` for each step when it is done. A failure is in the answer.
Answer asked(Database& db, const Request& request,
             const std::function<void(const TraceStep&)>& on_step = {});

// The options of a question as JSON, for any function that takes them.
std::string options_json(const Request& request);

inline constexpr size_t kOfferedReadings = 5;  // of a declined question

// The ways to read a question; empty if there are none, also where reading fails.
std::vector<ReadingRow> readings_of(Database& db, const std::string& question, size_t most);

// A question that `error` ended before it had a trace, with the readings that it may have.
Answer failed_answer(Database& db, const Request& request, const Error& error);

// Says in words what is done after a step, by the agent's own graph.
class NextStepText {
 public:
  explicit NextStepText(Database& db);
  // "writing SQL"; "" where the question ends or goes on as it did.
  std::string after(const TraceStep& step) const;

 private:
  std::map<std::pair<std::string, std::string>, std::string> next_;  // node, outcome -> node
};

}  // namespace ask::app
