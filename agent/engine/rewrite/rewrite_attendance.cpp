#include "agent/engine/rewrite/rewrite_attendance.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/attendance_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// The number of words from `at` on that are one of the phrases; 0 if none is.
size_t phrase_at(const WordSequence& words, size_t at, std::span<const std::string_view> phrases) {
  for (const std::string_view phrase : phrases)
    if (const size_t length = phrase_length(words, at, phrase); length > 0) return length;
  return 0;
}

bool ends_clause(const WordSequence& words, size_t last) {
  return last + 1 >= words.size() || !end_mark(words[last]).empty();
}

// "status is 'no show'", after "whose"
WordSequence missed(const Attendance& attendance) {
  WordSequence out = words_of(attendance.state);
  out.push_back("is");
  out.push_back("'" + attendance.missed + "'");
  return out;
}

// What stands for "did not come"; `never`: not even once.
WordSequence did_not_come(const Attendance& attendance, bool never) {
  WordSequence out;
  if (!attendance.state.empty()) {
    out.push_back("whose");
    append(out, missed(attendance));
    return out;
  }
  if (attendance.absent) {
    out.push_back("with");
  } else if (never) {
    out.push_back("never");
  } else {
    append(out, {"did", "not"});
  }
  append(out, words_of(attendance.flag == kAttendanceFlags[0] && !never && !attendance.absent
                           ? std::string(kComingVerb)
                           : attendance.flag));
  return out;
}

// The place after "what percentage of"; 0 if the question does not ask for a share.
size_t after_share_of(const WordSequence& words) {
  for (size_t i = 0; i < 5 && i + 2 < words.size(); ++i)
    if (is_any(words, i, kShareWords) && is_any(words, i + 1, {"of"})) return i + 2;
  return 0;
}

// "what percentage of places in May were no-shows" -> "what percentage of bookings in May were not
// attended"; words [from, end) say who did not come.
void ask_share_missed(WordSequence& words, size_t of, size_t from, size_t end,
                      const Attendance& attendance, const SchemaPhrases& phrases) {
  WordSequence by{"were"};
  if (!attendance.state.empty())
    by.push_back("\"" + attendance.missed + "\"");
  else if (attendance.absent)
    append(by, words_of(attendance.flag));
  else
    append(by, {"not"}), append(by, words_of(attendance.flag));
  by.end_with(end_mark(words[end - 1]));
  replace(words, from, end - from, std::move(by));
  while (is_any(words, of, {"the", "our", "all"})) ++of;
  const std::string noun = plain(words, of);
  if (phrases.names_row(noun) || !is_any(words, of, kBookedNouns)) return;
  WordSequence rows = words_of(attendance.rows);
  rows.end_with(end_mark(words[of]));
  replace(words, of, 1, std::move(rows));
}

// True for words that single out nobody: "they", "our clients".
bool is_anybody(const WordSequence& words, size_t from, size_t to, const SchemaPhrases& phrases) {
  while (from + 1 < to && is_any(words, from, kBeforeAllWhoCome)) ++from;
  const std::string noun = plain(words, from);
  return from + 1 == to && (is_any(words, from, kAllWhoCome) ||
                            (has_plural_suffix(noun) && phrases.names_rows(noun)));
}

// "how many times did clients simply not turn up in 2025" -> "how many appointments whose status is
// no show in 2025"
bool rewrite_times_not_come(WordSequence& words, const Attendance& attendance,
                            const SchemaPhrases& phrases) {
  constexpr size_t kMostSubject = 4;
  const bool times = is_any(words, 1, {"many"}) && is_any(words, 2, {"times"});
  if (!is_any(words, 0, {"how"}) || (!times && !is_any(words, 1, {"often"}))) return false;
  const size_t help = times ? 3 : 2;
  if (!is_any(words, help, {"did", "have", "has"})) return false;
  size_t at = help + 1;
  while (at < words.size() && at <= help + kMostSubject && !is_any(words, at, {"not"})) ++at;
  if (!is_any(words, at, {"not"}) || at == help + 1) return false;
  size_t verb = at + 1;
  while (is_any(words, verb, kBeforeComing)) ++verb;
  const size_t length = phrase_at(words, verb, kComingVerbs);
  if (length == 0) return false;
  const size_t end = verb + length;
  if (!ends_clause(words, end - 1) && !is_any(words, end, kAfterComing)) return false;
  WordSequence by{"how", "many"};
  append(by, words_of(attendance.rows));
  size_t subject_end = at;  // "clients simply"
  while (subject_end > help + 2 && is_any(words, subject_end - 1, kBeforeComing)) --subject_end;
  if (!is_anybody(words, help + 1, subject_end, phrases)) {
    by.push_back("of");
    append(by, words.part(help + 1, subject_end));
  }
  append(by, did_not_come(attendance, false));
  by.end_with(end_mark(words[end - 1]));
  replace(words, 0, end, std::move(by));
  return true;
}

