#include "agent/sql/dialect/numbers.h"

#include <utility>

#include "agent/common/text.h"
#include "agent/sql/dialect/expressions.h"
#include "agent/sql/dialect/nodes.h"
#include "agent/sql/nodes.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

bool is_nonzero(const Expr& expr) {
  const auto* literal = std::get_if<Literal>(&expr.node);
  if (!literal) return false;
  if (const auto* whole = std::get_if<int64_t>(&literal->value)) return *whole != 0;
  if (const auto* real = std::get_if<double>(&literal->value)) return *real < 0 || *real > 0;
  return false;
}

}  // namespace

bool is_number(SqlType type) {
  return type == SqlType::kInteger || type == SqlType::kReal || type == SqlType::kNumber;
}

Typed as_number(Translation& ctx, Typed operand) {
  if (operand.type != SqlType::kText) return operand;
  if (const std::string* text = text_literal(operand.expr))
    if (auto read = number_in(*text)) {
      const bool whole = std::holds_alternative<int64_t>(std::get<Literal>(read->node).value);
      return {std::move(*read), whole ? SqlType::kInteger : SqlType::kReal};
    }
  if (operand.digits) return {cast_to(std::move(operand.expr), "bigint"), SqlType::kInteger};
  ctx.spend_copy(operand.expr);
  if (ctx.failed()) return {};
  const std::string pattern = "^\\s*[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?";
  Expr read =
      ctx.is_postgres()
          ? call_node("substring", {operand.expr, text_node(pattern)})
          : call_node("nullif", {call_node("regexp_extract", {operand.expr, text_node(pattern)}),
                                 text_node("")});
  Case out;
  out.whens.push_back(
      {{IsNull{operand.expr, true}},
       cast_to(call_node("coalesce", {std::move(read), text_node("0")}), ctx.real_type())});
  return {{std::move(out)}, SqlType::kNumber};
}

Typed as_whole_number(Translation& ctx, Typed operand) {
  operand = as_number(ctx, std::move(operand));
  if (operand.type == SqlType::kInteger) return operand;
  return {cast_to(call_node("trunc", {std::move(operand.expr)}), "bigint"), SqlType::kInteger};
}

Expr as_text(Translation& ctx, Typed operand) {
  if (operand.type == SqlType::kText || operand.type == SqlType::kNull)
    return std::move(operand.expr);
  if (operand.type == SqlType::kReal && ctx.is_postgres()) ctx.refuse("a real number as a text");
  if (operand.type == SqlType::kNumber)
    ctx.refuse("a number that is read of a text, as a text again");
  return cast_to(std::move(operand.expr), ctx.is_postgres() ? "text" : "varchar");
}

Expr ordered_by_bytes(Translation& ctx, Typed text) {
  if (!ctx.is_postgres()) return std::move(text.expr);
  return {Collate{std::move(text.expr), "C"}};
}

Typed arithmetic(Translation& ctx, BinaryOp op, Typed left, Typed right) {
  left = as_number(ctx, std::move(left));
  right = as_number(ctx, std::move(right));
  SqlType type = left.type == SqlType::kInteger && right.type == SqlType::kInteger
                     ? SqlType::kInteger
                     : SqlType::kReal;
  // A real number makes the other one real as well.
  const bool real = left.type == SqlType::kReal || right.type == SqlType::kReal;
  const bool read = left.type == SqlType::kNumber || right.type == SqlType::kNumber;
  if (read && !real) type = SqlType::kNumber;
  if (left.type == SqlType::kUnknown || right.type == SqlType::kUnknown) type = SqlType::kUnknown;
  if (op == BinaryOp::kBitAnd || op == BinaryOp::kBitOr) {
    left = as_whole_number(ctx, std::move(left));
    right = as_whole_number(ctx, std::move(right));
    type = SqlType::kInteger;
  }
  return {{Binary{op, std::move(left.expr), std::move(right.expr)}}, type};
}

Typed division(Translation& ctx, BinaryOp op, Typed left, Typed right) {
  left = as_number(ctx, std::move(left));
  right = as_number(ctx, std::move(right));
  if (op == BinaryOp::kModulo) {
    left = as_whole_number(ctx, std::move(left));
    right = as_whole_number(ctx, std::move(right));
  }
  const bool whole = left.type == SqlType::kInteger && right.type == SqlType::kInteger;
  const bool unknown = left.type == SqlType::kUnknown || right.type == SqlType::kUnknown;
  const bool real = left.type == SqlType::kReal || right.type == SqlType::kReal;
  if (!real && (left.type == SqlType::kNumber || right.type == SqlType::kNumber))
    ctx.refuse(
        "a division that may or may not be of whole numbers "
        "(CAST its text AS INTEGER or AS REAL)");
  if (unknown && !real && !ctx.is_postgres())
    ctx.refuse("a division that may or may not be of whole numbers");
  if (real) {
    const char* const type = ctx.real_type();
    left.expr = cast_to(std::move(left.expr), type);
  }
  // Sums of bigint are numeric there, and would be divided as such.
  if (whole && ctx.is_postgres() && !std::holds_alternative<Literal>(right.expr.node))
    right.expr = cast_to(std::move(right.expr), "bigint");
  if (!is_nonzero(right.expr))
    right.expr = call_node("nullif", {std::move(right.expr), number_node(0)});
  const SqlType type = whole ? SqlType::kInteger : unknown ? SqlType::kUnknown : SqlType::kReal;
  if (whole && !ctx.is_postgres() && op == BinaryOp::kDivide)
    return {call_node("divide", {std::move(left.expr), std::move(right.expr)}), type};
  if (whole && ctx.is_postgres()) left.expr = cast_to(std::move(left.expr), "bigint");
  return {{Binary{op, std::move(left.expr), std::move(right.expr)}}, type};
}

Typed concatenation(Translation& ctx, Typed left, Typed right) {
  Expr first = as_text(ctx, std::move(left));
  return {{Binary{BinaryOp::kConcat, std::move(first), as_text(ctx, std::move(right))}},
          SqlType::kText};
}

Typed translated_cast(Translation& ctx, const Cast& e) {
  Typed operand = translated_value(ctx, *e.operand);
  const std::string type = text::lower(e.type);
  const auto has = [&](std::string_view part) { return type.find(part) != type.npos; };
  if (has("int")) {
    operand = as_whole_number(ctx, std::move(operand));
    operand.converts = true;
    return operand;
  }
  if (has("char") || has("clob") || has("text"))
    return {as_text(ctx, std::move(operand)), SqlType::kText, true};
  if (has("blob") || type.empty()) ctx.refuse("CAST to a blob");
  operand = as_number(ctx, std::move(operand));
  const bool whole = operand.type == SqlType::kInteger;
  if (has("real") || has("floa") || has("doub"))
    return {cast_to(std::move(operand.expr), ctx.real_type()), SqlType::kReal, true};
  if (!whole && operand.type != SqlType::kReal && operand.type != SqlType::kNumber)
    ctx.refuse("CAST to " + e.type);
  operand.converts = true;  // NUMERIC leaves numbers as they are
  return operand;
}

}  // namespace ask::sql
