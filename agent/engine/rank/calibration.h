// Fitted calibration map of the confidence model. Its weights are in feature_weights.h.
#pragma once
#include <cmath>
#include <cstddef>
#include <span>

namespace ask::engine {

// Upper bound of the confidence of a candidate with an abstention reason.
inline constexpr double kRefused = 0.3;

// Domain-shift correction: the model was fitted on databases that the rules were developed on, so
// on unseen databases it is overconfident, most of all where it is unsure. `read` is the calibrated
// confidence; its log odds are scaled and shifted by two constants, as by Platt (1999), that were
// chosen on held-out databases.
inline constexpr double kUnseenScale = 1.35, kUnseenShift = -1.32;
inline double shift_to_unseen(double read) {
  if (read <= 0 || read >= 1) return read;
  return 1 / (1 + std::exp(-(kUnseenScale * std::log(read / (1 - read)) + kUnseenShift)));
}

// A knot of the calibration map: model probability `from` becomes probability `right`. Piecewise
// linear in between, constant beyond the ends.
struct CalibrationKnot {
  double from, right;
};
std::span<const CalibrationKnot> calibration_knots();
double calibrate(double model, std::span<const CalibrationKnot> calibration_knots);

}  // namespace ask::engine
