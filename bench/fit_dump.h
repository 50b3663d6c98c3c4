// The candidates that bench/measure dumped, and a log-linear model over them, which bench/fit uses
// to fit the rule weights and the reranker.
#pragma once
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ask::bench {

using Features = std::vector<std::pair<uint32_t, float>>;  // (index, value); zeros are omitted

struct DumpedReading {
  bool right = false;
  float beam_score = 0;
  float rank_score = 0;            // by the weights in force, see RankedCandidate
  uint64_t rows = 0, loosely = 0;  // see ResultKey
  Features rule_counts, features;
  Features x;  // features that the model uses
};

struct DumpedQuestion {
  std::string set, database;  // set: the question's source folder
  bool refused = false;       // the engine abstained on the first candidate
  size_t tokens = 0, tables = 0;
  std::vector<std::string> words;
  std::vector<DumpedReading> candidates;  // best first

  bool tells() const;  // true if some candidates are right and some are wrong
};

std::vector<DumpedQuestion> read_dump(const std::string& path);

struct Descent {
  int epochs = 40;
  double rate = 0.02;
  double pull = 1e-4;  // L2 regularisation towards `start`
  double sparse = 0;   // L1 regularisation of the features from `sparse_from` on
  size_t sparse_from = 0;
  std::vector<bool> frozen = {};  // features with a fixed weight; empty: none
};

double score(const Features& x, const std::vector<double>& weights);
// Maximises the likelihood of each question's right candidates.
std::vector<double> fit_readings(const std::vector<const DumpedQuestion*>& questions,
                                 const std::vector<double>& start, const Descent& how);

}  // namespace ask::bench
