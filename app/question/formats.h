// Formats an answer in the output formats of the program.
#pragma once
#include <span>
#include <string>

#include "app/question/question.h"
#include "app/terminal/screen.h"

namespace ask::app {

enum class Format { kText, kJson, kCsv, kMarkdown, kChart };

// Rows with the names of their columns, or the answer's text as the only cell. Ends with a line
// break.
std::string as_csv(const Answer& answer);
std::string csv_of(const ResultSet& rows);
std::string as_markdown(const Answer& answer);
// All of it as one object; a failure has `error` and `readings` in place of answer and rows. With
// `trace` also each step, with `meaning` what its SQL does in words.
std::string as_json(const Request& request, const Answer& answer, bool trace,
                    const std::string& meaning = "");

// What a reader can do next: how a reading is chosen, and for the commands that ask() names in SQL
// those of the program.
struct PromptHints {
  std::string choose;
  struct CommandHint {
    std::string_view in_sql, here;
  };
  std::span<const CommandHint> commands;
};

// A text with the commands of the program for those in SQL.
std::string in_own_words(std::string text, const PromptHints& hints);

// For people: the answer with its tables fitted to the window, or to stderr why there is none, and
// the readings with their numbers.
void show(const Screen& screen, const Answer& answer, const PromptHints& hints);

// Of an answer the notes below it only: how it was read, what was cut.
void show_notes(const Screen& screen, const Answer& answer, const PromptHints& hints);

// "  2. Lists …"
std::string reading_line(const ReadingRow& reading);

// "1.20 s, 1234 tokens, $0.0012" of the time and of what a model took.
std::string spent(double ms, int64_t tokens, double cost);
// The same without the time; "" without a model.
std::string spent_on_models(int64_t tokens, double cost);

// One line of the trace: " 6  write_sql     ok         0.7 ms  SELECT ...".
std::string trace_line(const TraceStep& step);

}  // namespace ask::app
