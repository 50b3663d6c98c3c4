// Small rewordings before a question is read: "first and last names" is "first names and last
// names".
#pragma once
#include <string>
#include <string_view>

namespace ask::builtin {

struct Rewritten {
  std::string text;
  bool yes_no = false;  // "Is there any ...", "Does any ...": asks only whether
};

// `priced`: what was spent follows from quantities and prices, and is called revenue. `superior`:
// what the row above another one is called, "" where there are none such.
Rewritten rewritten(std::string_view question, bool priced, std::string_view superior);

}  // namespace ask::builtin
