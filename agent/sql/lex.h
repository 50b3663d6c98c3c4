// Splits SQL text into tokens exactly as SQLite does. Space and comments are dropped.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"

namespace ask::sql {

enum class TokenKind { kEnd, kWord, kQuotedName, kString, kInteger, kReal, kBlob, kSymbol };

struct Token {
  TokenKind kind = TokenKind::kEnd;
  std::string_view text;  // as written; valid as long as the SQL text
  size_t at = 0;          // byte offset
};

// The tokens and one kEnd. Errors: kSyntaxError with the byte offset for an invalid token, for a
// parameter (there is nothing to bind to it), or for a text beyond SQLite's default length limit.
Result<std::vector<Token>> lex(std::string_view sql);

enum class NamedAs { kFunction, kTable };
// True if `sql` contains the name `name`, in any quotes and letter case: as a function that is
// called, or anywhere. `sql` is anything that SQLite has compiled, parameters included. Strings and
// comments do not count.
bool names(std::string_view sql, std::string_view name, NamedAs as);

bool is_symbol(const Token& token, std::string_view symbol);
bool is_word(const Token& token, std::string_view word);  // in any letter case

// A quoted name or string without its quotes, with doubled quotes inside undoubled.
std::string unquoted(const Token& token);
// The content of a name or string; any other token as written.
std::string text_of(const Token& token);
// As lex(), for any text: an invalid token or a parameter counts as a symbol. Ends with a kEnd.
std::vector<Token> lex_any(std::string_view sql);

}  // namespace ask::sql
