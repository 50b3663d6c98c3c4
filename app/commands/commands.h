// The subcommands of sqlite-ask: a file each, and a row each in the table of main.cpp.
#pragma once
#include <functional>
#include <string_view>

namespace CLI {
class App;
}

namespace ask::app {

// The exit code of the program.
enum Exit : int { kAnswered = 0, kFailed = 1, kUsage = 2 };

struct Command {
  std::string_view name, summary;
  // Declares the arguments; what it returns runs once they are parsed.
  std::function<Exit()> (*declare)(CLI::App& app);
};

// What the program does without a subcommand: one question, or the prompt.
std::function<Exit()> declare_ask(CLI::App& app);
std::function<Exit()> declare_demo(CLI::App& app);
std::function<Exit()> declare_eval(CLI::App& app);
std::function<Exit()> declare_doctor(CLI::App& app);
std::function<Exit()> declare_completion(CLI::App& app);

std::function<Exit()> declare_mcp(CLI::App& app);

}  // namespace ask::app
