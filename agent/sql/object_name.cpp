#include "agent/sql/object_name.h"

#include <algorithm>

#include "agent/common/text.h"

namespace ask::sql {

std::optional<std::vector<NamePart>> object_parts(std::string_view text) {
  std::vector<NamePart> parts;
  size_t i = 0;
  for (;;) {
    NamePart part;
    if (i < text.size() && text[i] == '"') {
      for (++i;; ++i) {
        if (i >= text.size()) return std::nullopt;
        if (text[i] == '"' && (i + 1 >= text.size() || text[i + 1] != '"')) break;
        if (text[i] == '"') ++i;
        part.text += text[i];
      }
      ++i;
    } else {
      const size_t end = std::min(text.find('.', i), text.size());
      part.text = text::trimmed(text.substr(i, end - i));
      if (part.text.find_first_of("\"'`;") != std::string::npos) return std::nullopt;
      part.any = part.text == "*";
      if (!part.any && part.text.find('*') != std::string::npos) return std::nullopt;
      i = end;
    }
    if (part.text.empty()) return std::nullopt;
    parts.push_back(std::move(part));
    if (i >= text.size()) return parts;
    if (text[i++] != '.') return std::nullopt;
  }
}

}  // namespace ask::sql
