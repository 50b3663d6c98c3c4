// The implementation of parse(): recursive descent for queries, precedence climbing for
// expressions. The first error is kept and turns every later token into the end of the text, so
// that the methods can return plain nodes; after an error their results are discarded.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/sql/operators.h"
#include "agent/sql/token_cursor.h"
#include "agent/sql/tree.h"

namespace ask::sql {

// Recursive descent: one method for each rule of the grammar.
class Parser : private TokenCursor {
 public:
  using TokenCursor::error;
  using TokenCursor::TokenCursor;

  Query statement();  // the whole text

 private:
  // queries (parse.cpp)
  Query query();
  void common_tables(Query& query);
  Core core();
  std::vector<std::vector<Expr>> values();
  SelectItem item();
  std::vector<Source> sources();
  bool join(Source& source);  // false: no further source
  void constraint(Source& source);
  void table(Source& source);
  TableRef table_name();  // [schema.]name[(arguments)]
  std::vector<OrderTerm> order_by();

  // windows (parse_window.cpp)
  Window over();
  Window window();  // between parentheses
  void frame(Window& window);
  FrameBound bound(BoundKind unbounded);

  // expressions (parse_expr.cpp)
  Expr expr(Precedence least = kOrLevel);
  std::vector<Expr> exprs();  // one or more
  Expr prefix();
  bool infix(Expr& left, Precedence least);  // false: the expression ends here
  bool word_infix(Expr& left);
  void is_infix(Expr& left);
  void in_infix(Expr& left, bool negated);
  std::optional<bool> truth_word(size_t from) const;
  // primaries (parse_primary.cpp)
  Expr primary();
  Expr number();
  Expr negative(Expr operand);
  Expr parenthesized();
  Expr word();
  Expr column();
  Expr call();
  Expr case_when();
  Expr cast();
};

}  // namespace ask::sql
