// One question for the command line and the prompt: progress while it runs, then the answer.
#pragma once
#include <string>

#include "app/commands/commands.h"
#include "app/question/formats.h"
#include "app/question/question.h"
#include "app/sql/database.h"

namespace ask::app {

// What ask() names in SQL, in the words of the command line and of the prompt.
inline constexpr PromptHints::CommandHint kOptionHints[] = {
    {"ask_rows gives all of them", "--csv gives all of them"},
    {"a higher max_rows gives more", "--set max_rows=N gives more"},
    {"ask_readings lists them", ".readings at the prompt lists them"},
    {"SELECT name FROM ask_settings lists them", ".settings at the prompt lists them"},
    {"SELECT * FROM ask_help lists what else there is.", "sqlite-ask --help lists the options."}};
inline constexpr PromptHints::CommandHint kPromptHints[] = {
    {"ask_rows gives all of them", ".save FILE.csv keeps all of them"},
    {"a higher max_rows gives more", ".set max_rows N gives more"},
    {"ask_readings lists them", ".readings lists them"},
    {"SELECT name FROM ask_settings lists them", ".settings lists them"},
    {"SELECT * FROM ask_help lists what else there is.", ".help lists what else there is."},
    {"SELECT * FROM ask_schema lists them all", ".tables lists them all"}};

struct Asking {
  Format format = Format::kText;
  bool trace = false;    // each step, on stderr
  bool explain = false;  // SQL and what it does, below the answer
  int64_t reading = 0;
  PromptHints hints = {"Choose one with --reading N.", kOptionHints};
};

// Asks with progress and prints nothing of the answer. Ctrl-C stops the question.
Answer asked_with_progress(const Screen& screen, Database& db, const Request& request, bool trace);

void print_answer(const Screen& screen, Database& db, const Request& request, const Answer& answer,
                  const Asking& how);

}  // namespace ask::app
