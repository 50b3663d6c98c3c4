// The implementation of parse(): recursive descent for queries, precedence climbing for
// expressions. The first error is kept and turns every later token into the end of the text, so
// that the methods can return plain nodes; after an error their results are discarded.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/sql/lex.h"
#include "agent/sql/operators.h"
#include "agent/sql/tree.h"

namespace ask::sql {

class Parser {
 public:
  // REQUIRES: `tokens` ends with kEnd.
  explicit Parser(std::vector<Token> tokens);

  Query statement();  // the whole text
  const std::optional<Error>& error() const { return error_; }

 private:
  class Level;  // RAII counter of the nesting depth

  // tokens (parse_tokens.cpp)
  const Token& peek(size_t ahead = 0) const;
  bool is(std::string_view symbol, size_t ahead = 0) const;
  bool is_word(std::string_view keyword, size_t ahead = 0) const;
  bool is_name(size_t ahead = 0) const;  // can be a name here
  bool is_alias() const;                 // can be an alias without AS
  bool is_query() const;                 // SELECT, WITH or VALUES
  void advance();
  bool accept(std::string_view symbol);
  bool accept_word(std::string_view keyword);
  void expect(std::string_view symbol);
  void expect_word(std::string_view keyword);
  std::string name(std::string_view what);
  std::string type_name();
  std::string given_name(std::string_view what);  // not ""
  void refuse_empty(std::string_view name);
  std::string alias();                   // "" if there is none
  std::vector<std::string> names();      // (a, b)
  void fail(std::string_view expected);  // reports an error at the next token
  void refuse(std::string message, Code code = Code::kSyntaxError);
  bool failed() const { return error_.has_value(); }

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

  std::vector<Token> tokens_;
  size_t at_ = 0;
  int depth_ = 0, most_depth_;
  // Operators beyond the first of a chain: they deepen the tree without nesting.
  int chained_ = 0, most_chained_;
  std::optional<Error> error_;
};

class Parser::Level {
 public:
  explicit Level(Parser& parser);
  ~Level() { --parser_.depth_; }
  Level(const Level&) = delete;
  Level& operator=(const Level&) = delete;

 private:
  Parser& parser_;
};

}  // namespace ask::sql
