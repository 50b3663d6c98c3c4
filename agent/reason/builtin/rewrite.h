// Small rewordings before a question is read: "first and last names" is "first names and last
// names".
#pragma once
#include <functional>
#include <string>
#include <string_view>

namespace ask::builtin {

struct Rewritten {
  std::string text;
  bool yes_no = false;  // "Is there any ...", "Does any ...": asks only whether
};

// Rows that refer to rows of the same table: what the row above is called ("manager"), what the
// rows are ("employees"), and whether a word names other rows. No word: there are none such.
struct Superior {
  std::string_view word;
  std::string rows;
  std::function<bool(std::string_view)> elsewhere;
};

// `priced`: what was spent follows from quantities and prices, and is called revenue.
Rewritten rewritten(std::string_view question, bool priced, const Superior& superior);

}  // namespace ask::builtin
