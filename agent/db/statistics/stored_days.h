// The first and the last day of a column of dates, whatever form its values have (ValueForm).
#pragma once
#include <optional>

#include "agent/db/schema/catalog.h"

namespace ask::db {

// Years alone have no month and no day, months have no day: 0.
struct CalendarDay {
  int year = 0, month = 0, day = 0;
};
struct StoredDays {
  CalendarDay first, last;
};

// Nullopt: the column holds no dates, or none whose order is known. Unix times are days in UTC.
std::optional<StoredDays> stored_days(const Column& column);

}  // namespace ask::db
