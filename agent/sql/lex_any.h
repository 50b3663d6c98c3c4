// Tokens of a text that need not be one valid statement.
#pragma once
#include <string_view>
#include <vector>

#include "agent/sql/lex.h"

namespace ask::sql {
// As lex(), for any text: an invalid token or a parameter counts as a symbol. Ends with a kEnd.
std::vector<Token> lex_any(std::string_view sql);
}  // namespace ask::sql
