// The tables that the keys of each table refer to, found once for all tables: Catalog::find() goes
// through all of them.
#pragma once
#include <cstdint>
#include <vector>

#include "agent/db/schema/catalog.h"

namespace ask::engine {

class KeyTargets {
 public:
  // In time linear in the tables and their keys, where no two schemas have a table of one name.
  explicit KeyTargets(const db::Catalog& catalog);

  // Each table once.
  const std::vector<uint32_t>& of(uint32_t table) const { return all_[table]; }
  // Those of keys that more than a role names, as of Catalog::refers().
  const std::vector<uint32_t>& named(uint32_t table) const { return named_[table]; }

 private:
  std::vector<std::vector<uint32_t>> all_, named_;
};

}  // namespace ask::engine
