#include "agent/sql/operators.h"

#include <iterator>

namespace ask::sql {
namespace {

// Indexed by BinaryOp.
constexpr OperatorFacts kOperators[] = {
    {BinaryOp::kOr, kOrLevel, "OR"},
    {BinaryOp::kAnd, kAndLevel, "AND"},
    {BinaryOp::kEqual, kEqualityLevel, "="},
    {BinaryOp::kNotEqual, kEqualityLevel, "<>"},
    {BinaryOp::kLess, kComparisonLevel, "<"},
    {BinaryOp::kLessEqual, kComparisonLevel, "<="},
    {BinaryOp::kGreater, kComparisonLevel, ">"},
    {BinaryOp::kGreaterEqual, kComparisonLevel, ">="},
    {BinaryOp::kIs, kEqualityLevel, "IS"},
    {BinaryOp::kIsNot, kEqualityLevel, "IS NOT"},
    {BinaryOp::kLike, kEqualityLevel, "LIKE"},
    {BinaryOp::kNotLike, kEqualityLevel, "NOT LIKE"},
    {BinaryOp::kGlob, kEqualityLevel, "GLOB"},
    {BinaryOp::kNotGlob, kEqualityLevel, "NOT GLOB"},
    {BinaryOp::kAdd, kSumLevel, "+"},
    {BinaryOp::kSubtract, kSumLevel, "-"},
    {BinaryOp::kMultiply, kProductLevel, "*"},
    {BinaryOp::kDivide, kProductLevel, "/"},
    {BinaryOp::kModulo, kProductLevel, "%"},
    {BinaryOp::kConcat, kConcatLevel, "||"},
    {BinaryOp::kRegexp, kEqualityLevel, "REGEXP"},
    {BinaryOp::kNotRegexp, kEqualityLevel, "NOT REGEXP"},
    {BinaryOp::kMatch, kEqualityLevel, "MATCH"},
    {BinaryOp::kNotMatch, kEqualityLevel, "NOT MATCH"},
    {BinaryOp::kBitAnd, kBitLevel, "&"},
    {BinaryOp::kBitOr, kBitLevel, "|"},
    {BinaryOp::kShiftLeft, kBitLevel, "<<"},
    {BinaryOp::kShiftRight, kBitLevel, ">>"},
    {BinaryOp::kJson, kConcatLevel, "->"},
    {BinaryOp::kJsonText, kConcatLevel, "->>"},
};

consteval bool in_order() {
  for (size_t i = 0; i < std::size(kOperators); ++i)
    if (static_cast<size_t>(kOperators[i].op) != i) return false;
  return std::size(kOperators) == static_cast<size_t>(BinaryOp::kJsonText) + 1;
}
static_assert(in_order(), "an operator is missing or out of place");

struct LevelOf {
  Precedence operator()(const Binary& e) const { return facts(e.op).level; }
  Precedence operator()(const Unary& e) const {
    return e.op == UnaryOp::kNot ? kNotLevel : kUnaryLevel;
  }
  Precedence operator()(const Collate&) const { return kCollateLevel; }
  Precedence operator()(const Between&) const { return kEqualityLevel; }
  Precedence operator()(const IsNull&) const { return kEqualityLevel; }
  Precedence operator()(const IsTruth&) const { return kEqualityLevel; }
  Precedence operator()(const InList&) const { return kEqualityLevel; }
  Precedence operator()(const InQuery&) const { return kEqualityLevel; }
  Precedence operator()(const Exists& e) const { return e.negated ? kNotLevel : kPrimary; }
  template <class Other>
  Precedence operator()(const Other&) const {
    return kPrimary;
  }
};

}  // namespace

const OperatorFacts& facts(BinaryOp op) { return kOperators[static_cast<size_t>(op)]; }

Precedence precedence(const Expr& expr) { return std::visit(LevelOf{}, expr.node); }

}  // namespace ask::sql
