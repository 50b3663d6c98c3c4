// Comparisons: which side SQLite converts, and the collation it uses.
#pragma once
#include <string_view>

#include "agent/sql/dialect/translation.h"

namespace ask::sql {

Typed translated_comparison(Translation& ctx, const Binary& e);
Typed translated_between(Translation& ctx, const Between& e);
Typed translated_in_list(Translation& ctx, const InList& e);
Typed translated_in_query(Translation& ctx, const InQuery& e);
// The comparison of two translated operands.
Typed compared(Translation& ctx, BinaryOp op, Typed left, Typed right);
// Converts one side as SQLite's affinities do. `ordered`: not only equality is asked for.
void convert_operands(Translation& ctx, Typed& a, Typed& b, bool ordered);

// True if COLLATE with this collation is written around the expression.
bool is_collated(const Expr& expr, std::string_view collation);
// A column of unknown type is taken for one of the right type.
bool may_be_text(SqlType type);
// SQLite folds the letters of ASCII only.
Expr lower_ascii(Translation& ctx, Expr text);
void refuse_collated(Translation& ctx);

}  // namespace ask::sql
