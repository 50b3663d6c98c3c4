// The fitted constants of confidence.h, a line for each signal.
#pragma once
#include <cstddef>

namespace ask::builtin {

// The most that a refused reading is worth.
inline constexpr double kRefused = 0.3;

// Databases never seen deserve less trust than those that the constants were fitted on.
inline constexpr double kTempered = 0.8;

double confidence_weight(size_t signal);

}  // namespace ask::builtin
