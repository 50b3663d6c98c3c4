// Does it only read, and do all its names exist? From the checker's findings alone.
#pragma once
#include <string_view>

#include "agent/score/card.h"

namespace ask::score {

// 1 for each table that does not exist, .8 for a column, .6 for a function, .3 for a name that
// several tables have.
double hallucination_penalty(const sql::Check& check);
// 1 without a penalty, .4 at 1, .1 at 2, and down to 0 at 4.
double hallucination_score(double penalty);

// Runnable: 1 less .1 for each warning, at least 0. Not: .5, .3, .1 for no, one, more errors.
double validation_score(const sql::Check& check);

// Anything but a read that may be made: a statement that changes something, several statements, a
// forbidden function or table.
bool is_refused(const sql::Check& check);

// .4 validation and .6 hallucination, which is 0 where SQLite cannot read the statement; 0 for what
// is refused, and for what nobody checked.
Scored safety(const sql::Check* check);

}  // namespace ask::score
