// Reads the full-text searches of a statement from its text, to bound their cost
// (agent/db/run/full_text.h).
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/run/full_text.h"
#include "agent/db/schema/catalog.h"
#include "agent/policy/column_read.h"

namespace ask::sql {

// True for a table of FTS3, FTS4 or FTS5.
bool is_full_text(const db::Table& table);

// `texts`: the statement, and the definitions that run with it. `tables`: the full-text tables that
// they may search. `reads`: what the statement reads, to tell a search in f = 'word' from another
// column of that name. A search for anything but a text literal counts as one of many words.
db::FullTextSearches read_searches(const std::vector<std::string_view>& texts,
                                   const std::vector<const db::Table*>& tables,
                                   const std::vector<Read>& reads);

}  // namespace ask::sql
