#include "agent/sql/dialect/expressions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/sql/dialect/columns.h"
#include "agent/sql/dialect/comparisons.h"
#include "agent/sql/dialect/functions.h"
#include "agent/sql/dialect/nodes.h"
#include "agent/sql/dialect/numbers.h"
#include "agent/sql/dialect/patterns.h"
#include "agent/sql/dialect/queries.h"
#include "agent/sql/operators.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

Typed translated_literal(Translation& ctx, const Literal& e) {
  if (std::holds_alternative<std::monostate>(e.value)) return {{e}, SqlType::kNull};
  if (std::holds_alternative<int64_t>(e.value)) return {{e}, SqlType::kInteger};
  if (const auto* real = std::get_if<double>(&e.value); real && !std::isfinite(*real))
    ctx.refuse("an infinite number");
  if (std::holds_alternative<double>(e.value)) return {{e}, SqlType::kReal};
  if (std::holds_alternative<Blob>(e.value)) ctx.refuse("a blob");
  if (const auto* text = std::get_if<std::string>(&e.value); text && text->find('\0') != text->npos)
    ctx.refuse("a text with a NUL byte");
  return {{e}, SqlType::kText};
}

Typed translated_unary(Translation& ctx, const Unary& e) {
  if (e.op == UnaryOp::kNot)
    return {{Unary{UnaryOp::kNot, translated_truth(ctx, *e.operand)}}, SqlType::kTruth};
  if (e.op == UnaryOp::kPlus) {
    Typed out = translated_value(ctx, *e.operand);
    out.converts = false;
    return out;
  }
  Typed operand = as_number(ctx, translated_value(ctx, *e.operand));
  if (e.op == UnaryOp::kBitNot) operand = as_whole_number(ctx, std::move(operand));
  return {{Unary{e.op, std::move(operand.expr)}}, operand.type};
}

// A chain is not nested, however long it is.
Typed all_or_any(Translation& ctx, const Binary& e) {
  std::vector<const Expr*> reversed;
  const Binary* chain = &e;
  for (;;) {
    reversed.push_back(&*chain->right);
    const auto* inner = std::get_if<Binary>(&chain->left->node);
    if (!inner || inner->op != e.op) break;
    chain = inner;
  }
  Expr out = translated_truth(ctx, *chain->left);
  for (auto each = reversed.rbegin(); each != reversed.rend(); ++each)
    out = {Binary{e.op, std::move(out), translated_truth(ctx, **each)}};
  return {std::move(out), SqlType::kTruth};
}

Typed translated_binary(Translation& ctx, const Binary& e) {
  switch (e.op) {
    case BinaryOp::kAnd:
    case BinaryOp::kOr:
      return all_or_any(ctx, e);
    case BinaryOp::kEqual:
    case BinaryOp::kNotEqual:
    case BinaryOp::kLess:
    case BinaryOp::kLessEqual:
    case BinaryOp::kGreater:
    case BinaryOp::kGreaterEqual:
    case BinaryOp::kIs:
    case BinaryOp::kIsNot:
      return translated_comparison(ctx, e);
    case BinaryOp::kLike:
    case BinaryOp::kNotLike:
      return translated_like(ctx, e);
    case BinaryOp::kGlob:
    case BinaryOp::kNotGlob:
      return translated_glob(ctx, e);
    case BinaryOp::kConcat: {
      Typed left = translated_value(ctx, *e.left);
      return concatenation(ctx, std::move(left), translated_value(ctx, *e.right));
    }
    case BinaryOp::kAdd:
    case BinaryOp::kSubtract:
    case BinaryOp::kMultiply:
    case BinaryOp::kBitAnd:
    case BinaryOp::kBitOr: {
      Typed left = translated_value(ctx, *e.left);
      return arithmetic(ctx, e.op, std::move(left), translated_value(ctx, *e.right));
    }
    case BinaryOp::kDivide:
    case BinaryOp::kModulo: {
      Typed left = translated_value(ctx, *e.left);
      return division(ctx, e.op, std::move(left), translated_value(ctx, *e.right));
    }
    default:
      ctx.refuse(fmt::format("the operator {}", facts(e.op).text));
      return {};
  }
}

// A nested query that gives one value: SQLite takes the first row of several.
Typed scalar_query(Translation& ctx, const Query& q) {
  std::vector<KnownColumn> columns;
  Query inner = translated_query(ctx, q, &columns);
  const bool one = q.cores.size() == 1 && q.cores[0].group_by.empty() &&
                   std::any_of(q.cores[0].items.begin(), q.cores[0].items.end(),
                               [](const SelectItem& item) { return has_aggregate(item.expr); });
  if (!one && !inner.limit) inner.limit = number_node(1);
  const SqlType type = columns.size() == 1 ? columns[0].type : SqlType::kUnknown;
  const bool digits = columns.size() == 1 && columns[0].digits;
  return {{ScalarQuery{std::move(inner)}}, type, true, false, digits};
}

