// The joins of a statement, which the sentence about it leaves out.
#pragma once
#include <string>

#include "agent/sql/tree.h"

namespace ask::sql {

// The joins of all SELECTs of the query, each with its columns; "" if there are none:
//   Joins orders over orders.customer_id = customers.id.
std::string explain_joins(const Query& query);

}  // namespace ask::sql
