// Recognises questions that no stored data can answer: arithmetic, and the current date or time.
#pragma once
#include <string_view>

namespace ask::reason {

// True if every word belongs to arithmetic over given numbers ("what is 15 % of 80?") or to today's
// date and time ("what day is it tomorrow?"). Any other word ("15 % of the sales", "today's
// orders") makes it a question about the data.
bool needs_no_table(std::string_view question);

// False if the question is arithmetic and the SQL calculates with other numbers than its own: each
// number of the question, or a hundredth of it, must be in the SQL, and but for 1, 2 and 100 no
// other one, unless the question spells numbers out.
bool calculates_with_its_numbers(std::string_view question, std::string_view sql);

}  // namespace ask::reason
