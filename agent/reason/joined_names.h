// The two columns of a person's name as one column of an answer.
#pragma once
#include <optional>

#include "agent/common/value.h"
#include "agent/sql/tree.h"

namespace ask::reason {

// First and last name of a person, if they are the first two columns, as one column "name": by the
// names of these columns ("cust_fn" and "cust_sn"), without aliases.
void join_names(std::optional<sql::Query>& query, ResultSet& result);

}  // namespace ask::reason
