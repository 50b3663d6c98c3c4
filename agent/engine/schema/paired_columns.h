// Two columns of a row that a question wants to be the same or not: "boats whose skipper is not the
// owner", "films directed and produced by the same person", "casks emptied the day they were
// tapped".
#pragma once
#include <cstdint>
#include <string_view>

#include "agent/engine/schema/column_facts.h"
#include "agent/engine/schema/holdings.h"

namespace ask::engine {

// The condition on the rows of the table or, of kNone, of the only table with such columns: keys of
// the same rows, or two dates, that the words call by their roles. Unknown if it is not clear.
RowCondition paired_columns(const ColumnFacts& column_facts, uint32_t table, std::string_view one,
                            std::string_view other, bool differ);

}  // namespace ask::engine
