// Questions that are about nothing stored.
#pragma once
#include <string_view>

namespace ask::reason {

// Every word is one of arithmetic over numbers that the question gives ("what is 15 % of 80?"), or
// of today's date and the time ("what day is it tomorrow?"). A single other word ("15 % of the
// sales", "today's orders") makes it a question about the data.
bool needs_no_table(std::string_view question);

}  // namespace ask::reason
