// Questions that could stand alone but for a demonstrative: "what are the names of these events?",
// "the average age of the heads from each of these states". They are read as they are, and
// restricted to the rows, groups or values that were shown.
#pragma once
#include <cstdint>
#include <vector>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "these events": tokens [begin, end), the noun from `noun` on. "there" has no noun.
struct PointedNoun {
  uint32_t begin = 0, end = 0, noun = 0;
  bool place = false;  // "there"
  bool owner = false;  // "their", of groups
};
std::vector<PointedNoun> pointed_nouns(const Utterance& u);

// What the demonstratives of the question refer to restricts what it is read as alone. Nullopt: it
// does not follow what they refer to.
RuleResult of_pointed_rows(const Turn& turn);

}  // namespace ask::engine::dialogue
