#include "agent/engine/rewrite/rewrite_actions.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kMaxSubjectWords = 6;  // words of the doer

// True if the words after the verb are only a date or another condition.
bool ends_predicate(const WordSequence& words, size_t at) {
  return at >= words.size() || is_any(words, at, kAfterPredicate);
}

bool is_named_subject(const WordSequence& words, size_t from, size_t to,
                      const SchemaPhrases& phrases) {
  if (to <= from || to - from > kMaxSubjectWords) return false;
  const std::string first = words[from];
  if (is_any(words, from, kNonNameSubjects)) return false;
  if (to - from > 3 && is_any(words, from + 1, {"with"}) && is_digits(plain(words, to - 1)) &&
      phrases.names_row(plain(words, from)))
    return true;  // "customer with id 9"
  if (first[0] >= 'A' && first[0] <= 'Z') return true;
  const bool full = to - from == 2 && phrases.is_value(plain(words, from)) &&
                    phrases.is_value(plain(words, from + 1));  // first and last name
  return full || phrases.is_value(plain_text(words, from, to));
}

}  // namespace

void rewrite_objects(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.size() < 4 || plain(words, 0) != "what" ||
      !is_any(words, 1, {"did", "has", "have", "had"}))
    return;
  for (size_t i = 3; i < words.size() && i <= 2 + kMaxSubjectWords; ++i) {
    const std::string verb = plain(words, i);
    const bool money = text::is_one_of(lemma(verb), kDonatingVerbs);
    if (verb.size() < 3 || words[i][0] < 'a' ||
        (!money && text::is_one_of(lemma(verb), kAnyObjectVerbs)))
      continue;
    size_t end = i + 1;
    if (is_any(words, end, kObjectVerbParticles)) ++end;
    if (!ends_predicate(words, end) || !is_named_subject(words, 2, i, phrases)) continue;
    if (money && !phrases.own_amount(verb).empty())
      return replace(words, 0, 1, {"how", "much"});  // and not what it is for
    if (text::is_one_of(lemma(verb), kAnyObjectVerbs)) return;
    const std::string objects = phrases.objects_of(verb);
    if (objects.empty()) continue;
    WordSequence by{"which"};
    append(by, words_of(has_plural_suffix(objects) ? objects : with_plural_suffix(objects)));
    return replace(words, 0, 1, by);
  }
}

void drop_people(WordSequence& words, const SchemaPhrases& phrases) {
  // "who's missed more than 5 rehearsals"
  const size_t helping = plain(words, 0) == "who" && plain(words, 1) == "is" ? 2 : 1;
  const bool did =
      (helping == 2 || plain(words, 0) == kContractedWho) &&
      has_past_suffix(plain(words, helping)) &&
      is_any(words, helping + 1,
             {"more", "the", "a", "an", "most", "fewer", "less", "both", "at", "every", "any"});
  if (did) replace(words, 0, helping, {"who"});
  size_t at = 0;
  while (at < 4 && is_any(words, at, kBeforePeople)) ++at;
  if (!is_any(words, at, kPeopleNouns) || phrases.names_row("people") ||
      phrases.names_row("person") || at + 2 >= words.size())
    return;
  const std::string next = plain(words, at + 1);
  if (next == "who" || next == "that") return replace(words, 0, at + 2, {"who"});
  if (at > 0 && plain(words, at - 1) == "which") replace(words, 0, at + 1, {"who"});
}

void rewrite_not_since(WordSequence& words) {
  const size_t last = words.empty() ? 0 : words.size() - 1;
  if (last < 4 || plain(words, last) != "since") return;
  size_t from = last;  // of "but have not ordered since"
  bool denied = false;
  while (from > 0 && last - from < 6 && !is_any(words, from, {"but", "and"})) {
    const std::string word = plain(words, from);
    denied |= text::is_one_of(word, {"not", "never"}) || is_negative_contraction(word);
    --from;
  }
  if (!denied || !is_any(words, from, {"but", "and"}) || from < 2) return;
  const std::string year = plain(words, from - 1);
  const bool in_year = may_be_year(year) && plain(words, from - 2) == "in";
  if (!in_year) return;
  const std::string mark = end_mark(words[last]);
  replace(words, from, words.size() - from, {"but", "not", "after", year + mark});
}

