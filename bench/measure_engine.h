// The built-in engine on an open database, as bench/measure.cpp uses it.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;

namespace ask::bench {

struct Candidate {
  std::string sql;
  double beam_score = 0, rank_score = 0;
  uint64_t rows = 0, loosely = 0;  // see ResultKey
  std::vector<float> rule_counts, features;
};

struct Prediction {
  std::string sql;  // "" if the engine abstains
  double confidence = 0;
  bool refused = false;
  std::string reason;  // of a hard rule that refuses, and the words that are not explained
  std::vector<std::string> unknown;  // what a decline says is not understood
  std::vector<std::string> words;    // words and word pairs, for the reranker
  size_t tokens = 0, tables = 0;
  std::vector<Candidate> candidates;  // candidates that were reranked, best first
};

class EngineUnderTest {
 public:
  explicit EngineUnderTest(sqlite3* db);
  ~EngineUnderTest();
  // `candidates`: return all reranked candidates, not only the first.
  Prediction answer(const std::string& question, bool candidates);
  // The mention lattice and the candidates as text.
  std::string explain(const std::string& question);

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace ask::bench
