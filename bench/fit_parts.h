// Questions in parts by database, so that a fit can be tried on databases it did not see.
#pragma once
#include <string_view>
#include <vector>

#include "bench/fit_dump.h"

namespace ask::bench {

inline constexpr size_t kParts = 5;

inline size_t part_of(std::string_view database) {
  uint32_t hash = 2166136261U;
  for (const char c : database) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  return (hash >> 3) % kParts;
}

// `part` kParts: all of them.
inline std::vector<const DumpedQuestion*> all_but(const std::vector<DumpedQuestion>& questions,
                                                  size_t part) {
  std::vector<const DumpedQuestion*> out;
  for (const DumpedQuestion& q : questions)
    if (part_of(q.database) != part) out.push_back(&q);
  return out;
}

}  // namespace ask::bench
