// Words of the question that a reading takes for other ones: slips of the pen.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/engine.h"

namespace ask::engine {

struct Slip {
  std::string said, taken;
};

// Of the words that the reading uses, in their order.
std::vector<Slip> slips(const Interpretation& interpretation, const Candidate& candidate);

// 'taking "Portugl" as "Portugal"', "" when there are none.
std::string told(const std::vector<Slip>& slips);

}  // namespace ask::engine
