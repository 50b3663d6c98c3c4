// Reports by ask_report: to stdout, or as a file.
#pragma once
#include "app/commands/commands.h"

namespace ask::app {

std::function<Exit()> declare_report(CLI::App& app);

}  // namespace ask::app
