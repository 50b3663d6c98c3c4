// Irregular plurals and verb forms.
#pragma once
#include <string_view>

namespace ask::engine {

// The base of an irregular form ("children" -> "child"); "" when it is not in the list.
std::string_view irregular_base(std::string_view folded);

}  // namespace ask::engine
