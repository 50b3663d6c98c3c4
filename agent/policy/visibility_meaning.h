// Resolves an entry of the policy to objects of a database.
#pragma once
#include <string>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/policy/policy.h"

namespace ask::sql {

// One interpretation of an object of the policy; an empty part matches anything.
struct Target {
  std::string schema, table, column;
};

// What an entry of the policy refers to in this database.
struct Meaning {
  std::vector<Target> targets;  // deny and private: every interpretation counts
  bool exists = false;          // it matches something in the database
  bool ambiguous = false;       // an allow or write with two interpretations: neither counts
};
Meaning meaning(const PolicyEntry& entry, const db::Catalog& catalog);

}  // namespace ask::sql
