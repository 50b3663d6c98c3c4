// Access to files named by environment variables, or in folders that these name. Opens only regular
// files: a FIFO would block for ever and ignore interrupts, and opening a device may have effects.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "agent/common/result.h"

namespace ask {

// Error messages (kInvalidSetting) are clauses to append to a file name: "is not a regular file".

// The content; nullopt if there is no such file. Errors: more than `most` bytes; not regular;
// cannot be read.
Result<std::optional<std::string>> read_file(const std::string& file, size_t most);

// Appends `text` in one write, so that lines of concurrent writers do not interleave. Creates the
// file with mode 0600; an existing file keeps its mode. With "" it only tests whether the file is
// writable. Errors: not writable, or only in part; not regular.
Status append_privately(const std::string& file, std::string_view text);

// Checks a path before a library opens it. Errors: it exists and is not a regular file.
Status regular_or_absent(const std::string& file);

}  // namespace ask
