#include "agent/check/table_definitions.h"

#include "agent/db/schema/fingerprint.h"

namespace ask {

const std::string& TableDefinitions::of(const db::Catalog& catalog, const db::Table& table) {
  if (catalog.fingerprint.empty() || catalog.fingerprint != fingerprint_) known_.clear();
  fingerprint_ = catalog.fingerprint;
  std::string& known = known_[{table.schema, table.name}];
  if (known.empty()) {
    db::Catalog alone;
    alone.tables.push_back(table);
    known = db::fingerprint(alone);
  }
  return known;
}

}  // namespace ask
