// sqlite-ask DB "question".
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "app/commands/commands.h"
#include "app/commands/connection.h"

namespace ask::app {
namespace {

struct Asked {
  std::string database, question;
  Connection connection;
};

Exit answer_once(const Asked& asked) {
  auto db = opened(asked.database, Access::kRead, asked.connection);
  if (!db) {
    fmt::print(stderr, "sqlite-ask: {}\n", db.error().message);
    return kFailed;
  }
  const auto answer = db->value("SELECT ask(?)", {asked.question});
  if (!answer) {
    fmt::print(stderr, "{}\n", answer.error().message);
    return kFailed;
  }
  fmt::print("{}\n", display(*answer));
  return kAnswered;
}

}  // namespace

std::function<Exit()> declare_ask(CLI::App& app) {
  const auto asked = std::make_shared<Asked>();
  app.add_option("DB", asked->database, "a database file, or :memory:")->required();
  app.add_option("QUESTION", asked->question, "a question about its data")->required();
  declare_connection(app, asked->connection);
  return [asked] { return answer_once(*asked); };
}

}  // namespace ask::app
