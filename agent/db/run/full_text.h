// Bounds full-text searches (FTS3, FTS4, FTS5). SQLite compares the words of a document with those
// of the search inside one call that neither the progress handler nor an interrupt can stop, and
// the cost of bm25(), rank, snippet() and the like is the product of the phrases searched for and
// all the places in a document where they occur.
#pragma once
#include <string>
#include <vector>

#include "agent/common/result.h"

struct sqlite3;

namespace ask::db {

// The searches of one statement together, from its text alone (agent/check/full_text_reading.h).
struct FullTextSearches {
  struct Table {
    std::string schema, name;
    bool fts5 = true;
  };
  std::vector<Table> tables;
  double words = 0;       // in all searches
  double alike = 0;       // most words that may be the same word of a document
  double prefixes = 0;    // written like 'wor*'
  bool phrases = false;   // some words have to follow each other
  bool near = false;      // NEAR
  bool ranks = false;     // bm25(), rank, highlight(), offsets(), matchinfo() or snippet()
  bool snippets = false;  // snippet()
  double calls = 0;       // of these functions, for each row; matchinfo() counts for each value
  bool computed = false;  // one search is for the value of an expression
};

// Refuses searches of which one call may take longer than about 0.3 s, by the sizes of the index
// and of its largest document. Run it under a TimeLimit. Errors: kExecutionError, and those of
// SQLite.
Status bound_full_text(sqlite3* db, const FullTextSearches& searches);

}  // namespace ask::db
