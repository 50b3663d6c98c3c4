// What a question asks of the amounts of its groups in their order or as parts of a whole, taken
// out of the question by rewrite_series.h and given to the query by adjust/series.h.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "agent/engine/ir/logical_form.h"

namespace ask::engine {

// An amount made of those of several groups. kItself: the running total.
struct SeriesFigure {
  Series kind = Series::kItself;
  int64_t rows = 0;  // of a moving average
  bool operator==(const SeriesFigure&) const = default;
};

// The words of one output in a list at the end of the question: "revenue so far".
using ListedOutput = std::vector<std::string>;

struct AskedSeries {
  std::vector<SeriesFigure> figures;
  bool alone = false;  // without the amounts that they are made of
  std::string within;  // the noun of the whole: "category" of "share of its category"
  bool best = false;   // only the first row of each whole
  // "fewer than the month before and the month after"
  bool less = false, before = false, after = false;
  // "split into four quarters by", "the fewest that make up 80 percent of"
  Division division;
  bool deviating = false;  // the number 0 is a placeholder of the average and the deviations
  double deviations = 0;
  std::string columns;               // the noun of the groups that are columns: "quarter"
  std::vector<ListedOutput> listed;  // all outputs, if the question lists them
  bool divides() const { return division.parts > 0 || division.most > 0; }
  bool of_groups() const {
    return !figures.empty() || before || after || divides() || !columns.empty();
  }
  bool any() const { return of_groups() || deviating; }
};

}  // namespace ask::engine
