// A snapshot of a database file as the extension would take it, with a budget that cuts nothing.
#pragma once
#include <memory>
#include <string>

#include "agent/db/statistics/snapshot.h"

namespace ask::bench {

std::shared_ptr<const db::Snapshot> read_snapshot(const std::string& path);

}  // namespace ask::bench
