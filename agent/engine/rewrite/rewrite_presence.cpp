#include "agent/engine/rewrite/rewrite_presence.h"

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/getting_words.h"
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
  bool amount = false;  // that is 0 for some rows, and missing for none
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
    const bool amount = called.empty() && has_article;
    if (amount) called = phrases.often_zero(noun, phrase);
    if (!called.empty()) out = {i + 1, std::move(called), amount};
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
    if (!phrases.names_rows(noun)) continue;
    const Presence found = presence(words, no ? i + 1 : i, noun, false, phrases);
    if (found.end == 0 || found.amount || phrases.names_row(plain(words, found.end - 1))) continue;
    WordSequence by{"whose"};
    append(by, words_of(found.called));
    append(by, {"is", "null" + end_mark(words[found.end - 1])});
    replace(words, at, found.end - at, by);
    return true;
  }
  return false;
}

// "has Merlin had a survey", where a survey is a kind of job -> "is there a survey job for Merlin"
bool rewrite_had(WordSequence& words, const SchemaPhrases& phrases) {
  if (!is_any(words, 0, {"has", "have"})) return false;
  size_t had = 2;
  while (had < words.size() && had <= 1 + kLongestName && !is_any(words, had, {"had"})) ++had;
  if (!is_any(words, had, {"had"}) || !is_any(words, had + 1, {"a", "an", "any"})) return false;
  size_t to = is_any(words, had - 1, {"ever", "already"}) ? had - 1 : had;
  std::string name;
  bool person = true;  // a first and a last name
  for (size_t i = 1; i < to; ++i) {
    name += (i > 1 ? " " : "") + plain(words, i);
    person &= phrases.is_value(plain(words, i));
  }
  if (!person && !phrases.is_value(name)) return false;
  size_t end = had + 2;
  std::string thing;
  while (end < words.size() && !is_any(words, end, kRestrictingWords))
    thing += (thing.empty() ? "" : " ") + plain(words, end++);
  if (thing.empty()) return false;
  const bool named = phrases.names_row(plain(words, end - 1));
  const std::string rows = named ? "" : phrases.rows_in_state(thing);
  if (!named && rows.empty()) return false;
  WordSequence by{"is", "there"};
  append(by, words_of(thing));
  if (!named) append(by, words_of(rows));
  by.push_back("for");
  append(by, words.part(1, to));
  const std::string mark = end == words.size() ? end_mark(words.back()) : "";
  by.end_with(mark);
  replace(words, 0, end, by);
  return true;
}

}  // namespace

void rewrite_presence(WordSequence& words, const SchemaPhrases& phrases) {
  if (rewrite_missing(words, phrases) || rewrite_had(words, phrases)) return;
  const bool counted = plain(words, 0) == "how" && plain(words, 1) == "many";
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const std::string verb = plain(words, i);
    const bool has = text::is_one_of(verb, {"with", "have", "has", "had", "having"});
    const bool gets = text::is_one_of(verb, kGettingVerbForms);  // an amount
    if (!has && !gets && !text::is_one_of(verb, kHavingVerbForms)) continue;
    if (is_negation(words, i - 1) || (i > 1 && is_negation(words, i - 2))) continue;
    for (size_t at = i; at-- > 0 && i - at <= kFarthest;) {
      const std::string noun = plain(words, at);
      if (!phrases.names_rows(noun)) continue;
      const bool bare = has && (counted || verb == "with");
      const Presence found = presence(words, i, noun, !bare, phrases);
      if (found.end == 0 || (gets && !found.amount)) {
        if (phrases.names_row(noun)) break;
        continue;  // a stored value: "hires in Leeds with an end date"
      }
      size_t from = i;
      while (from > at + 1 &&
             is_any(words, from - 1, {"that", "which", "who", "do", "did", "does"}))
        --from;
      WordSequence by{"whose"};
      append(by, words_of(found.called));
      const std::string mark = end_mark(words[found.end - 1]);
      append(by, found.amount ? WordSequence{"is", "above", "0" + mark}
                              : WordSequence{"is", "not", "null" + mark});
      return replace(words, from, found.end - from, by);
    }
  }
}

}  // namespace ask::engine
