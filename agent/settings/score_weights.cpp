#include "agent/settings/score_weights.h"

#include <fmt/format.h>

#include <cmath>
#include <numeric>
#include <string>
#include <vector>

#include "agent/common/json_text.h"
#include "agent/common/text.h"

namespace ask::score {
namespace {

constexpr double kExact = 1e-9;

struct KnownDimension {
  std::string_view name, meaning;
};
constexpr KnownDimension kKnown[kDimensions] = {
    {"correctness", "does it give what was asked for?"},
    {"efficiency", "how long did it take, for what it does?"},
    {"safety", "does it only read, and do all its names exist?"},
    {"completeness", "are there rows, all of them, with values?"},
    {"semantic_accuracy", "how near do the values come to what was meant?"},
    {"best_practices", "is it written so that it stays right?"},
    {"plan_quality", "does SQLite find the rows, or read everything?"}};

// clang-format off
constexpr Preset kPresets[] = {
    //              correct  effic  safety compl  semant practi plan
    {"default",     {0.35,   0.15,  0.20,  0.10,  0.10,  0.05,  0.05}},
    {"strict",      {0.40,   0.10,  0.25,  0.10,  0.10,  0.025, 0.025}},
    {"performance", {0.30,   0.25,  0.15,  0.10,  0.05,  0.05,  0.10}},
    {"quality",     {0.30,   0.10,  0.20,  0.10,  0.10,  0.15,  0.05}},
};
// clang-format on

Error bad(std::string why) { return {Code::kInvalidSetting, std::move(why)}; }

std::string names() {
  std::vector<std::string> out;
  for (const KnownDimension& known : kKnown) out.emplace_back(known.name);
  return text::joined(out, ", ");
}

std::string shown(std::string_view text) { return text::shortened(text::repaired_utf8(text), 60); }

Result<Weights> from_object(const nlohmann::json& object) {
  Weights out{};
  for (const auto& [key, value] : object.items()) {
    size_t at = 0;
    while (at < kDimensions && kKnown[at].name != key) ++at;
    if (at == kDimensions)
      return bad(fmt::format("names no dimension \"{}\"; they are {}", shown(key), names()));
    const double weight = value.is_number() ? value.get<double>() : -1;
    if (!std::isfinite(weight) || weight < 0 || weight > 1)
      return bad(fmt::format("has a weight for {} that is no number from 0 to 1", key));
    out[at] = weight;
  }
  const double sum = std::accumulate(out.begin(), out.end(), 0.0);
  if (std::abs(sum - 1) > kExact) return bad(fmt::format("has the sum {:.6g}; it must be 1", sum));
  return out;
}

}  // namespace

std::string_view name(Dimension dimension) { return kKnown[static_cast<size_t>(dimension)].name; }
std::string_view meaning(Dimension dimension) {
  return kKnown[static_cast<size_t>(dimension)].meaning;
}
std::span<const Preset> presets() { return kPresets; }

Result<Weights> weights_from(std::string_view text) {
  const std::string_view trimmed = text::trimmed(text);
  if (trimmed.empty()) return kPresets[0].weights;
  for (const Preset& preset : kPresets)
    if (preset.name == trimmed) return preset.weights;
  const auto parsed = parsed_sorted_json(trimmed);
  if (parsed.is_object()) return from_object(parsed);
  std::vector<std::string> known;
  for (const Preset& preset : kPresets) known.emplace_back(preset.name);
  return bad(fmt::format("takes {} or a JSON object of dimension and weight, not \"{}\"",
                         text::joined(known, ", "), shown(trimmed)));
}

}  // namespace ask::score
