// The implementation of render(): appends SQL to a string, one method per kind of node.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/sql/dialect.h"
#include "agent/sql/operators.h"
#include "agent/sql/tree.h"

namespace ask::sql {

class Writer {
 public:
  // Another dialect than SQLite's takes translated trees only (dialect/render_for.h).
  explicit Writer(Dialect dialect = Dialect::kSqlite) : dialect_(dialect) {}

  std::string take() { return std::move(out_); }

  void query(const Query& query);
  // In parentheses if it binds less tightly than `needed`.
  void expr(const Expr& expr, Precedence needed = kAnything);

  // One per alternative of Expr; called by expr().
  void operator()(const Literal& e);
  void operator()(const ColumnRef& e);
  void operator()(const Star& e);
  void operator()(const Binary& e);
  void operator()(const Unary& e);
  void operator()(const Call& e);
  void operator()(const Case& e);
  void operator()(const Cast& e);
  void operator()(const Collate& e);
  void operator()(const Between& e);
  void operator()(const IsNull& e);
  void operator()(const IsTruth& e);
  void operator()(const InList& e);
  void operator()(const InQuery& e);
  void operator()(const Exists& e);
  void operator()(const ScalarQuery& e);
  void operator()(const RowValue& e);
  // One per alternative of Source; called by sources().
  void operator()(const TableRef& e);
  void operator()(const Derived& e);
  void operator()(const Nested& e);

 private:
  void put(std::string_view text) { out_ += text; }
  void name(std::string_view identifier);
  void word(std::string_view plain_or_quoted);  // name of a function or a type
  void alias(std::string_view identifier);
  void prefix(std::string_view qualifier);  // "qualifier". or nothing
  void exprs(const std::vector<Expr>& list);
  void nested(const Query& query);  // (query)
  void order_by(const std::vector<OrderTerm>& terms);
  void window(const Window& window);  // without its parentheses
  void bound(const FrameBound& bound);
  void common_tables(const Query& query);
  void core(const Core& core);
  void values(const std::vector<std::vector<Expr>>& rows);
  void sources(const std::vector<Source>& sources);
  std::string_view spelling(BinaryOp op) const;
  bool foreign_call(const Call& call);  // what other dialects write otherwise; false: nothing

  const Dialect dialect_;
  std::string out_;
};

}  // namespace ask::sql
