// The periods of a question for causes, and the words around them. Private to explanation.cpp and
// explanation_periods.cpp.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/reason/explanation.h"

namespace ask::reason {

struct WordsAndPeriods {
  std::vector<std::string> words;  // folded, without punctuation and without the periods
  NamedPeriods periods;
};
WordsAndPeriods words_and_periods(std::string_view question);

}  // namespace ask::reason
