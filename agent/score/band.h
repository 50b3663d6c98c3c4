// What a confidence from 0 to 1 is called, and what it means for a result.
#pragma once
#include <string_view>

namespace ask::score {

enum class Band {
  kLow,   // below .6: not to be trusted as it is, worth another try
  kFair,  // from .6: it stands, with a doubt
  kGood,  // from .8: it stands
  kHigh   // from .9: it stands without question
};

// The most that an answer may be trusted that does not answer all that was asked.
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
