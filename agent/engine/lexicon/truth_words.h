// How databases write true and false as text.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "agent/common/text.h"

namespace ask::engine {

// (false, true), in lower case.
inline constexpr std::pair<std::string_view, std::string_view> kTruthWords[] = {
    {"n", "y"},     {"no", "yes"}, {"f", "t"},     {"false", "true"}, {"0", "1"},     {"n", "s"},
    {"no", "si"},   {"no", "sì"},  {"no", "sí"},   {"nao", "sim"},    {"não", "sim"}, {"n", "o"},
    {"non", "oui"}, {"n", "j"},    {"nein", "ja"}, {"nee", "ja"},     {"nej", "ja"},  {"nei", "ja"},
    {"nie", "tak"}, {"ne", "ano"}, {"off", "on"}};

// Words of one column in which people wrote true or false as it came.
inline constexpr std::string_view kNoSpellings[] = {"n", "no", "f", "false", "0"};
inline constexpr std::string_view kYesSpellings[] = {"y", "yes", "t", "true", "1"};

// Stored where the flag is neither true nor false.
inline constexpr std::string_view kPartSpellings[] = {"part",      "partly",  "partial",
                                                      "partially", "unknown", "n/a"};

enum class Truth : uint8_t { kUnknown, kNo, kYes };

// Truth values as stored texts, in any case and with blanks around them.
inline Truth truth_of(std::string_view stored) {
  while (!stored.empty() && stored.front() == ' ') stored.remove_prefix(1);
  while (!stored.empty() && stored.back() == ' ') stored.remove_suffix(1);
  const std::string word = text::lower(stored);
  for (const std::string_view no : kNoSpellings)
    if (word == no) return Truth::kNo;
  for (const std::string_view yes : kYesSpellings)
    if (word == yes) return Truth::kYes;
  return Truth::kUnknown;
}

// The two stored texts as (false, true), in whichever order they come; two empty views if they are
// no such pair.
inline std::pair<std::string_view, std::string_view> as_truth(std::string_view one,
                                                              std::string_view other) {
  const std::string first = text::lower(one), second = text::lower(other);
  for (const auto& [no, yes] : kTruthWords) {
    if (first == no && second == yes) return {one, other};
    if (first == yes && second == no) return {other, one};
  }
  return {};
}

}  // namespace ask::engine
