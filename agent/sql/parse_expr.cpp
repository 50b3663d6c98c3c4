#include <iterator>
#include <utility>

#include "agent/common/text.h"
#include "agent/sql/parser.h"

namespace ask::sql {
namespace {

struct OperatorSpelling {
  std::string_view text;
  BinaryOp op;
};
constexpr OperatorSpelling kSymbols[] = {
    {"=", BinaryOp::kEqual},     {"==", BinaryOp::kEqual},        {"<>", BinaryOp::kNotEqual},
    {"!=", BinaryOp::kNotEqual}, {"<", BinaryOp::kLess},          {"<=", BinaryOp::kLessEqual},
    {">", BinaryOp::kGreater},   {">=", BinaryOp::kGreaterEqual}, {"+", BinaryOp::kAdd},
    {"-", BinaryOp::kSubtract},  {"*", BinaryOp::kMultiply},      {"/", BinaryOp::kDivide},
    {"%", BinaryOp::kModulo},    {"||", BinaryOp::kConcat},       {"&", BinaryOp::kBitAnd},
    {"|", BinaryOp::kBitOr},     {"<<", BinaryOp::kShiftLeft},    {">>", BinaryOp::kShiftRight},
    {"->", BinaryOp::kJson},     {"->>", BinaryOp::kJsonText}};

struct PatternOperator {
  std::string_view word;
  BinaryOp op, negated;
};
constexpr PatternOperator kPatterns[] = {{"like", BinaryOp::kLike, BinaryOp::kNotLike},
                                         {"glob", BinaryOp::kGlob, BinaryOp::kNotGlob},
                                         {"regexp", BinaryOp::kRegexp, BinaryOp::kNotRegexp},
                                         {"match", BinaryOp::kMatch, BinaryOp::kNotMatch}};

}  // namespace

// Parses an expression whose operators bind at least as tightly as `least`.
Expr Parser::expr(Precedence least) {
  const Level level(*this);
  if (failed()) return {};
  Expr left = prefix();
  for (int i = 0; !failed() && infix(left, least); ++i)
    if (i > 0 && !lengthen_chain())
      refuse("the statement has too many operators in a row", Code::kInvalidPlanStructure);
  return left;
}

std::vector<Expr> Parser::exprs() {
  std::vector<Expr> out;
  do out.push_back(expr());
  while (accept(","));
  return out;
}

Expr Parser::prefix() {
  if (accept_word("not")) {
    Expr operand = expr(kNotLevel);
    if (auto* exists = std::get_if<Exists>(&operand.node); exists && !exists->negated) {
      exists->negated = true;
      return operand;
    }
    return {Unary{UnaryOp::kNot, std::move(operand)}};
  }
  if (accept("-")) return negative(expr(kUnaryLevel));
  if (accept("+")) return {Unary{UnaryOp::kPlus, expr(kUnaryLevel)}};
  if (accept("~")) return {Unary{UnaryOp::kBitNot, expr(kUnaryLevel)}};
  return primary();
}

bool Parser::infix(Expr& left, Precedence least) {
  if (peek().kind == TokenKind::kSymbol) {
    for (const OperatorSpelling& s : kSymbols) {
      if (!is(s.text)) continue;
      const Precedence level = facts(s.op).level;
      if (level < least) return false;
      advance();
      left = {Binary{s.op, std::move(left), expr(static_cast<Precedence>(level + 1))}};
      return true;
    }
    return false;
  }
  if (peek().kind != TokenKind::kWord) return false;
  if (least <= kOrLevel && accept_word("or")) {
    left = {Binary{BinaryOp::kOr, std::move(left), expr(kAndLevel)}};
    return true;
  }
  if (least <= kAndLevel && accept_word("and")) {
    left = {Binary{BinaryOp::kAnd, std::move(left), expr(kNotLevel)}};
    return true;
  }
  if (least <= kCollateLevel && accept_word("collate")) {
    left = {Collate{std::move(left), name("a collation")}};
    return true;
  }
  return least <= kEqualityLevel && word_infix(left);
}

// IS, IN, BETWEEN, LIKE and similar operators, optionally negated by NOT.
bool Parser::word_infix(Expr& left) {
  if (is_word("is")) {
    is_infix(left);
    return true;
  }
  if (is_word("isnull") || is_word("notnull")) {
    left = {IsNull{std::move(left), is_word("notnull")}};
    advance();
    return true;
  }
  const bool negated = accept_word("not");
  if (negated && accept_word("null")) {
    left = {IsNull{std::move(left), true}};
    return true;
  }
  if (accept_word("in")) {
    in_infix(left, negated);
    return true;
  }
  if (accept_word("between")) {
    Expr low = expr(kNotLevel);  // ends at the first AND of this level
    expect_word("and");
    left = {Between{std::move(left), std::move(low), expr(kComparisonLevel), negated}};
    return true;
  }
  for (const PatternOperator& p : kPatterns) {
    if (!accept_word(p.word)) continue;
    Binary like{negated ? p.negated : p.op, std::move(left), expr(kComparisonLevel)};
    if (accept_word("escape")) like.escape = Box<Expr>(expr(kComparisonLevel));
    left = {std::move(like)};
    return true;
  }
  if (negated) fail("LIKE, IN, BETWEEN or NULL");
  return false;
}

void Parser::is_infix(Expr& left) {
  advance();
  bool negated = accept_word("not");
  if (accept_word("distinct")) {
    expect_word("from");
    negated = !negated;
  }
  const size_t from = position();
  Expr right = expr(kComparisonLevel);
  const auto* literal = std::get_if<Literal>(&right.node);
  if (const std::optional<bool> truth = truth_word(from)) {
    left = {IsTruth{std::move(left), *truth, negated}};
  } else if (literal && std::holds_alternative<std::monostate>(literal->value)) {
    left = {IsNull{std::move(left), negated}};
  } else {
    left = {Binary{negated ? BinaryOp::kIsNot : BinaryOp::kIs, std::move(left), std::move(right)}};
  }
}

// The truth value if the tokens since `from` are TRUE or FALSE. Like SQLite, ignores parentheses
// and a collation.
std::optional<bool> Parser::truth_word(size_t from) const {
  if (failed()) return {};
  size_t to = position();
  const auto collated = [&] { return text::equal_nocase(token(to - 2).text, "collate"); };
  while (to >= from + 3) {
    if (token(from).text == "(" && token(to - 1).text == ")")
      ++from, --to;
    else if (collated())
      to -= 2;
    else
      return {};
  }
  if (from + 1 != to || token(from).kind != TokenKind::kWord) return {};
  if (text::equal_nocase(token(from).text, "true")) return true;
  if (text::equal_nocase(token(from).text, "false")) return false;
  return {};
}

void Parser::in_infix(Expr& left, bool negated) {
  if (!is("(")) {  // x IN table means x IN (SELECT * FROM table)
    Query q;
    q.cores.push_back({.items = {{{Star{}}}}, .from = {{table_name()}}});
    left = {InQuery{std::move(left), std::move(q), negated}};
    return;
  }
  advance();
  if (is_query()) {
    left = {InQuery{std::move(left), query(), negated}};
  } else {
    std::vector<Expr> items;
    if (!is(")")) items = exprs();
    left = {InList{std::move(left), std::move(items), negated}};
  }
  expect(")");
}

}  // namespace ask::sql
