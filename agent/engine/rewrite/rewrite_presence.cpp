#include "agent/engine/rewrite/rewrite_presence.h"

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestName = 3;  // words of a column's name
constexpr size_t kFarthest = 4;     // words between the noun and the verb

bool is_article(const std::string& word) {
  return text::is_one_of(word, {"a", "an", "any", "some", "at"});
}

bool is_negation(const std::string& word) {
  return text::is_one_of(word, {"not", "no", "never", "without", "nor", "n't"}) ||
         is_negative_contraction(word);
}

// The phrase ends before word i: nothing follows that it is compared or described with.
bool ends_before(const WordSequence& words, size_t i) {
  if (i >= words.size()) return true;
  const std::string& last = words[i - 1];
  if (last.ends_with(',') || last.ends_with('?') || last.ends_with('.')) return true;
  return is_any(words, i, {"per", "by", "and"});
}

struct Presence {
  size_t end = 0;      // after the phrase, 0 if there is none
  std::string called;  // the column
};

// The object after the verb at `verb`: an article, and the words of a column.
Presence presence(const WordSequence& words, size_t verb, std::string_view noun, bool article,
                  const SchemaPhrases& phrases) {
  size_t from = verb + 1;
  const bool has_article = is_article(plain(words, from));
  if (article && !has_article) return {};
  if (has_article) ++from;
  if (is_any(words, from, kPresenceParticiples)) ++from;
  std::string phrase;
  Presence out;
  for (size_t i = from; i < words.size() && i < from + kLongestName; ++i) {
    phrase += (phrase.empty() ? "" : " ") + plain(words, i);
    if (!ends_before(words, i + 1)) continue;
    std::string called = phrases.often_missing(noun, phrase);
    if (called.empty() && is_any(words, i, kContactEndings) &&
        phrase.find(' ') != phrase.npos)  // "a phone number" of a column phone
      called = phrases.often_missing(noun, phrase.substr(0, phrase.rfind(' ')));
    if (!called.empty()) out = {i + 1, std::move(called)};
  }
  return out;
}

// "players without a rating" -> "players whose rating is null", where a player has a rating.
bool rewrite_missing(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const bool no = is_any(words, i, {"with", "have", "has"}) && plain(words, i + 1) == "no";
    if (!no && plain(words, i) != "without") continue;
    size_t at = i;
    while (at > 1 && is_any(words, at - 1, {"that", "which", "who"})) --at;
    const std::string noun = plain(words, at - 1);
    if (!phrases.names_row(noun)) continue;
    const Presence found = presence(words, no ? i + 1 : i, noun, false, phrases);
    if (found.end == 0 || phrases.names_row(plain(words, found.end - 1))) continue;
    WordSequence by{"whose"};
    append(by, words_of(found.called));
    append(by, {"is", "null" + end_mark(words[found.end - 1])});
    replace(words, at, found.end - at, by);
    return true;
  }
  return false;
}

}  // namespace

void rewrite_presence(WordSequence& words, const SchemaPhrases& phrases) {
  if (rewrite_missing(words, phrases)) return;
  const bool counted = plain(words, 0) == "how" && plain(words, 1) == "many";
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const std::string verb = plain(words, i);
    const bool has = text::is_one_of(verb, {"with", "have", "has", "had", "having"});
    if (!has && !text::is_one_of(verb, kHavingVerbForms)) continue;
    if (is_negation(plain(words, i - 1)) || (i > 1 && is_negation(plain(words, i - 2)))) continue;
    for (size_t at = i; at-- > 0 && i - at <= kFarthest;) {
      const std::string noun = plain(words, at);
      if (!phrases.names_row(noun)) continue;
      const bool bare = has && (counted || verb == "with");
      const Presence found = presence(words, i, noun, !bare, phrases);
      if (found.end == 0) break;
      size_t from = i;
      while (from > at + 1 &&
             is_any(words, from - 1, {"that", "which", "who", "do", "did", "does"}))
        --from;
      WordSequence by{"whose"};
      append(by, words_of(found.called));
      append(by, {"is", "not", "null" + end_mark(words[found.end - 1])});
      return replace(words, from, found.end - from, by);
    }
  }
}

}  // namespace ask::engine
