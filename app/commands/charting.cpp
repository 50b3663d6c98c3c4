#include "app/commands/charting.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <fstream>
#include <memory>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "app/commands/connection.h"
#include "app/sql/interrupt.h"

namespace ask::app {
namespace {

struct ChartOptions {
  std::string database, question, output;
  int64_t reading = 0;
  Connection connection;
};

// The form that a file of this name holds; "" if none.
std::string form_of(const std::string& file) {
  const std::string suffix = text::lower(std::filesystem::path(file).extension().string());
  return suffix == ".svg"                        ? "svg"
         : suffix == ".html" || suffix == ".htm" ? "html"
         : suffix == ".json"                     ? "vega"
         : suffix == ".txt"                      ? "text"
                                                 : "";
}

Exit run_chart(const ChartOptions& options) {
  const Screen screen = Screen::of_process();
  const auto fail = [&](const Error& error) {
    screen.complain("sqlite-ask: " + error.message);
    return error.code == Code::kInvalidSetting ? kUsage : kFailed;
  };
  auto db = opened(options.database, Access::kRead, options.connection);
  if (!db) return fail(db.error());
  InterruptOnSignal ctrl_c(*db);
  const Request request = {options.question, options.reading};
  if (!options.output.empty()) {
    const Status saved = save_chart(*db, request, options.output);
    if (!saved) return fail(saved.error());
    screen.say(fmt::format("The chart is in {}.", options.output));
    return kAnswered;
  }
  const auto chart = chart_of(*db, request, "text");
  if (!chart) return fail(chart.error());
  screen.say(*chart);
  return kAnswered;
}

}  // namespace

Result<std::string> chart_of(Database& db, const Request& request, const std::string& form,
                             const std::string& title) {
  nlohmann::ordered_json options = {{"as", form}};
  if (request.reading > 0) options["reading"] = request.reading;
  if (!title.empty()) options["title"] = title;
  const auto chart = db.value("SELECT ask_chart(?, ?)", {request.question, json_text(options)});
  if (!chart) return chart.error();
  return display(*chart);
}

Status save_chart(Database& db, const Request& request, const std::string& file,
                  const std::string& title) {
  const std::string form = form_of(file);
  std::error_code why;
  if (form.empty())
    return Error{Code::kInvalidArgument,
                 "a chart is a .svg, .html, .json (Vega-Lite) or .txt file"};
  if (std::filesystem::exists(file, why))
    return Error{Code::kInvalidArgument, fmt::format("\"{}\" exists already", file)};
  const auto chart = chart_of(db, request, form, title);
  if (!chart) return chart.error();
  std::ofstream out(file, std::ios::binary);
  out << *chart << (chart->ends_with('\n') ? "" : "\n");
  out.close();
  if (out) return Done{};
  std::filesystem::remove(file, why);
  return Error{Code::kExecutionError, fmt::format("\"{}\" cannot be written", file)};
}

std::function<Exit()> declare_chart(CLI::App& app) {
  const auto options = std::make_shared<ChartOptions>();
  app.add_option("DB", options->database, "a database file")->required();
  app.add_option("QUESTION", options->question, "a question whose rows are drawn")->required();
  app.add_option("-o,--output", options->output, "a new .svg, .html, .json or .txt file")
      ->type_name("FILE");
  app.add_option("--reading", options->reading, "the reading of the question with this number")
      ->type_name("N")
      ->check(CLI::Range(1, 1000));
  declare_connection(app, options->connection);
  return [options] { return run_chart(*options); };
}

}  // namespace ask::app
