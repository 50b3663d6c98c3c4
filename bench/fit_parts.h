// Cross-validation folds by database, so that a fit is tested on databases it has not seen.
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

// All questions except those of fold `part`; all of them for kParts.
inline std::vector<const DumpedQuestion*> all_but(const std::vector<DumpedQuestion>& questions,
                                                  size_t part) {
  std::vector<const DumpedQuestion*> out;
  for (const DumpedQuestion& q : questions)
    if (part_of(q.database) != part) out.push_back(&q);
  return out;
}

}  // namespace ask::bench
