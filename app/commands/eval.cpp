// sqlite-ask eval DB TASKS: asks questions with known answers, and reports how many are right.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "agent/common/file.h"
#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "app/commands/commands.h"
#include "app/commands/connection.h"
#include "app/question/report.h"
#include "app/sql/interrupt.h"
#include "app/terminal/new_file.h"
#include "app/terminal/progress.h"
#include "app/terminal/screen.h"

namespace ask::app {
namespace {

constexpr size_t kMostTasks = 64'000'000;  // bytes of a file of tasks

struct EvalOptions {
  std::string database, tasks, difficulty, tags, output;
  std::vector<std::string> models;
  int64_t limit = 0, samples = 0;
  Connection connection;
};

std::string options_of(const EvalOptions& options) {
  nlohmann::ordered_json out = nlohmann::ordered_json::object();
  if (!options.difficulty.empty()) out["difficulty"] = options.difficulty;
  if (!options.tags.empty()) out["tags"] = options.tags;
  if (!options.models.empty()) out["models"] = options.models;
  if (options.limit > 0) out["limit"] = options.limit;
  if (options.samples > 0) out["samples"] = options.samples;
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

Exit run_eval(const EvalOptions& options) {
  const Screen screen = Screen::of_process();
  const auto fail = [&](const Error& error) {
    screen.complain("sqlite-ask: " + error.message);
    const bool wrong = error.code == Code::kInvalidSetting || error.code == Code::kInvalidArgument;
    return wrong ? kUsage : kFailed;
  };
  const auto unwritten = [&](const Error& error) {
    screen.complain("sqlite-ask: " + error.message);
    return kFailed;
  };
  auto form = report_form(options.output);
  if (!form) {
    screen.complain("sqlite-ask: " + form.error().message);
    return kUsage;
  }
  if (!options.output.empty())
    if (auto fresh = is_new(options.output); !fresh) return unwritten(fresh.error());
  auto db = opened(options.database, OpenMode::kRead, options.connection);
  if (!db) return fail(db.error());
  const auto tasks = tasks_of(options.tasks);
  if (!tasks) return fail(tasks.error());
  const auto rows = evaluated(screen, *db, *tasks, options_of(options));
  if (!rows) return fail(rows.error());
  if (options.output.empty()) {
    screen.say(report_text(*rows));
    return kAnswered;
  }
  if (auto written = write_new(options.output, report(*rows, *form)); !written)
    return unwritten(written.error());
  screen.say(fmt::format("The report is in {}.", options.output));
  return kAnswered;
}

}  // namespace

std::function<Exit()> declare_eval(CLI::App& app) {
  const auto options = std::make_shared<EvalOptions>();
  app.add_option("DB", options->database, "a database file, or :memory:")->required();
  app.add_option("TASKS", options->tasks,
                 "a table of DB, a file of JSON Lines, or shop, music, enterprise or all")
      ->required();
  app.add_option("--difficulty", options->difficulty, "only these, with commas")->type_name("LIST");
  app.add_option("--tags", options->tags, "only tasks with one of these, with commas")
      ->type_name("LIST");
  app.add_option("--models", options->models, "models to compare, with commas")
      ->type_name("LIST")
      ->delimiter(',');
  app.add_option("--limit", options->limit, "at most so many tasks")
      ->type_name("N")
      ->check(CLI::Range(1, 1'000'000));
  app.add_option("--samples", options->samples, "ask each so often")
      ->type_name("N")
      ->check(CLI::Range(1, 20));
  app.add_option("--output", options->output, "a new .html, .json, .csv or .txt file: the report")
      ->type_name("FILE");
  declare_connection(app, options->connection);
  return [options] { return run_eval(*options); };
}

}  // namespace ask::app
