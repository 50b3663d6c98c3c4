// Expressions, by the kind of their node.
#pragma once
#include "agent/sql/dialect/translation.h"

namespace ask::sql {

// The expression there, of any type.
Typed translated(Translation& ctx, const Expr& expr);
// As a value, which a truth value becomes by 1 and 0.
Typed translated_value(Translation& ctx, const Expr& expr);
// As a truth value, which a number is if it is not 0.
Expr translated_truth(Translation& ctx, const Expr& expr);
Typed translated_case(Translation& ctx, const Case& e);
// The type of an expression that gives either; a text or a number is refused.
SqlType common_type(Translation& ctx, SqlType a, SqlType b);

}  // namespace ask::sql
