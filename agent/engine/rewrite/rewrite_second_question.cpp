#include "agent/engine/rewrite/rewrite_second_question.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/extreme_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongest = 6;  // words of a second question

// "at least 4" bounds a number and ranks nothing.
bool ranks(const WordSequence& words, size_t at) {
  const std::string word = plain(words, at);
  if (at > 0 && plain(words, at - 1) == "at") return false;
  return text::is_one_of(word, kBareSuperlatives) ||
         (word.size() > 5 && has_superlative_suffix(word));
}

bool is_auxiliary(const std::string& word) {
  return text::is_one_of(word, {"is", "was", "are", "were", "do", "did", "does", "has", "had",
                                "have", "will", "would"});
}

// "it", "that one": the row that was found.
bool refers_back(const std::string& word) {
  return text::is_one_of(word, {"it", "that", "this", "one", "they", "them", "those", "he", "she"});
}

// True if the words from `from` on only ask who: "who was it for", "and whose is it".
bool only_asks_who(const WordSequence& words, size_t from) {
  if (words.size() - from > kLongest || !is_any(words, from, {"who", "whose"})) return false;
  for (size_t i = from + 1; i < words.size(); ++i) {
    const std::string word = plain(words, i);
    if (!is_auxiliary(word) && !refers_back(word) && !has_progressive_suffix(word) &&
        !text::is_one_of(word, kAfterSecondWho))
      return false;
  }
  return true;
}

// True if the words from `from` on only ask how much: "how much was it", "how many did they sell".
bool only_asks_how_much(const WordSequence& words, size_t from) {
  if (words.size() - from > kLongest || plain(words, from) != "how" ||
      !is_any(words, from + 1, kHowAdjectives))
    return false;
  for (size_t i = from + 2; i < words.size(); ++i) {
    const std::string word = plain(words, i);
    if (!is_auxiliary(word) && !refers_back(word) && !text::is_one_of(word, kAmountQuestionVerbs) &&
        !text::is_one_of(word, kInAllWords))
      return false;
  }
  return true;
}

// "up" of "signed up"
bool is_particle(const std::string& word) {
  return text::is_one_of(word, {"up", "out", "in", "off", "on"});
}

// The verb of "when did it open", "when was that released", "when they signed up" with its
// particle: "sign up"; "" if the words from `from` on do not only ask when.
std::string date_verb(const WordSequence& words, size_t from) {
  if (plain(words, from) != "when" || words.size() - from > kLongest) return "";
  const bool turned = is_auxiliary(plain(words, from + 1));  // "when did it open"
  size_t verb = from + 1 + (turned ? 1 : 0);
  if (!refers_back(plain(words, verb++))) return "";
  if (turned && plain(words, verb) == "one") ++verb;
  if (!turned && is_auxiliary(plain(words, verb))) ++verb;  // "when it was released"
  const bool particle = is_particle(plain(words, verb + 1));
  if (verb >= words.size() || verb + 1 + particle != words.size()) return "";
  return lemma(plain(words, verb)) + (particle ? " " + plain(words, verb + 1) : "");
}

// Ends the question before word `end`, without the "and" or the punctuation there.
void cut(WordSequence& words, size_t end, const std::string& mark) {
  while (end > 1 && text::is_one_of(plain(words, end - 1), {"and", "with", "-", ""})) --end;
  words.resize(end);
  std::string last = words.back();
  while (last.size() > 1 && (last.back() == ',' || last.back() == '.' || last.back() == ';' ||
                             last.back() == '?' || last.back() == '-'))
    last.pop_back();
  words.set(words.size() - 1, last + mark);
}

// "the biggest fee" -> "who has the biggest fee"
void ask_who(WordSequence& words) {
  size_t from = 0;
  while (from < words.size() && is_any(words, from, kBeforeMeasure)) ++from;
  replace(words, 0, from, {"who", "has", "the"});
}

// "who cancelled and when" -> "who cancelled" with QueryShape::when
bool rewrite_when(WordSequence& words, QueryShape& shape) {
  const size_t last = words.size() - 1;
  if (words.size() < 4 || plain(words, last) != "when" || plain(words, last - 1) != "and")
    return false;
  const std::string verb = plain(words, last - 2);
  if (verb.size() < 4 || verb.find_first_not_of("abcdefghijklmnopqrstuvwxyz") != verb.npos)
    return false;
  const std::string mark = end_mark(words[last]);
  cut(words, last, mark);
  shape.when = lemma(verb);
  return true;
}

}  // namespace

bool extract_second_question(WordSequence& words, bool figures, QueryShape& shape) {
  if (words.empty()) return false;
  if (!figures && rewrite_when(words, shape)) return true;
  for (size_t i = 2; i < words.size(); ++i) {
    const std::string& before = words[i - 1];
    if (!before.ends_with(',') && !before.ends_with('.') && !before.ends_with(';') &&
        !before.ends_with('?') && !is_any(words, i - 1, {"and", "with", "-"}))
      continue;
    const bool asked = is_any(words, 0, {"who", "which", "how", "when", "where", "whose"});
    const bool who = !figures && !asked && only_asks_who(words, i);
    const bool much = only_asks_how_much(words, i);
    const std::string when = date_verb(words, i);
    if (!who && !much && when.empty()) continue;
    for (size_t k = 1; k < i; ++k)  // a question before this one, which would be lost
      if (is_any(words, k, {"who", "when", "where", "how"}) &&
          (words[k - 1].ends_with(',') || is_any(words, k - 1, {"and", "-"})))
        return false;
    bool ranked = !when.empty() && !asked;
    for (size_t k = 0; k < i; ++k) ranked |= ranks(words, k);
    if (!ranked) return false;
    const char last = words.last_char(words.size() - 1);
    const bool many = much && plain(words, i + 1) == "many";
    cut(words, i, last == '?' || last == '.' || last == '!' ? std::string(1, last) : "");
    if (who) ask_who(words);
    shape.with_measure = who || (much && !many);
    shape.with_count = many;
    shape.when = when;
    return true;
  }
  return false;
}

}  // namespace ask::engine
