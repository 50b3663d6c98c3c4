// Charts of the rows of a question, by ask_chart: on a terminal, or as a file.
#pragma once
#include <string>

#include "app/commands/commands.h"
#include "app/question/question.h"
#include "app/terminal/screen.h"

namespace ask::app {

// `form`: "text", "svg", "vega" or "html". `title` "": the question. `width`: columns of a text.
// Errors: as ask_chart says.
Result<std::string> chart_of(Database& db, const Request& request, const std::string& form,
                             const std::string& title = "", size_t width = 80);
// Of the rows of an answer. The question is not asked again: a follow-up would follow itself.
Result<std::string> chart_of_answer(Database& db, const Request& request, const Answer& answer,
                                    const std::string& form, size_t width = 80);
// Writes what `draw` gives for a form to a new file, whose suffix shows the form: .svg, .html,
// .json or .txt. Errors: a sentence; no file is left behind. kInvalidArgument: the file's name.
Status save_chart(const std::string& file,
                  const std::function<Result<std::string>(const std::string& form)>& draw);

// How wide a chart may be on this screen.
size_t chart_columns(const Screen& screen);
// Prints a chart of characters; the remarks below it are wrapped.
void say_chart(const Screen& screen, const std::string& chart);

std::function<Exit()> declare_chart(CLI::App& app);

}  // namespace ask::app
