// Each node of the agent throws once during a real question: the question ends with a coded error
// that names the node, and the same connection answers the next one.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <set>
#include <stdexcept>

#include "agent/db/notes/examples_table.h"
#include "agent/reason/decomposition.h"
#include "test/unit/scripted_reasoner.h"

namespace ask::broken_node_test {
namespace {

using test::Asking;
using test::ScriptedReasoner;

constexpr const char* kShop =
    "CREATE TABLE customers(id INTEGER PRIMARY KEY, name TEXT NOT NULL, city TEXT);"
    "INSERT INTO customers VALUES (1, 'Ada', 'Paris'), (2, 'Ben', 'Rome'), (3, 'Cleo', 'Paris');";
constexpr const char* kGood = "SELECT count(*) FROM customers";
constexpr const char* kUpdate = "UPDATE customers SET city = 'Oslo' WHERE id = 2";

Outcome throws(State&, StepReport&) { throw std::runtime_error("broken"); }

// Together they visit every node.
struct Scenario {
  const char *question, *options;
  std::vector<reason::Draft> drafts;
  std::optional<reason::QueryPlan> in_parts = {};
};
reason::QueryPlan two_counts() {
  reason::Decomposition parts;
  parts.sub_queries = {{"a", "", "how many customers", "", {}, {}, {}, {}},
                       {"b", "", "how many cities", "", {}, {}, {}, {}}};
  parts.groups = {{"g", reason::CombineOp::kUnion, {{"a"}, {"b"}}, {}}};
  return reason::plan_of(*reason::settled(std::move(parts)));
}
std::vector<Scenario> scenarios() {
  reason::Draft looks = ScriptedReasoner::draft("");
  looks.tools = {{"1", "list_tables", "{}"}};
  return {{"How many customers?",
           R"({"refine": "on", "judge_answer": "on"})",
           {looks, ScriptedReasoner::draft("SELECT nope FROM customers"),
            ScriptedReasoner::draft(kGood)}},
          {"describe customers", "", {}},
          {"How many customers?", R"({"session": "s"})", {ScriptedReasoner::draft(kGood)}},
          {"regulars of old", "", {}},
          {"customers and cities",
           "",
           {ScriptedReasoner::draft(kGood), ScriptedReasoner::draft(kGood)},
           two_counts()},
          {kUpdate, R"({"mode": "write"})", {}}};
}

std::set<std::string> visited(const Asking& asking) {
  std::set<std::string> out;
  for (const TraceRow& row : asking.rows) out.emplace(row.node);
  out.erase("done");
  out.erase("failed");
  return out;
}

void teach(sqlite3* db) {
  db::Example example;
  example.question = "regulars of old";
  example.sql = kGood;
  ASSERT_TRUE(db::put_example(db, example, {}));
}

void ask(Asking& asking, const Scenario& scenario) {
  asking.reasoner.drafts.assign(scenario.drafts.begin(), scenario.drafts.end());
  asking.reasoner.in_parts = scenario.in_parts;
  asking.ask(scenario.question, scenario.options);
}

}  // namespace

// feature 103
TEST(BrokenNode, AnExceptionBecomesACodedErrorAndTheNextQuestionIsAnswered) {
  std::set<std::string> broken_once;
  for (const Scenario& scenario : scenarios()) {
    Asking asking(kShop);
    teach(asking.db);
    ask(asking, scenario);
    ASSERT_EQ(asking.rows.back().event, Event::kDone) << scenario.question;
    for (const std::string& name : visited(asking)) {
      std::vector<Node> nodes(agent_graph().nodes.begin(), agent_graph().nodes.end());
      for (Node& node : nodes)
        if (node.name == name) node.run = throws;
      const Graph broken{nodes, agent_graph().edges};
      asking.graph = &broken;
      ask(asking, scenario);
      const TraceRow& last = asking.rows.back();
      EXPECT_EQ(last.event, Event::kError) << name;
      EXPECT_EQ(last.status, "INTERNAL_ERROR") << name;
      EXPECT_NE(last.report.detail.find("internal error in " + name), std::string::npos)
          << last.report.detail;
      EXPECT_EQ(sqlite3_next_stmt(asking.db, nullptr), nullptr) << name;
      EXPECT_EQ(sqlite3_get_autocommit(asking.db), 1) << name;
      asking.graph = &agent_graph();
      ask(asking, scenario);
      EXPECT_EQ(asking.rows.back().event, Event::kDone) << "after " << name;
      broken_once.insert(name);
    }
  }
  for (const Node& node : agent_graph().nodes)
    EXPECT_TRUE(broken_once.contains(std::string(node.name))) << node.name << " was never reached";
}

}  // namespace ask::broken_node_test
