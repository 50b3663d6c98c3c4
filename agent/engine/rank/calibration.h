// Fitted calibration map of the confidence model. Its weights are in feature_weights.h.
#pragma once
#include <cmath>
#include <cstddef>
#include <span>

namespace ask::engine {

// Upper bound of the confidence of a candidate with an abstention reason.
inline constexpr double kAbstainedConfidence = 0.3;

// Domain-shift correction: the model was fitted on databases that the rules were developed on, so
// on unseen databases it is overconfident, most of all where it is unsure. `calibrated` is the
// confidence before it; its log odds are scaled and shifted by two constants, as by Platt (1999),
// that were chosen on held-out databases.
inline constexpr double kUnseenScale = 1.35, kUnseenShift = -1.32;
inline double shift_to_unseen(double calibrated) {
  if (calibrated <= 0 || calibrated >= 1) return calibrated;
  return 1 /
         (1 + std::exp(-(kUnseenScale * std::log(calibrated / (1 - calibrated)) + kUnseenShift)));
}

// A knot of the calibration map: model probability `from` becomes probability `right`. Piecewise
// linear in between, constant beyond the ends.
struct CalibrationKnot {
  double from, right;
};
std::span<const CalibrationKnot> calibration_knots();
inline double calibrate(double model, std::span<const CalibrationKnot> knots) {
  if (model <= knots.front().from) return knots.front().right;
  for (size_t i = 1; i < knots.size(); ++i) {
    if (model > knots[i].from) continue;
    const double part = (model - knots[i - 1].from) / (knots[i].from - knots[i - 1].from);
    return knots[i - 1].right + part * (knots[i].right - knots[i - 1].right);
  }
  return knots.back().right;
}

}  // namespace ask::engine
