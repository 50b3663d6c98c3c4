// Written by bench/fit.
#include "agent/engine/rank/calibration.h"

#include <iterator>

namespace ask::engine {
namespace {

// clang-format off
constexpr StandingWeight kStandingRows[] = {
    {"Bias", -0.01F}, {"LogOdds", 0.17F}, {"ChanceOfRows", 0.17F}, {"NextChance", -0.19F},
    {"Spread", -0.34F}, {"Different", 0.02F}, {"Chance", 0.13F}, {"LooseLogOdds", 0.13F},
    {"LooseChance", 0.06F}, {"NearlySure", -0.05F}, {"Sure", -0.02F}, {"Unsure", -0.33F},
    {"VeryUnsure", -0.06F}, {"ScorePerWord", 0.59F}, {"Tables", 0.10F},
};
constexpr CalibrationKnot kSteps[] = {
    {0.000, 0.000}, {0.361, 0.404}, {0.593, 0.562}, {0.703, 0.715}, {0.771, 0.775}, {0.822, 0.818},
    {0.857, 0.870}, {0.885, 0.908}, {0.908, 0.928}, {0.935, 0.952}, {0.958, 0.984}, {0.975, 0.984},
    {1.000, 0.984},
};
// clang-format on
static_assert(std::size(kStandingRows) == kPosteriorFeatures);

}  // namespace

const StandingWeight& weight(PosteriorFeature standing) {
  return kStandingRows[static_cast<size_t>(standing)];
}
std::span<const CalibrationKnot> calibration_knots() { return kSteps; }

}  // namespace ask::engine
