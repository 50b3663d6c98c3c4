// Strikes at the n-th event of a kind: an allocation, a read of a file, a lock. What a strike does
// is the caller's choice: the event fails, or a function is called and the event goes on (to
// interrupt the connection, or to let the clock jump).
#pragma once
#include <atomic>
#include <cstdint>

struct sqlite3_vfs;

namespace ask::faults {

enum class Site {
  kSqliteMemory,  // sqlite3_malloc and what SQLite allocates itself
  kNew,           // operator new of this program and of every C++ library in it
  kRead,          // the file system: see faulty_vfs.cpp
  kWrite,
  kLock,
  kTemp,  // writing to a temporary file
  kCount
};

// One trap at a time. The events of its site are counted from 1 while it is set.
struct Trap {
  Site site = Site::kNew;
  int64_t at = 0;                    // strikes at this event; 0: only counts
  bool lasting = false;              // and at every later one
  void (*instead)(void*) = nullptr;  // called at the strike; the event itself then succeeds
  void* with = nullptr;
};

void set(const Trap& trap);
// Takes the trap away. True when it struck.
bool clear();
// No event counts while it lives.
class Pause {
 public:
  Pause();
  ~Pause();
  Pause(const Pause&) = delete;
  Pause& operator=(const Pause&) = delete;

 private:
  bool was_;
};
int64_t events();         // of the trap's site, since it was set
bool strikes(Site site);  // counts one event. True: it has to fail
int64_t live_news();      // objects from operator new that were not deleted
int64_t live_bytes();     // their size

// Before SQLite is used: its allocator gets a trap, and every allocation goes through it.
void configure_sqlite();
// The default file system with traps, registered as the default. Its result codes by site:
// kRead SQLITE_IOERR_READ, kWrite SQLITE_IOERR_WRITE, kLock SQLITE_BUSY, kTemp SQLITE_FULL.
void register_vfs();

// What the monotonic clock says is this much later than it is. See clock.cpp.
extern std::atomic<int64_t> clock_ahead_s;

}  // namespace ask::faults
