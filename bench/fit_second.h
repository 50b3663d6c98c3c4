// Fits the second look (rank.h) and the confidence (confidence.h), and writes their tables.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/rank/calibration.h"
#include "bench/fit_dump.h"

namespace ask::bench {

int fit_second(std::vector<DumpedQuestion> questions, const std::string& folder);

// A fit of both.
struct SecondFit {
  // The beam's score, signals, looks, then kQueryLooks for each of `words`.
  std::vector<double> rank;
  std::vector<std::string> words;
  std::vector<double> confidence;  // standings, signals, looks
  std::vector<engine::Step> steps;
};
// False: a file could not be written.
bool write_tables(const SecondFit& fit, const std::string& folder);

}  // namespace ask::bench
