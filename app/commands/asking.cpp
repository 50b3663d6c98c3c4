#include "app/commands/asking.h"

#include <fmt/format.h>

#include "app/sql/interrupt.h"
#include "app/terminal/progress.h"

namespace ask::app {

Answer asked_with_progress(const Screen& screen, Database& db, const Request& request, bool trace) {
  InterruptOnSignal ctrl_c(db);
  Progress progress(screen.progress);
  progress.step("reading the question", "");
  int64_t tokens = 0;
  return asked(db, request, [&](const Step& step) {
    ctrl_c.repeat();
    tokens += step.tokens;
    if (trace) {
      progress.clear();
      screen.complain(trace_line(step));
    }
    if (const std::string doing = doing_after(step); !doing.empty())
      progress.step(doing, tokens > 0 ? fmt::format("{} tokens", tokens) : "");
  });
}

void print_answer(const Screen& screen, Database& db, const Request& request, const Answer& answer,
                  const Asking& how) {
  if (how.format == Format::kJson) {
    screen.give(as_json(request, answer, how.trace));
    return;
  }
  if (!answer.answered() || how.format == Format::kText)
    show(screen, answer, how.hints);
  else
    screen.give(how.format == Format::kCsv ? as_csv(answer) : as_markdown(answer));
  if (answer.answered() && how.format != Format::kText)
    for (const std::string& warning : answer.warnings) screen.complain("(" + warning + ")");
  if (how.explain && !answer.sql.empty()) {
    const auto words = db.value("SELECT ask_explain(?)", {answer.sql});
    const auto* text = words ? std::get_if<std::string>(&*words) : nullptr;
    if (how.format == Format::kText) {
      screen.say("\n" + answer.sql);
      if (text) screen.say(*text, Style::kDim);
    } else {  // stdout is for the rows
      screen.complain(answer.sql + (text ? "\n" + *text : ""));
    }
  }
  if (screen.progress && answer.tokens > 0)
    screen.complain("(" + spent(answer.ms, answer.tokens, answer.cost) + ")");
}

}  // namespace ask::app
