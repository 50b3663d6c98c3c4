// The form of the table ask_index (agent/db/notes/index_table.h); one that was made in another way
// is the user's own.
#pragma once
#include <string_view>

namespace ask::db {

inline constexpr std::string_view kIndexSql =
    "CREATE TABLE ask_index(key TEXT PRIMARY KEY, kind TEXT NOT NULL, text TEXT NOT NULL, hash "
    "TEXT NOT NULL, model TEXT NOT NULL, dims INTEGER NOT NULL, vector BLOB NOT NULL, "
    "schema_version "
    "TEXT)";

}  // namespace ask::db
