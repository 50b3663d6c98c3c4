// What a program knows of constant words, found by hash.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "agent/common/hash_table.h"

namespace ask {

// A map whose keys are texts that outlive it.
template <class Value>
class WordTable {
 public:
  // What is known of the word; null if nothing is.
  const Value* find(std::string_view word) const {
    const uint32_t id =
        ids_.find(hash_of(word), [&](uint32_t i) { return words_[i].word == word; });
    return id == IdTable::kNone ? nullptr : &words_[id].value;
  }
  bool contains(std::string_view word) const { return find(word) != nullptr; }
  // The value of the word, which is added if it is not there.
  Value& operator[](std::string_view word) {
    const auto next = static_cast<uint32_t>(words_.size());
    const uint32_t id =
        ids_.find_or_add(hash_of(word), next, [&](uint32_t i) { return words_[i].word == word; });
    if (id == next) words_.push_back({word, Value{}});
    return words_[id].value;
  }

 private:
  struct Entry {
    std::string_view word;
    Value value;
  };
  std::vector<Entry> words_;
  IdTable ids_;
};

}  // namespace ask
