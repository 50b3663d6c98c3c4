// One question for the command line and the prompt: progress while it runs, then the answer.
#pragma once
#include <string>

#include "app/commands/commands.h"
#include "app/question/formats.h"
#include "app/question/question.h"
#include "app/sql/database.h"

namespace ask::app {

struct Asking {
  Format format = Format::kText;
  bool trace = false;    // each step, on stderr
  bool explain = false;  // SQL and what it does, below the answer
  int64_t reading = 0;
  Hints hints;
};

// Asks with progress and prints nothing of the answer. Ctrl-C stops the question.
Answer asked_with_progress(const Screen& screen, Database& db, const Request& request, bool trace);

void print_answer(const Screen& screen, Database& db, const Request& request, const Answer& answer,
                  const Asking& how);

}  // namespace ask::app
