// Which calls a question is worth.
#pragma once
#include <string_view>

namespace ask::reason {

// Easy: one sentence of at most 20 words and 200 bytes, none of which joins one finding to another
// ("then", "of those", "compare", "based on" ...). An easy question gets no plan from the model, a
// judge only when its result looks odd, and an answer by code when that is a single value: one
// call.
bool easy_question(std::string_view question);

}  // namespace ask::reason
