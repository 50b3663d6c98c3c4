#include "agent/db/run/fts4_leaves.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace ask::db {
namespace {

// Consumes a number from the front: the low bits come first. SQLite writes no more bytes than it
// needs, and takes some that others have written for the end of a list.
std::optional<uint64_t> take_varint(std::span<const unsigned char>& from) {
  constexpr size_t kLongest = 10;
  uint64_t value = 0;
  for (size_t i = 0; i < std::min(from.size(), kLongest); ++i) {
    value |= static_cast<uint64_t>(from[i] & 0x7fU) << (7 * i);
    if (from[i] >= 0x80) continue;
    if (from[i] == 0 && i > 0) return std::nullopt;
    from = from.subspan(i + 1);
    return value;
  }
  return std::nullopt;
}

}  // namespace

// Layout: "Leaf Node Format" in SQLite's fts3_write.c and fts3.c: the length that a word shares
// with the one before, the length of its rest, the rest, the length of its list, the list.
bool Fts4Leaves::add(std::span<const unsigned char> node) {
  for (bool first = true; !node.empty(); first = false) {
    const auto shared = take_varint(node);
    if (first && shared && *shared > 0) return true;  // the height of an inner node
    const auto rest = take_varint(node);
    if (!shared || !rest || *rest > node.size()) return false;
    node = node.subspan(*rest);
    const auto bytes = take_varint(node);
    if (!bytes || *bytes > node.size()) return false;
    if (!add_list(node.first(*bytes))) return false;
    node = node.subspan(*bytes);
  }
  return true;
}

// For each document: its id, as the difference from the one before, its places, and 0.
bool Fts4Leaves::add_list(std::span<const unsigned char> list) {
  uint64_t document = 0;
  while (!list.empty()) {
    const auto id = take_varint(list);
    if (!id) return false;
    document += *id;
    double places = 0;
    for (;; ++places) {
      const auto place = take_varint(list);
      if (!place) return false;
      if (*place == 0) break;
    }
    if (!count(static_cast<int64_t>(document), places)) return false;
  }
  return true;
}

bool Fts4Leaves::count(int64_t document, double places) {
  constexpr size_t kMostDocuments = 1'000'000;
  double sum = places;
  if (sums_) {
    double& all = documents_[document];
    sum = all += places;
  }
  most_ = std::max(most_, sum);
  return documents_.size() <= kMostDocuments;
}

}  // namespace ask::db
