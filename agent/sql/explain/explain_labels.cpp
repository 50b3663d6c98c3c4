#include "agent/sql/explain/explain_labels.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/sql/explain/explain.h"
#include "agent/sql/explain/sentence_writer.h"

namespace ask::sql {
namespace {

constexpr size_t kLongestLabel = 40;  // bytes; a longer one would widen the table too much

}  // namespace

std::string without_article(const std::string& words) {
  return words.starts_with("the ") ? words.substr(4) : words;
}

std::string SentenceWriter::label(const SelectItem& item, std::string_view name) {
  if (!item.alias.empty() || std::holds_alternative<ColumnRef>(item.expr.node) ||
      std::holds_alternative<Literal>(item.expr.node) || !brief(item.expr))
    return std::string(name);
  unqualified_ = true;
  std::string words = without_article(value(item.expr));
  unqualified_ = false;
  return words.size() <= kLongestLabel ? words : std::string(name);
}

std::vector<std::string> SentenceWriter::labels(const Core& core, std::vector<std::string> names) {
  const bool listed = core.items.size() == names.size() &&
                      std::none_of(core.items.begin(), core.items.end(), [](const SelectItem& i) {
                        return std::holds_alternative<Star>(i.expr.node);
                      });
  if (!listed) return names;
  const Inside inside(*this, core);
  for (size_t i = 0; i < names.size(); ++i) names[i] = label(core.items[i], names[i]);
  return names;
}

std::vector<std::string> column_labels(const Query& query, std::vector<std::string> names) {
  if (query.cores.empty()) return names;
  return SentenceWriter().labels(query.cores.front(), std::move(names));
}

}  // namespace ask::sql
