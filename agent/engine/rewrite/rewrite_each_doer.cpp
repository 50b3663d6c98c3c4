#include "agent/engine/rewrite/rewrite_each_doer.h"

#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {

void rewrite_each_doer(WordSequence& words, const SchemaPhrases& phrases) {
  constexpr size_t kFewest = 4;  // words
  if (words.size() < kFewest || !is_any(words, 0, {"who"}) || !is_any(words, 2, {"each", "every"}))
    return;
  const std::string &verb = plain(words, 1), &noun = plain(words, 3);
  const std::string base = lemma(verb);
  const bool past = has_past_suffix(verb) || is_relational_past(verb) ||
                    (base != verb && is_relational_verb(base) && !has_plural_suffix(verb));
  if (!past || !phrases.names_row(noun) || noun != lemma(noun)) return;
  for (size_t i = 3; i + 1 < words.size(); ++i)
    if (!end_mark(words[i]).empty() || is_any(words, i, {"and", "or"})) return;
  const std::string mark = end_mark(words.back());
  WordSequence by{with_plural_suffix(noun)};
  append(by, words.part(4, words.size()));
  by.cut_last(by.size() - 1, end_mark(by.back()).size());
  append(by, {"and", "who", words.plain_word(1), "them"});
  by.end_with(mark);
  replace(words, 0, words.size(), std::move(by));
}

}  // namespace ask::engine
