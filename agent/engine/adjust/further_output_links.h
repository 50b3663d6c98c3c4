// Schema links of further requested outputs ("..., and at which event"): the columns and tables
// that their words name.
#pragma once
#include <string>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/engine/ir/column_expr.h"
#include "agent/engine/rewrite/question_rewriter.h"
#include "agent/engine/schema/column_facts.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

// The lowest link score, 0-1, of a phrase for a column or table of other rows.
inline constexpr float kLowestOutputLink = 0.75F;

// A request with the columns that it may mean. A whole table means its display column.
struct FurtherOutput {
  struct Choice {
    ColumnExpr column;
    float score = 0;  // link score, 0-1
  };
  OutputRequest::Kind kind = OutputRequest::Kind::kNoun;
  std::vector<Choice> choices;
  Token word;            // of the request
  bool beside = false;   // must be a column that each row has
  bool listed = false;   // one of several: "with country and rate"
  bool of_kind = false;  // "kind of visit": what the rows that it names are kinds of
  Figure figure = Figure::kTotal;
};

// Links the word of each request by itself; "who" means the tables of people. An element without
// choices is a request that names nothing.
std::vector<FurtherOutput> link_further_outputs(const std::vector<OutputRequest>& requests,
                                                const db::Snapshot& snapshot,
                                                const ColumnFacts& column_facts);

// True if a request names nothing that the schema has.
bool names_nothing(const std::vector<FurtherOutput>& outputs);

}  // namespace ask::engine
