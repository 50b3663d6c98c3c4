// Dates and periods as people write them, as half-open ISO ranges: 2010; March 2010; March 5, 2010;
// 5 March 2010; 2010-03-05; 3/5/2010 (month first unless that cannot be); the 1990s; Q1 2024.
// Relative ones ("last month", "the past 30 days", "since March") are told from today on. Ones that
// come back ("in May", "on weekends") are parts of a date.
#pragma once
#include <optional>
#include <span>
#include <string>

#include "agent/engine/text/periods.h"
#include "agent/engine/text/token.h"

namespace ask::engine {

struct DateSpan {
  uint32_t end = 0;      // the token after it
  std::string from, to;  // [from, to), "2010-03-01"; to may be "" when it has no end
  float score = 1;       // .8: a bare year, which may be just a number
  // from and to are modifiers of date('now'), parted by '|'.
  bool relative = false;
  // Not kWhole: what this part of the date is, from "05" to `to`, if that is set. A week that is
  // told from its end to its start ("6", "0") is its two ends.
  Period period = Period::kWhole;
};

// The longest date that begins at token `at`.
std::optional<DateSpan> date_at(std::span<const Token> tokens, uint32_t at);

// dates_relative.cpp: "last month", "yesterday", "the past 30 days".
std::optional<DateSpan> relative_date_at(std::span<const Token> tokens, uint32_t at);

// dates_parts.cpp: "May", "weekends", "Mondays", "the second quarter of 2023".
std::optional<DateSpan> date_part_at(std::span<const Token> tokens, uint32_t at);

}  // namespace ask::engine
