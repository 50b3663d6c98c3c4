#include "agent/engine/rewrite/frame_clauses.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/lexicon/purpose_words.h"
#include "agent/engine/lexicon/request_frame_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/lexicon/word_order_words.h"
#include "agent/engine/rewrite/request_openings.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// True for a word with a capital inside a sentence, which may be a name.
bool is_capitalised(const WordSequence& words, size_t i) {
  const std::string& word = words[i];
  if (word.empty() || word[0] < 'A' || word[0] > 'Z' || word == "I" || word.starts_with("I'"))
    return false;
  const bool first =
      i == 0 || std::string_view(".!?").find(words.last_char(i - 1)) != std::string_view::npos;
  return !first;
}

// "not", "never", "haven't", and "inactive" where something is called active
bool is_denial(const WordSequence& words, size_t i, const FrameNames& names) {
  const std::string word = bare(words, i);
  if (text::is_one_of(word, kLackingWords) || is_negative_contraction(word)) return true;
  for (const std::string_view prefix : kDenyingPrefixes)
    if (word.size() > prefix.size() + 3 && word.starts_with(prefix) &&
        names.in_schema(word.substr(prefix.size())))
      return true;
  return false;
}

}  // namespace

bool is_bare_any(const WordSequence& words, size_t i, std::span<const std::string_view> list) {
  return i < words.size() && text::is_one_of(bare(words, i), list);
}

size_t longest_phrase(const WordSequence& words, size_t at,
                      std::span<const std::string_view> phrases) {
  size_t longest = 0;
  for (const std::string_view phrase : phrases)
    longest = std::max(longest, phrase_length(words, at, phrase, true));
  return longest;
}

bool is_purpose_noun(const WordSequence& words, size_t i, const FrameNames& names) {
  return (is_bare_any(words, i, kPurposeNouns) || is_bare_any(words, i, kWrittenPurposes)) &&
         !names.is_stored(bare(words, i));
}

bool has_digit(const std::string& word) {
  return word.find_first_of("0123456789") != std::string::npos;
}

bool is_repeated(const WordSequence& words, const std::string& word, size_t from, size_t to) {
  const std::string base = lemma(word);
  for (size_t i = from; i < to; ++i)
    if (bare(words, i) == word || lemma(bare(words, i)) == base) return true;
  return false;
}

bool restricts(const WordSequence& words, size_t i, size_t to, size_t rest,
               const FrameNames& names) {
  const std::string word = bare(words, i);
  if (text::is_one_of(word, kWeekdaysGenitive)) return false;
  if (word.empty() || has_digit(word) || words[i].find_first_of("\"'(") == 0 || is_month(word) ||
      text::is_one_of(word, kLimitingWords))
    return true;
  const bool value = is_capitalised(words, i) ||
                     (word.size() > 3 && names.any(word) && !names.in_schema(word)) ||
                     (i + 1 < to && names.any(word + " " + bare(words, i + 1)));
  return value && !is_repeated(words, word, rest, words.size());
}

bool may_restrict(const WordSequence& words, size_t from, size_t to, size_t rest,
                  const FrameNames& names) {
  for (size_t i = from; i < to; ++i)
    if (restricts(words, i, to, rest, names)) return true;
  return false;
}

bool names_more(const WordSequence& words, const WordRange& clause, const WordRange& said,
                const FrameNames& names) {
  for (size_t i = clause.begin; i < clause.end; ++i) {
    const std::string word = bare(words, i);
    if (word.size() > 2 && (names.in_schema(word) || names.in_schema(lemma(word))) &&
        !is_repeated(words, word, said.begin, said.end))
      return true;
  }
  return false;
}

bool changes_rows(const WordSequence& words, size_t to, size_t rest, const FrameNames& names) {
  const WordRange request{rest, words.size()};
  const auto is_new_period = [&](size_t i) {
    return i < to && text::is_one_of(lemma(bare(words, i)), kPeriodNouns) &&
           !is_repeated(words, bare(words, i), request.begin, request.end);
  };
  bool leaves = false;
  for (size_t i = 0; i < to; ++i) {
    const std::string verb = lemma(bare(words, i));
    if (text::is_one_of(verb, kExcludingVerbs)) return true;
    if (leaves && is_bare_any(words, i, kExcludingParticles)) return true;
    leaves |= text::is_one_of(verb, kVerbsExcludingWithParticle);
    if (is_any(words, i, {"this"}) && is_new_period(i + 1)) return true;
    if (!is_any(words, i, {"by"})) continue;
    const size_t noun = is_any(words, i + 1, kPurposeDeterminers) ? i + 2 : i + 1;
    if (is_new_period(noun) || (noun < to && names_more(words, {noun, noun + 1}, request, names)))
      return true;
  }
  return false;
}

bool describes_rows(const WordSequence& words, const WordRange& clause, const WordRange& request,
                    const FrameNames& names) {
  const auto asked = [&](const std::string& word) {
    return is_repeated(words, word, request.begin, request.end);
  };
  const auto is_row = [&](size_t i) {
    const std::string word = bare(words, i);
    return is_bare_any(words, i, kNamedBefore) ||
           (word.size() > 2 && names.in_schema(lemma(word)) && asked(word));
  };
  for (size_t i = clause.begin; i < clause.end; ++i) {
    if (is_denial(words, i, names)) return true;
    const std::string word = bare(words, i);
    if (i > clause.begin && (is_bare_any(words, i, kRelativeWords) || word == "that") &&
        is_row(i - 1))
      return true;
    if (word.size() > 2 && names.in_schema(word) && !asked(word) &&
        (has_past_suffix(word) || (i + 1 < clause.end && is_row(i + 1))))
      return true;
  }
  return false;
}

bool is_ranking_word(const WordSequence& words, size_t i) {
  const std::string word = bare(words, i);
  return (word.size() > 5 && has_superlative_suffix(word) &&
          !text::is_one_of(word, kNoSuperlatives)) ||
         text::is_one_of(word, kIrregularSuperlatives);
}

bool refers_back(const WordSequence& words, size_t begin, size_t rest, const FrameNames& names) {
  if (is_any(words, rest, kNamedBeforeFirst)) return true;
  bool named = false;
  for (size_t i = 0; i < begin; ++i) {
    const std::string word = bare(words, i);
    named |= word.size() > 2 && names.in_schema(lemma(word));
  }
  size_t last = words.size() - 1;
  while (last > rest && is_bare_any(words, last, kPoliteAdverbs)) --last;
  return named && is_bare_any(words, last, kNamedBefore);
}

bool speaks_of_purpose(const WordSequence& words, size_t begin, size_t end) {
  for (size_t i = begin; i < end; ++i) {
    const std::string base = lemma(bare(words, i));
    if (text::is_one_of(base, kVerbsWithPurpose) || text::is_one_of(base, kNounsWithPurpose))
      return true;
  }
  return false;
}

void cut_from(WordSequence& words, size_t at) {
  const std::string& last = words.back();
  const std::string mark = !last.empty() && (last.back() == '?' || last.back() == '.')
                               ? last.substr(last.size() - 1)
                               : "";
  words.resize(at);
  while (!words.empty() && words.size() > 1 &&
         (is_bare_any(words, words.size() - 1, kBeforeJoinedRequest) || words.back() == "-"))
    words.resize(words.size() - 1);
  while (words.back().size() > 1 &&
         std::string_view(",;:.?!").find(words.back().back()) != std::string_view::npos)
    words.cut_last(words.size() - 1);
  if (!mark.empty()) words.end_with(mark);
}

}  // namespace ask::engine
