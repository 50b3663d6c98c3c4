#include "agent/engine/rewrite/rewrite_holders.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/lexicon/holder_words.h"
#include "agent/engine/lexicon/ongoing_states.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/row_state_words.h"
#include "agent/engine/lexicon/standing_words.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/present_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool is_who(const WordSequence& words, size_t i) {
  return i == 0 && is_any(words, 0, {"who", "who's", "whos"});
}

std::string text_of(const WordSequence& words, size_t from, size_t to) {
  std::string out;
  for (size_t i = from; i < to; ++i) out += (out.empty() ? "" : " ") + plain(words, i);
  return out;
}

// The present ends the question from word `at` on.
bool ends_with_present(const WordSequence& words, size_t at) {
  return at >= words.size() || present_end(words, at) == words.size();
}

// Who may have the things of which somebody is said to, before word `i`: "customers that are".
struct Subject {
  size_t from = 0;     // of what is said
  std::string people;  // "" of "who"
  bool named = false, now = false, copula = false;
};

Subject subject_before(const WordSequence& words, size_t i, const SchemaPhrases& phrases) {
  Subject out;
  out.from = i;
  for (; out.from > 0 && !is_who(words, out.from - 1); --out.from) {
    const size_t at = out.from - 1;
    if (!is_any(words, at, {"are", "is", "that", "who", "which"}) &&
        !is_any(words, at, kTodayAdverbs))
      break;
    out.now |= is_any(words, at, kTodayAdverbs);
    out.copula |= is_any(words, at, {"are", "is"});
  }
  if (out.from == 0) return out;
  const std::string noun = plain(words, out.from - 1);
  out.copula |= is_any(words, out.from - 1, {"who's", "whos"});
  if (!is_who(words, out.from - 1) && phrases.names_row(noun)) out.people = noun;
  out.named = is_who(words, out.from - 1) || !out.people.empty() || text::is_one_of(noun, kAnybody);
  return out;
}

// "customers in York with a tool out": the people whom other words follow.
void name_subject(const WordSequence& words, const SchemaPhrases& phrases, Subject& subject) {
  constexpr size_t kFarthest = 4;
  for (size_t at = subject.from; at-- > 0 && subject.from - at <= kFarthest;) {
    const std::string noun = plain(words, at);
    if (!phrases.names_row(noun) || !phrases.holders_of("", noun).holding.known()) continue;
    subject.people = noun;
    subject.named = true;
    return;
  }
}

// The end of the object "something", "a flat", "one of our tools" of those who have things of the
// noun, or of any; `at` if there is none.
size_t held_object_end(const WordSequence& words, size_t at, const SchemaPhrases& phrases,
                       std::string& thing) {
  if (is_any(words, at, kUnnamedThings)) return at + 1;
  size_t noun = at;
  if (is_any(words, noun, {"one"}) && is_any(words, noun + 1, {"of"})) noun += 2;
  while (is_any(words, noun, kObjectArticles)) ++noun;
  if (noun == at || !phrases.names_row(plain(words, noun))) return at;
  if (phrases.names_row(plain(words, noun + 1)) || phrases.is_value(plain(words, noun))) return at;
  thing = plain(words, noun);
  return noun + 1;
}

std::string plural_of(const std::string& noun) {
  return has_plural_suffix(noun) ? noun : with_plural_suffix(noun);
}

// Calls the people by their name, who are "who" or "people" before word `from`, and takes the words
// up to `to` out.
void name_people(WordSequence& words, size_t from, size_t to, const std::string& people) {
  const std::string mark = end_mark(words[to - 1]);
  const bool who = is_who(words, from - 1);
  WordSequence by;
  if (who) by.push_back("which");
  append(by, words_of(plural_of(people)));
  if (who) append(by, {"are", "there"});
  by.end_with(mark);
  replace(words, from - 1, to - from + 1, std::move(by));
}

// Takes words [from, to) out, which say that the subject holds things.
bool take_held(WordSequence& words, const Subject& subject, size_t to, const Holders& holders,
               QueryShape& shape) {
  if (!holders.holding.known()) return false;
  shape.states.push_back(holders.holding);
  if (end_mark(words[to - 1]).empty())
    if (const size_t end = present_end(words, to); end > 0) to = end;
  if (!subject.people.empty())
    take_state_out(words, subject.from, to);
  else
    name_people(words, subject.from, to, holders.people);
  return true;
}

// "more than one unit", "two tools", "several units": how many; the end of it, or `at`.
size_t count_end(const WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  size_t end = at;
  if (is_any(words, at, {"more", "fewer", "less"}) && is_any(words, at + 1, {"than"})) end = at + 2;
  if (is_any(words, at, {"at"}) && is_any(words, at + 1, {"least", "most"})) end = at + 2;
  if (!is_digits(plain(words, end)) && !is_any(words, end, kCountWords)) return at;
  return phrases.names_row(plain(words, end + 1)) ? end + 2 : at;
}

