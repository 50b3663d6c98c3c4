// Weights of query features that depend on the words of the question. The table is written by
// bench/fit.
#pragma once
#include <span>
#include <string_view>

#include "agent/engine/ir/feature.h"

namespace ask::engine {

// Weight of a query feature crossed with a unigram or bigram of the question.
struct WordWeight {
  std::string_view words;
  Feature feature;
  float weight;
};
std::span<const WordWeight> word_weights();  // sorted by words

}  // namespace ask::engine
