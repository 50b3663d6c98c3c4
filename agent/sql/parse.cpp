#include "agent/sql/parse.h"

#include <utility>

#include "agent/sql/keywords.h"
#include "agent/sql/parser.h"

namespace ask::sql {

Result<Query> parse(std::string_view sql) {
  Result<std::vector<Token>> tokens = lex(sql);
  if (!tokens) return tokens.error();
  return parse(std::move(*tokens));
}

Result<Query> parse(std::vector<Token> tokens) {
  Parser parser(std::move(tokens));
  Query query = parser.statement();
  if (parser.error()) return *parser.error();
  return query;
}

Query Parser::statement() {
  Query q = query();
  while (accept(";")) {
  }
  if (peek().kind != TokenKind::kEnd) fail("the end of the statement");
  return q;
}

Query Parser::query() {
  const Level level(*this);
  Query q;
  if (is_word("with")) common_tables(q);
  q.cores.push_back(core());
  for (;;) {
    if (accept_word("union"))
      q.set_ops.push_back(accept_word("all") ? SetOp::kUnionAll : SetOp::kUnion);
    else if (accept_word("intersect"))
      q.set_ops.push_back(SetOp::kIntersect);
    else if (accept_word("except"))
      q.set_ops.push_back(SetOp::kExcept);
    else
      break;
    q.cores.push_back(core());
  }
  if (!q.cores.back().values.empty()) return q;  // VALUES takes neither ORDER BY nor LIMIT
  if (is_word("order")) q.order_by = order_by();
  if (!accept_word("limit")) return q;
  q.limit = expr();
  if (accept_word("offset"))
    q.offset = expr();
  else if (accept(","))
    q.offset = std::exchange(q.limit, expr());  // LIMIT offset, count
  return q;
}

void Parser::common_tables(Query& q) {
  expect_word("with");
  // In WITH recursive AS (...) the word is a table's name.
  if (is_word("recursive") && !is_word("as", 1) && !is("(", 1)) {
    advance();
    q.recursive = true;
  }
  do {
    std::string table = given_name("a table name");
    std::vector<std::string> columns;
    if (is("(")) columns = names();
    expect_word("as");
    std::optional<bool> materialized;
    if (is_word("not")) {
      advance();
      expect_word("materialized");
      materialized = false;
    } else if (accept_word("materialized")) {
      materialized = true;
    }
    expect("(");
    q.with.push_back({std::move(table), std::move(columns), query(), materialized});
    expect(")");
  } while (accept(","));
}

Core Parser::core() {
  Core c;
  if (accept_word("values")) {
    c.values = values();
    return c;
  }
  if (!accept_word("select")) {
    fail("SELECT, VALUES or WITH");
    return c;
  }
  c.distinct = accept_word("distinct");
  if (!c.distinct) accept_word("all");
  do c.items.push_back(item());
  while (accept(","));
  if (accept_word("from")) c.from = sources();
  if (accept_word("where")) c.where = expr();
  if (accept_word("group")) {
    expect_word("by");
    c.group_by = exprs();
  }
  if (accept_word("having")) c.having = expr();
  if (!is_word("window")) return c;
  advance();
  do {
    NamedWindow named{given_name("a window name"), {}};
    expect_word("as");
    expect("(");
    named.window = window();
    expect(")");
    c.windows.push_back(std::move(named));
  } while (accept(","));
  return c;
}

std::vector<std::vector<Expr>> Parser::values() {
  std::vector<std::vector<Expr>> rows;
  do {
    expect("(");
    rows.push_back(exprs());
    expect(")");
  } while (accept(","));
  return rows;
}

SelectItem Parser::item() {
  if (accept("*")) return {{Star{}}};
  if (is_name() && is(".", 1) && is("*", 2)) {
    Star star{given_name("a table name")};
    advance();
    advance();
    return {{std::move(star)}};
  }
  SelectItem out{expr()};
  out.alias = alias();
  return out;
}

std::vector<Source> Parser::sources() {
  const Level level(*this);
  std::vector<Source> out(1);
  table(out[0]);
  for (Source next; join(next); next = {}) {
    table(next);
    constraint(next);
    out.push_back(std::move(next));
  }
  return out;
}

// A comma, or JOIN after up to three of NATURAL, LEFT, OUTER, ... in any order.
bool Parser::join(Source& source) {
  if (accept(",")) {
    source.join = JoinKind::kComma;
    return true;
  }
  bool inner = false, left = false, right = false, outer = false, cross = false, any = false;
  for (; !is_word("join"); any = true) {
    if (accept_word("natural"))
      source.natural = true;
    else if (accept_word("inner"))
      inner = true;
    else if (accept_word("cross"))
      cross = true;
    else if (accept_word("left"))
      left = true;
    else if (accept_word("right"))
      right = true;
    else if (accept_word("full"))
      left = right = true;
    else if (accept_word("outer"))
      outer = true;
    else
      break;
  }
  if (!accept_word("join")) {
    if (any) fail("JOIN");
    return false;
  }
  const bool one_sided = left || right;
  if ((outer && !one_sided) || ((inner || cross) && one_sided)) refuse("there is no such join");
  source.join = left && right ? JoinKind::kFull
                : left        ? JoinKind::kLeft
                : right       ? JoinKind::kRight
                : cross       ? JoinKind::kCross
                              : JoinKind::kInner;
  return !failed();
}

void Parser::constraint(Source& source) {
  if (source.natural && (is_word("on") || is_word("using"))) fail("no condition for NATURAL JOIN");
  if (accept_word("on"))
    source.on = expr();
  else if (accept_word("using"))
    source.using_columns = names();
}

// A table, a table-valued function, a query, or joined tables in parentheses.
void Parser::table(Source& source) {
  if (accept("(")) {
    if (is_query()) {
      Box<Query> inner = query();
      expect(")");
      source.item = Derived{std::move(inner), alias()};
    } else {
      std::vector<Source> inner = sources();
      expect(")");
      source.item = Nested{std::move(inner), alias()};
    }
    return;
  }
  TableRef ref = table_name();
  ref.alias = alias();
  if (is_word("indexed") || (is_word("not") && is_word("indexed", 1)))
    refuse("INDEXED BY has no place in a query tree");
  source.item = std::move(ref);
}

TableRef Parser::table_name() {
  TableRef ref;
  ref.name = given_name("a table name");
  if (accept(".")) ref.schema = std::exchange(ref.name, given_name("a table name"));
  if (accept("(")) {
    ref.arguments.emplace();
    if (!is(")")) ref.arguments = exprs();
    expect(")");
  }
  return ref;
}

std::vector<OrderTerm> Parser::order_by() {
  std::vector<OrderTerm> out;
  expect_word("order");
  expect_word("by");
  do {
    OrderTerm term{expr()};
    term.descending = accept_word("desc");
    if (!term.descending) accept_word("asc");
    if (accept_word("nulls")) {
      term.nulls = is_word("first") ? Nulls::kFirst : Nulls::kLast;
      if (!accept_word("first")) expect_word("last");
    }
    out.push_back(std::move(term));
  } while (accept(","));
  return out;
}

}  // namespace ask::sql
