#include "agent/engine/rewrite/rewrite_official_times.h"

#include "agent/engine/lexicon/official_time_words.h"
#include "agent/engine/lexicon/official_words.h"
#include "agent/engine/rewrite/frame_clauses.h"
#include "agent/engine/rewrite/request_openings.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool is_period_word(const WordSequence& words, size_t i) {
  return i < words.size() && (may_be_year(bare(words, i)) || is_month(bare(words, i)));
}

// Takes words [from, to) out; a mark after the last of them stays.
void leave_words_out(WordSequence& words, size_t from, size_t to) {
  const std::string mark = end_mark(words[to - 1]);
  words.erase(from, to);
  if (from > 0 && !mark.empty() && end_mark(words[from - 1]).empty()) words.add(from - 1, mark);
}

// "the date on which it opened" -> "when it opened", "on what date did it open" -> "when did it
// open"
void rewrite_date_asked(WordSequence& words) {
  size_t at = 0;
  while (at < words.size() && is_any(words, at, kBeforeAskedDate)) ++at;
  if (at < 6 && is_any(words, at, kDateNounsAsked) && !is_any(words, at, {"dates"})) {
    size_t end = at + 1;
    if (is_any(words, end, {"on", "at"}) && is_any(words, end + 1, {"which"}))
      end += 2;
    else if (is_any(words, end, {"when"}))
      ++end;
    if (end > at + 1 && end + 1 < words.size()) return replace(words, 0, end, {"when"});
  }
  if (is_any(words, 0, {"on", "at"}) && is_any(words, 1, kAskedWhich) &&
      is_any(words, 2, kDateNounsAsked) && is_any(words, 3, kAfterAskedDate))
    replace(words, 0, 3, {"when"});
}

// "in the month of July 2024" -> "in July 2024", "in the course of 2022" -> "in 2022"
void rewrite_within_period(WordSequence& words) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    const size_t count = longest_phrase(words, i, kWithinPhrases);
    if (count > 0 && is_period_word(words, i + count)) return replace(words, i, count, {"in"});
  }
}

// "used to date" -> "used": the rows are those of now.
void drop_now(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 3; i + 1 < words.size(); ++i) {
    const size_t count = longest_phrase(words, i, kNowPhrases);
    if (count == 0) continue;
    const size_t end = i + count;
    const bool closes = end == words.size() || !end_mark(words[end - 1]).empty() ||
                        is_any(words, end, {"and", "by", "per", "with"});
    if (!closes || in_schema(bare(words, i - 1) + " " + bare(words, end - 1))) continue;
    return leave_words_out(words, i, end);
  }
}

// "on more than one occasion" -> "more than once", "on two or more occasions" -> "two or more
// times"
void rewrite_on_occasions(WordSequence& words, const IsName& in_schema) {
  if (in_schema("occasion")) return;
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, {"on"})) continue;
    for (size_t k = i + 2; k < words.size() && k < i + 6; ++k) {
      if (!is_any(words, k, kOccasionForms)) continue;
      const std::string mark = end_mark(words[k]);
      const bool many = k == i + 2 && is_any(words, i + 1, kManyAdjectives);
      const bool once = is_any(words, k - 1, {"one"}) && is_any(words, k - 2, {"than"});
      if (many || once) return replace(words, i, k + 1 - i, {"more", "than", "once" + mark});
      replace(words, k, 1, {"times" + mark});
      return words.erase(i, i + 1);
    }
  }
}

// "become a member" -> "join"
void rewrite_becoming(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 1; i + 2 < words.size(); ++i)
    for (const auto& [becoming, joining] : kBecomingForms) {
      if (!is_any(words, i, {becoming}) || !is_any(words, i + 1, {"a", "an"}) ||
          !is_any(words, i + 2, kJoinedRoles) || in_schema("become"))
        continue;
      return replace(words, i, 3, {std::string(joining) + end_mark(words[i + 2])});
    }
}

