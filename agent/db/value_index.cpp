#include "agent/db/value_index.h"

#include <algorithm>

#include "agent/common/text.h"

namespace ask::db {

std::string ValueIndex::normalised(std::string_view text) {
  std::string out;
  bool gap = false;
  for (const char c : text::folded(text)) {
    const bool word = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                      static_cast<unsigned char>(c) >= 0x80;
    if (!word) {
      gap = !out.empty();
      continue;
    }
    if (gap) out += ' ';
    gap = false;
    out += c;
  }
  return out;
}

const std::vector<ValueHit>& ValueIndex::find(std::string_view normalised) const {
  static const std::vector<ValueHit> kNowhere;
  const auto found = hits_.find(std::string(normalised));
  return found == hits_.end() ? kNowhere : found->second;
}

bool ValueIndex::starts_with_word(std::string_view normalised_word) const {
  return first_words_.contains(std::string(normalised_word));
}

void ValueIndex::add(uint32_t table, uint32_t column, std::string_view value) {
  std::string key = normalised(value);
  if (key.empty()) return;
  ++first_words_[key.substr(0, key.find(' '))];
  longest_ = std::max<size_t>(longest_,
                              1 + static_cast<size_t>(std::count(key.begin(), key.end(), ' ')));
  bytes_ += key.size() + value.size() + sizeof(ValueHit) + 64;
  hits_[std::move(key)].push_back({table, column, static_cast<uint32_t>(originals_.size())});
  originals_.emplace_back(value);
}

}  // namespace ask::db
