// Values that are stored as short codes: "captain" for CPT, "cancelled" for C or X.
#pragma once
#include <vector>

#include "agent/engine/link/value_matches.h"

namespace ask::engine {

// "captain" for CPT, "maths" for MAT: in columns that hold nothing but codes, of one code only.
void collect_shortened(const LinkContext& context, uint32_t at, std::vector<ValueMatch>& out);
// Adds the state that begins at the token as the code of it, of one to three letters, in a column
// of states of a table that the question mentions. REQUIRES: `values` holds the values found so
// far.
void add_state_codes(const LinkContext& context, uint32_t begin, std::vector<Mention>& values);

}  // namespace ask::engine
