#include "agent/engine/rewrite/rewrite_row_states.h"

#include <optional>

#include "agent/common/text.h"
#include "agent/engine/lexicon/attendance_words.h"
#include "agent/engine/lexicon/figure_words.h"
#include "agent/engine/lexicon/lexicon_tables.h"
#include "agent/engine/lexicon/row_state_guards.h"
#include "agent/engine/lexicon/row_state_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/rewrite/present_phrases.h"
#include "agent/engine/rewrite/rewrite_holders.h"
#include "agent/engine/rewrite/rewrite_never.h"
#include "agent/engine/rewrite/rewrite_standing.h"
#include "agent/engine/rewrite/rewrite_undone.h"
#include "agent/engine/rewrite/rewrite_unpaid_rows.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

// Words [from, to) say that rows are in the state.
struct SaidState {
  RowState state = RowState::kUnstated;
  size_t to = 0;
  std::string_view phrase;
};

// The phrase is the beginning of a stored text: "waiting for parts".
bool begins_value(const WordSequence& words, size_t at, size_t end, const SchemaPhrases& phrases) {
  constexpr size_t kMost = 3;  // words after the phrase
  std::string text;
  for (size_t i = at; i < words.size() && i < end + kMost; ++i) {
    text += (i > at ? " " : "") + plain(words, i);
    if (i >= end && phrases.is_value(text)) return true;
  }
  return false;
}

// The longest phrase of the lists at word `at`.
SaidState said_at(const WordSequence& words, size_t at, std::string_view RowStateWords::*listed) {
  SaidState out;
  for (const RowStateWords& row : kRowStates)
    each_part(row.*listed, '|', [&](std::string_view phrase) {
      const size_t end = end_of_phrase(words, at, phrase);
      if (end > out.to) out = {row.state, end, phrase};
    });
  return out;
}

RowCondition in_state(const SchemaPhrases& phrases, std::string_view noun, RowState state,
                      std::string_view phrase) {
  if (state == RowState::kUnstated || phrases.is_value(phrase) ||
      phrases.dated_state(noun, phrase).known())
    return {};
  return phrases.in_state(noun, state);
}

// The first of the words [.., at) that deny the rows of which word `at` says the state: "without
// an", "that do not have any". `at` if none do.
size_t denial_before(const WordSequence& words, size_t at) {
  size_t article = at;
  while (article > 0 && is_any(words, article - 1, kBeforeDeniedRows)) --article;
  const bool have = article > 1 && is_any(words, article - 1, {"have", "has"});
  size_t noun = have ? article - 2 : article - 1;
  if (article == 0 || !is_negation(words, noun)) return at;
  if (!have && !is_any(words, noun, {"without", "no"})) return at;  // "have not paid invoices"
  while (noun > 1 && is_any(words, noun - 1, kBeforeDenial)) --noun;
  return noun;
}

bool says_duration(const WordSequence& words) {
  for (size_t k = 0; k < words.size(); ++k) {
    const bool clock = k > 0 && is_any(words, k - 1, kBeforeTimeOfClock);
    if (is_any(words, k, kLastingWords) || (is_any(words, k, kMeasuredTimes) && !clock) ||
        end_of_phrase(words, k, kMeanCount) > 0)
      return true;
  }
  return false;
}

bool says_frequency(const WordSequence& words) {
  for (size_t k = 0; k < words.size(); ++k)
    if (is_any(words, k, kFrequencyWords)) return true;
  return false;
}

bool says_groups(const WordSequence& words) {
  for (size_t k = 0; k < words.size(); ++k)
    if (is_any(words, k, kGroupingWords) || is_any(words, k, kAmountComparisons)) return true;
  return false;
}

// What the question as a whole says of time, which is looked for once and only if it matters. For
// as long as its words stay as they are.
class SaidTimes {
 public:
  explicit SaidTimes(const WordSequence& words) : words_(words) {}

  // What somebody has now, or has no longer, is not asked: "how long are vans out on average".
  bool are_other_than_of(RowState state) {
    return is(other_, says_other_time) ||
           (state <= RowState::kFormer && is(duration_, says_duration));
  }
  // Nothing is said of other times: not in "how many tools are rented each month".
  bool may_be_today(bool now) {
    return !is(frequency_, says_frequency) && (now || !is(groups_, says_groups));
  }

