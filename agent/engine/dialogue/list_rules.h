// Follow-ups that list rows: those that were counted, those that they refer to, and those that
// refer to them: "which ones?".
#pragma once

#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// "which customers?" after the number of orders: those that the orders are of.
RuleResult list_of_noun(const Turn& turn);
// "who are the customers?" after some orders: those that they are of.
RuleResult list_people(const Turn& turn);
// "which classes does he teach?" of the first row: the rows that refer to it by their only key.
RuleResult list_rows_of_first(const Turn& turn);
// "how many stations are in that district?": rows of a table that the result refers to.
RuleResult list_beside_result(const Turn& turn);
// "list them", "which ones?"
RuleResult list_rows(const Turn& turn);
// "which patients are they for?": the rows that they refer to.
RuleResult list_referred(const Turn& turn);

}  // namespace ask::engine::dialogue
