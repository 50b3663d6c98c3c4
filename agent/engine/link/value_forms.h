// Stored values and flags that a word of the question names in another form: "felling" of the kind
// Fell, "knife" of the category Knives, "out of service" of a flag oos.
#pragma once
#include <vector>

#include "agent/engine/link/link_context.h"

namespace ask::engine {

// Adds the only stored text of few in a column that has the stem of the word, which names nothing
// else. REQUIRES: `values` holds the values found so far.
void add_other_form(const LinkContext& context, uint32_t at, std::vector<Mention>& values);
// Adds the flag that is called by the initials of the words from the token on, or the code that
// they make: also "preservation order" of TPO in the table of trees. REQUIRES: as above.
void add_initials(const LinkContext& context, uint32_t at, std::vector<Mention>& values);
// Adds the only code in capitals that the word may stand for in a column of few: WED of "wedding",
// U of an "urgent job", DJ of "DJs". REQUIRES: as above.
void add_kind_codes(const LinkContext& context, uint32_t at, std::vector<Mention>& values);

}  // namespace ask::engine
