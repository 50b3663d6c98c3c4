// Weights of the features in the reranker and in the confidence model. The tables,
// feature_weights.cpp and word_weights.cpp, are written by bench/fit.
#pragma once
#include <span>
#include <string_view>

#include "agent/engine/ir/feature.h"

namespace ask::engine {

struct FeatureWeight {
  std::string_view name;
  float rank;        // in the reranker; 0 for the posterior features
  float confidence;  // in the confidence model
};
const FeatureWeight& weight(Feature feature);
inline std::string_view name(Feature feature) { return weight(feature).name; }

float beam_weight();  // of the beam score, in the reranker

// Weight of a query feature crossed with a unigram or bigram of the question.
struct WordWeight {
  std::string_view words;
  Feature feature;
  float weight;
};
std::span<const WordWeight> word_weights();  // sorted by words

}  // namespace ask::engine
