// Spellings of one stored text that differ by case and blanks only: "Leeds", "leeds" and "Leeds ".
#pragma once
#include <string>
#include <string_view>

#include "agent/common/text.h"

namespace ask::engine {

// In lower case, without the blanks around it and with single ones in it.
inline std::string without_spelling(std::string_view stored) {
  std::string out;
  for (const char c : text::lower(stored))
    if (c != ' ' || (!out.empty() && out.back() != ' ')) out += c;
  if (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

}  // namespace ask::engine
