#include "agent/common/json_size.h"

#include <vector>

namespace ask {

bool has_huge_object(std::string_view text, size_t most) {
  std::vector<size_t> members;  // of the objects that are open, each
  bool quoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted && c == '\\')
      ++i;
    else if (c == '"')
      quoted = !quoted;
    else if (quoted)
      continue;
    else if (c == '{')
      members.push_back(0);
    else if (c == '}' && !members.empty())
      members.pop_back();
    else if (c == ':' && !members.empty() && ++members.back() > most)
      return true;
  }
  return false;
}

}  // namespace ask
