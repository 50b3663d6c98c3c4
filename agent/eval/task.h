// Evaluation tasks: a question and the gold SQL that answers it.
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

struct EvalTask {
  std::string id;  // never empty, unique in its list
  std::string question;
  std::string gold_sql;    // "" if only `expected` is given
  std::string difficulty;  // "" for none
  std::vector<std::string> tags;
  std::string demo;  // the demo database to ask, "" for the caller's own
  std::optional<std::vector<std::vector<Value>>> expected;  // the rows that gold_sql gives
  // Why the question cannot be answered as it was taught: it counts as failed. Else "".
  std::string unfit = {};
};

// One JSON object per line, or a JSON array of objects. Required keys: question, and gold_sql or
// expected. Optional: id (default: the number of the task), difficulty, tags (a list or
// comma-separated text), demo. Other keys are ignored. Cells of `expected` are in the format of
// ask_rows, with blobs as {"blob": hex}. Errors: kInvalidArgument naming the task by number and the
// problem.
Result<std::vector<EvalTask>> read_tasks(std::string_view json);

// The same from rows, with the keys as column names, case-insensitive. NULL means that the key is
// absent. Errors: as above; a missing column; a blob.
Result<std::vector<EvalTask>> read_tasks(const ResultSet& rows);

// The compiled-in tasks of one demo, or of all for "" and "all". Empty for an unknown demo.
std::vector<EvalTask> library_tasks(std::string_view demo);
// "enterprise", "music", "shop".
std::vector<std::string> libraries();

// `rows` as JSON text: a list of lists.
std::string rows_json(const std::vector<std::vector<Value>>& rows);

}  // namespace ask::eval
