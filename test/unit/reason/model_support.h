// A question through the agent's own graph, driven by a model with scripted replies.
#pragma once
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "agent/reason/model/fallback.h"
#include "agent/walk.h"
#include "test/unit/support.h"

namespace ask::test {

// The requests it got, and its next replies. Shared, because the reasoner owns the chat.
struct StatementText {
  std::deque<Result<llm::ChatReply>> replies;  // then kServiceUnavailable
  std::vector<llm::ChatRequest> requests;
  std::vector<std::string> builtin_steps;  // not answered by the model
  bool takes_tools = true;

  StatementText& then(std::string reply) {
    llm::ChatReply out;
    out.text = std::move(reply);
    return replies.emplace_back(std::move(out)), *this;
  }
  // Several tool calls in one reply.
  StatementText& call(std::vector<llm::ToolCall> calls, std::string text = "") {
    llm::ChatReply out;
    out.text = std::move(text);
    out.tool_calls = std::move(calls);
    return replies.emplace_back(std::move(out)), *this;
  }
  StatementText& fail(Code code, std::string why) {
    return replies.emplace_back(Error{code, std::move(why)}), *this;
  }
  std::vector<std::string> steps() const {
    std::vector<std::string> out;
    for (const auto& request : requests) out.push_back(request.step);
    return out;
  }
  std::string prompt(size_t i) const {
    std::string out;
    for (const auto& message : requests.at(i).messages) out += message.text + "\n";
    return out;
  }
};

class ScriptedChat final : public reason::Chat {
 public:
  explicit ScriptedChat(StatementText& script) : script_(script) {}
  Result<llm::ChatReply> complete(const llm::ChatRequest& request) override {
    script_.requests.push_back(request);
    if (script_.replies.empty()) return Error{Code::kServiceUnavailable, "the script is over"};
    auto next = std::move(script_.replies.front());
    script_.replies.pop_front();
    return next;
  }
  bool takes_tools(std::string_view) const override { return script_.takes_tools; }
  bool serves(std::string_view step) const override {
    for (const std::string& builtin : script_.builtin_steps)
      if (builtin == step) return false;
    return true;
  }
  reason::Spending spending() const override {
    const auto calls = static_cast<int64_t>(script_.requests.size());
    return {calls, 10 * calls, calls, 0};
  }

 private:
  StatementText& script_;
};

struct ModelAsking {
  explicit ModelAsking(std::string_view setup) : db(setup) {}

  // The model plans, judges and summarizes, whatever the question is.
  ModelAsking& with_every_step() {
    variables = {{"ASK_PLAN", "on"}, {"ASK_JUDGE", "always"}, {"ASK_SUMMARY", "model"}};
    return *this;
  }
  // The answer, or "CODE message".
  std::string ask(std::string question, std::string_view options = "{}",
                  Goal goal = Goal::kAnswer) {
    start(std::move(question), options, goal);
    return finish();
  }
  void step() { rows.push_back(walk->advance()); }
  std::string finish() {
    while (!walk->over() && !walk->reached_goal()) step();
    if (const auto& error = walk->state().error)
      return std::string(name(error->code)) + " " + error->message;
    return walk->state().answer;
  }
  void start(std::string question, std::string_view options = "{}", Goal goal = Goal::kAnswer) {
    Settings settings([this](const std::string& name) -> std::optional<std::string> {
      const auto found = variables.find(name);
      if (found == variables.end()) return std::nullopt;
      return found->second;
    });
    auto in_force = settings.with_options(options);
    auto chosen = reason::model_options(*in_force);
    chosen->name = "openai/test";
    chosen->trace_id = "trace";
    chosen->today = today;
    chosen->always_plan = goal == Goal::kPlan;
    reasoner = std::make_unique<reason::Fallback>(std::make_unique<ScriptedChat>(script),
                                                  std::move(*chosen), reason::make_builtin(),
                                                  reads_again ? reason::make_builtin() : nullptr);
    State state(std::move(question), std::move(*in_force),
                {db, cache, checker, *reasoner, [] { return Clock::now(); }, nullptr, &kept_results,
                 &dialogues, &library},
                goal, {});
    state.traced = true;
    walk.emplace(agent_graph(), std::move(state), "trace");
    rows.clear();
  }
  std::string warnings() const {
    std::string out;
    for (const std::string& warning : walk->state().remarks.of(Audience::kTrace))
      out += warning + "\n";
    return out;
  }
  // The last trace row of a node.
  const TraceRow& row(std::string_view node) const {
    static const TraceRow kNone;
    for (auto at = rows.rbegin(); at != rows.rend(); ++at)
      if (at->node == node) return *at;
    return kNone;
  }

  Database db;
  std::map<std::string, std::string> variables;
  db::SchemaCache cache;
  sql::Checker checker{db};
  KeptResults kept_results;
  reason::Dialogues dialogues;
  examples::LibraryCache library;
  StatementText script;
  std::string today;         // as the prompts have it; "" is left out
  bool reads_again = false;  // the engine's own reading is compared with the model's
  std::unique_ptr<reason::Reasoner> reasoner;
  std::optional<Walk> walk;
  std::vector<TraceRow> rows;
};

}  // namespace ask::test
