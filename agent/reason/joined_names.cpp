#include "agent/reason/joined_names.h"

#include <algorithm>
#include <array>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/db/schema/role_words.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/text/identifier_words.h"
#include "agent/reason/wording.h"

namespace ask::reason {
namespace {

// A column that holds a part of people's names.
struct NamePart {
  std::string owner;          // the words before the part: "cust" of cust_fn
  bool may_be_other = false;  // the part alone is a name of other things, too: first, sn
};

// Nullopt: the column's name does not end in one of `names`.
template <size_t N>
std::optional<NamePart> name_part(const sql::SelectItem& item,
                                  const std::array<std::string_view, N>& names) {
  const auto* column = std::get_if<sql::ColumnRef>(&item.expr.node);
  if (column == nullptr || !item.alias.empty()) return std::nullopt;
  const std::vector<std::string> parts = engine::name_parts(column->column);
  constexpr size_t kMostParts = 2;  // "first name"
  for (size_t n = 1; n <= std::min(kMostParts, parts.size()); ++n) {
    const auto name = parts.end() - static_cast<std::ptrdiff_t>(n);
    const std::string part = text::joined({name, parts.end()}, "");
    if (text::is_one_of(part, names))
      return NamePart{text::joined({parts.begin(), name}, ""),
                      text::is_one_of(part, engine::kAmbiguousNameColumns)};
  }
  return std::nullopt;
}

// True if the rows of the column's table are people, by its name.
bool is_of_people(const sql::Core& core, const sql::SelectItem& item) {
  const std::string words = noun_words(table_of(core, std::get<sql::ColumnRef>(item.expr.node)));
  return text::is_one_of(singular(words.substr(words.rfind(' ') + 1)), db::kPeopleNouns);
}

bool has_only_texts(const ResultSet& result, size_t column) {
  return std::all_of(result.rows.begin(), result.rows.end(), [&](const auto& row) {
    return std::holds_alternative<std::string>(row[column]) ||
           std::holds_alternative<std::monostate>(row[column]);
  });
}

}  // namespace

void join_names(std::optional<sql::Query>& query, ResultSet& result) {
  if (!query || query->cores.size() != 1) return;
  const sql::Core& core = query->cores[0];
  auto& items = query->cores[0].items;
  if (items.size() < 2 || items.size() != result.columns.size()) return;
  const auto first_name = name_part(items[0], engine::kFirstNameColumns);
  const auto last_name = name_part(items[1], engine::kLastNameColumns);
  if (!first_name || !last_name || first_name->owner != last_name->owner ||
      !has_only_texts(result, 0) || !has_only_texts(result, 1))
    return;
  if ((first_name->may_be_other || last_name->may_be_other) &&
      !text::is_one_of(first_name->owner, db::kPeopleNouns) && !is_of_people(core, items[0]))
    return;
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
