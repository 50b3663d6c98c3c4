#include "agent/sql/render.h"

#include <utility>

#include "agent/common/text.h"
#include "agent/sql/render_writer.h"

namespace ask::sql {
namespace {

std::string_view text_of(SetOp op) {
  switch (op) {
    case SetOp::kUnion:
      return " UNION ";
    case SetOp::kUnionAll:
      return " UNION ALL ";
    case SetOp::kIntersect:
      return " INTERSECT ";
    case SetOp::kExcept:
      return " EXCEPT ";
  }
  return " UNION ";
}

std::string_view text_of(JoinKind kind, bool natural) {
  switch (kind) {
    case JoinKind::kInner:
      return natural ? " NATURAL JOIN " : " JOIN ";
    case JoinKind::kLeft:
      return natural ? " NATURAL LEFT JOIN " : " LEFT JOIN ";
    case JoinKind::kRight:
      return natural ? " NATURAL RIGHT JOIN " : " RIGHT JOIN ";
    case JoinKind::kFull:
      return natural ? " NATURAL FULL JOIN " : " FULL JOIN ";
    case JoinKind::kCross:
      return natural ? " NATURAL CROSS JOIN " : " CROSS JOIN ";
    case JoinKind::kComma:
      return natural ? " NATURAL JOIN " : ", ";
  }
  return " JOIN ";
}

std::string_view text_of(FrameUnit unit) {
  switch (unit) {
    case FrameUnit::kNone:
      return "";
    case FrameUnit::kRows:
      return "ROWS";
    case FrameUnit::kRange:
      return "RANGE";
    case FrameUnit::kGroups:
      return "GROUPS";
  }
  return "";
}

std::string_view text_of(FrameExclude exclude) {
  switch (exclude) {
    case FrameExclude::kNoOthers:
      return "";
    case FrameExclude::kCurrentRow:
      return " EXCLUDE CURRENT ROW";
    case FrameExclude::kGroup:
      return " EXCLUDE GROUP";
    case FrameExclude::kTies:
      return " EXCLUDE TIES";
  }
  return "";
}

}  // namespace

std::string render(const Query& query) {
  Writer writer;
  writer.query(query);
  return writer.take();
}

void Writer::query(const Query& q) {
  common_tables(q);
  const bool ends = !q.order_by.empty() || q.limit || q.offset;
  for (size_t i = 0; i < q.cores.size(); ++i) {
    if (i > 0) put(text_of(q.set_ops[i - 1]));
    // VALUES cannot have its own ORDER BY or LIMIT.
    const bool wrap = ends && i + 1 == q.cores.size() && !q.cores[i].values.empty();
    if (wrap) put("SELECT * FROM (");
    core(q.cores[i]);
    if (wrap) put(")");
  }
  if (!q.order_by.empty()) {
    put(" ");
    order_by(q.order_by);
  }
  if (q.limit) {
    put(" LIMIT ");
    expr(*q.limit);
  } else if (q.offset && dialect_ == Dialect::kSqlite) {  // which takes no OFFSET alone
    put(" LIMIT -1");
  }
  if (q.offset) {
    put(" OFFSET ");
    expr(*q.offset);
  }
}

void Writer::nested(const Query& q) {
  put("(");
  query(q);
  put(")");
}

void Writer::common_tables(const Query& q) {
  if (q.with.empty()) return;
  put(q.recursive ? "WITH RECURSIVE " : "WITH ");
  for (const CommonTable& table : q.with) {
    if (&table != &q.with.front()) put(", ");
    name(table.name);
    for (const std::string& column : table.columns) {
      put(&column == &table.columns.front() ? "(" : ", ");
      name(column);
    }
    if (!table.columns.empty()) put(")");
    put(" AS ");
    if (table.materialized) put(*table.materialized ? "MATERIALIZED " : "NOT MATERIALIZED ");
    nested(*table.query);
  }
  put(" ");
}

void Writer::core(const Core& c) {
  if (!c.values.empty()) return values(c.values);
  put(c.distinct ? "SELECT DISTINCT " : "SELECT ");
  for (const SelectItem& item : c.items) {
    if (&item != &c.items.front()) put(", ");
    expr(item.expr);
    alias(item.alias);
  }
  if (!c.from.empty()) put(" FROM ");
  sources(c.from);
  if (c.where) {
    put(" WHERE ");
    expr(*c.where);
  }
  if (!c.group_by.empty()) {
    put(" GROUP BY ");
    exprs(c.group_by);
  }
  if (c.having) {
    put(" HAVING ");
    expr(*c.having);
  }
  for (const NamedWindow& named : c.windows) {
    put(&named == &c.windows.front() ? " WINDOW " : ", ");
    name(named.name);
    put(" AS (");
    window(named.window);
    put(")");
  }
}

void Writer::values(const std::vector<std::vector<Expr>>& rows) {
  put("VALUES ");
  for (const std::vector<Expr>& row : rows) {
    put(&row == &rows.front() ? "(" : ", (");
    exprs(row);
    put(")");
  }
}

void Writer::sources(const std::vector<Source>& list) {
  for (const Source& source : list) {
    const bool first = &source == &list.front();
    if (!first) put(text_of(source.join, source.natural));
    std::visit(*this, source.item);
    if (first || source.natural) continue;
    if (source.on) {
      put(" ON ");
      expr(*source.on);
    } else if (!source.using_columns.empty()) {
      for (const std::string& column : source.using_columns) {
        put(&column == &source.using_columns.front() ? " USING (" : ", ");
        name(column);
      }
      put(")");
    }
  }
}

void Writer::alias(std::string_view identifier) {
  if (identifier.empty()) return;
  put(" AS ");
  name(identifier);
}

void Writer::operator()(const TableRef& e) {
  prefix(e.schema);
  name(e.name);
  if (e.arguments) {
    put("(");
    exprs(*e.arguments);
    put(")");
  }
  alias(e.alias);
}

void Writer::operator()(const Derived& e) {
  nested(*e.query);
  alias(e.alias);
}

void Writer::operator()(const Nested& e) {
  put("(");
  sources(e.sources);
  put(")");
  alias(e.alias);
}

void Writer::order_by(const std::vector<OrderTerm>& terms) {
  for (const OrderTerm& term : terms) {
    put(&term == &terms.front() ? "ORDER BY " : ", ");
    expr(term.expr);
    if (term.descending) put(" DESC");
    if (term.nulls != Nulls::kDefault)
      put(term.nulls == Nulls::kFirst ? " NULLS FIRST" : " NULLS LAST");
  }
}

void Writer::window(const Window& w) {
  const size_t start = out_.size();
  const auto space = [&] {
    if (out_.size() > start) put(" ");
  };
  if (!w.base.empty()) name(w.base);
  if (!w.partition_by.empty()) {
    space();
    put("PARTITION BY ");
    exprs(w.partition_by);
  }
  if (!w.order_by.empty()) {
    space();
    order_by(w.order_by);
  }
  if (w.unit == FrameUnit::kNone) return;
  space();
  put(text_of(w.unit));
  put(" BETWEEN ");
  bound(w.from);
  put(" AND ");
  bound(w.to);
  put(text_of(w.exclude));
}

void Writer::bound(const FrameBound& b) {
  if (b.offset && (b.kind == BoundKind::kPreceding || b.kind == BoundKind::kFollowing)) {
    expr(**b.offset, kComparisonLevel);
    put(" ");
  }
  switch (b.kind) {
    case BoundKind::kUnboundedPreceding:
      return put("UNBOUNDED PRECEDING");
    case BoundKind::kPreceding:
      return put("PRECEDING");
    case BoundKind::kCurrentRow:
      return put("CURRENT ROW");
    case BoundKind::kFollowing:
      return put("FOLLOWING");
    case BoundKind::kUnboundedFollowing:
      return put("UNBOUNDED FOLLOWING");
  }
}

}  // namespace ask::sql