// "didn't show up for their shift"
bool rewrite_did_not_come(WordSequence& words, const Attendance& attendance,
                          const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const bool apart = is_any(words, i, {"did", "has", "have"}) && is_any(words, i + 1, {"not"});
    const bool never = is_any(words, i, {"never"});
    if (!apart && !never && !is_negative_contraction(plain(words, i))) continue;
    size_t verb = i + (apart ? 2 : 1);
    while (is_any(words, verb, kBeforeComing)) ++verb;
    const size_t length = phrase_at(words, verb, kComingVerbs);
    if (length == 0) continue;
    const size_t end = verb + length;
    if (!ends_clause(words, end - 1) && !is_any(words, end, kAfterComing)) continue;
    if (const size_t of = after_share_of(words); of > 0 && i > of && !never) {
      ask_share_missed(words, of, i, end, attendance, phrases);
      return true;
    }
    // no row of them is only missed
    if (never && (attendance.absent || !attendance.state.empty())) return false;
    size_t from = i;
    const bool joined = attendance.absent || !attendance.state.empty();
    while (joined && from > 1 && is_any(words, from - 1, {"but", "and", "then", "who", "that"}))
      --from;
    if (from == 0) return false;
    WordSequence by = did_not_come(attendance, never);
    by.end_with(end_mark(words[end - 1]));
    replace(words, from, end - from, std::move(by));
    return true;
  }
  return false;
}

// "no-shows at the camp" -> "who did not turned up at the camp", "number of no-shows per month" ->
// "number of bookings that did not turned up per month"
bool rewrite_no_shows(WordSequence& words, const Attendance& attendance,
                      const SchemaPhrases& phrases) {
  if (attendance.plain) return false;
  for (size_t i = 0; i < words.size(); ++i) {
    const bool two = is_any(words, i, {"no"}) && is_any(words, i + 1, kShowForms);
    if (!two && !is_any(words, i, kNoShowNouns)) continue;
    size_t end = i + (two ? 2 : 1);
    const std::string mark = end_mark(words[end - 1]);
    if (const size_t of = after_share_of(words); of > 0 && i > of) {
      size_t from = i;
      while (from > of + 1 && is_any(words, from - 1, kBeforeMissedPredicate))
        --from;
      if (from == i) return false;
      ask_share_missed(words, of, from, end, attendance, phrases);
      return true;
    }
    const bool counted = i > 0 && is_any(words, i - 1, kBeforeCountedNoShows);
    if (!counted && i > 0 && !is_any(words, i - 1, kBeforeNoShows)) return false;
    WordSequence by;
    if (counted || is_any(words, end, {"per", "by", "each"}))
      append(by, words_of(attendance.rows)), append(by, {"that"});
    else
      append(by, {"who"});
    WordSequence denied = did_not_come(attendance, false);
    if (!attendance.state.empty() || attendance.absent) by.resize(by.size() - 1);
    if (by.empty()) by = words_of(attendance.rows);
    append(by, denied);
    by.end_with(mark);
    if (is_any(words, end, {"did", "have", "were"}) && is_any(words, end + 1, {"we", "there"}))
      end += is_any(words, end + 2, kHadForms) ? 3 : 2;
    // "how many lessons per month were no-shows"
    const bool predicate = i > 2 && is_any(words, i - 1, {"were"}) && is_any(words, 0, {"how"});
    const size_t from = predicate ? i - 1 : !counted && i > 0 ? 0 : i;
    replace(words, from, end - from, std::move(by));
    return true;
  }
  return false;
}

// Takes a phrase of the present away that ends before `end`.
void drop_present(WordSequence& words, size_t at) {
  if (const size_t length = phrase_at(words, at, kPresentPhrases); length > 0) {
    const std::string mark = end_mark(words[at + length - 1]);
    words.erase(at, at + length);
    if (at == words.size() && at > 0 && end_mark(words[at - 1]).empty()) words.add(at - 1, mark);
  }
}

// "that have no tenancies whose end date is null"
WordSequence without_taker(const Occupancy& occupancy) {
  WordSequence out{"that", "have", "no"};
  append(out, words_of(occupancy.rows));
  if (!occupancy.end.empty()) {
    out.push_back("whose");
    append(out, words_of(occupancy.end));
    append(out, {"is", "null"});
  }
  return out;
}

void add_at_end(WordSequence& words, WordSequence by) {
  const std::string mark = end_mark(words.back());
  words.cut_last(words.size() - 1, mark.size());
  by.end_with(mark);
  append(words, by);
}

