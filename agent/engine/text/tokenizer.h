// Question text -> tokens. Quoted text is one token; hyphens, slashes and underscores inside words
// part them ("follow-up" is `follow` `up`); a possessive is a token of its own (`'s`).
#pragma once
#include <string_view>
#include <vector>

#include "agent/engine/text/token.h"

namespace ask::engine {

// What follows is not read: nobody asks that long a question, and the cost stays bounded.
inline constexpr size_t kMaxTokens = 400;

// REQUIRES: valid UTF-8 (text::repaired_utf8). Never fails; at most kMaxTokens tokens.
std::vector<Token> tokenize(std::string_view question);

}  // namespace ask::engine
