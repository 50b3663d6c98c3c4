// Lookup in short constant word lists.
#pragma once
#include <algorithm>
#include <span>
#include <string_view>

namespace ask::text {

inline bool is_one_of(std::string_view word, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace ask::text
