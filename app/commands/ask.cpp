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

namespace ask::app {
namespace {

struct Asked {
  std::string database, question;
  std::vector<std::string> imports;
  Connection connection;
  bool sql = false, json = false, csv = false, markdown = false;
  Asking how;

  Format format() const {
    return json ? Format::kJson : csv ? Format::kCsv : markdown ? Format::kMarkdown : Format::kText;
  }
};

// "--import a.csv "How many?"": what is no file and has a blank in it is the question.
void find_question(Asked& asked) {
  if (!asked.question.empty() || asked.imports.size() < 2) return;
  const std::string& last = asked.imports.back();
  std::error_code why;
  if (last.find(' ') == last.npos || std::filesystem::exists(last, why)) return;
  asked.question = last;
  asked.imports.pop_back();
}

Exit give_sql(const Screen& screen, Database& db, const Asked& asked) {
  nlohmann::ordered_json options = nlohmann::ordered_json::object();
  if (asked.how.reading > 0) options["reading"] = asked.how.reading;
  const auto sql = db.value("SELECT ask_sql(?, ?)", {asked.question, json_text(options)});
  const auto* text = sql ? std::get_if<std::string>(&*sql) : nullptr;
  if (!text) {
    screen.complain(sql ? "there is no SQL for that" : sql.error().message);
    return kFailed;
  }
  if (asked.json) {
    nlohmann::ordered_json out = {{"question", asked.question}, {"sql", *text}};
    screen.give(json_text(out) + "\n");
  } else {
    screen.give(*text + "\n");
  }
  return kAnswered;
}

Exit run(Asked& asked) {
  const Screen screen = Screen::of_process();
  find_question(asked);
  auto db = asked.imports.empty()
                ? opened(asked.database, Access::kRead, asked.connection)
                : opened_after_import(screen, asked.database, asked.imports, asked.connection);
  if (!db) {
    screen.complain("sqlite-ask: " + db.error().message);
    return db.error().code == Code::kInvalidSetting ? kUsage : kFailed;
  }
  asked.how.format = asked.format();
  if (asked.question.empty()) return run_prompt(screen, *db, asked.database, asked.how);
  if (asked.sql) return give_sql(screen, *db, asked);
  const Request request = {asked.question, asked.how.reading};
  const bool live = asked.how.trace && asked.how.format != Format::kJson;
  const Answer answer = asked_with_progress(screen, *db, request, live);
  print_answer(screen, *db, request, answer, asked.how);
  if (answer.cancelled()) end_by_interrupt();
  return answer.answered() ? kAnswered : kFailed;
}

}  // namespace

std::function<Exit()> declare_ask(CLI::App& app) {
  const auto asked = std::make_shared<Asked>();
  app.add_option("DB", asked->database, "a database file, or :memory:")->required();
  app.add_option("QUESTION", asked->question, "a question about its data; without one, a prompt");
  auto* forms = app.add_option_group("Output");
  forms->add_flag("--sql", asked->sql, "only the SELECT that answers it; nothing is run");
  CLI::Option* json = forms->add_flag("--json", asked->json, "answer, rows and SQL as JSON");
  CLI::Option* csv = forms->add_flag("--csv", asked->csv, "the rows as CSV");
  forms->add_flag("--markdown", asked->markdown, "the rows as a Markdown table")
      ->excludes(json)
      ->excludes(csv);
  csv->excludes(json);
  forms->add_flag("--trace", asked->how.trace, "each step, on stderr (in the JSON with --json)");
  forms->add_flag("--explain", asked->how.explain, "also the SQL, and what it does in words");
  app.add_option("--reading", asked->how.reading, "the reading of the question with this number")
      ->type_name("N")
      ->check(CLI::Range(1, 1000));
  app.add_option("--import", asked->imports, "CSV files to import first, a table each")
      ->type_name("FILE...")
      ->expected(1, 1000);
  declare_connection(app, asked->connection);
  return [asked] { return run(*asked); };
}

}  // namespace ask::app
