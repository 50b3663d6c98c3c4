// Questions about the causes of a change: "why did revenue fall in 2024?", "which region explains
// the fall from Q1 2023 to Q1 2024?". The answer is the contribution of each group
// (change_shares.h).
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ask::reason {

// A year, a quarter or a month.
struct CalendarPeriod {
  // 0: not stated, the last one that there is; -1: the one before that. With a month only.
  int year = 0;
  int month = 0;    // 1-12; 0: no month
  int quarter = 0;  // 1-4; 0: no quarter
  bool operator==(const CalendarPeriod&) const = default;
  CalendarPeriod before() const;       // the year, quarter or month before it
  CalendarPeriod year_before() const;  // the same one of the year before
  std::string words() const;           // "2024", "Q1 2024", "March 2024"
  std::string_view unit() const;       // "year", "quarter", "month"
};

// The periods that a question names.
struct NamedPeriods {
  std::optional<CalendarPeriod> period;  // in which the change was
  std::optional<CalendarPeriod> base;    // with which it is compared; none: the one before it
  // A period that cannot be compared, as written: "last week". The others are then of no use.
  std::string unread = {};
};

struct Explanation {
  std::string amount;     // "revenue"; "" if the question does not name it
  std::string dimension;  // "region"; ""
  int direction = 0;      // of the change: -1 for "fall", 1 for "rise", 0 for "change"
  NamedPeriods periods = {};
  // Words after the change that are none of these and restrict its rows: "in", "germany" of "why
  // did revenue fall in Germany?".
  std::vector<std::string> rest = {};
};

// Nullopt: the question does not ask for the causes of a change.
std::optional<Explanation> explanation_asked(std::string_view question);

}  // namespace ask::reason
