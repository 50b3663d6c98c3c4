// An answer as JSON, for the option `format`.
//   {"summary": "There are 3 cities.", "format_type": "list", "content": ["Paris", "Rome"],
//    "warnings": [], "confidence": 0.91, "level": "high"}
#pragma once
#include <string>
#include <string_view>

#include "agent/nodes/state.h"

namespace ask {

// `format`: table ({"columns": [..], "rows": [[..], ..]}), list (one value per row, or an object if
// there are several columns), text (the rows as text, "" without rows). The content is that of the
// last task with rows; without any, the format is text and the content is the answer. `confidence`
// and `level` are null without a judgement.
std::string formatted_answer(const State& state, std::string_view format);

}  // namespace ask
