// Reads the full-text searches of a statement from its text, to bound their cost
// (agent/db/run/full_text.h).
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/check/search_values.h"
#include "agent/db/run/full_text.h"
#include "agent/db/schema/catalog.h"
#include "agent/policy/column_read.h"
#include "agent/sql/statement.h"

namespace ask::sql {

// True for a table of FTS3, FTS4 or FTS5.
bool is_full_text(const db::Table& table);

// `texts`: the statement, and the definitions that run with it. `tables`: the full-text tables that
// they may search. `reads`: what the statement reads, to distinguish a search in f = 'word' from
// another column of that name. `values`: for the expressions of the statement; null if none is
// known.
db::FullTextSearches read_searches(const std::vector<Statement>& texts,
                                   const std::vector<const db::Table*>& tables,
                                   const std::vector<ColumnRead>& reads,
                                   const SearchValues* values);

}  // namespace ask::sql
