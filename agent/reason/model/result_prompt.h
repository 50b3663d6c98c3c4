// Renders rows for a prompt: few, short cells, with the omitted rows counted.
#pragma once
#include <string>
#include <vector>

#include "agent/common/value.h"
#include "agent/reason/model/options.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

constexpr size_t kMostJudgedRows = 20;
constexpr size_t kMostSummarizedRows = 50;

// The columns, up to `most` rows, then "(5 more rows)"; long cells are shortened. `trial`: the rows
// are those of a trial run.
std::string result_prompt(const ResultSet& result, size_t most, bool trial = false);

constexpr size_t kMostSampledRows = 5;

// Headings of a result as `share` permits: SQLite takes the text of an expression for one, and in
// SQL of the built-in engine a text literal is a stored value.
std::vector<std::string> permitted_headings(std::vector<std::string> headings, Share share);

// A kept result as a line: df_1(city, "count(*)"): 5 rows -- its description.
std::string kept_line(const KeptTable& kept, Share share);

// A finished task: description, SQL, and rows or error, as far as `share` permits. SQL of the
// built-in engine may contain stored values.
std::string task_prompt(const TaskResult& task, size_t most, Share share);

// The rows to judge, and the contradicting second draft if there is one. REQUIRES: a result.
std::string judged_prompt(const JudgeRequest& judge);

}  // namespace ask::reason
