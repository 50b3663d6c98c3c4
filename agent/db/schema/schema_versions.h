// The last schemas that a connection has seen, and what changed from each to the next.
#pragma once
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/schema/catalog.h"

namespace ask::db {

// A table, a column or a declared key.
struct SchemaPart {
  std::string name;  // orders, orders.total, "orders(customer_id) -> customers(id)"
  std::string of;    // the table that it is a part of, "" for a table
  std::string type;  // of a column, as declared; "view" of a view
};

struct SchemaVersion {
  std::string id;  // "20240131120000_f904678e": when it was first seen, and its fingerprint
  std::string fingerprint;  // Catalog::fingerprint
  int64_t seen_at = 0;      // seconds since 1970
  size_t tables = 0, columns = 0;
  std::string change;  // from the version before: "+orders.note, -customers.fax", "" for the first
};

class SchemaVersions {
 public:
  static constexpr size_t kMostVersions = 3;  // of one access scope
  static constexpr size_t kMostScopes = 100;
  static constexpr size_t kLongestChange = 500;  // bytes

  // Records a schema as one access scope (Catalog::access_scope) sees it. A known one becomes the
  // latest and keeps its id.
  void note(const Catalog& catalog, int64_t now);
  // Those of an access scope, the latest last.
  std::vector<SchemaVersion> of(std::string_view access_scope) const;
  // "" if it is not known, or no longer.
  std::string id_of(std::string_view fingerprint, std::string_view access_scope) const;

 private:
  struct ScopeVersions {
    std::string access_scope;
    std::deque<SchemaVersion> versions;
    std::vector<SchemaPart> parts;  // of the latest, by name
  };
  const ScopeVersions* find(std::string_view access_scope) const;

  std::deque<ScopeVersions> scopes_;  // the last used at the end
};

// What was added (+), removed (-) and given another type (~) between two lists of parts, sorted by
// name; at most `most` bytes.
std::string difference(const std::vector<SchemaPart>& before, const std::vector<SchemaPart>& after,
                       size_t most);

}  // namespace ask::db
