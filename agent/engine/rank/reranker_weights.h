// Feature weights of the reranker and of the confidence model. The tables, reranker_weights.cpp and
// reranker_word_weights.cpp, are written by bench/fit.
#pragma once
#include <span>
#include <string_view>

#include "agent/engine/rank/coverage_features.h"
#include "agent/engine/rank/query_features.h"

namespace ask::engine {

struct SecondWeight {
  std::string_view name;
  float rank;        // in the reranker
  float confidence;  // in the confidence model
};
const SecondWeight& weight(Signal signal);
const SecondWeight& weight(Look look);

inline std::string_view name(Signal signal) { return weight(signal).name; }
inline std::string_view name(Look look) { return weight(look).name; }

float beam_weight();  // of the beam score, in the reranker

// Weight of a query feature crossed with a unigram or bigram of the question.
struct WordLook {
  std::string_view words;
  Look look;
  float weight;
};
std::span<const WordLook> word_looks();  // sorted by words

}  // namespace ask::engine
