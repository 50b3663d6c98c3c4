// Provenance of a candidate, for the trace: the link of each span of the question and why it
// matches, the joins, and the words behind every part of the query. The JSON format is in README,
// under ask_trace.
#pragma once
#include <string>
#include <string_view>

#include "agent/engine/engine.h"

namespace ask::engine {

// A JSON object about an element of interpretation.candidates(). `question`: the original, before
// rewriting. Bounded in size: at most kMostTokens spans, and texts are truncated.
std::string provenance(const Interpretation& interpretation, const Candidate& candidate,
                       std::string_view question);

}  // namespace ask::engine
