// Words of a question outside of quotations.
#pragma once
#include <cstddef>
#include <span>
#include <string_view>

#include "agent/engine/text/token.h"

namespace ask::reason {

// The word in lower case; "" for a quoted one and after the end.
inline std::string_view unquoted_word(std::span<const engine::Token> tokens, size_t i) {
  return i < tokens.size() && !tokens[i].quoted ? std::string_view(tokens[i].folded)
                                                : std::string_view();
}

}  // namespace ask::reason
