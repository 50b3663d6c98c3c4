// Vectors of texts, kept for the questions of a connection. Memory is bounded.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace ask::reason {

using Vector = std::vector<float>;  // of unit norm, or zero

// The cosine of the angle between them; 0 if they differ in length, or one is zero.
float cosine(const Vector& a, const Vector& b);

class VectorCache {
 public:
  // The key of a vector: the model, the numbers that were asked for, and the text, by its SHA-256.
  static std::string key(std::string_view model, int64_t dims, std::string_view text_hash);

  const Vector* find(const std::string& key) const;  // null; valid until put()
  // Forgets all others first where they would take more than 64 MB together.
  void put(std::string key, Vector vector);

 private:
  std::unordered_map<std::string, Vector> vectors_;
  size_t bytes_ = 0;
};

}  // namespace ask::reason
