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

// Calls take(part) for each part of the text that is not empty.
template <class Take>
void each_part(std::string_view text, char separator, Take&& take) {
  while (!text.empty()) {
    const size_t end = std::min(text.find(separator), text.size());
    if (end > 0) take(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

// True for one of the parts of `text`, which is not empty.
inline bool has_part(std::string_view text, char separator, std::string_view part) {
  bool found = false;
  each_part(text, separator, [&](std::string_view one) { found |= one == part; });
  return found;
}

// The same for the words of a list that is separated by blanks.
template <class Take>
void each_word(std::string_view list, Take&& take) {
  each_part(list, ' ', take);
}
inline bool lists(std::string_view list, std::string_view word) {
  return has_part(list, ' ', word);
}

}  // namespace ask::text
