// Creates output files; never overwrites an existing one.
#pragma once
#include <string>
#include <string_view>

#include "agent/common/result.h"

namespace ask::app {

// Errors: kInvalidArgument: there is such a file, a folder or whatever else.
Status is_new(const std::string& file);
// Errors: those of is_new(); kExecutionError: it cannot be written, and nothing is left behind.
Status write_new(const std::string& file, std::string_view text);

}  // namespace ask::app
