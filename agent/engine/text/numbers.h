// Recognises numbers in digits or words: 1,000; 3.5; 5k; 3rd; twenty-five; a dozen; 1.5 million.
#pragma once
#include <optional>
#include <span>

#include "agent/engine/text/token.h"

namespace ask::engine {

struct NumberSpan {
  uint32_t end = 0;  // one past the last token
  double value = 0;
  bool ordinal = false;  // third, 3rd
  float score = 1;       // below 1 for ambiguous words ("one", "second", "5m")
};

// The longest number that begins at token `at`.
std::optional<NumberSpan> number_at(std::span<const Token> tokens, uint32_t at);

struct NumberRange {
  uint32_t end = 0;  // one past the last token
  double low = 0, high = 0;
  bool introduced = false;  // begins with "from" or "between"
};

// Two numbers as one range: "from 10 to 20", "10 to 20", "10-20", "from $5 to $9".
std::optional<NumberRange> number_range_at(std::span<const Token> tokens, uint32_t at);

// Units that rules treat apart; those of time are nouns of a period.
inline constexpr std::string_view kMoneyUnit = "money", kDayUnit = "day", kWeekUnit = "week",
                                  kMonthUnit = "month", kYearUnit = "year";

// A number with its unit of measure: "$5", "20 dollars", "3 minutes".
struct UnitSpan {
  uint32_t begin = 0, end = 0;  // tokens, including the number
  std::string_view unit;        // kMoneyUnit, "second", "minute", "hour", ...; "" if there is none
};

// The unit of the number in tokens [begin, end).
UnitSpan unit_of(std::span<const Token> tokens, uint32_t begin, uint32_t end);

}  // namespace ask::engine
