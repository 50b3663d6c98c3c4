// Written by bench/fit.
#include "agent/engine/rank/calibration.h"

#include <iterator>

namespace ask::engine {
namespace {

// clang-format off
constexpr StandingWeight kStandingRows[] = {
    {"Bias", -0.15F}, {"LogOdds", 0.01F}, {"ChanceOfRows", 0.09F}, {"NextChance", -0.16F},
    {"Spread", -0.54F}, {"Different", 0.10F}, {"Chance", 0.15F}, {"LooseLogOdds", 0.12F},
    {"LooseChance", 0.07F}, {"NearlySure", 0.12F}, {"Sure", -0.03F}, {"Unsure", -0.34F},
    {"VeryUnsure", -0.19F}, {"ScorePerWord", 0.80F}, {"Tables", -0.15F},
};
constexpr CalibrationKnot kSteps[] = {
    {0.000, 0.000}, {0.365, 0.381}, {0.578, 0.590}, {0.685, 0.747}, {0.751, 0.804}, {0.797, 0.826},
    {0.830, 0.837}, {0.861, 0.876}, {0.884, 0.935}, {0.903, 0.935}, {0.927, 0.958}, {0.957, 0.972},
    {1.000, 0.980},
};
// clang-format on
static_assert(std::size(kStandingRows) == kPosteriorFeatures);

}  // namespace

const StandingWeight& weight(PosteriorFeature standing) {
  return kStandingRows[static_cast<size_t>(standing)];
}
std::span<const CalibrationKnot> calibration_knots() { return kSteps; }

}  // namespace ask::engine
