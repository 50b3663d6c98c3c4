// Fitted calibration map of the confidence model. Its weights are in feature_weights.h.
#pragma once
#include <cmath>
#include <cstddef>
#include <span>

namespace ask::engine {

// Upper bound of the confidence of a candidate with an abstention reason.
inline constexpr double kAbstainedConfidence = 0.3;

// Platt scaling (Platt 1999): the log odds of `p`, scaled and shifted.
inline double platt(double p, double scale, double shift) {
  if (p <= 0 || p >= 1) return p;
  return 1 / (1 + std::exp(-(scale * std::log(p / (1 - p)) + shift)));
}

// Domain-shift correction: the model was fitted on databases that the rules were developed on, so
// on unseen databases it is overconfident, most of all where it is unsure. `calibrated` is the
// confidence before it. The constants were chosen on held-out databases and wordings.
inline constexpr double kUnseenScale = 1.02, kUnseenShift = -0.50;
inline double shift_to_unseen(double calibrated) {
  return platt(calibrated, kUnseenScale, kUnseenShift);
}

// The confidence of a short question that the rules make of a follow-up: it is right less often
// than a question of the same confidence that was asked as a whole.
inline constexpr double kFragmentScale = 1.32, kFragmentShift = -0.45;
inline double shift_to_fragment(double whole) {
  return platt(whole, kFragmentScale, kFragmentShift);
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
