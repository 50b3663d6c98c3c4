#include "agent/engine/rewrite/rewrite_standing.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/engine/lexicon/holder_words.h"
#include "agent/engine/lexicon/implied_words.h"
#include "agent/engine/lexicon/row_state_words.h"
#include "agent/engine/lexicon/standing_words.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rewrite/present_phrases.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// What is said of the rows: words [.., to).
struct SaidStanding {
  size_t to = 0;
  bool current = false;
  bool ours = false;  // what we do with things
  bool kept = false;  // things that nobody has bought, or borrowed
  bool left = false;  // people who left
  bool part = false;  // what they left is stored: "the choir"
};

// How it begins: "who do not", "that we still", "did we stop".
struct Opening {
  size_t at = 0;  // the verb
  bool relative = false, ours = false, copula = false, denied = false;
  bool current = false, ceased = false, gerund = false;
};

void read_adverb(const WordSequence& words, Opening& out) {
  if (is_any(words, out.at, {"no"}) && is_any(words, out.at + 1, {"longer"})) {
    out.ceased = true;
    out.at += 2;
  } else if (is_any(words, out.at, {"used"}) && is_any(words, out.at + 1, {"to"})) {
    out.ceased = true;
    out.at += 2;
    if (is_any(words, out.at, {"be"})) out.copula = true, ++out.at;
  } else if (text::is_one_of(lemma(plain(words, out.at)), kStoppingVerbs)) {
    out.ceased = out.gerund = true;
    ++out.at;
  }
}

// "have" of "that we still have", and not of "have stopped".
bool is_last_verb(const WordSequence& words, size_t at) {
  return is_any(words, at, {"have", "has", "do"}) &&
         (ends_said(words, at) || is_any(words, at + 1, kAfterStanding) ||
          end_of_any(words, at + 1, kAnyMore) > 0 || end_of_any(words, at + 1, kBondTails) > 0);
}

Opening opening_at(const WordSequence& words, size_t i) {
  Opening out;
  out.at = i;
  for (; is_any(words, out.at, kStandingRelatives); ++out.at) out.relative = true;
  for (;; ++out.at) {
    if (out.at > i && !end_mark(words[out.at - 1]).empty()) return {};
    if (is_last_verb(words, out.at)) break;
    out.ours |= is_any(words, out.at, kOurPronouns);
    out.copula |= is_any(words, out.at, kStandingCopulas);
    out.denied |= is_any(words, out.at, kStandingDenials);
    out.current |= is_any(words, out.at, {"still"});
    if (!is_any(words, out.at, kStandingSubjects) && !is_any(words, out.at, kStandingHelpers) &&
        !is_any(words, out.at, kStandingDenials) && !is_any(words, out.at, {"still"}))
      break;
  }
  read_adverb(words, out);
  if (out.ceased || out.denied) out.current = false;
  return out;
}

// "at our club": what we are ourselves.
size_t organisation_end(const WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  if (is_any(words, at, kBeforeOrganisation)) ++at;
  if (!is_any(words, at, {"the", "our", "this"}) || !is_any(words, at + 1, kOwnOrganisations) ||
      phrases.names_row(plain(words, at + 1)) || phrases.is_name(plain(words, at + 1)) ||
      phrases.places_people(plain(words, at + 1)))
    return 0;
  return at + 2;
}

// The end of what keeps rows with us, from the verb on; 0 if that is not said.
size_t bond_end(const WordSequence& words, const Opening& opening, const SchemaPhrases& phrases) {
  const size_t at = opening.at;
  if (opening.copula || opening.current || opening.ceased) {  // "is still in the choir"
    const size_t inside = organisation_end(words, at, phrases);
    const bool members = inside > 0 && is_any(words, inside - 1, kOrganisationsOfMembers);
    const size_t end = std::max(end_of_any(words, at, kStandingPredicates), members ? inside : 0);
    if (end > 0) return end;
  }
  if (at >= words.size()) return 0;
  const std::string verb = plain(words, at), base = lemma(verb);
  const bool progressive = has_progressive_suffix(verb);  // "still playing"
  if (opening.gerund != progressive && !opening.copula && !opening.current) return 0;
  // "still singing with us", whatever they do
  if (progressive && !opening.ours && !phrases.names_row(verb) &&
      (end_of_any(words, at + 1, kWithUs) > 0 || organisation_end(words, at + 1, phrases) > 0))
    return at + 1;
  if (!opening.ours && is_any(words, at, kWorkingForms)) return at + 1;
  if (text::is_one_of(base, opening.ours ? std::span<const std::string_view>(kOurVerbs)
                                         : std::span<const std::string_view>(kBondVerbs)))
    return at + 1;
  return 0;
}

