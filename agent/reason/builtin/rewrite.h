// Small rewordings before a question is read: "first and last names" is "first names and last
// names".
#pragma once
#include <string>
#include <string_view>

namespace ask::builtin {

std::string rewritten(std::string_view question);

}  // namespace ask::builtin
