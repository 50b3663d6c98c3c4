#include "agent/db/statistics/value_index.h"

#include <algorithm>
#include <array>

#include "agent/common/hash_table.h"
#include "agent/common/text.h"

namespace ask::db {
namespace {

constexpr uint32_t kNone = IdTable::kNone;
// Most postings visited per search; a word with more is too common to search for.
constexpr size_t kMaxVisited = 20000;

// Maps ASCII letters to lower case, digits to themselves and the rest to spaces.
constexpr std::array<char, 128> kPlain = [] {
  std::array<char, 128> table{};
  for (size_t c = 0; c < table.size(); ++c) {
    const bool upper = c >= 'A' && c <= 'Z';
    const bool keep = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    table[c] = static_cast<char>(upper ? c + 32 : keep ? c : ' ');
  }
  return table;
}();

// Byte length of the non-ASCII punctuation or blank at the start of `s`, else 0: Latin-1 signs,
// general punctuation, Chinese and Japanese signs.
size_t wide_punctuation(std::string_view s) {
  const auto byte = [&](size_t i) { return i < s.size() ? static_cast<unsigned char>(s[i]) : 0u; };
  if (byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) <= 0xBF) {
    const bool letter = byte(1) == 0xAA || byte(1) == 0xB5 || byte(1) == 0xBA;  // ª µ º
    return letter ? 0 : 2;
  }
  if (byte(0) == 0xE2 && (byte(1) == 0x80 || byte(1) == 0x81) && s.size() >= 3) return 3;
  if (byte(0) == 0xE3 && byte(1) == 0x80 && byte(2) != 0x85 && s.size() >= 3) return 3;
  return 0;
}

// True if `text` contains `words` as whole words.
bool holds(std::string_view text, std::string_view words) {
  for (size_t at = text.find(words); at != text.npos; at = text.find(words, at + 1)) {
    const size_t end = at + words.size();
    if ((at == 0 || text[at - 1] == ' ') && (end == text.size() || text[end] == ' ')) return true;
  }
  return false;
}

// Calls `each(word, offset)` for every word of normalised text.
template <class Each>
void for_words(std::string_view text, Each&& each) {
  for (size_t from = 0; from < text.size();) {
    const size_t end = std::min(text.find(' ', from), text.size());
    each(text.substr(from, end - from), from);
    from = end + 1;
  }
}

}  // namespace

std::string ValueIndex::normalised(std::string_view text) {
  std::string folded;
  const auto wide = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
  if (std::any_of(text.begin(), text.end(), wide)) {
    folded = text::folded(text);
    text = folded;
  }
  std::string out;
  out.reserve(text.size());
  bool gap = false;
  const auto put = [&](char c) {
    if (gap && !out.empty()) out += ' ';
    gap = false;
    out += c;
  };
  for (size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c < kPlain.size()) {
      if (kPlain[c] == ' ')
        gap = true;
      else
        put(kPlain[c]);
    } else if (const size_t skip = wide_punctuation(text.substr(i)); skip > 0) {
      gap = true;
      i += skip - 1;
    } else {
      put(text[i]);
    }
  }
  return out;
}

bool ValueIndex::normalises_to(std::string_view text, std::string_view wanted) {
  const auto first = static_cast<unsigned char>(text.empty() ? ' ' : text[0]);
  if (first < kPlain.size() && kPlain[first] != ' ' && !wanted.starts_with(kPlain[first]))
    return false;
  return normalised(text) == wanted;
}

std::vector<ValueHit> ValueIndex::find(std::string_view normalised) const {
  std::vector<ValueHit> out;
  const uint32_t key = key_table_.find(
      hash_of(normalised), [&](uint32_t id) { return at(keys_[id].text) == normalised; });
  if (key == kNone) return out;
  for (uint32_t h = keys_[key].first_hit; h != kNone; h = hits_[h].next)
    out.push_back(hits_[h].place);
  return out;
}

std::vector<ValueHit> ValueIndex::containing(std::string_view normalised, size_t max) const {
  std::vector<ValueHit> out;
  const Word* rarest = nullptr;
  bool known = true;
  for_words(normalised, [&](std::string_view word, size_t) {
    const Word* found = find_word(word);
    known = known && found;
    if (found && (!rarest || found->postings < rarest->postings)) rarest = found;
  });
  if (!known || !rarest) return out;
  size_t visited = 0;
  for (uint32_t p = rarest->first_posting; p != kNone; p = postings_[p].next) {
    if (out.size() >= max || ++visited > kMaxVisited) break;
    const Key& key = keys_[postings_[p].key];
    if (key.text.size == normalised.size() || !holds(at(key.text), normalised)) continue;
    for (uint32_t h = key.first_hit; h != kNone && out.size() < max; h = hits_[h].next)
      out.push_back(hits_[h].place);
  }
  return out;
}

