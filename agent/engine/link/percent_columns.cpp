#include "agent/engine/link/percent_columns.h"

#include <algorithm>

#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/share_words.h"
#include "agent/engine/text/numbers.h"

namespace ask::engine {
namespace {

constexpr float kBySign = 0.8F;  // score of such a mention

bool holds_percentage(const db::Catalog& catalog, const SchemaIndex& index,
                      const SchemaItem& item) {
  if (item.column == kNone || !index.has_any_word(item, kPercentageColumns)) return false;
  const auto most = as_number(catalog.tables[item.table].columns[item.column].statistics.max);
  return most && *most > 1;
}

}  // namespace

void add_percent_columns(std::span<const Token> tokens, const db::Catalog& catalog,
                         const SchemaIndex& index, std::vector<Mention>& mentions) {
  std::vector<const SchemaItem*> columns;
  for (uint32_t at = 1; at < tokens.size(); ++at) {
    if (tokens[at].quoted || !text::is_one_of(tokens[at].folded, kPercentUnits) ||
        !number_at(tokens, at - 1))
      continue;
    if (columns.empty())
      for (const SchemaItem& item : index.items())
        if (holds_percentage(catalog, index, item)) columns.push_back(&item);
    const bool named = std::any_of(columns.begin(), columns.end(), [&](const SchemaItem* item) {
      return std::any_of(mentions.begin(), mentions.end(), [&](const Mention& m) {
        return m.kind == MentionKind::kColumn && m.table == item->table && m.column == item->column;
      });
    });
    if (columns.empty() || named) return;
    for (const SchemaItem* item : columns)
      mentions.push_back(
          column_mention(at, at + 1, MatchKind::kUnit, kBySign, item->table, item->column));
    return;
  }
}

}  // namespace ask::engine
