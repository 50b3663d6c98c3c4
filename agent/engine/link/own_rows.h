// Removes column mentions where the question names the rows of a table by its own name.
#pragma once
#include <vector>

#include "agent/engine/link/lattice.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// "customers" of owners who have a date "customer_since" are those rows, as "accounts" of customers
// who have a date "account_opened".
void name_rows_by_their_dates(const std::vector<Token>& tokens, const SchemaIndex& index,
                              std::vector<Mention>& mentions);
// Drops mentions of columns: "total expenses" where there is a table of expenses: no other word for
// a cost of something else. "orders of Ann" where customers have a column "order", "products priced
// above 50".
void drop_columns_of_rows(const std::vector<Token>& tokens, const SchemaIndex& index,
                          std::vector<Mention>& mentions);

}  // namespace ask::engine
