// The tasks of an evaluation: a question, and the SQL that is known to answer it.
//
//   {"id": "q1", "question": "How many customers are there?",
//    "gold_sql": "SELECT count(*) FROM customers", "difficulty": "easy", "tags": ["count"]}
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/common/value.h"

namespace ask::eval {

struct Task {
  std::string id;  // never empty, unique in its list
  std::string question;
  std::string gold_sql;    // "": `expected` is all there is
  std::string difficulty;  // "" for none
  std::vector<std::string> tags;
  std::string demo;  // the demo whose rows it is about, "" for the caller's own database
  std::optional<std::vector<std::vector<Value>>> expected;  // the rows that gold_sql gives
};

// One JSON object a line, or one JSON array of them. Keys: question, and gold_sql or expected;
// id (else the number of the task), difficulty, tags (a list, or a text with commas), demo. Others
// are left alone. Cells of `expected` are as ask_rows writes them, a blob {"blob": hex}.
// Errors: kInvalidArgument naming the task by number, and what is wrong with it.
Result<std::vector<Task>> read_tasks(std::string_view json);

// The same from rows; the columns are found by their names, as SQLite compares them. NULL is
// nothing. Errors: as above, a column that is not there, a cell that is a blob.
Result<std::vector<Task>> read_tasks(const ResultSet& rows);

// The tasks that are compiled in, of one demo, or of all in their order for "" and "all".
// Empty: there is no such library.
std::vector<Task> library_tasks(std::string_view demo);
// "enterprise", "music", "shop".
std::vector<std::string> libraries();

// `rows` as JSON text: a list of lists.
std::string rows_json(const std::vector<std::vector<Value>>& rows);

}  // namespace ask::eval
