// Outputs introduced by "with": "open invoices with client and amount", "products with price".
#pragma once
#include "agent/engine/parse/rules/rule_context.h"

namespace ask::engine {

// "open invoices with client and amount", "products with price": names after "with" that have no
// predicate of their own are shown with each row. A single nullable column is rather a condition:
// "customers with email".
TokenRange find_companions(const Arcs& arcs, const ColumnFacts& column_facts);

// "with its <column>", "along with <column>": `word`, the token before the article, is a "with"
// that adds an output and not a condition.
bool is_adding_with(const RuleContext& context, size_t word, size_t begin);

}  // namespace ask::engine
