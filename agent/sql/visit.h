// Generic traversal of a query tree.
#pragma once
#include <functional>
#include <string>

#include "agent/sql/tree.h"

namespace ask::sql {

struct Visitor {
  std::function<void(const Expr&)> expr;    // REQUIRES: set
  std::function<void(const Query&)> query;  // if empty, nested queries are skipped
};

// Calls the visitor for each direct child, in text order. Not recursive.
void children(const Expr& expr, const Visitor& visitor);
// The expressions of one core; the queries in its FROM are visited as queries.
void children(const Core& core, const Visitor& visitor);
void children(const Window& window, const Visitor& visitor);

// Calls `change` for every column of the expression, nested queries left out.
void change_columns(Expr& expr, const std::function<void(ColumnRef&)>& change);

// The operands of a chain of `op` (AND, OR, ||) at the top of `expr`, at least one. Pointers into
// it.
std::vector<const Expr*> terms(const Expr& expr, BinaryOp op);

// True if it is only the name of a window of WINDOW: OVER name.
bool is_name_only(const Window& window);

// True for an aggregate call: count(*), max(x), but not max(x, y) or one with OVER.
bool is_aggregate(const Call& call);
// True if it contains an aggregate, not counting nested queries.
bool has_aggregate(const Expr& expr);

// The text of a literal; null for any other expression.
const std::string* text_literal(const Expr& expr);
// What columns are qualified with: the alias, else the name of the table; "" if there is none.
std::string qualifier_of(const Source& source);

}  // namespace ask::sql
