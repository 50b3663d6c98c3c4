#include "test/faults/injector.h"

#include <malloc.h>
#include <sqlite3.h>

#include <cstdlib>
#include <new>

namespace ask::faults {
namespace {

// Read by every allocation of the program: no code here may allocate.
Trap trap;
std::atomic<bool> set_now{false};
std::atomic<bool> struck{false};
std::atomic<int64_t> seen{0};
std::atomic<int64_t> live{0}, live_size{0};
sqlite3_mem_methods original;

void* sqlite_malloc(int size) {
  return strikes(Site::kSqliteMemory) ? nullptr : original.xMalloc(size);
}
void* sqlite_realloc(void* old, int size) {
  return strikes(Site::kSqliteMemory) ? nullptr : original.xRealloc(old, size);
}

}  // namespace

void set(const Trap& wanted) {
  trap = wanted;
  seen = 0;
  struck = false;
  set_now = true;
}

bool clear() {
  set_now = false;
  return struck;
}

Pause::Pause() : was_(set_now.exchange(false)) {}
Pause::~Pause() { set_now = was_; }

int64_t events() { return seen; }
int64_t live_news() { return live; }
int64_t live_bytes() { return live_size; }

bool strikes(Site site) {
  if (!set_now.load(std::memory_order_relaxed) || site != trap.site) return false;
  const int64_t now = ++seen;
  if (trap.at == 0 || now < trap.at || (now > trap.at && !trap.lasting)) return false;
  struck = true;
  if (!trap.instead) return true;
  trap.instead(trap.with);
  return false;
}

void configure_sqlite() {
  sqlite3_config(SQLITE_CONFIG_GETMALLOC, &original);
  sqlite3_mem_methods faulty = original;
  faulty.xMalloc = sqlite_malloc;
  faulty.xRealloc = sqlite_realloc;
  sqlite3_config(SQLITE_CONFIG_MALLOC, &faulty);
  sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0);  // small allocations count too
}

}  // namespace ask::faults

namespace {

int64_t size_of(void* memory) { return static_cast<int64_t>(malloc_usable_size(memory)); }

void* allocate(size_t size) noexcept {
  if (ask::faults::strikes(ask::faults::Site::kNew)) return nullptr;
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (!memory) return nullptr;
  ask::faults::live.fetch_add(1, std::memory_order_relaxed);
  ask::faults::live_size.fetch_add(size_of(memory), std::memory_order_relaxed);
  return memory;
}

void* allocate_or_throw(size_t size) {
  void* memory = allocate(size);
  if (!memory) throw std::bad_alloc();
  return memory;
}

void release(void* memory) noexcept {
  if (!memory) return;
  ask::faults::live.fetch_sub(1, std::memory_order_relaxed);
  ask::faults::live_size.fetch_sub(size_of(memory), std::memory_order_relaxed);
  std::free(memory);
}

}  // namespace

void* operator new(size_t size) { return allocate_or_throw(size); }
void* operator new[](size_t size) { return allocate_or_throw(size); }
void* operator new(size_t size, const std::nothrow_t&) noexcept { return allocate(size); }
void* operator new[](size_t size, const std::nothrow_t&) noexcept { return allocate(size); }
void operator delete(void* memory) noexcept { release(memory); }
void operator delete[](void* memory) noexcept { release(memory); }
void operator delete(void* memory, size_t) noexcept { release(memory); }
void operator delete[](void* memory, size_t) noexcept { release(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { release(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { release(memory); }
