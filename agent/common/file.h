// Files that a variable of the environment names, or that lie in a folder it names. Only regular
// ones are opened: a FIFO would block for ever, deaf to interrupts, and a device may do anything.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "agent/common/result.h"

namespace ask {

// The messages of these errors (kInvalidSetting) are clauses to stand behind what names the file:
// "is not a regular file".

// The content; no value where there is no such file. Errors: more than `most` bytes; not regular.
Result<std::optional<std::string>> read_file(const std::string& file, size_t most);

// Appends `text` in one write, so that lines of several writers do not mix; a file that is not
// there is made with mode 0600, one that is there keeps its mode. With "" it only tells whether
// the file can be written. Errors: it cannot, or not all of it; not regular.
Status append_privately(const std::string& file, std::string_view text);

// For a file that a library will open. Errors: what is there is not a regular file.
Status regular_or_absent(const std::string& file);

}  // namespace ask