// The end of the words after it that add nothing: "for us any more".
size_t tail_end(const WordSequence& words, size_t at, const SchemaPhrases& phrases,
                bool& any_more) {
  while (at < words.size() && end_mark(words[at - 1]).empty()) {
    const size_t more = end_of_any(words, at, kAnyMore);
    const size_t end =
        std::max({more, end_of_any(words, at, kBondTails), organisation_end(words, at, phrases)});
    if (end == 0) break;
    any_more |= more > 0;
    at = end;
  }
  return at;
}

// "in 2024", "since last March": what is said was so then, and not today.
bool time_follows(const WordSequence& words, size_t at) {
  if (at == 0 || !end_mark(words[at - 1]).empty()) return false;
  size_t k = at;
  while (k < words.size() && is_any(words, k, kBeforeTimes)) ++k;
  if (k >= words.size()) return false;
  return may_begin_time(plain(words, k)) || is_any(words, k, kOtherTimes) ||
         is_any(words, k, kWeekdays) || is_any(words, k, kTimeNouns);
}

// "after 3 years": how long they were here, and not when they left.
bool length_follows(const WordSequence& words, size_t at) {
  if (!is_any(words, at, kBeforeLengthsHere)) return false;
  for (size_t k = at + 1; k < words.size() && k < at + 4; ++k) {
    if (!end_mark(words[k]).empty() && k + 1 < words.size()) return false;
    if (k > at + 1 && text::is_one_of(lemma(plain(words, k)), kPeriodNouns))
      return !is_any(words, k + 1, {"ago"});
    if (is_any(words, k, {"the", "last", "this", "next", "first"})) return false;
  }
  return false;
}

SaidStanding standing_at(const WordSequence& words, size_t i, const SchemaPhrases& phrases) {
  const Opening opening = opening_at(words, i);
  if (opening.at == 0) return {};
  if (is_any(words, opening.at, kLeavingForms) && !opening.denied && !opening.current &&
      !opening.ours && !opening.copula) {
    bool more = false;
    size_t from = opening.at + 1;
    if (is_any(words, from, {"us"}) && end_mark(words[from - 1]).empty()) ++from;
    if (is_any(words, from, {"the", "our"}) && is_any(words, from + 1, kOwnOrganisations) &&
        phrases.places_people(plain(words, from + 1)) && ends_said(words, from + 1))
      return {from, false, false, false, true, true};
    const size_t to = tail_end(words, from, phrases, more);
    return ends_said(words, to - 1) ? SaidStanding{to, false, false, false, true} : SaidStanding{};
  }
  size_t end = 0;
  const bool dropped = opening.ours && !opening.denied && !opening.current;
  if (dropped) end = end_of_any(words, opening.at, kDroppingForms);
  bool ceased = end > 0 || opening.ceased;
  if (end == 0 && (opening.ceased || opening.denied || opening.current))
    end = bond_end(words, opening, phrases);
  if (end == 0) return {};
  bool any_more = false;
  const size_t to = tail_end(words, end, phrases, any_more);
  if (opening.denied && !any_more) return {};
  ceased |= opening.denied;
  if (!ceased && !opening.current) return {};
  if (!ends_said(words, to - 1) && !is_any(words, to, kAfterStanding)) return {};
  if (time_follows(words, to)) return {};
  const bool kept = opening.copula && end_of_any(words, opening.at, kKeptPredicates) == end;
  return {to, !ceased, opening.ours, kept};
}

// "works here", "employed", "in the choir": what words [from, to) say of people.
Bond bond_said(const WordSequence& words, size_t from, size_t to) {
  for (size_t i = from; i < to; ++i) {
    if (is_any(words, i, kWorkingForms)) return Bond::kWork;
    if (is_any(words, i, kMemberNouns) ||
        (is_any(words, i, kOrganisationsOfMembers) && i > from + 1 &&
         is_any(words, i - 2, {"in", "of"}) && !is_any(words, i, kWorkforceNouns)))
      return Bond::kMembership;
  }
  return Bond::kAny;
}

