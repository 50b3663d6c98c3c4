// A reasoner that returns scripted replies and records its calls.
#pragma once
#include <deque>
#include <string>
#include <vector>

#include "agent/walk.h"
#include "test/unit/support.h"

namespace ask::test {

class ScriptedReasoner final : public reason::Reasoner {
 public:
  std::deque<Result<reason::Draft>> drafts;          // one per write(); then kSqlGenFailed
  std::deque<Result<reason::Judgement>> judgements;  // one per judge(); then 1, 1
  std::optional<reason::Draft> second;               // returned by second_reading() for every task
  std::optional<reason::Judgement> of_answer;        // returned by judge_answer()
  std::optional<Result<reason::QueryPlan>> planned;  // else a single task
  std::optional<reason::QueryPlan> in_parts;         // returned by plan_in_parts()
  reason::GateVerdict verdict;
  std::vector<std::string> diagnoses;  // the diagnosis of each retry
  std::vector<std::string> calls;
  std::vector<std::string> summarized;  // the SQL of each result handed to summarize

  static reason::Draft draft(std::string sql, double confidence = 1) {
    reason::Draft out;
    out.statement = std::move(sql);
    out.confidence = confidence;
    out.level = reason::Level::kSure;
    return out;
  }

  std::string_view name() const override { return "scripted"; }
  Result<reason::GateVerdict> gate(std::string_view) override {
    calls.push_back("gate");
    return verdict;
  }
  Result<reason::Links> link(const reason::Ask& ask) override {
    calls.push_back("link");
    reason::Links links;
    for (size_t i = 0; i < ask.snapshot.catalog.tables.size(); ++i) {
      links.tables.push_back(i);
      links.reasons.push_back("all of them");
    }
    return links;
  }
  Result<reason::QueryPlan> plan(const reason::Ask& ask, const reason::Links&) override {
    calls.push_back("plan");
    if (planned) return *planned;
    return reason::QueryPlan{"single", 1, {{"t1", std::string(ask.question), "", {}}}};
  }
  Result<std::optional<reason::QueryPlan>> plan_in_parts(const reason::Ask&, const reason::Links&,
                                                         const reason::PartsRequest&) override {
    return in_parts;
  }
  Result<reason::Draft> write(const reason::Ask&, const reason::WriteRequest& request) override {
    calls.push_back("write");
    if (request.feedback) diagnoses.push_back(request.feedback->diagnosis);
    if (drafts.empty()) return Error{Code::kSqlGenFailed, "no further draft"};
    auto next = std::move(drafts.front());
    drafts.pop_front();
    return next;
  }
  Result<reason::Judgement> judge(const reason::Ask&, const reason::JudgeRequest&) override {
    calls.push_back("judge");
    if (judgements.empty()) return reason::Judgement{1, 1, "fine"};
    auto next = std::move(judgements.front());
    judgements.pop_front();
    return next;
  }
  std::optional<reason::Draft> second_reading(const reason::Ask&, const reason::Task&) override {
    return second;
  }
  Result<reason::Judgement> judge_answer(const reason::Ask&, std::string_view,
                                         const std::vector<reason::TaskResult>&) override {
    calls.push_back("judge_answer");
    if (of_answer) return *of_answer;
    return Error{Code::kServiceUnavailable, "down"};
  }
  Result<std::string> summarize(const reason::Ask&,
                                const std::vector<reason::TaskResult>& results) override {
    calls.push_back("summarize");
    for (const reason::TaskResult& r : results)
      summarized.push_back(r.draft ? r.draft->statement.text() : "");
    return std::string("an answer");
  }
};

// Runs a question through the agent's graph with a scripted reasoner.
struct Asking {
  explicit Asking(std::string_view script) : db(script) {}

  Walk& ask(std::string question, std::string_view options = "") {
    Settings settings([](const std::string&) { return std::optional<std::string>(); });
    auto in_force = settings.with_options(options);
    State state(std::move(question), std::move(*in_force),
                {db, cache, checker, reasoner, [] { return Clock::now(); }, nullptr, nullptr,
                 nullptr, &library},
                Goal::kAnswer, {});
    state.traced = true;
    walk.emplace(*graph, std::move(state), "trace");
    rows.clear();
    while (!walk->over()) rows.push_back(walk->advance());
    return *walk;
  }
  // "node status" of each step.
  std::vector<std::string> path() const {
    std::vector<std::string> out;
    for (const TraceRow& row : rows) out.push_back(std::string(row.node) + " " + row.status);
    return out;
  }

  Database db;
  db::SchemaCache cache;
  examples::LibraryCache library;
  sql::Checker checker{db};
  ScriptedReasoner reasoner;
  const Graph* graph = &agent_graph();
  std::optional<Walk> walk;
  std::vector<TraceRow> rows;
};

}  // namespace ask::test
