#include "agent/engine/rewrite/rewrite_expiry.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/rewrite/schema_phrases.h"

namespace ask::engine {
namespace {

// A predicate of the rows: words [from, to) of the question.
struct StateMention {
  size_t from = 0, to = 0;
  bool over = false;  // the date has passed
};

// True if a time follows: "run out in 2026", "expire next month".
bool is_dated(const WordSequence& words, size_t at) {
  return end_mark(words[at - 1]).empty() && is_any(words, at, kBeforeExpiryTime);
}

// "expired", "have run out", "no longer valid", "still valid" at word i; `to` is 0 if it is none.
StateMention state_at(const WordSequence& words, size_t i) {
  size_t at = i;
  while (is_any(words, at, {"that", "which", "whose"})) ++at;
  const bool verb = is_any(words, at, {"have", "has", "had", "are", "is", "were", "was"});
  if ((verb || is_any(words, at, {"with"})) && is_any(words, at + 1, {"a", "an"}) &&
      at + 3 < words.size() && end_mark(words[at + 2]).empty() &&
      (is_any(words, at + 2, kExpiredWords) || is_any(words, at + 2, kValidWords)))
    return {i, at + 4, is_any(words, at + 2, kExpiredWords)};  // "with an expired ticket"
  if (verb) ++at;
  while (is_any(words, at, kStateAdverbs)) ++at;
  const bool denied = at > i && (is_any(words, at - 1, {"not"}) || is_any(words, at - 1, {"yet"}));
  if (is_any(words, at, kExpiredWords)) return {i, at + 1, !denied};
  if (is_any(words, at, kRunForms) && is_any(words, at + 1, {"out"})) {
    const bool dated = !verb && is_any(words, at, {"run"}) && is_dated(words, at + 2);
    return dated ? StateMention{} : StateMention{i, at + 2, !denied};
  }
  if (is_any(words, at, {"out"}) && is_any(words, at + 1, {"of"}) &&
      is_any(words, at + 2, {"date"}))
    return {i, at + 3, !denied};
  if (is_any(words, at, {"no"}) && is_any(words, at + 1, {"longer"}) &&
      is_any(words, at + 2, {"valid"}))
    return {i, at + 3, true};
  if (is_any(words, at, {"in"}) && is_any(words, at + 1, {"date"})) return {i, at + 2, denied};
  if (is_any(words, at, kValidWords)) return {i, at + 1, denied};
  return {};
}

bool ends_at(const WordSequence& words, size_t at) {
  return at >= words.size() || !end_mark(words[at - 1]).empty() ||
         is_any(words, at, {"and", "by", "per", "for", "with", "in", "of", "from"});
}

WordSequence compared(const std::string& column, bool over, const std::string& mark) {
  WordSequence by{"with"};
  append(by, words_of(column));
  append(by, over ? words_of("before today" + mark) : words_of("on or after today" + mark));
  return by;
}

// "assets under warranty", "tools that are no longer under guarantee": what is named, at `to`.
StateMention cover_at(const WordSequence& words, size_t at) {
  StateMention out;
  while (is_any(words, at, kBeforeCover)) {
    out.over |= is_any(words, at, {"not", "no"});
    ++at;
  }
  if (is_any(words, at, {"under"})) out.to = at + 1;
  return out;
}

// The end of "runs out", "had run out", "expires" at `at`; 0 if there is none.
size_t expiring_end(const WordSequence& words, size_t at) {
  while (is_any(words, at, {"will", "has", "have", "had", "is"})) ++at;
  if ((is_any(words, at, kRunForms) || is_any(words, at, kPresentRunForms)) &&
      is_any(words, at + 1, {"out"}))
    return at + 2;
  return is_any(words, at, kExpiringForms) ? at + 1 : 0;
}

struct Expiring {
  size_t at = 0, end = 0;  // end == 0: there is none
};
// The predicate that something of the rows expires, behind "whose" and its name.
Expiring expiring_after(const WordSequence& words, size_t whose) {
  constexpr size_t kLongestName = 4;  // words
  if (!is_any(words, whose, {"whose"})) return {};
  for (size_t at = whose + 2; at < words.size() && at <= whose + 1 + kLongestName; ++at)
    if (const size_t end = expiring_end(words, at); end > 0) return {at, end};
  return {};
}

// "drivers whose first aid licence runs out in 2025" -> "drivers with licence expires in 2025"
bool rewrite_expires_then(WordSequence& words, size_t noun, const SchemaPhrases& phrases) {
  const auto [at, end] = expiring_after(words, noun + 1);
  if (end == 0 || end >= words.size() || !is_dated(words, end)) return false;
  std::string column;
  for (size_t about = noun + 2; about < at && column.empty(); ++about)
    column = phrases.expiry_of(plain(words, noun), plain(words, about));
  if (column.empty()) return false;
  WordSequence by{"with"};
  append(by, words_of(column));
  if (is_any(by, by.size() - 1, {"until"})) return false;  // no bound of a time
  return replace(words, noun + 1, end - noun - 1, by), true;
}

// "cars overdue for a service", "cars whose service is overdue", "assets out of warranty" and those
// under it: the date of what is named.
bool rewrite_expiry_of(WordSequence& words, size_t noun, const SchemaPhrases& phrases) {
  const std::string rows = plain(words, noun);
  size_t at = noun + 1;
  while (is_any(words, at, {"that", "which", "are", "is"})) ++at;
  size_t about = 0, end = 0;
  bool over = true;
  if (const StateMention cover = cover_at(words, at); cover.to > 0) {
    about = cover.to, end = about + 1, over = cover.over;
  } else if (is_any(words, at, kDueAdjectives) && is_any(words, at + 1, {"for"})) {
    about = at + 2;
    while (is_any(words, about, {"a", "their", "its", "the"})) ++about;
    end = about + 1;
  } else if (is_any(words, at, {"out"}) && is_any(words, at + 1, {"of"})) {
    about = at + 2, end = at + 3;
  } else if (is_any(words, at, {"whose"})) {
    about = at + 1;
    StateMention state = state_at(words, about + 1);
    for (size_t more = 0; more < 2 && state.to == 0; ++more)  // "whose first aid has expired"
      if (end_mark(words[about]).empty()) state = state_at(words, ++about + 1);
    const bool due =
        is_any(words, about + 1, {"is", "are"}) && is_any(words, about + 2, {"overdue"});
    if (due) end = about + 3;
    if (state.to > 0 && state.over) end = state.to;
  }
  if (about == 0 || end == 0 || about >= words.size() || !ends_at(words, end)) return false;
  const std::string column = phrases.expiry_of(rows, plain(words, about));
  if (column.empty()) return false;
  replace(words, noun + 1, end - noun - 1, compared(column, over, end_mark(words[end - 1])));
  return true;
}

// "whose first aid runs out before July 2024" -> "which leader with first aid expires before ..."
bool rewrite_whose_expires(WordSequence& words, const SchemaPhrases& phrases) {
  const auto [at, end] = expiring_after(words, 0);
  if (end == 0) return false;
  const std::string found = phrases.expiry_of_people(words.part(1, at));
  if (found.empty()) {
    if (!is_any(words, end - 1, {"out"}) || !is_dated(words, end)) return false;
    return replace(words, at, end - at, {"expires"}), true;
  }
  WordSequence by{"which"};
  append(by, words_of(found));
  if (end == words.size()) {
    const bool over = is_any(words, at, {"has", "have", "had"}) || is_any(words, at, kRunForms);
    if (!over) return false;
    append(by, words_of("before today" + end_mark(words[end - 1])));
  }
  return replace(words, 0, end, by), true;
}

}  // namespace

void rewrite_expiry(WordSequence& words, const SchemaPhrases& phrases) {
  if (rewrite_whose_expires(words, phrases)) return;
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string noun = plain(words, i);
    if (!phrases.names_row(noun)) continue;
    if (i + 1 < words.size() && end_mark(words[i]).empty() &&
        (rewrite_expires_then(words, i, phrases) || rewrite_expiry_of(words, i, phrases)))
      return;
    const std::string column = phrases.expiry_of(noun, "");
    if (column.empty()) continue;
    if (is_any(words, i + 1, {"run"}) && is_any(words, i + 2, {"out"}) && is_dated(words, i + 3)) {
      WordSequence by{"with"};
      append(by, words_of(column));
      return replace(words, i + 1, 2, by);
    }
    const StateMention after = end_mark(words[i]).empty() ? state_at(words, i + 1) : StateMention{};
    if (after.to > 0 && ends_at(words, after.to))
      return replace(words, i + 1, after.to - i - 1,
                     compared(column, after.over, end_mark(words[after.to - 1])));
    size_t from = i;
    if (from > 0 &&
        (is_any(words, from - 1, kExpiredWords) || is_any(words, from - 1, kValidWords)))
      --from;
    if (from == i) continue;
    const bool over = is_any(words, from, kExpiredWords);
    if (from > 0 && is_any(words, from - 1, {"not", "no", "without", "any"})) return;
    const std::string mark = end_mark(words[i]);
    WordSequence by{words.plain_word(i)};
    append(by, compared(column, over, mark));
    return replace(words, from, i + 1 - from, by);
  }
}

}  // namespace ask::engine
