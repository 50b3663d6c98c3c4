// Fitted constants of the confidence model: weights of the posterior features and the calibration
// map. The weights of the other features are in reranker_weights.h.
#pragma once
#include <cmath>
#include <cstddef>
#include <span>
#include <string_view>

#include "agent/engine/rank/confidence.h"

namespace ask::engine {

// Upper bound of the confidence of a candidate with an abstention reason.
inline constexpr double kRefused = 0.3;

// Domain-shift correction: the model was fitted on databases that the rules were developed on, so
// on unseen databases it is overconfident. `read` is the calibrated confidence, raised to an
// exponent that was chosen on held-out databases.
inline constexpr double kUnread = 1.6;
inline double shift_to_unseen(double read) { return std::pow(read, kUnread); }

// Weight of a posterior feature in the logistic model.
struct StandingWeight {
  std::string_view name;
  float weight;
};
const StandingWeight& weight(PosteriorFeature standing);

// A knot of the calibration map: model probability `from` becomes probability `right`. Piecewise
// linear in between, constant beyond the ends.
struct CalibrationKnot {
  double from, right;
};
std::span<const CalibrationKnot> calibration_knots();
double calibrate(double model, std::span<const CalibrationKnot> calibration_knots);

}  // namespace ask::engine
