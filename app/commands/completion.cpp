// sqlite-ask completion bash|zsh: the script that completes its arguments in a shell.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/commands/commands.h"
#include "app/terminal/screen.h"
#include "completions.h"

namespace ask::app {
namespace {

Exit give_completion(const std::string& shell) {
  const Screen screen = Screen::of_process();
  for (const completions::Text& script : completions::all())
    if (script.name == shell) screen.give(script.text);
  return kAnswered;
}

}  // namespace

std::function<Exit()> declare_completion(CLI::App& app) {
  const auto shell = std::make_shared<std::string>();
  app.add_option("SHELL", *shell, "bash or zsh")->required()->check(CLI::IsMember({"bash", "zsh"}));
  app.footer(
      "bash: eval \"$(sqlite-ask completion bash)\" in ~/.bashrc\n"
      "zsh:  sqlite-ask completion zsh > a folder of $fpath/_sqlite-ask");
  return [shell] { return give_completion(*shell); };
}

}  // namespace ask::app