// "who still works here": the only people of whom that is known.
bool take_people(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  size_t who = 0;
  while (is_any(words, who, kBeforeAnybody)) ++who;
  const bool counted = is_any(words, 0, {"how"});
  const bool anybody = is_any(words, who, kAnybody) || is_any(words, 0, {"who's", "whos"});
  if (!anybody || (who > 0 && is_any(words, who, {"who"}))) return false;
  const SaidStanding said = standing_at(words, who + 1, phrases);
  if (said.to != words.size() || said.left || phrases.is_name(plain(words, who))) return false;
  const Bond bond = bond_said(words, who + 1, said.to);
  const std::string people = phrases.people_with_standing(bond);
  if (people.empty()) return false;
  const RowCondition found = phrases.standing_of_people(bond, said.current);
  if (!found.known()) return false;
  shape.states.push_back(found);
  WordSequence by = counted ? WordSequence{"how", "many"} : WordSequence{"which"};
  append(by, words_of(people));
  append(by, {"are", "there"});
  by.end_with(end_mark(words.back()));
  replace(words, 0, words.size(), std::move(by));
  return true;
}

}  // namespace

// "who left in 2024" -> "staff whose end date is in 2024"
void rewrite_left_when(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i < words.size(); ++i) {
    if (!is_any(words, i, kLeavingForms) || !end_mark(words[i]).empty()) continue;
    const size_t end = is_any(words, i + 1, {"us"}) ? i + 2 : i + 1;
    if (!time_follows(words, end) || length_follows(words, end)) return;
    size_t from = i;
    while (from > 1 && is_any(words, from - 1, {"who", "that", "has", "have"})) --from;
    const std::string noun = plain(words, from - 1);
    const bool anybody = text::is_one_of(noun, kAnybody);
    if (!anybody && !phrases.names_rows(noun)) return;
    const std::string left = phrases.leaving_date(anybody ? "" : noun);
    if (left.empty()) return;
    WordSequence by = words_of(left);
    by.push_back("is");
    return replace(words, from - 1, end + 1 - from, std::move(by));
  }
}

void take_clause_out(WordSequence& words, size_t from, size_t to) {
  while (from > 1 && is_any(words, from - 1, {"but", "and"})) --from;
  take_state_out(words, from, to);
}

bool take_standing(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  constexpr size_t kFarthestNoun = 5;  // words between the noun and what is said
  if (take_people(words, phrases, shape)) return true;
  for (size_t i = 1; i < words.size(); ++i) {
    const SaidStanding said = standing_at(words, i, phrases);
    if (said.to == 0) continue;
    const bool relative = is_any(words, i, kStandingRelatives);
    for (size_t at = i; at-- > 0 && i - at <= (relative ? kFarthestNoun : 1);) {
      const std::string noun = plain(words, at);
      if (said.left && !said.part && phrases.dated_state(noun, kLeftState).known()) {
        if (!relative && at > 0 && is_any(words, i, kLeavingForms)) replace(words, i, 0, {"who"});
        break;  // "which members left" -> "which members who left"
      }
      if (said.kept && (phrases.in_state(noun, RowState::kAtHome).known() ||
                        phrases.in_state(noun, RowState::kAvailable).known()))
        break;
      RowCondition found = phrases.standing(noun, said.current);
      // "games we still carry": whatever they are called
      if (!found.known() && said.ours && at + 1 == i && !phrases.names_rows(noun))
        found = phrases.standing_of_things(said.current);
      // "DJs who still work for us", "DJs who left": a kind of the only people of whom it is known
      const bool kind = (said.current || (said.left && !said.part)) && !said.ours && at + 1 == i &&
                        is_any(words, i, {"who", "that"});
      const bool stored = said.current || phrases.is_name(noun) || phrases.is_name(lemma(noun));
      if (!found.known() && kind && stored && !phrases.names_rows(noun) &&
          !is_any(words, at, kAnybody))
        if (const std::string people = phrases.people_with_standing(Bond::kAny); !people.empty())
          found = phrases.standing_of_people(Bond::kAny, said.current);
      if (!found.known()) {
        if (phrases.names_row(noun)) break;
        continue;
      }
      shape.states.push_back(found);
      const bool joined = said.to < words.size() && is_any(words, said.to, {"and", "but"}) &&
                          end_mark(words[said.to - 1]).empty();
      if (said.part)
        replace(words, i, said.to - i, {"in"});
      else if (joined && relative)
        words.erase(i + 1, said.to + 1);
      else
        take_clause_out(words, i, said.to);
      return true;
    }
  }
  return false;
}

void drop_own_organisation(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, kJoiningForms) || !end_mark(words[i]).empty()) continue;
    size_t end = organisation_end(words, i + 1, phrases);
    if (is_any(words, i + 1, {"us"}) && is_any(words, i + 2, kRanksOfJoining)) end = i + 2;
    if (end == 0 || (!ends_said(words, end - 1) && !is_any(words, end, kAfterStanding) &&
                     !is_any(words, end, kAfterOrganisation)))
      continue;
    return take_state_out(words, i + 1, end);
  }
}

}  // namespace ask::engine
