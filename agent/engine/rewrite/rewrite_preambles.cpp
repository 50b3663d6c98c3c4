#include "agent/engine/rewrite/rewrite_preambles.h"

#include <algorithm>

#include "agent/engine/lexicon/purpose_words.h"
#include "agent/engine/lexicon/request_frame_words.h"
#include "agent/engine/rewrite/request_openings.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestPreamble = 30;  // words
constexpr size_t kLongestPurpose = 14;
constexpr size_t kFewestAsked = 3;

bool ends_with_any(const WordSequence& words, size_t i, std::string_view marks) {
  const std::string& word = words[i];
  return !word.empty() && marks.find(word.back()) != std::string_view::npos;
}

bool is_dash(const WordSequence& words, size_t i) {
  return i < words.size() &&
         (words[i] == "-" || words[i] == "\xE2\x80\x93" || words[i] == "\xE2\x80\x94");
}

// True if the words from `at` on ask: they begin with a request, a question or its verb.
bool asks(const WordSequence& words, size_t at) {
  if (request_opening_end(words, at) > at || is_indirect_question(words, at) ||
      is_request_verb(words, at))
    return true;
  for (size_t i = at; i < words.size(); ++i)
    if (request_opening_end(words, i) > i) return true;
  return false;
}

size_t request_start(const WordSequence& words, size_t at) {
  const size_t end = request_opening_end(words, at);
  return end > at ? end : at;
}

// True if a pronoun of the request stands for what only the words before it name.
bool has_open_pronoun(const WordSequence& words, size_t from, const FrameNames& names) {
  for (size_t i = from; i < words.size(); ++i) {
    const std::string word = bare(words, i);
    const auto named = [&](const std::string& noun) {
      return noun.size() > 2 && names.in_schema(lemma(noun));
    };
    if (named(word)) return false;
    if (is_bare_any(words, i, kReferringPronouns) && !named(bare(words, i + 1)) &&
        !is_any(words, i + 1, kRelativeWords))
      return true;
  }
  return false;
}

// True if nothing of the words [0, to) says which rows the request from `rest` on is about.
bool says_nothing(const WordSequence& words, size_t to, size_t rest, const FrameNames& names) {
  if (may_restrict(words, 0, to, rest, names) || changes_rows(words, to, rest, names) ||
      describes_rows(words, {0, to}, {rest, words.size()}, names))
    return false;
  bool ranks = false, ranked = false;
  for (size_t i = 0; i < words.size(); ++i) (i < to ? ranks : ranked) |= is_ranking_word(words, i);
  if (ranks && !ranked) return false;
  const size_t start = request_start(words, rest);
  return !refers_back(words, to, start, names) && !has_open_pronoun(words, start, names);
}

// True for an occasion of a request at `rest`: rows of a question may be of it, and so may what was
// paid or booked.
bool is_occasion(const WordSequence& words, size_t i, size_t rest, const FrameNames& names) {
  if (!is_bare_any(words, i, kOccasionPurposes) || names.is_stored(bare(words, i))) return false;
  return request_opening_end(words, rest) > rest && !speaks_of_purpose(words, rest, words.size());
}

// "Ticket:", "Safety audit:", "Query from the office:"
bool drop_label(WordSequence& words, const FrameNames& names) {
  for (size_t i = 0; i < 7 && i + kFewestAsked < words.size(); ++i) {
    if (!ends_with_any(words, i, ":") && !is_dash(words, i + 1)) continue;
    const size_t rest = is_dash(words, i + 1) ? i + 2 : i + 1;
    const bool message = is_bare_any(words, 0, kMessageNouns) && !names.in_schema(bare(words, 0)) &&
                         (i == 0 || is_any(words, 1, kAfterMessageNoun) || has_digit(words[i]));
    const bool last = is_bare_any(words, i, kMessageNouns) ||
                      is_bare_any(words, i, kPurposeNouns) ||
                      is_bare_any(words, i, kWrittenPurposes) || is_occasion(words, i, rest, names);
    if (!message && (!last || names.is_stored(bare(words, i)))) return false;
    const bool number = message && i > 0 && has_digit(words[i]);
    if (may_restrict(words, 0, number ? i : i + 1, rest, names)) return false;
    for (size_t k = 0; k <= i; ++k) {
      const std::string word = bare(words, k);
      if (word.size() > 2 && names.in_schema(lemma(word)) &&
          !is_repeated(words, word, rest, words.size()))
        return false;
    }
    if (has_open_pronoun(words, request_start(words, rest), names)) return false;
    words.erase(0, rest);
    return true;
  }
  return false;
}

