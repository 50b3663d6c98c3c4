#include "agent/walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "agent/common/guard.h"
#include "agent/common/secrets.h"
#include "agent/db/connection/interrupt.h"
#include "agent/llm/from_settings.h"
#include "agent/nodes/detail.h"
#include "agent/score/failure.h"

namespace ask {
namespace {

// Safety limit: far above what any question needs; ends a cycle in the graph.
constexpr int64_t kMostSteps = 2000;

// The category of an SQL failure (score/failure.h); null if the error is not one.
Detail category(const Error& error) {
  const score::Failure failure = score::failure_of(error);
  if (failure == score::Failure::kUnknown) return nullptr;
  return score::facts(failure).name;
}

// Masks API keys in the trace row and the error message: a model may echo the key that its request
// carried. The SQL that runs is not changed.
void mask_keys(State& state, TraceRow& row) {
  if (!state.traced && !state.error) return;  // no row, no message
  const std::vector<std::string> keys = llm::secrets(state.settings);
  if (keys.empty()) return;
  StepReport& shown = row.report;
  for (std::string* text : {&shown.sql, &shown.detail, &shown.prompt, &shown.reply})
    *text = without_secrets(*text, keys, "***");
  if (state.error) state.error->message = without_secrets(state.error->message, keys, "***");
}

}  // namespace

Walk::Walk(const Graph& graph, State state, std::string trace_id)
    : graph_(graph),
      state_(std::move(state)),
      trace_id_(std::move(trace_id)),
      at_(graph.nodes.front().id),
      started_(state_.services.now()) {}

double Walk::elapsed_ms() const { return milliseconds(state_.services.now() - started_); }

// A reason to stop that no node checks: interrupt, deadline, step limit.
std::optional<Error> Walk::stopped() const {
  if (db::interrupted(state_.services.db)) return Error{Code::kCancelled, "interrupted"};
  if (state_.deadline.passed(state_.services.now()))
    return Error{Code::kPipelineTimeout,
                 "the question took longer than total_timeout_ms allows; ask something simpler or "
                 "raise the setting"};
  if (steps_ >= kMostSteps)
    return Error{Code::kBudget, fmt::format("gave up after {} steps", kMostSteps)};
  return std::nullopt;
}

Outcome Walk::run_node(const Node& node, StepReport& report) noexcept {
  const auto step = [&] {
    if (auto why = stopped()) return state_.fail(std::move(*why));
    return node.run(state_, report);
  };
  const auto exhausted = [&] { return state_.fail(Code::kOutOfMemory, "out of memory"); };
  const auto broken = [&](const char* why) {
    // An internal message may contain user data, so it goes to the trace only.
    set_detail(report, [&] { return Detail{{"internal", why}}; });
    return state_.fail(Code::kInternal,
                       fmt::format("internal error in {}; ask_trace says more", node.name));
  };
  return guarded(step, exhausted, [&](const char* why) {
    return guarded([&] { return broken(why); }, exhausted,
                   [&](const char*) { return exhausted(); });
  });
}

const TraceRow& Walk::advance() {
  if (at_ == Step::kDone || at_ == Step::kFailed) {
    last_row();
    mask_keys(state_, row_);
    return row_;
  }
  const Node& node = graph_.at(at_);
  reason::Reasoner& reasoner = state_.services.reasoner;
  if (!hearing_)
    node_started_ = state_.services.now();
  else if (next_words(node))
    return row_;
  reasoner.stream(streams(node));
  const Remarks before = state_.remarks;
  // What is run was checked in the step before; any other step may wait, or call the application.
  if (node.id != Step::kRunSql) state_.services.checker.forget_functions();
  StepReport report;
  report.traced = state_.traced;
  const Outcome outcome = run_node(node, report);
  hearing_ = reasoner.waiting();
  if (hearing_) {  // the node is run again once the reply is there
    state_.error.reset();
    state_.remarks = before;
    return advance();
  }
  ++steps_;
  at_ = graph_.next(at_, outcome);
  if (at_ == Step::kFailed) state_.failed_at = node.name;
  if (at_ == Step::kFailed && !state_.error)
    state_.fail(Code::kInternal, fmt::format("{} returned {}, for which there is no edge",
                                             node.name, name(outcome)));
  describe(node, outcome, std::move(report));
  mask_keys(state_, row_);
  row_.ms = milliseconds(state_.services.now() - node_started_);
  return row_;
}

bool Walk::streams(const Node& node) const {
  if (!state_.traced || (node.id != Step::kWriteSql && node.id != Step::kSummarize)) return false;
  const auto on = state_.settings.text(Setting::kStream);
  return on && *on == "on";
}

bool Walk::next_words(const Node& node) noexcept {
  const auto listen = [&] {
    while (!stopped()) {
      auto words = state_.services.reasoner.next_words();
      if (!words) return hearing_ = false;
      if (words->text.empty()) continue;
      row_ = {};
      row_.event = Event::kDelta;
      row_.node = node.name;
      if (!state_.tasks.empty() && state_.current < state_.tasks.size())
        row_.task = state_.task().task.id;
      row_.attempt = words->attempt;
      row_.report.reply = std::move(words->text);
      mask_keys(state_, row_);
      return true;
    }
    return hearing_ = false;
  };
  const auto give_up = [&] { return hearing_ = false; };
  return guarded(listen, give_up, [&](const char*) { return give_up(); });
}

void Walk::describe(const Node& node, Outcome outcome, StepReport report) {
  row_ = {};
  row_.step = steps_;
  // Rows that are scored next are reported by the judge, with their score.
  row_.event = at_ == Step::kScore ? Event::kNode : node.event;
  row_.node = node.name;
  if (!state_.tasks.empty() && state_.current < state_.tasks.size()) {
    const TaskState& task = state_.task();
    row_.task = task.task.id;
    row_.attempt = static_cast<int>(task.attempts.size());
  }
  row_.status =
      outcome == Outcome::kFail && state_.error ? name(state_.error->code) : name(outcome);
  if (state_.traced) row_.report = std::move(report);
  std::vector<std::string> notes;
  for (reason::ModelExchange& exchange : state_.services.reasoner.take_exchanges()) {
    if (state_.traced) {
      row_.report.tokens += exchange.tokens_in + exchange.tokens_out;
      row_.report.prompt += exchange.prompt;
      row_.report.reply += exchange.reply;
    }
    if (exchange.note.empty()) continue;
    notes.push_back(exchange.note);
    state_.remarks.add(exchange.caveat ? Audience::kUser : Audience::kTrace,
                       std::move(exchange.note));
  }
  if (notes.empty() || !state_.traced) return;
  auto detail = parsed_json(row_.report.detail);
  if (!detail.is_object()) return;
  detail["model_notes"] = notes;
  row_.report.detail = json_text(detail);
}

void Walk::last_row() {
  row_ = {};
  row_.step = ++steps_;
  row_.ms = elapsed_ms();
  StepReport report;
  report.traced = state_.traced;
  if (at_ == Step::kFailed) {
    row_.event = Event::kError;
    row_.node = "failed";
    row_.status = name(state_.error->code);
    set_detail(report, [&] {
      return Detail{{"code", name(state_.error->code)},
                    {"node", state_.failed_at},
                    {"message", state_.error->message},
                    {"severity", name(facts(state_.error->code).severity)},
                    {"retryable", facts(state_.error->code).retryable},
                    {"category", category(*state_.error)}};
    });
  } else {
    row_.event = Event::kDone;
    row_.node = "done";
    row_.status = "ok";
    report.score = state_.final_score();
    set_detail(report, [&] {
      Detail detail = {{"answer", state_.answer},
                       {"warnings", state_.remarks.of(Audience::kTrace)}};
      if (const auto sure = state_.confidence()) detail["confidence"] = *sure;
      return detail;
    });
  }
  if (state_.traced) row_.report = std::move(report);
  over_ = true;
}

bool Walk::reached_goal() const {
  if (state_.goal == Goal::kPlan || state_.goal == Goal::kOutline)
    return !state_.plan.tasks.empty();
  // Without rows the run continues, so that the error says why there are none.
  if (state_.goal == Goal::kRows)
    return at_ == Step::kSummarize && !state_.tasks.empty() && state_.tasks.back().answered();
  return false;  // kSql and kView end by an edge of check_sql, kAnswer at kDone
}

}  // namespace ask
