// Dates of events that may be still to come, so that the date does not say that they happened.
#pragma once
#include <algorithm>
#include <string>
#include <variant>

#include "agent/common/contains.h"
#include "agent/common/today.h"
#include "agent/db/schema/catalog.h"
#include "agent/engine/lexicon/row_state_guards.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {

// Before the day after today: for dates with a time of the day as well.
inline constexpr std::string_view kNextDay = "+1 day";

// A date of the column is later than today.
inline bool is_after_today(const db::ColumnStatistics& statistics) {
  const std::string now = today();
  const auto* last = std::get_if<std::string>(&statistics.max);
  return statistics.form == db::ValueForm::kPlain && last != nullptr &&
         last->compare(0, now.size(), now) > 0;
}

// "next_inspection" does not say that rows are inspected, nor a start to come that they started.
inline bool may_be_planned(const SchemaIndex& index, const SchemaItem& column,
                           const db::ColumnStatistics& statistics, const EventState& event) {
  for (const std::string_view word : kAwaitedDates)
    if (index.has_word(column, word) && !contains(event.column_words, word)) return true;
  return index.has_any_word(column, kPlannableEvents) && is_after_today(statistics);
}

// The date says that the rows started, if it is not later than today.
inline bool may_start_later(const SchemaIndex& index, const SchemaItem& column,
                            const db::ColumnStatistics& statistics) {
  return index.has_any_word(column, kStartWords) && !index.has_any_word(column, kAwaitedDates) &&
         is_after_today(statistics);
}

}  // namespace ask::engine
