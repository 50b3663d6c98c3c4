#include "agent/engine/link/code_mentions.h"

#include <algorithm>

namespace ask::engine {

void drop_kinds_of_codes(const SchemaIndex& index, std::vector<Mention>& mentions) {
  if (!index.has_code_tables()) return;
  const auto hidden = [&](const Mention& m) {
    if (m.kind != MentionKind::kColumn && m.kind != MentionKind::kValue) return false;
    const CodeTable* codes = m.table < index.tables() ? index.code_table(m.table) : nullptr;
    if (codes == nullptr || codes->group == kNone || codes->group != m.column) return false;
    return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& role) {
      return role.kind == MentionKind::kColumn && role.begin <= m.begin && m.end <= role.end &&
             index.codes_of(role.table, role.column) == codes;
    });
  };
  std::vector<bool> drop(mentions.size());
  for (size_t i = 0; i < mentions.size(); ++i) drop[i] = hidden(mentions[i]);
  size_t at = 0;
  std::erase_if(mentions, [&](const Mention&) { return drop[at++]; });
}

}  // namespace ask::engine
