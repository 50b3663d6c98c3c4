// Draws a report. Every text of it is data: it is escaped for the form that it goes into. What
// would make a file larger than kMostBytes is left out, and the report says so.
#pragma once
#include <string>

#include "agent/report/document.h"

namespace ask::report {

// One file, well-formed as XML: no script, no link, nothing loaded; light and dark by the reader's
// preference, for any width, and to be printed.
std::string html_of(const Document& document);
std::string markdown_of(const Document& document);
//   {"title", "question", "report", "by", "answer", "sections": [{"title", "question", "answer",
//    "error", "sql", "columns", "rows", "rows_returned", "notes"}], "notes"}
std::string json_of(const Document& document);

}  // namespace ask::report
