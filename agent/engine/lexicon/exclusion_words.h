// Words for those to whom rows belong, after "except" and "excluding".
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kOwnersOfExcludedRows[] = {
    "who",      "whose",   "whoever",  "anyone",    "anybody",
    "everyone", "someone", "somebody", "everybody", "people"};
// Before a "but" that excepts: "everyone but Ann", "nothing but rolls".
inline constexpr std::string_view kBeforeExceptingBut[] = {
    "all",    "every",   "each",    "any",      "no",        "none",       "nobody",
    "noone",  "nothing", "anyone",  "anybody",  "anything",  "everyone",   "everybody",
    "always", "never",   "nowhere", "anywhere", "everywhere", "everything"};

}  // namespace ask::engine
