// Numbers as people write them: 1,000; 3.5; 5k; 3rd; twenty-five; a dozen; 1.5 million; half.
#pragma once
#include <optional>
#include <span>

#include "agent/reason/builtin/lattice.h"

namespace ask::builtin {

struct NumberSpan {
  uint32_t end = 0;  // the token after it
  double value = 0;
  bool ordinal = false;  // third, 3rd
  float score = 1;       // below 1: the word often means something else ("one", "second", "5m")
};

// The longest number that begins at token `at`.
std::optional<NumberSpan> number_at(std::span<const Token> tokens, uint32_t at);

}  // namespace ask::builtin
