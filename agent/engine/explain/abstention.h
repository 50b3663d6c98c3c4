// Why there is no answer: what was not understood, what there is, and what could be asked.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/engine.h"

namespace ask::engine {

// "cannot answer: I do not understand "foo"; I know the tables ...; you could ask: "..."".
// One line, lower case, bounded; `confidence` may be null when nothing could be made of it.
std::string decline_text(const Interpretation& interpretation, const Confidence* confidence);

// Questions that can be asked as they stand, about the tables nearest to the question.
std::vector<std::string> suggestions(const Interpretation& interpretation, size_t most);

}  // namespace ask::engine
