// sqlite-ask eval DB TASKS: asks questions with known answers, and reports how many are right.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <memory>

#include "agent/common/file.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "app/commands/commands.h"
#include "app/commands/connection.h"
#include "app/question/report.h"
#include "app/sql/interrupt.h"
#include "app/terminal/progress.h"
#include "app/terminal/screen.h"

namespace ask::app {
namespace {

constexpr size_t kMostTasks = 64'000'000;  // bytes of a file of tasks

struct Examination {
  std::string database, tasks, difficulty, tags, output;
  std::vector<std::string> models;
  int64_t limit = 0, samples = 0;
  Connection connection;
};

std::string options_of(const Examination& asked) {
  nlohmann::ordered_json out = nlohmann::ordered_json::object();
  if (!asked.difficulty.empty()) out["difficulty"] = asked.difficulty;
  if (!asked.tags.empty()) out["tags"] = asked.tags;
  if (!asked.models.empty()) out["models"] = asked.models;
  if (asked.limit > 0) out["limit"] = asked.limit;
  if (asked.samples > 0) out["samples"] = asked.samples;
  return json_text(out);
}

// The name of a table or library, or what is in a file of JSON Lines.
Result<std::string> tasks_of(const std::string& name) {
  std::error_code why;
  if (!std::filesystem::is_regular_file(name, why)) return name;
  const auto read = read_file(name, kMostTasks);
  if (!read) return Error{read.error().code, "\"" + name + "\" " + read.error().message};
  return read->value_or("");
}

Result<ResultSet> evaluated(const Screen& screen, Database& db, const std::string& tasks,
                            const std::string& options) {
  InterruptOnSignal ctrl_c(db);
  Progress progress(screen.progress);
  progress.step("reading the tasks", "");
  auto rows = db.prepare("SELECT * FROM ask_eval(?, ?)", {tasks, options});
  if (!rows) return rows.error();
  ResultSet out;
  for (int c = 0; c < rows->columns(); ++c) out.columns.push_back(rows->name(c));
  while (true) {
    auto more = rows->step();
    if (!more) return more.error();
    if (!*more) return out;
    ctrl_c.repeat();
    auto& cells = out.rows.emplace_back();
    for (int c = 0; c < rows->columns(); ++c) cells.push_back(rows->value(c));
    progress.step(fmt::format("{} tasks are done", out.rows.size()), "");
  }
}

Exit examine_tasks(const Examination& asked) {
  const Screen screen = Screen::of_process();
  const auto fail = [&](const Error& error) {
    screen.complain("sqlite-ask: " + error.message);
    return error.code == Code::kInvalidSetting ? kUsage : kFailed;
  };
  auto form = report_form(asked.output);
  if (!form) {
    screen.complain("sqlite-ask: " + form.error().message);
    return kUsage;
  }
  auto db = opened(asked.database, Access::kRead, asked.connection);
  if (!db) return fail(db.error());
  const auto tasks = tasks_of(asked.tasks);
  if (!tasks) return fail(tasks.error());
  const auto rows = evaluated(screen, *db, *tasks, options_of(asked));
  if (!rows) return fail(rows.error());
  if (asked.output.empty()) {
    screen.say(report_text(*rows));
    return kAnswered;
  }
  std::ofstream out(asked.output, std::ios::binary | std::ios::trunc);
  out << report(*rows, *form);
  out.close();
  if (!out) return fail({Code::kExecutionError, "\"" + asked.output + "\" cannot be written"});
  return kAnswered;
}

}  // namespace

std::function<Exit()> declare_eval(CLI::App& app) {
  const auto asked = std::make_shared<Examination>();
  app.add_option("DB", asked->database, "a database file, or :memory:")->required();
  app.add_option("TASKS", asked->tasks,
                 "a table of DB, a file of JSON Lines, or shop, music, enterprise or all")
      ->required();
  app.add_option("--difficulty", asked->difficulty, "only these, with commas")->type_name("LIST");
  app.add_option("--tags", asked->tags, "only tasks with one of these, with commas")
      ->type_name("LIST");
  app.add_option("--models", asked->models, "models to compare, with commas")
      ->type_name("LIST")
      ->delimiter(',');
  app.add_option("--limit", asked->limit, "at most so many tasks")->type_name("N");
  app.add_option("--samples", asked->samples, "ask each so often")->type_name("N");
  app.add_option("--output", asked->output, "a report: .html, .json, .csv or .txt")
      ->type_name("FILE");
  declare_connection(app, asked->connection);
  return [asked] { return examine_tasks(*asked); };
}

}  // namespace ask::app
