#include <fmt/format.h>

#include <charconv>
#include <utility>

#include "agent/common/text.h"
#include "agent/sql/dialect_translator.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

bool is_nonzero(const Expr& expr) {
  const auto* literal = std::get_if<Literal>(&expr.node);
  if (!literal) return false;
  if (const auto* whole = std::get_if<int64_t>(&literal->value)) return *whole != 0;
  if (const auto* real = std::get_if<double>(&literal->value)) return *real < 0 || *real > 0;
  return false;
}

}  // namespace

Expr negated_if(bool negated, Expr expr) {
  if (!negated) return expr;
  return {Unary{UnaryOp::kNot, std::move(expr)}};
}

// GLOB as a regular expression; its pattern must be written out.
Typed Translator::glob(const Binary& e) {
  const std::string* const pattern = text_literal(*e.right);
  if (!pattern || e.escape) {
    refuse("GLOB with a pattern that is no text");
    return {};
  }
  std::string regular = "^";
  for (const char c : *pattern) {
    if (c == '[') {
      refuse("GLOB with a set of characters");
    } else if (c == '*') {
      regular += "(.|\n)*";
    } else if (c == '?') {
      regular += "(.|\n)";
    } else {
      if (std::string_view("\\.^$|()+{}]").find(c) != std::string_view::npos) regular += '\\';
      regular += c;
    }
  }
  Expr match = called(is_postgres() ? "regexp_like" : "regexp_matches",
                      {text_of(value(*e.left)), text_node(regular + "$")});
  return {negated_if(e.op == BinaryOp::kNotGlob, std::move(match)), SqlType::kTruth};
}

std::optional<Expr> number_in(const std::string& text) {
  const std::string_view all = text::trimmed(text);
  int64_t whole = 0;
  auto read = std::from_chars(all.data(), all.data() + all.size(), whole);
  if (read.ec == std::errc() && read.ptr == all.data() + all.size()) return number_node(whole);
  double real = 0;
  read = std::from_chars(all.data(), all.data() + all.size(), real);
  const bool digit = all.find_first_of("0123456789") != all.npos;
  if (!all.empty() && digit && read.ec == std::errc() && read.ptr == all.data() + all.size())
    return Expr{Literal{real}};
  return std::nullopt;
}

// SQLite reads the longest prefix of a text that is a number, and 0 where there is none.
Typed Translator::number(Typed operand) {
  if (operand.type != SqlType::kText) return operand;
  if (const std::string* text = text_literal(operand.expr))
    if (auto read = number_in(*text)) {
      const bool whole = std::holds_alternative<int64_t>(std::get<Literal>(read->node).value);
      return {std::move(*read), whole ? SqlType::kInteger : SqlType::kReal};
    }
  if (operand.digits) return {cast_to(std::move(operand.expr), "bigint"), SqlType::kInteger};
  spend_copy(operand.expr);
  if (failed()) return {};
  const std::string pattern = "^\\s*[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?";
  Expr read = is_postgres()
                  ? called("substring", {operand.expr, text_node(pattern)})
                  : called("nullif", {called("regexp_extract", {operand.expr, text_node(pattern)}),
                                      text_node("")});
  Case out;
  out.whens.push_back({{IsNull{operand.expr, true}},
                       cast_to(called("coalesce", {std::move(read), text_node("0")}),
                               is_postgres() ? "float8" : "DOUBLE")});
  return {{std::move(out)}, SqlType::kNumber};
}

Typed Translator::whole_number(Typed operand) {
  operand = number(std::move(operand));
  if (operand.type == SqlType::kInteger) return operand;
  return {cast_to(called("trunc", {std::move(operand.expr)}), "bigint"), SqlType::kInteger};
}

Expr Translator::text_of(Typed operand) {
  if (operand.type == SqlType::kText || operand.type == SqlType::kNull)
    return std::move(operand.expr);
  if (operand.type == SqlType::kReal && is_postgres()) refuse("a real number as a text");
  if (operand.type == SqlType::kNumber) refuse("a number that is read of a text, as a text again");
  return cast_to(std::move(operand.expr), is_postgres() ? "text" : "varchar");
}

Expr Translator::binary_order(Typed text) {
  if (!is_postgres()) return std::move(text.expr);
  return {Collate{std::move(text.expr), "C"}};
}

