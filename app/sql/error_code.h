// Codes of failures by their names, as the JSON of the extension has them.
#pragma once
#include <optional>
#include <string_view>

#include "agent/common/codes.h"

namespace ask::app {

std::optional<Code> code_named(std::string_view name);  // "SYNTAX_ERROR"

}  // namespace ask::app
