// Factories of query tree nodes, for the translation.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "agent/sql/tree.h"

namespace ask::sql {

Expr cast_to(Expr operand, std::string type);
// NOT of the expression, if `negated`.
Expr negated_if(bool negated, Expr expr);
Expr number_node(int64_t value);
Expr text_node(std::string value);
Expr truth_node(bool value);
// The literal of a text that is a number as a whole.
std::optional<Expr> number_in(const std::string& text);

}  // namespace ask::sql