// "beginning January 2025", "from January 2025 onwards" -> "since January 2025"
void rewrite_onwards(WordSequence& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (is_any(words, i, kBeginningForms) && words[i - 1].ends_with(',')) {
      size_t end = i + 1;
      while (is_any(words, end, kAfterBeginning)) ++end;
      if (is_period_word(words, end)) return replace(words, i, end - i, {"since"});
    }
    if (!is_any(words, i, {"from"}) || !is_period_word(words, i + 1)) continue;
    size_t end = i + 2;
    if (end < words.size() && may_be_year(bare(words, end))) ++end;
    if (!is_any(words, end, kOnwardAdverbs)) continue;
    leave_words_out(words, end, end + 1);
    return replace(words, i, 1, {"since"});
  }
}

// "most recently serviced" -> "last serviced"
void rewrite_most_recently(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i)
    if (is_any(words, i, {"most"}) && is_any(words, i + 1, kMostRecently) &&
        has_participle_suffix(plain(words, i + 2)) && end_mark(words[i + 1]).empty())
      return replace(words, i, 2, {"last"});
}

// "in terms of revenue" -> "by revenue", "a minimum of four" -> "at least four"
void rewrite_plain_phrases(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i)
    for (const auto& [phrase, plainly] : kPlainPhrases) {
      const std::string_view one[] = {phrase};
      const size_t count = longest_phrase(words, i, one);
      if (count == 0 || i + count >= words.size()) continue;
      replace(words, i, count, words_of(plainly));
      break;
    }
}

// "a ranking of our five most important customers by revenue" -> "the top five customers by
// revenue"
void rewrite_important(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 1; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, {"most"}) || !is_any(words, i + 1, kImportantAdjectives) ||
        in_schema(bare(words, i + 1)))
      continue;
    bool by = false;
    for (size_t k = i + 2; k < words.size(); ++k) by |= is_any(words, k, {"by"});
    if (!by) return;
    words.erase(i, i + 2);
    replace(words, i - 1, 0, {"top"});
    size_t own = i - 1;
    if (own > 0 && is_any(words, own - 1, {"our", "the"})) --own;
    if (own > 2 && is_any(words, own - 1, {"of"}) && is_any(words, own - 2, kRankingNouns))
      words.erase(is_any(words, own - 3, {"a", "the"}) ? own - 3 : own - 2, i - 1);
    return;
  }
}

// The end of "has not yet been", "is not", "were never" from `at` on; `at` if it is none.
size_t denied_perfect_end(const WordSequence& words, size_t at) {
  size_t end = at;
  bool denied = false;
  if (!is_any(words, end, kPerfectForms) && !is_any(words, end, kAfterAskedDate) &&
      !is_negative_contraction(plain(words, end)))
    return at;
  denied = is_negative_contraction(plain(words, end));
  ++end;
  while (end < words.size()) {
    if (is_any(words, end, {"not", "never"}))
      denied = true;
    else if (!is_any(words, end, kBetweenDenialAndParticiple))
      break;
    ++end;
  }
  return denied ? end : at;
}

// The end of the noun phrase of up to four words that begins at `at`; `at` if none does.
size_t noun_phrase_end(const WordSequence& words, size_t at, const IsName& in_schema) {
  size_t end = at;
  for (size_t i = at; i < words.size() && i < at + 4; ++i) {
    if (is_any(words, i, kAfterAskedDate) || is_any(words, i, kPerfectForms) ||
        is_negative_contraction(plain(words, i)))
      break;
    if (in_schema(bare(words, i)) || in_schema(lemma(bare(words, i)))) end = i + 1;
    if (!end_mark(words[i]).empty()) break;
  }
  if (end > at && end_mark(words[end - 1]).empty() && is_any(words, end, kAttributeNouns)) ++end;
  return end;
}

