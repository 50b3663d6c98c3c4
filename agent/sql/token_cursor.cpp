#include "agent/sql/token_cursor.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/stack.h"
#include "agent/common/text.h"
#include "agent/sql/keywords.h"

namespace ask::sql {
namespace {

constexpr int kMostDepth = 200;     // SQLite's own parser gives up at 100
constexpr int kMostChained = 1000;  // SQLite's own limit on the depth of an expression
// Upper estimates of the stack per level and per operator.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(__OPTIMIZE__)
constexpr size_t kBytesPerLevel = 12000, kBytesPerOperator = 8000;
#else
constexpr size_t kBytesPerLevel = 3000, kBytesPerOperator = 2000;
#endif

}  // namespace

// The remaining stack also limits the tree: the parser uses more of it for a nesting level than for
// a chained operator, and so do the later passes over the tree.
TokenCursor::TokenCursor(std::vector<Token> tokens) : tokens_(std::move(tokens)) {
  const size_t half = stack_left() / 2;
  most_depth_ = static_cast<int>(std::min<size_t>(kMostDepth, half / kBytesPerLevel));
  most_chained_ = static_cast<int>(std::min<size_t>(kMostChained, half / kBytesPerOperator));
}

TokenCursor::Level::Level(TokenCursor& cursor) : cursor_(cursor) {
  if (++cursor_.depth_ > cursor_.most_depth_)
    cursor_.refuse("the statement is nested too deeply", Code::kInvalidPlanStructure);
}

const Token& TokenCursor::peek(size_t ahead) const {
  if (failed()) return tokens_.back();
  return tokens_[std::min(at_ + ahead, tokens_.size() - 1)];
}

bool TokenCursor::is(std::string_view symbol, size_t ahead) const {
  const Token& token = peek(ahead);
  return token.kind == TokenKind::kSymbol && token.text == symbol;
}

bool TokenCursor::is_word(std::string_view wanted, size_t ahead) const {
  const Token& token = peek(ahead);
  return token.kind == TokenKind::kWord && text::equal_nocase(token.text, wanted);
}

bool TokenCursor::is_name(size_t ahead) const {
  const Token& token = peek(ahead);
  if (token.kind == TokenKind::kWord) return keyword(token.text) != Keyword::kReserved;
  return token.kind == TokenKind::kQuotedName || token.kind == TokenKind::kString;
}

bool TokenCursor::is_alias() const {
  if (!is_name()) return false;
  if (peek().kind != TokenKind::kWord) return true;
  if (is_word("window") && is_name(1) && is_word("as", 2)) return false;  // the WINDOW clause
  return keyword(peek().text) != Keyword::kJoin;
}

bool TokenCursor::is_query() const {
  return is_word("select") || is_word("with") || is_word("values");
}

void TokenCursor::advance() {
  if (at_ + 1 < tokens_.size()) ++at_;
}

bool TokenCursor::accept(std::string_view symbol) {
  if (!is(symbol)) return false;
  advance();
  return true;
}

bool TokenCursor::accept_word(std::string_view wanted) {
  if (!is_word(wanted)) return false;
  advance();
  return true;
}

void TokenCursor::expect(std::string_view symbol) {
  if (!accept(symbol)) fail(fmt::format("\"{}\"", symbol));
}

void TokenCursor::expect_word(std::string_view wanted) {
  if (!accept_word(wanted)) fail(wanted);
}

std::string TokenCursor::name(std::string_view what) {
  if (!is_name()) {
    fail(what);
    return "";
  }
  const Token& token = peek();
  advance();
  return token.kind == TokenKind::kWord ? std::string(token.text) : unquoted(token);
}

// SQLite accepts "" as a name, but the tree uses it for "none".
void TokenCursor::refuse_empty(std::string_view name) {
  if (name.empty()) refuse("a name is empty", Code::kInvalidPlanStructure);
}

std::string TokenCursor::given_name(std::string_view what) {
  std::string out = name(what);
  refuse_empty(out);
  return out;
}

// One or more words, and up to two signed numbers in parentheses: DECIMAL(10,2).
std::string TokenCursor::type_name() {
  std::string out;
  while (is_name()) {
    if (!out.empty()) out += ' ';
    out += name("a type");
  }
  if (!accept("(")) return out;
  out += '(';
  for (int i = 0; i < 2; ++i) {
    if (is("+") || is("-")) {
      out += peek().text;
      advance();
    }
    if (peek().kind != TokenKind::kInteger && peek().kind != TokenKind::kReal) fail("a number");
    out += peek().text;
    advance();
    if (i > 0 || !accept(",")) break;
    out += ',';
  }
  expect(")");
  return out += ')';
}

std::string TokenCursor::alias() {
  if (accept_word("as")) return given_name("a name");
  return is_alias() ? given_name("a name") : "";
}

std::vector<std::string> TokenCursor::names() {
  std::vector<std::string> out;
  expect("(");
  do out.push_back(name("a column name"));
  while (accept(","));
  expect(")");
  return out;
}

void TokenCursor::fail(std::string_view expected) {
  if (failed()) return;
  const Token& token = peek();
  if (token.kind == TokenKind::kEnd)
    return refuse(fmt::format("syntax error at the end: expected {}", expected));
  refuse(fmt::format("syntax error near {} at byte {}: expected {}",
                     text::quoted(text::shortened(text::repaired_utf8(token.text), 40)), token.at,
                     expected));
}

void TokenCursor::refuse(std::string message, Code code) {
  if (!failed()) error_ = Error{code, std::move(message)};
}

}  // namespace ask::sql