// "people currently renting more than one unit" -> "tenants with more than one unit"
bool take_counted(WordSequence& words, const Subject& subject, size_t verb,
                  const SchemaPhrases& phrases, QueryShape& shape) {
  const size_t end = count_end(words, verb + 1, phrases);
  if (end == verb + 1 || !ends_with_present(words, end)) return false;
  const Holders holders = phrases.holders_of(plain(words, end - 1), subject.people);
  if (!holders.holding.known() || !(subject.now || subject.copula || end < words.size()))
    return false;
  RowCondition state = holders.holding;
  state.joined_only = true;
  shape.states.push_back(std::move(state));
  const std::string mark = end < words.size() ? end_mark(words.back()) : "";
  WordSequence by;
  const bool who = is_who(words, subject.from - 1);
  if (who) by.push_back("which");
  if (subject.people.empty()) append(by, words_of(plural_of(holders.people)));
  by.push_back(who ? "have" : "with");
  append(by, words.part(verb + 1, end));
  by.end_with(mark);
  const size_t from = subject.from - (subject.people.empty() ? 1 : 0);
  replace(words, from, words.size() - from, std::move(by));
  return true;
}

// The people of the only things that are to come back: in "their books", of whatever is called so.
Holders holders_of_object(const SchemaPhrases& phrases, const std::string& thing,
                          const std::string& people) {
  const Holders of_thing = thing.empty() ? Holders() : phrases.holders_of(thing, people);
  return of_thing.holding.known() || !thing.empty() ? of_thing : phrases.holders_of("", people);
}

}  // namespace

namespace {

// "which trainers can swim and still work here": a second clause of people who are named before.
// Calls them current, or former, instead. False if it is no such clause.
bool take_standing_clause(WordSequence& words, const SchemaPhrases& phrases, size_t from,
                          size_t end, bool here) {
  if (from < 3 || !is_any(words, from - 1, {"and", "but", "&"}) || end < words.size()) return false;
  for (size_t k = 0; k + 1 < from; ++k) {
    const std::string noun = plain(words, k);
    if (!phrases.names_row(noun) || !phrases.dated_state(noun, kLeftState).known()) continue;
    const std::string mark = end_mark(words[end - 1]);
    words.resize(from - 1);
    if (end_mark(words.back()).empty()) words.end_with(mark);
    replace(words, k, 0, {here ? "current" : "former"});
    return true;
  }
  return false;
}

}  // namespace

void rewrite_leavers(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i < words.size(); ++i) {
    const size_t at_work = end_of_any(words, i, kStillWorking);  // "still works in sales"
    const bool somewhere = at_work > 0 && is_any(words, at_work, {"in", "at", "for", "as"});
    const size_t here = std::max(end_of_any(words, i, kStillHere), somewhere ? at_work : 0);
    const size_t gone = end_of_any(words, i, kGoneAway);
    const size_t end = std::max(here, gone);
    if (end == 0 || (!ends_said(words, end - 1) && !(somewhere && end == at_work))) continue;
    size_t from = i;
    while (from > 0 && is_any(words, from - 1, {"is", "are", "who", "that"}) &&
           !is_who(words, from - 1))
      --from;
    if (take_standing_clause(words, phrases, from, end, here >= gone)) return;
    const std::string noun = from > 0 ? plain(words, from - 1) : "";
    std::string people;
    if (phrases.names_row(noun) && phrases.dated_state(noun, kLeftState).known())
      people = noun;
    else if (text::is_one_of(noun, kAnybody) && !phrases.is_name(noun))
      people = phrases.leavers();
    const bool work = [&] {
      for (size_t at = i; at < end; ++at)
        if (is_any(words, at, kWorkingForms)) return true;
      return false;
    }();
    if (const std::string staff = work ? phrases.people_with_standing(Bond::kWork) : std::string();
        !staff.empty() && staff != people && people != noun)
      continue;  // the members who left did not work for us
    if (people.empty()) continue;
    const std::string mark = end_mark(words[end - 1]);
    const bool who = is_who(words, from - 1);
    WordSequence by;
    if (who) by.push_back("which");
    by.push_back(here > gone ? "current" : "former");
    append(by, words_of(people));
    if (who) by.push_back("are");
    if (who && !somewhere) by.push_back("there");
    by.end_with(mark);
    return replace(words, from - 1, end - from + 1, std::move(by));
  }
}

