// Demonstratives of a question with their nouns: "these events", "in that year", "there", "the one
// with the most".
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "agent/engine/dialogue/utterance.h"

namespace ask::engine::dialogue {

inline constexpr float kPointedScore = 0.7F;  // of a mention that the noun may be

// "these events": tokens [begin, end), the noun from `noun` on. "there" has no noun.
struct PointedNoun {
  uint32_t begin = 0, end = 0, noun = 0;
  bool place = false;  // "there"
  bool owner = false;  // "their", of groups
  bool time = false;   // "in that year"
  int first = 0;       // "of the one with the most" (1), "... with the fewest" (-1)
};
std::vector<PointedNoun> pointed_nouns(const Utterance& u);
// "of the type with the most", which says of nothing what there is most of: the phrase after the
// preposition, of the first of the groups.
std::optional<PointedNoun> first_group_named(const Utterance& u);

}  // namespace ask::engine::dialogue
