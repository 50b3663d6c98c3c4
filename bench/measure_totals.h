// What a run of bench/measure comes to: for a set of questions how many are answered, and how many
// of these rightly, at each confidence.
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

  size_t asked() const { return graded_.size(); }
  size_t databases() const { return databases_.size(); }
  // Answers whose confidence is from `low` to below `high`.
  Share between(double low, double high = 2) const;
  // How far the confidence is from the share that is right, over ten bins by confidence.
  double calibration_error() const;
  double ms(double quantile) const;
  // `from`: min_confidence.
  std::string text(double from, bool with_oracle) const;

 private:
  size_t oracle_ = 0;
  std::vector<std::pair<double, bool>> graded_;  // confidence, right
  std::vector<double> ms_;
  std::map<std::string, std::pair<size_t, size_t>> by_difficulty_;
  std::set<std::string> databases_;
};

// Of the process, so far.
double peak_megabytes();

// By the folder of questions and the split of its databases, as "spider_train held".
using AllTotals = std::map<std::string, Totals>;
// The block of README.md between its two marks; false when they are not there.
bool write_readme(const std::string& path, const AllTotals& all, double from);

}  // namespace ask::bench
