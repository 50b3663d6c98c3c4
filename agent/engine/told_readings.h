// Whether a question is to be read by what people tell of rows, see schema/told_states.h.
#pragma once
#include <span>
#include <vector>

#include "agent/engine/ground/ground.h"
#include "agent/engine/rank/confidence.h"
#include "agent/engine/schema/told_states.h"

namespace ask::engine {

// "students who gave up", read as all students; "readers who may not borrow", as those who never
// did: the rows are not singled out by anything that is stored of them.
bool compares_nothing(const LogicalForm& form);
// True if the first candidates have the same logical form.
bool same_first(const std::vector<Candidate>& before, const std::vector<Candidate>& now);
// How sure a reading is to be that has other words than the question: the more so if nothing asks
// for it. `before`: of the reading without them; `same`: of same_first().
double sure_enough(std::span<const SaidInstead> told, const Confidence& before, bool same);
// True if a condition, of a subquery as well, compares a column that says what is told.
bool compares_told(std::span<const SaidInstead> told, const QueryBlock& block);
// True if what is told adds nothing to the conditions of the rows: it is compared, or no date says
// that it happened ("who work for us").
bool settles_told(std::span<const SaidInstead> told, const QueryBlock& block);
// True if the first one has all conditions, bounds and limits of the first one before.
bool keeps_conditions(const std::vector<Candidate>& first, const std::vector<Candidate>& told);
// Rows of all states, although it is told which of them are meant, and a column of theirs says it.
bool leaves_told_out(std::span<const SaidInstead> told, const QueryBlock& block);

}  // namespace ask::engine
