#include "agent/engine/rewrite/request_openings.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/word_table.h"
#include "agent/engine/lexicon/lexicon_tables.h"
#include "agent/engine/lexicon/request_frame_words.h"

namespace ask::engine {
namespace {

size_t past_adverbs(const WordSequence& words, size_t at) {
  while (at < words.size() && text::is_one_of(bare(words, at), kPoliteAdverbs)) ++at;
  return at;
}

// The end of "tell me", "let me have", "look up for me", "find out and tell me"; `at` if none.
size_t asking_end(const WordSequence& words, size_t at) {
  const std::string verb = bare(words, at);
  for (const RequestVerb& row : kRequestVerbs) {
    if (!has_part(row.forms, ' ', verb)) continue;
    size_t end = at + 1;
    const bool particle = end < words.size() && has_part(row.particles, ' ', bare(words, end));
    using enum AfterRequestVerb;
    if (row.after == kOnlyWithParticle && is_any(words, end, {"that", "it", "this"}) &&
        end + 1 < words.size() && has_part(row.particles, ' ', bare(words, end + 1)))
      return end + 2;  // "work that out"
    if (row.after == kOnlyWithParticle && !particle) return at;
    if (particle) ++end;
    const size_t addressed = is_any(words, end, {"for", "to", "with"}) ? end + 1 : end;
    if (is_any(words, addressed, {"me", "us"})) {
      end = addressed + 1;
      if (!particle && end < words.size() && has_part(row.particles, ' ', bare(words, end))) ++end;
    }
    if (is_any(words, end - 1, {"as"}) && is_any(words, end, {"to"})) ++end;
    if (row.after == kInfinitive && !is_any(words, end, kAfterLetMe)) return at;
    if (row.after == kInfinitive || (row.after == kWith && is_any(words, end, {"with"}))) ++end;
    end = past_adverbs(words, end);
    if (is_any(words, end, {"and"})) {
      const size_t next = past_adverbs(words, end + 1);
      if (const size_t more = asking_end(words, next); more > next) return more;
    }
    return end;
  }
  return at;
}

// The end of "a full list of" from `at` on; `at` if there is none.
size_t list_of_end(const WordSequence& words, size_t at) {
  size_t end = at;
  while (is_any(words, end, kBeforeListNoun)) ++end;
  const bool list = end > at && is_any(words, end, kListNouns) && end_mark(words[end]).empty();
  return list && is_any(words, end + 1, kAfterListNoun) ? end + 2 : at;
}

// "I have been asked by the committee"
size_t asked_by_end(const WordSequence& words, size_t at) {
  constexpr size_t kMostWords = 4;
  if (!is_any(words, at, {"have", "was", "been", "were"})) return at;
  size_t end = at + 1;
  if (is_any(words, end, {"been"})) ++end;
  if (!is_any(words, end, kAskedParticiples) || !is_any(words, end + 1, {"by"})) return at;
  for (size_t i = end + 2; i < words.size() && i < end + 3 + kMostWords; ++i) {
    if (is_any(words, i, {"for"})) return i + 1;
    if (is_any(words, i, {"to"})) {
      const size_t more = asking_end(words, i + 1);
      return more > i + 1 ? more : at;
    }
    if (i > end + 2 && text::is_one_of(bare(words, i), kIndirectQuestions)) return i;
  }
  return at;
}

// The end of what one part of an opening matches from `at` on; npos if it does not match.
size_t part_end(const WordSequence& words, size_t at, std::string_view part) {
  if (part == "<ask>") {
    const size_t end = asking_end(words, at);
    return end > at ? end : std::string::npos;
  }
  if (part == "<list>") {
    const size_t end = list_of_end(words, at);
    return end > at ? end : std::string::npos;
  }
  if (part == "<rows>" || part == "<do>") {
    const bool there = at < words.size() && (part == "<do>" ? is_computing_verb(words, at)
                                                            : is_any(words, at, kRowsOpenings));
    return there ? at : std::string::npos;
  }
  const char mode = part.back();
  const bool marked = mode == '?' || mode == '*' || mode == '+';
  if (marked) part.remove_suffix(1);
  size_t count = 0;
  for (size_t end = at;;) {
    if (end >= words.size() || !has_part(part, '|', bare(words, end)))
      return count > 0 || mode == '?' || mode == '*' ? at : std::string::npos;
    ++count;
    const bool stop = ends_clause_at(words, end);
    at = past_adverbs(words, ++end);
    end = at;
    if (!marked || mode == '?' || stop) return at;
  }
}

size_t opening_end(const WordSequence& words, size_t at, std::string_view opening) {
  size_t end = at;
  while (!opening.empty()) {
    const size_t blank = std::min(opening.find(' '), opening.size());
    end = part_end(words, end, opening.substr(0, blank));
    if (end == std::string::npos) return at;
    opening.remove_prefix(std::min(blank + 1, opening.size()));
  }
  return end;
}

// True for the first word of one of kRequestPatterns.
bool begins_request(std::string_view word) {
  struct Nothing {};
  static const WordTable<Nothing> words = [] {
    WordTable<Nothing> out;
    for (const std::string_view pattern : kRequestPatterns) {
      std::string_view first = pattern.substr(0, pattern.find(' '));
      while (!first.empty()) {
        const size_t bar = std::min(first.find('|'), first.size());
        out[first.substr(0, bar)];
        first.remove_prefix(std::min(bar + 1, first.size()));
      }
    }
    return out;
  }();
  return words.contains(word);
}

// The end of "could the finance team please have" from `at` on; `at` if there is none.
size_t others_asking_end(const WordSequence& words, size_t at) {
  constexpr size_t kMostWords = 4;
  if (!is_any(words, at, {"could", "can", "may", "might"})) return at;
  for (size_t i = at + 2; i < words.size() && i <= at + 1 + kMostWords; ++i) {
    if (is_any(words, i, kOthersRequestVerbs) && is_any(words, i + 1, kRowsOpenings)) return i + 1;
    if (ends_clause_at(words, i) || is_any(words, i, {"you", "that", "which", "who"})) return at;
  }
  return at;
}

}  // namespace

std::string bare(const WordSequence& words, size_t i) {
  std::string out = with_straight_apostrophes(plain(words, i));
  while (!out.empty() && (out.back() == ';' || out.back() == ':')) out.pop_back();
  return out;
}

bool ends_clause_at(const WordSequence& words, size_t i) {
  const std::string& word = words[i];
  return !word.empty() && (std::string_view(",;:.?!").find(word.back()) != std::string_view::npos ||
                           word == "-" || word == "\xE2\x80\x93" || word == "\xE2\x80\x94");
}

size_t request_opening_end(const WordSequence& words, size_t at) {
  if (at > 0 && is_any(words, at - 1, kBeforeNoOpening)) return at;
  const size_t first = past_adverbs(words, at);
  if (const size_t end = others_asking_end(words, first); end > first) return end;
  if (const size_t end = asked_by_end(words, first); end > first) return end;
  if (begins_request(bare(words, first)))
    for (const std::string_view opening : kRequestPatterns)
      if (const size_t end = opening_end(words, first, opening); end > first) return end;
  const bool clause =
      at == 0 || ends_clause_at(words, at - 1) || is_any(words, at - 1, kBeforeJoinedRequest);
  if (!clause) return at;
  for (const std::string_view opening : kClauseRequestPatterns)
    if (const size_t end = opening_end(words, at, opening); end > at) return end;
  return at;
}

bool is_request_verb(const WordSequence& words, size_t at) {
  if (at >= words.size()) return false;
  const std::string verb = bare(words, at);
  return std::any_of(std::begin(kRequestVerbs), std::end(kRequestVerbs), [&](const auto& row) {
    return row.after != AfterRequestVerb::kInfinitive && has_part(row.forms, ' ', verb);
  });
}

bool is_computing_verb(const WordSequence& words, size_t at) {
  return is_any(words, at, kComputingVerbs);
}

bool is_indirect_question(const WordSequence& words, size_t at) {
  if (is_any(words, at, kBeforeIndirectQuestion)) ++at;
  return at < words.size() && text::is_one_of(bare(words, at), kIndirectQuestions);
}

void add_last(WordSequence& words, WordSequence more) {
  const std::string mark = end_mark(words.back());
  if (!mark.empty()) words.cut_last(words.size() - 1, mark.size());
  while (words.size() > 1 && is_any(words, words.size() - 1, kPoliteAdverbs))
    words.resize(words.size() - 1);
  if (words.back().ends_with(',')) words.cut_last(words.size() - 1);
  more.end_with(mark);
  replace(words, words.size(), 0, std::move(more));
}

}  // namespace ask::engine
