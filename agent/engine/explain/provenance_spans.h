// The spans of a question, the words that a parse took as one arc each and those that it skipped,
// as JSON.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "agent/engine/explain/provenance_context.h"

namespace ask::engine {

// Tokens that the parse took as one arc, or a token that it skipped (arc == kNoArc).
struct ProvenanceSpan {
  uint32_t begin = 0, end = 0;  // tokens
  ArcId arc = kNoArc;
};

struct ProvenanceSpans {
  std::vector<ProvenanceSpan> all;  // in the order of the question
  std::vector<int> of_arc;          // by arc: index in `all`, or -1
};

ProvenanceSpans find_spans(const ProvenanceContext& context);

// One object for each span: its words and what they were taken for.
nlohmann::ordered_json spans_json(const ProvenanceContext& context, const ProvenanceSpans& spans);
// One object for each span that names a table, a column or a value: what it is linked to and how.
nlohmann::ordered_json links_json(const ProvenanceContext& context, const ProvenanceSpans& spans);

}  // namespace ask::engine
