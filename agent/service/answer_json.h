// An answer for a program: what `format` asks for instead of plain text.
//   {"summary": "There are 3 cities.", "format_type": "list", "content": ["Paris", "Rome"],
//    "warnings": [], "confidence": 0.91, "level": "high"}
#pragma once
#include <string>
#include <string_view>

#include "agent/nodes/state.h"

namespace ask {

// `format`: table ({"columns": [..], "rows": [[..], ..]}), list (a value a row, or an object where
// a row has several), text (the rows as text, "" without rows). The content is that of the last
// task that has rows; without any the format is text and the content the answer. `confidence` and
// `level` are null where nobody judged.
std::string formatted_answer(const State& state, std::string_view format);

}  // namespace ask
