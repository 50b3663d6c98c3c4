// The fingerprints of single tables, which show whether a table is still the one that was read.
#pragma once
#include <map>
#include <string>
#include <utility>

#include "agent/db/schema/catalog.h"

namespace ask {

// Keeps those of the last catalog: they are the same while its own fingerprint is.
class TableDefinitions {
 public:
  // REQUIRES: `table` is one of the catalog, which is neither filtered nor cut to a scope.
  const std::string& of(const db::Catalog& catalog, const db::Table& table);

 private:
  std::string fingerprint_;                                           // of the catalog
  std::map<std::pair<std::string, std::string>, std::string> known_;  // by schema and name
};

}  // namespace ask
