#include "agent/common/json_memory.h"

#include <mutex>
#include <new>

namespace ask {
namespace {

// A bump allocator that resets when its last piece is freed, which suffices since the lists in
// destructors are short-lived. Thread-safe.
class Reserve {
 public:
  void* cut(size_t bytes) noexcept {
    const std::lock_guard lock(mutex_);
    const size_t size = (bytes + alignof(std::max_align_t) - 1) & ~(alignof(std::max_align_t) - 1);
    if (size > kBytes - used_) return nullptr;
    ++pieces_;
    used_ += size;
    return memory_ + used_ - size;
  }
  bool give_back(void* memory) noexcept {
    const auto* piece = static_cast<std::byte*>(memory);
    if (std::less<>()(piece, memory_) || !std::less<>()(piece, memory_ + kBytes)) return false;
    const std::lock_guard lock(mutex_);
    if (--pieces_ == 0) used_ = 0;
    return true;
  }

 private:
  static constexpr size_t kBytes = 256 * 1024;  // zero pages: no physical memory until used
  std::mutex mutex_;
  size_t used_ = 0, pieces_ = 0;
  alignas(std::max_align_t) std::byte memory_[kBytes]{};
};

// One per process, since memory runs out for the process as a whole.
constinit Reserve reserve;

}  // namespace

void* list_memory(size_t bytes) {
  if (void* memory = ::operator new(bytes, std::nothrow)) return memory;
  if (void* memory = reserve.cut(bytes)) return memory;
  throw std::bad_alloc();
}

void free_list_memory(void* memory) noexcept {
  if (!reserve.give_back(memory)) ::operator delete(memory);
}

}  // namespace ask
