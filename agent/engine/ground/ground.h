// Grounding: turns the sketch of a parser state into a logical form. Every arc is bound to a table
// or column of the schema, and what the question leaves implicit is filled in: name columns, group
// keys, order, limits, sub-queries.
#pragma once
#include <functional>
#include <span>
#include <vector>

#include "agent/engine/ir/feature.h"
#include "agent/engine/parse/arcs.h"
#include "agent/engine/parse/parser_state.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

// The table chosen for an ambiguous table arc.
struct TableChoice {
  ArcId arc = kNoArc;
  uint32_t table = kNone;
};
inline constexpr size_t kMostAmbiguous = 3;
using TableChoices = InlineVector<TableChoice, kMostAmbiguous>;

// The column that an arc is bound to.
struct BoundColumn {
  ArcId arc;
  ColumnExpr column;
};

// The table that a table or column arc is bound to by these choices; kNone for other arcs.
uint32_t table_of(const Arcs& arcs, const TableChoices& picks, ArcId id);

struct Candidate {
  LogicalForm logical_form;
  float score = 0;
  RuleCounts rule_counts;              // the features that the score is the weighted sum of
  GroundedFeatures features;           // of the parser and of the grounding
  size_t joins = 0;                    // of the query, sub-queries apart
  const ParserState* state = nullptr;  // not owned: an element of the beam search's result
  TableChoices picks;
  bool answers_word = true;          // the outputs are what the question word asks for
  std::vector<BoundColumn> columns;  // the column arcs of the sketch, in the order of binding
  float operator[](Feature feature) const { return features[feature]; }
};

struct GroundingContext {
  const Arcs& arcs;
  const ColumnFacts& column_facts;
  const SchemaGraph& graph;
  const RuleWeights& weights;
};

// Choices that the wording leaves open; each setting gives a candidate of its own.
struct ShapeChoice {
  bool group_first = true;   // select an unrequested group key before the requested outputs
  bool distinct = false;     // DISTINCT although the question does not ask for it
  bool drop_unused = false;  // leave out tables that are mentioned but not used
};

// Grounds the state with these tables, once for each shape; passes the candidates that exist to
// `keep` in the order of `shapes`.
void ground(const GroundingContext& context, const ParserState& state, const TableChoices& picks,
            std::span<const ShapeChoice> shapes, const std::function<void(Candidate&&)>& keep);

// Grounds every state with every combination of choices (up to a limit per state). Best first; of
// equal logical forms, only the best. The result points into `states`.
std::vector<Candidate> ground_all(const GroundingContext& context,
                                  const std::vector<ParserState>& states);

}  // namespace ask::engine
