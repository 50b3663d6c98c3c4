// Conditions from dates and periods, on columns that hold years, dates, times or date-like text.
#pragma once
#include "agent/engine/ground/grounding.h"

namespace ask::engine {

// Reduces a date column to the period that the arc names: "per year" of release_date, "month of
// birth", "birth month". Leaves other columns alone.
void take_period(const GroundingInput& input, const Arc& arc, ColumnExpr& c);

// True if the generator can compare the column with ISO dates: by its form, or because its smallest
// value starts with YYYY-MM-DD or is unknown.
bool iso_dates(const ColumnFacts& facts, ColumnExpr c);

// True if an age follows from the column.
inline bool gives_age(const ColumnFacts& facts, ColumnExpr c) {
  return facts.birth_year(c) || facts.made_year(c) || (facts.birth_date(c) && iso_dates(facts, c));
}

// True if the filter compares a column of years with an age: "over 30" a year of birth, "older than
// 30" and "for 3 years" any year.
bool compares_age(const GroundingInput& input, ColumnExpr c, const Filter& filter);

// For a range of weekdays that wraps around ("at weekends"), set_part() sets the first day; this
// adds the other one with OR.
void add_other_weekday(GroundingState& state, const Mention& part);

// Sets the operand of the condition to the date or period `mention`, as its column stores them;
// counts one that the column cannot be compared with.
void set_date(const GroundingInput& input, GroundingState& state, PendingCondition& pending,
              const Mention& mention);

// From the start of `low` to the end of `high`. False if the column or `high` is not a date; the
// caller then compares numbers.
bool set_dates(const GroundingInput& input, GroundingState& state, PendingCondition& pending,
               const Mention& low, const Mention& high);

}  // namespace ask::engine
