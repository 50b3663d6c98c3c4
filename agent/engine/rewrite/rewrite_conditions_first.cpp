#include "agent/engine/rewrite/rewrite_conditions_first.h"

#include "agent/engine/lexicon/official_words.h"
#include "agent/engine/lexicon/purpose_words.h"
#include "agent/engine/lexicon/request_frame_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/rewrite/request_openings.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool in_schema_form(const WordSequence& words, size_t i, const FrameNames& names) {
  const std::string word = bare(words, i);
  return word.size() > 2 && (names.in_schema(word) || names.in_schema(lemma(word)));
}

// The word after the first comma, within `most` words; 0 if there is none.
size_t after_comma(const WordSequence& words, size_t from, size_t most) {
  for (size_t i = from; i < words.size() && i < most; ++i) {
    if (words[i].ends_with(',') || words[i].ends_with(':') || words[i].ends_with(';')) return i + 1;
    if (words[i].ends_with('.') || words[i].ends_with('?') || words[i].ends_with('!')) return 0;
  }
  return 0;
}

WordSequence without_end_mark(WordSequence part) {
  if (part.empty()) return part;
  std::string mark = end_mark(part.back());
  if (mark.empty() && (part.back().ends_with(':') || part.back().ends_with(';'))) mark = ":";
  if (!mark.empty()) part.cut_last(part.size() - 1, mark.size());
  return part;
}

// "Taking the average cost as the benchmark, name the missions above it" -> "name the missions
// above the average cost"
bool rewrite_standard(WordSequence& words) {
  constexpr size_t kMost = 16;
  size_t from = 1;
  const bool starting = is_any(words, 0, kStartingForms) && is_any(words, 1, kAfterStarting);
  if (starting)
    from = 2;
  else if (!is_any(words, 0, kAssumingForms))
    return false;
  const size_t rest = after_comma(words, from, kMost);
  if (rest == 0 || rest + 3 > words.size()) return false;
  size_t end = rest;
  for (size_t i = from; i + 1 < rest && !starting; ++i)
    if (is_any(words, i, {"as"}) && is_any(words, rest - 1, kStandardNouns)) end = i;
  bool mean = false;
  for (size_t i = from; i < end; ++i) mean |= is_any(words, i, kAverageWords);
  const size_t last = words.size() - 1;
  if (!mean || !is_any(words, last, kStandardPronouns)) return false;
  const std::string mark = end_mark(words[last]);
  WordSequence standard = without_end_mark(words.part(from, end));
  standard.end_with(mark);
  replace(words, last, 1, std::move(standard));
  words.erase(0, rest);
  return true;
}

// "Counting only the late sailings, what is their mean delay?" -> "what is the mean delay of the
// late sailings?"
bool rewrite_considered(WordSequence& words) {
  constexpr size_t kMost = 16;
  if (!is_any(words, 0, kConsideringForms)) return false;
  size_t from = 1;
  bool only = !is_any(words, 0, kIncludingForms);
  for (; is_any(words, from, kConsideringFillers); ++from)
    only |= is_any(words, from, kExclusiveAdverbs);
  if (!only) return false;
  const size_t rest = after_comma(words, from, kMost);
  if (rest == 0 || rest < from + 1 || rest + 2 > words.size()) return false;
  for (size_t i = rest; i < words.size(); ++i) {
    const bool own = is_any(words, i, kOwnersOfMeasure);
    const bool measure = i > rest && is_any(words, i, {"the"}) &&
                         is_any(words, i - 1, {"is", "was", "are"}) &&
                         is_any(words, i + 1, kTypicalWords);
    if (!own && !measure) continue;
    for (size_t k = i + 1; k + 1 < words.size(); ++k)
      if (end_mark(words[k]) == "," || is_any(words, k, {"of", "by", "per"})) return false;
    WordSequence rows = without_end_mark(words.part(from, rest));
    if (own) replace(words, i, 1, {"the"});
    WordSequence of{"of"};
    of.append(rows);
    add_last(words, of);
    words.erase(0, rest);
    return true;
  }
  return false;
}

// True if the words from `at` on only ask for the rows that were described before them.
bool only_includes(const WordSequence& words, size_t at) {
  bool verb = false;
  for (size_t i = at; i < words.size(); ++i) {
    if (!is_bare_any(words, i, kInclusionClauseWords) && !is_bare_any(words, i, kEnteringVerbs) &&
        !is_bare_any(words, i, kPoliteAdverbs))
      return false;
    verb |= is_bare_any(words, i, kEnteringVerbs);
  }
  return verb && at < words.size();
}

// "If a part is low on stock, include it on the list" -> "list the parts that are low on stock",
// "where the stock of a part is low, ..." -> "list the parts whose stock is low"
bool rewrite_described(WordSequence& words, const FrameNames& names) {
  constexpr size_t kMost = 24;
  if (!is_any(words, 0, kConditionOpenings)) return false;
  const size_t rest = after_comma(words, 1, kMost);
  if (rest < 5 || !only_includes(words, rest)) return false;
  size_t noun = 1;
  if (is_any(words, noun, {"a", "an", "any", "the"})) ++noun;
  if (!in_schema_form(words, noun, names)) return false;
  WordSequence condition;
  if (is_any(words, noun + 1, {"of"}) && is_any(words, noun + 2, {"a", "an", "any"})) {
    condition = words.part(noun + 3, noun + 4);
    condition.push_back("whose");
    condition.push_back(words.word(noun));
    condition.append(words.part(noun + 4, rest));
  } else {
    condition = words.part(noun, noun + 1);
    condition.push_back("that");
    condition.append(words.part(noun + 1, rest));
  }
  condition = without_end_mark(std::move(condition));
  condition.replace(0, 0, {"list", "each"});
  condition.erase(1, 2);
  condition.end_with(".");
  replace(words, 0, words.size(), std::move(condition));
  return true;
}

// "Campaign by campaign, please show the amount raised" -> "... show the amount raised per
// campaign"
bool rewrite_repeated_first(WordSequence& words, const FrameNames& names) {
  if (words.size() < 6 || !is_any(words, 1, {"by"}) || bare(words, 2) != bare(words, 0) ||
      !words[2].ends_with(',') || !in_schema_form(words, 0, names))
    return false;
  if (request_opening_end(words, 3) == 3 && !is_request_verb(words, 3)) return false;
  const QuestionWord noun = words.plain_word(0);
  words.erase(0, 3);
  add_last(words, {"per", noun});
  return true;
}

// "Regarding project 503: who is the reviewer?" -> "for project 503, who is the reviewer?"
bool rewrite_topic(WordSequence& words) {
  const size_t count = longest_phrase(words, 0, kTopicOpenings);
  const size_t rest = after_comma(words, count, 12);
  if (count == 0 || rest <= count || rest + 2 > words.size()) return false;
  WordSequence topic = without_end_mark(words.part(count, rest));
  topic.replace(0, 0, {"for"});
  words.erase(0, rest);
  add_last(words, std::move(topic));
  return true;
}

}  // namespace

void rewrite_conditions_first(WordSequence& words, const FrameNames& names) {
  constexpr size_t kFewest = 6;
  if (words.size() < kFewest) return;
  if (rewrite_standard(words) || rewrite_considered(words) || rewrite_described(words, names) ||
      rewrite_repeated_first(words, names) || rewrite_topic(words))
    return;
}

}  // namespace ask::engine
