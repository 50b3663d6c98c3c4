// Rows as a prompt shows them: few, short, and with what is missing counted.
#pragma once
#include <string>

#include "agent/common/value.h"
#include "agent/reason/model/options.h"
#include "agent/reason/reasoner.h"

namespace ask::reason {

constexpr size_t kMostJudgedRows = 20;
constexpr size_t kMostSummarizedRows = 50;

// The columns, then up to `most` rows, then "(5 more rows)"; long cells are shortened.
// `trial`: they are those of a trial.
std::string result_prompt(const ResultSet& result, size_t most, bool trial = false);

constexpr size_t kMostSampledRows = 5;

// A result that SQL may read: df_1(city, "count(*)"): 5 rows -- what it is.
std::string kept_line(const KeptTable& kept);

// A task that is over: what it was about, its SQL, and its rows or why it failed; of these only
// what may leave the machine. SQL of the built-in engine may hold stored values.
std::string task_prompt(const TaskResult& task, size_t most, Share share);

// The rows that are to be judged, and another reading of the task where it contradicts them.
// REQUIRES: a result.
std::string judged_prompt(const JudgeRequest& judge);

}  // namespace ask::reason
