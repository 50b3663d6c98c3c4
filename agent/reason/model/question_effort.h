// The shape of a question: which steps it may need beside one query. Decided by its words without
// hints, never by the length of a hint.
#pragma once
#include <string_view>

namespace ask::reason {

// True for one sentence without words that chain findings ("then", "of those", "compare",
// "based on" ...) and of at most 40 words, hints not counted.
bool easy_question(std::string_view question);
// "compare X and Y", "X versus Y", "the difference between X and Y".
bool compares(std::string_view question);
// Asks for a reason or a way, which rows alone do not show: "why", "how do ..."; not "how many".
bool asks_why(std::string_view question);
// Mentions dates or an order within groups, for which SQLite has its own syntax.
bool needs_dialect(std::string_view question);

}  // namespace ask::reason
