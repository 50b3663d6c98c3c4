// Phrases for names, values and lists.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "agent/common/value.h"

namespace ask::sql {

// "a", "a and b", "a, b and c"; `more`: number of parts left out.
std::string enumerated(const std::vector<std::string>& parts, std::string_view last = " and ",
                       size_t more = 0);

// A name in readable form: plain if it is a single word, otherwise in double quotes.
std::string readable(std::string_view name);
std::string quoted_value(const Value& value);

}  // namespace ask::sql