Typed by_kind(Translation& ctx, const Expr& expr) {
  struct Visit {
    Translation& ctx;
    Typed operator()(const Literal& e) { return translated_literal(ctx, e); }
    Typed operator()(const ColumnRef& e) { return translated_column(ctx, e); }
    Typed operator()(const Star&) {
      ctx.refuse("a star in an expression");
      return {};
    }
    Typed operator()(const Binary& e) { return translated_binary(ctx, e); }
    Typed operator()(const Unary& e) { return translated_unary(ctx, e); }
    Typed operator()(const Call& e) { return translated_call(ctx, e); }
    Typed operator()(const Case& e) { return translated_case(ctx, e); }
    Typed operator()(const Cast& e) { return translated_cast(ctx, e); }
    Typed operator()(const Collate& e) {
      Typed operand = translated_value(ctx, *e.operand);
      operand.collated = false;
      if (text::equal_nocase(e.collation, "binary")) return operand;
      if (!text::equal_nocase(e.collation, "nocase")) ctx.refuse("COLLATE " + e.collation);
      if (!may_be_text(operand.type)) return operand;
      return {lower_ascii(ctx, std::move(operand.expr)), SqlType::kText, operand.converts};
    }
    Typed operator()(const Between& e) { return translated_between(ctx, e); }
    Typed operator()(const IsNull& e) {
      return {{IsNull{translated_value(ctx, *e.operand).expr, e.negated}}, SqlType::kTruth};
    }
    Typed operator()(const IsTruth& e) {
      return {{IsTruth{translated_truth(ctx, *e.operand), e.truth, e.negated}}, SqlType::kTruth};
    }
    Typed operator()(const InList& e) { return translated_in_list(ctx, e); }
    Typed operator()(const InQuery& e) { return translated_in_query(ctx, e); }
    Typed operator()(const Exists& e) {
      return {{Exists{translated_query(ctx, *e.query, nullptr), e.negated}}, SqlType::kTruth};
    }
    Typed operator()(const ScalarQuery& e) { return scalar_query(ctx, *e.query); }
    Typed operator()(const RowValue&) {
      ctx.refuse("a comparison of rows");
      return {};
    }
  };
  return std::visit(Visit{ctx}, expr.node);
}

}  // namespace

Typed translated(Translation& ctx, const Expr& expr) {
  if (ctx.failed()) return {};
  ctx.spend(1);
  ctx.enter();
  // Expressions of GROUP BY stay unchanged.
  if (!ctx.frames.empty() && ctx.frames.back().grouped && !ctx.frames.back().groups.empty() &&
      !std::holds_alternative<Literal>(expr.node)) {
    ctx.frames.back().grouped = false;
    Typed whole = by_kind(ctx, expr);
    ctx.frames.back().grouped = true;
    const auto& groups = ctx.frames.back().groups;
    const bool grouped = contains(groups, whole.expr);
    if (grouped || ctx.failed()) {
      --ctx.depth;
      return whole;
    }
  }
  Typed out = by_kind(ctx, expr);
  --ctx.depth;
  return out;
}

Typed translated_value(Translation& ctx, const Expr& expr) {
  Typed out = translated(ctx, expr);
  if (out.type == SqlType::kTime) ctx.refuse("a point in time that is no text");
  if (out.type != SqlType::kTruth) return out;
  return {cast_to(std::move(out.expr), "integer"), SqlType::kInteger, false};
}

Expr translated_truth(Translation& ctx, const Expr& expr) {
  if (const auto* literal = std::get_if<Literal>(&expr.node))
    if (const auto* whole = std::get_if<int64_t>(&literal->value)) return truth_node(*whole != 0);
  Typed out = translated(ctx, expr);
  switch (out.type) {
    case SqlType::kTruth:
      return std::move(out.expr);
    case SqlType::kNull:
      return cast_to(std::move(out.expr), "boolean");
    case SqlType::kText:
      out = as_number(ctx, std::move(out));
      break;
    default:
      break;
  }
  return {Binary{BinaryOp::kNotEqual, std::move(out.expr), number_node(0)}};
}

SqlType common_type(Translation& ctx, SqlType a, SqlType b) {
  if (a == b || b == SqlType::kNull) return a;
  if (a == SqlType::kNull) return b;
  if (is_number(a) && is_number(b))
    return a == SqlType::kNumber || b == SqlType::kNumber ? SqlType::kNumber : SqlType::kReal;
  if (a == SqlType::kUnknown || b == SqlType::kUnknown) return SqlType::kUnknown;
  ctx.refuse("an expression that is a text or a number");
  return SqlType::kUnknown;
}

Typed translated_case(Translation& ctx, const Case& e) {
  Case out;
  SqlType type = SqlType::kNull;
  for (const When& when : e.whens) {
    Expr condition;
    if (e.operand) {
      Typed operand = translated_value(ctx, **e.operand),
            other = translated_value(ctx, when.condition);
      if (is_collated(**e.operand, "nocase") && may_be_text(other.type))
        other.expr = lower_ascii(ctx, std::move(other.expr));
      condition = compared(ctx, BinaryOp::kEqual, std::move(operand), std::move(other)).expr;
    } else {
      condition = translated_truth(ctx, when.condition);
    }
    Typed result = translated_value(ctx, when.result);
    type = common_type(ctx, type, result.type);
    out.whens.push_back({std::move(condition), std::move(result.expr)});
  }
  if (e.otherwise) {
    Typed otherwise = translated_value(ctx, **e.otherwise);
    type = common_type(ctx, type, otherwise.type);
    out.otherwise = Box<Expr>(std::move(otherwise.expr));
  }
  return {{std::move(out)}, type};
}

}  // namespace ask::sql
