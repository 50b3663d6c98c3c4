// Walking over a tree without knowing every kind of node.
#pragma once
#include <functional>

#include "agent/sql/tree.h"

namespace ask::sql {

struct Visitor {
  std::function<void(const Expr&)> expr;    // REQUIRES: set
  std::function<void(const Query&)> query;  // may be empty: queries inside are then passed over
};

// Calls the visitor for each direct child, in the order of the text. Does not go deeper by itself.
void children(const Expr& expr, const Visitor& visitor);
// The expressions of one core but those of FROM's queries, which are given as queries.
void children(const Core& core, const Visitor& visitor);
void children(const Window& window, const Visitor& visitor);

// The terms of a chain of `op` (AND, OR, ||) at the top of `expr`, at least one. Pointers into it.
std::vector<const Expr*> terms(const Expr& expr, BinaryOp op);

// A call that makes one value of many rows: count(*), max(x), but not max(x, y) or one with OVER.
bool is_aggregate(const Call& call);
// An aggregate stands somewhere in it, queries inside apart.
bool has_aggregate(const Expr& expr);

}  // namespace ask::sql
