#include "agent/walk.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "test/unit/support.h"

namespace ask::walk_test {
namespace {

// A reasoner that must not be called.
class Silent final : public reason::Reasoner {
 public:
  std::string_view name() const override { return "silent"; }
  Result<reason::GateVerdict> gate(std::string_view) override { return no(); }
  Result<reason::Links> link(const reason::Ask&) override { return no(); }
  Result<reason::QueryPlan> plan(const reason::Ask&, const reason::Links&) override { return no(); }
  Result<reason::Draft> write(const reason::Ask&, const reason::WriteRequest&) override {
    return no();
  }
  Result<reason::Judgement> judge(const reason::Ask&, const reason::JudgeRequest&) override {
    return no();
  }
  Result<std::string> summarize(const reason::Ask&,
                                const std::vector<reason::TaskResult>&) override {
    return no();
  }

 private:
  static Error no() { return {Code::kServiceUnavailable, "silent"}; }
};

// A question over a test graph.
struct Fixture {
  test::Database db;
  db::SchemaCache cache;
  sql::Checker checker{db};
  Silent silent;
  Clock::time_point time{};

  Walk walk(const Graph& graph, int64_t total_ms = 0) {
    Settings settings([](const std::string&) { return std::optional<std::string>(); });
    State state("how many?", std::move(settings),
                {db, cache, checker, silent, [this] { return time; }}, Goal::kAnswer,
                Deadline::in(time, total_ms));
    state.traced = true;
    return Walk(graph, std::move(state), "trace");
  }
};

Outcome fine(State&, StepReport&) { return Outcome::kOk; }
Outcome throws(State&, StepReport&) { throw std::runtime_error("broken"); }
Outcome exhausted(State&, StepReport&) { throw std::bad_alloc(); }
Outcome throws_late(State&, StepReport& report) {
  report.sql = "SELECT 1";
  throw std::runtime_error("broken");
}
Outcome counts(State&, StepReport& report) {
  report.rows = 1 + report.rows.value_or(0);
  report.sql = report.traced ? "traced" : "not traced";
  return Outcome::kOk;
}

// The error that the walk ends with.
Error error_of(Walk& walk) {
  while (!walk.over()) walk.advance();
  return walk.state().error.value_or(Error{});
}

constexpr Step kFirst = Step::kGate, kSecond = Step::kReadSchema;

}  // namespace

// A node is added in one place: a row of the node table and the edges to it.
// feature 179
TEST(Walk, ANewNodeNeedsOnlyTableRows) {
  const Node nodes[] = {{kFirst, "first", fine, Event::kNode, ""},
                        {kSecond, "dummy", fine, Event::kAnswer, ""}};
  const Edge edges[] = {{kFirst, Outcome::kOk, kSecond}, {kSecond, Outcome::kOk, Step::kDone}};
  const Graph graph{nodes, edges};
  Fixture f;
  Walk walk = f.walk(graph);
  EXPECT_EQ(walk.advance().node, "first");
  EXPECT_EQ(walk.advance().node, "dummy");
  EXPECT_FALSE(walk.over());
  EXPECT_EQ(walk.advance().event, Event::kDone);
  EXPECT_TRUE(walk.over());
}

// feature 93
// feature 103
TEST(Walk, AnExceptionOfAnyNodeIsACodedErrorRow) {
  for (const auto& [node, code, message] :
       {std::tuple{&throws, "INTERNAL_ERROR", "internal error in first; ask_trace says more"},
        std::tuple{&exhausted, "OUT_OF_MEMORY", "out of memory"}}) {
    const Node nodes[] = {{kFirst, "first", node, Event::kNode, ""}};
    const Graph graph{nodes, {}};
    Fixture f;
    Walk walk = f.walk(graph);
    const TraceRow& first = walk.advance();
    EXPECT_EQ(first.status, code);
    if (node == &throws) {
      EXPECT_EQ(first.report.detail, R"({"internal":"broken"})");
    }
    const TraceRow& last = walk.advance();
    EXPECT_EQ(last.event, Event::kError);
    EXPECT_EQ(last.status, code);
    EXPECT_NE(last.report.detail.find(message), std::string::npos) << last.report.detail;
    EXPECT_TRUE(walk.over());
  }
}

// feature 103
TEST(Walk, TheRowOfAThrowingNodeContainsItsReport) {
  const Node nodes[] = {{kFirst, "first", throws_late, Event::kNode, ""}};
  const Graph graph{nodes, {}};
  Fixture f;
  Walk walk = f.walk(graph);
  EXPECT_EQ(walk.advance().report.sql, "SELECT 1");
}

TEST(Walk, AStepDoesNotSeeThePreviousReport) {
  const Node nodes[] = {{kFirst, "first", counts, Event::kNode, ""}};
  const Edge edges[] = {{kFirst, Outcome::kOk, kFirst}};
  const Graph graph{nodes, edges};
  Fixture f;
  Walk walk = f.walk(graph);
  for (int i = 0; i < 2; ++i) {
    const TraceRow& row = walk.advance();
    EXPECT_EQ(row.report.rows, 1);
    EXPECT_EQ(row.report.sql, "traced");
  }
  Walk silent = f.walk(graph);
  silent.state().traced = false;
  EXPECT_EQ(silent.advance().report.sql, "");
}

// feature 103
TEST(Walk, EveryNodeOfTheAgentMayThrow) {
  for (size_t broken = 0; broken < agent_graph().nodes.size(); ++broken) {
    std::vector<Node> nodes(agent_graph().nodes.begin(), agent_graph().nodes.end());
    std::vector<Edge> edges;
    for (size_t i = 0; i < nodes.size(); ++i) {
      nodes[i].run = i == broken ? throws : fine;
      const bool is_last = i + 1 == nodes.size();
      edges.push_back({nodes[i].id, Outcome::kOk, is_last ? Step::kDone : nodes[i + 1].id});
    }
    const Graph graph{nodes, edges};
    Fixture f;
    Walk walk = f.walk(graph);
    EXPECT_EQ(error_of(walk).code, Code::kInternal) << nodes[broken].name;
  }
}

TEST(Walk, AnOutcomeWithoutAnEdgeIsAnErrorThatNamesIt) {
  const Node nodes[] = {{kFirst, "first", fine, Event::kNode, ""}};
  const Graph graph{nodes, {}};
  Fixture f;
  Walk walk = f.walk(graph);
  EXPECT_EQ(error_of(walk).message, "first returned ok, for which there is no edge");
}

TEST(Walk, ACyclicGraphTerminates) {
  const Node nodes[] = {{kFirst, "first", fine, Event::kNode, ""}};
  const Edge edges[] = {{kFirst, Outcome::kOk, kFirst}};
  const Graph graph{nodes, edges};
  Fixture f;
  Walk walk = f.walk(graph);
  EXPECT_EQ(error_of(walk).code, Code::kBudget);
}

// feature 163
TEST(Walk, TheTotalTimeoutStopsBetweenSteps) {
  const Node nodes[] = {{kFirst, "first", fine, Event::kNode, ""}};
  const Edge edges[] = {{kFirst, Outcome::kOk, kFirst}};
  const Graph graph{nodes, edges};
  Fixture f;
  Walk walk = f.walk(graph, 100);
  EXPECT_EQ(walk.advance().status, "ok");
  f.time += std::chrono::milliseconds(100);
  EXPECT_EQ(walk.advance().status, "PIPELINE_TIMEOUT");
}

}  // namespace ask::walk_test
