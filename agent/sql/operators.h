// Spelling and precedence of SQLite's operators, shared by the renderer and the parser.
#pragma once
#include <string_view>

#include "agent/sql/tree.h"

namespace ask::sql {

// Binding strength; an expression of higher precedence needs no parentheses inside a lower one.
enum Precedence {
  kAnything = 0,
  kOrLevel,
  kAndLevel,
  kNotLevel,
  kEqualityLevel,  // = <> IS IN LIKE BETWEEN IS NULL
  kComparisonLevel,
  kBitLevel,
  kSumLevel,
  kProductLevel,
  kConcatLevel,
  kCollateLevel,
  kUnaryLevel,
  kPrimary
};

struct OperatorFacts {
  BinaryOp op;
  Precedence level;
  std::string_view text;
};
const OperatorFacts& facts(BinaryOp op);

Precedence precedence(const Expr& expr);

}  // namespace ask::sql
