// Fault injection at the n-th event of a kind: an allocation, a file read, a lock. Either the event
// fails, or a function is called and the event proceeds (to interrupt the connection, or to advance
// the clock).
#pragma once
#include <atomic>
#include <cstdint>

struct sqlite3_vfs;

namespace ask::faults {

enum class Site {
  kSqliteMemory,  // sqlite3_malloc and SQLite's own allocations
  kNew,           // operator new of this program and all its C++ libraries
  kRead,          // file system, see faulty_vfs.cpp
  kWrite,
  kLock,
  kTemp,  // writing to a temporary file
  kCount
};

// The active fault; only one at a time. Events of its site are counted from 1 while it is set.
struct Trap {
  Site site = Site::kNew;
  int64_t at = 0;                    // the event to fail; 0 only counts
  bool lasting = false;              // all later events fail too
  void (*instead)(void*) = nullptr;  // called instead of failing the event
  void* with = nullptr;
};

void set(const Trap& trap);
// Removes the trap. True if it was triggered.
bool clear();
// Suspends counting during its lifetime.
class Pause {
 public:
  Pause();
  ~Pause();
  Pause(const Pause&) = delete;
  Pause& operator=(const Pause&) = delete;

 private:
  bool was_;
};
int64_t events();         // events at the trap's site since it was set
bool strikes(Site site);  // counts an event; true if it must fail
int64_t live_news();      // objects from operator new that are not deleted
int64_t live_bytes();     // their total size

// Installs a failing allocator in SQLite. Call before SQLite is initialised.
void configure_sqlite();
// Registers a default VFS with fault injection. Result codes: kRead SQLITE_IOERR_READ, kWrite
// SQLITE_IOERR_WRITE, kLock SQLITE_BUSY, kTemp SQLITE_FULL.
void register_vfs();

// Offset of the monotonic clock in seconds, see clock.cpp.
extern std::atomic<int64_t> clock_ahead_s;

}  // namespace ask::faults
