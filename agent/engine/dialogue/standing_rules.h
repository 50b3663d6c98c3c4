// Follow-ups for the row that has been in its state for the longest time, and for the last event of
// each row.
#pragma once
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// True for "who of them has been waiting the longest?", which is a question of dates.
bool asks_longest_standing(const Turn& turn);
// "who of them has been waiting the longest?": the row with the earliest date.
RuleResult longest_standing(const Turn& turn);
// "when was their last visit?": the date of the last row of another table, for each of the rows.
RuleResult date_of_last_events(const Turn& turn);
// "when was her last visit?": the same of a single row.
RuleResult date_of_last_event(const Turn& turn);

// "which driver was it?" after whoever has the latest delivery: that delivery, of whose driver
// nothing is known from the person.
bool means_chosen_event(const Turn& turn);
// "when was that?", "since when?" after whoever has the earliest or latest event: its date, and no
// date of the people.
RuleResult date_of_choice(const Turn& turn);

}  // namespace ask::engine::dialogue
