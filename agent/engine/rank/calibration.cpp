// Written by bench/fit.
#include "agent/engine/rank/calibration.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr CalibrationKnot kSteps[] = {
    {0.000, 0.000}, {0.343, 0.416}, {0.666, 0.618}, {0.787, 0.805}, {0.851, 0.875}, {0.886, 0.906},
    {0.909, 0.923}, {0.926, 0.927}, {0.946, 0.959}, {0.961, 0.969}, {0.971, 0.979}, {0.983, 0.979},
    {1.000, 0.980},
};
// clang-format on

}  // namespace

std::span<const CalibrationKnot> calibration_knots() { return kSteps; }

}  // namespace ask::engine
