#include "agent/engine/rewrite/rewrite_afterthoughts.h"

#include <algorithm>

#include "agent/engine/lexicon/purpose_words.h"
#include "agent/engine/lexicon/request_frame_words.h"
#include "agent/engine/lexicon/word_order_words.h"
#include "agent/engine/rewrite/request_openings.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestAfterthought = 20;  // words
constexpr size_t kFewestBefore = 3;

size_t first_after(const WordSequence& words, size_t most) {
  return std::max(kFewestBefore, words.size() > most ? words.size() - most : 0);
}

bool all_of_class(const WordSequence& words, size_t from, std::span<const std::string_view> list) {
  for (size_t i = from; i < words.size(); ++i)
    if (!is_bare_any(words, i, list)) return false;
  return true;
}

// "... and send me the figure", "...; please send them over"
bool drop_repeated_request(WordSequence& words, const FrameNames& names) {
  constexpr size_t kMost = 8;
  for (size_t i = first_after(words, kMost); i + 1 < words.size(); ++i) {
    const bool joined = is_any(words, i, {"and", "then"});
    if (!joined && !ends_clause_at(words, i - 1)) continue;
    size_t verb = i;
    while (is_any(words, verb, kBeforeSecondRequest)) ++verb;
    const size_t end = request_opening_end(words, verb);
    size_t rest = end > verb ? end : verb;
    if (rest == verb && is_request_verb(words, verb)) rest = verb + 1;
    if (rest == verb || !all_of_class(words, rest, kRepeatedAnswers)) continue;
    if (names_more(words, {rest, words.size()}, {i, i}, names)) return false;
    if (rest == words.size() && !joined) continue;
    cut_from(words, i);
    return true;
  }
  return false;
}

// "They must be in stock."
bool obliges_rows(const WordSequence& words, size_t subject) {
  if (!is_bare_any(words, subject, kNamedBefore) && !is_any(words, subject, {"they"})) return false;
  for (size_t i = subject + 1; i < words.size(); ++i)
    if (is_bare_any(words, i, kObligingVerbs)) return true;
  return false;
}

// "List the staff without hours. I want to chase them up."
bool drop_sentence(WordSequence& words, const FrameNames& names) {
  for (size_t i = first_after(words, kLongestAfterthought); i + 2 < words.size(); ++i) {
    const std::string& last = words[i - 1];
    if (last.empty() || std::string_view(".?!;").find(last.back()) == std::string_view::npos)
      continue;
    if (!is_bare_any(words, i, kAfterthoughtSubjects)) return false;
    for (size_t k = i; k < words.size(); ++k)
      if (is_bare_any(words, k, kChangingWords) || is_ranking_word(words, k) ||
          request_opening_end(words, k) > k || words[k].ends_with('?'))
        return false;
    if (obliges_rows(words, i) || names_more(words, {i, words.size()}, {0, i}, names) ||
        may_restrict(words, i + 1, words.size(), words.size(), names) ||
        describes_rows(words, {i, words.size()}, {0, i}, names))
      return false;
    cut_from(words, i);
    return true;
  }
  return false;
}

// "..., to reconcile the fuel bills", "... in order to plan the tour"
bool drop_infinitive(WordSequence& words, const FrameNames& names) {
  for (size_t i = first_after(words, kLongestAfterthought); i + 2 < words.size(); ++i) {
    const bool comma = is_any(words, i, {"to"}) && words[i - 1].ends_with(',');
    const bool order =
        is_any(words, i, {"in"}) && is_any(words, i + 1, {"order"}) && is_any(words, i + 2, {"to"});
    const bool as =
        is_any(words, i, {"so"}) && is_any(words, i + 1, {"as"}) && is_any(words, i + 2, {"to"});
    if (!comma && !order && !as) continue;
    const size_t verb = comma ? i + 1 : i + 3;
    if (verb + 1 >= words.size() || is_any(words, verb, kAfterOtherTo) || has_digit(words[verb]))
      return false;
    for (size_t k = verb; k < words.size(); ++k)
      if (is_bare_any(words, k, kChangingWords) || is_ranking_word(words, k) ||
          text::is_one_of(lemma(bare(words, k)), kOutputVerbs) ||
          ends_clause_at(words, k) != (k + 1 == words.size() && ends_clause_at(words, k)))
        return false;
    if (names_more(words, {verb, words.size()}, {0, i}, names) ||
        may_restrict(words, verb, words.size(), words.size(), names) ||
        describes_rows(words, {i, words.size()}, {0, i}, names))
      return false;
    cut_from(words, i);
    return true;
  }
  return false;
}

