// Written by bench/fit.
#include "agent/engine/rank/calibration.h"

#include <iterator>

namespace ask::engine {
namespace {

// clang-format off
constexpr StandingWeight kStandingRows[] = {
    {"Bias", -0.19F}, {"LogOdds", 0.02F}, {"ChanceOfRows", 0.07F}, {"NextChance", -0.28F},
    {"Spread", -0.42F}, {"Different", 0.06F}, {"Chance", -0.01F}, {"LooseLogOdds", 0.18F},
    {"LooseChance", 0.02F}, {"NearlySure", 0.12F}, {"Sure", -0.11F}, {"Unsure", -0.43F},
    {"VeryUnsure", -0.26F}, {"ScorePerWord", 0.88F}, {"Tables", -0.28F},
};
constexpr CalibrationKnot kSteps[] = {
    {0.000, 0.000}, {0.291, 0.314}, {0.507, 0.569}, {0.638, 0.643}, {0.719, 0.739}, {0.797, 0.832},
    {0.852, 0.882}, {0.889, 0.939}, {0.929, 0.953}, {0.961, 0.963}, {1.000, 0.980},
};
// clang-format on
static_assert(std::size(kStandingRows) == kPosteriorFeatures);

}  // namespace

const StandingWeight& weight(PosteriorFeature standing) {
  return kStandingRows[static_cast<size_t>(standing)];
}
std::span<const CalibrationKnot> calibration_knots() { return kSteps; }

}  // namespace ask::engine
