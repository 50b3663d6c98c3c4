// The seven dimensions of a score and their weights. Defined here, below the settings, because
// settings validate the value of `weights`.
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

// By dimension, in enum order; the sum is 1.
using Weights = std::array<double, kDimensions>;

struct Preset {
  std::string_view name;
  Weights weights;
};
std::span<const Preset> presets();  // default, strict, performance, quality

// Parses a preset's name ("" is default), or a JSON object with a number from 0 to 1 per dimension:
// {"correctness": 0.6, "safety": 0.4}; omitted dimensions weigh 0. Errors: kInvalidSetting, as a
// clause that follows "setting weights ": "names no dimension ...", "has the sum 1.2; it must be
// 1".
Result<Weights> weights_from(std::string_view text);

}  // namespace ask::score
