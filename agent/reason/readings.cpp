#include "agent/reason/readings.h"

#include <algorithm>

#include "agent/common/text.h"

namespace ask::reason {
namespace {

std::vector<std::string> sentence_words(std::string_view sentence) {
  if (sentence.ends_with('.')) sentence.remove_suffix(1);
  return text::split(sentence, ' ');
}

// The words of `one` between those that it begins and ends with as `other` does; one at least.
std::string own_words(const std::vector<std::string>& one, const std::vector<std::string>& other) {
  const size_t shortest = std::min(one.size(), other.size());
  size_t before = 0, behind = 0;
  while (before + 1 < shortest && one[before] == other[before]) ++before;
  while (before + behind + 1 < shortest &&
         one[one.size() - 1 - behind] == other[other.size() - 1 - behind])
    ++behind;
  std::string out = text::joined({one.begin() + static_cast<std::ptrdiff_t>(before),
                                  one.end() - static_cast<std::ptrdiff_t>(behind)},
                                 " ");
  while (out.ends_with(',')) out.pop_back();
  return out;
}

}  // namespace

void tell_apart(std::vector<Reading>& readings) {
  std::vector<std::vector<std::string>> all;
  for (const Reading& reading : readings) all.push_back(sentence_words(reading.words));
  for (size_t i = 0; i < all.size(); ++i)
    readings[i].differs =
        all.size() == 1 ? text::joined(all[0], " ") : own_words(all[i], all[i == 0 ? 1 : 0]);
}

}  // namespace ask::reason
