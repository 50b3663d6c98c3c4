// Charts of the rows of a question, by ask_chart: on a terminal, or as a file.
#pragma once
#include <string>

#include "app/commands/commands.h"
#include "app/question/question.h"
#include "app/terminal/screen.h"

namespace ask::app {

// `form`: "text", "svg", "vega" or "html". `title` "": the question. Errors: as ask_chart says.
Result<std::string> chart_of(Database& db, const Request& request, const std::string& form,
                             const std::string& title = "");
// Writes the chart to a new file, whose suffix tells the form: .svg, .html, .json or .txt. Errors:
// a sentence; no file is left behind.
Status save_chart(Database& db, const Request& request, const std::string& file,
                  const std::string& title = "");

std::function<Exit()> declare_chart(CLI::App& app);

}  // namespace ask::app
