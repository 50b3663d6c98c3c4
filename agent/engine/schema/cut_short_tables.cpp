#include "agent/engine/schema/cut_short_tables.h"

#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {

std::vector<uint32_t> tables_cut_short(const SchemaIndex& index, std::string_view noun) {
  constexpr size_t kShortestName = 3, kLeastCut = 2;  // letters
  std::vector<uint32_t> out;
  if (!index.abbreviates()) return out;
  for (uint32_t t = 0; t < index.tables(); ++t) {
    const auto& words = index.table(t).words;
    if (words.empty() || index.is_view(t)) continue;
    const std::string& name = index.word(words.back()).text;
    if (words.size() == 1 && name.size() >= kShortestName &&
        name.size() + kLeastCut <= noun.size() && noun.starts_with(name) && !is_common_word(name))
      out.push_back(t);
  }
  return out.size() == 1 ? out : std::vector<uint32_t>();
}

}  // namespace ask::engine