 private:
  bool is(std::optional<bool>& known, bool (*says)(const WordSequence&)) {
    if (!known) known = says(words_);
    return *known;
  }

  const WordSequence& words_;
  std::optional<bool> other_, duration_, frequency_, groups_;
};

// "flats in York or Leeds", "1 or more"
bool joins_values(const WordSequence& words, size_t at, const SchemaPhrases& phrases) {
  if (at == 0 || at + 1 >= words.size()) return false;
  const std::string before = plain(words, at - 1), after = plain(words, at + 1);
  if (is_digits(before)) return is_digits(after) || is_any(words, at + 1, kAmountComparisons);
  return phrases.is_value(before) && phrases.is_value(after);
}

// Words [from, to) are only one of the conditions that their clause joins by "or".
bool is_alternative(const WordSequence& words, size_t from, size_t to,
                    const SchemaPhrases& phrases) {
  const auto joins = [&](size_t at) {
    return plain(words, at) == kAlternatives && !joins_values(words, at, phrases);
  };
  for (size_t at = from; at > 0 && end_mark(words[at - 1]).empty(); --at)
    if (joins(at - 1)) return true;
  for (size_t at = to; at < words.size() && end_mark(words[at - 1]).empty(); ++at)
    if (joins(at)) return true;
  return false;
}

// "without a current lease", "with no unpaid invoices": of the rows before it.
bool take_denied_rows(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  SaidTimes times(words);
  for (size_t i = 2; i + 1 < words.size(); ++i) {
    const size_t from = denial_before(words, i);
    if (from == i || from == 0) continue;
    size_t last = i;
    std::string phrase = plain(words, i);
    RowCondition found = phrases.dated_state(plain(words, i + 1), phrase);
    if (const SaidState said = said_at(words, i, &RowStateWords::adjectives);
        !found.known() && said.to > 0 && !times.are_other_than_of(said.state))
      last = said.to - 1, found = in_state(phrases, plain(words, said.to), said.state, said.phrase);
    if (!found.known() || !end_mark(words[last]).empty() ||
        is_alternative(words, from, last + 2, phrases))
      continue;
    const RowCondition none = phrases.without(plain(words, from - 1), found);
    if (!none.known()) continue;
    shape.states.push_back(none);
    take_state_out(words, from, last + 2);
    return true;
  }
  return false;
}

// "vacant units"
bool take_adjective(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  SaidTimes times(words);
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    SaidState said = said_at(words, i, &RowStateWords::adjectives);
    size_t from = i;
    while (from > 0 && is_any(words, from - 1, kPresentAdverbs)) --from;
    if (said.to == 0 && from < i) said = said_at(words, i, &RowStateWords::participles);
    if (said.to == 0 || !end_mark(words[said.to - 1]).empty()) continue;
    if (times.are_other_than_of(said.state)) continue;
    if (begins_value(words, i, said.to, phrases) || is_alternative(words, from, said.to, phrases))
      continue;
    const RowCondition found = in_state(phrases, plain(words, said.to), said.state, said.phrase);
    if (!found.known() || denial_before(words, from) != from ||
        (from > 0 && (is_any(words, from - 1, kBeforeOtherState) || is_negation(words, from - 1))))
      continue;
    shape.states.push_back(found);
    words.erase(from, said.to);
    return true;
  }
  return false;
}

// What is said of the rows before word `i`, up to word `from`.
struct Said {
  size_t from = 0;
  bool denied = false, copula = false, now = false;
};

Said said_before(const WordSequence& words, size_t i) {
  Said out{i};
  for (; out.from > 1; --out.from) {
    const size_t at = out.from - 1;
    if (is_any(words, at, {"not", "n't"}))
      out.denied = true;
    else if (is_any(words, at, {"aren't", "isn't"}))
      out.denied = out.copula = true;
    else if (!is_any(words, at, kBeforeRowState))
      break;
    out.now |= is_any(words, at, kTodayAdverbs);
    out.copula |= is_any(words, at, {"are", "is"});
  }
  out.copula |= is_any(words, 0, {"are", "is"});  // "are any flats empty"
  return out;
}

