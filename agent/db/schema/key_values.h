// Whether the values of a column may be keys of another table, as far as statistics show.
#pragma once
#include "agent/db/schema/catalog.h"

namespace ask::db {

// True if all values of `child` are among those of `key`: texts one by one, numbers by their range.
// False if either was not measured, or has too many texts to compare.
bool values_within(const Column& child, const Column& key);

// The same, also for texts of which only the first and the last by order are known: where the name
// of the column already says what it refers to.
bool values_may_be_within(const Column& child, const Column& key);

}  // namespace ask::db
