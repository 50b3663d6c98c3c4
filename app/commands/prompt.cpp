#include "app/commands/prompt.h"

#include <fmt/format.h>

#include <charconv>
#include <filesystem>
#include <optional>

#include "agent/common/json_text.h"
#include "agent/common/text.h"
#include "app/commands/charting.h"
#include "app/sql/interrupt.h"
#include "app/terminal/line_editor.h"
#include "app/terminal/new_file.h"
#include "app/terminal/table.h"

namespace ask::app {
namespace {

constexpr size_t kMostReadings = 8;

// A message of the extension as a sentence of its own.
std::string sentence(std::string message) {
  if (!message.empty() && message[0] >= 'a' && message[0] <= 'z')
    message[0] = static_cast<char>(message[0] - 32);
  return message + (message.empty() || message.ends_with('.') ? "" : ".");
}

class Prompt {
 public:
  Prompt(const Screen& screen, Database& db, const Asking& how)
      : screen_(screen), db_(db), how_(how) {
    how_.hints = {"Type its number to choose one.", kPromptHints};
  }

  void greet(const std::string& name);
  // False where it is the last line.
  bool take(const std::string& line);
  bool all_done() const { return all_done_; }
  // What the last word of a line that is being typed may become.
  std::vector<std::string> completions(std::string_view line);

 private:
  struct DotCommand {
    std::string_view name, arguments, meaning;
    void (Prompt::*run)(const std::string& argument);
  };
  static const DotCommand kDotCommands[];

  void dot_command(std::string_view line);
  void ask_question(const Request& request);
  void complain(std::string_view text) {
    all_done_ = false;
    screen_.complain(text);
  }
  void print_rows(std::string_view sql, const std::vector<Value>& parameters = {});

  void chart(const std::string& file);
  void explain(const std::string&);
  void help(const std::string&);
  void history(const std::string&);
  void quit(const std::string&) { over_ = true; }
  void readings(const std::string& question);
  void save(const std::string& file);
  void schema(const std::string& table);
  void set(const std::string& setting);
  void settings(const std::string&);
  void show_sql(const std::string&);
  void tables(const std::string&);
  void trace(const std::string&);

  const Screen& screen_;
  Database& db_;
  Asking how_;
  struct LastQuestion {
    Request request;
    Answer answer;
  };
  // The last question, if it was answered; else complains that there is nothing `to` do.
  const LastQuestion* answered(std::string_view to);

