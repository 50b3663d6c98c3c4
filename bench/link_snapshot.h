// A snapshot of a database file: schema, row counts and every text value, without budgets.
#pragma once
#include <string>

#include "agent/db/snapshot.h"

namespace ask::bench {

db::Snapshot read_snapshot(const std::string& path);

}  // namespace ask::bench
