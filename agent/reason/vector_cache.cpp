#include "agent/reason/vector_cache.h"

#include <fmt/format.h>

#include <numeric>

namespace ask::reason {

float cosine(const Vector& a, const Vector& b) {
  if (a.size() != b.size()) return 0;
  return std::inner_product(a.begin(), a.end(), b.begin(), 0.0F);
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
