// Points in time relative to today, in words: date('now', 'start of month', '-1 month') is "the
// start of last month".
#pragma once
#include <string>

#include "agent/sql/tree.h"

namespace ask::sql {

// True for date() and datetime() of 'now'.
bool is_relative_time(const Call& call);

// The day in words, as it stands after "before" or "on or after"; "" if the modifiers are others
// than whole days, weeks, months, quarters and years.
std::string relative_day(const Call& call);

}  // namespace ask::sql
