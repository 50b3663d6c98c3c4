// The fitted constants of confidence.h; those of signs and looks are in rank_weights.h.
#pragma once
#include <cmath>
#include <cstddef>
#include <span>
#include <string_view>

#include "agent/engine/rank/confidence.h"

namespace ask::engine {

// The most that a refused reading is worth.
inline constexpr double kRefused = 0.3;

// The constants were fitted on databases whose questions were read while the rules were made; of
// others less is right: `read` to this power. Chosen on the totals of databases held out.
inline constexpr double kUnread = 1.5;
inline double shift_to_unseen(double read) { return std::pow(read, kUnread); }

struct StandingWeight {
  std::string_view name;
  float weight;
};
const StandingWeight& weight(PosteriorFeature standing);

// Of the readings that the model gives `from` or more, `right` are right; straight lines between.
struct CalibrationKnot {
  double from, right;
};
std::span<const CalibrationKnot> calibration_knots();
double calibrate(double model, std::span<const CalibrationKnot> calibration_knots);

}  // namespace ask::engine
