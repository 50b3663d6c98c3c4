// Error codes by their names, as in the JSON of the extension.
#pragma once
#include <optional>
#include <string_view>

#include "agent/common/codes.h"

namespace ask::app {

std::optional<Code> code_named(std::string_view name);  // "SYNTAX_ERROR"

}  // namespace ask::app
