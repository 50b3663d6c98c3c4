// SQL text -> tokens, cut where SQLite cuts them. Space and comments are dropped.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"

namespace ask::sql {

enum class TokenKind { kEnd, kWord, kQuotedName, kString, kInteger, kReal, kBlob, kSymbol };

struct Token {
  TokenKind kind = TokenKind::kEnd;
  std::string_view text;  // as written; good as long as the SQL text
  size_t at = 0;          // byte offset
};

// The tokens and one kEnd. Errors: kSyntaxError with the byte offset for what is no token, a
// parameter (there is nothing to bind to it), or a text beyond SQLite's own default limit.
Result<std::vector<Token>> lex(std::string_view sql);

enum class NamedAs { kFunction, kTable };
// A name in `sql`, which is whatever SQLite has compiled, parameters included, says `name` whatever
// its quotes and letter case: as that of a function called there, or anywhere. Strings and comments
// name nothing.
bool names(std::string_view sql, std::string_view name, NamedAs as);

// A quoted name or string without its quotes, inner doubled quotes made single.
std::string unquoted(const Token& token);
// What a name or string says; any other token as written.
std::string text_of(const Token& token);

}  // namespace ask::sql
