// Untrusted text as one line, for prompts, messages and tables.
#pragma once
#include <algorithm>
#include <string>
#include <string_view>

#include "agent/common/text.h"

namespace ask::text {

// Valid UTF-8, with a blank for each control character.
inline std::string one_line(std::string_view text) {
  std::string out = repaired_utf8(text);
  std::replace_if(
      out.begin(), out.end(),
      [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
  return out;
}

}  // namespace ask::text
