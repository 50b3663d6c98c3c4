#include "agent/sql/lex.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "agent/common/text.h"

namespace ask::sql {
namespace {

constexpr size_t kLongestInput = 1'000'000;

bool digit(char c) { return c >= '0' && c <= '9'; }
bool hex_digit(char c) { return digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool name_start(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}
bool name_part(char c) { return name_start(c) || digit(c) || c == '$'; }

class Lexer {
 public:
  explicit Lexer(std::string_view sql) : sql_(sql) {}

  Result<std::vector<Token>> run() {
    if (sql_.size() > kLongestInput) return Error{Code::kSyntaxError, "the statement is too long"};
    if (const size_t nul = sql_.find('\0'); nul != sql_.npos)  // SQLite would stop reading here
      return Error{Code::kSyntaxError, fmt::format("there is a NUL byte at byte {}", nul)};
    std::vector<Token> tokens;
    for (;;) {
      skip_blank();
      const size_t from = at_;
      const TokenKind kind = next();
      if (!why_.empty()) return Error{Code::kSyntaxError, fmt::format("{} at byte {}", why_, from)};
      tokens.push_back({kind, sql_.substr(from, at_ - from), from});
      if (kind == TokenKind::kEnd) return tokens;
    }
  }

  std::vector<Token> run_any() {
    std::vector<Token> tokens;
    do tokens.push_back(any_token());
    while (tokens.back().kind != TokenKind::kEnd);
    return tokens;
  }

  bool finds(std::string_view name, NamedAs as) {
    bool found = false, passed = false;  // by the previous token
    for (;;) {
      const Token token = any_token();
      if (token.kind == TokenKind::kEnd) return false;
      if (found && token.text == "(") return true;
      const bool named = token.kind == TokenKind::kWord || token.kind == TokenKind::kQuotedName;
      found = named && !passed && text::equal_nocase(text_of(token), name);
      if (found && as == NamedAs::kTable) return true;
      passed = as == NamedAs::kFunction &&
               (token.text == "." ||
                (token.kind == TokenKind::kWord && text::equal_nocase(token.text, "into")));
    }
  }

 private:
  // Counts a parameter, or syntax of a newer SQLite, as a symbol.
  Token any_token() {
    skip_blank();
    const size_t from = at_;
    TokenKind kind = next();
    if (!why_.empty()) {
      why_.clear();
      at_ = std::max(at_, from + 1);
      skip_while(name_part);
      kind = TokenKind::kSymbol;
    }
    return {kind, sql_.substr(from, at_ - from), from};
  }

  // The byte at the given offset from here; '\0' beyond the end.
  char peek(size_t ahead = 0) const { return at_ + ahead < sql_.size() ? sql_[at_ + ahead] : '\0'; }
  bool starts(std::string_view text) const { return sql_.substr(at_, text.size()) == text; }
  template <class Test>
  void skip_while(Test test) {
    while (at_ < sql_.size() && test(sql_[at_])) ++at_;
  }
  TokenKind fail(std::string why) {
    why_ = std::move(why);
    return TokenKind::kEnd;
  }

  void skip_blank() {
    for (;;) {
      skip_while([](char c) { return c == ' ' || (c >= '\t' && c <= '\r' && c != '\v'); });
      if (starts("--")) {
        skip_while([](char c) { return c != '\n'; });
      } else if (starts("/*")) {
        const size_t end = sql_.find("*/", at_ + 2);  // an open comment ends with the text
        at_ = end == sql_.npos ? sql_.size() : end + 2;
      } else {
        return;
      }
    }
  }

  TokenKind next() {
    const char c = peek();
    if (at_ == sql_.size()) return TokenKind::kEnd;
    if ((c == 'x' || c == 'X') && peek(1) == '\'') return blob();
    if (name_start(c)) {
      skip_while(name_part);
      return TokenKind::kWord;
    }
    if (digit(c) || (c == '.' && digit(peek(1)))) return number();
    switch (c) {
      case '\'':
        return quoted('\'', TokenKind::kString);
      case '"':
        return quoted('"', TokenKind::kQuotedName);
      case '`':
        return quoted('`', TokenKind::kQuotedName);
      case '[':
        return bracketed();
      case '?':
      case ':':
      case '@':
      case '$':
      case '#':
        return fail("a parameter has no value here: " + std::string(1, c));
      default:
        return symbol();
    }
  }

  TokenKind quoted(char quote, TokenKind kind) {
    for (size_t i = at_ + 1; i < sql_.size(); ++i) {
      if (sql_[i] != quote) continue;
      if (i + 1 < sql_.size() && sql_[i + 1] == quote) {
        ++i;
        continue;
      }
      at_ = i + 1;
      return kind;
    }
    return fail(fmt::format("syntax error: {} is not closed", quote));
  }

  TokenKind bracketed() {
    const size_t end = sql_.find(']', at_);
    if (end == sql_.npos) return fail("syntax error: [ is not closed");
    at_ = end + 1;
    return TokenKind::kQuotedName;
  }

  TokenKind blob() {
    const size_t from = at_;
    at_ += 2;
    skip_while(hex_digit);
    if (peek() != '\'' || (at_ - from) % 2 != 0) return fail("syntax error: a blob is not x'hex'");
    ++at_;
    return TokenKind::kBlob;
  }

  TokenKind number() {
    TokenKind kind = TokenKind::kInteger;
    if (peek() == '0' && (peek(1) == 'x' || peek(1) == 'X') && hex_digit(peek(2))) {
      at_ += 2;
      skip_while(hex_digit);
    } else {
      skip_while(digit);
      if (peek() == '.') {
        kind = TokenKind::kReal;
        ++at_;
        skip_while(digit);
      }
      if ((peek() == 'e' || peek() == 'E') &&
          (digit(peek(1)) || ((peek(1) == '+' || peek(1) == '-') && digit(peek(2))))) {
        kind = TokenKind::kReal;
        at_ += 2;
        skip_while(digit);
      }
    }
    if (name_part(peek())) return fail("syntax error: a number runs into a name");
    return kind;
  }

  TokenKind symbol() {
    static constexpr std::string_view kSymbols[] = {
        "->>", "->", "||", "<<", ">>", "<=", "<>", ">=", "==", "!=", "(", ")", ",",
        ";",   ".",  "+",  "-",  "*",  "/",  "%",  "&",  "|",  "~",  "<", ">", "="};
    for (const std::string_view s : kSymbols) {
      if (!starts(s)) continue;
      at_ += s.size();
      return TokenKind::kSymbol;
    }
    return fail(fmt::format("unrecognized token \"{}\"", text::repaired_utf8(sql_.substr(at_, 1))));
  }

  std::string_view sql_;
  size_t at_ = 0;
  std::string why_;
};

}  // namespace

Result<std::vector<Token>> lex(std::string_view sql) { return Lexer(sql).run(); }
std::vector<Token> lex_any(std::string_view sql) { return Lexer(sql).run_any(); }

bool names(std::string_view sql, std::string_view name, NamedAs as) {
  return Lexer(sql).finds(name, as);
}

std::string unquoted(const Token& token) {
  const char quote = token.text.front();
  const std::string_view inner = token.text.substr(1, token.text.size() - 2);
  std::string out;
  for (size_t i = 0; i < inner.size(); ++i) {
    out += inner[i];
    if (inner[i] == quote && quote != '[') ++i;  // skip the second of a doubled quote
  }
  return out;
}

bool is_symbol(const Token& token, std::string_view symbol) {
  return token.kind == TokenKind::kSymbol && token.text == symbol;
}

bool is_word(const Token& token, std::string_view word) {
  return token.kind == TokenKind::kWord && text::equal_nocase(token.text, word);
}

std::string text_of(const Token& token) {
  const bool quoted = token.kind == TokenKind::kQuotedName || token.kind == TokenKind::kString;
  return quoted ? unquoted(token) : std::string(token.text);
}

}  // namespace ask::sql
