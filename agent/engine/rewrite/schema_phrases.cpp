#include "agent/engine/rewrite/schema_phrases.h"

#include <fmt/format.h>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/rewrite_actions.h"
#include "agent/engine/rewrite/rewrite_ages_at.h"
#include "agent/engine/rewrite/rewrite_asides.h"
#include "agent/engine/rewrite/rewrite_attendance.h"
#include "agent/engine/rewrite/rewrite_counted_values.h"
#include "agent/engine/rewrite/rewrite_dates_of_people.h"
#include "agent/engine/rewrite/rewrite_debts.h"
#include "agent/engine/rewrite/rewrite_each_extreme.h"
#include "agent/engine/rewrite/rewrite_expiry.h"
#include "agent/engine/rewrite/rewrite_first_after.h"
#include "agent/engine/rewrite/rewrite_income_of_rows.h"
#include "agent/engine/rewrite/rewrite_kind_nouns.h"
#include "agent/engine/rewrite/rewrite_kinds.h"
#include "agent/engine/rewrite/rewrite_last_doers.h"
#include "agent/engine/rewrite/rewrite_late_rows.h"
#include "agent/engine/rewrite/rewrite_look_ups.h"
#include "agent/engine/rewrite/rewrite_named_bounds.h"
#include "agent/engine/rewrite/rewrite_numbered_rows.h"
#include "agent/engine/rewrite/rewrite_parts_of_amounts.h"
#include "agent/engine/rewrite/rewrite_pay.h"
#include "agent/engine/rewrite/rewrite_places.h"
#include "agent/engine/rewrite/rewrite_plain_forms.h"
#include "agent/engine/rewrite/rewrite_presence.h"
#include "agent/engine/rewrite/rewrite_presence_last.h"
#include "agent/engine/rewrite/rewrite_ranking.h"
#include "agent/engine/rewrite/rewrite_rates.h"
#include "agent/engine/rewrite/rewrite_room.h"
#include "agent/engine/rewrite/rewrite_row_states.h"
#include "agent/engine/rewrite/rewrite_standing_kinds.h"
#include "agent/engine/rewrite/rewrite_stock.h"
#include "agent/engine/rewrite/rewrite_things.h"
#include "agent/engine/rewrite/rewrite_unsaid_measures.h"
#include "agent/engine/rewrite/rewrite_unsaid_sums.h"
#include "agent/engine/rewrite/rewrite_value_sums.h"
#include "agent/engine/rewrite/rewrite_waits.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool be_word(const WordSequence& words, size_t i) {
  return is_any(words, i, {"is", "are", "was", "were"});
}

// True if a stop, a comma or the end of the question follows word i.
bool at_phrase_end(const WordSequence& words, size_t i) {
  return i + 1 >= words.size() || words[i].ends_with(',') || words[i].ends_with('?') ||
         words[i].ends_with('.');
}

// A name, not somebody unsaid or mentioned before.
// True if the words may be a name of one of the rows of the role, and no noun among them is of
// other rows: "who referred Ben", and not "who ran job 105".
bool may_name(const SelfReference& role, const WordSequence& words, size_t from, size_t to) {
  if (from >= to || to > words.size() || to - from > 5) return false;
  for (size_t i = from; i < to; ++i)
    if (is_any(words, i, kNoPersonNames) || role.names_other_rows(plain(words, i))) return false;
  return true;
}

// "members whose referred by is Ben": `lead` and the condition
WordSequence whose(WordSequence lead, const SelfReference& role, const WordSequence& words,
                   size_t from, size_t to, const std::string& mark) {
  lead.push_back("whose");
  append(lead, words_of(role.role_name));
  lead.push_back("is");
  append(lead, words.part(from, to));
  if (!mark.empty() && !lead.back().ends_with(mark)) lead.end_with(mark);
  return lead;
}

