#include "app/commands/reporting.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "app/commands/connection.h"
#include "app/sql/interrupt.h"
#include "app/terminal/new_file.h"
#include "app/terminal/progress.h"
#include "app/terminal/screen.h"

namespace ask::app {
namespace {

struct ReportOptions {
  std::string database, question, output, format;
  Connection connection;
};

// The form of the option, else of the file's name; without either Markdown for people and HTML for
// programs. Errors: the file has another name.
Result<std::string> report_format(const ReportOptions& options, const Screen& screen) {
  if (!options.format.empty()) return options.format;
  if (options.output.empty()) return std::string(screen.out ? "markdown" : "html");
  const std::string suffix =
      text::lower(std::filesystem::path(options.output).extension().string());
  if (suffix == ".html" || suffix == ".htm") return std::string("html");
  if (suffix == ".md" || suffix == ".markdown") return std::string("markdown");
  if (suffix == ".json") return std::string("json");
  return Error{Code::kInvalidArgument,
               "a report is a .html, .md or .json file; --format writes one to any other"};
}

Exit run_report(const ReportOptions& options) {
  const Screen screen = Screen::of_process();
  const auto fail = [&](const Error& error, Exit exit) {
    screen.complain("sqlite-ask: " + error.message);
    return error.code == Code::kInvalidSetting ? kUsage : exit;
  };
  if (options.question.empty())
    return fail({Code::kInvalidArgument, "the question is empty"}, kUsage);
  const auto form = report_format(options, screen);
  if (!form) return fail(form.error(), kUsage);
  if (!options.output.empty())
    if (auto fresh = is_new(options.output); !fresh) return fail(fresh.error(), kFailed);
  auto db = opened(options.database, OpenMode::kRead, options.connection);
  if (!db) return fail(db.error(), kFailed);
  InterruptOnSignal ctrl_c(*db);
  Result<Value> made = Value();
  {
    Progress progress(screen.progress);
    progress.step("making the report", "");
    made = db->value("SELECT ask_report(?, ?)",
                     {options.question, json_text(nlohmann::ordered_json{{"format", *form}})});
  }
  if (!made) return fail(made.error(), kFailed);
  std::string text = display(*made);
  if (!text.ends_with('\n')) text += '\n';
  if (options.output.empty()) {
    screen.give(text);
    return kAnswered;
  }
  if (auto written = write_new(options.output, text); !written)
    return fail(written.error(), kFailed);
  screen.say(fmt::format("The report is in {}.", options.output));
  return kAnswered;
}

}  // namespace

std::function<Exit()> declare_report(CLI::App& app) {
  const auto options = std::make_shared<ReportOptions>();
  app.add_option("DB", options->database, "a database file")->required();
  app.add_option("QUESTION", options->question,
                 "what the report is about, as in \"sales report\" or \"why did revenue fall?\"")
      ->required();
  app.add_option("-o,--output", options->output, "a new .html, .md or .json file")
      ->type_name("FILE");
  app.add_option("--format", options->format, "html, markdown or json")
      ->type_name("FORM")
      ->check(CLI::IsMember({"html", "markdown", "json"}));
  declare_connection(app, options->connection);
  return [options] { return run_report(*options); };
}

}  // namespace ask::app
