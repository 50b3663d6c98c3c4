// Adds to a query the columns that the end of its question asks for ("..., and at which event"),
// which the rewriter took out of the question (rewrite/rewrite_further_outputs.cpp).
#pragma once
#include <string>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// What a phrase may mean. A whole table stands for its display column.
struct FurtherOutput {
  struct Choice {
    ColumnExpr column;
    float score = 0;  // link score, 0-1
  };
  std::vector<Choice> choices;
  bool person = false;  // "who": must be the only one that is so near
};

// Links each phrase by itself; "who" means the tables of people. An element without choices stands
// for a phrase that names nothing.
std::vector<FurtherOutput> link_further_outputs(const std::vector<std::string>& phrases,
                                                const db::Snapshot& snapshot,
                                                const ColumnFacts& column_facts);

// Adds one column for each output: of the tables of the query, or of rows that each of its rows
// belongs to. False, with the form unchanged or to be discarded, if one has none, or if the query
// does not list rows.
bool add_further_outputs(const std::vector<FurtherOutput>& outputs, const ColumnFacts& column_facts,
                         const SchemaGraph& graph, LogicalForm& form);

}  // namespace ask::engine