// A participle is a state of today with a word of the present, or as the end of what "are" says,
// where nothing is said of other times.
bool is_of_today(const WordSequence& words, SaidTimes& times, const Said& said, size_t to,
                 bool now) {
  if (!times.may_be_today(now)) return false;
  return now || (said.copula && (ends_said(words, to - 1) || is_any(words, to, kPlaceWordsAfter)));
}

// The state that the words from `i` on say, as a predicate of rows before them.
SaidState predicate_at(const WordSequence& words, SaidTimes& times, size_t i, const Said& said,
                       bool& now) {
  const auto now_after = [&](const SaidState& state) {
    return state.to > 0 && end_mark(words[state.to - 1]).empty() &&
           present_end(words, state.to) > 0;
  };
  SaidState out = said_at(words, i, &RowStateWords::phrases);
  if (const SaidState other = said_at(words, i, &RowStateWords::predicates);
      other.to > out.to && (said.copula || said.now || said.denied || now_after(other)))
    out = other;
  now = said.now || now_after(out);
  if (const SaidState other = said_at(words, i, &RowStateWords::participles);
      other.to > out.to && is_of_today(words, times, said, other.to, said.now || now_after(other)))
    out = other, now = said.now || now_after(other);
  return out;
}

// "units that are taken right now", "which tools are not on loan"
bool take_predicate(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  constexpr size_t kFarthestNoun = 5;  // words between the noun and the predicate
  SaidTimes times(words);
  for (size_t i = 1; i < words.size(); ++i) {
    const Said before = said_before(words, i);
    bool now = false;
    const SaidState said = predicate_at(words, times, i, before, now);
    const size_t from = before.from;
    if (said.to == 0 || is_any(words, from - 1, kPastForms) ||
        is_any(words, from - 1, kBeforeOtherState) || begins_value(words, i, said.to, phrases) ||
        times.are_other_than_of(said.state) || is_alternative(words, from, said.to, phrases))
      continue;
    const bool after_now = end_mark(words[said.to - 1]).empty() && present_end(words, said.to) > 0;
    if (!ends_said(words, said.to - 1) && !after_now && !is_any(words, said.to, kAfterRowState))
      continue;
    size_t whose = from;  // "members whose card is still good"
    while (whose > 1 && from - whose < 3 && !is_any(words, whose - 1, {"whose"})) --whose;
    const bool of_proof =
        whose > 1 && is_any(words, whose - 1, {"whose"}) && whose + 1 == from &&
        (is_any(words, whose, kLastingProofs) || phrases.is_name(plain(words, whose)));
    const RowState state = before.denied ? opposite_of(said.state) : said.state;
    const bool bare = from == i && said.phrase == kBareAway;  // "tools out per category"
    for (size_t at = from; at-- > 0 && from - at <= (bare ? 1 : kFarthestNoun);) {
      if (is_any(words, at, kPastForms)) break;
      const RowCondition found = in_state(phrases, plain(words, at), state, said.phrase);
      if (!found.known()) continue;
      shape.states.push_back(found);
      take_state_out(words, of_proof ? whose - 1 : from, said.to);
      return true;
    }
  }
  return false;
}

// "courses that still need a teacher" -> "courses without a teacher", where each has at most one.
void rewrite_lacking(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kLackingVerbs) || !is_any(words, i + 1, {"a", "an"}) ||
        !phrases.names_row(plain(words, i + 2)))
      continue;
    size_t from = i;
    while (from > 1 && is_any(words, from - 1, kBeforeLacking)) --from;
    if (is_any(words, from - 1, {"we", "i"}) ||
        !phrases.without_doer(plain(words, from - 1), plain(words, i + 2)).known())
      return;
    return replace(words, from, i + 1 - from, {"without"});
  }
}

// "fees that we have let people off" -> "fees that we have waived"
void rewrite_forgiven(WordSequence& words, const SchemaPhrases& phrases) {
  constexpr size_t kMost = 3;  // words between
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, {"let"})) continue;
    for (size_t off = i + 2; off < words.size() && off <= i + kMost; ++off) {
      if (!is_any(words, off, {"off"})) continue;
      for (const std::string_view forgiven : kForgivenWords) {
        if (!phrases.is_name(forgiven)) continue;
        WordSequence by = words_of(forgiven);
        by.end_with(end_mark(words[off]));
        return replace(words, i, off + 1 - i, std::move(by));
      }
    }
  }
}

