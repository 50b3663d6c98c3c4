// Written by bench/fit.
#include "agent/engine/rank/calibration.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr CalibrationKnot kKnots[] = {
    {0.000, 0.000}, {0.458, 0.451}, {0.641, 0.587}, {0.726, 0.740}, {0.785, 0.819}, {0.842, 0.845},
    {0.884, 0.908}, {0.905, 0.937}, {0.921, 0.966}, {0.936, 0.968}, {0.950, 0.968}, {0.968, 0.981},
    {1.000, 0.981},
};
// clang-format on

}  // namespace

std::span<const CalibrationKnot> calibration_knots() { return kKnots; }

}  // namespace ask::engine
