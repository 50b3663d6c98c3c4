// An answer as JSON, for the option `format`.
//   {"summary": "There are 3 cities.", "format_type": "list", "content": ["Paris", "Rome"],
//    "warnings": [], "confidence": 0.91, "level": "high"}
#pragma once
#include <string>
#include <string_view>

#include "agent/nodes/state.h"
#include "agent/settings/settings.h"

namespace ask {

// `format`: table ({"columns": [..], "rows": [[..], ..]}), list (one value per row, or an object if
// there are several columns), text (the rows as text, "" without rows). The content is that of the
// last task with rows; without any, the format is text and the content is the answer. `confidence`
// and `level` are null without a judgement.
// Several parts of a question that each have rows are in `parts` besides, each with "question",
// "sql", "columns", "rows" and "truncated"; so in a document.
std::string formatted_answer(const State& state, std::string_view format);

// With {"format": "json"} an answer and a failure are documents with the same keys:
//   {"code": "OK", "message": null, "answer": "There are 3 cities.", "sql": "SELECT ...",
//    "columns": ["count(*)"], "rows": [[3]], "truncated": false, "warnings": [], "confidence": 0.9,
//    "level": "high", "trace_id": "..."}
// `code` is that of the error, `message` its text; the trace_id is null if no question was begun.
std::string answer_document(const State& state, std::string_view trace_id);
// `state`: of the question that failed, or null. With another error than its own (an audit log that
// cannot be written) nothing of it is shown.
std::string failure_document(const Error& error, const State* state, std::string_view trace_id);

// True if a call with these options, valid or not, wants a document in any case.
bool wants_document(const Settings& settings, std::string_view options);

}  // namespace ask
