// Words of what people paid (rewrite/rewrite_income_of_rows.h).
#pragma once
#include <string_view>

namespace ask::engine {

// Words after who paid, or after the verb, that begin a time or groups.
inline constexpr std::string_view kTimesAndGroups[] = {
    "this",   "last",  "in",    "since", "during", "between", "before", "after",
    "until",  "from",  "per",   "by",    "so",     "today",   "yesterday", "over",
    "within", "each",  "every", "up",    "altogether", "overall"};

}  // namespace ask::engine
