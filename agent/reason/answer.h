// Verbalises results without a model, from the SQL and its rows. Used by the built-in engine, and
// instead of a model's summary that fails a check. All numbers come from the rows.
#pragma once
#include <string>
#include <vector>

#include "agent/reason/reasoner.h"
#include "agent/reason/wording.h"

namespace ask::reason {

// One paragraph per task with a result; if no task has one, the reason for each.
//   SELECT count(*) FROM "artists"        -> There are 48 artists.
//   ... one column, few rows              -> 3 genres: Folk, Jazz, Rock
//   ... more                              -> a table (table_text.h)
//   ... no rows                           -> No rows match: lists ...
// Truncated results are marked; an interpretation below Level::kSure is stated in one line.
std::string answer_text(const std::vector<TaskResult>& results);

// How the question was read, if that is not sure; else "".
std::string stated_reading(const Draft& draft);

// The rows of a task as an answer shows them: columns by the names that people use, amounts in
// their currency, first and last names as one.
struct ShownRows {
  ResultSet rows;
  std::vector<std::string> names;    // of the columns
  std::vector<ValueFormat> formats;  // how the values of each column are written
  std::string text(size_t row, size_t column, size_t width) const {
    return value_text(rows.rows[row][column], formats[column], width);
  }
};
// REQUIRES: task.result.
ShownRows shown_rows(const TaskResult& task);

}  // namespace ask::reason