// "who did Ben refer", "which members did Ben refer", "how many people does Ann manage"
bool rewrite_referred(WordSequence& words, const SelfReference& role) {
  const size_t last = words.size() - 1;
  if (is_any(words, last, {"to"})) return false;
  size_t help = 1;
  WordSequence lead;
  if (is_any(words, 0, {"which", "what"})) {
    lead = {words.word(0)};
    help = 2;
  } else if (is_any(words, 0, {"how"}) && is_any(words, 1, {"many"})) {
    lead = words.part(0, 2);
    help = 3;
  } else if (!is_any(words, 0, {"who", "whom"})) {
    return false;
  }
  if (!helping_word(words, help) || !may_name(role, words, help + 1, last) ||
      !role.is_role_verb(plain(words, last)))
    return false;
  if (help > 1) {
    const std::string noun = lemma(plain(words, help - 1));
    const bool own = text::lower(role.rows).find(noun) != std::string::npos ||
                     (text::is_one_of(noun, kPersonForms) || noun == "other");
    if (!own) return false;
  }
  append(lead, words_of(role.rows));
  replace(words, 0, words.size(),
          whose(std::move(lead), role, words, help + 1, last, end_mark(words[last])));
  return true;
}

// "who referred Finn", "the member who referred Finn" -> "who is the referred by of Finn"
bool rewrite_referring(WordSequence& words, const SelfReference& role) {
  size_t who = 0;
  while (who < 4 && who < words.size() && !is_any(words, who, {"who", "that"})) ++who;
  if (!is_any(words, who, {"who", "that"}) || !role.is_role_verb(plain(words, who + 1)) ||
      !may_name(role, words, who + 2, words.size()))
    return false;
  const bool rows = who > 0 && is_any(words, 0, kBeforeRankedRows) &&
                    text::lower(role.rows).find(lemma(plain(words, who - 1))) != std::string::npos;
  if (who > 0 && !rows) return false;
  WordSequence out{"who", "is", "the"};
  append(out, words_of(role.role_name));
  out.push_back("of");
  append(out, words.part(who + 2, words.size()));
  replace(words, 0, words.size(), out);
  return true;
}

// "who was referred by Eva", "members referred by Eva" -> "members whose referred by is Eva"
bool rewrite_referred_by(WordSequence& words, const SelfReference& role) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    const std::string done = plain(words, i);
    const bool participle = may_be_past_form(done);
    if (!participle || !is_any(words, i + 1, {"by"}) || !role.is_role_verb(done)) continue;
    size_t end = i + 2;
    while (end < words.size() && !at_phrase_end(words, end)) ++end;
    end = std::min(end + 1, words.size());
    if (end < words.size() || !may_name(role, words, i + 2, end)) return false;
    size_t from = i;
    while (from > 0 && (be_word(words, from - 1) || is_any(words, from - 1, {"that", "been"}) ||
                        helping_word(words, from - 1) || is_any(words, from - 1, {"who"})))
      --from;
    if (is_any(words, from, {"not", "never"}) || (from > 0 && is_any(words, from - 1, {"not"})))
      return false;
    WordSequence lead = words.part(0, from);
    if (from == 0) {
      lead = words_of(role.rows);
    } else if (text::lower(role.rows).find(lemma(plain(words, from - 1))) == std::string::npos) {
      return false;  // "orders referred by Eva"
    }
    replace(words, 0, words.size(), whose(std::move(lead), role, words, i + 2, end, ""));
    return true;
  }
  return false;
}

// "was Finn referred by Eva" -> "is Finn one of the members whose referred by is Eva"
bool rewrite_yes_no_referred(WordSequence& words, const SelfReference& role) {
  if (!be_word(words, 0)) return false;
  for (size_t i = 2; i + 2 < words.size(); ++i) {
    if (!is_any(words, i + 1, {"by"}) || !role.is_role_verb(plain(words, i))) continue;
    if (!may_name(role, words, 1, i) || !may_name(role, words, i + 2, words.size())) return false;
    WordSequence lead{"is"};
    append(lead, words.part(1, i));
    append(lead, {"one", "of", "the"});
    append(lead, words_of(role.rows));
    replace(words, 0, words.size(), whose(std::move(lead), role, words, i + 2, words.size(), ""));
    return true;
  }
  return false;
}

