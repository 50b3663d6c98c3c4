// Splits a question into tokens. Quoted text is one token; hyphens, slashes and underscores inside
// a word split it ("follow-up" is `follow` `up`); a possessive is a token of its own (`'s`).
#pragma once
#include <string_view>
#include <vector>

#include "agent/engine/text/token.h"

namespace ask::engine {

// Further tokens are ignored, which bounds the cost of an excessively long question.
inline constexpr size_t kMaxTokens = 400;

// REQUIRES: valid UTF-8 (text::repaired_utf8). Never fails; at most kMaxTokens tokens.
std::vector<Token> tokenize(std::string_view question);

}  // namespace ask::engine
