// Which tables count when a model chooses them.
#pragma once
#include <string_view>

#include "agent/reason/reasoner.h"

namespace ask::reason {

// Every table, those that `likely` holds first: if need be they are shown as far as there is room.
Links by_name(const Ask& ask, const Result<Links>& likely);

// Adds tables that join two of the chosen: a model forgets them.
void add_bridges(const db::Catalog& catalog, Links& links);

}  // namespace ask::reason
