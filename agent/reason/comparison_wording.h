// The wording of the question about each side of a comparison.
#pragma once
#include <array>
#include <optional>
#include <string>

#include "agent/reason/compared_question.h"
#include "agent/reason/comparison_split.h"

namespace ask::reason {

// The wording of both sides: the text before `at`, with each of the comparands, and the words
// from `tail` on.
struct SidesFrame {
  uint32_t from, at, tail;
  Comparand a;
  std::array<std::string, 2> now;
};

// The last "more", "fewer", "higher" ... of the words; `to` if there is none.
uint32_t last_comparative(const ComparedQuestion& question, uint32_t from, uint32_t to);

// "revenue in 2024 vs 2023 by category": the words before, with each comparand, and those after.
void word_plainly(const ComparedQuestion& question, const SidesFrame& frame, ComparisonSplit& out);
// "did we get more orders in 2024 than in 2023": how many of each. False if that is not asked.
bool word_more(const ComparedQuestion& question, const SidesFrame& frame, ComparisonSplit& out);

// "did Berlin or Paris have more orders in 2023", "Books or Toys: which sold more?". `at`: "or".
std::optional<ComparisonSplit> choice_split(const ComparedQuestion& question, uint32_t at);
// "are there more delivered orders than open ones?", "are there more artists than albums?"
std::optional<ComparisonSplit> phrase_split(const ComparedQuestion& question, uint32_t at);

}  // namespace ask::reason
