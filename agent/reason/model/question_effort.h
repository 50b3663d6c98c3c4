// Estimates how many model calls a question deserves.
#pragma once
#include <string_view>

namespace ask::reason {

// True for one sentence of at most 20 words and 200 bytes without words that chain findings
// ("then", "of those", "compare", "based on" ...). An easy question is not planned by the model,
// judged only if its result looks odd, and its single-row result is verbalised by code: one call in
// total.
bool easy_question(std::string_view question);

}  // namespace ask::reason