std::vector<ValueHit> ValueIndex::nearly(std::string_view normalised, size_t typos) const {
  std::vector<ValueHit> out;
  if (keys_.size() > kMaxVisited || normalised.empty()) return out;
  for (const Key& key : keys_) {
    const std::string_view text = at(key.text);
    if (text[0] != normalised[0] || text.size() > normalised.size() + typos ||
        normalised.size() > text.size() + typos)
      continue;
    const size_t distance = text::edit_distance(text, normalised, typos);
    if (distance > typos) continue;
    if (distance < typos) out.clear(), typos = distance;
    for (uint32_t h = key.first_hit; h != kNone; h = hits_[h].next) out.push_back(hits_[h].place);
  }
  return out;
}

std::string_view ValueIndex::original(const ValueHit& hit) const {
  return at(originals_[hit.text]);
}

bool ValueIndex::starts_with_word(std::string_view normalised_word) const {
  const Word* word = find_word(normalised_word);
  return word && word->leads;
}

void ValueIndex::add(uint32_t table, uint32_t column, std::string_view value) {
  const std::string text = normalised(value);
  if (text.empty() || text_.size() + text.size() + value.size() >= kNone) return;
  const uint32_t key = key_of(text);
  const Piece stored = keys_[key].text;
  Piece original = stored;  // shared if normalising changed nothing
  if (at(stored) != value) {
    original = {static_cast<uint32_t>(text_.size()), static_cast<uint32_t>(value.size())};
    text_ += value;
  }
  const auto hit = static_cast<uint32_t>(hits_.size());
  hits_.push_back({{table, column, static_cast<uint32_t>(originals_.size())}, kNone});
  originals_.push_back(original);
  Key& k = keys_[key];
  if (k.first_hit == kNone)
    k.first_hit = hit;
  else
    hits_[k.last_hit].next = hit;
  k.last_hit = hit;
}

uint32_t ValueIndex::key_of(std::string_view normalised) {
  const auto next = static_cast<uint32_t>(keys_.size());
  const uint32_t id = key_table_.find_or_add(
      hash_of(normalised), next, [&](uint32_t k) { return at(keys_[k].text) == normalised; });
  if (id != next) return id;
  keys_.push_back({{static_cast<uint32_t>(text_.size()), static_cast<uint32_t>(normalised.size())},
                   kNone,
                   kNone});
  text_ += normalised;
  add_words(id);
  return id;
}

void ValueIndex::add_words(uint32_t key) {
  const Piece text = keys_[key].text;
  size_t count = 0;
  for_words(at(text), [&](std::string_view word, size_t offset) {
    const uint32_t id = word_of(
        word, {text.from + static_cast<uint32_t>(offset), static_cast<uint32_t>(word.size())});
    Word& w = words_[id];
    if (count++ == 0) w.leads = true;
    if (w.last_posting != kNone && postings_[w.last_posting].key == key) return;  // a repeated word
    const auto posting = static_cast<uint32_t>(postings_.size());
    postings_.push_back({key, kNone});
    if (w.first_posting == kNone)
      w.first_posting = posting;
    else
      postings_[w.last_posting].next = posting;
    w.last_posting = posting;
    ++w.postings;
  });
  longest_ = std::max(longest_, count);
}

uint32_t ValueIndex::word_of(std::string_view word, Piece place) {
  const auto next = static_cast<uint32_t>(words_.size());
  const uint32_t id = word_table_.find_or_add(
      hash_of(word), next, [&](uint32_t w) { return at(words_[w].text) == word; });
  if (id == next) words_.push_back({place, kNone, kNone, 0, false});
  return id;
}

const ValueIndex::Word* ValueIndex::find_word(std::string_view word) const {
  const uint32_t id =
      word_table_.find(hash_of(word), [&](uint32_t w) { return at(words_[w].text) == word; });
  return id == kNone ? nullptr : &words_[id];
}

size_t ValueIndex::bytes() const {
  const auto held = [](const auto& v) { return v.size() * sizeof(v[0]); };
  return text_.size() + held(originals_) + held(keys_) + held(hits_) + held(words_) +
         held(postings_) + key_table_.bytes() + word_table_.bytes();
}

}  // namespace ask::db
