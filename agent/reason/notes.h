// What a person should know about a result besides its rows: nothing found, cut, or slow.
#pragma once
#include <string>
#include <vector>

#include "agent/common/value.h"

namespace ask::reason {

// In words, e.g. {"no rows"}, {"cut at 1000 rows (max_rows)"}, {"slow: 1500 ms"}; usually empty.
// `trial`: it was trial_rows that cut the rows.
std::vector<std::string> notes(const ResultSet& result, bool trial = false);

}  // namespace ask::reason
