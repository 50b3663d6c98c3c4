// The built-in engine on one open database, as bench/measure.cpp asks it.
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
  double beam_score = 0;
  uint64_t rows = 0, loosely = 0;  // denotation.h
  std::vector<float> rule_counts, signals, looks;
};

struct Prediction {
  std::string sql;  // "" when it declines
  double confidence = 0;
  bool refused = false;
  std::vector<std::string> words;  // rank.h's words and pairs
  size_t tokens = 0, tables = 0;
  std::vector<Candidate> candidates;  // best first, those that are looked at twice
};

class EngineUnderTest {
 public:
  explicit EngineUnderTest(sqlite3* db);
  ~EngineUnderTest();
  // `candidates`: with every reading that was looked at, not only the first.
  Prediction answer(const std::string& question, bool candidates);
  // Lattice and readings, for a person.
  std::string explain(const std::string& question);

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace ask::bench