bool rewrite_holders(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  if (!is_who(words, 0) || says_other_time(words)) return false;
  size_t at = 1;
  const bool contracted = !is_any(words, 0, {"who"});
  while (is_any(words, at, kPresentAdverbs)) ++at;
  size_t verb_end = end_of_any(words, at, kHasForms);
  if (contracted && is_any(words, at, {"got"})) verb_end = at + 1;
  if (verb_end == 0) return false;
  const bool inside = end_of_phrase(words, at, kIsIn) == verb_end;
  at = verb_end;
  const size_t article = at;
  while (is_any(words, at, {"the", "our", "my"})) ++at;
  size_t end = at;
  while (end < words.size() && present_end(words, end) == 0)
    if (!end_mark(words[end++]).empty()) break;
  if (end == at || !ends_with_present(words, end)) return false;
  if (is_any(words, at, kUnnamedThings) || is_any(words, at, {"a", "an", "any", "more", "most"}))
    return false;
  std::string text = text_of(words, at, end);
  if (!phrases.is_value(text) && end == at + 2 && phrases.names_row(plain(words, at)) &&
      phrases.is_value(text_of(words, at + 1, end)))
    text = text_of(words, at + 1, end);  // "plot C5"
  if (at == article && !phrases.is_value(text)) return false;
  const Holders holders = phrases.holders(text, inside);
  if (!holders.holding.known()) return false;
  shape.states.push_back(holders.holding);
  name_people(words, 1, words.size(), holders.people);
  return true;
}

bool take_holding(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  if (says_other_time(words)) return false;
  for (size_t i = 1; i < words.size(); ++i) {
    const std::string word = plain(words, i);
    const bool has = is_any(words, i, {"have", "has", "with"});
    if (!has && !(has_progressive_suffix(word) && text::is_one_of(lemma(word), kVerbsOfHolders)))
      continue;
    Subject subject = subject_before(words, i, phrases);
    if (has && !subject.named) name_subject(words, phrases, subject);
    if (!subject.named) continue;
    if (!has && take_counted(words, subject, i, phrases, shape)) return true;
    std::string thing;
    size_t end = held_object_end(words, i + 1, phrases, thing);
    if (has) {  // "something out"
      const size_t out = end > i + 1 ? end_of_any(words, end, kOutWords) : 0;
      if (out == 0) continue;
      end = out;
    }
    const bool now_after = end < words.size() && present_end(words, end) > 0;
    if (!has && !subject.now && !now_after && !subject.copula) continue;
    if (end <= words.size() && !ends_said(words, end - 1) && !now_after) continue;
    if (take_held(words, subject, end, holders_of_object(phrases, thing, subject.people), shape))
      return true;
  }
  return false;
}

bool take_unreturned(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  if (is_any(words, 0, {"how"}) && is_any(words, 1, {"often", "long"})) return false;
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const bool never = is_any(words, i, {"never"});
    const bool perfect =
        is_any(words, i, kNotYetForms) || is_any(words, i, {"didn't"}) ||
        (is_any(words, i, {"not"}) && (is_any(words, i - 1, {"have", "has", "did", "are", "is"}) ||
                                       phrases.names_row(plain(words, i - 1))));
    if (!never && !perfect) continue;
    size_t at = i + 1;
    while (is_any(words, at, kYetWords)) ++at;
    size_t verb = end_of_any(words, at, kReturnedForms);
    const bool apart = verb == 0 && is_any(words, at, kBackVerbs);  // "brought their books back"
    if (apart) verb = at + 1;
    if (verb == 0) continue;
    size_t end = verb;
    std::string thing;
    while (end < words.size() && is_any(words, end, kTheirWords)) ++end;
    if (is_any(words, end, kUnnamedThings)) ++end;
    if (end < words.size() && phrases.names_row(plain(words, end))) thing = plain(words, end++);
    if (apart && !is_any(words, end, {"back"})) continue;
    while (end < words.size() && (is_any(words, end, {"back"}) || is_any(words, end, kYetWords)))
      ++end;
    if (end < words.size() || (end > verb && !end_mark(words[verb - 1]).empty())) return false;
    size_t from = i;
    while (from > 0 && !is_who(words, from - 1) &&
           is_any(words, from - 1, {"have", "has", "did", "are", "is", "that", "who", "which"}))
      --from;
    if (from == 0) return false;
    const Subject subject = subject_before(words, from, phrases);
    if (!subject.named) return false;
    const Holders holders = holders_of_object(phrases, thing, subject.people);
    if (holders.holding.known() && phrases.returns(holders.lasting.table))
      return take_held(words, subject, end, holders, shape);
    const RowCondition away = phrases.in_state(subject.people, RowState::kAway);
    if (subject.people.empty() || !away.known()) return false;
    shape.states.push_back(away);
    take_state_out(words, from, end);
    return true;
  }
  return false;
}

}  // namespace ask::engine
