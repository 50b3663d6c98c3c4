// Verbalises results without a model, from the SQL and its rows. Used by the built-in engine, and
// instead of a model's summary that fails a check. All numbers come from the rows.
#pragma once
#include <string>
#include <vector>

#include "agent/reason/reasoner.h"

namespace ask::reason {

// One paragraph per task with a result; if no task has one, the reason for each.
//   SELECT count(*) FROM "artists"        -> There are 48 artists.
//   ... one column, few rows              -> 3 genres: Folk, Jazz, Rock
//   ... more                              -> a table (table_text.h)
//   ... no rows                           -> No rows match: lists ...
// Truncated results are marked; an interpretation below Level::kSure is stated in one line.
std::string answer_text(const std::vector<TaskResult>& results);

}  // namespace ask::reason
