// Two numbers of rows that a question compares although it names the second only: "jobs dearer than
// the quote", "who pays more rent than the base rent of the flat".
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/join_graph.h"

namespace ask::engine {

struct ComparedNumbers {
  ColumnExpr measure, bound;
};

// `bound`: the words that name the second number, of the rows or of what they belong to. `said`:
// words before it, which may name the first number: "rent", "charged". Of rows that have no such
// number, that of the rows that belong to them. Invalid columns if it is not clear which are meant.
ComparedNumbers numbers_compared(const ColumnFacts& column_facts, const SchemaGraph& graph,
                                 uint32_t rows, std::span<const std::string> bound,
                                 std::span<const std::string> said);

}  // namespace ask::engine
