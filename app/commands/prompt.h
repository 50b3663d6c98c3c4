// The prompt: questions and follow-ups in one conversation, and commands that begin with a dot.
#pragma once
#include <string>

#include "app/commands/asking.h"
#include "app/commands/commands.h"

namespace ask::app {

// Reads questions from stdin until its end or .quit. Exit: kFailed if stdin is not a terminal and a
// question was not answered.
Exit run_prompt(const Screen& screen, Database& db, const std::string& name, const Asking& how);

}  // namespace ask::app
