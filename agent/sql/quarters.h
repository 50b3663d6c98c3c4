// The start of a quarter, which SQLite's date functions have no modifier for.
#pragma once
#include "agent/sql/tree.h"

namespace ask::sql {

// The modifier by which date('now', 'start of month') goes back to the start of its quarter:
// '-' || (strftime('%m', 'now') - 1) % 3 || ' months'.
Expr months_into_quarter();

bool is_months_into_quarter(const Expr& expr);

}  // namespace ask::sql
