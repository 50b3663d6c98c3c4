// A fast hash of bytes, for tables in memory; never stored, no defence against chosen keys needed:
// a bad one costs time within a budget.
#pragma once
#include <cstdint>
#include <cstring>
#include <string_view>

namespace ask::db {

// The low bits are good enough for a table whose size is a power of two.
inline uint64_t mixed(uint64_t h) {
  h ^= h >> 32;
  h *= 0x9E3779B97F4A7C15ULL;
  return h ^ (h >> 29);
}

// Multiplies and folds eight bytes at a time.
inline uint64_t hash_of(std::string_view s) {
  constexpr uint64_t kPrime = 0x9E3779B97F4A7C15ULL;
  uint64_t h = 0xcbf29ce484222325ULL ^ s.size();
  while (s.size() >= 8) {
    uint64_t chunk = 0;
    std::memcpy(&chunk, s.data(), 8);
    h = (h ^ chunk) * kPrime;
    h ^= h >> 29;
    s.remove_prefix(8);
  }
  uint64_t rest = 0;
  std::memcpy(&rest, s.data(), s.size());
  return mixed((h ^ rest) * kPrime);
}

}  // namespace ask::db
