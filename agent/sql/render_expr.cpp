#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <utility>

#include "agent/common/text.h"
#include "agent/sql/keywords.h"
#include "agent/sql/render.h"
#include "agent/sql/render_writer.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

struct LiteralText {
  std::string operator()(std::monostate) const { return "NULL"; }
  std::string operator()(int64_t value) const { return fmt::format("{}", value); }
  std::string operator()(double value) const {
    if (std::isnan(value)) return "NULL";
    if (std::isinf(value)) return value > 0 ? "1e999" : "-1e999";
    std::string text = fmt::format("{}", value);  // shortest that reads back the same
    if (text.find_first_of(".e") == text.npos) text += ".0";
    return text;
  }
  std::string operator()(const std::string& value) const { return text::literal(value); }
  std::string operator()(const Blob& value) const {
    std::string out = "x'";
    for (const char byte : value.bytes)
      fmt::format_to(std::back_inserter(out), "{:02x}", static_cast<unsigned char>(byte));
    return out += '\'';
  }
};

// True if SQLite accepts the word without quotes as the name of a function or type.
bool may_stand_bare(std::string_view word) {
  return plain_word(word) &&
         (keyword(word) == Keyword::kNone || text::equal_nocase(word, "replace"));
}

// CURRENT_DATE, CURRENT_TIME and CURRENT_TIMESTAMP are calls without parentheses.
bool is_clock(const Call& call) {
  if (call.distinct || call.filter || call.over) return false;
  return call.arguments.empty() && (text::equal_nocase(call.name, "current_date") ||
                                    text::equal_nocase(call.name, "current_time") ||
                                    text::equal_nocase(call.name, "current_timestamp"));
}

}  // namespace

std::string render(const Expr& expr) {
  Writer writer;
  writer.expr(expr);
  return writer.take();
}

void Writer::expr(const Expr& e, Precedence needed) {
  // The precedence of operators differs between dialects: only AND, OR and NOT are trusted.
  const bool foreign = dialect_ != Dialect::kSqlite && needed > kNotLevel;
  const bool wrap = precedence(e) < (foreign ? kPrimary : needed);
  if (wrap) put("(");
  std::visit(*this, e.node);
  if (wrap) put(")");
}

void Writer::exprs(const std::vector<Expr>& list) {
  for (size_t i = 0; i < list.size(); ++i) {
    if (i > 0) put(", ");
    expr(list[i]);
  }
}

void Writer::name(std::string_view identifier) { put(text::quoted(identifier)); }

void Writer::word(std::string_view plain_or_quoted) {
  may_stand_bare(plain_or_quoted) ? put(plain_or_quoted) : name(plain_or_quoted);
}

void Writer::prefix(std::string_view qualifier) {
  if (qualifier.empty()) return;
  name(qualifier);
  put(".");
}

std::string_view Writer::spelling(BinaryOp op) const {
  if (dialect_ == Dialect::kSqlite) return facts(op).text;
  switch (op) {
    case BinaryOp::kIs:
      return "IS NOT DISTINCT FROM";
    case BinaryOp::kIsNot:
      return "IS DISTINCT FROM";
    case BinaryOp::kLike:
      return "ILIKE";
    default:
      return facts(op).text;
  }
}

// TRUE and FALSE, and in PostgreSQL any value of a group, or that beside the largest or smallest.
bool Writer::foreign_call(const Call& e) {
  if (e.arguments.empty() && (e.name == "true" || e.name == "false")) {
    put(e.name == "true" ? "TRUE" : "FALSE");
    return true;
  }
  if (dialect_ == Dialect::kPostgresql && e.name == "array" && e.arguments.size() == 1) {
    put("ARRAY[");
    expr(e.arguments[0]);
    put("]");
    return true;
  }
  const bool most = e.name == "arg_max", best = most || e.name == "arg_min";
  if (dialect_ != Dialect::kPostgresql || (!best && e.name != "any_value")) return false;
  put("(array_agg(");
  expr(e.arguments[0]);
  if (best) {
    put(" ORDER BY ");
    expr(e.arguments[1]);
    put(most ? " DESC NULLS LAST" : " ASC NULLS LAST");
  }
  put("))[1]");
  return true;
}

void Writer::operator()(const Literal& e) { put(std::visit(LiteralText{}, e.value)); }

