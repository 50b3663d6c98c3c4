// Measures the tables in which SQLite keeps a full-text index, to bound what searching it costs.
#pragma once
#include "agent/common/result.h"
#include "agent/db/run/full_text.h"
#include "agent/db/run/search_words.h"

struct sqlite3;

namespace ask::db {

// The searches of one statement, with what expressions give.
struct Searches : SearchWords {
  bool ranks = false, snippets = false;  // as in FullTextSearches
  double calls = 1;
};

// True if no call of these searches takes longer than about 0.3 s. Whoever writes the file can make
// its index say anything, so only what SQLite itself goes by counts. Errors: kExecutionError if the
// index is damaged, and those of SQLite.
Result<bool> costs_little(sqlite3* db, const Searches& searches,
                          const FullTextSearches::Table& table);

}  // namespace ask::db
