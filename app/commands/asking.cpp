#include "app/commands/asking.h"

#include <optional>

#include "app/commands/charting.h"
#include "app/sql/interrupt.h"
#include "app/terminal/progress.h"
#include "app/terminal/table.h"

namespace ask::app {

Answer asked_with_progress(const Screen& screen, Database& db, const Request& request, bool trace) {
  InterruptOnSignal ctrl_c(db);
  Progress progress(screen.progress);
  progress.step("reading the question", "");
  std::optional<NextStepText> next_step;
  if (screen.progress) next_step.emplace(db);
  int64_t tokens = 0;
  return asked(db, request, [&](const TraceStep& step) {
    ctrl_c.repeat();
    tokens += step.tokens;
    if (trace) {
      progress.clear();
      screen.complain(wrapped(printable_line(trace_line(step)), screen.error_width(), 6));
    }
    if (const std::string next = next_step ? next_step->after(step) : ""; !next.empty())
      progress.step(next, spent_on_models(tokens, step.cost));
  });
}

namespace {

std::string meaning_of(Database& db, const Answer& answer) {
  if (answer.sql.empty()) return "";
  const auto words = db.value("SELECT ask_explain(?)", {answer.sql});
  const auto* text = words ? std::get_if<std::string>(&*words) : nullptr;
  return text ? *text : "";
}

// The chart of the rows, or the answer and why its rows have none.
void print_chart(const Screen& screen, Database& db, const Request& request, const Answer& answer,
                 const PromptHints& hints) {
  InterruptOnSignal ctrl_c(db);
  const auto chart = chart_of_answer(db, request, answer, "text", chart_columns(screen));
  if (chart) {
    say_chart(screen, *chart);
    return show_notes(screen, answer, hints);
  }
  show(screen, answer, hints);
  screen.say(wrapped("(" + chart.error().message + ")", screen.out_width(), 1), Style::kDim);
}

}  // namespace

void print_answer(const Screen& screen, Database& db, const Request& request, const Answer& answer,
                  const Asking& how) {
  const std::string meaning = how.explain ? meaning_of(db, answer) : "";
  if (how.format == Format::kJson) {
    screen.give(as_json(request, answer, how.trace, meaning));
    return;
  }
  const bool chart = answer.answered() && how.format == Format::kChart;
  if (chart)
    print_chart(screen, db, request, answer, how.hints);
  else if (!answer.answered() || how.format == Format::kText)
    show(screen, answer, how.hints);
  else
    screen.give(how.format == Format::kCsv ? as_csv(answer) : as_markdown(answer));
  if (answer.answered() && how.format != Format::kText && !chart)
    for (const std::string& warning : answer.warnings) screen.complain("(" + warning + ")");
  if (how.explain && !answer.sql.empty()) {
    if (how.format == Format::kText || chart) {
      screen.say("\n" + answer.sql);
      if (!meaning.empty()) screen.say(wrapped(meaning, screen.out_width(), 0), Style::kDim);
    } else {  // stdout is for the rows
      screen.complain(answer.sql + (meaning.empty() ? "" : "\n" + meaning));
    }
  }
  if (screen.progress && answer.tokens > 0)
    screen.complain("(" + spent(answer.ms, answer.tokens, answer.cost) + ")");
}

}  // namespace ask::app
