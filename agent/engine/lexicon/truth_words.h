// How databases write true and false as text.
#pragma once
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