// "who referred the most members" -> "show the most common referred by"
bool rewrite_most_referring(WordSequence& words, const SelfReference& role) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i + 1, {"the"}) || !is_any(words, i + 2, {"most"}) ||
        !role.is_role_verb(plain(words, i)))
      continue;
    const bool alone = i == 1 && is_any(words, 0, {"who"});
    const bool rows = i == 2 && is_any(words, 0, {"which", "what"}) &&
                      text::lower(role.rows).find(lemma(plain(words, 1))) != std::string::npos;
    size_t end = i + 3;
    if (is_any(words, end, {"other"})) ++end;
    const std::string noun = lemma(plain(words, end));
    const bool own = noun.empty() || text::lower(role.rows).find(noun) != std::string::npos ||
                     (text::is_one_of(noun, kPersonForms) || noun == "other");
    if ((!alone && !rows) || !own || end + 1 < words.size()) return false;
    replace(words, 0, words.size(), {"show", "the", "most", "common"});
    append(words, words_of(role.role_name));
    return true;
  }
  return false;
}

// Keys named by the verb of the child, as reports_to: "who reports to Ann", "who does Dan report
// to".
bool rewrite_by_child(WordSequence& words, const SelfReference& role) {
  const size_t last = words.size() - 1;
  if (is_any(words, last, {"to"}) && is_any(words, 0, {"who", "whom"}) && helping_word(words, 1) &&
      role.is_role_verb(plain(words, last - 1)) && may_name(role, words, 2, last - 1)) {
    WordSequence out{"who", "is", "the"};
    append(out, words_of(role.role_name));
    out.push_back("of");
    append(out, words.part(2, last - 1));
    out.end_with(end_mark(words[last]));
    replace(words, 0, words.size(), out);
    return true;
  }
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i + 1, {"to"}) || !role.is_role_verb(plain(words, i)) ||
        !may_name(role, words, i + 2, words.size()))
      continue;
    size_t from = i;
    while (from > 0 && (be_word(words, from - 1) || is_any(words, from - 1, {"that", "who"})))
      --from;
    WordSequence lead = words.part(0, from);
    const std::string noun = from > 0 ? lemma(plain(words, from - 1)) : "";
    if (from == 0)
      lead = words_of(role.rows);
    else if (text::is_one_of(noun, kPersonForms))
      replace(lead, lead.size() - 1, 1, words_of(role.rows));
    else if (text::lower(role.rows).find(noun) == std::string::npos)
      return false;
    replace(words, 0, words.size(), whose(std::move(lead), role, words, i + 2, words.size(), ""));
    return true;
  }
  return false;
}

// "who is Finn's mentor" -> "who is the mentor of Finn"
bool rewrite_genitive_role(WordSequence& words, const SelfReference& role) {
  const size_t last = words.size() - 1;
  if (words.size() < 4 || !is_any(words, 0, {"who"}) || !be_word(words, 1) ||
      plain(words, last) != role.role_name || !has_genitive_suffix(words[last - 1]) ||
      !may_name(role, words, 2, last))
    return false;
  WordSequence out{"who", words.word(1), "the", words.plain_word(last), "of"};
  append(out, words.part(2, last));
  out.cut_last(out.size() - 1, 2);
  out.end_with(end_mark(words[last]));
  replace(words, 0, words.size(), out);
  return true;
}

void rewrite_self_references(WordSequence& words, const std::vector<SelfReference>& roles) {
  if (words.size() < 3) return;
  for (const SelfReference& role : roles) {
    if (is_any(words, 0, {"whose"})) {  // "whose manager is Ann"
      const WordSequence role_name = words_of(role.role_name);
      bool same = role_name.size() + 2 < words.size();
      for (size_t i = 0; same && i < role_name.size(); ++i)
        same = plain(words, i + 1) == role_name[i];
      if (!same || !be_word(words, role_name.size() + 1)) continue;
      return replace(words, 0, 0, words_of(role.rows));
    }
    if (role.role_name.ends_with(" to")) {
      if (rewrite_by_child(words, role)) return;
      continue;
    }
    if (rewrite_genitive_role(words, role) || rewrite_yes_no_referred(words, role) ||
        rewrite_most_referring(words, role) || rewrite_referred(words, role) ||
        rewrite_referring(words, role) || rewrite_referred_by(words, role))
      return;
  }
}

