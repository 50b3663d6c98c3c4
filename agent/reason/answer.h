// The answer in words, made by code from the SQL and its rows: for the built-in engine always, and
// for a model's summary that does not hold. Numbers are those of the rows.
#pragma once
#include <string>
#include <vector>

#include "agent/reason/reasoner.h"

namespace ask::reason {

// One paragraph for each task that has a result; where none has, why, for each.
//   SELECT count(*) FROM "artists"        -> There are 48 artists.
//   ... one column, few rows              -> 3 genres: Folk, Jazz, Rock
//   ... more                              -> a table (table_text.h)
//   ... no rows                           -> No rows match: lists ...
// A result that was cut says so; a reading that is only likely is told in one line.
std::string answer_text(const std::vector<TaskResult>& results);

}  // namespace ask::reason
