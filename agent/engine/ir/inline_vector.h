// Fixed-capacity vector with inline storage: no heap, cheap to copy. push() drops an item that does
// not fit and returns false, so that a hostile question costs a bounded amount of memory and time.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace ask::engine {

template <class T, size_t N>
class InlineVector {
 public:
  bool push(const T& item) {
    if (size_ == N) return false;
    items_[size_++] = item;
    return true;
  }
  void pop() { --size_; }
  void clear() { size_ = 0; }
  void erase(size_t at) {
    for (size_t i = at; i + 1 < size_; ++i) items_[i] = items_[i + 1];
    --size_;
  }
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T& operator[](size_t i) { return items_[i]; }
  const T& operator[](size_t i) const { return items_[i]; }
  T& back() { return items_[size_ - 1u]; }
  const T& back() const { return items_[size_ - 1u]; }
  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

 private:
  std::array<T, N> items_{};
  uint8_t size_ = 0;
};

}  // namespace ask::engine
