// Recognises questions that no stored data can answer: arithmetic, and the current date or time.
#pragma once
#include <string_view>

namespace ask::reason {

// True if every word belongs to arithmetic over given numbers ("what is 15 % of 80?") or to today's
// date and time ("what day is it tomorrow?"). Any other word ("15 % of the sales", "today's
// orders") makes it a question about the data.
bool needs_no_table(std::string_view question);

}  // namespace ask::reason
