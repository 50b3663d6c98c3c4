// The phrases that are cues: constant tables of patterns over tokens.
#pragma once
#include <span>
#include <string_view>

#include "agent/engine/lexicon/cue.h"

namespace ask::engine {

// A pattern is a row of elements parted by blanks; an element is alternatives parted by '|', and
// may be left out when it ends in '?'. An alternative fits a token whose folded text or lemma it
// is; `=word` only by the folded text; `#` fits a number.
struct Phrase {
  std::string_view pattern;
  Cue cue;
  std::string_view scale = {};  // Dimension::word
  bool descending = false;
  float score = 1;              // below 1: the words often mean something else
  std::string_view after = {};  // alternatives; one of them stands not far before
};

std::span<const Phrase> quantity_phrases();     // counts, sums, comparisons, most, superlatives
std::span<const Phrase> structure_phrases();    // order, groups, negation, sets, questions, roles
std::span<const Phrase> superlative_phrases();  // adjectives with a dimension

}  // namespace ask::engine
