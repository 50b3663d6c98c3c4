#include <charconv>
#include <cmath>
#include <limits>
#include <utility>

#include "agent/common/text.h"
#include "agent/sql/keywords.h"
#include "agent/sql/parser.h"

namespace ask::sql {
namespace {

constexpr std::string_view kBeyondInteger = "9223372036854775808";  // 2^63: only after a minus

// True if the number is too large rather than too small; from_chars reports only "out of range".
bool overflows(std::string_view text) {
  const size_t e = std::min(text.find_first_of("eE"), text.size());
  long exponent = 0;
  if (e < text.size()) {
    const bool minus = text[e + 1] == '-';
    exponent = minus ? -1'000'000'000 : 1'000'000'000;  // for exponents that overflow themselves
    const size_t first = e + (text[e + 1] == '+' ? 2 : 1);
    std::from_chars(text.data() + first, text.data() + text.size(), exponent);
  }
  const std::string_view digits = text.substr(0, e);
  const size_t point = std::min(digits.find('.'), digits.size());
  const size_t lead = std::min(digits.find_first_of("123456789"), digits.size());
  return static_cast<long>(point) - static_cast<long>(lead) + exponent > 0;
}

double real(std::string_view text) {
  double value = 0;
  const auto r = std::from_chars(text.data(), text.data() + text.size(), value);
  if (r.ec != std::errc::result_out_of_range) return value;
  return overflows(text) ? std::numeric_limits<double>::infinity() : 0.0;
}

std::string bytes(std::string_view hex) {
  std::string out;
  for (size_t i = 0; i + 1 < hex.size(); i += 2) {
    unsigned byte = 0;
    std::from_chars(hex.data() + i, hex.data() + i + 2, byte, 16);
    out += static_cast<char>(byte);
  }
  return out;
}

}  // namespace

Expr Parser::primary() {
  const Token token = peek();
  switch (token.kind) {
    case TokenKind::kInteger:
    case TokenKind::kReal:
      return number();
    case TokenKind::kBlob:
      advance();
      return {Literal{Blob{bytes(token.text.substr(2, token.text.size() - 3))}}};
    case TokenKind::kString:
      if (is(".", 1)) return column();
      advance();
      return {Literal{unquoted(token)}};
    case TokenKind::kQuotedName:
      return is("(", 1) ? call() : column();
    case TokenKind::kWord:
      return word();
    case TokenKind::kSymbol:
      if (is("(")) return parenthesized();
      break;
    case TokenKind::kEnd:
      break;
  }
  fail("an expression");
  return {};
}

Expr Parser::number() {
  const std::string_view text = peek().text;
  const bool integer = peek().kind == TokenKind::kInteger;
  advance();
  if (integer && text.size() > 1 && (text[1] == 'x' || text[1] == 'X')) {
    uint64_t bits = 0;
    const auto r = std::from_chars(text.data() + 2, text.data() + text.size(), bits, 16);
    if (r.ec != std::errc())
      refuse("hex literal too big: " + std::string(text::shortened(text, 40)));
    return {Literal{static_cast<int64_t>(bits)}};
  }
  int64_t value = 0;
  if (integer && std::from_chars(text.data(), text.data() + text.size(), value).ec == std::errc())
    return {Literal{value}};
  return {Literal{real(text)}};
}

// Folds a minus into a number literal; token(position() - 1) is the last token of the operand.
Expr Parser::negative(Expr operand) {
  auto* literal = std::get_if<Literal>(&operand.node);
  if (literal && !failed()) {
    if (auto* i = std::get_if<int64_t>(&literal->value); i && *i >= 0) return {Literal{-*i}};
    if (auto* d = std::get_if<double>(&literal->value); d && !std::signbit(*d)) {
      if (token(position() - 1).text != kBeyondInteger) return {Literal{-*d}};
      return {Literal{std::numeric_limits<int64_t>::min()}};
    }
  }
  return {Unary{UnaryOp::kMinus, std::move(operand)}};
}

Expr Parser::parenthesized() {
  expect("(");
  if (is_query()) {
    Expr out{ScalarQuery{query()}};
    expect(")");
    return out;
  }
  std::vector<Expr> items = exprs();
  expect(")");
  if (items.size() == 1) return std::move(items[0]);
  return {RowValue{std::move(items)}};
}

Expr Parser::word() {
  if (accept_word("null")) return {};
  if (is_word("case")) return case_when();
  if (accept_word("exists")) {
    expect("(");
    Expr out{Exists{query()}};
    expect(")");
    return out;
  }
  if (is_word("cast") && is("(", 1)) return cast();
  if (is_word("raise") && is("(", 1)) {
    refuse("RAISE has no meaning outside a trigger");
    return {};
  }
  if (is_word("current_date") || is_word("current_time") || is_word("current_timestamp")) {
    const std::string clock(peek().text);
    advance();
    return {Call{clock, {}}};
  }
  if (is("(", 1) && is_name()) return call();
  if (is_word("true") && !is(".", 1)) {
    advance();
    return {Literal{int64_t{1}}};
  }
  if (is_word("false") && !is(".", 1)) {
    advance();
    return {Literal{int64_t{0}}};
  }
  return column();
}

// column, table.column or schema.table.column
Expr Parser::column() {
  ColumnRef ref;
  ref.column = name("an expression");
  if (accept(".")) {
    refuse_empty(ref.column);
    ref.table = std::exchange(ref.column, name("a column name"));
  }
  if (accept(".")) {
    refuse_empty(ref.column);
    ref.schema = std::exchange(ref.table, ref.column);
    ref.column = name("a column name");
  }
  return {std::move(ref)};
}

Expr Parser::call() {
  Call c{name("a function name"), {}};
  expect("(");
  if (is("*") && is(")", 1)) {
    advance();
    c.arguments = {{Star{}}};
  } else {
    c.distinct = accept_word("distinct");
    if (!c.distinct) accept_word("all");
    if (!is(")")) c.arguments = exprs();
  }
  expect(")");
  if (is_word("filter") && is("(", 1)) {
    advance();
    advance();
    expect_word("where");
    c.filter = Box<Expr>(expr());
    expect(")");
  }
  if (is_word("over") && (is("(", 1) || is_name(1))) {
    advance();
    c.over = Box<Window>(over());
  }
  return {std::move(c)};
}

Expr Parser::case_when() {
  expect_word("case");
  Case c;
  if (!is_word("when")) c.operand = Box<Expr>(expr());
  do {
    expect_word("when");
    When when{expr(), {}};
    expect_word("then");
    when.result = expr();
    c.whens.push_back(std::move(when));
  } while (is_word("when"));
  if (accept_word("else")) c.otherwise = Box<Expr>(expr());
  expect_word("end");
  return {std::move(c)};
}

Expr Parser::cast() {
  advance();
  expect("(");
  Expr operand = expr();
  expect_word("as");
  Cast c{std::move(operand), type_name()};
  expect(")");
  return {std::move(c)};
}

}  // namespace ask::sql
