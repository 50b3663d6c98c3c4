// The message of an abstention: its reason, the nearest tables, and questions that can be answered.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/engine.h"

namespace ask::engine {

// "cannot answer: I do not understand "foo"; I know artists (...), ...; you could ask: "..."".
// Bounded length. `confidence`: of the first candidate, or null if there is no candidate.
std::string decline_text(const Interpretation& interpretation, const Confidence* confidence);

// At most `most` answerable questions about the tables nearest to the question.
std::vector<std::string> suggestions(const Interpretation& interpretation, size_t most);

}  // namespace ask::engine
