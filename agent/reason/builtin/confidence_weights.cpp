// Written by bench/fit.
#include "agent/reason/builtin/confidence_weights.h"

#include <iterator>

namespace ask::builtin {
namespace {

// clang-format off
constexpr StandingWeight kStandingRows[] = {
    {"Bias", 0.01F}, {"LogOdds", 0.09F}, {"ChanceOfRows", 0.16F}, {"NextChance", -0.13F},
    {"Spread", -0.34F}, {"Different", 0.01F}, {"Chance", 0.05F}, {"LooseLogOdds", 0.14F},
    {"LooseChance", 0.08F}, {"NearlySure", 0.19F}, {"Sure", -0.04F}, {"Unsure", -0.29F},
    {"VeryUnsure", -0.18F}, {"ScorePerWord", 0.67F}, {"Tables", 0.03F},
};
constexpr Step kSteps[] = {
    {0.000, 0.000}, {0.342, 0.385}, {0.558, 0.553}, {0.676, 0.711}, {0.749, 0.775}, {0.801, 0.784},
    {0.841, 0.846}, {0.874, 0.865}, {0.909, 0.924}, {0.936, 0.963}, {0.952, 0.980}, {0.971, 0.981},
    {1.000, 0.981},
};
// clang-format on
static_assert(std::size(kStandingRows) == kStandings);

}  // namespace

const StandingWeight& weight(Standing standing) {
  return kStandingRows[static_cast<size_t>(standing)];
}
std::span<const Step> steps() { return kSteps; }

}  // namespace ask::builtin
