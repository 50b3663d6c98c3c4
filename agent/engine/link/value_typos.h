// Misspelt values: "Portugl" for Portugal.
#pragma once
#include <string_view>
#include <vector>

#include "agent/engine/link/link_context.h"

namespace ask::engine {

// Adds the values of several words of which one is right: "billy cobam" for Billy Cobham.
void add_misspelt(const LinkContext& context, uint32_t begin, uint32_t end, std::string_view text,
                  std::vector<Mention>& values);
// Adds the value that the word is a typo of. Only for a word without another interpretation, and
// only if a single stored text is nearest. REQUIRES: `values` holds the values found so far.
void add_typo(const LinkContext& context, uint32_t at, std::vector<Mention>& values);

}  // namespace ask::engine
