// Predicates on the words next to an amount in the question: "total", "average", "how much", "per",
// verbs of money. Grounding uses them to choose between a column, its sum and its average.
#pragma once
#include "agent/engine/parse/arcs.h"

namespace ask::engine {

// True for a noun of money that is paid: "rent", "fees".
bool names_money(const Arcs& arcs, const Arc& noun);
// True for "the sum of fines" and "total expenses": the amounts of the rows, not how many there
// are.
bool sums_amounts(const Arcs& arcs, const Arc& noun);
// True for the participle of an amount that changed hands: "collected" of "rent collected in 2024".
bool handed_over(const Arcs& arcs, size_t verb);
// True for a noun right after "average".
bool says_average(const Arcs& arcs, const Arc& noun);
// True for an amount that is linked to the verb of the question itself: "invest" of "what did we
// invest in 2024".
bool is_amount_of_verb(const Arcs& arcs, const Arc& amount);

// True for the number of "above 1000", which no year is.
bool no_year(const Arcs& arcs, ArcId number);
// True for a column "best before" with a date: the name itself has the direction of the comparison.
bool ends_in_before(const Arcs& arcs, ArcId column);

}  // namespace ask::engine
