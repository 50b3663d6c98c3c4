#include "agent/engine/rewrite/rewrite_final_questions.h"

#include "agent/engine/lexicon/learner_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

// Words [begin, end) with the question word, and the preposition before it if it has one.
struct QuestionPhrase {
  size_t begin = 0, word = 0, end = 0;
};

size_t asked_noun_end(const WordSequence& words, size_t at) {
  while (at < words.size() && !is_any(words, at, kQuestionPhraseEnds)) {
    if (!end_mark(words[at]).empty()) return at + 1;
    ++at;
  }
  return at;
}

// The first question word that does not open its clause, with the noun that it asks about.
QuestionPhrase final_phrase(const WordSequence& words) {
  QuestionPhrase out;
  for (size_t i = 2; i < words.size(); ++i) {
    const bool last = i + 1 == words.size();
    const bool how = is_any(words, i, {"how"}) && is_any(words, i + 1, {"many", "much"});
    const bool which = is_any(words, i, {"which", "what"}) && !last;
    const bool whom = is_any(words, i, {"whom", "who"}) && last;
    if (!how && !which && !whom) continue;
    out.word = i;
    out.begin = is_any(words, i - 1, kQuestionPrepositions) || is_any(words, i - 1, {"for", "of"})
                    ? i - 1
                    : i;
    if (out.begin < 2 || !end_mark(words[out.begin - 1]).empty()) return {};
    if (is_any(words, out.begin - 1, kBeforeIndirect)) return {};
    if (which && (is_any(words, i + 1, kAuxiliaries) || is_any(words, i + 1, kClauseWords)))
      return {};
    out.end = how ? asked_noun_end(words, i + 2) : which ? asked_noun_end(words, i + 1) : i + 1;
    for (size_t k = i + 1; k < words.size(); ++k)
      if (is_any(words, k, kClauseWords) || (k + 1 < words.size() && !end_mark(words[k]).empty() &&
                                             words[k].find_first_of(".?!") != std::string::npos))
        return {};
    return out;
  }
  return {};
}

// The first word of the statement: after "in Garrowby,". npos if the words are no statement.
size_t statement_begin(const WordSequence& words, const QuestionPhrase& asked) {
  size_t begin = 0;
  for (size_t i = 0; i < asked.begin; ++i)
    if (words[i].ends_with(',')) begin = i + 1;
  if (begin > 0 && !is_any(words, 0, kAdverbialOpenings)) return std::string::npos;
  if (begin + 1 > asked.begin || is_any(words, begin, kNoStatementOpenings) ||
      (begin == 0 && is_any(words, begin, kAdverbialOpenings)))
    return std::string::npos;
  return begin;
}

// The auxiliary of the statement; asked.begin if it has none, npos if that is not clear.
size_t auxiliary_of(const WordSequence& words, size_t begin, const QuestionPhrase& asked) {
  size_t relative = std::string::npos, first = asked.begin, last = asked.begin, count = 0;
  for (size_t i = begin + 1; i < asked.begin; ++i) {
    if (relative == std::string::npos && is_any(words, i, kRelativePronouns)) relative = i;
    if (!is_any(words, i, kAuxiliaries)) continue;
    if (count++ == 0) first = i;
    last = i;
  }
  if (relative == std::string::npos) return first;
  return count > 1 && last > relative + 1 ? last : std::string::npos;
}

std::string doing_form(const std::string& verb) {
  if (verb == "has") return "does";
  return verb == "had" ? "did" : "do";
}

// "the prize is held by whom" -> "who held the prize", from the auxiliary at `be` on.
bool ask_for_agent(WordSequence& words, size_t begin, size_t be, const QuestionPhrase& asked) {
  const bool by = is_any(words, asked.begin, {"by"}) && is_any(words, asked.word, {"whom", "who"});
  if (!by || !is_any(words, be, {"is", "are", "was", "were"}) || be + 2 != asked.begin)
    return false;
  const std::string mark = end_mark(words.back());
  const QuestionWord verb = words.word(be + 1);
  WordSequence out = words.part(0, begin);
  out.push_back("who");
  if (!has_past_suffix(verb.plain) && has_participle_suffix(verb.plain)) out.push_back("has");
  out.push_back(verb);
  out.append(words.part(begin, be));
  out.end_with(mark);
  replace(words, 0, words.size(), std::move(out));
  return true;
}