Typed Translator::arithmetic(BinaryOp op, Typed left, Typed right) {
  left = number(std::move(left));
  right = number(std::move(right));
  SqlType type = left.type == SqlType::kInteger && right.type == SqlType::kInteger
                     ? SqlType::kInteger
                     : SqlType::kReal;
  // A real number makes the other one real as well.
  const bool real = left.type == SqlType::kReal || right.type == SqlType::kReal;
  const bool read = left.type == SqlType::kNumber || right.type == SqlType::kNumber;
  if (read && !real) type = SqlType::kNumber;
  if (left.type == SqlType::kUnknown || right.type == SqlType::kUnknown) type = SqlType::kUnknown;
  if (op == BinaryOp::kBitAnd || op == BinaryOp::kBitOr) {
    left = whole_number(std::move(left));
    right = whole_number(std::move(right));
    type = SqlType::kInteger;
  }
  return {{Binary{op, std::move(left.expr), std::move(right.expr)}}, type};
}

// Division by zero is NULL; two whole numbers give a whole number.
Typed Translator::divided(BinaryOp op, Typed left, Typed right) {
  left = number(std::move(left));
  right = number(std::move(right));
  if (op == BinaryOp::kModulo) {
    left = whole_number(std::move(left));
    right = whole_number(std::move(right));
  }
  const bool whole = left.type == SqlType::kInteger && right.type == SqlType::kInteger;
  const bool unknown = left.type == SqlType::kUnknown || right.type == SqlType::kUnknown;
  const bool real = left.type == SqlType::kReal || right.type == SqlType::kReal;
  if (!real && (left.type == SqlType::kNumber || right.type == SqlType::kNumber))
    refuse(
        "a division of which it is not known whether it is of whole numbers "
        "(CAST its text AS INTEGER or AS REAL)");
  if (unknown && !real && !is_postgres())
    refuse("a division of which it is not known whether it is of whole numbers");
  if (real) {
    const char* const type = is_postgres() ? "float8" : "DOUBLE";
    left.expr = cast_to(std::move(left.expr), type);
  }
  // Sums of bigint are numeric there, and would be divided as such.
  if (whole && is_postgres() && !std::holds_alternative<Literal>(right.expr.node))
    right.expr = cast_to(std::move(right.expr), "bigint");
  if (!is_nonzero(right.expr))
    right.expr = called("nullif", {std::move(right.expr), number_node(0)});
  const SqlType type = whole ? SqlType::kInteger : unknown ? SqlType::kUnknown : SqlType::kReal;
  if (whole && !is_postgres() && op == BinaryOp::kDivide)
    return {called("divide", {std::move(left.expr), std::move(right.expr)}), type};
  if (whole && is_postgres()) left.expr = cast_to(std::move(left.expr), "bigint");
  return {{Binary{op, std::move(left.expr), std::move(right.expr)}}, type};
}

Typed Translator::concatenated(Typed left, Typed right) {
  Expr first = text_of(std::move(left));
  return {{Binary{BinaryOp::kConcat, std::move(first), text_of(std::move(right))}}, SqlType::kText};
}

// By SQLite's rules for the affinity of a type name.
Typed Translator::cast(const Cast& e) {
  Typed operand = value(*e.operand);
  const std::string type = text::lower(e.type);
  const auto has = [&](std::string_view part) { return type.find(part) != type.npos; };
  if (has("int")) {
    operand = whole_number(std::move(operand));
    operand.converts = true;
    return operand;
  }
  if (has("char") || has("clob") || has("text"))
    return {text_of(std::move(operand)), SqlType::kText, true};
  if (has("blob") || type.empty()) refuse("CAST to a blob");
  operand = number(std::move(operand));
  const bool whole = operand.type == SqlType::kInteger;
  if (has("real") || has("floa") || has("doub"))
    return {cast_to(std::move(operand.expr), is_postgres() ? "float8" : "DOUBLE"), SqlType::kReal,
            true};
  if (!whole && operand.type != SqlType::kReal && operand.type != SqlType::kNumber)
    refuse("CAST to " + e.type);
  operand.converts = true;  // NUMERIC leaves numbers as they are
  return operand;
}

}  // namespace ask::sql
