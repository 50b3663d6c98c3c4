// Words of who gets or pays an amount, and collectives of people. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// "customers who get a discount"
inline constexpr std::string_view kGettingVerbForms[] = {"get",     "gets", "receive", "receives",
                                                         "received", "pay", "pays",    "paid"};
// Nouns that mean several people without an ending that says so: "staff per site".
inline constexpr std::string_view kCollectives[] = {"staff",  "people",   "personnel", "crew",
                                                    "police", "children", "headcount"};

}  // namespace ask::engine
