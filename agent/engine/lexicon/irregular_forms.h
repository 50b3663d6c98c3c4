// Irregular plurals and verb forms. A constant table.
#pragma once
#include <string_view>

namespace ask::engine {

// The lemma of an irregular form ("children" -> "child"); "" if it is not in the table.
std::string_view irregular_base(std::string_view folded);

}  // namespace ask::engine
