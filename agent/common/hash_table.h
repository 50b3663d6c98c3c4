// A fast hash of bytes and a hash table of ids, for use in memory only: the hash is not stable
// across platforms. No defence against chosen keys; callers bound the time that collisions cost.
#pragma once
#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

namespace ask {

// Mixes the bits, so that the low ones suffice to index a table whose size is a power of two.
inline uint64_t mixed(uint64_t h) {
  h ^= h >> 32;
  h *= 0x9E3779B97F4A7C15ULL;
  return h ^ (h >> 29);
}

// Hash of the bytes, eight at a time by multiply and fold.
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

// Hash table from hashes to ids of items that the caller stores. Open addressing; each slot keeps
// 32 bits of the hash, so that most misses touch no item.
class IdTable {
 public:
  static constexpr uint32_t kNone = 0xFFFFFFFF;

  // The id with this hash for which `same(id)` is true, or kNone.
  template <class Same>
  uint32_t find(uint64_t hash, Same&& same) const {
    return slots_.empty() ? kNone : slots_[slot_of(hash, same)].id;
  }
  // The same, but if there is none, adds `id` and returns it.
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

  std::vector<Slot> slots_;  // the size is a power of two
  size_t items_ = 0;
};

}  // namespace ask
