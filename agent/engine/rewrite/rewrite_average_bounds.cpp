#include "agent/engine/rewrite/rewrite_average_bounds.h"

#include "agent/engine/lexicon/average_words.h"
#include "agent/engine/lexicon/particle_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases_of.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// "more at the vet than the average horse": "more", "than" and "horse", and the end of its clause.
struct Comparison {
  size_t more = 0, than = 0, noun = 0, end = 0;
};

// True if words [begin, size) only finish the verb before them: "in" of "brings in", "been
// repaired". Others restrict the rows that the average is of.
bool only_finishes_verb(const WordSequence& words, size_t begin) {
  for (size_t i = begin; i < words.size(); ++i) {
    const bool participle =
        is_any(words, i - 1, {"been"}) && lemma(plain(words, i)) != plain(words, i);
    const bool particle = i + 1 == words.size() && is_any(words, i, kDirectionParticles);
    if (!participle && !particle && !is_any(words, i, {"been"})) return false;
  }
  return true;
}

// The end of "horse does", "customer brings in", "machine that's been repaired", from the noun on;
// 0 if more is said of it.
size_t end_of_average(const WordSequence& words, size_t noun) {
  if (!end_mark(words[noun]).empty()) return noun + 1;
  if (noun + 1 >= words.size() || is_any(words, noun + 1, kAfterComparedAverage)) return noun + 1;
  const bool verb = is_any(words, noun + 1, {"does", "do", "did", "has", "have", "is", "was"}) ||
                    lemma(plain(words, noun + 1)) != plain(words, noun + 1);
  return verb && only_finishes_verb(words, noun + 2) ? words.size() : 0;
}

Comparison average_comparison_at(const WordSequence& words, size_t than) {
  constexpr size_t kFarthest = 7;  // words
  if (!is_any(words, than, {"than"})) return {};
  size_t average = than + 1;
  while (is_any(words, average, {"what", "the", "our", "an", "a"})) ++average;
  if (!is_any(words, average, kTypicalWords) || !end_mark(words[average]).empty()) return {};
  const size_t noun = average + 1;
  if (noun >= words.size() || is_any(words, noun, kAfterAverageCount) ||
      is_any(words, noun, kAfterAverage))
    return {};
  size_t more = than - 1;
  while (more > 0 && than - more < kFarthest && !is_any(words, more, kAverageComparatives)) --more;
  const size_t end = end_of_average(words, noun);
  if (more == 0 || end == 0 || !is_any(words, more, kAverageComparatives)) return {};
  return {more, than, noun, end};
}

// "buyer" of "who buys": whoever does what a verb before word `end` says.
bool is_doer(const WordSequence& words, size_t end, const std::string& noun) {
  constexpr size_t kShortestVerb = 3;  // letters
  for (size_t i = 0; i < end; ++i)
    if (const std::string verb = lemma(plain(words, i));
        verb.size() >= kShortestVerb && is_agent_noun_of(noun, verb))
      return true;
  return false;
}

bool is_before(const WordSequence& words, size_t end, const std::string& noun) {
  for (size_t i = 0; i < end; ++i)
    if (lemma(plain(words, i)) == noun) return true;
  return false;
}

// The bound in the place of the comparison.
WordSequence bound_of(const WordSequence& words, const Comparison& found) {
  WordSequence by{words.word(found.more), "than", "0"};
  size_t from = found.more + 1;
  const bool often = is_any(words, from, kHowOften);
  if (often) by.push_back("times"), ++from;
  const bool amount = !often && (from == found.than || is_any(words, from, kBeforeAmountObject));
  append(by, words.part(from, found.than));
  while (!end_mark(by.back()).empty()) by.cut_last(by.size() - 1);
  if (amount) append(by, {"in", "total"});
  return by;
}

}  // namespace

void rewrite_average_bounds(WordSequence& words, const RewriteContext& context, QueryShape& shape) {
  const auto names_row = [&](const std::string& word) {
    return only_table_named(context.schema.index, word) != kNone;
  };
  for (size_t i = 2; i + 2 < words.size(); ++i) {
    const Comparison found = average_comparison_at(words, i);
    if (found.end == 0) continue;
    if (is_any(words, found.more + 1, kAfterMoreOther) && !is_any(words, found.more + 1, kHowOften))
      return;  // "watched by more people than the average ceremony"
    const std::string noun = lemma(plain(words, found.noun));
    const bool rows = names_row(noun);
    const db::ValueIndex& values = context.snapshot.values;
    const bool stored = !rows && !values.find(db::ValueIndex::normalised(noun)).empty();
    const bool value = stored && is_before(words, found.more, noun);
    if (stored && !value && names_row(lemma(plain(words, found.than - 1))))
      shape.average_of = noun;  // "more sales than the average hotel", of all customers
    if (!rows && !value && !is_doer(words, found.more, noun)) return;
    // "earn more than the average nurse": of a column of their own
    if (found.more + 1 == found.than && !is_any(words, found.more - 1, kTotalledVerbs)) return;
    const std::string mark = end_mark(words[found.end - 1]);
    WordSequence by = bound_of(words, found);
    by.end_with(mark);
    replace(words, found.more, found.end - found.more, std::move(by));
    shape.than_average = true;
    shape.average_of = rows ? noun : std::string();
    shape.of_same_value = value;
    return;
  }
}

}  // namespace ask::engine
