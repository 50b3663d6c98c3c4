// The options of ask_eval: its own, and settings to answer the questions with.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/eval/task.h"

namespace ask::eval {

// One configuration (model and settings) to compare.
struct Contender {
  std::string name;     // "" until it is derived from the settings
  std::string options;  // a JSON object of settings
};

struct Options {
  std::vector<std::string> difficulties, tags, demos;  // filters: any of these; empty: all
  std::optional<int64_t> limit;                        // number of tasks after filtering
  int64_t samples = 1;                                 // runs of each task
  std::string resume_from;                             // table of earlier rows, "" for none
  std::vector<Contender> contenders;                   // at least one

  bool takes(const EvalTask& task) const;
};

// Keys: difficulty, tags, demo (comma-separated text or a list), limit, samples (1 to 20),
// resume_from, models (a list of model names or of settings objects with a name); all others are
// settings. Errors: kInvalidArgument naming the key and the values it takes.
Result<Options> read_options(std::string_view json);

}  // namespace ask::eval
