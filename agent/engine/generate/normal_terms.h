// Parts of conditions in normal form (normal_query.h).
#pragma once
#include <optional>
#include <vector>

#include "agent/sql/tree.h"

namespace ask::engine {

// What a call counts: the condition of sum(condition), count(CASE WHEN condition THEN 1 END) and
// the like; null for any other call.
const sql::Expr* counted_condition(const sql::Call& call);
// In the order of their texts, each once.
std::vector<sql::Expr> in_order(std::vector<sql::Expr> terms);
// The terms in that order as one expression. REQUIRES: there are terms.
sql::Expr joined(sql::BinaryOp op, std::vector<sql::Expr> terms);
// The operands of a chain of `op`.
std::vector<sql::Expr> copies(const sql::Expr& expr, sql::BinaryOp op);
// What is compared with a value stands on the left; of two such sides in either order, the first by
// its text.
void order_sides(sql::Binary& binary, bool either);
// The comparison that holds where the other does not, both unknown for the same values.
std::optional<sql::BinaryOp> opposite(sql::BinaryOp op);

}  // namespace ask::engine
