// Remarks about a result that a user should know: no rows, truncated, slow.
#pragma once
#include <string>
#include <vector>

#include "agent/common/value.h"

namespace ask::reason {

// For example {"no rows"}, {"cut at 1000 rows (max_rows)"}, {"slow: 1500 ms"}; usually empty.
// `trial`: the limit was trial_rows, not max_rows.
std::vector<std::string> notes(const ResultSet& result, bool trial = false);

}  // namespace ask::reason
