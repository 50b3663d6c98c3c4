// Allocator for lists of JSON values with an emergency reserve. nlohmann::json flattens a value
// into a heap-allocated list in its destructor; if that allocation threw, it would terminate the
// host's process. Included in every source file before json.hpp, see CMakeLists.txt.
#pragma once
#include <cstddef>
#include <memory>
#include <nlohmann/json_fwd.hpp>

namespace ask {

// Allocates with operator new, or from the reserve if that fails; throws bad_alloc if both fail.
void* list_memory(size_t bytes);
void free_list_memory(void* memory) noexcept;

template <class T>
struct ListMemory {
  using value_type = T;
  using size_type = std::size_t;
  using difference_type = std::ptrdiff_t;
  using propagate_on_container_move_assignment = std::true_type;
  using is_always_equal = std::true_type;

  T* allocate(std::size_t count) {
    if (count > static_cast<std::size_t>(PTRDIFF_MAX) / sizeof(T)) throw std::bad_alloc();
    return static_cast<T*>(list_memory(count * sizeof(T)));
  }
  void deallocate(T* memory, std::size_t) noexcept { free_list_memory(memory); }
};

}  // namespace ask

template <>
struct std::allocator<nlohmann::json> : ask::ListMemory<nlohmann::json> {
  constexpr allocator() noexcept = default;
  template <class U>
  constexpr allocator(const allocator<U>&) noexcept {}
  friend bool operator==(const allocator&, const allocator&) { return true; }
};

template <>
struct std::allocator<nlohmann::ordered_json> : ask::ListMemory<nlohmann::ordered_json> {
  constexpr allocator() noexcept = default;
  template <class U>
  constexpr allocator(const allocator<U>&) noexcept {}
  friend bool operator==(const allocator&, const allocator&) { return true; }
};
