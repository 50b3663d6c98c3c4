#include "agent/reason/retrieval/vector_cache.h"

#include <fmt/format.h>

#include <numeric>

namespace ask::reason {

float cosine(const Vector& a, const Vector& b) {
  if (a.size() != b.size()) return 0;
  // Sums that do not wait for each other.
  constexpr size_t kLanes = 8;
  float sums[kLanes] = {};
  size_t i = 0;
  for (; i + kLanes <= a.size(); i += kLanes)
    for (size_t lane = 0; lane < kLanes; ++lane) sums[lane] += a[i + lane] * b[i + lane];
  float out = std::inner_product(a.begin() + static_cast<ptrdiff_t>(i), a.end(),
                                 b.begin() + static_cast<ptrdiff_t>(i), 0.0F);
  for (const float sum : sums) out += sum;
  return out;
}

std::string VectorCache::key(std::string_view model, int64_t dims, std::string_view text_hash) {
  return fmt::format("{} {} {}", text_hash, dims, model);
}

const Vector* VectorCache::find(const std::string& key) const {
  const auto found = vectors_.find(key);
  return found == vectors_.end() ? nullptr : &found->second;
}

void VectorCache::put(std::string key, Vector vector) {
  constexpr size_t kMostBytes = 64u << 20, kOverhead = 200;
  const size_t size = vector.size() * sizeof(float) + key.size() + kOverhead;
  if (bytes_ + size > kMostBytes) {
    vectors_.clear();
    bytes_ = 0;
  }
  if (vectors_.insert_or_assign(std::move(key), std::move(vector)).second) bytes_ += size;
}

}  // namespace ask::reason
