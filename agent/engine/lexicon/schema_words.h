// Common words of table and column names: name_words() splits glued names by them, and lemma()
// takes them for base forms. A sorted list, split into words at compile time.
#pragma once
#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace ask::engine {

std::span<const std::string_view> schema_words();

// REQUIRES: every word of `text`, including the last, is followed by one blank.
constexpr size_t count_words(std::string_view text) {
  return static_cast<size_t>(std::count(text.begin(), text.end(), ' '));
}

template <size_t n>
constexpr std::array<std::string_view, n> cut_words(std::string_view text) {
  std::array<std::string_view, n> words{};
  for (std::string_view& word : words) {
    const size_t end = text.find(' ');
    word = text.substr(0, end);
    text.remove_prefix(end + 1);
  }
  return words;
}

}  // namespace ask::engine
