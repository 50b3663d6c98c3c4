// The built-in engine on one open database, as bench/measure.cpp asks it.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;

namespace ask::bench {

struct Candidate {
  std::string sql;
  double score = 0;
  std::vector<float> features;
};

struct Prediction {
  std::string sql;  // "" when it declines
  double confidence = 0;
  std::vector<float> signals;
  std::vector<Candidate> candidates;  // best first
};

class EngineUnderTest {
 public:
  explicit EngineUnderTest(sqlite3* db);
  ~EngineUnderTest();
  Prediction answer(const std::string& question);
  // Lattice and readings, for a person.
  std::string explain(const std::string& question);

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace ask::bench
