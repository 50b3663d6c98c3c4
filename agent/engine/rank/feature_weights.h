// Weights of the features in the reranker and in the confidence model. The table is written by
// bench/fit.
#pragma once
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

}  // namespace ask::engine
