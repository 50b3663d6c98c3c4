// The grounding of one parser state with one choice of tables: what the phases read, and what they
// have grounded so far. Private to this folder. ground.cpp calls the phases in this order:
//
//   phase       headers                        binds
//   tables      tables.h                       mentioned, entity, owner, near
//   outputs     outputs.h                      SELECT and the group keys that are named
//   filters     filters.h                      conditions; HAVING for a comparison of a sum
//   groups      order_limit.h, group_having.h  ORDER BY, LIMIT, HAVING, GROUP BY
//               nesting.h                      ... and the block as one over groups
//   shape       shape_choice.h                 needed, DISTINCT, unused tables left out
//   where       where.h                        the conditions as WHERE, sub-queries, set operators
//   accounting  accounting.h                   the score of the complete query
//
// The phases up to the groups run once for all shapes of a candidate, the others for each shape, on
// a copy. Columns are resolved where a clause needs them (column_resolution.h), near the tables
// that are known by then.
#pragma once
#include <algorithm>
#include <cstdint>
#include <vector>

#include "agent/common/contains.h"
#include "agent/engine/ground/ground.h"
#include "agent/engine/ground/pending_condition.h"

namespace ask::engine {

// What the phases read.
struct GroundingInput {
  GroundingInput(const GroundingContext& context, const ParserState& parse,
                 const TableChoices& table_choices, bool first)
      : arcs(context.arcs),
        facts(context.column_facts),
        graph(context.graph),
        sketch(parse.sketch),
        cues(parse.cues),
        picks(table_choices),
        group_first(first) {}
  uint32_t table_of(ArcId id) const { return engine::table_of(arcs, picks, id); }

  const Arcs& arcs;
  const ColumnFacts& facts;
  const SchemaGraph& graph;
  const Sketch& sketch;
  const PlacedCues& cues;
  const TableChoices& picks;
  bool group_first;  // as in ShapeChoice
};

// The score of the grounding: the features of its rules, and those of the candidate.
struct GroundingScore {
  GroundingScore(const RuleWeights& rule_weights, const ParserState& parse)
      : weights(rule_weights), rule_counts(parse.rule_counts), features(parse.sketch.features) {}
  void charge(RuleFeature rule, float factor = 1) {
    total += weights[rule] * factor;
    rule_counts.add(rule, factor);
  }
  // Counts a feature of the candidate as well.
  void count(Feature feature, RuleFeature rule, float factor = 1) {
    features[feature] += factor;
    charge(rule, factor);
  }
  // Counts a part of the question that no clause expresses.
  void count_unexpressed() { count(Feature::kNoColumn, RuleFeature::kNoColumn); }

  const RuleWeights& weights;
  float total = 0;
  RuleCounts rule_counts;  // with those of the parser state
  GroundedFeatures features;
};

// A table whose rows are the groups, and the arc that asks for it.
struct GroupTable {
  uint32_t table;
  ArcId arc;
};

// What has been grounded so far.
struct GroundingState {
  GroundingState(const RuleWeights& weights, const ParserState& parse) : score(weights, parse) {}

  // Adds tables to those that the query must join; of a column expression, all that it reads.
  void require(uint32_t table);
  void require(ColumnExpr column);
  bool mentions(uint32_t table) const { return contains(mentioned, table); }
  // Adds a table to those to search for columns.
  void search_in(uint32_t table);
  // True if a clause, or a condition that is not in a sub-query, reads a column of the table.
  bool reads(uint32_t table) const;
  // Adds an output that was built from these arcs, unless SELECT has it.
  void add_output(ValueExpr term, const Origin& from);

  uint32_t entity = kNone;           // the table whose rows the question is about
  uint32_t owner = kNone;            // the table that the question attributes the outputs to
  std::vector<uint32_t> mentioned;   // tables, in the order of mention
  std::vector<uint32_t> needed;      // tables that the query must join
  std::vector<uint32_t> near;        // tables to search for columns, entity first
  std::vector<BoundColumn> columns;  // of the arcs that were resolved, in this order

  QueryBlock block;                          // its WHERE and tables come last
  std::vector<ColumnExpr> plain_outputs;     // without aggregate
  size_t figure_at = SIZE_MAX;               // position of the ranking figure in SELECT
  std::vector<GroupKey> group_columns;       // group keys that the question names
  std::vector<GroupTable> group_tables;      // tables whose rows the question names as groups
  std::vector<PendingCondition> conditions;  // of the filters
  // The date of what rows never did, which rows of its table may lack: "never paid"; or invalid.
  ColumnExpr negated_event;
  bool answers_word = true;  // see Candidate
  GroundingScore score;
};

// True if SELECT has an aggregate.
bool selects_aggregate(const QueryBlock& block);
// True if HAVING or ORDER BY aggregates rows.
bool compares_aggregate(const QueryBlock& block);

// The column of a group as an output.
inline ValueExpr shown_key(const GroupKey& key) {
  ValueExpr out{key};
  out.from = key.from;
  return out;
}

}  // namespace ask::engine
