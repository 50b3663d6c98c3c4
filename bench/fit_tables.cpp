#include <fmt/format.h>

#include <cmath>
#include <fstream>

#include "agent/engine/rank/calibration.h"
#include "agent/engine/rank/feature_weights.h"
#include "agent/engine/rank/rule_confidence.h"
#include "bench/fit_second.h"

namespace ask::bench {
namespace {

using namespace engine;

constexpr double kTooSmall = 0.02;  // for a line of its own

std::string opening(std::string_view includes) {
  return fmt::format(
      "// Written by bench/fit.\n{}\nnamespace ask::engine {{\nnamespace {{\n\n// clang-format "
      "off\n",
      includes);
}

// Rows beside each other as long as they fit into a line.
class Rows {
 public:
  explicit Rows(std::string& out) : out_(out) {}
  ~Rows() { out_ += line_ + "\n"; }
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;
  void add(const std::string& row) {
    if (line_.size() + row.size() + 2 > 100) {
      out_ += line_ + "\n";
      line_.clear();
    }
    line_ += (line_.empty() ? "    " : " ") + row + ",";
  }

 private:
  std::string& out_;
  std::string line_;
};

std::string feature_weights(const SecondFit& fit) {
  std::string out =
      opening("#include \"agent/engine/rank/feature_weights.h\"\n\n#include <iterator>\n") +
      "// In the order of enum Feature: name, weight in the reranker, weight in the "
      "confidence model.\nconstexpr FeatureWeight kFeatureWeights[] = {\n";
  struct Group {
    std::string_view name;
    Feature end;
  };
  constexpr Group kGroups[] = {
      {"Parser", Feature::kParserEnd},     {"Grounding", Feature::kGroundingEnd},
      {"Coverage", Feature::kCoverageEnd}, {"Query", Feature::kQueryEnd},
      {"Fit", Feature::kFitEnd},           {"Posterior", Feature::kEnd}};
  size_t i = 0;
  for (const Group& group : kGroups) {
    out += fmt::format("    // {}\n", group.name);
    Rows rows(out);
    for (; i < static_cast<size_t>(group.end); ++i)
      rows.add(fmt::format("{{\"{}\", {:.2f}F, {:.2f}F}}", name(static_cast<Feature>(i)),
                           i < kRankedFeatures ? fit.rank[1 + i] : 0.0, fit.confidence[i]));
  }
  return out +
         fmt::format(
             "}};\n// clang-format on\nstatic_assert(std::size(kFeatureWeights) == kFeatures);\n\n"
             "}}  // namespace\n\n"
             "const FeatureWeight& weight(Feature feature) {{\n  return "
             "kFeatureWeights[static_cast<size_t>(feature)];\n}}\n"
             "float beam_weight() {{ return {:.2f}F; }}\n\n}}  // namespace ask::engine\n",
             fit.rank[0]);
}

std::string word_weights_of(const SecondFit& fit) {
  std::string out =
      opening("#include \"agent/engine/rank/word_weights.h\"\n\n#include <algorithm>\n") +
      "constexpr WordWeight kWordWeights[] = {\n";
  {
    Rows rows(out);
    for (size_t w = 0; w < fit.words.size(); ++w)
      for (size_t i = 0; i < kQueryFeatures; ++i) {
        const double x = fit.rank[1 + kRankedFeatures + w * kQueryFeatures + i];
        if (std::abs(x) >= kTooSmall)
          rows.add(fmt::format("{{\"{}\", Feature::k{}, {:.2f}F}}", fit.words[w],
                               name(static_cast<Feature>(kFirstQueryFeature + i)), x));
      }
  }
  return out +
         "};\n// clang-format on\n"
         "static_assert(std::ranges::is_sorted(kWordWeights, {}, &WordWeight::words));\n\n"
         "}  // namespace\n\n"
         "std::span<const WordWeight> word_weights() { return kWordWeights; }\n\n"
         "}  // namespace ask::engine\n";
}

std::string calibration_knots_of(const SecondFit& fit) {
  std::string out = opening("#include \"agent/engine/rank/calibration.h\"\n") +
                    "constexpr CalibrationKnot kKnots[] = {\n";
  {
    Rows rows(out);
    for (const auto& [from, right] : fit.steps)
      rows.add(fmt::format("{{{:.3f}, {:.3f}}}", from, right));
  }
  return out +
         "};\n// clang-format on\n\n}  // namespace\n\n"
         "std::span<const CalibrationKnot> calibration_knots() { return kKnots; }\n\n"
         "}  // namespace ask::engine\n";
}

std::string rule_confidence_of(const SecondFit& fit) {
  std::string out = opening("#include \"agent/engine/rank/rule_confidence.h\"\n") +
                    "constexpr RuleConfidence kRuleConfidence[] = {\n";
  {
    Rows rows(out);
    for (size_t i = 0; i < kRules; ++i)
      if (const double x = fit.confidence[kFeatures + i]; std::abs(x) >= kTooSmall / 2)
        rows.add(
            fmt::format("{{RuleFeature::k{}, {:.2f}F}}", name(static_cast<RuleFeature>(i)), x));
  }
  return out +
         "};\n// clang-format on\n\n}  // namespace\n\n"
         "std::span<const RuleConfidence> rule_confidence() { return kRuleConfidence; }\n\n"
         "}  // namespace ask::engine\n";
}

bool write(const std::string& path, const std::string& text) {
  std::ofstream out(path);
  out << text;
  return static_cast<bool>(out);
}

}  // namespace

bool write_tables(const SecondFit& fit, const std::string& folder) {
  return write(folder + "/feature_weights.cpp", feature_weights(fit)) &&
         write(folder + "/word_weights.cpp", word_weights_of(fit)) &&
         write(folder + "/rule_confidence.cpp", rule_confidence_of(fit)) &&
         write(folder + "/calibration.cpp", calibration_knots_of(fit));
}

}  // namespace ask::bench
