// What the sampling of stored values may read of a table, and under which bounds: generated columns
// compute what they show, and a database can come from anybody.
#pragma once
#include <string>
#include <vector>

#include "agent/db/schema/catalog.h"
#include "agent/db/scratch/host_connection.h"
#include "agent/db/statistics/table_sample.h"

namespace ask::sql {

class SampleRules {
 public:
  // `allow`: further functions that may be called. REQUIRES: both outlive it.
  SampleRules(sqlite3* host, const std::vector<std::string>& allow) : host_(host), allow_(allow) {}

  // `table` may be what a policy leaves of a table of `whole`.
  db::SamplePlan plan(const db::Catalog& whole, const db::Table& table);

 private:
  bool may_compute(const db::Table& table, size_t column);

  sqlite3* host_;
  const std::vector<std::string>& allow_;
  db::HostFunctions functions_;  // listed when a generated column calls some
  bool listed_ = false;
};

}  // namespace ask::sql