// "courses that are over", "that are on right now": as the state is stored.
void rewrite_stored_state(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i < words.size(); ++i) {
    if (!is_any(words, i - 1, {"are", "is"}) || !end_mark(words[i - 1]).empty()) continue;
    const size_t now = is_any(words, i, {"on"}) ? present_end(words, i + 1) : 0;
    const bool over =
        is_any(words, i, {"over"}) && (ends_said(words, i) || is_any(words, i + 1, {"but", "and"}));
    if (now == 0 && !over) continue;
    for (const std::string_view stored : over ? std::span<const std::string_view>(kStoredOver)
                                              : std::span<const std::string_view>(kStoredRunning)) {
      if (!phrases.is_value(stored)) continue;
      const size_t end = over ? i + 1 : now;
      WordSequence by = words_of(stored);
      by.end_with(end_mark(words[end - 1]));
      return replace(words, i, end - i, std::move(by));
    }
  }
}

// "flats", of "vacant flats" -> "which flats are there"
void ask_for_rows(WordSequence& words, const SchemaPhrases& phrases) {
  const bool asks = is_any(words, 0, {"which"});
  const size_t noun = asks ? 1 : 0;
  if (words.size() != noun + 1 || !phrases.names_row(plain(words, noun))) return;
  WordSequence by{"which", words.plain_word(noun), "are", "there"};
  by.end_with(end_mark(words[noun]));
  replace(words, 0, words.size(), std::move(by));
}

// The words that ask for things that are not named, up to the end of "what is".
size_t unnamed_things_end(const WordSequence& words) {
  size_t at = 0;
  if (is_any(words, 0, {"what's", "whats", "anything"})) at = 1;
  if (is_any(words, 0, {"what", "anything"}) && is_any(words, 1, {"is", "should"})) at = 2;
  while (at > 0 && (is_any(words, at, kPresentAdverbs) || is_any(words, at, {"be"}))) ++at;
  return at;
}

// "what's overdue" -> "which tools are overdue"
bool name_due_things(WordSequence& words, const SchemaPhrases& phrases, bool back) {
  const size_t at = unnamed_things_end(words);
  const std::string things = at > 0 ? phrases.due_things(back) : std::string();
  if (things.empty()) return false;
  WordSequence by{"which"};
  append(by, words_of(things));
  by.push_back("are");
  replace(words, 0, at, std::move(by));
  return true;
}

// "what should be coming back this week" -> "which tools are due this week", of the loans that last
void take_due_back(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  for (size_t k = 0; k < words.size(); ++k)
    if (is_any(words, k, kPastForms) || is_any(words, k, kPastDue)) return;
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    size_t end = end_of_any(words, i, kDueBackPhrases);
    if (end == 0 || end == words.size() || !end_mark(words[end - 1]).empty()) continue;
    for (size_t k = 0; k < i; ++k)  // "customers coming back"
      if (phrases.names_row(plain(words, k)) &&
          phrases.holders_of("", plain(words, k)).holding.known())
        return;
    const size_t unnamed = unnamed_things_end(words);
    if (unnamed > 0 && (unnamed != i || !name_due_things(words, phrases, true))) return;
    if (unnamed > 0) {
      while (end_of_any(words, i, kDueBackPhrases) == 0 && i + 1 < words.size()) ++i;
      end = end_of_any(words, i, kDueBackPhrases);
    }
    const Holders holders = phrases.holders_of("", "");
    if (end == 0 || !holders.holding.known() || !phrases.returns(holders.lasting.table)) return;
    replace(words, i, end - i, {"due"});
    shape.states.push_back(holders.lasting);
    return;
  }
}

