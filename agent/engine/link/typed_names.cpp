#include "agent/engine/link/typed_names.h"

#include <algorithm>
#include <string>

#include "agent/common/text.h"

namespace ask::engine {
namespace {

constexpr char kNameJoint = '_';

// The token after those that underscores join to the one at `at`.
uint32_t typed_end(std::string_view question, const std::vector<Token>& tokens, uint32_t at) {
  uint32_t end = at + 1;
  while (end < tokens.size() && !tokens[end].quoted && !tokens[end].punctuation &&
         tokens[end - 1].end + 1 == tokens[end].begin &&
         question[tokens[end - 1].end] == kNameJoint)
    ++end;
  return end;
}

Mention typed_mention(uint32_t begin, uint32_t end, uint32_t table) {
  Mention mention;
  mention.begin = begin;
  mention.end = end;
  mention.kind = MentionKind::kTable;
  mention.match = MatchKind::kExact;
  mention.score = 1;
  mention.table = table;
  return mention;
}

std::vector<Mention> typed_mentions(std::string_view name, uint32_t begin, uint32_t end,
                                    const db::Catalog& catalog) {
  std::vector<Mention> out;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t) {
    const db::Table& table = catalog.tables[t];
    if (text::lower(table.name) == name) out.push_back(typed_mention(begin, end, t));
    for (uint32_t c = 0; c < table.columns.size(); ++c) {
      if (text::lower(table.columns[c].name) != name) continue;
      Mention& column = out.emplace_back(typed_mention(begin, end, t));
      column.kind = MentionKind::kColumn;
      column.column = c;
    }
  }
  return out;
}

}  // namespace

void take_typed_names(std::string_view question, const std::vector<Token>& tokens,
                      const db::Catalog& catalog, std::vector<Mention>& mentions) {
  if (question.find(kNameJoint) == question.npos) return;
  for (uint32_t begin = 0, end = 0; begin < tokens.size(); begin = end) {
    end = tokens[begin].quoted ? begin + 1 : typed_end(question, tokens, begin);
    if (end == begin + 1) continue;
    const std::string name = text::lower(
        question.substr(tokens[begin].begin, tokens[end - 1].end - tokens[begin].begin));
    const std::vector<Mention> typed = typed_mentions(name, begin, end, catalog);
    if (typed.empty()) continue;
    std::erase_if(mentions, [&](const Mention& m) {
      const bool overlaps = m.begin < end && begin < m.end;
      const bool owned = m.kind == MentionKind::kColumn && m.begin < begin && m.end == end;
      return overlaps && !owned;
    });
    mentions.insert(mentions.end(), typed.begin(), typed.end());
  }
}

}  // namespace ask::engine
