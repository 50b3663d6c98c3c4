#include "agent/engine/text/calendar.h"

#include <fmt/format.h>

#include <charconv>

#include "agent/common/words.h"
#include "agent/engine/text/folded_at.h"

namespace ask::engine {

int parsed_year(std::string_view text) {
  int value = 0;
  if (text.size() != 4) return 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + 4, value);
  return error == std::errc{} && end == text.data() + 4 && value >= 1000 && value <= 2999 ? value
                                                                                          : 0;
}

int year_after(std::span<const Token> tokens, uint32_t& end) {
  const bool joined = text::is_one_of(folded_at(tokens, end), {"of", "in", ","});
  const uint32_t at = joined ? end + 1 : end;
  const int year = parsed_year(folded_at(tokens, at));
  if (year != 0) end = at + 1;
  return year;
}

std::string month_start(int year, int month) {
  return fmt::format("{:04}-{:02}-01", year + (month - 1) / 12, (month - 1) % 12 + 1);
}

std::string iso_day(std::chrono::sys_days day) {
  const std::chrono::year_month_day date(day);
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

}  // namespace ask::engine
