// Fits the reranker and the confidence model, and writes their tables of weights.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/rank/calibration.h"
#include "bench/fit_dump.h"

namespace ask::bench {

int fit_second(std::vector<DumpedQuestion> questions, const std::string& folder);
// Only the confidence model, with the reranker in force.
int fit_confidence_only(std::vector<DumpedQuestion> questions, const std::string& folder);

// Weights of the reranker and of the confidence model.
struct SecondFit {
  // beam score, the first kRankedFeatures features, then kQueryFeatures for each of `words`
  std::vector<double> rank;
  std::vector<std::string> words;
  std::vector<double> confidence;  // by feature, then by rule
  std::vector<engine::CalibrationKnot> steps;
};
// False if a file could not be written.
bool write_tables(const SecondFit& fit, const std::string& folder);

}  // namespace ask::bench
