// Strict parsing of numbers in untrusted text.
#pragma once
#include <charconv>
#include <optional>
#include <string_view>

namespace ask::text {

// The decimal number that `text` consists of, independent of the locale. nullopt for anything else:
// blanks, a plus sign, trailing characters, out of range.
template <class T>
std::optional<T> number(std::string_view text) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace ask::text
