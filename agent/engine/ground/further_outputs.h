// Adds to a query the columns that the end of its question asks for ("..., and at which event"),
// which the rewriter took out of the question (rewrite/rewrite_further_outputs.cpp).
#pragma once
#include <string>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/ir/logical_form.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// What a wish may mean. A whole table stands for its display column.
struct FurtherOutput {
  struct Choice {
    ColumnExpr column;
    float score = 0;  // link score, 0-1
  };
  Wish::Kind kind = Wish::Kind::kNoun;
  std::vector<Choice> choices;
  Token word;           // of the wish
  bool beside = false;  // must be a column that each row has
  Figure figure = Figure::kTotal;
};

// Links the word of each wish by itself; "who" means the tables of people. An element without
// choices stands for one that names nothing.
std::vector<FurtherOutput> link_further_outputs(const std::vector<Wish>& wishes,
                                                const db::Snapshot& snapshot,
                                                const ColumnFacts& column_facts);

// Adds one column for each output, or, with `only`, puts them in the place of all others: of the
// tables of the query, or of rows that each of its rows belongs to. False, with the form unchanged
// or to be discarded, if one has none, or if the query does not list rows.
bool add_further_outputs(const std::vector<FurtherOutput>& outputs, bool only, const Arcs& arcs,
                         const ColumnFacts& column_facts, const SchemaGraph& graph,
                         LogicalForm& form);

// True if a wish names nothing that the schema has.
bool names_nothing(const std::vector<FurtherOutput>& outputs);

}  // namespace ask::engine
