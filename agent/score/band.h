// Confidence bands: names for ranges of a confidence from 0 to 1, and how to treat such a result.
#pragma once
#include <string_view>

namespace ask::score {

enum class Band {
  kLow,   // below .6: reject, or try again
  kFair,  // from .6: accept with a caveat
  kGood,  // from .8: accept
  kHigh   // from .9: accept without reservation
};

// Upper bound of the confidence of an answer that covers only part of the question.
constexpr double kUnanswered = 0.59;

constexpr Band band(double confidence) {
  return confidence < 0.6   ? Band::kLow
         : confidence < 0.8 ? Band::kFair
         : confidence < 0.9 ? Band::kGood
                            : Band::kHigh;
}

constexpr std::string_view name(Band band) {
  constexpr std::string_view kNames[] = {"low", "fair", "good", "high"};
  return kNames[static_cast<size_t>(band)];
}

}  // namespace ask::score
