// The options of ask_eval: its own, and settings for the questions it asks.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/result.h"
#include "agent/eval/task.h"

namespace ask::eval {

// One way of answering, with the others side by side.
struct Contender {
  std::string name;     // "" until the settings say which model is in force
  std::string options;  // a JSON object of settings
};

struct Options {
  std::vector<std::string> difficulties, tags, demos;  // any of these; empty: all
  std::optional<int64_t> limit;                        // tasks, after the filters
  int64_t samples = 1;                                 // times each task is asked
  std::string resume_from;                             // a table of earlier rows, "" for none
  std::vector<Contender> contenders;                   // at least one

  bool takes(const Task& task) const;
};

// Keys: difficulty, tags, demo (a text with commas, or a list), limit, samples (1 to 20),
// resume_from, models (a list of model names, or of objects of settings with a name); all others
// are settings. Errors: kInvalidArgument naming the key and what it takes.
Result<Options> read_options(std::string_view json);

}  // namespace ask::eval
