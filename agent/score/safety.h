// Safety: whether the statement is read-only and all its names exist, from the checker's findings.
#pragma once
#include <string_view>

#include "agent/score/card.h"

namespace ask::score {

// The sum over the findings: 1 for an unknown table, .8 for a column, .7 for a join over no key, .6
// for a function, .3 for an ambiguous column.
double hallucination_penalty(const sql::Check& check);
// Piecewise linear: 1 at penalty 0, .4 at 1, .1 at 2, 0 from 4.
double hallucination_score(double penalty);

// If runnable, 1 less .1 for each warning, at least 0; otherwise .5, .3 or .1 for no, one or more
// errors.
double validation_score(const sql::Check& check);

// True if policy forbids the statement: it is not read-only, is several statements, or uses a
// forbidden function or table.
bool is_refused(const sql::Check& check);

// .4 validation + .6 hallucination (0 if SQLite cannot parse the statement). 0 if the statement is
// refused or `check` is null.
Scored safety(const sql::Check* check);

}  // namespace ask::score
