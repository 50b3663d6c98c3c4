// The snapshot of a database file that the extension would take, without budget limits.
#pragma once
#include <memory>
#include <string>

#include "agent/db/statistics/snapshot.h"

namespace ask::bench {

std::shared_ptr<const db::Snapshot> read_snapshot(const std::string& path);

}  // namespace ask::bench
