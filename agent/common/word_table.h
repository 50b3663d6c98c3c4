// Constant table of words with a value for each, looked up by hash.
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
    const uint32_t id = id_of(word);
    return id == IdTable::kNone ? nullptr : &words_[id].value;
  }
  bool contains(std::string_view word) const { return id_of(word) != IdTable::kNone; }
  // The value of the word, which is added if it is not there.
  Value& operator[](std::string_view word) {
    uint32_t id = id_of(word);
    if (id == IdTable::kNone) {
      id = static_cast<uint32_t>(words_.size());
      words_.push_back({word, Value{}});  // before its id: memory may run out
      ids_.find_or_add(hash_of(word), id, [](uint32_t) { return false; });
    }
    return words_[id].value;
  }

 private:
  struct Entry {
    std::string_view word;
    Value value;
  };
  uint32_t id_of(std::string_view word) const {
    return ids_.find(hash_of(word), [&](uint32_t i) { return words_[i].word == word; });
  }

  std::vector<Entry> words_;
  IdTable ids_;
};

}  // namespace ask
