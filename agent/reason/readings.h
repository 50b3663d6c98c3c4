// Words the differences between several readings of a question.
#pragma once
#include <vector>

#include "agent/reason/reasoner.h"

namespace ask::reason {

// Sets `differs` of each: what its query does that the first one does not (of the first: the
// second), as "by the number of rows, highest first". Where the queries are not of such parts, its
// sentence without the words that it begins and ends with as the other does. Of a single reading,
// the whole sentence.
void set_differences(std::vector<Reading>& readings);

// `wanted` was chosen by the setting, and there are only `count`, which is 1 at least.
Error no_such_reading(size_t wanted, size_t count);

}  // namespace ask::reason
