// ORDER BY terms and windows.
#pragma once
#include "agent/sql/dialect/translation.h"

namespace ask::sql {

// `key`: the translated expression of the term.
OrderTerm translated_order_term(Translation& ctx, const OrderTerm& term, Typed key, bool distinct);
Window translated_window(Translation& ctx, const Window& w);

}  // namespace ask::sql
