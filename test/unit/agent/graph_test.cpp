#include "agent/graph.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

namespace ask::graph_test {

// Every edge, written a second time on purpose: a change of routing must be made in both places.
// feature 178
TEST(Graph, RoutesDependOnTheOutcomeOnly) {
  using enum Step;
  using enum Outcome;
  const struct {
    Step from;
    Outcome on;
    Step to;
  } kWanted[] = {
      {kGate, kOk, kReadSchema},
      {kGate, kTyped, kReadSchema},
      {kGate, kStop, kDone},
      {kReadSchema, kOk, kLinkSchema},
      {kReadSchema, kTyped, kNextTask},
      {kReadSchema, kAbout, kDescribe},
      {kReadSchema, kTurns, kResolve},
      {kReadSchema, kTaught, kRecall},
      {kResolve, kOk, kLinkSchema},
      {kResolve, kTaught, kRecall},
      {kRecall, kOk, kLinkSchema},
      {kRecall, kTyped, kNextTask},
      {kDescribe, kOk, kDone},
      {kDescribe, kTyped, kNextTask},
      {kLinkSchema, kOk, kPlan},
      {kPlan, kOk, kNextTask},
      {kPlan, kTools, kUseTools},
      {kUseTools, kPlanning, kPlan},
      {kNextTask, kMore, kWriteSql},
      {kNextTask, kTyped, kCheckSql},
      {kNextTask, kTrial, kRunSql},
      {kNextTask, kNone, kSummarize},
      {kNextTask, kParts, kCombine},
      {kCombine, kTyped, kCheckSql},
      {kCombine, kOk, kSummarize},
      {kWriteSql, kOk, kCheckSql},
      {kWriteSql, kTools, kUseTools},
      {kUseTools, kOk, kWriteSql},
      {kWriteSql, kMore, kNextTask},
      {kWriteSql, kGiveUp, kNextTask},
      {kCheckSql, kOk, kRunSql},
      {kCheckSql, kStop, kDone},
      {kCheckSql, kRetry, kDiagnose},
      {kCheckSql, kGiveUp, kNextTask},
      {kRunSql, kOk, kScore},
      {kRunSql, kTyped, kNextTask},
      {kRunSql, kCompleted, kNextTask},
      {kRunSql, kRetry, kDiagnose},
      {kRunSql, kGiveUp, kNextTask},
      {kRunSql, kStale, kCheckSql},
      {kCheckSql, kChange, kRunChange},
      {kRunChange, kOk, kNextTask},
      {kRunChange, kRetry, kDiagnose},
      {kScore, kOk, kJudge},
      {kJudge, kOk, kNextTask},
      {kJudge, kGiveUp, kNextTask},
      {kJudge, kRetry, kDiagnose},
      {kDiagnose, kOk, kWriteSql},
      {kDiagnose, kRepair, kRefine},
      {kRefine, kOk, kWriteSql},
      {kDiagnose, kGiveUp, kNextTask},
      {kSummarize, kOk, kDone},
      {kSummarize, kMore, kJudgeAnswer},
      {kJudgeAnswer, kOk, kDone},
  };
  EXPECT_EQ(std::size(kWanted), agent_graph().edges.size());
  for (const auto& edge : kWanted)
    EXPECT_EQ(agent_graph().next(edge.from, edge.on), edge.to)
        << name(agent_graph(), edge.from) << " on " << name(edge.on);
  for (const Node& node : agent_graph().nodes)
    EXPECT_EQ(agent_graph().next(node.id, kFail), kFailed) << node.name;
}

// Each node has the name of its file.
TEST(Graph, EachNodeHasAFileOfItsName) {
  std::set<std::string> files;
  const std::filesystem::path folder = std::filesystem::path(ASK_SOURCE_DIR) / "agent/nodes";
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().extension() == ".cpp") files.insert(entry.path().stem());
  std::set<std::string> names = {"state",        "write_request",   "tied_rows",
                                 "query_result", "doubts",          "vote",
                                 "report",       "tableless_draft", "each_schema"};  // shared
  for (const Node& node : agent_graph().nodes) names.emplace(node.name);
  EXPECT_EQ(files, names);
}

// feature 161
TEST(Graph, TheMermaidTextContainsEachEdge) {
  const std::string text = mermaid(agent_graph());
  EXPECT_TRUE(text.starts_with("flowchart TD\n  gate -->|ok| read_schema\n")) << text;
  EXPECT_EQ(static_cast<size_t>(std::count(text.begin(), text.end(), '\n')),
            agent_graph().edges.size() + 1);
}

}  // namespace ask::graph_test
