// sqlite-ask demo NAME: a demo in memory, at the prompt.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/commands/commands.h"
#include "app/commands/connection.h"
#include "app/commands/prompt.h"

namespace ask::app {
namespace {

struct Demo {
  std::string name;
  Connection connection;
  Asking how;
};

Exit run_demo(const Demo& demo) {
  const Screen screen = Screen::of_process();
  auto db = opened(":memory:", Access::kWrite, demo.connection);
  if (!db) {
    screen.complain("sqlite-ask: " + db.error().message);
    return db.error().code == Code::kInvalidSetting ? kUsage : kFailed;
  }
  if (auto filled = db->value("SELECT ask_demo(?)", {demo.name}); !filled) {
    screen.complain("sqlite-ask: " + filled.error().message);
    return kUsage;
  }
  return run_prompt(screen, *db, demo.name, demo.how);
}

}  // namespace

std::function<Exit()> declare_demo(CLI::App& app) {
  const auto demo = std::make_shared<Demo>();
  app.add_option("NAME", demo->name, "shop, music or enterprise")->required();
  declare_connection(app, demo->connection);
  return [demo] { return run_demo(*demo); };
}

}  // namespace ask::app
