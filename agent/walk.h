// Executes the graph for one question, one node per advance() call, so that the caller who pulls
// the rows of ask_trace controls how much work and how many model calls are spent. Exceptions
// thrown by a node are caught here and become the question's error.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "agent/graph.h"

namespace ask {

// A row of ask_trace.
struct TraceRow {
  int64_t step = 0;  // from 1; 0: kDelta, which is not a step of its own
  Event event = Event::kNode;
  std::string_view node;  // static storage
  std::string task;       // id of the current task, "" before the plan exists
  int attempt = 0;        // attempts at that task so far, 0 before the first
  std::string status;     // name of the outcome, or of the error code if the node failed
  StepReport report;      // empty unless State::traced
  double ms = 0;
};

class Walk {
 public:
  // REQUIRES: `graph` outlives the walk.
  Walk(const Graph& graph, State state, std::string trace_id);

  // Runs the next node and returns its trace row; the last row is `done` or `error`. With the
  // setting stream, if State::traced, the words of a model that writes SQL or the answer come
  // before that, in rows of their own (kDelta). The reference is valid until the next call.
  // REQUIRES: !over().
  const TraceRow& advance();
  Step at() const { return at_; }  // the step that advance() runs next. REQUIRES: !over()
  bool begun() const { return steps_ > 0; }
  bool over() const { return over_; }  // the last row has been returned

  bool reached_goal() const;  // of the state

  const State& state() const { return state_; }
  State& state() { return state_; }
  const std::string& trace_id() const { return trace_id_; }
  double elapsed_ms() const;

 private:
  Outcome run_node(const Node& node, StepReport& report) noexcept;
  // The next words that a node waits for; false: it can be run.
  bool next_words(const Node& node) noexcept;
  bool streams(const Node& node) const;
  std::optional<Error> stopped() const;
  void describe(const Node& node, Outcome outcome, StepReport report);
  void last_row();

  const Graph& graph_;
  State state_;
  std::string trace_id_;
  Step at_ = Step::kGate;
  bool over_ = false;
  int64_t steps_ = 0;
  Clock::time_point started_, node_started_{};
  bool hearing_ = false;  // a node has been run, and waits for a model
  TraceRow row_;
};

}  // namespace ask
