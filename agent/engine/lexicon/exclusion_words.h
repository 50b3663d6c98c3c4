// Words for those to whom rows belong, after "except" and "excluding".
#pragma once
#include <string_view>

namespace ask::engine {

inline constexpr std::string_view kOwnersOfExcludedRows[] = {
    "who",      "whose",   "whoever",  "anyone",    "anybody",
    "everyone", "someone", "somebody", "everybody", "people"};

}  // namespace ask::engine
