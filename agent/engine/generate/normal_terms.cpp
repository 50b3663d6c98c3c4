#include "agent/engine/generate/normal_terms.h"

#include <algorithm>
#include <string>
#include <utility>

#include "agent/common/contains.h"
#include "agent/sql/nodes.h"
#include "agent/sql/render.h"
#include "agent/sql/visit.h"

namespace ask::engine {
namespace {

using sql::BinaryOp;
using sql::Expr;

// Whether it is true or not: its sum is a number of rows.
bool is_condition(const Expr& expr) {
  if (const auto* binary = std::get_if<sql::Binary>(&expr.node)) {
    constexpr BinaryOp kOps[] = {BinaryOp::kOr,       BinaryOp::kAnd,          BinaryOp::kEqual,
                                 BinaryOp::kNotEqual, BinaryOp::kLess,         BinaryOp::kLessEqual,
                                 BinaryOp::kGreater,  BinaryOp::kGreaterEqual, BinaryOp::kLike,
                                 BinaryOp::kNotLike};
    return contains(kOps, binary->op);
  }
  return std::holds_alternative<sql::IsNull>(expr.node);
}

bool is_number(const Expr& expr, int64_t number) {
  const auto* literal = std::get_if<sql::Literal>(&expr.node);
  return literal != nullptr && literal->value == Value(number);
}

// The same for every row.
bool is_fixed(const Expr& expr) {
  if (std::holds_alternative<sql::ColumnRef>(expr.node) ||
      std::holds_alternative<sql::Star>(expr.node))
    return false;
  bool fixed = true;
  sql::children(expr, {[&](const Expr& e) { fixed = fixed && is_fixed(e); },
                       [&](const sql::Query&) { fixed = false; }});
  return fixed;
}

// The comparison of the right side with the left one.
BinaryOp turned(BinaryOp op) {
  switch (op) {
    case BinaryOp::kLess:
      return BinaryOp::kGreater;
    case BinaryOp::kLessEqual:
      return BinaryOp::kGreaterEqual;
    case BinaryOp::kGreater:
      return BinaryOp::kLess;
    case BinaryOp::kGreaterEqual:
      return BinaryOp::kLessEqual;
    default:
      return op;
  }
}

}  // namespace

const sql::Expr* counted_condition(const sql::Call& call) {
  const bool sum = call.name == "sum";
  if (call.arguments.size() != 1 || call.distinct || (!sum && call.name != "count")) return nullptr;
  const Expr& argument = call.arguments[0];
  if (sum && is_condition(argument)) return &argument;
  const auto* choice = std::get_if<sql::Case>(&argument.node);
  if (choice == nullptr || choice->operand || choice->whens.size() != 1 ||
      !is_number(choice->whens[0].result, 1) || (!sum && choice->otherwise) ||
      (choice->otherwise && !is_number(**choice->otherwise, 0)))
    return nullptr;
  return &choice->whens[0].condition;
}

std::vector<sql::Expr> in_order(std::vector<sql::Expr> terms) {
  std::vector<std::pair<std::string, Expr>> by_text;
  for (Expr& term : terms) {
    std::string text = sql::render(term);
    by_text.emplace_back(std::move(text), std::move(term));
  }
  std::sort(by_text.begin(), by_text.end(),
            [](const auto& a, const auto& b) { return a.first < b.first; });
  terms.clear();
  for (size_t i = 0; i < by_text.size(); ++i)
    if (i == 0 || by_text[i].first != by_text[i - 1].first)
      terms.push_back(std::move(by_text[i].second));
  return terms;
}

sql::Expr joined(BinaryOp op, std::vector<sql::Expr> terms) {
  terms = in_order(std::move(terms));
  Expr out = std::move(terms[0]);
  for (size_t i = 1; i < terms.size(); ++i)
    out = sql::binary_node(op, std::move(out), std::move(terms[i]));
  return out;
}

std::vector<sql::Expr> copies(const Expr& expr, BinaryOp op) {
  std::vector<sql::Expr> out;
  for (const Expr* term : sql::terms(expr, op)) out.push_back(*term);
  return out;
}

void order_sides(sql::Binary& binary, bool either) {
  const bool left = is_fixed(*binary.left), right = is_fixed(*binary.right);
  const bool later =
      left == right && either && sql::render(*binary.right) < sql::render(*binary.left);
  if (!later && (!left || right)) return;
  binary.op = turned(binary.op);
  std::swap(binary.left, binary.right);
}

std::optional<sql::BinaryOp> opposite(sql::BinaryOp op) {
  switch (op) {
    case BinaryOp::kEqual:
      return BinaryOp::kNotEqual;
    case BinaryOp::kNotEqual:
      return BinaryOp::kEqual;
    case BinaryOp::kLess:
      return BinaryOp::kGreaterEqual;
    case BinaryOp::kLessEqual:
      return BinaryOp::kGreater;
    case BinaryOp::kLike:
      return BinaryOp::kNotLike;
    case BinaryOp::kNotLike:
      return BinaryOp::kLike;
    default:
      return std::nullopt;
  }
}

}  // namespace ask::engine
