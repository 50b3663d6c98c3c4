#include "agent/sql/nodes.h"

#include <string>
#include <utility>

namespace ask::sql {

Expr call_node(std::string_view function, std::vector<Expr> arguments) {
  return {Call{std::string(function), std::move(arguments)}};
}
Expr binary_node(BinaryOp op, Expr left, Expr right) {
  return {Binary{op, std::move(left), std::move(right)}};
}

}  // namespace ask::sql
