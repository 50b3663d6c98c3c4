// Factories of query tree nodes.
#pragma once
#include <string_view>
#include <vector>

#include "agent/sql/tree.h"

namespace ask::sql {

Expr call_node(std::string_view function, std::vector<Expr> arguments);
Expr binary_node(BinaryOp op, Expr left, Expr right);

}  // namespace ask::sql
