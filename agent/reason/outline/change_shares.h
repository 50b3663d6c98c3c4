// What each group of a comparison contributes to the change: its own change as a share of the
// whole one.
//
//   country   2024  2023  change  share of the change
//   Portugal    21    40     -19                  63%   of a fall by 30
//   Spain       14    12      +2                  -7%   works against it
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "agent/reason/answer.h"

namespace ask::reason {

struct ChangeShares {
  ShownRows rows;        // the groups, then both values, the change and its share in percent; those
                         // that explain most first; no shares (NULL) if the whole did not change
  double change = 0;     // that of the whole if it is known, else the sum of the changes
  std::string sentence;  // "Portugal explains 63 % of the fall (-19 of -30)."
  std::string apart = {};  // if the groups do not add up to the whole: by how much, a clause
};

// A comparison of the whole: its two values; nullopt where a side has no rows to take one of.
struct WholeSides {
  std::optional<double> first, second;
  std::shared_ptr<const Comparison> comparison;
};
// Of the first task that compares no groups, by values that add up.
std::optional<WholeSides> whole_of(const std::vector<TaskResult>& tasks);

// Nullopt: the rows compare no groups, or not all of them are there, or the values do not add up
// (averages, extremes, counts of different values). `whole` counts if it is of the same amount and
// the same two things. Where a side has no values there are no shares.
std::optional<ChangeShares> change_shares(const TaskResult& task,
                                          const std::optional<WholeSides>& whole = std::nullopt);

// "It did not fall. " where the question says that it did; else "".
std::string denied_premise(std::string_view question, const std::optional<WholeSides>& whole);

// True if the values of the comparison add up over groups.
bool adds_up(const Comparison& comparison);
// The answer to a question for causes: a comparison of the whole, and then what each dimension
// explains of it; a note if the change is not that of the `question`. Nullopt: the results are
// something else.
std::optional<std::string> explained(const std::vector<TaskResult>& results,
                                     std::string_view question);

}  // namespace ask::reason
