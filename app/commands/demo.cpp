// sqlite-ask demo NAME: a demo in memory, at the prompt.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/commands/commands.h"
#include "app/commands/connection.h"
#include "app/commands/prompt.h"

namespace ask::app {
namespace {

struct DemoOptions {
  std::string name;
  Connection connection;
  Asking how;
};

Exit run_demo(const DemoOptions& options) {
  const Screen screen = Screen::of_process();
  auto db = opened(":memory:", OpenMode::kWrite, options.connection);
  if (!db) {
    screen.complain("sqlite-ask: " + db.error().message);
    return db.error().code == Code::kInvalidSetting ? kUsage : kFailed;
  }
  if (auto filled = db->value("SELECT ask_demo(?)", {options.name}); !filled) {
    screen.complain("sqlite-ask: " + filled.error().message);
    return kUsage;
  }
  return run_prompt(screen, *db, options.name, options.how);
}

}  // namespace

std::function<Exit()> declare_demo(CLI::App& app) {
  const auto options = std::make_shared<DemoOptions>();
  app.add_option("NAME", options->name, "shop, music or enterprise")->required();
  declare_connection(app, options->connection);
  return [options] { return run_demo(*options); };
}

}  // namespace ask::app
