#include "agent/sql/dialect/comparisons.h"

#include <fmt/format.h>

#include <utility>

#include "agent/common/text.h"
#include "agent/sql/dialect/expressions.h"
#include "agent/sql/dialect/nodes.h"
#include "agent/sql/dialect/numbers.h"
#include "agent/sql/dialect/queries.h"
#include "agent/sql/nodes.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

bool is_order(BinaryOp op) {
  return op == BinaryOp::kLess || op == BinaryOp::kLessEqual || op == BinaryOp::kGreater ||
         op == BinaryOp::kGreaterEqual;
}

}  // namespace

bool is_collated(const Expr& expr, std::string_view collation) {
  const auto* collate = std::get_if<Collate>(&expr.node);
  return collate && text::equal_nocase(collate->collation, collation);
}

bool may_be_text(SqlType type) { return type == SqlType::kText || type == SqlType::kUnknown; }

void refuse_collated(Translation& ctx) {
  ctx.refuse("a comparison by the collation of a column (write COLLATE NOCASE or COLLATE BINARY)");
}

Expr lower_ascii(Translation& ctx, Expr text) {
  if (const std::string* written = text_literal(text)) return text_node(text::lower(*written));
  if (ctx.is_postgres()) return call_node("lower", {Expr{Collate{std::move(text), "C"}}});
  return call_node("translate", {std::move(text), text_node("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
                                 text_node("abcdefghijklmnopqrstuvwxyz")});
}

void convert_operands(Translation& ctx, Typed& a, Typed& b, bool ordered) {
  if (a.collated || b.collated) refuse_collated(ctx);
  if (a.type == SqlType::kText && is_number(b.type)) return convert_operands(ctx, b, a, ordered);
  if (!is_number(a.type) || b.type != SqlType::kText) return;
  // a is a number, b a text.
  const std::string* const text = text_literal(b.expr);
  if (a.converts && text) {
    if (auto read = number_in(*text)) {
      b = {std::move(*read), SqlType::kInteger};
      return;
    }
    if (ordered) return ctx.refuse("a number that is ordered against a text");
    a = {as_text(ctx, std::move(a)), SqlType::kText};
    return;
  }
  const auto* literal = std::get_if<Literal>(&a.expr.node);
  if (b.converts && literal && a.type == SqlType::kInteger) {
    a = {text_node(fmt::format("{}", std::get<int64_t>(literal->value))), SqlType::kText};
    return;
  }
  if (a.converts && b.converts && a.type == SqlType::kInteger && !ordered) {
    a = {as_text(ctx, std::move(a)), SqlType::kText};
    return;
  }
  ctx.refuse("a number that is compared with a text");
}

Typed compared(Translation& ctx, BinaryOp op, Typed left, Typed right) {
  convert_operands(ctx, left, right, is_order(op));
  if (is_order(op) && left.type == SqlType::kText)
    left.expr = ordered_by_bytes(ctx, std::move(left));
  return {{Binary{op, std::move(left.expr), std::move(right.expr)}}, SqlType::kTruth};
}

Typed translated_comparison(Translation& ctx, const Binary& e) {
  Typed left = translated_value(ctx, *e.left), right = translated_value(ctx, *e.right);
  if (is_collated(*e.left, "nocase") != is_collated(*e.right, "nocase")) {
    // The collation counts for both sides.
    Typed& other = is_collated(*e.left, "nocase") ? right : left;
    if (may_be_text(other.type)) other.expr = lower_ascii(ctx, std::move(other.expr));
  }
  // A collation that is written counts for both sides.
  if (std::holds_alternative<Collate>(e.left->node) ||
      std::holds_alternative<Collate>(e.right->node))
    left.collated = right.collated = false;
  return compared(ctx, e.op, std::move(left), std::move(right));
}

Typed translated_between(Translation& ctx, const Between& e) {
  Typed operand = translated_value(ctx, *e.operand), low = translated_value(ctx, *e.low),
        high = translated_value(ctx, *e.high);
  if (is_collated(*e.operand, "nocase"))
    for (Typed* end : {&low, &high})
      if (may_be_text(end->type)) end->expr = lower_ascii(ctx, std::move(end->expr));
  Typed again = operand;
  convert_operands(ctx, operand, low, true);
  convert_operands(ctx, again, high, true);
  if (!(again.expr == operand.expr)) ctx.refuse("BETWEEN a number and a text");
  if (operand.type == SqlType::kText) operand.expr = ordered_by_bytes(ctx, std::move(operand));
  return {{Between{std::move(operand.expr), std::move(low.expr), std::move(high.expr), e.negated}},
          SqlType::kTruth};
}

Typed translated_in_list(Translation& ctx, const InList& e) {
  Typed operand = translated_value(ctx, *e.operand);
  if (e.items.empty()) return {truth_node(e.negated), SqlType::kTruth};
  InList out{operand.expr, {}, e.negated};
  for (const Expr& item : e.items) {
    Typed each = translated_value(ctx, item);
    if (is_collated(*e.operand, "nocase") && may_be_text(each.type))
      each.expr = lower_ascii(ctx, std::move(each.expr));
    ctx.spend_copy(operand.expr);
    if (ctx.failed()) return {};
    Typed left = operand;
    convert_operands(ctx, left, each, false);
    if (!(left.expr == operand.expr)) {
      // Only a text among numbers, which is equal to none of them.
      if (!text_literal(each.expr)) ctx.refuse("IN a list of texts and numbers");
      continue;
    }
    out.items.push_back(std::move(each.expr));
  }
  if (out.items.empty()) return {truth_node(e.negated), SqlType::kTruth};
  return {{std::move(out)}, SqlType::kTruth};
}

Typed translated_in_query(Translation& ctx, const InQuery& e) {
  Typed operand = translated_value(ctx, *e.operand);
  std::vector<KnownColumn> columns;
  Query inner = translated_query(ctx, *e.query, &columns);
  if (operand.collated) refuse_collated(ctx);
  if (is_collated(*e.operand, "nocase")) ctx.refuse("IN a query by COLLATE NOCASE");
  if (columns.size() == 1) {
    Typed other{{Literal{}}, columns[0].type, true};
    if (operand.type == SqlType::kText && is_number(other.type))
      ctx.refuse("a text that is looked for among numbers");
    if (is_number(operand.type) && other.type == SqlType::kText)
      operand.expr = as_text(ctx, std::move(operand));
  }
  return {{InQuery{std::move(operand.expr), std::move(inner), e.negated}}, SqlType::kTruth};
}

}  // namespace ask::sql
