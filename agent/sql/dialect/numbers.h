// Numbers and texts: arithmetic, conversions and the order of texts.
#pragma once
#include "agent/sql/dialect/translation.h"

namespace ask::sql {

bool is_number(SqlType type);

// As a number: SQLite reads the longest prefix of a text that is one, and 0 where there is none.
Typed as_number(Translation& ctx, Typed operand);
Typed as_whole_number(Translation& ctx, Typed operand);
Expr as_text(Translation& ctx, Typed operand);
// The text as it is compared byte by byte.
Expr ordered_by_bytes(Translation& ctx, Typed text);

Typed arithmetic(Translation& ctx, BinaryOp op, Typed left, Typed right);
// Division by zero is NULL; two whole numbers give a whole number.
Typed division(Translation& ctx, BinaryOp op, Typed left, Typed right);
Typed concatenation(Translation& ctx, Typed left, Typed right);
// By SQLite's rules for the affinity of a type name.
Typed translated_cast(Translation& ctx, const Cast& e);

}  // namespace ask::sql
