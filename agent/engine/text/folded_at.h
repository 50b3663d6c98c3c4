// Look-up of the words around a token.
#pragma once
#include <span>
#include <string_view>

#include "agent/engine/text/token.h"

namespace ask::engine {

// The folded text of token i; "" past the end and for quoted text.
inline std::string_view folded_at(std::span<const Token> tokens, size_t i) {
  return i < tokens.size() && !tokens[i].quoted ? std::string_view(tokens[i].folded)
                                                : std::string_view{};
}

}  // namespace ask::engine
