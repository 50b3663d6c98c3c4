// Which terms of a grouped query a list of outputs names: "month number, orders and the change".
#pragma once
#include <optional>
#include <vector>

#include "agent/engine/ir/logical_form.h"
#include "agent/engine/rewrite/asked_series.h"
#include "agent/engine/schema/column_facts.h"

namespace ask::engine {

// What the groups of a query can show.
struct GroupTerms {
  std::vector<ValueExpr> keys;     // as they are shown
  ValueExpr amount;                // the aggregate of the groups
  std::vector<ValueExpr> figures;  // what is made of it
  ColumnExpr along;                // the key that orders the groups; may be invalid
};

// The terms in the order of the list; nullopt if an output is none of them or named twice.
// `ordinal`: the number of the period in `along` is asked for: "month number".
std::optional<std::vector<ValueExpr>> listed_terms(const std::vector<ListedOutput>& listed,
                                                   const GroupTerms& terms,
                                                   const ColumnFacts& column_facts, bool& ordinal);

// The same of the parts that groups are divided into: "the quarter, its customers and their total".
std::optional<std::vector<PartOutput>> listed_parts(const std::vector<ListedOutput>& listed,
                                                    const GroupTerms& terms,
                                                    const ColumnFacts& column_facts);

// The same of a query that lists rows: columns that its conditions are about, and others of its
// entity.
std::optional<std::vector<ValueExpr>> listed_columns(const std::vector<ListedOutput>& listed,
                                                     const QueryBlock& block,
                                                     const ColumnFacts& column_facts);

// Gives the query the outputs of the list, which names all of its own and at most columns of its
// rows beside them. False if it does not; the query is then unchanged or to be discarded.
bool restate_outputs(const std::vector<ListedOutput>& listed, const ColumnFacts& column_facts,
                     QueryBlock& block);

// The period of a group key, as a word: "month" of a date's month and of a column `month`.
std::string_view period_of_key(const ColumnExpr& key, const ColumnFacts& column_facts);

}  // namespace ask::engine