// "visits for which an invoice has not been raised", "showings for which no tickets were sold" ->
// "visits without invoice"
void rewrite_lacking_relative(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 1; i + 4 < words.size(); ++i) {
    if (!is_any(words, i, kBeforeLackedRelative) || !is_any(words, i + 1, kLackedRelatives))
      continue;
    size_t noun = i + 2;
    const bool no = is_any(words, noun, {"no"});
    if (no || is_any(words, noun, {"a", "an", "any", "the", "their"})) ++noun;
    const size_t end = noun_phrase_end(words, noun, in_schema);
    if (end == noun || end >= words.size() || !end_mark(words[end - 1]).empty()) return;
    size_t past = end;
    if (no) {
      while (is_any(words, past, kAfterAskedDate) || is_any(words, past, kPerfectForms) ||
             is_any(words, past, kBetweenDenialAndParticiple))
        ++past;
      if (past == end) return;
    } else {
      past = denied_perfect_end(words, end);
      if (past == end) return;
    }
    if (!is_any(words, past, kObtainedParticiples)) return;
    ++past;
    while (is_any(words, past - 1, {"carried"}) && is_any(words, past, {"out"})) ++past;
    if (past < words.size() && end_mark(words[past - 1]).empty() &&
        !is_any(words, past, {"and", "for", "in", "since", "yet"}) &&
        longest_phrase(words, past, kNowPhrases) == 0)
      return;
    leave_words_out(words, end, past);
    return replace(words, i, noun - i, {"without"});
  }
}

// "sponsors whose payment has not been received", "invoices where payment is still outstanding"
void rewrite_payment_due(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 1; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, {"whose", "where"})) continue;
    const size_t noun = is_any(words, i + 1, {"the"}) ? i + 2 : i + 1;
    if (!is_any(words, noun, kPaymentNouns) || in_schema("payment")) continue;
    size_t end = noun + 1;
    if (const size_t past = denied_perfect_end(words, end);
        past > end && is_any(words, past, kPaymentParticiples)) {
      end = past + 1;
    } else if (is_any(words, end, kAfterAskedDate)) {
      ++end;
      while (is_any(words, end, kStillAdverbs)) ++end;
      if (!is_any(words, end, kUnpaidAdjectives)) return;
      ++end;
    } else {
      return;
    }
    bool money = false;
    for (size_t k = 0; k < i; ++k) money |= text::is_one_of(lemma(bare(words, k)), kRowsOfMoney);
    const std::string mark = end_mark(words[end - 1]);
    if (money) return replace(words, i, end - i, {"that", "have", "not", "been", "paid" + mark});
    return replace(words, i, end - i, {"who", "have", "not", "paid" + mark});
  }
}

// "remains unpaid" -> "is unpaid"
void rewrite_remaining(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 1; i + 1 < words.size(); ++i)
    for (const auto& [remains, is] : kRemainingCopulas) {
      if (!is_any(words, i, {remains}) || in_schema(remains)) continue;
      const bool state = has_participle_suffix(plain(words, i + 1)) ||
                         is_any(words, i + 1, kUnpaidAdjectives) || is_any(words, i + 1, {"open"});
      if (state) return replace(words, i, 1, {is});
    }
}

}  // namespace

void rewrite_official_times(WordSequence& words, const IsName& in_schema) {
  constexpr size_t kFewest = 5;
  if (words.size() < kFewest) return;
  rewrite_date_asked(words);
  rewrite_within_period(words);
  drop_now(words, in_schema);
  rewrite_on_occasions(words, in_schema);
  rewrite_becoming(words, in_schema);
  rewrite_onwards(words);
  rewrite_most_recently(words);
  rewrite_plain_phrases(words);
  rewrite_important(words, in_schema);
}

void rewrite_official_denials(WordSequence& words, const IsName& in_schema) {
  constexpr size_t kFewest = 5;
  if (words.size() < kFewest) return;
  rewrite_lacking_relative(words, in_schema);
  rewrite_payment_due(words, in_schema);
  rewrite_remaining(words, in_schema);
}

}  // namespace ask::engine
