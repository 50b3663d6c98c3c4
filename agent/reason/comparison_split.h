// Finds the two things that a question compares, and words a question about each: "How many orders
// in 2024 compared with 2023?" as "How many orders in 2024" and "How many orders in 2023".
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/link/lattice.h"

namespace ask::reason {

// What a comparison asks for: both values, whether the first is more, or which of them is more.
enum class ComparisonGoal { kBoth, kWhether, kWhich };

// One way to split a question. The first thing is the one that is compared, the second its base.
struct ComparisonSplit {
  struct Wording {
    std::string first, second;
  };
  std::vector<Wording> wordings;  // the likeliest first
  std::string first, second;      // the two things, as the question words them
  std::string place;              // the preposition before them, or ""
  bool dates = false;             // they are periods
  int days = 0;                   // their length: 372 for a year, 31 for a month; 0 if unknown
  bool kinds = false;             // they may be rows of different tables
  // The question without the things, to which `place` and a thing may be added; "" if unknown.
  std::string rest = {};
  ComparisonGoal goal = ComparisonGoal::kBoth;
  bool less = false;     // asked by "fewer", "lower", "drop"
  bool certain = false;  // nothing but a comparison can be meant
  bool ranks = false;    // asked which of several rows changed most: it has no wordings
  bool sizes = false;    // asked by "bigger", "better": no number of rows is meant
  // Three or more periods that are compared: it has no wordings.
  std::vector<std::string> several = {};
  bool amounts = true;  // only numbers are compared, so that lists of rows are counted
};

// False if the question has no word that compares: it need not be split.
bool may_compare(std::string_view question);

// The likeliest way to split; nullopt if the question compares nothing. REQUIRES: the lattice is
// that of `text`, which is valid UTF-8.
std::optional<ComparisonSplit> comparison_split(std::string_view text,
                                                const engine::Lattice& lattice);

}  // namespace ask::reason
