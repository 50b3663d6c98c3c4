// What a finished question is worth against its gold rows.
#pragma once
#include "agent/eval/evaluation.h"

namespace ask::eval {

// The gold rows of a task: those of its gold query, checked and run like any other SQL, else those
// that it expects. Errors: interrupted, out of memory; all else is `why`.
Result<Gold> gold_rows(Session& session, const Task& task);

// Verdict, score, class and spending of a question that is over. REQUIRES: gold.rows.
Status put_outcome(Session& session, const Question& question, const Gold& gold, Record& record);
// The same for a question that could not be asked.
void put_failure(const Error& error, Record& record);

}  // namespace ask::eval
