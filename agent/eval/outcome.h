// Outcome of a finished question, by comparison with its gold rows.
#pragma once
#include "agent/eval/evaluation.h"

namespace ask::eval {

// The gold rows of a task: the result of its gold query, checked and run like any other SQL, else
// its expected rows. Errors: interrupted, out of memory; other failures are in Gold::why.
Result<Gold> gold_rows(Session& session, const EvalTask& task, int64_t timeout_ms);

// Sets verdict, scores, error class and cost of a finished question. REQUIRES: gold.rows.
Status put_outcome(Session& session, const Question& question, const Gold& gold, Record& record);
// The same for a question that could not be asked.
void put_failure(const Error& error, Record& record);

}  // namespace ask::eval
