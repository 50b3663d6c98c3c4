#include "agent/engine/rewrite/rewrite_kinds.h"

#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/lexicon/mistaken_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

std::string in_plural(const std::string& noun) {
  return lemma(noun) == noun ? with_plural_suffix(noun) : noun;
}

// True if from word `at` on nothing but a request for what there is follows.
bool asks_what_there_is(const WordSequence& words, size_t at) {
  for (; at < words.size(); ++at)
    if (!is_any(words, at, kInventoryTail)) return false;
  return true;
}

// "which kind of item is the cheapest" -> "which item type is the cheapest" of a table item_types
bool name_table_of_kinds(WordSequence& words, size_t kind, const SchemaPhrases& phrases) {
  const std::string noun = lemma(plain(words, kind + 2));
  for (const std::string_view called : kKindTableNouns) {
    if (!phrases.belongs(noun, called)) continue;
    const std::string mark = end_mark(words[kind + 2]);
    WordSequence by{noun, std::string(called)};
    by.end_with(mark);
    replace(words, kind, 3, by);
    return true;
  }
  return false;
}

// "how many of each sort of boat", "what sorts of boat do we have", "fee for each kind of job",
// "the most common kind of fault": the kind is at word i, and its rows are at word i + 2.
bool rewrite_kind(WordSequence& words, size_t i, const SchemaPhrases& phrases) {
  const std::string noun = plain(words, i + 2);
  const bool each = is_any(words, i - 1, kBeforeKind) || is_any(words, i - 1, kKindFrequencies);
  const bool what = i == 1 && is_any(words, 0, {"what", "which"});
  const bool ranked = is_any(words, i - 1, kCommonnessWords);
  if (!each && !what && !ranked) return false;
  const std::string kind = lemma(plain(words, i));
  for (size_t k = i + 3; k < words.size(); ++k)  // "for each type of ship, show the type"
    if (lemma(plain(words, k)) == kind) return false;
  const std::string column = phrases.kind_of(noun, kind);
  if (column.empty())
    return what && !asks_what_there_is(words, i + 3) && name_table_of_kinds(words, i, phrases);
  const std::string mark = end_mark(words[i + 2]);
  size_t from = i, end = i + 3;
  WordSequence by;
  if (what) {
    if (!asks_what_there_is(words, end)) return false;
    const bool counts = plain(words, words.size() - 1) == "each";
    by = counts ? WordSequence{"how", "many", in_plural(noun), "for", "each"}
                : WordSequence{"list", "the", "different"};
    from = 0, end = words.size();
  } else if (i > 2 && is_any(words, i - 2, {"of"}) && is_any(words, i - 3, {"many"})) {
    by = {{in_plural(noun), words.word(i + 2).source}, "for", "each"};
    from = i - 2;
  }
  append(by, words_of(column));
  by.end_with(mark);
  replace(words, from, end - from, by);
  return true;
}

// The end of what is said of the manner, from word `at` on: "us mostly", "to us".
size_t manner_end(const WordSequence& words, size_t at) {
  while (is_any(words, at, kMannerFillers) || is_any(words, at, kUsualAdverbs)) ++at;
  return at;
}

// "how many of each", "and the number for each way": they are counted anyway.
bool only_counts(const WordSequence& words, size_t from) {
  for (size_t i = from; i < words.size(); ++i)
    if (!is_any(words, i, kMannerCounts)) return false;
  return true;
}

void rewrite_named_kinds(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 2 < words.size(); ++i)
    if (is_any(words, i, kKindRequests) && end_mark(words[i]).empty() &&
        is_any(words, i + 1, {"of"}) && rewrite_kind(words, i, phrases))
      return;
}

void rewrite_manner(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  constexpr size_t kLongestMannerSubject = 4;  // words
  if (!is_any(words, 0, {"how", "where"}) || !is_any(words, 1, {"do", "did"})) return;
  for (size_t verb = 3; verb < words.size() && verb <= 2 + kLongestMannerSubject; ++verb) {
    const std::string rows = phrases.manner_of(plain(words, verb));
    if (rows.empty()) continue;
    const size_t end = manner_end(words, verb + 1);
    if (only_counts(words, end)) words.resize(end);
    if (end < words.size() && !is_any(words, end, kBeforeMannerPeriod)) return;
    const std::string mark = end_mark(words[end - 1]);
    bool usual = false;
    for (size_t i = 2; i < end; ++i) usual |= is_any(words, i, kUsualAdverbs);
    WordSequence by{"how", "many"};
    append(by, words_of(rows));
    const WordSequence tail = words.part(end, words.size());
    replace(words, 0, words.size(), by);
    append(words, tail);
    if (usual) {
      words.end_with(",");
      append(words, {"most", "common", "first"});
    }
    if (tail.empty()) words.end_with(mark);
    shape.known_groups = true;
    return;
  }
}

// "what is the main reason for a visit" -> "what is the most common reason for a visit"
void rewrite_main(WordSequence& words, const SchemaPhrases& phrases) {
  size_t at = 0;
  while (is_any(words, at, kBeforeMain)) ++at;
  if (at + 1 >= words.size() || !is_any(words, at, kMainAdjectives)) return;
  const std::string main = plain(words, at), noun = plain(words, at + 1);
  if (phrases.is_name(main) || phrases.is_value(main + " " + noun) ||
      !(phrases.is_name(noun) || phrases.is_name(lemma(noun))))
    return;
  const size_t last = words.size() - 1;
  if (last > at + 3 && is_any(words, last, {"us"}) && is_any(words, last - 1, {"to"}))
    words.resize(last - 1);  // "people get referred to us"
  replace(words, at, 1, {"most", "common"});
}

}  // namespace

void rewrite_kinds(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  if (words.has(Trigger::kKind)) rewrite_named_kinds(words, phrases);
  rewrite_manner(words, phrases, shape);
  rewrite_main(words, phrases);
}

}  // namespace ask::engine
