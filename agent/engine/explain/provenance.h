// How the words of a question became a reading, for the trace: what each was taken for and why it
// fits, the joins, and where every part of the query comes from. README, ask_trace, has the shape.
#pragma once
#include <string>
#include <string_view>

#include "agent/engine/engine.h"

namespace ask::engine {

// A JSON object, of one of interpretation.readings(); `question` as it was asked. Bounded, whatever
// the question and the names are: at most kMostTokens spans, and texts are cut.
std::string provenance(const Interpretation& interpretation, const Candidate& candidate,
                       std::string_view question);

}  // namespace ask::engine
