// Other spellings and names under which a value may be stored: singular and plural, aliases, codes
// of places, street words, company suffixes, blanks and articles.
#pragma once
#include <string>
#include <vector>

#include "agent/engine/link/value_matches.h"

namespace ask::engine {

// "usa" for United States, "Australia" for AU, else the singular or plural, else another spelling:
// "Franklin Avenue" for Franklin Ave, "acme" for Acme Inc. REQUIRES: `out` is empty.
void collect_variants(const LinkContext& context, const std::string& text,
                      std::vector<ValueMatch>& out);
// "lab 2" for LAB2, "in the workshop" for In Workshop. REQUIRES: `out` is empty.
void collect_written_apart(const LinkContext& context, uint32_t begin, uint32_t end,
                           std::vector<ValueMatch>& out);

}  // namespace ask::engine
