// Which stored text values a question names: normalised value -> where it stands, by exact match of
// n-grams. Built within a budget of rows, bytes and time, so that a large table costs a bounded
// sample and never a full scan.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace ask::db {

struct ValueHit {
  uint32_t table = 0;   // index into Catalog::tables
  uint32_t column = 0;  // index into Table::columns
  uint32_t text = 0;    // index into ValueIndex::originals
};

class ValueIndex {
 public:
  // How a value or a span of the question is normalised: folded, punctuation to single spaces,
  // trimmed. Both sides go through this.
  static std::string normalised(std::string_view text);

  // Where exactly this (already normalised) text is stored; empty when nowhere.
  const std::vector<ValueHit>& find(std::string_view normalised) const;
  // The value as stored, for a hit.
  const std::string& original(const ValueHit& hit) const { return originals_[hit.text]; }
  // Some value starts with this normalised word: a cheap test before longer n-grams are tried.
  bool starts_with_word(std::string_view normalised_word) const;

  void add(uint32_t table, uint32_t column, std::string_view value);
  size_t bytes() const { return bytes_; }
  size_t values() const { return originals_.size(); }
  size_t longest() const { return longest_; }  // words in the longest value

  bool complete = true;  // false: a budget cut it, values may be missing

 private:
  std::unordered_map<std::string, std::vector<ValueHit>> hits_;
  std::unordered_map<std::string, uint32_t> first_words_;
  std::vector<std::string> originals_;
  size_t bytes_ = 0, longest_ = 0;
};

}  // namespace ask::db
