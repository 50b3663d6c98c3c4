#include "agent/engine/rewrite/rewrite_compared_figures.h"

#include <algorithm>
#include <utility>

#include "agent/engine/lexicon/contrast_words.h"
#include "agent/engine/lexicon/irregular_forms.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_predicates.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestSubject = 8;  // words

// The verb of "took", "earned"; "" if the word is no past form of a verb of money.
std::string verb_of_money(const std::string& past) {
  const std::string_view irregular = irregular_base(past);
  const std::string base = irregular.empty() ? lemma(past) : std::string(irregular);
  if (base == past) return {};
  const bool money = text::is_one_of(base, kMoneyVerbs) || text::is_one_of(base, kTakingVerbs) ||
                     text::is_one_of(base, kSellingVerbs);
  return money ? base : std::string();
}

// "... with how many hours that was": a second figure, of which the clause says nothing.
bool asks_second_figure(const WordSequence& words) {
  for (size_t i = 2; i + 1 < words.size(); ++i)
    if (is_any(words, i, {"with", "and"}) && is_any(words, i + 1, {"how"}) &&
        is_any(words, i + 2, {"many"}))
      return true;
  return false;
}

// "compare what we took", "what we earned from hires, 2024 vs 2025"
void rewrite_amount_clause(WordSequence& words) {
  if (asks_second_figure(words)) return;
  const size_t what = is_any(words, 0, {"compare"}) ? 1 : 0;
  if (!is_any(words, what, {"what"}) && !(what > 0 && is_any(words, what, {"how"}))) return;
  const size_t subject = is_any(words, what, {"how"}) ? what + 2 : what + 1;
  if (subject == what + 2 && !is_any(words, what + 1, {"much"})) return;
  if (is_any(words, subject, kNobodyInParticular)) {
    const std::string base = verb_of_money(plain(words, subject + 1));
    if (base.empty()) return;
    return replace(words, what, subject + 2 - what,
                   {"how", "much", "did", words.plain_word(subject),
                    {base, words.word(subject + 1).source}});
  }
  if (what == 0) return;
  for (size_t at = subject + 1; at + 1 < words.size() && at < subject + kLongestSubject; ++at) {
    if (!is_any(words, at, {"have", "has"})) continue;
    if (verb_of_money(plain(words, at + 1)).empty()) return;
    WordSequence by{"how", "much", words.plain_word(at)};
    append(by, words.part(subject, at));
    return replace(words, what, at + 1 - what, std::move(by));
  }
}

// What the comparative at `at` measures, and after it: "heavier", "more expensive"; "" for a length
// of any kind. False if there is none.
bool comparative_at(const WordSequence& words, size_t at, std::string& measure, size_t& end) {
  const bool more = is_any(words, at, {"more"});
  end = more ? at + 2 : at + 1;
  measure.clear();
  if (is_any(words, at, kLongComparatives)) return true;
  for (const auto& [comparative, noun] : kComparatives)
    if (plain(words, end - 1) == comparative && more != has_comparative_suffix(comparative)) {
      measure = noun;
      return true;
    }
  return false;
}

bool on_average(const WordSequence& words, size_t at) {
  return is_any(words, at, {"on"}) && is_any(words, at + 1, {"average"});
}

// "the ones from Ben", "those of Ben"
size_t after_pronoun(const WordSequence& words, size_t at) {
  size_t end = is_any(words, at, {"the"}) ? at + 1 : at;
  if (!is_any(words, end, kComparedPronouns)) return at;
  ++end;
  return is_any(words, end, kRepeatedPrepositions) ? end + 1 : at;
}

// "grades in Maths" that are higher: the noun is the amount, of which there are no rows.
bool names_amount(const WordSequence& words, size_t end, const IsName& is_name,
                  const IsName& names_row) {
  size_t noun = 1;
  while (noun + 1 < end && !is_any(words, noun + 1, kRepeatedPrepositions)) ++noun;
  const std::string& word = plain(words, noun);
  return noun < end && !word.empty() && !names_row(word) &&
         (is_name(word) || is_name(lemma(word)));
}

// "are A heavier on average than B" -> "average weight of A vs B", "are A longer on average than B"
// -> "how long are A on average vs B"
void rewrite_compared_averages(WordSequence& words, const IsName& is_name,
                               const IsName& names_row) {
  constexpr size_t kLongest = 24;  // words
  if (words.size() > kLongest || !is_any(words, 0, {"are", "is", "were", "was"})) return;
  for (size_t at = 2; at + 2 < words.size(); ++at) {
    size_t end = 0;
    std::string measure;
    if (!comparative_at(words, at, measure, end)) continue;
    bool average = on_average(words, at - 2);
    const size_t subject_end = average ? at - 2 : at;
    if (on_average(words, end)) average = true, end += 2;
    if (!is_any(words, end, {"than"}) || subject_end < 2) return;
    WordSequence other = words.part(after_pronoun(words, end + 1), words.size());
    if (other.empty()) return;
    const std::string mark = end_mark(other.back());
    if (other.size() > 2 && on_average(other, other.size() - 2))
      average = true, other.resize(other.size() - 2);
    if (!average) return;
    const bool length = measure.empty();
    const bool amount = is_any(words, at, kComparativesOfAmounts) &&
                        names_amount(words, subject_end, is_name, names_row);
    WordSequence by{length ? "how" : "average"};
    if (!amount) {
      by.push_back({length ? "long" : measure, words.word(at).source});
      by.push_back(length ? words.plain_word(0) : QuestionWord("of"));
    }
    append(by, words.part(1, subject_end));
    if (length) append(by, {"on", "average"});
    by.push_back("vs");
    append(by, other);
    if (end_mark(by.back()).empty()) by.end_with(mark);
    return replace(words, 0, words.size(), std::move(by));
  }
}

}  // namespace

void rewrite_compared_figures(WordSequence& words, const IsName& is_name,
                              const IsName& names_row) {
  if (words.size() < 4) return;
  rewrite_amount_clause(words);
  rewrite_compared_averages(words, is_name, names_row);
}

}  // namespace ask::engine