// Takes words [from, to) out, with the verb and the pronoun before them. A predicate of the whole
// question leaves "there": "which concerts are upcoming" -> "which concerts are there".
void take_out(WordSequence& words, size_t from, size_t to) {
  const std::string mark = end_mark(words[to - 1]);
  const bool predicate = from > 0 && be_word(words, from - 1);
  if (predicate && from > 1 && is_any(words, from - 2, {"that", "which", "who"}) && from > 2)
    from -= 2;
  else if (predicate && to == words.size())
    return replace(words, from, to - from, {"there" + mark});
  words.erase(from, to);
  if (from > 0 && from == words.size() && end_mark(words[from - 1]).empty())
    words.add(from - 1, mark);
}

bool rewrite_upcoming(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string word = plain(words, i);
    if (text::is_one_of(word, kFutureAdjectives) && !phrases.is_name(word)) {
      const bool adjective = phrases.names_row(plain(words, i + 1));
      if (!adjective && (!at_phrase_end(words, i) || word == "future")) continue;
      return take_out(words, i, i + 1), true;
    }
    size_t at = i;
    if (is_any(words, at, {"still", "yet"})) ++at;
    const bool to_come = is_any(words, at, {"to"}) && is_any(words, at + 1, {"come"}) && at > i;
    const bool coming_up = is_any(words, at, {"coming"}) && is_any(words, at + 1, {"up"});
    if ((to_come || coming_up) && i > 0 && at + 2 >= words.size())
      return take_out(words, i, at + 2), true;
    if (i > 1 && is_any(words, i, {"in"}) && is_any(words, i + 1, {"the"}) &&
        is_any(words, i + 2, {"future"}) && i + 3 >= words.size())
      return take_out(words, i, i + 3), true;
  }
  return false;
}

// True if rows of today or later are asked for: not "the next concert after 1 May 2025".
bool rewrite_coming(WordSequence& words, const SchemaPhrases& phrases) {
  rewrite_first_after(words, phrases);
  return (words.has(Trigger::kNext) && rewrite_next(words, phrases)) ||
         (words.has(Trigger::kUpcoming) && rewrite_upcoming(words, phrases));
}

// "past concerts", "concerts that have already taken place"
bool rewrite_past(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i < words.size(); ++i) {
    if (is_any(words, i, {"past"}) && !phrases.is_name("past") &&
        phrases.names_row(plain(words, i + 1)))
      return take_out(words, i, i + 1), true;
    if (i == 0 || !is_any(words, i, {"have", "has"})) continue;
    const size_t at = is_any(words, i + 1, {"already"}) ? i + 2 : i + 1;
    const bool place = is_any(words, at, {"taken"}) && is_any(words, at + 1, {"place"});
    const size_t end = place ? at + 2 : at + 1;
    if ((!place && !is_any(words, at, kHappenedForms)) || end != words.size()) continue;
    words.set(i, "are");  // as the other predicates
    return take_out(words, i + 1, end), true;
  }
  return false;
}

// "members over 60" -> "members older than 60", "employees aged 60 or more"
void rewrite_ages(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const bool over = is_any(words, i, {"over", "above"});
    if (!over && !is_any(words, i, {"under", "below"})) continue;
    const std::string number = plain(words, i + 1);
    if (!is_digits(number) || number.size() > 3 || (number.size() == 3 && number > "120")) continue;
    if (!at_phrase_end(words, i + 1) &&
        !is_any(words, i + 2,
                {"in", "who", "from", "and", "with", "that", "have", "do", "did", "are"}))
      continue;
    size_t from = i;
    if (is_any(words, from - 1, {"aged"})) --from;
    size_t noun = from;
    while (noun > 1 &&
           (be_word(words, noun - 1) || is_any(words, noun - 1, {"who", "that", "there"})))
      --noun;
    if (noun == 0 || !phrases.has_ages(plain(words, noun - 1))) continue;
    return replace(words, from, i + 1 - from, {over ? "older" : "younger", "than"});
  }
}

