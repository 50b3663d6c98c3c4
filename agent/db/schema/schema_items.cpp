#include "agent/db/schema/schema_items.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <unordered_map>

#include "agent/common/text.h"
#include "agent/sql/lex.h"
#include "agent/sql/stored_expansion_cost.h"

namespace ask::db {
namespace {

// Looks up items by name as SQLite resolves them.
class ByName {
 public:
  explicit ByName(const std::vector<Item>& items) : items_(items) {
    for (size_t i = 0; i < items.size(); ++i) by_name_[text::lower(items[i].name)].push_back(i);
  }

  const Item* find(std::string_view schema, std::string_view name) const {
    const auto it = by_name_.find(text::lower(name));
    if (it == by_name_.end()) return nullptr;
    const Item* first = nullptr;
    for (const size_t i : it->second) {
      const std::string_view here = items_[i].schema;
      if (schema.empty() ? text::equal_nocase(here, "temp") : text::equal_nocase(here, schema))
        return &items_[i];
      if (schema.empty() && !first) first = &items_[i];
    }
    return first;
  }

 private:
  const std::vector<Item>& items_;
  std::unordered_map<std::string, std::vector<size_t>> by_name_;
};

bool shadows(const Item& item, const Item& of) {
  static constexpr std::string_view kSuffixes[] = {"config",  "content",  "data",
                                                   "docsize", "idx",               // fts5
                                                   "segdir",  "segments", "stat",  // fts3 and fts4
                                                   "node",    "parent",   "rowid"};  // rtree
  if (item.name.size() <= of.name.size() + 1 || item.schema != of.schema) return false;
  const std::string_view name = item.name;
  return text::equal_nocase(name.substr(0, of.name.size()), of.name) &&
         name[of.name.size()] == '_' &&
         std::any_of(std::begin(kSuffixes), std::end(kSuffixes), [&](std::string_view suffix) {
           return text::equal_nocase(name.substr(of.name.size() + 1), suffix);
         });
}

bool is_virtual(const Item& item) {
  const auto tokens = sql::lex(item.sql.substr(0, item.sql.find('(')));
  return tokens && tokens->size() > 2 && is_word((*tokens)[1], "virtual");
}

}  // namespace

void mark_heavy(std::vector<Item>& items) {
  const ByName by_name(items);
  sql::StoredExpansionCosts weights(
      [&](std::string_view schema, std::string_view name) -> std::optional<sql::Definition> {
        const Item* item = by_name.find(schema, name);
        if (!item) return std::nullopt;
        return sql::Definition{item->schema, item->name, item->sql, item->view, {}};
      });
  double together = 0;
  std::vector<std::pair<double, Item*>> views;
  for (Item& item : items) {
    if (!item.known || (!item.view && text::lower(item.sql).find("as") == std::string::npos))
      continue;
    const double weight = weights.of(item.schema, item.name)->all();
    item.heavy = weight > sql::kHeaviest;
    if (!item.view || item.heavy) continue;
    views.emplace_back(weight, &item);
    together += weight;
  }
  std::stable_sort(views.begin(), views.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  for (size_t i = 0; together > sql::kHeaviestViews && i < views.size(); ++i) {
    views[i].second->heavy = true;
    together -= views[i].first;
  }
}

ItemFacts facts_of_text(const Item& item, const std::vector<Item>& items) {
  if (item.view) return {"view"};
  if (is_virtual(item)) return {"virtual"};
  if (std::any_of(items.begin(), items.end(),
                  [&](const Item& of) { return shadows(item, of) && is_virtual(of); }))
    return {"shadow"};
  ItemFacts out{"table"};
  const auto tokens = sql::lex(item.sql);
  for (size_t i = tokens ? tokens->size() : 0; i-- > 0 && (*tokens)[i].text != ")";) {
    out.without_rowid = out.without_rowid || is_word((*tokens)[i], "without");
    out.strict = out.strict || is_word((*tokens)[i], "strict");
  }
  return out;
}

}  // namespace ask::db
