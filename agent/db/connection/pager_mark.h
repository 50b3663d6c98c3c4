// A mark on the pager of an attached database, by which one that was put in its place is
// recognised.
#pragma once
#include <optional>
#include <string>

struct sqlite3;

namespace ask::db {

// The mark of the pager behind `schema`, which it gets now if it has none: 40 random bits. DETACH,
// ATTACH and sqlite3_deserialize open a new pager, which has no mark; a file that is renamed over
// the open one leaves pager and mark as they are. Addresses, versions and the file do not show it:
// SQLite uses freed addresses again, counts the versions of each pager from the same start, and a
// file may be overwritten in place.
//
// The mark is kept in PRAGMA journal_size_limit, the one setting of a pager that has room for it
// and, at that size (over 10^18 bytes), has no effect. Nullopt, and nothing is set, if the host has
// set a limit itself or its authorizer denies the PRAGMA.
std::optional<std::string> pager_mark(sqlite3* db, const std::string& schema);

}  // namespace ask::db
