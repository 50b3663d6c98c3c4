// Words around a verb of which somebody is said to have done it. Lower case.
#pragma once
#include <string_view>

namespace ask::engine {

// "delivered by Ann"
inline constexpr std::string_view kByDoer[] = {"by"};
// "drivers who delivered", "has Ann delivered"
inline constexpr std::string_view kBeforeDeed[] = {"who", "that", "which", "have", "has", "had"};
// Words between a verb and the noun of what it was done to.
inline constexpr std::string_view kBeforeObject[] = {"the", "more", "most", "less", "fewer", "all",
                                                     "any", "no",   "only", "over", "every"};
// Words before a noun that is written like a verb: "each order".
inline constexpr std::string_view kBeforeVerbalNoun[] = {"a",   "an",  "the", "each",
                                                          "any", "one", "of",  "which",
                                                          "per", "what", "last", "every"};

}  // namespace ask::engine
