// Owning heap pointer with value semantics (copies are deep), for recursive trees. Never null,
// except after being moved from.
#pragma once
#include <memory>
#include <utility>

namespace ask {

template <class T>
class Box {
 public:
  Box(T value) : p_(std::make_unique<T>(std::move(value))) {}
  Box(const Box& other) : p_(std::make_unique<T>(*other.p_)) {}
  Box(Box&&) noexcept = default;
  Box& operator=(const Box& other) { return *this = Box(other); }
  Box& operator=(Box&&) noexcept = default;
  ~Box() = default;

  T& operator*() { return *p_; }
  const T& operator*() const { return *p_; }
  T* operator->() { return p_.get(); }
  const T* operator->() const { return p_.get(); }
  bool operator==(const Box& other) const { return *p_ == *other.p_; }

 private:
  std::unique_ptr<T> p_;
};

}  // namespace ask
