// Follow-ups for amounts of the previous rows: what they cost, how many of the first one there are.
#pragma once

#include "agent/engine/dialogue/probe.h"
#include "agent/engine/dialogue/turn.h"

namespace ask::engine::dialogue {

// The only column of the table with an amount of money; of several the one that is a total.
ColumnExpr money_of(const Turn& turn, uint32_t table);
// "how much did they pay?" of rows that have one amount each.
RuleResult amount_of_rows(const Turn& turn);
// "what are they worth?", "what did they come to?": the sum of the only amount of money that the
// rows have, for each group of groups.
RuleResult worth_of_rows(const Turn& turn);
// "how many of those do we have in stock?" of one row: the quantity that it has.
RuleResult quantity_of_first(const Turn& turn, const Probe& found);
// "how many of those are active?" after the plan with the most members: of these members.
RuleResult some_of_first(const Turn& turn);
// "what do they cost?" lists what each costs; a total is asked for in words.
RuleResult amount_of_each(const Turn& turn, const Probe& found);
// "what are their average scores?" of what each of the rows has several of.
RuleResult average_of_each(const Turn& turn, const Probe& found);
// True for a number of rows that neither belong to the topic nor are what it refers to, and that
// the follow-up does not name: the registrations of the event that a sponsor pays for.
bool measures_others(const Turn& turn, const QueryBlock& own);
// "what did its services cost altogether?": a column of rows is shown, their sum was asked for.
RuleResult summed(const Turn& turn, RuleResult found);

}  // namespace ask::engine::dialogue
