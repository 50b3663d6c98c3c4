// A scorecard as JSON, for traces and reports. For .cpp files only: includes the JSON library.
#pragma once
#include "agent/common/json_text.h"
#include "agent/score/card.h"

namespace ask::score {

// {"overall": .., "complexity": "simple", "dimensions": {"correctness": {"weight", "score",
// "reason"}, ...}}
nlohmann::ordered_json to_json(const Card& card);

}  // namespace ask::score
