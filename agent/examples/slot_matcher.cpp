#include "agent/examples/slot_matcher.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"

namespace ask::examples {
namespace {

constexpr size_t kLongestSlot = 8;    // words
constexpr size_t kMostTried = 2'000;  // steps of a template
constexpr size_t kValueSteps = 20;    // what reading a value counts

}  // namespace

SlotMatcher::SlotMatcher(const Entry& entry, const std::string& question,
                         const std::vector<Word>& words, const db::Snapshot& snapshot,
                         const FindStored& stored)
    : entry_(entry), question_(question), words_(words), snapshot_(snapshot), stored_(stored) {
  values_.resize(entry.slots.size());
}

size_t SlotMatcher::past_empty(size_t word) const {
  while (word < words_.size() && words_[word].empty) ++word;
  return word;
}

// "in", "for" and "during" mean the same before a period.
bool SlotMatcher::leads(size_t element, std::string_view key) const {
  if (element >= entry_.elements.size() || entry_.elements[element].slot < 0) return false;
  const auto slot = static_cast<size_t>(entry_.elements[element].slot);
  return entry_.slots[slot].kind == SlotKind::kPeriod &&
         text::is_one_of(key, {"in", "for", "during"});
}
bool SlotMatcher::same(size_t element, size_t word) const {
  const std::string& key = entry_.elements[element].key;
  return words_[word].key == key ||
         (leads(element + 1, key) && leads(element + 1, words_[word].key));
}
// "revenue last month" for "revenue in {period}"
bool SlotMatcher::left_out(size_t element, size_t word) const {
  return leads(element + 1, entry_.elements[element].key) && word < words_.size() &&
         text::is_one_of(words_[word].key,
                         {"last", "this", "previous", "past", "yesterday", "today", "current"});
}

// Whether the word after `word` can be the element.
bool SlotMatcher::next_fits(size_t element, size_t word) const {
  if (element == entry_.elements.size()) return past_empty(word) == words_.size();
  const TemplateElement& wanted = entry_.elements[element];
  if (wanted.slot >= 0) return word < words_.size();
  word = past_empty(word);
  return word < words_.size() && (same(element, word) || left_out(element, word));
}

bool SlotMatcher::from(size_t element, size_t word) {
  if (++steps_ >= kMostTried || !next_fits(element, word)) return false;
  if (element == entry_.elements.size()) return true;
  if (entry_.elements[element].slot < 0) {
    const size_t at = past_empty(word);
    return from(element + 1, same(element, at) ? at + 1 : at);
  }
  // A value may begin with an article: "The Hague".
  for (size_t begin = word; begin < words_.size(); ++begin) {
    if (takes(element, begin)) return true;
    if (!words_[begin].empty && !(begin == word && leads(element, words_[begin].key))) break;
  }
  return false;
}

bool SlotMatcher::takes(size_t element, size_t begin) {
  const auto slot = static_cast<size_t>(entry_.elements[element].slot);
  for (size_t end = std::min(begin + kLongestSlot, words_.size()); end > begin; --end) {
    if (words_[end - 1].empty || !next_fits(element + 1, end)) continue;
    steps_ += kValueSteps;
    if (steps_ >= kMostTried) return false;
    const uint32_t from_byte = words_[begin].begin, to_byte = words_[end - 1].end;
    auto value = slot_value(entry_.slots[slot],
                            std::string_view(question_).substr(from_byte, to_byte - from_byte),
                            snapshot_, stored_);
    if (!value) continue;
    values_[slot] = std::move(*value);
    if (from(element + 1, end)) return true;
  }
  return false;
}

}  // namespace ask::examples
