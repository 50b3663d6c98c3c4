// sqlite-ask DB "question": one answer, or the prompt without a question.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <memory>

#include "agent/common/json_text.h"
#include "app/commands/asking.h"
#include "app/commands/commands.h"
#include "app/commands/connection.h"
#include "app/commands/importing.h"
#include "app/commands/prompt.h"
#include "app/sql/interrupt.h"
#include "app/terminal/table.h"

namespace ask::app {
namespace {

struct AskOptions {
  std::string database, question;
  std::vector<std::string> imports;
  Connection connection;
  bool asked = false;  // there is a question, which may be empty
  bool sql = false, json = false, csv = false, markdown = false, chart = false;
  Asking how;

  Format format() const {
    return json       ? Format::kJson
           : csv      ? Format::kCsv
           : markdown ? Format::kMarkdown
           : chart    ? Format::kChart
                      : Format::kText;
  }
};

// "--import a.csv "How many?"": what is not a file and has a blank in it is the question.
void find_question(AskOptions& options) {
  if (!options.question.empty() || options.imports.size() < 2) return;
  const std::string& last = options.imports.back();
  std::error_code why;
  if (last.find(' ') == last.npos || std::filesystem::exists(last, why)) return;
  options.question = last;
  options.imports.pop_back();
}

Exit give_sql(const Screen& screen, Database& db, const AskOptions& options) {
  InterruptOnSignal ctrl_c(db);
  const Request request = {options.question, options.how.reading};
  const auto sql = db.value("SELECT ask_sql(?, ?)", {request.question, options_json(request)});
  const auto* text = sql ? std::get_if<std::string>(&*sql) : nullptr;
  if (!text) {
    const Error error = sql ? Error{Code::kNotAQuestion, "there is no SQL for that"} : sql.error();
    const Answer failed = failed_answer(db, request, error);
    print_answer(screen, db, request, failed, options.how);
    if (failed.cancelled()) end_by_interrupt();
    return kFailed;
  }
  const auto meaning =
      options.how.explain ? db.value("SELECT ask_explain(?)", {*text}) : Result<Value>(Value());
  const auto* words = meaning ? std::get_if<std::string>(&*meaning) : nullptr;
  if (options.json) {
    nlohmann::ordered_json out = {{"question", options.question}, {"sql", *text}};
    if (words) out["meaning"] = *words;
    screen.give(json_text(out) + "\n");
  } else {
    screen.give(*text + "\n");
    if (words) screen.say(wrapped(*words, screen.out_width(), 0), Style::kDim);
  }
  return kAnswered;
}

// What is wrong with the options together; "" if nothing is.
std::string fault_of(const AskOptions& options) {
  if (options.question.empty() && options.asked) return "the question is empty";
  if (!options.question.empty()) return "";
  if (options.sql) return "--sql needs a question; .sql at the prompt shows the SQL of an answer";
  if (options.how.reading > 0)
    return "--reading needs a question; a number at the prompt chooses a reading";
  return "";
}

Exit run_ask(AskOptions& options) {
  const Screen screen = Screen::of_process();
  find_question(options);
  if (const std::string fault = fault_of(options); !fault.empty()) {
    screen.complain("sqlite-ask: " + fault);
    return kUsage;
  }
  auto db = options.imports.empty() ? opened(options.database, OpenMode::kRead, options.connection)
                                    : opened_after_import(screen, options.database, options.imports,
                                                          options.connection);
  if (!db) {
    std::error_code why;
    const bool a_word = options.database.find_first_of("./: ") == options.database.npos;
    const bool mistyped = a_word && !std::filesystem::exists(options.database, why);
    screen.complain("sqlite-ask: " + db.error().message +
                    (mistyped ? ", and no command of that name; --help lists them" : ""));
    return db.error().code == Code::kInvalidSetting ? kUsage : kFailed;
  }
  options.how.format = options.format();
  if (options.question.empty()) return run_prompt(screen, *db, options.database, options.how);
  if (options.sql) return give_sql(screen, *db, options);
  const Request request = {options.question, options.how.reading};
  const bool live = options.how.trace && options.how.format != Format::kJson;
  const Answer answer = asked_with_progress(screen, *db, request, live);
  print_answer(screen, *db, request, answer, options.how);
  if (answer.cancelled()) end_by_interrupt();
  return answer.answered() ? kAnswered : kFailed;
}

}  // namespace

std::function<Exit()> declare_ask(CLI::App& app) {
  const auto options = std::make_shared<AskOptions>();
  app.add_option("DB", options->database, "a database file, or :memory:")->required();
  CLI::Option* question = app.add_option("QUESTION", options->question,
                                         "a question about its data; without one, a prompt");
  auto* forms = app.add_option_group("Output");
  CLI::Option* sql =
      forms->add_flag("--sql", options->sql, "only the SELECT that answers it; nothing is run");
  CLI::Option* json = forms->add_flag("--json", options->json, "answer, rows and SQL as JSON");
  CLI::Option* csv = forms->add_flag("--csv", options->csv, "the rows as CSV");
  CLI::Option* markdown =
      forms->add_flag("--markdown", options->markdown, "the rows as a Markdown table");
  CLI::Option* chart = forms->add_flag("--chart", options->chart, "the rows as a chart");
  for (CLI::Option* form : {csv, markdown, chart}) form->excludes(json)->excludes(sql);
  csv->excludes(markdown)->excludes(chart);
  markdown->excludes(chart);
  forms->add_flag("--trace", options->how.trace, "each step, on stderr (in the JSON with --json)")
      ->excludes(sql);
  forms->add_flag("--explain", options->how.explain, "also the SQL, and what it does in words");
  app.add_option("--reading", options->how.reading, "the reading of the question with this number")
      ->type_name("N")
      ->check(CLI::Range(1, 100));
  app.add_option("--import", options->imports, "CSV files to import first, a table each")
      ->type_name("FILE...")
      ->expected(1, 1000);
  declare_connection(app, options->connection);
  return [options, question] {
    options->asked = question->count() > 0;
    return run_ask(*options);
  };
}

}  // namespace ask::app