// "with no more than 1 order" -> "with at most 1 order", which is not a negation
void rewrite_bounds(WordSequence& words) {
  for (size_t i = 1; i + 3 < words.size(); ++i)
    if (is_any(words, i, {"no"}) && is_any(words, i + 2, {"than"}) &&
        is_any(words, i - 1, {"with", "have", "has", "having", "had"})) {
      if (is_any(words, i + 1, {"more"})) replace(words, i, 3, {"at", "most"});
      if (is_any(words, i + 1, {"fewer", "less"})) replace(words, i, 3, {"at", "least"});
    }
}

// "only one order", "with one order" -> "only 1 order": a number of rows, as an article is none
void rewrite_one_row(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"one"}) || !end_mark(words[i]).empty()) continue;
    const bool exact =
        is_any(words, i - 1, kExactWords) && !(i > 1 && is_any(words, i - 2, {"the"}));
    const bool plain_one = is_any(words, i - 1, {"with", "have", "has", "had"}) &&
                           phrases.names_row(plain(words, i + 1)) && at_phrase_end(words, i + 1);
    if (exact || plain_one) words.set(i, "1");
  }
}

// "05/11/2026" -> "2026-11-05", where the stored dates have the day first
void rewrite_dates(WordSequence& words, const SchemaPhrases& phrases) {
  const auto number = [](const std::string& part, int most) {
    if (part.size() > 2 || !is_digits(part)) return 0;
    const int value = std::stoi(part);
    return value <= most ? value : 0;
  };
  for (size_t i = 0; phrases.day_first && i < words.size(); ++i) {
    const std::string word = plain(words, i);
    const char separator = word.find('/') != word.npos ? '/' : '.';
    const std::vector<std::string> parts = text::split(word, separator);
    if (parts.size() != 3 || parts[2].size() != 4 || !is_digits(parts[2])) continue;
    const int day = number(parts[0], 31), month = number(parts[1], 12);
    if (day > 0 && month > 0)
      words.set(i, fmt::format("{}-{:02}-{:02}{}", parts[2], month, day, end_mark(words[i])));
  }
}

// "stays of each Beagle pet" -> "stays of each pet that is Beagle": groups that
// a stored value restricts.
void rewrite_groups_of_kind(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, {"each", "every", "per"})) continue;
    const std::string kind = plain(words, i + 1), noun = plain(words, i + 2);
    if (!end_mark(words[i + 1]).empty() || !phrases.is_value(kind) || phrases.is_name(kind) ||
        !phrases.names_row(noun) || phrases.names_row(plain(words, i + 3)))
      continue;
    WordSequence by = words.part(i + 2, i + 3);
    const std::string mark = end_mark(words[i + 2]);
    by.cut_last(0, mark.size());
    append(by, {"that", "is"});
    append(by, words.part(i + 1, i + 2));
    by.end_with(mark);
    replace(words, i + 1, 2, by);
  }
}

void rewrite_rows_and_people(WordSequence& words, const SchemaPhrases& phrases) {
  rewrite_asides(words, phrases);
  rewrite_things(words, phrases);
  rewrite_standing_kinds(words, phrases);
  rewrite_kind_nouns(words, phrases);
  rewrite_presence_last(words, phrases);
  rewrite_dates_of_people(words, phrases);
  rewrite_last_doers(words, phrases);
  rewrite_unsaid_people(words);
  if (words.has(Trigger::kDigits)) rewrite_ages_at(words, phrases);
}

void rewrite_sums_and_pay(WordSequence& words, const SchemaPhrases& phrases) {
  rewrite_value_sums(words, phrases);
  rewrite_pay(words, phrases);
}

