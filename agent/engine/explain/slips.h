// Spelling corrections: words of the question matched as typos of a schema name or stored value.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/engine.h"

namespace ask::engine {

struct Slip {
  std::string said, taken;  // as in the question; the name or value it was matched with
};

// The corrections among the words that the candidate's parse uses, in order.
std::vector<Slip> slips(const Interpretation& interpretation, const Candidate& candidate);

// 'taking "Portugl" as "Portugal"'; "" if there are none.
std::string told(const std::vector<Slip>& slips);

}  // namespace ask::engine
