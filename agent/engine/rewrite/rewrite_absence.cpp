#include "agent/engine/rewrite/rewrite_absence.h"

#include "agent/common/text.h"
#include "agent/engine/lexicon/ongoing_states.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// True for phrases with a different meaning: "no longer alive", "still out of order".
bool is_other_idiom(const WordSequence& words, size_t begin, size_t end) {
  size_t before = begin;
  while (before > 0 && plain(words, before - 1) == "still") --before;
  const std::string previous = before > 0 ? plain(words, before - 1) : "";
  return previous == "not" || previous == "longer" || is_negative_contraction(previous) ||
         plain(words, end) == "of";
}

// "the films (that) nobody has rented" -> "the films that were never rented"
void rewrite_nobody(WordSequence& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const bool nobody =
        plain(words, i) == "nobody" || plain(words, i) == "noone" || plain(words, i) == "no-one";
    const bool no_one = plain(words, i) == "no" && plain(words, i + 1) == "one";
    if (!nobody && !no_one) continue;
    size_t end = i + (no_one ? 2 : 1), from = i;
    for (const std::string_view word : {"has", "have", "had", "ever", "did"})
      if (plain(words, end) == word) ++end;
    if (plain(words, end) == "ever") ++end;
    const std::string previous = plain(words, i - 1);
    const bool helps =
        previous == "did" || previous == "has" || previous == "have" || previous == "had";
    if (helps || previous == "that" || previous == "which" || previous == "who" ||
        previous == "whom")
      --from;
    if (from == 0 || end >= words.size()) return;
    if (helps)  // "which films did nobody rent"
      return replace(words, from, end - from, {"were", "never"});
    return replace(words, from, end - from, {"that", "were", "never"});
  }
}

// A form of the past, but of no auxiliary.
bool is_past_form(const std::string& word) {
  const std::string base = lemma(word);
  return is_past_of(word, base) && !text::is_one_of(base, {"be", "have", "do"});
}

}  // namespace

void rewrite_nothing(WordSequence& words, const IsName& is_stored) {
  for (size_t i = 1; i < words.size(); ++i) {
    const std::string verb = plain(words, i - 1);
    if (words[i].empty() || words[i][0] != 'n' || plain(words, i) != "nothing" ||
        is_any(words, i + 1, kAfterOtherThanNothing) || !is_past_form(verb) ||
        text::is_one_of(verb, kTitleParticiples) || is_stored("nothing") ||
        (i > 1 && is_any(words, i - 2, {"not", "never"})))
      continue;
    const bool has = i > 1 && is_any(words, i - 2, {"has", "have", "had"});
    WordSequence by;
    if (has) by.push_back(words.word(i - 2));
    by.push_back(has ? "not" : "never");
    by.push_back(words.word(i - 1));
    by.push_back("anything" + end_mark(words[i]));
    return replace(words, i - (has ? 2 : 1), has ? 3 : 2, std::move(by));
  }
}

void rewrite_absence(WordSequence& words, const HasNullColumn& missing) {
  if (words.has(Trigger::kNobody)) rewrite_nobody(words);
  if (!words.has(Trigger::kOngoing)) return;
  for (const OngoingState& state : kOngoingStates) {
    const std::vector<std::string> phrase = text::split(state.phrase, ' ');
    for (size_t i = 0; i + phrase.size() <= words.size(); ++i) {
      bool same = true;
      for (size_t k = 0; k < phrase.size(); ++k) same &= plain(words, i + k) == phrase[k];
      if (!same || is_other_idiom(words, i, i + phrase.size()) || !missing(state.event)) continue;
      const std::string last = words[i + phrase.size() - 1];
      WordSequence instead = words_of(state.instead);
      instead.end_with(last.substr(phrase.back().size()));  // trailing punctuation
      replace(words, i, phrase.size(), instead);
      return;
    }
  }
}

}  // namespace ask::engine
