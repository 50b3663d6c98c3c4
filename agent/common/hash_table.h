// A fast hash of bytes and a table of numbers to find things by it, both for use in memory only.
// There is no defence against chosen keys: a bad one costs time within a budget.
#pragma once
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace ask {

// The low bits are good enough for a table whose size is a power of two.
inline uint64_t mixed(uint64_t h) {
  h ^= h >> 32;
  h *= 0x9E3779B97F4A7C15ULL;
  return h ^ (h >> 29);
}

// Multiplies and folds eight bytes at a time.
inline uint64_t hash_of(std::string_view s) {
  constexpr uint64_t kPrime = 0x9E3779B97F4A7C15ULL;
  uint64_t h = 0xcbf29ce484222325ULL ^ s.size();
  while (s.size() >= 8) {
    uint64_t chunk = 0;
    std::memcpy(&chunk, s.data(), 8);
    h = (h ^ chunk) * kPrime;
    h ^= h >> 29;
    s.remove_prefix(8);
  }
  uint64_t rest = 0;
  if (!s.empty()) std::memcpy(&rest, s.data(), s.size());  // an empty text may have no data
  return mixed((h ^ rest) * kPrime);
}

// Finds the number of an item by its hash; the items themselves are the caller's. Open addressing;
// part of the hash stands beside the number, so that most misses touch no item.
class IdTable {
 public:
  static constexpr uint32_t kNone = 0xFFFFFFFF;

  // The item with this hash of which `same(id)` is true, or kNone.
  template <class Same>
  uint32_t find(uint64_t hash, Same&& same) const {
    return slots_.empty() ? kNone : slots_[slot_of(hash, same)].id;
  }
  // The same, but enters `id` where there is none yet, and gives it back.
  template <class Same>
  uint32_t find_or_add(uint64_t hash, uint32_t id, Same&& same) {
    if (items_ * 2 >= slots_.size()) grow();
    Slot& slot = slots_[slot_of(hash, same)];
    if (slot.id == kNone) {
      slot = {static_cast<uint32_t>(hash), id};
      ++items_;
    }
    return slot.id;
  }
  size_t bytes() const { return slots_.size() * sizeof(Slot); }

 private:
  struct Slot {
    uint32_t hash, id;
  };

  template <class Same>
  size_t slot_of(uint64_t hash, Same&& same) const {
    const auto part = static_cast<uint32_t>(hash);
    const size_t mask = slots_.size() - 1;
    size_t at = part & mask;
    while (slots_[at].id != kNone && !(slots_[at].hash == part && same(slots_[at].id)))
      at = (at + 1) & mask;
    return at;
  }
  void grow() {
    constexpr size_t kFirst = 64;
    std::vector<Slot> old(slots_.empty() ? kFirst : slots_.size() * 2, Slot{0, kNone});
    old.swap(slots_);
    for (const Slot& slot : old)
      if (slot.id != kNone) slots_[slot_of(slot.hash, [](uint32_t) { return false; })] = slot;
  }

  std::vector<Slot> slots_;  // a power of two
  size_t items_ = 0;
};

}  // namespace ask