void take_lateness(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  shape.delay = phrases.plans && take_delay(words);
  shape.overdue = words.has(Trigger::kOverdue) && take_overdue(words, phrases);
}

void rewrite_dates_and_places(WordSequence& words, const SchemaPhrases& phrases,
                              QueryShape& shape) {
  rewrite_dates(words, phrases);
  rewrite_places(words, phrases, shape);
  if (words.has(Trigger::kDigits)) rewrite_capacity(words, phrases);
  rewrite_parts_of_amounts(words, phrases);
}

}  // namespace

void rewrite_schema_phrases(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  if (words.empty()) words.push_back("");
  rewrite_plain_forms(words, phrases, shape);
  rewrite_sums_and_pay(words, phrases);
  rewrite_rows_and_people(words, phrases);
  rewrite_dates_and_places(words, phrases, shape);
  if (words.has(Trigger::kRowState) || words.has(Trigger::kUn))
    rewrite_row_states(words, phrases, shape);
  if (words.has(Trigger::kOngoing)) rewrite_still_to_do(words, phrases);
  if (words.has(Trigger::kAttend)) rewrite_attendance(words, phrases);
  if (words.has(Trigger::kVacant)) rewrite_vacancies(words, phrases);
  rewrite_kinds(words, phrases, shape);
  if (words.has(Trigger::kTooLarge)) rewrite_room(words, phrases, shape);
  if (words.has(Trigger::kBound)) rewrite_named_bounds(words, phrases, shape);
  if (words.has(Trigger::kTime)) {
    rewrite_waits(words, phrases);
    rewrite_time_held(words, phrases);
  }
  if (words.has(Trigger::kOwe)) rewrite_debts(words, phrases);
  if (words.has(Trigger::kLookUp) || words.has(Trigger::kDigits)) rewrite_look_ups(words, phrases);
  rewrite_numbered_measures(words, phrases);
  if (words.has(Trigger::kDigits)) rewrite_numbered_rows(words, phrases);
  rewrite_self_references(words, phrases.roles);
  shape.upcoming = rewrite_coming(words, phrases);
  shape.past = !shape.upcoming && words.has(Trigger::kPast) && rewrite_past(words, phrases);
  if (words.has(Trigger::kExpiry)) rewrite_expiry(words, phrases);
  take_lateness(words, phrases, shape);
  if (words.has(Trigger::kAge)) rewrite_ages(words, phrases);
  if (words.has(Trigger::kNo) && words.has(Trigger::kThan)) rewrite_bounds(words);
  rewrite_one_row(words, phrases);
  rewrite_stock(words, phrases);
  rewrite_counted_values(words, phrases);
  rewrite_counted_events(words, phrases);
  if (words.has(Trigger::kPresence)) rewrite_presence(words, phrases);
  if (words.has(Trigger::kRate)) rewrite_rates(words, phrases, shape);
  if (words.has(Trigger::kPeriod)) {
    rewrite_prices_per_period(words, phrases);
    rewrite_counts_per_period(words, phrases);
  }
  if (words.has(Trigger::kPeople)) drop_people(words, phrases);
  rewrite_unsaid_measures(words, phrases);
  rewrite_unsaid_sums(words, phrases);
  if (words.has(Trigger::kGiving)) rewrite_giving(words, phrases);
  rewrite_ranked_rows(words, phrases, shape);
  if (words.has(Trigger::kInOrder)) {
    rewrite_order_of_counts(words, phrases);
    rewrite_order_of_figures(words);
  }
  if (words.has(Trigger::kRelative)) rewrite_relatives(words, phrases);
  if (words.has(Trigger::kTop)) {
    add_ranked_people(words, phrases);
    add_top_count(words, phrases);
  }
  rewrite_income_of_rows(words, phrases);
  if (words.has(Trigger::kEach)) rewrite_each_extreme(words, phrases);
  rewrite_not_since(words);
  rewrite_groups_of_kind(words, phrases);
  rewrite_objects(words, phrases);
  if (words.has(Trigger::kUn)) rewrite_not_done(words, phrases);
}

}  // namespace ask::engine