// "by whom was project 503 reviewed" -> "who reviewed project 503"
bool ask_for_agent_first(WordSequence& words) {
  if (!is_any(words, 0, {"by"}) || !is_any(words, 1, {"whom", "who"}) ||
      !is_any(words, 2, {"is", "are", "was", "were"}) || words.size() < 5)
    return false;
  const size_t last = words.size() - 1;
  const QuestionWord verb = words.plain_word(last);
  if (!has_participle_suffix(verb.plain) && lemma(verb.plain) == verb.plain) return false;
  const std::string mark = end_mark(words[last]);
  WordSequence out{"who"};
  if (!has_past_suffix(verb.plain) && has_participle_suffix(verb.plain)) out.push_back("has");
  out.push_back(verb);
  out.append(words.part(3, last));
  out.end_with(mark);
  replace(words, 0, words.size(), std::move(out));
  return true;
}

// Brings the question phrase of a statement to the front.
void move_question_phrase(WordSequence& words) {
  const QuestionPhrase asked = final_phrase(words);
  if (asked.end == 0) return;
  const size_t begin = statement_begin(words, asked);
  if (begin == std::string::npos) return;
  const size_t auxiliary = auxiliary_of(words, begin, asked);
  if (auxiliary == std::string::npos || ask_for_agent(words, begin, auxiliary, asked)) return;
  const std::string mark = end_mark(words.back());
  words.cut_last(words.size() - 1, mark.size());
  const WordSequence tail = words.part(asked.end, words.size());
  WordSequence out = words.part(0, begin);
  out.append(words.part(asked.begin, asked.end));
  if (auxiliary < asked.begin) {
    const bool main =
        auxiliary + 1 == asked.begin && is_any(words, auxiliary, {"has", "have", "had"});
    out.push_back(main ? QuestionWord(doing_form(plain(words, auxiliary))) : words.word(auxiliary));
    out.append(words.part(begin, auxiliary));
    if (main)
      out.push_back("have");
    else
      out.append(words.part(auxiliary + 1, asked.begin));
  } else {
    const std::string& verb = plain(words, asked.begin - 1);
    const std::string base = lemma(verb);
    if (asked.begin < begin + 2 || !text::is_one_of(base, kStateVerbs)) {
      words.end_with(mark);
      return;
    }
    const bool present = verb == base || has_plural_suffix(verb);
    out.push_back(!present ? "did" : verb == base ? "do" : "does");
    out.append(words.part(begin, asked.begin - 1));
    out.push_back({base, words.word(asked.begin - 1).source});
  }
  out.append(tail);
  out.end_with(mark);
  replace(words, 0, words.size(), std::move(out));
}

// "after how many days is an alert resolved on average" -> "how many days on average until an alert
// is resolved"
void rewrite_time_until(WordSequence& words) {
  for (size_t i = 1; i + 5 < words.size() + 1; ++i) {
    if (!is_any(words, i, {"how"}) || !is_any(words, i + 1, {"many"}) ||
        !is_any(words, i - 1, {"after", "in", "within"}) ||
        !is_time_unit(plain(words, i + 2)) ||
        !is_any(words, i + 3, {"is", "are", "was", "were", "does", "do", "did"}))
      continue;
    size_t begin = i - 1, participle = i + 5;
    bool average = false;
    if (begin > 1 && is_any(words, begin - 1, {"average"}) && is_any(words, begin - 2, {"on"}))
      begin -= 2, average = true;
    if (begin > 0 && !words[begin - 1].ends_with(',')) return;
    while (participle < words.size() && !has_participle_suffix(plain(words, participle)))
      ++participle;
    if (participle >= words.size() || participle > i + 9) return;
    // "does an alert get resolved"
    const bool gets = is_any(words, participle - 1, kGettingForms);
    const bool doing = is_any(words, i + 3, {"does", "do", "did"});
    if (doing && !gets) return;
    const QuestionWord be = !doing                           ? words.word(i + 3)
                            : is_any(words, i + 3, {"does"}) ? QuestionWord("is")
                            : is_any(words, i + 3, {"do"})   ? QuestionWord("are")
                                                             : QuestionWord("were");
    size_t rest = participle + 1;
    if (is_any(words, rest, {"on"}) && is_any(words, rest + 1, {"average"}))
      rest += 2, average = true;
    if (!average) return;
    const std::string mark = end_mark(words.back());
    const QuestionWord done{plain(words, participle), words.word(participle).source};
    WordSequence by{"how", "many", words.word(i + 2), "on", "average", "until"};
    by.append(words.part(i + 4, gets ? participle - 1 : participle));
    by.push_back(be);
    by.push_back(done);
    if (rest == words.size()) by.end_with(mark);
    return replace(words, begin, rest - begin, by);
  }
}

}  // namespace

void rewrite_final_questions(WordSequence& words) {
  constexpr size_t kFewest = 4;
  if (words.size() < kFewest || ask_for_agent_first(words)) return;
  move_question_phrase(words);
  rewrite_time_until(words);
}

}  // namespace ask::engine