void Writer::operator()(const ColumnRef& e) {
  if (!e.table.empty()) prefix(e.schema);
  prefix(e.table);
  name(e.column);
}

void Writer::operator()(const Star& e) {
  prefix(e.table);
  put("*");
}

void Writer::operator()(const Binary& e) {
  const OperatorFacts& op = facts(e.op);
  const auto tighter = static_cast<Precedence>(op.level + 1);
  expr(*e.left, op.level);
  put(" ");
  put(spelling(e.op));
  put(" ");
  expr(*e.right, tighter);  // all binary operators of SQLite are left-associative
  // PostgreSQL takes a backslash for the escape character unless it is given another one.
  if (!e.escape && dialect_ == Dialect::kPostgresql && e.op == BinaryOp::kLike) put(" ESCAPE ''");
  if (!e.escape) return;
  put(" ESCAPE ");
  expr(**e.escape, tighter);
}

void Writer::operator()(const Unary& e) {
  switch (e.op) {
    case UnaryOp::kNot:
      put("NOT ");
      return expr(*e.operand, kNotLevel);
    case UnaryOp::kMinus:
      put("-");
      break;
    case UnaryOp::kPlus:
      put("+");
      break;
    case UnaryOp::kBitNot:
      put("~");
      break;
  }
  const size_t at = out_.size();
  expr(*e.operand, kUnaryLevel);
  if (out_[at] == '-') out_.insert(at, 1, ' ');  // "--" would start a comment
}

void Writer::operator()(const Call& e) {
  if (dialect_ == Dialect::kSqlite && is_clock(e)) return put(e.name);
  if (dialect_ != Dialect::kSqlite && foreign_call(e)) return;
  word(e.name);
  put(e.distinct ? "(DISTINCT " : "(");
  exprs(e.arguments);
  put(")");
  if (e.filter) {
    put(" FILTER (WHERE ");
    expr(**e.filter);
    put(")");
  }
  if (!e.over) return;
  put(" OVER ");
  const Window& over = **e.over;
  if (is_name_only(over)) return name(over.base);
  put("(");
  window(over);
  put(")");
}

void Writer::operator()(const Case& e) {
  put("CASE");
  if (e.operand) {
    put(" ");
    expr(**e.operand);
  }
  for (const When& when : e.whens) {
    put(" WHEN ");
    expr(when.condition);
    put(" THEN ");
    expr(when.result);
  }
  if (e.otherwise) {
    put(" ELSE ");
    expr(**e.otherwise);
  }
  put(" END");
}

void Writer::operator()(const Cast& e) {
  put("CAST(");
  expr(*e.operand);
  put(" AS ");
  word(e.type);
  put(")");
}

void Writer::operator()(const Collate& e) {
  expr(*e.operand, kCollateLevel);
  put(" COLLATE ");
  name(e.collation);
}

void Writer::operator()(const Between& e) {
  expr(*e.operand, kEqualityLevel);
  put(e.negated ? " NOT BETWEEN " : " BETWEEN ");
  expr(*e.low, kComparisonLevel);
  put(" AND ");
  expr(*e.high, kComparisonLevel);
}

void Writer::operator()(const IsNull& e) {
  expr(*e.operand, kEqualityLevel);
  put(e.negated ? " IS NOT NULL" : " IS NULL");
}

void Writer::operator()(const IsTruth& e) {
  expr(*e.operand, kEqualityLevel);
  put(e.negated ? " IS NOT " : " IS ");
  put(e.truth ? "TRUE" : "FALSE");
}

void Writer::operator()(const InList& e) {
  expr(*e.operand, kEqualityLevel);
  put(e.negated ? " NOT IN (" : " IN (");
  exprs(e.items);
  put(")");
}

void Writer::operator()(const InQuery& e) {
  expr(*e.operand, kEqualityLevel);
  put(e.negated ? " NOT IN " : " IN ");
  nested(*e.query);
}

void Writer::operator()(const Exists& e) {
  put(e.negated ? "NOT EXISTS " : "EXISTS ");
  nested(*e.query);
}

void Writer::operator()(const ScalarQuery& e) { nested(*e.query); }

void Writer::operator()(const RowValue& e) {
  put("(");
  exprs(e.items);
  put(")");
}

}  // namespace ask::sql
