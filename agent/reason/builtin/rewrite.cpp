#include "agent/reason/builtin/rewrite.h"

#include <array>
#include <vector>

#include "agent/common/text.h"

namespace ask::builtin {
namespace {

// Two adjectives that share the noun after the second one.
constexpr std::array<std::string_view, 10> kAdjectives = {
    "first",    "last",   "middle",    "start",   "end",
    "starting", "ending", "departure", "arrival", "family"};
constexpr std::array<std::string_view, 10> kNouns = {"name",  "names", "date",  "dates", "time",
                                                     "times", "year",  "years", "city",  "station"};

template <size_t N>
bool one_of(const std::array<std::string_view, N>& words, std::string_view word) {
  for (const std::string_view w : words)
    if (w == word) return true;
  return false;
}

}  // namespace

std::string rewritten(std::string_view question) {
  std::vector<std::string> words = text::split(question, ' ');
  for (size_t i = 0; i + 1 < words.size(); ++i) {  // "sort first by a, then by b"
    const std::string word = text::lower(words[i]);
    if ((word == "first" || word == "lastly" || word == "finally" || word == "secondly") &&
        text::lower(words[i + 1]) == "by")
      words.erase(words.begin() + static_cast<std::ptrdiff_t>(i));
  }
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    const std::string second = text::lower(words[i + 2]);
    const std::string joint = text::lower(words[i + 1]);
    std::string noun = text::lower(words[i + 3]);
    while (!noun.empty() && (noun.back() < 'a' || noun.back() > 'z')) noun.pop_back();
    if (one_of(kAdjectives, text::lower(words[i])) && one_of(kAdjectives, second) &&
        (joint == "and" || joint == "or") && one_of(kNouns, noun))
      words[i] += ' ' + noun;
  }
  return text::joined(words, " ");
}

}  // namespace ask::builtin
