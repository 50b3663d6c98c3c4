#include "agent/reason/retrieval/word_index.h"

#include <algorithm>
#include <cmath>

#include "agent/common/text.h"

namespace ask::reason {
namespace {

constexpr double kSaturation = 1.2, kLengthShare = 0.75;  // BM25: k1 and b
constexpr double kTrigramWeight = 0.3;
constexpr double kAlikeTrigrams = 0.5;  // share of trigrams from which two words are alike
constexpr size_t kLongestName = 200;    // bytes of a name that are looked at

// The different trigrams, each as a number.
std::vector<uint32_t> trigrams_of(std::string_view word) {
  std::vector<uint32_t> out;
  const auto byte = [&](size_t i) { return uint32_t{static_cast<unsigned char>(word[i])}; };
  for (size_t i = 0; i + 3 <= word.size(); ++i)
    out.push_back(byte(i) << 16 | byte(i + 1) << 8 | byte(i + 2));
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

// Folded, letters and digits only.
std::string glued(std::string_view name) {
  std::string out;
  for (const char c : text::folded(text::repaired_utf8(name.substr(0, kLongestName))))
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) out += c;
  return out;
}

}  // namespace

void WordIndex::add(const IndexedDocument& words, std::string_view name) {
  const auto document = static_cast<uint32_t>(lengths_.size());
  double length = 0;
  std::vector<uint32_t> ids;
  for (const auto& [word, entry] : words) {
    const auto at = terms_.try_emplace(word, Term{static_cast<uint32_t>(terms_.size())}).first;
    Term& term = at->second;
    term.in.push_back({document, entry.weight, entry.names, entry.describes});
    term.named += entry.names;
    length += entry.weight;
    ids.push_back(term.id);
  }
  std::sort(ids.begin(), ids.end());
  words_.push_back(std::move(ids));
  lengths_.push_back(length);
  for (const uint32_t trigram : trigrams_of(glued(name))) trigrams_[trigram].push_back(document);
}

void WordIndex::finish() {
  for (const double length : lengths_)
    mean_length_ += length / static_cast<double>(lengths_.size());
}

double WordIndex::rarity(size_t documents) const {
  const auto all = static_cast<double>(size()), with = static_cast<double>(documents);
  return std::log(1 + (all - with + 0.5) / (with + 0.5));
}

WordIndex::Scores WordIndex::scores(const TermWeights& query) const {
  Scores out{std::vector<double>(size()), std::vector<char>(size())};
  for (const auto& [word, counts] : query) {
    const auto found = terms_.find(word);
    if (found == terms_.end()) continue;
    const Term& term = found->second;
    const double rare = rarity(term.in.size()), rare_name = rarity(term.named);
    for (const Posting& one : term.in) {
      const double length = lengths_[one.document] / std::max(1.0, mean_length_);
      const double norm = kSaturation * (1 - kLengthShare + kLengthShare * length);
      double& score = out.of[one.document];
      score += counts * rare * one.weight * (kSaturation + 1) / (one.weight + norm);
      // A word that most documents have somewhere may be the name of one.
      if (one.names) score += counts * rare_name;
      out.describes[one.document] |= static_cast<char>(one.describes);
    }
  }
  add_similar_names(query, out);
  return out;
}

void WordIndex::add_similar_names(const TermWeights& query, Scores& out) const {
  std::vector<uint32_t> common(size()), touched;
  for (const auto& [word, counts] : query) {
    if (counts != 1 || terms_.contains(word)) continue;
    const std::vector<uint32_t> parts = trigrams_of(word);
    if (parts.size() < 2) continue;
    for (const uint32_t part : parts)
      if (const auto found = trigrams_.find(part); found != trigrams_.end())
        for (const uint32_t document : found->second)
          if (common[document]++ == 0) touched.push_back(document);
    for (const uint32_t document : touched) {
      const double share =
          static_cast<double>(common[document]) / static_cast<double>(parts.size());
      common[document] = 0;
      if (share < kAlikeTrigrams) continue;
      out.of[document] += kTrigramWeight * share * rarity(0);
      out.describes[document] = 1;
    }
    touched.clear();
  }
}

double WordIndex::similarity(uint32_t a, uint32_t b) const {
  const std::vector<uint32_t>&x = words_[a], &y = words_[b];
  size_t common = 0;
  for (auto i = x.begin(), j = y.begin(); i != x.end() && j != y.end();) {
    if (*i == *j)
      ++common, ++i, ++j;
    else if (*i < *j)
      ++i;
    else
      ++j;
  }
  const size_t all = x.size() + y.size() - common;
  return all == 0 ? 0 : static_cast<double>(common) / static_cast<double>(all);
}

}  // namespace ask::reason
