// Which columns the sampling of stored values may read, and under which limits. Reading a generated
// column runs its expression, and a database can come from an untrusted source.
#pragma once
#include <string>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/db/scratch/host_connection.h"
#include "agent/db/statistics/table_sample.h"

namespace ask::sql {

class SampleRules {
 public:
  // `allow`: further functions that may be called. REQUIRES: both outlive this object.
  SampleRules(sqlite3* host, const std::vector<std::string>& allow) : host_(host), allow_(allow) {}

  // `table` may be the visible part of a table of `whole`.
  db::SamplePlan plan(const db::Catalog& whole, const db::Table& table);

 private:
  bool may_compute(const db::Table& table, size_t column);

  sqlite3* host_;
  const std::vector<std::string>& allow_;
  db::HostFunctions functions_;  // loaded when a generated column first calls one
  bool listed_ = false;
};

}  // namespace ask::sql
