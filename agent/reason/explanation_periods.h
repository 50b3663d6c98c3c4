// The periods of a question, and the words around them.
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

// The periods of any question; none if one of them is unread.
NamedPeriods periods_named(std::string_view question);

}  // namespace ask::reason
