// The constants of the second look (rank.h) and of the confidence (confidence.h), by name. Their
// tables, rank_weights.cpp and rank_words.cpp, are written by bench/fit.
#pragma once
#include <span>
#include <string_view>

#include "agent/engine/rank/coverage_features.h"
#include "agent/engine/rank/query_features.h"

namespace ask::engine {

struct SecondWeight {
  std::string_view name;
  float rank;        // in the order of readings
  float confidence;  // in the trust in the first one
};
const SecondWeight& weight(Signal signal);
const SecondWeight& weight(Look look);

inline std::string_view name(Signal signal) { return weight(signal).name; }
inline std::string_view name(Look look) { return weight(look).name; }

float beam_weight();  // of the beam's score, in the order of readings

// What a look is worth more, or less, where the question says this word or these two.
struct WordLook {
  std::string_view words;
  Look look;
  float weight;
};
std::span<const WordLook> word_looks();  // by words

}  // namespace ask::engine
