// Matches the elements of a template with the words of a question, by backtracking. Bounded.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "agent/db/statistics/snapshot.h"
#include "agent/examples/library.h"
#include "agent/examples/slot_value.h"
#include "agent/examples/words.h"

namespace ask::examples {

class SlotMatcher {
 public:
  // REQUIRES: what it is given outlives it; `words` are those of `question`.
  SlotMatcher(const Entry& entry, const std::string& question, const std::vector<Word>& words,
              const db::Snapshot& snapshot, const FindStored& stored);

  bool matches() { return from(0, 0); }
  const std::vector<SlotValue>& values() const { return values_; }
  size_t steps() const { return steps_; }

 private:
  size_t past_empty(size_t word) const;
  bool leads(size_t element, std::string_view key) const;
  bool same(size_t element, size_t word) const;
  bool left_out(size_t element, size_t word) const;
  bool next_fits(size_t element, size_t word) const;
  bool from(size_t element, size_t word);
  bool takes(size_t element, size_t begin);

  const Entry& entry_;
  const std::string& question_;
  const std::vector<Word>& words_;
  const db::Snapshot& snapshot_;
  const FindStored& stored_;
  size_t steps_ = 0;
  std::vector<SlotValue> values_;
};

}  // namespace ask::examples
