// Agreement of two independent answers to one question.
#pragma once
#include <string_view>

#include "agent/common/value.h"

namespace ask::score {

// True if both return the same rows, or one has extra columns (a name next to its count is the same
// answer). Order counts only if both statements order.
bool says_the_same(const ResultSet& one, std::string_view one_sql, const ResultSet& other,
                   std::string_view other_sql);

// True if both read tables but have none in common.
bool reads_other_tables(std::string_view one_sql, std::string_view other_sql);

}  // namespace ask::score