// "flats without a tenant", where leases of them last or not
bool take_no_taker(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const bool none = is_any(words, i, {"no"}) && is_any(words, i - 1, {"with", "have", "has"});
    if (!none && !is_any(words, i, {"without"})) continue;
    size_t noun = i + 1, from = none ? i - 1 : i;
    while (is_any(words, noun, kBeforeTaker)) ++noun;
    while (from > 1 && is_any(words, from - 1, {"that", "which"})) --from;
    if (from == 0 || !is_any(words, noun, kTakers)) continue;
    if (!ends_said(words, noun) && present_end(words, noun + 1) == 0) continue;
    const RowCondition found = phrases.in_state(plain(words, from - 1), RowState::kFree);
    if (!found.known()) continue;
    shape.states.push_back(found);
    take_state_out(words, from, noun + 1);
    return true;
  }
  return false;
}

bool compares_with_all(const WordSequence& words) {
  for (size_t i = 0; i < words.size(); ++i)
    if (is_any(words, i, kShareWords)) return true;
  return is_any(words, 0, {"is", "was", "does", "did", "has", "were"}) &&
         !is_any(words, 1, {"there", "any"});
}

}  // namespace

void rewrite_row_states(WordSequence& words, const SchemaPhrases& phrases, QueryShape& shape) {
  constexpr size_t kMost = 3;
  drop_own_organisation(words, phrases);
  if (compares_with_all(words)) return;
  take_done_by(words, phrases, shape);
  rewrite_left_when(words, phrases);
  if (take_unpaid(words, phrases, shape)) return;
  while (shape.states.size() < kMost &&
         (take_standing(words, phrases, shape) || take_without_people(words, phrases, shape) ||
          take_undone(words, phrases, shape))) {
  }
  rewrite_leavers(words, phrases);
  if (rewrite_holders(words, phrases, shape)) return;
  if (take_unreturned(words, phrases, shape) || take_never(words, phrases, shape))
    return ask_for_rows(words, phrases);
  take_holding(words, phrases, shape);
  take_due_back(words, phrases, shape);
  rewrite_lacking(words, phrases);
  rewrite_forgiven(words, phrases);
  while (shape.states.size() < kMost &&
         (take_no_taker(words, phrases, shape) || take_denied_rows(words, phrases, shape) ||
          take_adjective(words, phrases, shape) || take_predicate(words, phrases, shape))) {
  }
  if (!shape.states.empty()) ask_for_rows(words, phrases);
  rewrite_stored_state(words, phrases);
}

bool take_overdue(WordSequence& words, const SchemaPhrases& phrases) {
  if (!phrases.plans || phrases.is_name("overdue")) return false;
  if (const size_t at = unnamed_things_end(words); is_any(words, at, {"overdue"}))
    name_due_things(words, phrases, false);
  for (size_t i = 0; i < words.size(); ++i) {
    size_t end = i + 1;
    if (is_any(words, i, {"past"}) && is_any(words, i + 1, {"due"})) end = i + 2;
    if (is_any(words, i, {"past"}) && is_any(words, i + 1, {"its", "their", "the"}) &&
        is_any(words, i + 2, {"due"}))
      end = is_any(words, i + 3, kDateForms) ? i + 4 : i + 3;
    if (end == i + 1 && !is_any(words, i, {"overdue"})) continue;
    const std::string previous = i > 0 ? plain(words, i - 1) : "", next = plain(words, end);
    if (unit_named(previous) != kNoUnit || text::is_one_of(previous, kBeforeOtherOverdue))
      return false;
    const bool adjective = phrases.names_row(next);
    const bool last = ends_said(words, end - 1) || present_end(words, end) == words.size();
    if (!adjective && !last && !text::is_one_of(next, {"for", "by", "in"})) return false;
    if (next == "by" && is_any(words, end + 1, kDelayBounds)) return false;
    size_t from = i;
    const bool predicate = from > 0 && is_any(words, from - 1, {"is", "are", "was", "were"});
    if (predicate && from > 3 && is_any(words, from - 2, {"that", "which", "who"})) from -= 2;
    if (predicate && from == i && last) {  // "which loans are overdue"
      const std::string mark = end_mark(words.back());
      if (end < words.size()) end = words.size();
      replace(words, i, end - i, {"there" + mark});
      return true;
    }
    take_state_out(words, from, end);
    return true;
  }
  return false;
}

}  // namespace ask::engine
