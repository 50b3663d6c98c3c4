// Bounds sorts. SQLite collects what it sorts, and sorts it in one instruction, which neither the
// progress handler nor an interrupt can stop. Up to the size of the cache that is all rows, and a
// file may set that size itself; with temporary tables in memory, and for the row ids that an OR of
// several indexes or a DELETE collects, there is no limit at all.
#pragma once
#include <cstdint>

#include "agent/common/clock.h"
#include "agent/common/result.h"
#include "agent/db/run/bytecode.h"

struct sqlite3;

namespace ask::db {

// What the comparisons of a statement may cost.
struct Sorts {
  int64_t columns = 1;    // compared in a sort, at most
  double most_bytes = 0;  // sorted in one instruction; 0: nothing that takes long
  // Nanoseconds of a call of its slowest collation, and for each byte; 0 without one.
  double collation = 0, collated_byte = 0;
};

// True if the application has replaced NOCASE by a slow collation.
bool slow_nocase(sqlite3* db);

// How many instructions may run between two calls of the progress handler, of at most `most`: one
// that searches an index calls a collation some 40 times.
int instructions_between(const Sorts& sorts, int most);

// What the statement may sort in one instruction.
Sorts sorts_of(sqlite3* db, const Bytecode& bytecode);

// Estimates how long it takes to sort what a statement has collected, by the memory that SQLite has
// taken since. Memory that other connections take meanwhile counts as well, up to as many rows as
// the statement can have collected.
class SortWatch {
 public:
  SortWatch(sqlite3* db, const Sorts& sorts);

  // `steps`: instructions run so far, at least. Does not change the connection, so a progress
  // handler may call it.
  Clock::duration needed(double steps) const;
  // It has taken so much that sorting it may take long.
  bool grown() const;

 private:
  double bytes_now() const;
  sqlite3* db_;
  Sorts sorts_;
  bool known_, own_pages_;
  double before_;
};

}  // namespace ask::db
