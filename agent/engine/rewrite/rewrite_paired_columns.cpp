#include "agent/engine/rewrite/rewrite_paired_columns.h"

#include "agent/engine/lexicon/pair_words.h"
#include "agent/engine/lexicon/spoken_words.h"

namespace ask::engine {
namespace {

// Words [from, to) name two columns; `one` and `other` are the words of the two.
struct PairPhrase {
  size_t from = 0, one = 0, other = 0, to = 0;
  bool differ = false;
};

// "where the skipper isn't the owner", "whose landlord is also the tenant"
PairPhrase clause_at(const WordSequence& words, size_t at) {
  if (!is_any(words, at, kBeforePair)) return {};
  PairPhrase out{at, at + 1, 0, 0, false};
  if (is_any(words, out.one, {"the", "their", "its"})) ++out.one;
  size_t i = out.one + 1;
  const bool denied = i < words.size() && is_negative_contraction(plain(words, i));
  if (!denied && !is_any(words, i, kBeing)) return {};
  ++i;
  out.differ = denied;
  for (; i < words.size(); ++i) {
    if (is_any(words, i, {"not"}) || is_any(words, i, kDifferenceWords))
      out.differ = !out.differ;
    else if (!is_any(words, i, kFillersOfPair))
      break;
  }
  out.other = i;
  out.to = i + 1;
  return out;
}

// "directed and produced by the same person", "led by one centre but controlled by a different one"
PairPhrase participles_at(const WordSequence& words, size_t at) {
  PairPhrase out{at, at, 0, 0, false};
  size_t i = at + 1;
  bool other_doer = false;
  if (is_any(words, i, {"by"})) {
    i += is_any(words, i + 1, {"one", "a"}) ? 3 : 0;
    other_doer = i > at + 1;
    if (!other_doer) return {};
  }
  if (!is_any(words, i, {"and", "but"})) return {};
  if (is_any(words, i + 1, {"is", "are", "was", "were"})) ++i;
  out.other = i + 1;
  if (!is_any(words, i + 2, {"by"})) return {};
  i += 3;
  if (is_any(words, i, {"a", "the"})) ++i;
  out.differ = is_any(words, i, kDifferenceWords);
  if ((!out.differ && !is_any(words, i, {"same"})) || (other_doer && !out.differ)) return {};
  out.to = i + 2 <= words.size() && end_mark(words[i]).empty() ? i + 2 : i + 1;
  return out;
}

// "emptied on the same day they were tapped"
PairPhrase dates_at(const WordSequence& words, size_t at) {
  PairPhrase out{at, at, 0, 0, false};
  size_t i = at + 1;
  if (is_any(words, i, {"on", "in"})) ++i;
  if (is_any(words, i, {"the"})) ++i;
  if (!is_any(words, i, {"same"}) || !is_any(words, i + 1, kSameDay)) return {};
  i += 2;
  if (is_any(words, i, {"as", "that"})) ++i;
  if (!is_any(words, i, {"they", "it"})) return {};
  ++i;
  if (is_any(words, i, kBeing)) ++i;
  out.other = i;
  out.to = i + 1;
  return out;
}

// "with the same director and producer", "that have different owners and skippers"
PairPhrase nouns_at(const WordSequence& words, size_t at) {
  if (!is_any(words, at, {"with", "having", "have", "has", "had"})) return {};
  size_t i = at + 1;
  if (is_any(words, i, {"the", "a"})) ++i;
  const bool differ = is_any(words, i, kDifferenceWords);
  if ((!differ && !is_any(words, i, {"same"})) || !is_any(words, i + 2, {"and"})) return {};
  return {at, i + 1, i + 3, i + 4, differ};
}

}  // namespace

void rewrite_paired_columns(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  for (size_t i = 1; i + 3 < words.size(); ++i)
    for (const auto phrase_at : {clause_at, participles_at, dates_at, nouns_at}) {
      PairPhrase found = phrase_at(words, i);
      if (found.to == 0 || found.to > words.size()) continue;
      bool inside = false;  // of one clause
      for (size_t k = found.from; k + 1 < found.to; ++k) inside |= !end_mark(words[k]).empty();
      if (inside) continue;
      while (found.from > 1 && is_any(words, found.from - 1, kBeforeDoneByBoth)) --found.from;
      RowCondition condition =
          phrases.paired(plain(words, found.from - 1), plain(words, found.one),
                         plain(words, found.other), found.differ);
      if (!condition.known()) continue;
      const std::string mark = end_mark(words[found.to - 1]);
      words.erase(found.from, found.to);
      if (end_mark(words[found.from - 1]).empty()) words.add(found.from - 1, mark);
      shape.states.push_back(std::move(condition));
      return;
    }
}

}  // namespace ask::engine
