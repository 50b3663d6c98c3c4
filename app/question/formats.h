// An answer in the forms that the program prints.
#pragma once
#include <string>

#include "app/question/question.h"
#include "app/terminal/screen.h"

namespace ask::app {

enum class Format { kText, kJson, kCsv, kMarkdown };

// Rows with the names of their columns, or the answer's text as the only cell. Ends with a line
// break.
std::string as_csv(const Answer& answer);
std::string csv_of(const ResultSet& rows);
std::string as_markdown(const Answer& answer);
// All of it as one object; a failure has `error` and `readings` in place of answer and rows. With
// `trace` also each step.
std::string as_json(const Request& request, const Answer& answer, bool trace);

// What a reader can do where there is more: how a reading is chosen, and how all rows are had.
struct Hints {
  std::string choose = "Choose one with --reading N.";
  std::string all_rows = "--csv gives all of them";
};

// For people: the answer with its tables fitted to the window, or to stderr why there is none, and
// the readings with their numbers.
void show(const Screen& screen, const Answer& answer, const Hints& hints);

// "1.2 s, 1,234 tokens, $0.0012" of the time and of what a model took.
std::string spent(double ms, int64_t tokens, double cost);

// One line of the trace: " 6  write_sql     ok         0.7 ms  SELECT ...".
std::string trace_line(const Step& step);

}  // namespace ask::app
