// Answers for somebody or something that has no row in a role: a driver without a manager.
#pragma once
#include <string>

#include "agent/sql/tree.h"

namespace ask::reason {

// "No manager is known for Aisha Khan." of a query without rows that shows only columns of a row
// that another one, which texts single out, refers to under an alias; "" for other queries.
std::string missing_role(const sql::Query& query);

}  // namespace ask::reason
