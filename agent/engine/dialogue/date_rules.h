// Replaces the date of the previous question: "and in 2023?", "the year before?".
#pragma once
#include <string>

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// True for a date of rows that the previous question does not have, nor refers to.
bool dates_others(const Turn& turn, const QueryBlock& own);
// True unless an open end became a year: "since 2020", also where the column is called so.
bool keeps_open_end(const Turn& turn, const QueryBlock& block);
// "and on the 11th?" after a day of some month.
RuleResult replace_day_of_month(const Turn& turn);
// "June?" after May 2025: that month of the same year.
RuleResult replace_month(const Turn& turn, const QueryBlock& own);
// Where "that year" at the end begins in words(), if the previous question has its year; their
// number if it does not end so.
size_t before_same_period(const Turn& turn);
// "and the year before?"
RuleResult shift_period(const Turn& turn);
// The period before or after that of the condition, in words, in its own unit; "" if there is none.
std::string period_next_to(const Condition& date, int by);
// The condition on a date that the block has, or null; the last one of several.
Condition* date_condition(const Turn& turn, QueryBlock& block);
// "per month" after March 2025: rows of one group only, so those of its year take their place.
void widen_period(const Turn& turn, QueryBlock& block, Period group);
// The text of a date that takes the place of the old one, with what is not said of it: "February"
// is that of the old year. `date`: its mention, or null if it was worked out; `old` may be null.
std::string completed_date(const Turn& turn, std::string date_text, const Mention* date,
                           const Condition* old);
// A date in the place of the old one. `date`: its mention, or null if it was worked out.
RuleResult replace_date(const Turn& turn, std::string date_text, const Mention* date);
// Any of several: "what about 2023 and 2024?".
RuleResult replace_dates(const Turn& turn, const std::vector<const Mention*>& dates);

}  // namespace ask::engine::dialogue
