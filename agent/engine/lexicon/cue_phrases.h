// Cue phrases: constant tables of token patterns, matched by link/cue_matcher.h.
#pragma once
#include <span>
#include <string_view>

#include "agent/engine/lexicon/cue.h"

namespace ask::engine {

// A pattern is a sequence of elements separated by blanks. An element is a list of alternatives
// separated by '|' and is optional if it ends in '?'. An alternative matches a token by folded text
// or lemma; `=word` matches by folded text only, and at the start of an element '=' applies to all
// its alternatives. `#` matches a number.
struct Phrase {
  std::string_view pattern;
  Cue cue;
  std::string_view scale = {};  // GradableScale::word
  bool descending = false;
  float score = 1;              // below 1 for ambiguous words
  std::string_view after = {};  // alternatives, of which one must occur shortly before; "" for none
  std::string_view not_after = {};  // alternatives, of which none may be the word before
};

std::span<const Phrase> quantity_phrases();     // counts, sums, comparisons, most, superlatives
std::span<const Phrase> structure_phrases();    // order, groups, negation, sets, questions, clauses
std::span<const Phrase> superlative_phrases();  // gradable adjectives, also as comparatives
std::span<const Phrase> comparative_phrases();

}  // namespace ask::engine
