#include "agent/reason/joined_names.h"

#include <algorithm>
#include <array>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/text/identifier_words.h"

namespace ask::reason {
namespace {

// The name of a column without the words of `names` at its end: "cust" of cust_fn. Nullopt: it does
// not end in one of them.
template <size_t N>
std::optional<std::string> owner_of_name(const sql::SelectItem& item,
                                         const std::array<std::string_view, N>& names) {
  const auto* column = std::get_if<sql::ColumnRef>(&item.expr.node);
  if (column == nullptr || !item.alias.empty()) return std::nullopt;
  const std::vector<std::string> parts = engine::name_parts(column->column);
  constexpr size_t kMostParts = 2;  // "first name"
  for (size_t n = 1; n <= std::min(kMostParts, parts.size()); ++n) {
    const auto name = parts.end() - static_cast<std::ptrdiff_t>(n);
    if (text::is_one_of(text::joined({name, parts.end()}, ""), names))
      return text::joined({parts.begin(), name}, "");
  }
  return std::nullopt;
}

}  // namespace

void join_names(std::optional<sql::Query>& query, ResultSet& result) {
  if (!query || query->cores.size() != 1) return;
  auto& items = query->cores[0].items;
  if (items.size() < 2 || items.size() != result.columns.size()) return;
  const auto owner = owner_of_name(items[0], engine::kFirstNameColumns);
  if (!owner || owner != owner_of_name(items[1], engine::kLastNameColumns)) return;
  std::get<sql::ColumnRef>(items[0].expr.node).column = "name";
  items.erase(items.begin() + 1);
  result.columns.erase(result.columns.begin() + 1);
  result.columns[0] = "name";
  for (auto& row : result.rows) {
    const auto* first = std::get_if<std::string>(&row[0]);
    const auto* last = std::get_if<std::string>(&row[1]);
    if (first && last) row[0] = *first + " " + *last;
    if (!first && last) row[0] = *last;
    row.erase(row.begin() + 1);
  }
}

}  // namespace ask::reason
