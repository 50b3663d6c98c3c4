// Prompt templates: text files with {{slots}}, compiled in; a folder of one's own may replace them.
// Slots are filled once and values are never looked at again, so a table that is called
// "{{question}}" stays what it is.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/common/result.h"

namespace ask::reason {

using Slots = std::vector<std::pair<std::string_view, std::string>>;

// Fills every {{name}} of `text`. Errors (kInvalidSetting): a slot without a value, or a value
// whose slot the template lacks, each named with `prompt`: a template that someone edited may be
// wrong.
Result<std::string> fill(std::string_view prompt, std::string_view text, const Slots& slots);

// The template `name`: from `folder`/`name`.txt if `folder` is not empty and the file is there,
// else the one compiled in. Errors: a file that cannot be read or is larger than 64 KiB; its
// content is never quoted.
Result<std::string> prompt_text(std::string_view name, const std::string& folder);

// Puts text that may be hostile between <<< and >>>; those marks inside it are broken up.
std::string fenced(std::string_view text);

}  // namespace ask::reason
