#include "app/commands/charting.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "app/commands/asking.h"
#include "app/commands/connection.h"
#include "app/sql/interrupt.h"
#include "app/terminal/new_file.h"
#include "app/terminal/progress.h"
#include "app/terminal/table.h"

namespace ask::app {
namespace {

struct ChartOptions {
  std::string database, question, output;
  int64_t reading = 0;
  Connection connection;
};

const char* const kForms = "a chart is a .svg, .html, .json (Vega-Lite) or .txt file";

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
  const auto fail = [&](const std::string& message, Exit exit) {
    screen.complain("sqlite-ask: " + message);
    return exit;
  };
  if (options.question.empty()) return fail("the question is empty", kUsage);
  if (!options.output.empty() && form_of(options.output).empty()) return fail(kForms, kUsage);
  auto db = opened(options.database, OpenMode::kRead, options.connection);
  if (!db)
    return fail(db.error().message, db.error().code == Code::kInvalidSetting ? kUsage : kFailed);
  InterruptOnSignal ctrl_c(*db);
  const Request request = {options.question, options.reading};
  std::string text;
  const auto draw = [&](const std::string& form) {
    Progress progress(screen.progress);
    progress.step("drawing the chart", "");
    return chart_of(*db, request, form, "", chart_columns(screen));
  };
  const auto drawn = [&]() -> Status {
    if (!options.output.empty()) return save_chart(options.output, draw);
    auto chart = draw("text");
    if (!chart) return chart.error();
    text = std::move(*chart);
    return Done{};
  }();
  if (!drawn) {
    if (drawn.error().code != Code::kCannotAnswer) return fail(drawn.error().message, kFailed);
    show(screen, failed_answer(*db, request, drawn.error()),
         {"Choose one with --reading N.", kOptionHints});
    return kFailed;
  }
  if (options.output.empty())
    say_chart(screen, text);
  else
    screen.say(fmt::format("The chart is in {}.", options.output));
  return kAnswered;
}

}  // namespace

Result<std::string> chart_of(Database& db, const Request& request, const std::string& form,
                             const std::string& title, size_t width) {
  nlohmann::ordered_json options = {{"as", form}, {"width", width}};
  if (request.reading > 0) options["reading"] = request.reading;
  if (!title.empty()) options["title"] = title;
  const auto chart = db.value("SELECT ask_chart(?, ?)", {request.question, json_text(options)});
  if (chart) return display(*chart);
  return chart.error();
}

Result<std::string> chart_of_answer(Database& db, const Request& request, const Answer& answer,
                                    const std::string& form, size_t width) {
  if (answer.sql.empty())
    return Error{Code::kInvalidArgument, "no chart: the answer was made without a query"};
  return chart_of(db, {answer.sql, 0}, form, request.question, width);
}

Status save_chart(const std::string& file,
                  const std::function<Result<std::string>(const std::string& form)>& draw) {
  const std::string form = form_of(file);
  if (form.empty()) return Error{Code::kInvalidArgument, kForms};
  if (auto fresh = is_new(file); !fresh) return fresh.error();
  const auto chart = draw(form);
  if (!chart) return chart.error();
  return write_new(file, *chart + (chart->ends_with('\n') ? "" : "\n"));
}

size_t chart_columns(const Screen& screen) {
  constexpr size_t kInPipes = 80, kLeast = 40, kMost = 400;
  return screen.out ? std::clamp(screen.current_width(), kLeast, kMost) : kInPipes;
}

void say_chart(const Screen& screen, const std::string& chart) {
  const size_t remarks = chart.rfind('\n') + 1;  // "(3 rows without a number; ...)"
  if (remarks == 0 || chart[remarks] != '(') return screen.say(chart);
  screen.say(chart.substr(0, remarks - 1));
  screen.say(wrapped(chart.substr(remarks), screen.out_width(), 1), Style::kDim);
}

std::function<Exit()> declare_chart(CLI::App& app) {
  const auto options = std::make_shared<ChartOptions>();
  app.add_option("DB", options->database, "a database file")->required();
  app.add_option("QUESTION", options->question, "a question whose rows are drawn")->required();
  app.add_option("-o,--output", options->output, "a new .svg, .html, .json or .txt file")
      ->type_name("FILE");
  app.add_option("--reading", options->reading, "the reading of the question with this number")
      ->type_name("N")
      ->check(CLI::Range(1, 100));
  declare_connection(app, options->connection);
  return [options] { return run_chart(*options); };
}

}  // namespace ask::app
