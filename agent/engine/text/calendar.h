// Years of questions, and days as ISO text.
#pragma once
#include <chrono>
#include <span>
#include <string>
#include <string_view>

#include "agent/engine/text/token.h"

namespace ask::engine {

// The year, from 1000 to 2999, that the whole text is; 0 if it is none.
int parsed_year(std::string_view text);

// The year at token `end`, perhaps after "of", "in" or a comma; `end` moves past it. 0: none.
int year_after(std::span<const Token> tokens, uint32_t& end);

// The first day of a month as "2024-03-01". Months beyond 12 are those of the next year.
std::string month_start(int year, int month);

std::string iso_day(std::chrono::sys_days day);

}  // namespace ask::engine
