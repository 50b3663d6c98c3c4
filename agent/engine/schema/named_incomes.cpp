#include "agent/engine/schema/named_incomes.h"

#include "agent/engine/schema/derived_measures.h"

namespace ask::engine {
namespace {

// True if words [from, to) of the name are the letters.
bool spells(const SchemaIndex& index, const SchemaItem& item, size_t from, size_t to,
            std::string_view letters) {
  for (size_t i = from; i < to; ++i) {
    const std::string& word = index.word(item.words[i]).text;
    if (!letters.starts_with(word)) return false;
    letters.remove_prefix(word.size());
  }
  return letters.empty();
}

// True if words that follow each other in the name are the letters.
bool has_letters(const SchemaIndex& index, const SchemaItem& item, std::string_view letters) {
  for (size_t from = 0; from < item.words.size(); ++from)
    for (size_t to = from + 1; to <= item.words.size(); ++to)
      if (spells(index, item, from, to, letters)) return true;
  return false;
}

}  // namespace

std::string income_called(const db::Catalog& catalog, const SchemaIndex& index,
                          std::string_view name) {
  constexpr size_t kShortestName = 3;  // letters
  if (name.size() < kShortestName) return {};
  const StoredTotal* found = nullptr;
  const auto totals = stored_totals(catalog, index, products(catalog, index));
  for (const StoredTotal& total : totals) {
    const SchemaItem& rows = index.table(total.table);
    if (rows.words.size() < 2 || !spells(index, rows, 0, rows.words.size() - 1, name)) continue;
    if (found != nullptr) return {};
    found = &total;
  }
  if (found == nullptr) return {};
  for (const SchemaItem& item : index.items())
    if (!(item.table == found->table && item.column == kNone) && has_letters(index, item, name))
      return {};
  return index.text(index.table(found->table)) + " " +
         index.text(index.column(found->table, found->column));
}

}  // namespace ask::engine
