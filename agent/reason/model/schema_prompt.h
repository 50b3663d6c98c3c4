// Renders schema and matching stored values for a prompt, within a token budget.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/reason/model/options.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

// The tables in the given order, each in the form of schema_text. A token counts as 4 bytes. Beyond
// the budget a table is reduced to its keys and those of its `columns`, then to its primary key and
// these, then to its name; what is omitted is counted.
// `values`: stored values may be shown, in the notes about them, and keys that only the data show.
// What the budget then leaves goes to facts about the data (facts_prompt.h), as far as `facts`
// allows, and last to first rows.
std::string schema_prompt(const db::Catalog& catalog, const std::vector<size_t>& tables,
                          int64_t budget_tokens, bool values = false, Share facts = Share::kSchema,
                          const ShownColumns& columns = {});

// What was noted about the columns of a table, its measures and conditions, a line each, indented;
// without literals unless `values`.
std::string note_lines(const db::Catalog& catalog, const db::Table& table, bool values);

// False if some tables would have to be shortened.
bool schema_fits(const db::Catalog& catalog, int64_t budget_tokens);

// The `detailed` tables as in schema_prompt, then the names of all others, one per line, in the
// order of `tables`; omitted ones are counted. `measured`: with the keys that only the data show.
std::string names_prompt(const db::Catalog& catalog, const std::vector<size_t>& tables,
                         const std::vector<size_t>& detailed, int64_t budget_tokens,
                         const ShownColumns& columns, bool measured);

// `tables` and all further tables that a text in `texts` names (a failed query, its error).
std::vector<size_t> with_named(const db::Catalog& catalog, std::vector<size_t> tables,
                               const std::vector<std::string_view>& texts);

// Stored values of `tables` that occur in the question, one per line: customers.city: 'New York'.
// At most 20, none of private columns, none for a word that names a table or column; "" if there
// are none.
std::string matched_values(const db::Snapshot& snapshot, const std::vector<size_t>& tables,
                           std::string_view question);

}  // namespace ask::reason
