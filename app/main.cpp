// sqlite-ask: asks a database from the command line. It opens it like any other host and uses the
// SQL surface of the extension only, which is linked in.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "agent/common/text.h"
#include "app/commands/charting.h"
#include "app/commands/commands.h"
#include "app/commands/reporting.h"
#include "app/server/serve.h"
#include "app/terminal/screen.h"
#include "app/terminal/table.h"

namespace ask::app {
namespace {

// The first argument chooses one of them; anything else is a database.
constexpr Command kCommands[] = {
    {"demo", "Asks a demo database in memory, at the prompt.", declare_demo},
    {"chart", "Draws the rows that answer a question.", declare_chart},
    {"report", "Makes a report: charts, tables and what explains a change.", declare_report},
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

// The help in a window: descriptions are beside the options where there is room, else below.
std::string help_in(std::string_view help, size_t width) {
  constexpr size_t kNarrow = 72, kBelow = 6;
  std::string out;
  for (const std::string& line : text::split(help, '\n')) {
    const size_t name = line.find_first_not_of(' ');
    const size_t gap = name == line.npos ? line.npos : line.find("  ", name);
    const size_t words = gap == line.npos ? line.npos : line.find_first_not_of(' ', gap);
    if (words == line.npos && name != line.npos && name >= kNarrow / 3 && width < kNarrow)
      out += std::string(kBelow, ' ') + wrapped(line.substr(name), width - kBelow, kBelow);
    else if (words == line.npos)
      out += wrapped(line, width, name == line.npos ? 0 : name + 2);
    else if (width >= kNarrow)
      out += wrapped(line, width, words);
    else
      out += line.substr(0, gap) + "\n" + std::string(kBelow, ' ') +
             wrapped(line.substr(words), width - kBelow, kBelow);
    out += '\n';
  }
  while (out.ends_with("\n\n")) out.pop_back();
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
  } catch (const CLI::CallForHelp&) {
    const size_t width = Screen::of_process().out_width();
    fmt::print("{}", width == static_cast<size_t>(-1)
                         ? app.help()
                         : help_in(app.help(), std::max<size_t>(width, 20)));
    return kAnswered;
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kAnswered : kUsage;
  }
  return action();
}

// A full disk or the like is a failure of whatever was to be printed.
int with_output_written(int exit) {
  std::fflush(stdout);
  if (Screen::all_written() && std::cout.flush()) return exit;
  fmt::print(stderr, "sqlite-ask: the output could not be written\n");
  return exit == kAnswered ? kFailed : exit;
}

}  // namespace
}  // namespace ask::app

int main(int argc, char** argv) {
  try {
    return ask::app::with_output_written(ask::app::run({argv + 1, argv + argc}));
  } catch (const std::exception& error) {
    fmt::print(stderr, "sqlite-ask: {}\n", error.what());
    return ask::app::kFailed;
  }
}
