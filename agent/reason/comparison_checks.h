// Reasons to reject a reading of one side of a comparison. Private to comparison.cpp.
#pragma once
#include "agent/engine/engine.h"

namespace ask::reason {

// count(*) of all rows that meet the conditions.
bool counts_rows(const engine::QueryBlock& block);
bool same_column(const engine::ColumnExpr& a, const engine::ColumnExpr& b);

// True if the question names a table or a column that the query does not read: "Kitchen stock" is
// not the number of categories of that name. What is read by a weaker link, as "revenue" for a
// table of sales that has a column of that name, is left out as well.
bool leaves_out(const engine::Interpretation& in, const engine::LogicalForm& form);

// True if the rows of the table whose name is compared are counted, each of which is one.
bool counts_the_compared(const engine::Interpretation& in, const engine::QueryBlock& block,
                         const engine::ColumnExpr& compared);

// True if a period is sought as a part of other text: "status LIKE '%2024%'".
bool seeks_in_text(const engine::Interpretation& in, const engine::LogicalForm& form,
                   const engine::ColumnExpr& compared);

// True if prices, rates or the like are added up.
bool adds_up_prices(const engine::Interpretation& in, const engine::QueryBlock& block);

// Counts each row once where a join repeats it: an order for each of its lines. False if a value
// would be added up or averaged more than once, or if the table has no key to count by.
bool count_once(const engine::Interpretation& in, engine::QueryBlock& block);

}  // namespace ask::reason