void add_top_count(WordSequence& words, const SchemaPhrases& phrases) {
  size_t at = 0;
  while (at < 5 && is_any(words, at, kBeforeTop)) ++at;
  const std::string noun = plain(words, at + 1), after = plain(words, at + 2);
  if (is_any(words, at, {"top"}) && after == "by" && lemma(noun) == noun && phrases.names_row(noun))
    return replace(words, at, 1, {"top", "1"});  // "top boat by length"
  if (!is_any(words, at, kTopAdjectives) || lemma(noun) == noun || !has_plural_suffix(noun) ||
      !phrases.names_row(noun) || !is_person_word(lemma(noun)))
    return;
  const bool ends =
      !end_mark(words[at + 1]).empty() || after.empty() || text::is_one_of(after, kAfterTopRows);
  if (!ends) return;
  for (size_t i = at + 2; i < words.size(); ++i)
    if (is_any(words, i, {"per", "each", "every"})) return;
  replace(words, 0, at + 1, {"top", "10"});
}

// "top 3 for number of parcels" -> "top 3 clients by number of parcels": those whom they belong to.
void add_ranked_people(WordSequence& words, const SchemaPhrases& phrases) {
  size_t at = 0;
  while (at < 5 && is_any(words, at, kBeforeTop)) ++at;
  if (!is_any(words, at, {"top"}) || !words.has(at + 1, Trigger::kDigits) ||
      !is_any(words, at + 2, {"for", "by"}))
    return;
  const size_t by = at + 2;
  size_t rows = by + 1;
  if (is_any(words, rows, {"the", "most"})) ++rows;
  if (is_any(words, rows, {"number"}) && is_any(words, rows + 1, {"of"})) rows += 2;
  const std::string noun = plain(words, rows);
  if (rows + 1 < words.size() && !is_any(words, rows + 1, kAfterTopRows)) return;
  const std::string people = lemma(noun) == noun ? std::string() : phrases.owner_of(lemma(noun));
  if (people.empty()) return;
  replace(words, by, rows - by, {with_plural_suffix(people), "by", "number", "of"});
}

// "phone number for ann lees mum", "ann lee's mum's number" -> "parent phone of ann lee", where a
// column is called so.
void rewrite_relatives(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t last = words.empty() ? 0 : words.size() - 1;
  if (last < 3 || last > 10) return;
  size_t relative = last, contact = 0, from = 0;
  if (is_any(words, last, kReachingNouns)) {
    relative = is_any(words, last - 1, kReachingNouns) ? last - 2 : last - 1;
    contact = last;
    while (from < relative && is_any(words, from, kBeforeContact)) ++from;
  } else {
    while (contact < 6 && is_any(words, contact, kBeforeContact)) ++contact;
    from = contact + (is_any(words, contact + 1, kReachingNouns) ? 2 : 1);
    if (!is_any(words, contact, kReachingNouns) || !is_any(words, from++, {"for", "of"})) return;
  }
  if (!is_any(words, relative, kRelatives) || relative <= from || relative - from > 3) return;
  const auto column = std::find_if(std::begin(kRelativeColumns), std::end(kRelativeColumns),
                                   [&](std::string_view word) { return phrases.is_name(word); });
  if (column == std::end(kRelativeColumns)) return;
  std::string noun = plain(words, contact);
  if (text::is_one_of(noun, kNumberNouns)) noun = kReachingNouns[0];
  const std::string owner = plain(words, relative - 1), mark = end_mark(words[last]);
  if (has_genitive_suffix(owner))
    words.cut_last(relative - 1, 2);
  else if (has_plural_suffix(owner))
    words.cut_last(relative - 1, 1);
  words.resize(relative);
  words.end_with(mark);
  replace(words, 0, from, {std::string(*column), noun, "of"});
}

void rewrite_giving(WordSequence& words, const SchemaPhrases& phrases) {
  if (!phrases.names_row("donation") || phrases.is_name("gave") || phrases.names_row("gift"))
    return;
  for (size_t i = 1; i < words.size(); ++i) {
    const std::string word = plain(words, i), before = plain(words, i - 1);
    if (is_any(words, i + 1, kAfterOtherGiving)) continue;
    bool gives = word == "gave";
    if (word == "given") {
      gives = text::is_one_of(before, {"never", "not", "ever", "also", "has", "have", "had"});
      for (size_t k = i; k-- > 0 && i - k <= 4 && !gives;)  // "how often has Ann Lee given"
        gives = is_any(words, k, {"has", "have", "had", "hasn't", "haven't"});
    }
    if (word == "give")
      gives = is_negative_contraction(before) || text::is_one_of(before, kBeforeGiving);
    if (!gives) continue;
    replace(words, i, 1, {(word == "give" ? "donate" : "donated") + end_mark(words[i])});
    if (plain(words, i + 1) == "anything" || plain(words, i + 1) == "money") {
      words.add(i, end_mark(words[i + 1]));
      replace(words, i + 1, 1, {});
    }
  }
}

