// sqlite-ask: asks a database from the command line. It opens it like any other host and uses the
// SQL surface of the extension only, which is linked in.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "app/commands/charting.h"
#include "app/commands/commands.h"
#include "app/server/serve.h"

namespace ask::app {
namespace {

// The first argument chooses one of them; anything else is a database.
constexpr Command kCommands[] = {
    {"demo", "Asks a demo database in memory, at the prompt.", declare_demo},
    {"chart", "Draws the rows that answer a question.", declare_chart},
    {"eval", "Asks questions with known answers, and reports how many are right.", declare_eval},
    {"doctor", "Says what is in force here, and what a database lacks.", declare_doctor},
    {"serve", "Answers over HTTP, with a web page.", declare_serve},
    {"mcp", "Serves the Model Context Protocol on stdin and stdout.", declare_mcp},
    {"completion", "Prints the completion script for bash or zsh.", declare_completion},
};

std::string list_of_commands() {
  std::string out = "Commands, each with its own --help:\n";
  for (const Command& command : kCommands)
    out += fmt::format("  {:<10} {}\n", command.name, command.summary);
  return out;
}

int run(const std::vector<std::string>& arguments) {
  const Command* command = nullptr;
  for (const Command& row : kCommands)
    if (!arguments.empty() && arguments[0] == row.name) command = &row;
  CLI::App app(command ? std::string(command->summary) : "Asks a SQLite database questions.",
               command ? fmt::format("sqlite-ask {}", command->name) : "sqlite-ask");
  if (!command) app.footer(list_of_commands());
  if (!command) app.set_version_flag("--version", "sqlite-ask " ASK_VERSION);
  app.set_help_flag("-h,--help", "Print this help and exit");
  const auto action = (command ? command->declare : declare_ask)(app);
  try {
    // CLI11 takes the last argument first.
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend() - (command ? 1 : 0));
    app.parse(std::move(reversed));
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kAnswered : kUsage;
  }
  return action();
}

}  // namespace
}  // namespace ask::app

int main(int argc, char** argv) {
  try {
    return ask::app::run({argv + 1, argv + argc});
  } catch (const std::exception& error) {
    fmt::print(stderr, "sqlite-ask: {}\n", error.what());
    return ask::app::kFailed;
  }
}