// True if words [0, to) have a subject and a verb that say nothing of rows.
bool is_statement(const WordSequence& words, size_t to) {
  if (to < 3) return false;
  if (is_any(words, 0, kBeforePurpose) || is_bare_any(words, 0, kRestrictingOpenings) ||
      is_request_verb(words, 0) || is_indirect_question(words, 0) ||
      is_any(words, 0, {"if", "when", "where", "to"}))
    return false;
  for (size_t i = 0; i < to; ++i)
    if (ends_with_any(words, i, "?") || is_bare_any(words, i, kRelativeWords) ||
        request_opening_end(words, i) > i)
      return false;
  if (is_bare_any(words, 0, kPersonalSubjects)) return true;
  for (size_t i = 1; i < to; ++i)
    if (is_bare_any(words, i, kContextVerbs) || is_bare_any(words, i, kStatingVerbs)) return true;
  return false;
}

// "We are costing new pipes: ...", "Sponsors keep asking; ...", "a school has called, so ..."
bool drop_statement(WordSequence& words, const FrameNames& names) {
  const size_t most = std::min(kLongestPreamble, words.size());
  for (size_t i = 2; i < most && i + kFewestAsked < words.size(); ++i) {
    const bool so = ends_with_any(words, i, ",") && is_any(words, i + 1, kConsequentAdverbs);
    const bool dash = is_dash(words, i);
    if (!so && !dash && !ends_with_any(words, i, ".;:!")) continue;
    const size_t rest = so ? i + 2 : i + 1;
    if (so && is_any(words, rest, kAfterNoConjunction)) return false;
    if (!is_statement(words, i + 1) || !asks(words, rest) ||
        !says_nothing(words, i + 1, rest, names))
      return false;
    words.erase(0, rest);
    return true;
  }
  return false;
}

// The end of the opening clause that a comma or the request after it closes; 0 if none does.
size_t clause_end(const WordSequence& words, size_t from, bool purpose) {
  for (size_t i = from; i < kLongestPurpose && i + kFewestAsked < words.size(); ++i) {
    if (ends_with_any(words, i, ".;?!")) return 0;
    if (ends_with_any(words, i, ",:")) return purpose || asks(words, i + 1) ? i + 1 : 0;
    if (i > from && request_opening_end(words, i) > i) return i;
  }
  return 0;
}

// The noun of the phrase from `at` on that tells what an answer is for: the last one before a
// preposition or before `to`.
bool has_purpose(const WordSequence& words, size_t at, size_t to, const FrameNames& names) {
  bool found = false;
  for (size_t i = at; i < to; ++i) {
    if (is_any(words, i, {"about", "to", "on", "of", "in", "at", "with", "from", "by", "for"}))
      return found;
    const std::string word = bare(words, i);
    found =
        is_purpose_noun(words, i, names) ||
        (i > at + 1 && word.size() > 5 && has_progressive_suffix(word) && !names.is_stored(word)) ||
        is_occasion(words, i, to, names);
  }
  return found;
}

// "When we moved", "before we have moved": rows may be of this time.
bool is_past_clause(const WordSequence& words, size_t subject) {
  if (is_bare_any(words, subject, kPerfectSubjects)) return true;
  const std::string verb = bare(words, subject + 1);
  return !is_bare_any(words, subject + 1, kContextVerbs) && is_past_of(verb, lemma(verb));
}

bool is_reason(const WordSequence& words, size_t to) {
  size_t at = 1;
  if (is_any(words, 0, kBeforeThatClause) && is_any(words, 1, {"that"})) ++at;
  if (is_any(words, 0, {"as"}) && is_any(words, 1, kAfterNoConjunction)) return false;
  if (!is_any(words, 0, kReasonConjunctions)) return false;
  const bool person = is_bare_any(words, at, kPersonalSubjects);
  const bool causal = is_any(words, 0, kCausalConjunctions);
  if (is_any(words, 0, kTemporalConjunctions) &&
      (request_opening_end(words, to) == to || is_past_clause(words, at)))
    return false;
  return person || (causal && is_bare_any(words, at, kContextSubjects) && to > 3);
}

// "For the label copy, ...", "Before we cost the work I need ...", "To finish the books I need ..."
bool drop_opening_clause(WordSequence& words, const FrameNames& names) {
  const size_t purpose = longest_phrase(words, 0, kPurposeOpenings);
  const size_t view = longest_phrase(words, 0, kViewOpenings);
  const size_t infinitive = longest_phrase(words, 0, kInfinitiveOpenings);
  const size_t to = clause_end(words, 1, purpose > 0);
  if (to < 2) return false;
  bool applies = false;
  if (purpose > 0) applies = has_purpose(words, purpose, to, names);
  if (view > 0) applies = to > view;
  if (is_any(words, 0, {"with"}))
    applies |= to > 3 && is_any(words, to - 2, {"in"}) && is_any(words, to - 1, {kMindNoun});
  if (infinitive > 0)
    applies |= to > infinitive + 1 && !is_any(words, infinitive, kAfterOtherTo) &&
               !has_digit(words[infinitive]);
  applies |= is_reason(words, to);
  if (!applies || !says_nothing(words, to, to, names)) return false;
  words.erase(0, to);
  return true;
}

}  // namespace

bool drop_preamble(WordSequence& words, const FrameNames& names) {
  return drop_label(words, names) || drop_statement(words, names) ||
         drop_opening_clause(words, names);
}

}  // namespace ask::engine