  Request request_;                   // whose readings a number chooses from
  std::optional<LastQuestion> last_;  // the last question
  std::vector<int64_t> before_;       // for each question, the last entry of ask_history before it
  bool over_ = false;
  bool all_done_ = true;  // each question was answered, each command did what it is for
};

// clang-format off
const Prompt::DotCommand Prompt::kDotCommands[] = {
    {".chart",    "[FILE]",       "the rows of the last answer, here or as .svg, .html, .json or .txt", &Prompt::chart},
    {".explain",  "",             "the SQL of the last answer, and what it does", &Prompt::explain},
    {".help",     "",             "this list",                                    &Prompt::help},
    {".history",  "",             "the questions that were asked",                &Prompt::history},
    {".quit",     "",             "leaves, as quit, exit and Ctrl-D do",          &Prompt::quit},
    {".readings", "[QUESTION]",   "the ways to read it; a number chooses one",    &Prompt::readings},
    {".save",     "FILE",         "the last answer as .csv, .json, .md or .txt, or the database as .db", &Prompt::save},
    {".schema",   "[TABLE]",      "columns and keys",                             &Prompt::schema},
    {".set",      "[NAME VALUE]", "the settings that were made, or makes one",    &Prompt::set},
    {".settings", "",             "all settings, and what each is for",           &Prompt::settings},
    {".sql",      "",             "the SQL of the last answer",                   &Prompt::show_sql},
    {".tables",   "",             "tables and how many rows each has",            &Prompt::tables},
    {".trace",    "",             "the steps of the last answer",                 &Prompt::trace},
};
// clang-format on

void Prompt::greet(const std::string& name) {
  if (!screen_.in || !screen_.out) return;
  const auto counts =
      db_.query("SELECT count(DISTINCT schema || '.' || table_name), count(*) FROM ask_schema");
  if (counts && !counts->rows.empty())
    screen_.say(wrapped(
        fmt::format("{}: {} tables, {} columns. Ask a question, or type .help; \"what can I ask?\" "
                    "gives examples.",
                    name, display(counts->rows[0][0]), display(counts->rows[0][1])),
        screen_.out_width(), 0));
  else if (!counts)
    screen_.complain(counts.error().message);
}

bool Prompt::take(const std::string& line) {
  const std::string_view text = text::trimmed(line);
  if (text.empty()) return true;
  if (text::equal_nocase(text, "quit") || text::equal_nocase(text, "exit")) return false;
  if (text.starts_with('.')) {
    dot_command(text);
    return !over_;
  }
  int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool chosen = error == std::errc() && end == text.data() + text.size() && number > 0 &&
                      number <= 100 && !request_.question.empty();
  ask_question(chosen ? Request{request_.question, number} : Request{std::string(text), 0});
  return true;
}

void Prompt::ask_question(const Request& request) {
  request_ = request;
  const auto last = db_.value("SELECT ifnull(max(id), 0) FROM ask_history");
  if (const auto* id = last ? std::get_if<int64_t>(&*last) : nullptr) before_.push_back(*id);
  last_ = LastQuestion{request, asked_with_progress(screen_, db_, request, how_.trace)};
  print_answer(screen_, db_, request, last_->answer, how_);
  all_done_ &= last_->answer.answered();
}

const Prompt::LastQuestion* Prompt::answered(std::string_view to) {
  if (last_ && last_->answer.answered()) return &*last_;
  complain(!last_ ? fmt::format("There is no answer to {} yet: ask a question first.", to)
                  : fmt::format("There is no answer to {}: \"{}\" was not answered.", to,
                                text::shortened(printable_line(last_->request.question), 60)));
  return nullptr;
}

void Prompt::dot_command(std::string_view line) {
  const size_t blank = line.find(' ');
  const std::string_view name = line.substr(0, blank);
  const std::string argument(blank == line.npos ? "" : text::trimmed(line.substr(blank)));
  std::vector<std::string> names;
  for (const DotCommand& command : kDotCommands) {
    names.emplace_back(command.name);
    if (name == command.name || (name == ".exit" && command.name == ".quit"))
      return (this->*command.run)(argument);
  }
  const auto near = text::nearest(name, names, 1);
  complain(near.empty() ? fmt::format("There is no {}; .help lists what there is.", name)
                        : fmt::format("There is no {}; did you mean {}?", name, near[0]));
}

// Prints what a statement gives as a table.
void Prompt::print_rows(std::string_view sql, const std::vector<Value>& parameters) {
  InterruptOnSignal ctrl_c(db_);
  const auto rows = db_.query(sql, parameters);
  if (!rows) return complain(rows.error().message);
  if (rows->rows.empty()) return screen_.say("None.");
  TextTable table;
  table.header = rows->columns;
  for (const auto& row : rows->rows) {
    auto& cells = table.rows.emplace_back();
    for (const Value& value : row)
      cells.push_back(value.index() == 0 ? std::string() : display(value));
  }
  for (size_t c = 0; c < table.header.size(); ++c) {
    const size_t kind = rows->rows[0][c].index();
    table.right.push_back(kind == 1 || kind == 2);
  }
  for (const std::string& line : fitted(table, screen_.out_width())) screen_.say(line);
}

void Prompt::tables(const std::string&) {
  print_rows(
      "SELECT iif(schema = 'main', table_name, schema || '.' || table_name) AS \"table\", "
      "count(*) AS columns, max(row_count) AS rows FROM ask_schema GROUP BY schema, table_name "
      "ORDER BY min(rowid)");
}

void Prompt::schema(const std::string& table) {
  InterruptOnSignal ctrl_c(db_);
  const auto texts = db_.query(
      "SELECT DISTINCT text FROM ask_schema WHERE ?1 = '' OR lower(table_name) = lower(?1)",
      {table});
  if (!texts) return complain(texts.error().message);
  if (texts->rows.empty())
    return complain(table.empty() ? "There are no tables."
                                  : fmt::format("There is no table \"{}\".", table));
  for (const auto& row : texts->rows)
    screen_.say(wrapped(printable_line(display(row[0])), screen_.out_width(), 4));
}

// Looking for readings and drawing a chart are in ask_history, too; they are not questions.
void Prompt::history(const std::string&) {
  std::string ids;
  for (const int64_t id : before_) ids += (ids.empty() ? "[" : ",") + std::to_string(id);
  print_rows(
      "SELECT asked.key + 1 AS n, question, status, rows, round(ms, 1) AS ms "
      "FROM json_each(?) asked JOIN ask_history h "
      "ON h.id = (SELECT min(id) FROM ask_history WHERE id > asked.value) ORDER BY n",
      {ids.empty() ? "[]" : ids + "]"});
}

std::vector<std::string> Prompt::completions(std::string_view line) {
  std::vector<std::string> out;
  const size_t blank = line.rfind(' ');
  const std::string word(line.substr(blank == line.npos ? 0 : blank + 1));
  if (line.starts_with('.') && blank == line.npos) {
    for (const DotCommand& command : kDotCommands)
      if (command.name.starts_with(word)) out.emplace_back(command.name);
    return out;
  }
  if (word.empty() && !line.starts_with('.')) return out;
  // Columns are not arguments of a dot command.
  const auto names = db_.query(
      "SELECT table_name FROM ask_schema WHERE lower(substr(table_name, 1, length(?1))) = "
      "lower(?1) "
      "UNION SELECT column_name FROM ask_schema "
      "WHERE NOT ?2 AND lower(substr(column_name, 1, length(?1))) = lower(?1) LIMIT 200",
      {word, int64_t{line.starts_with('.')}});
  if (!names) return out;
  for (const auto& row : names->rows) {
    const auto* const name = std::get_if<std::string>(&row[0]);
    if (name && printable_line(*name) == *name) out.push_back(*name);
  }
  return out;
}

void Prompt::readings(const std::string& question) {
  if (!question.empty()) request_ = {question, 0};
  if (request_.question.empty())
    return complain("Ask a question first, or write one after .readings.");
  InterruptOnSignal ctrl_c(db_);
  const auto readings = readings_of(db_, request_.question, kMostReadings);
  for (const ReadingRow& reading : readings)
    screen_.say(wrapped(reading_line(reading), screen_.out_width(), 5));
  screen_.say(readings.empty() ? "None." : how_.hints.choose, Style::kDim);
}

void Prompt::show_sql(const std::string&) {
  if (!last_ || last_->answer.sql.empty())
    return complain(last_ ? "The last question ran no SQL." : "No SQL has run yet.");
  screen_.say(last_->answer.sql);
}

void Prompt::chart(const std::string& file) {
  const LastQuestion* const asked = answered("chart");
  if (!asked) return;
  InterruptOnSignal ctrl_c(db_);
  const auto draw = [&](const std::string& form) {
    return chart_of_answer(db_, asked->request, asked->answer, form, chart_columns(screen_));
  };
  if (file.empty()) {
    const auto drawn = draw("text");
    return drawn ? say_chart(screen_, *drawn) : complain(sentence(drawn.error().message));
  }
  const Status saved = save_chart(file, draw);
  saved ? screen_.say(fmt::format("The chart is in {}.", file))
        : complain(sentence(saved.error().message));
}

void Prompt::explain(const std::string&) {
  show_sql("");
  if (!last_ || last_->answer.sql.empty()) return;
  const auto words = db_.value("SELECT ask_explain(?)", {last_->answer.sql});
  screen_.say(wrapped(words ? display(*words) : words.error().message, screen_.out_width(), 0),
              Style::kDim);
}

void Prompt::trace(const std::string&) {
  if (!last_) return complain("No question has been asked yet.");
  const Answer& answer = last_->answer;
  for (const TraceStep& step : answer.steps)
    screen_.say(wrapped(printable_line(trace_line(step)), screen_.out_width(), 6));
  screen_.say(spent(answer.ms, answer.tokens, answer.cost), Style::kDim);
}

void Prompt::set(const std::string& setting) {
  if (setting.empty())
    return print_rows(
        "SELECT name, value, source, meaning FROM ask_settings WHERE source <> 'default' "
        "AND name <> 'session'");
  const size_t end = setting.find_first_of(" =");
  const std::string name = setting.substr(0, end);
  const std::string value(end == setting.npos ? "" : text::trimmed(setting.substr(end + 1)));
  const auto done = end == setting.npos ? db_.value("SELECT ask_config(?)", {name})
                                        : db_.value("SELECT ask_config(?, ?)", {name, value});
  if (!done) return complain(sentence(in_own_words(done.error().message, how_.hints)));
  screen_.say(fmt::format("{} = {}", name, display(*done)));
}

void Prompt::settings(const std::string&) {
  print_rows("SELECT name, value, meaning FROM ask_settings");
}

// What .save writes into a file of that suffix; nothing where it knows none.
std::optional<Format> saved_form(std::string_view suffix) {
  if (suffix == ".csv") return Format::kCsv;
  if (suffix == ".json") return Format::kJson;
  if (suffix == ".md") return Format::kMarkdown;
  if (suffix == ".txt") return Format::kText;
  return std::nullopt;
}

std::string in_form(Format form, const Request& request, const Answer& answer) {
  if (form == Format::kCsv) return as_csv(answer);
  if (form == Format::kJson) return as_json(request, answer, false);
  if (form == Format::kMarkdown) return as_markdown(answer);
  return answer.text + "\n";
}

void Prompt::save(const std::string& file) {
  const std::string suffix = text::lower(std::filesystem::path(file).extension().string());
  if (file.empty()) return complain(".save needs a file, as in .save answer.csv");
  if (auto fresh = is_new(file); !fresh) return complain(sentence(fresh.error().message));
  if (suffix == ".db" || suffix == ".sqlite" || suffix == ".sqlite3") {
    InterruptOnSignal ctrl_c(db_);
    const auto saved = db_.save(file);
    return saved ? screen_.say(fmt::format("The database is in {}.", file))
                 : complain(saved.error().message);
  }
  const auto form = saved_form(suffix);
  if (!form)
    return complain(
        ".save knows .csv, .json, .md, .txt and .db; .chart FILE makes a chart of the answer");
  const LastQuestion* const asked = answered("save");
  if (!asked) return;
  const Status saved = write_new(file, in_form(*form, asked->request, asked->answer));
  saved ? screen_.say(fmt::format("The answer is in {}.", file))
        : complain(sentence(saved.error().message));
}

void Prompt::help(const std::string&) {
  screen_.say(
      "Type a question. The next one may follow up: \"and in 2023?\", \"only those from Sweden\".\n"
      "Tab completes names of tables and columns. Ctrl-C stops a question, Ctrl-D leaves.\n");
  for (const DotCommand& command : kDotCommands)
    screen_.say(
        wrapped(fmt::format("  {:<23} {}", fmt::format("{} {}", command.name, command.arguments),
                            command.meaning),
                screen_.out_width(), screen_.out_width() < 60 ? 6 : 26));
}

}  // namespace

Exit run_prompt(const Screen& screen, Database& db, const std::string& name, const Asking& how) {
  // One conversation, unless --set has named another.
  const auto session = db.value("SELECT ask_config('session')");
  if (session && (session->index() == 0 || display(*session).empty()))
    if (auto named = db.value("SELECT ask_config('session', 'prompt')"); !named)
      screen.complain(named.error().message);
  Prompt prompt(screen, db, how);
  catch_interrupts();
  prompt.greet(name);
  LineEditor editor(screen, screen.in && screen.out ? history_file() : "",
                    [&](std::string_view typed) { return prompt.completions(typed); });
  std::string line;
  while (true) {
    switch (editor.read("ask> ", line)) {
      case Input::kInterrupted:
        screen.say("");
        if (!screen.in) end_by_interrupt();
        continue;
      case Input::kLine:
        if (prompt.take(line)) continue;
        break;
      case Input::kEnd:
        if (screen.in) screen.say("");
        break;
    }
    break;
  }
  return screen.in || prompt.all_done() ? kAnswered : kFailed;
}

}  // namespace ask::app
