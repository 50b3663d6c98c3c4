// Results of bench/measure for a set of questions: coverage and precision by confidence.
#pragma once
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace ask::bench {

struct Share {
  size_t answered = 0, right = 0, of = 0;
  double coverage() const {
    return of == 0 ? 0 : 100.0 * static_cast<double>(answered) / static_cast<double>(of);
  }
  double precision() const {
    return answered == 0 ? 0 : 100.0 * static_cast<double>(right) / static_cast<double>(answered);
  }
};

class Totals {
 public:
  void add(double confidence, bool right, double ms, const std::string& difficulty,
           const std::string& database);
  void add_oracle(bool any) { oracle_ += any; }
  void add_choice(bool right) { choices_ += right; }

  size_t asked() const { return graded_.size(); }
  size_t databases() const { return databases_.size(); }
  // Answers with a confidence in [low, high).
  Share between(double low, double high = 2) const;
  // Expected calibration error in ten bins: the mean gap between confidence and accuracy.
  double calibration_error() const;
  double ms(double quantile) const;
  // `from`: min_confidence.
  std::string text(double from, bool with_oracle, bool with_choices) const;

 private:
  size_t oracle_ = 0, choices_ = 0;  // questions
  std::vector<std::pair<double, bool>> graded_;  // confidence, right
  std::vector<double> ms_;
  std::map<std::string, std::pair<size_t, size_t>> by_difficulty_;
  std::set<std::string> databases_;
};

// Of this process so far.
double peak_megabytes();

// Keyed by question folder and split, such as "spider_train held".
using AllTotals = std::map<std::string, Totals>;
// Updates the block between two marks in README.md; false if the marks are missing.
bool write_readme(const std::string& path, const AllTotals& all, double from);

}  // namespace ask::bench