// "vacant plots"
bool rewrite_vacant_rows(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, kVacantAdjectives)) continue;
    const Occupancy occupancy = phrases.occupancy(plain(words, i + 1));
    if (occupancy.rows.empty()) continue;
    words.erase(i, i + 1);
    if (!ends_clause(words, i)) drop_present(words, i + 1);
    add_at_end(words, without_taker(occupancy));
    return true;
  }
  return false;
}

// "which berths are free on pontoon A", "flats not let at the moment"
bool rewrite_rows_vacant(WordSequence& words, const SchemaPhrases& phrases) {
  constexpr size_t kFarthest = 5;  // words between the noun and the predicate
  for (size_t i = 1; i < words.size(); ++i) {
    const bool denied =
        is_any(words, i, {"not", "n't"}) || is_negative_contraction(plain(words, i));
    const size_t last = denied ? i + 1 : i;
    if (!(denied ? is_any(words, last, kTakenParticiples) : is_any(words, i, kVacantAdjectives)))
      continue;
    if (!ends_clause(words, last) && !is_any(words, last + 1, kAfterVacant)) continue;
    size_t from = i;
    while (from > 1 && is_any(words, from - 1, kBeforeVacant)) --from;
    for (size_t at = from; at-- > 0 && from - at <= kFarthest;) {
      const Occupancy occupancy = phrases.occupancy(plain(words, at));
      if (occupancy.rows.empty()) continue;
      const std::string mark = end_mark(words[last]);
      words.erase(from, last + 1);
      drop_present(words, from);
      if (from == words.size() && end_mark(words[from - 1]).empty()) words.add(from - 1, mark);
      add_at_end(words, without_taker(occupancy));
      return true;
    }
  }
  return false;
}

// "plots without a tenant", "flats with nobody in them"
bool rewrite_no_taker(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    const bool without = is_any(words, i, {"without"});
    const bool none = is_any(words, i, {"no"}) && is_any(words, i - 1, {"with", "have", "has"});
    if (!without && !none) continue;
    size_t noun = i + 1;
    while (is_any(words, noun, kBeforeTaker)) ++noun;
    size_t from = none ? i - 1 : i;
    while (from > 1 && is_any(words, from - 1, {"that", "which"})) --from;
    const Occupancy occupancy = phrases.occupancy(plain(words, from - 1));
    if (occupancy.end.empty()) continue;
    if (!is_any(words, noun, kTakers)) continue;
    if (!ends_clause(words, noun) && phrase_at(words, noun + 1, kPresentPhrases) == 0) continue;
    WordSequence by = without_taker(occupancy);
    by.end_with(end_mark(words[noun]));
    drop_present(words, noun + 1);
    replace(words, from, noun + 1 - from, std::move(by));
    return true;
  }
  return false;
}

// The text in quotes, as it is stored.
WordSequence quoted_words(std::string_view text) {
  return words_of("\"" + std::string(text) + "\"");
}

// "not counting cancellations and no-shows" -> "not counting "cancelled" and "no show"": states
// that are listed are named as they are stored.
void name_listed_states(WordSequence& words, const SchemaPhrases& phrases,
                        const Attendance& attendance) {
  for (size_t i = 1; i < words.size(); ++i) {
    const bool two = is_any(words, i, {"no"}) && is_any(words, i + 1, kShowForms);
    const bool missed = two || is_any(words, i, kNoShowNouns);
    if ((!missed && !is_any(words, i, kCancellationNouns)) ||
        !is_any(words, i - 1, kBeforeListedState))
      continue;
    std::string stored = missed ? attendance.missed : "";
    for (const std::string_view state : kCancelledStates)
      if (!missed && stored.empty() && phrases.is_value(state)) stored = state;
    if (stored.empty()) continue;
    const size_t end = i + (two ? 2 : 1);
    WordSequence by = quoted_words(stored);
    by.end_with(end_mark(words[end - 1]));
    replace(words, i, end - i, std::move(by));
  }
}

}  // namespace

void rewrite_attendance(WordSequence& words, const SchemaPhrases& phrases) {
  const Attendance attendance = phrases.attendance();
  name_listed_states(words, phrases, attendance);
  if (attendance.rows.empty()) return;
  if (rewrite_times_not_come(words, attendance, phrases) ||
      rewrite_no_shows(words, attendance, phrases))
    return;
  rewrite_did_not_come(words, attendance, phrases);
}

void rewrite_vacancies(WordSequence& words, const SchemaPhrases& phrases) {
  if (rewrite_vacant_rows(words, phrases) || rewrite_rows_vacant(words, phrases)) return;
  rewrite_no_taker(words, phrases);
}

}  // namespace ask::engine
