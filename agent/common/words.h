// Lookup in constant word lists.
#pragma once
#include <algorithm>
#include <cstring>
#include <initializer_list>
#include <span>
#include <string_view>

namespace ask::text {

// Most words differ in length or the first byte, which costs no call.
inline bool same_word(std::string_view a, std::string_view b) {
  return a.size() == b.size() &&
         (a.empty() || (a.front() == b.front() && std::memcmp(a.data(), b.data(), a.size()) == 0));
}
inline bool is_one_of(std::string_view word, std::span<const std::string_view> words) {
  return std::any_of(words.begin(), words.end(),
                     [word](std::string_view one) { return same_word(one, word); });
}
inline bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return is_one_of(word, std::span<const std::string_view>(words.begin(), words.size()));
}

// The same for a few words that are known where it is compiled; of literals the size is known
// there.
template <size_t kSize>
constexpr std::string_view view_of(const char (&literal)[kSize]) {
  return {literal, kSize - 1};
}
constexpr std::string_view view_of(const std::string_view& word) { return word; }
template <class... Words>
constexpr bool equals_any(std::string_view word, const Words&... words) {
  return ((word == view_of(words)) || ...);
}

// Calls take(word) for each word of a list that is separated by blanks.
template <class Take>
void each_word(std::string_view list, Take&& take) {
  while (!list.empty()) {
    const size_t end = std::min(list.find(' '), list.size());
    if (end > 0) take(list.substr(0, end));
    list.remove_prefix(std::min(end + 1, list.size()));
  }
}

// True if such a list has the word.
inline bool lists(std::string_view list, std::string_view word) {
  bool found = false;
  each_word(list, [&](std::string_view one) { found |= one == word; });
  return found;
}

}  // namespace ask::text
