// Small rewordings before a question is read: "first and last names" is "first names and last
// names".
#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "agent/engine/schema/derived_measures.h"

namespace ask::engine {

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

// Some column that is empty for some rows is called by the word: "death" of death_year.
using MayMiss = std::function<bool(std::string_view)>;

// Some word of the question may be one that `sales` is for.
bool may_tell_of_sales(std::string_view question);
// ... that `superior` is for.
bool may_tell_of_superior(std::string_view question);
// `sales`: what was spent follows from quantities and prices, and is called revenue; "units sold"
// are the quantities.
Rewritten rewritten(std::string_view question, const SalesWords& sales, const Superior& parent_role,
                    const MayMiss& missing);

}  // namespace ask::engine
