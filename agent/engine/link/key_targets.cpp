#include "agent/engine/link/key_targets.h"

#include <string>
#include <unordered_map>

#include "agent/common/contains.h"
#include "agent/common/text.h"

namespace ask::engine {

KeyTargets::KeyTargets(const db::Catalog& catalog)
    : all_(catalog.tables.size()), named_(catalog.tables.size()) {
  std::unordered_map<std::string, std::vector<const db::Table*>> called;
  for (const db::Table& table : catalog.tables) called[text::lower(table.name)].push_back(&table);
  const auto target = [&](const db::ForeignKey& key) -> const db::Table* {
    const auto found = called.find(text::lower(key.parent_table));
    if (found == called.end()) return nullptr;
    const std::vector<const db::Table*>& same = found->second;
    const bool only =
        same.size() == 1 && (key.parent_schema.empty() || key.parent_schema == same[0]->schema);
    return only ? same[0] : catalog.find(key);
  };
  for (size_t t = 0; t < catalog.tables.size(); ++t)
    for (const db::ForeignKey& key : catalog.tables[t].foreign_keys) {
      const db::Table* const parent = target(key);
      if (parent == nullptr) continue;
      const auto p = static_cast<uint32_t>(parent - catalog.tables.data());
      add_once(all_[t], p);
      if (!key.by_role) add_once(named_[t], p);
    }
}

}  // namespace ask::engine
