// Prompt templates: text files with {{slots}}, compiled in; files in prompts_dir override them.
// Slots are filled in one pass, so a table named "{{question}}" cannot inject another slot.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agent/common/result.h"

namespace ask::reason {

using Slots = std::vector<std::pair<std::string_view, std::string>>;

// Fills every {{name}} of `text`. `prompt` names the template in errors. Errors (kInvalidSetting):
// a slot without a value, or a value without a slot; a user's template may be wrong.
Result<std::string> fill(std::string_view prompt, std::string_view text, const Slots& slots);

// The template `name`: the file `folder`/`name`.txt if it exists, else the built-in one. Errors:
// the file cannot be read or is larger than 64 KiB; its content is never quoted.
Result<std::string> prompt_text(std::string_view name, const std::string& folder);

// Encloses untrusted text in <<< and >>>, and breaks up those marks inside it.
std::string fenced(std::string_view text);

}  // namespace ask::reason
