#include "agent/sql/quarters.h"

#include <cstdint>
#include <string>
#include <utility>

#include "agent/sql/nodes.h"

namespace ask::sql {
namespace {

Expr text(std::string literal) { return Expr{Literal{std::move(literal)}}; }
Expr number(int64_t n) { return Expr{Literal{n}}; }

}  // namespace

Expr months_into_quarter() {
  Expr month = call_node("strftime", {text("%m"), text("now")});
  Expr before = binary_node(BinaryOp::kSubtract, std::move(month), number(1));
  Expr passed = binary_node(BinaryOp::kModulo, std::move(before), number(3));
  Expr minus = binary_node(BinaryOp::kConcat, text("-"), std::move(passed));
  return binary_node(BinaryOp::kConcat, std::move(minus), text(" months"));
}

bool is_months_into_quarter(const Expr& expr) {
  static const Expr modifier = months_into_quarter();
  return expr == modifier;
}

}  // namespace ask::sql