void rewrite_not_done(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string word = plain(words, i);
    const bool hyphen = word.starts_with("un-");
    const std::string done = word.substr(std::min<size_t>(word.size(), hyphen ? 3 : 2));
    if (!has_negative_prefix(word) || done.size() < 5 || !has_past_suffix(done) ||
        phrases.is_name(word) || phrases.is_value(word) || !state_classes(word).empty() ||
        !event_states(word).empty())
      continue;
    const bool someone = done == "assigned";
    if (!someone && !phrases.is_name(done) && !phrases.is_value(done) &&
        !phrases.is_name(lemma(done)) && phrases.objects_of(done).empty())
      continue;
    WordSequence state{"not", {done, words.word(i).source}};
    if (someone) append(state, {"to", "anyone"});
    size_t noun = i + 1;
    while (noun < words.size() && noun < i + 4 && !phrases.names_row(plain(words, noun))) ++noun;
    if (noun < words.size() && noun < i + 4) {
      WordSequence by = words.part(i + 1, noun + 1);
      const std::string mark = end_mark(words[noun]);
      by.cut_last(by.size() - 1, mark.size());
      append(by, {"that", "are"});
      append(by, state);
      by.end_with(mark);
      return replace(words, i, noun + 1 - i, by);
    }
    if (i > 0 && is_any(words, i - 1, {"is", "are", "was", "were", "still"})) {
      state.end_with(end_mark(words[i]));
      return replace(words, i, 1, state);
    }
  }
}

namespace {

// "paid" of "pay", if that is a word of the schema, or the verb is; else "".
std::string done(const SchemaPhrases& phrases, const std::string& verb) {
  if (verb.size() < 3) return "";
  if (verb == kPayingForms[1]) return std::string(kPayingForms[0]);
  for (const std::string& form : participles(verb))
    if (phrases.is_name(form) || (lemma(form) == verb && phrases.is_event_verb(verb))) return form;
  return "";
}

}  // namespace

void rewrite_still_to_do(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    const bool yet = is_any(words, i, {"yet"}) && is_any(words, i - 1, {"has", "have"});
    if (!yet && !is_any(words, i, {"still"})) continue;
    size_t to = i + 1, from = yet ? i - 1 : i;
    if (!yet && is_any(words, to, kHavingToForms)) ++to;
    if (!is_any(words, to, {"to"})) continue;
    size_t verb = to + 1;
    const bool passive = is_any(words, verb, {"be"});
    if (passive) ++verb;
    const std::string past = passive ? plain(words, verb) : done(phrases, plain(words, verb));
    if (past.empty() || verb >= words.size()) return;
    const bool ours = is_any(words, from - 1, {"we", "i"});
    if (ours) --from;
    if (from > 1 && is_any(words, from - 1, {"do"})) --from;
    const bool who = from == 1 && is_any(words, 0, {"who"});
    while (!who && from > 1 && is_any(words, from - 1, {"that", "who", "which"})) --from;
    if (from == 0) return;
    WordSequence by;
    if (!who) by.push_back("that");
    append(by, {who ? "has" : "have", "not"});
    if (ours || passive) by.push_back("been");
    by.push_back({past + end_mark(words[verb]), words.word(verb).source});
    return replace(words, from, verb + 1 - from, std::move(by));
  }
}

void rewrite_unsaid_people(WordSequence& words) {
  constexpr size_t kFarthest = 4;
  if (!is_any(words, 0, kSigningUpParticiples)) return;
  for (size_t i = 1; i + 1 < words.size() && i <= kFarthest; ++i)
    if (is_any(words, i, {"but", "then", "and"}) &&
        (is_any(words, i + 1, {"never", "not", "has", "have", "did"}) ||
         is_negative_contraction(plain(words, i + 1))))
      return replace(words, 0, 0, {"who"});
}

}  // namespace ask::engine
