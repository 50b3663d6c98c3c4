// What a prompt says of the schema and of stored values, under a budget.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/statistics/snapshot.h"

namespace ask::reason {

// The tables, in that order, each as schema_text writes it. A token counts as 4 bytes. A table that
// no longer fits is shortened to its keys, then to its name; what is left out is counted.
std::string schema_prompt(const db::Catalog& catalog, const std::vector<size_t>& tables,
                          int64_t budget_tokens);

// False: some of them would have to be shortened.
bool schema_fits(const db::Catalog& catalog, int64_t budget_tokens);

// `detailed` as schema_prompt has them, then the names of all other tables, one a line, in the
// order of `tables`; what is left out is counted.
std::string names_prompt(const db::Catalog& catalog, const std::vector<size_t>& tables,
                         const std::vector<size_t>& detailed, int64_t budget_tokens);

// `tables` and every further table that one of `texts` names: a query that has failed, its error.
std::vector<size_t> with_named(const db::Catalog& catalog, std::vector<size_t> tables,
                               const std::vector<std::string_view>& texts);

// Stored values of `tables` that the question names, one a line: customers.city: 'New York'.
// At most 20; none of private columns. "" when there are none.
std::string matched_values(const db::Snapshot& snapshot, const std::vector<size_t>& tables,
                           std::string_view question);

}  // namespace ask::reason
