// Bounds of the expansion cost of SQL text that the query tree may not represent.
#pragma once
#include <optional>
#include <vector>

#include "agent/sql/expansion_cost.h"
#include "agent/sql/lex.h"

namespace ask::sql {

// Parses these tokens as a SELECT; nothing if the query tree cannot represent it.
std::optional<Query> query_of(const std::vector<Token>& tokens);
// An upper bound of expansion_cost() for that and any other statement; often much more than the
// real cost.
double rough_expansion_cost(const std::vector<Token>& tokens, const TableExpansionCost& tables);

}  // namespace ask::sql
