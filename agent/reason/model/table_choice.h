// Completes the set of linked tables when a model selects them.
#pragma once
#include <string_view>

#include "agent/reason/reasoner.h"

namespace ask::reason {

// All tables, those of `likely` first and views that are not named last.
Links with_all_tables(const Ask& ask, const Result<Links>& likely);
// The same where not all fit and the model chose none: the likely ones are first, and stay.
Links with_all_after(const Ask& ask, const Result<Links>& likely);

// All tables with names_first, those of `likely` first: they are described while the budget lasts.
Links by_name(const Ask& ask, const Result<Links>& likely);

// Adds the tables, at most 6, on the ways by keys between linked ones that no key joins, the
// shortest way first; then those that refer to two of them: models forget bridge tables.
// Nothing is added for tables that are more than 3 others apart.
void add_bridges(const db::Catalog& catalog, Links& links);

}  // namespace ask::reason
