// Written by bench/fit.
#include "agent/engine/rank/calibration.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr CalibrationKnot kKnots[] = {
    {0.000, 0.000}, {0.365, 0.381}, {0.578, 0.590}, {0.685, 0.747}, {0.751, 0.804}, {0.797, 0.826},
    {0.830, 0.837}, {0.861, 0.876}, {0.884, 0.935}, {0.903, 0.935}, {0.927, 0.958}, {0.957, 0.972},
    {1.000, 0.980},
};
// clang-format on

}  // namespace

std::span<const CalibrationKnot> calibration_knots() { return kKnots; }

}  // namespace ask::engine
