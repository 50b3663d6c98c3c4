// Do two readings of one question say the same?
#pragma once
#include <string_view>

#include "agent/common/value.h"

namespace ask::score {

// The same rows, or the same rows with columns more or fewer: a name beside its count is no other
// answer. Order counts only where both statements order.
bool says_the_same(const ResultSet& one, std::string_view one_sql, const ResultSet& other,
                   std::string_view other_sql);

// Both read tables, and not one of them is the same.
bool reads_other_tables(std::string_view one_sql, std::string_view other_sql);

}  // namespace ask::score
