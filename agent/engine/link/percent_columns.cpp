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
  if (item.column == kNone) return false;
  const db::Column& column = catalog.tables[item.table].columns[item.column];
  const auto most = as_number(column.statistics.max);
  if (!most || *most <= 1) return false;
  if (!column.unit.empty()) return text::is_one_of(column.unit, kPercentUnits);
  return index.has_any_word(item, kPercentageNames) ||
         (*most <= 100 &&
          (index.has_any_word(item, kPercentageColumns) ||
           (index.has_any_word(item, kChargesInPercent) && index.has_any_word(item, kRateNames))));
}

// The question names the rows that have the column, or no rows at all.
bool may_be_of(const SchemaItem& item, std::span<const Mention> mentions) {
  bool others = false;
  for (const Mention& m : mentions) {
    if (m.kind != MentionKind::kTable) continue;
    if (m.table == item.table) return true;
    others = true;
  }
  return !others;
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
        if (may_be_of(item, mentions) && holds_percentage(catalog, index, item))
          columns.push_back(&item);
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
