// Dates as people write them, as half-open ISO ranges: 2010; March 2010; March 5, 2010; 5 March
// 2010; 2010-03-05; 3/5/2010 (month first unless that cannot be); the 1990s.
// Relative ones ("last month") need to know today and are not read yet; they belong here.
#pragma once
#include <optional>
#include <span>
#include <string>

#include "agent/reason/builtin/lattice.h"

namespace ask::builtin {

struct DateSpan {
  uint32_t end = 0;      // the token after it
  std::string from, to;  // [from, to), "2010-03-01"
  float score = 1;       // .8: a bare year, which may be just a number
};

// The longest date that begins at token `at`.
std::optional<DateSpan> date_at(std::span<const Token> tokens, uint32_t at);

}  // namespace ask::builtin
