// The readings that bench/measure dumped, and the log-linear model over them that bench/fit uses
// for the rules of the beam and for the second look.
#pragma once
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ask::bench {

using Features = std::vector<std::pair<uint32_t, float>>;  // index, value; zeros left out

struct DumpedReading {
  bool right = false;
  float beam_score = 0;
  uint64_t rows = 0, loosely = 0;  // denotation.h
  Features rule_counts, signals, looks;
  Features x;  // what a model looks at
};

struct DumpedQuestion {
  std::string set, database;  // set: the folder it comes from
  bool refused = false;       // the first reading was
  size_t tokens = 0, tables = 0;
  std::vector<std::string> words;
  std::vector<DumpedReading> candidates;  // in the order they had

  bool tells() const;  // some readings are right and some are not
};

std::vector<DumpedQuestion> read_dump(const std::string& path);

struct Descent {
  int epochs = 40;
  double rate = 0.02;
  double pull = 1e-4;  // towards `start`
  double sparse = 0;   // pulls the features from `sparse_from` on to exactly 0
  size_t sparse_from = 0;
  std::vector<bool> frozen = {};  // features that stay as they are; empty: none
};

double score(const Features& x, const std::vector<double>& weights);
// Makes the right readings of each question likelier than the wrong ones.
std::vector<double> fit_readings(const std::vector<const DumpedQuestion*>& questions,
                                 const std::vector<double>& start, const Descent& how);

}  // namespace ask::bench
