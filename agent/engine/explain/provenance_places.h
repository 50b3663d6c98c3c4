// Maps spans of the rewritten question back to the original one.
#pragma once
#include <cstddef>
#include <string_view>
#include <vector>

namespace ask::engine {

struct Place {
  size_t begin = 0, end = 0;  // byte offsets
};

class Places {
 public:
  // `asked`: the original question; `read`: the question after rewriting. Keeps no view of either.
  Places(std::string_view asked, std::string_view read);

  // The span of the original question for a span of the rewritten one. An inserted word maps to the
  // words that it replaced, or to the word before it.
  Place asked(Place read) const;

 private:
  const bool same_;
  std::vector<Place> read_;   // words of the rewritten question
  std::vector<Place> asked_;  // the original span of each
  std::vector<bool> moved_;   // true if the word occurs unchanged in the original
};

}  // namespace ask::engine
