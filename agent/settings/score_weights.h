// The seven dimensions of a score and how much each counts. Lower than the settings, which check a
// value of `weights` with what stands here.
#pragma once
#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "agent/common/result.h"

namespace ask::score {

enum class Dimension {
  kCorrectness,
  kEfficiency,
  kSafety,
  kCompleteness,
  kSemanticAccuracy,
  kBestPractices,
  kPlanQuality
};
inline constexpr size_t kDimensions = 7;
std::string_view name(Dimension dimension);     // "correctness", "semantic_accuracy", ...
std::string_view meaning(Dimension dimension);  // one sentence

// By dimension, in the order of the enum; they sum up to 1.
using Weights = std::array<double, kDimensions>;

struct Preset {
  std::string_view name;
  Weights weights;
};
std::span<const Preset> presets();  // default, strict, performance, quality

// The name of a preset ("" is default), or a JSON object with a number from 0 to 1 for each
// dimension that counts: {"correctness": 0.6, "safety": 0.4}. Those left out weigh 0.
// Errors: kInvalidSetting, a clause to stand behind "setting weights ": "names no dimension ...",
// "has the sum 1.2; it must be 1".
Result<Weights> weights_from(std::string_view text);

}  // namespace ask::score
