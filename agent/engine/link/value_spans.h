// Spans of the question that are stored in a column verbatim or nearly so.
#pragma once
#include <vector>

#include "agent/engine/link/link_context.h"

namespace ask::engine {

// Adds the values that the quoted text at the token names, and the text itself if it is stored
// nowhere.
void add_quoted(const LinkContext& context, uint32_t at, std::vector<Mention>& values);
// Adds every stored value that begins at this token, longest first.
void add_spans(const LinkContext& context, uint32_t begin, std::vector<Mention>& values);

}  // namespace ask::engine
