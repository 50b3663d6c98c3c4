// Numbers out of text that somebody else wrote.
#pragma once
#include <charconv>
#include <optional>
#include <string_view>

namespace ask::text {

// The number that all of the text is, in decimal and whatever the locale; no value for anything
// else: blanks, a plus sign, junk behind it, too large.
template <class T>
std::optional<T> number(std::string_view text) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace ask::text
