// Bounds full-text searches (FTS3, FTS4, FTS5). SQLite compares the words of a document with those
// of the search inside one call that neither the progress handler nor an interrupt can stop, and
// the cost of bm25(), rank, snippet() and the like is the product of the phrases searched for and
// all the places in a document where they occur. Nor can it be stopped while it parses a search, in
// time that grows with the square of its words. Pages of an index can be read one by one.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "agent/common/result.h"
#include "agent/db/run/search_words.h"

struct sqlite3;

namespace ask::db {

// The searches of one statement together, from its text alone (agent/check/full_text_reading.h).
struct FullTextSearches {
  struct Table {
    std::string schema, name;
    bool fts5 = true;
  };
  std::vector<Table> tables;
  std::vector<Tokenizer> tokenizers;  // of these tables
  SearchWords known;                  // of the searches that are written as texts
  // For each search for what an expression gives: SELECTs that give all its values
  // (agent/check/search_values.h). If the first one compiles, it does so alone; otherwise those of
  // the others that compile, together.
  std::vector<std::vector<std::string>> values;
  int unknown = 0;        // searches for what any other expression gives
  int patterns = 0;       // ... of LIKE and GLOB, which know neither NEAR nor prefixes
  bool ranks = false;     // bm25(), rank, highlight(), offsets(), matchinfo() or snippet()
  bool snippets = false;  // snippet()
  double calls = 0;       // of these functions, for each row; matchinfo() counts for each value
  bool computed() const { return unknown + patterns > 0 || !values.empty(); }
};

struct RunBounds;

// Refuses searches of which one call may take longer than about 0.3 s, by the sizes of the index
// and of its largest document. If the length of a search is not known, `bounds` gets the longest
// value with which the statement may run (search_bytes). Run it under a TimeLimit. Errors:
// kExecutionError, and those of SQLite.
Status bound_full_text(sqlite3* db, RunBounds& bounds, int64_t max_bytes);

}  // namespace ask::db
