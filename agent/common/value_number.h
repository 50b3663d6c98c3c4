// Numbers as SQL values, and SQL values as numbers.
#pragma once
#include <cmath>
#include <optional>

#include "agent/common/value.h"

namespace ask {

inline bool is_number(const Value& value) {
  return std::holds_alternative<int64_t>(value) || std::holds_alternative<double>(value);
}

// The number of an INTEGER or REAL; nullopt for anything else.
inline std::optional<double> as_number(const Value& value) {
  if (const auto* whole = std::get_if<int64_t>(&value)) return static_cast<double>(*whole);
  if (const auto* real = std::get_if<double>(&value)) return *real;
  return std::nullopt;
}

// Numbers of a smaller magnitude are exact as a double and fit an int64_t.
inline constexpr double kExactIntegers = 9e15;

// The integer without the fraction; nullopt if it is too large to be exact.
inline std::optional<int64_t> truncated_integer(double number) {
  if (!(std::abs(number) < kExactIntegers)) return std::nullopt;
  return static_cast<int64_t>(number);
}

// The integer that a real number is; nullopt if it has a fraction or is too large to be exact.
inline std::optional<int64_t> as_integer(double number) {
  return std::floor(number) == number ? truncated_integer(number) : std::nullopt;
}

// An INTEGER if the number is one, else a REAL.
inline Value numeric_value(double number) {
  if (const auto whole = as_integer(number)) return *whole;
  return number;
}

// An INTEGER if the number is less than `tolerance` away from one, else a REAL.
inline Value rounded_value(double number, double tolerance = 1e-9) {
  const double rounded = std::round(number);
  if (std::abs(number - rounded) < tolerance && std::abs(number) < kExactIntegers)
    return static_cast<int64_t>(rounded);
  return number;
}

}  // namespace ask
