#include "agent/engine/rewrite/rewrite_exclusion.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/exclusion_phrases.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

constexpr size_t kMaxNamed = 5;  // words of what is left out

bool ends_clause(std::string_view word) {
  return !word.empty() && std::string_view(",.;:?!)-").find(word.back()) != std::string_view::npos;
}

bool is_quoted(const WordSequence& words, size_t from, size_t to) {
  for (size_t i = from; i < to; ++i)
    if (words[i].find_first_of("\"'") == 0) return true;
  return false;
}

// The number of words that the phrase covers from `at` on; 0 if it does not match or punctuation
// interrupts it.
size_t covers(const WordSequence& words, size_t at, std::string_view phrase) {
  if (at >= words.size()) return 0;
  const size_t letter = words[at].find_first_not_of("(,");
  if (letter == std::string::npos) return 0;
  const auto first = static_cast<unsigned char>(words[at][letter]);  // most phrases differ in it
  if (first < 0x80 && text::lower(std::string_view(&words[at][letter], 1))[0] != phrase[0])
    return 0;
  const std::vector<std::string> phrase_words = text::split(phrase, ' ');
  if (at + phrase_words.size() > words.size()) return 0;
  for (size_t k = 0; k < phrase_words.size(); ++k) {
    if (unbracketed(words, at + k) != phrase_words[k]) return 0;
    if (k + 1 < phrase_words.size() && ends_clause(words[at + k])) return 0;
  }
  return phrase_words.size();
}

// Words that lead to what is left out: "with refunds removed", "once you remove refunds".
bool leads(const std::string& word) { return text::is_one_of(word, kBeforeExclusion); }

// True if a clause begins at `at`.
bool begins_clause(const WordSequence& words, size_t at) {
  return at == 0 || words[at].starts_with('(') || ends_clause(words[at - 1]) ||
         leads(plain(words, at - 1));
}

// Puts "excluding" and the words [from, to) in place of [begin, end), and joins them to the words
// before: "per shop? refunds don't count" -> "per shop excluding refunds".
void put(WordSequence& words, size_t begin, size_t end, size_t from, size_t to) {
  WordSequence by{"excluding"};
  for (size_t i = from; i < to; ++i) by.push_back({unbracketed(words, i), words.word(i).source});
  by.end_with(end_mark(words[end - 1]));
  for (size_t k = 0; k < 2 && begin > 0 && leads(plain(words, begin - 1)); ++k) --begin;
  replace(words, begin, end - begin, by);
  if (begin == 0) return;
  std::string_view before = words[begin - 1];
  while (before.size() > 1 && ends_clause(before) && before.back() != ')') before.remove_suffix(1);
  words.cut_last(begin - 1, words[begin - 1].size() - before.size());
}

// True if the question goes on after a comma or "and".
bool has_second_clause(const WordSequence& words) {
  for (size_t i = 0; i + 1 < words.size(); ++i)
    if (ends_clause(words[i]) || is_any(words, i, {"and", "then", "but"})) return true;
  return false;
}

// "leaving out cancelled orders", "leave the cancelled orders out"
bool rewrite_before(WordSequence& words, size_t at) {
  for (const ExclusionPhrase& exclusion : kExclusionsBefore) {
    const size_t count = covers(words, at, exclusion.phrase);
    if (count == 0 || (exclusion.of_clause && !begins_clause(words, at))) continue;
    if (exclusion.of_clause && at > 0 && plain(words, at - 1) == "by") continue;  // "by skip size"
    if (at + count >= words.size() || ends_clause(words[at + count - 1])) continue;
    if (exclusion.of_clause && at == 0 && !has_second_clause(words)) continue;  // "skip hires"
    if (is_any(words, at + count, {"of", "to", "by", "on", "for", "in"})) continue;
    put(words, at, at + count, 0, 0);
    return true;
  }
  if (!begins_clause(words, at) || !text::is_one_of(unbracketed(words, at), kVerbsAroundExcluded))
    return false;
  for (size_t i = at + 2; i < words.size() && i <= at + 1 + kMaxNamed; ++i) {
    if (ends_clause(words[i - 1])) return false;
    if (!text::is_one_of(unbracketed(words, i), kExclusionParticles)) continue;
    if (i + 1 < words.size() && !ends_clause(words[i])) return false;
    put(words, at, i + 1, at + 1, i);
    return true;
  }
  return false;
}

// "cancelled orders not counted", "with refunds removed"
bool rewrite_trailing_exclusion(WordSequence& words, size_t at) {
  size_t count = 0;
  for (const std::string_view phrase : kExclusionsAfter)
    if (count == 0) count = covers(words, at, phrase);
  if (count == 0 || at == 0 || (at + count < words.size() && !ends_clause(words[at + count - 1])))
    return false;
  size_t to = at;
  while (to > 0 &&
         is_any(words, to - 1, {"are", "is", "were", "was", "should", "be", "being", "to"}))
    --to;
  size_t from = to;
  while (from > 0 && to - from < kMaxNamed && !ends_clause(words[from - 1]) &&
         !words[from].starts_with('(') &&
         !is_any(words, from - 1, {"with", "but", "when", "once", "if", "after"}))
    --from;
  const bool whole = from == 0 && at + count == words.size();
  if (from == to || whole || !begins_clause(words, from) || is_quoted(words, from, to) ||
      is_any(words, from, {"which", "who", "what", "how", "are", "is", "that"}))
    return false;
  put(words, from, at + count, from, to);
  return true;
}

// "Excluding refunds, how many orders are there?" -> "How many orders are there excluding refunds?"
void put_last(WordSequence& words) {
  if (std::none_of(std::begin(kExclusionOpenings), std::end(kExclusionOpenings),
                   [&](std::string_view phrase) { return covers(words, 0, phrase) > 0; }))
    return;
  size_t end = 1;
  while (end < words.size() && end <= kMaxNamed + 2 && !ends_clause(words[end - 1])) ++end;
  if (end >= words.size() || !words[end - 1].ends_with(',')) return;
  words.cut_last(end - 1);
  const std::string mark = end_mark(words.back());
  words.cut_last(words.size() - 1, mark.size());
  words.add(end - 1, mark);
  words.rotate(end);
}

}  // namespace

void rewrite_exclusion(WordSequence& words) {
  for (size_t i = 0; i < words.size(); ++i)
    if (words.has(i, Trigger::kExclusion) &&
        (rewrite_before(words, i) || rewrite_trailing_exclusion(words, i)))
      break;
  if (!words.empty() && words.has(0, Trigger::kExclusion)) put_last(words);
}

}  // namespace ask::engine
