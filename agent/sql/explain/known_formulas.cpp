#include "agent/sql/explain/known_formulas.h"

#include <string_view>

#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

template <class Node>
const Node* as(const Expr& e) {
  return std::get_if<Node>(&e.node);
}

bool is_text(const Expr& e, std::string_view text) {
  const std::string* literal = text_literal(e);
  return literal != nullptr && *literal == text;
}

// The X of strftime(format, X).
const Expr* formatted(const Expr& e, std::string_view format) {
  const auto* call = as<Call>(e);
  return call != nullptr && text::equal_nocase(call->name, "strftime") &&
                 call->arguments.size() == 2 && is_text(call->arguments[0], format)
             ? &call->arguments[1]
             : nullptr;
}

// The X of strftime(format, 'now') <op> strftime(format, X).
const Expr* compared_with_now(const Binary& e, BinaryOp op, std::string_view format) {
  if (e.op != op) return nullptr;
  const Expr* now = formatted(*e.left, format);
  return now != nullptr && is_text(*now, "now") ? formatted(*e.right, format) : nullptr;
}

}  // namespace

const Expr* date_of_age(const Binary& expr) {
  const auto* years = as<Binary>(*expr.left);
  const auto* before_birthday = as<Binary>(*expr.right);
  if (expr.op != BinaryOp::kSubtract || years == nullptr || before_birthday == nullptr)
    return nullptr;
  const Expr* born = compared_with_now(*years, BinaryOp::kSubtract, "%Y");
  const Expr* birthday = compared_with_now(*before_birthday, BinaryOp::kLess, "%m-%d");
  return born != nullptr && birthday != nullptr && *born == *birthday ? born : nullptr;
}

std::optional<Percentage> percentage(const Binary& expr) {
  const auto* hundredfold = as<Binary>(*expr.left);
  if (expr.op != BinaryOp::kDivide || hundredfold == nullptr ||
      hundredfold->op != BinaryOp::kMultiply)
    return std::nullopt;
  const auto* factor = as<Literal>(*hundredfold->left);
  if (factor == nullptr || as_number(factor->value) != 100) return std::nullopt;
  return Percentage{*hundredfold->right, *expr.right};
}

const Expr* only_filter(const Percentage& percentage) {
  const auto* part = as<Call>(percentage.part);
  if (part == nullptr || !part->filter) return nullptr;
  Call unfiltered = *part;
  unfiltered.filter.reset();
  return Expr{std::move(unfiltered)} == percentage.whole ? &**part->filter : nullptr;
}

}  // namespace ask::sql
