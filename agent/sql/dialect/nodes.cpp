#include "agent/sql/dialect/nodes.h"

#include <charconv>
#include <utility>

#include "agent/common/text.h"
#include "agent/sql/nodes.h"

namespace ask::sql {

Expr cast_to(Expr operand, std::string type) { return {Cast{std::move(operand), std::move(type)}}; }
Expr number_node(int64_t value) { return {Literal{value}}; }
Expr text_node(std::string value) { return {Literal{std::move(value)}}; }
Expr truth_node(bool value) { return call_node(value ? "true" : "false", {}); }

Expr negated_if(bool negated, Expr expr) {
  if (!negated) return expr;
  return {Unary{UnaryOp::kNot, std::move(expr)}};
}

std::optional<Expr> number_in(const std::string& text) {
  const std::string_view all = text::trimmed(text);
  int64_t whole = 0;
  auto read = std::from_chars(all.data(), all.data() + all.size(), whole);
  if (read.ec == std::errc() && read.ptr == all.data() + all.size()) return number_node(whole);
  double real = 0;
  read = std::from_chars(all.data(), all.data() + all.size(), real);
  const bool digit = all.find_first_of("0123456789") != all.npos;
  if (!all.empty() && digit && read.ec == std::errc() && read.ptr == all.data() + all.size())
    return Expr{Literal{real}};
  return std::nullopt;
}

}  // namespace ask::sql
