// A scorecard as JSON, for traces and reports. Include it in .cpp files only, since it includes the
// JSON library.
#pragma once
#include "agent/common/json_text.h"
#include "agent/score/card.h"

namespace ask::score {

// {"overall": .., "complexity": "simple", "dimensions": {"correctness": {"weight", "score",
// "reason"}, ...}}
nlohmann::ordered_json to_json(const Card& card);

}  // namespace ask::score
