// Joins over foreign keys: the smallest tree, in a valid order.
#include "agent/engine/schema/join_graph.h"

#include <gtest/gtest.h>

#include <array>

#include "agent/db/schema/catalog.h"

namespace ask::engine::join_graph_test {
namespace {

// Tables a, b, ...; each key is "child.column>parent".
db::Catalog catalog(size_t tables, const std::vector<std::array<std::string, 3>>& keys) {
  db::Catalog out;
  for (size_t i = 0; i < tables; ++i) {
    db::Table table;
    table.schema = "main";
    table.name = std::string(1, static_cast<char>('a' + i));
    table.columns.resize(4);
    table.columns[0].name = "id";
    table.columns[1].name = "x";
    table.columns[2].name = "y";
    table.columns[3].name = "z";
    out.tables.push_back(std::move(table));
  }
  for (const auto& [child, column, parent] : keys)
    out.tables[static_cast<size_t>(child[0] - 'a')].foreign_keys.push_back(
        {"main", parent, {column}, {"id"}, false});
  return out;
}

std::string tables_of(const std::vector<JoinStep>& steps) {
  std::string out;
  for (const JoinStep& step : steps) out += static_cast<char>('a' + step.table);
  return out;
}

std::string joined(const SchemaGraph& graph, const std::vector<uint32_t>& terminals) {
  std::vector<JoinStep> steps;
  return graph.join(terminals, nullptr, steps) ? tables_of(steps) : "none";
}

// feature 39
TEST(SchemaGraph, JoinsThroughTheTableBetween) {
  const SchemaGraph graph(catalog(3, {{"b", "x", "a"}, {"b", "y", "c"}}));
  EXPECT_EQ(joined(graph, {0, 2}), "bc");
  EXPECT_EQ(graph.distance(0, 2), 2u);
  EXPECT_TRUE(graph.to_one(1, 2));
  EXPECT_FALSE(graph.to_one(0, 1));
}

TEST(SchemaGraph, TheSmallestTreeMayNeedAnUnmentionedTable) {
  // a - e - b, c - e, and a longer way around a - d - f - b.
  const SchemaGraph graph(catalog(6, {{"a", "x", "d"},
                                      {"d", "x", "f"},
                                      {"f", "x", "b"},
                                      {"e", "x", "a"},
                                      {"e", "y", "b"},
                                      {"e", "z", "c"}}));
  std::vector<JoinStep> steps;
  ASSERT_TRUE(graph.join(std::vector<uint32_t>{0, 1, 2}, nullptr, steps));
  EXPECT_EQ(steps.size(), 3u);
  std::vector<bool> in(6, false);
  in[0] = true;
  for (const JoinStep& step : steps) {
    const JoinEdge& edge = graph.edges()[step.edge];
    EXPECT_TRUE(in[edge.child == step.table ? edge.parent : edge.child]);
    in[step.table] = true;
  }
  EXPECT_TRUE(in[4]);
}

TEST(SchemaGraph, WordsChooseBetweenTwoKeysOrElseTheFirstIsUsed) {
  const SchemaGraph graph(catalog(2, {{"a", "x", "b"}, {"a", "y", "b"}}));
  std::vector<JoinStep> steps;
  ASSERT_TRUE(graph.join(std::vector<uint32_t>{0, 1}, nullptr, steps));
  EXPECT_EQ(steps[0].edge, 0u);
  ASSERT_TRUE(graph.join(
      std::vector<uint32_t>{0, 1}, [](uint32_t edge) { return edge == 1 ? 1.0F : 0.0F; }, steps));
  EXPECT_EQ(steps[0].edge, 1u);
}

TEST(SchemaGraph, UnconnectedTablesAreNotJoined) {
  const SchemaGraph graph(catalog(3, {{"a", "x", "b"}}));
  EXPECT_EQ(joined(graph, {0, 2}), "none");
  EXPECT_EQ(graph.distance(0, 2), SchemaGraph::kFar);
  EXPECT_EQ(joined(graph, {2}), "");
}

}  // namespace
}  // namespace ask::engine::join_graph_test