// "...; should several share first place, include each of them", "... (all if tied)"
bool drop_tie(WordSequence& words) {
  constexpr size_t kMost = 16;
  for (size_t i = first_after(words, kMost); i + 1 < words.size(); ++i) {
    if (!ends_clause_at(words, i - 1) && !words[i].starts_with('(')) continue;
    bool tie = false, condition = false, all = true;
    for (size_t k = i; k < words.size() && all; ++k) {
      const std::string word = unbracketed(words, k);
      tie |= text::is_one_of(word, kSharedPlaces);
      condition |= text::is_one_of(word, kTieConditions);
      all &= text::is_one_of(word, kTieClauseWords);
    }
    if (!all || !tie || !condition) continue;
    cut_from(words, i);
    return true;
  }
  return false;
}

// True if the words before a purpose at `i` may have it as their object: "paid for the insurance".
bool takes_purpose(const WordSequence& words, size_t i) {
  return speaks_of_purpose(words, 0, i) ||
         (!is_any(words, i, {"for"}) && has_past_suffix(bare(words, i - 1)) &&
          !is_any(words, i - 1, kSortingParticiples));
}

// "I need", "could you", "please"
bool is_framed(const WordSequence& words, size_t to) {
  for (size_t i = 0; i < words.size(); ++i)
    if (is_any(words, i, kRequestAdverbs) || (i < to && request_opening_end(words, i) > i))
      return true;
  return false;
}

// True for "for" in "in preparation for".
bool is_inside_opening(const WordSequence& words, size_t i) {
  constexpr size_t kLongestOpening = 5;
  for (size_t k = i > kLongestOpening ? i - kLongestOpening : 0; k < i; ++k)
    if (k + longest_phrase(words, k, kPurposeOpenings) > i) return true;
  return is_any(words, i - 1, {"as", "in"});
}

// "... for the premiere invitations", "... as part of our annual review"
bool drop_final_purpose(WordSequence& words, const FrameNames& names) {
  size_t end = words.size() - 1;
  while (end > kFewestBefore && is_bare_any(words, end, kPoliteAdverbs)) --end;
  if (!is_purpose_noun(words, end, names)) return false;
  for (size_t i = end; i-- > kFewestBefore && end - i < 7;) {
    if (is_any(words, i, {"of"}) && !is_any(words, i - 1, kBeforePurposeOf)) return false;
    const size_t opening = longest_phrase(words, i, kPurposeOpenings);
    if (opening == 0 || is_inside_opening(words, i)) continue;
    if (opening == 1 && !is_framed(words, i)) return false;
    if (!is_any(words, i + opening, kPurposeDeterminers) || takes_purpose(words, i) ||
        may_restrict(words, i + opening, end, end, names))
      return false;
    cut_from(words, i);
    return true;
  }
  return false;
}

}  // namespace

bool drop_afterthought(WordSequence& words, const FrameNames& names) {
  if (words.size() < kFewestBefore + 3) return false;
  return drop_repeated_request(words, names) || drop_sentence(words, names) ||
         drop_infinitive(words, names) || drop_tie(words) || drop_final_purpose(words, names);
}

}  // namespace ask::engine
