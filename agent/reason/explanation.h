// Questions for the causes of a change: "why did revenue fall in 2024?", "which region explains the
// fall?". They are answered by the parts of the change (change_shares.h).
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace ask::reason {

struct CalendarPeriod {
  int year = 0;
  int month = 0;  // 1-12; 0: the whole year
  bool operator==(const CalendarPeriod&) const = default;
  CalendarPeriod before() const;  // the year or month before it
  std::string words() const;      // "2024", "March 2024"
};

struct Explanation {
  std::string amount;                    // "revenue"; "" if the question does not say
  std::string dimension;                 // "region"; ""
  std::optional<CalendarPeriod> period;  // in which the change was
};

// Nullopt: the question asks for something else, or names a period that is no year and no month.
std::optional<Explanation> explanation_asked(std::string_view question);

}  // namespace ask::reason
