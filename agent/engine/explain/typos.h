// Spelling corrections: words of the question matched as typos of a schema name or stored value;
// and words that were left out because they add nothing (link/harmless_mentions.h).
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/engine/engine.h"

namespace ask::engine {

struct Typo {
  std::string written, matched;  // as in the question; what it was matched with, "" if left out
};

// The corrections among the words of the question that the candidate's parse consumed, in order.
std::vector<Typo> typos(const Interpretation& interpretation, const Candidate& candidate,
                        std::string_view question);

// 'taking "Portugl" as "Portugal", leaving out "catalogue"'; "" if there are none.
std::string describe(const std::vector<Typo>& typos);

}  // namespace ask::engine
