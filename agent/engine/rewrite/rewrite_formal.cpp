#include "agent/engine/rewrite/rewrite_formal.h"

#include "agent/engine/lexicon/formal_words.h"
#include "agent/engine/lexicon/request_frame_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/request_openings.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool denies(const WordSequence& words, size_t i) {
  return is_any(words, i, kDenials) || is_negative_contraction(plain(words, i));
}

bool denied_before(const WordSequence& words, size_t at) {
  for (size_t i = 0; i < at; ++i)
    if (denies(words, i)) return true;
  return false;
}

// Takes words [from, to) out; a mark after the last of them stays.
void leave_out(WordSequence& words, size_t from, size_t to) {
  const std::string mark = end_mark(words[to - 1]);
  words.erase(from, to);
  if (from > 0 && !mark.empty() && end_mark(words[from - 1]).empty()) words.add(from - 1, mark);
}

// The number of words that the phrase covers from `at` on; 0 if it does not match.
size_t phrase_at(const WordSequence& words, size_t at, std::string_view phrase) {
  size_t count = 0;
  while (!phrase.empty()) {
    const std::string& word = plain(words, at + count);
    // The first letter refuses nearly all words before one is copied.
    if (word.empty() || (word[0] != phrase[0] && phrase[0] != '\'')) return 0;
    const size_t end = std::min(phrase.find(' '), phrase.size());
    if (bare(words, at + count) != phrase.substr(0, end)) return 0;
    ++count;
    phrase.remove_prefix(std::min(end + 1, phrase.size()));
  }
  return count;
}

// "not been offered even one plot" -> "not been offered any plot", "more than a single claim" ->
// "more than one claim"
void rewrite_single(WordSequence& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, kSingleWords) &&
        !(is_any(words, i, {"one"}) && is_any(words, i - 1, {"not"})))
      continue;
    size_t from = i, to = i;
    while (from > 0 && is_any(words, from - 1, kSingleDeterminers)) --from;
    while (is_any(words, to, kSingleDeterminers) && end_mark(words[to]).empty()) ++to;
    if (is_any(words, to, {"once"}) && is_any(words, i, {"even"}) && denied_before(words, from))
      return leave_out(words, from, to + 1);
    if (to >= words.size() || (to == from + 1 && is_any(words, from, {"even"}))) continue;
    if (from > 0 && is_any(words, from - 1, {"than"}))
      return replace(words, from, to - from, {"one"});
    if (from > 0 && is_any(words, from - 1, {"no"})) return leave_out(words, from, to);
    if (denied_before(words, from)) return replace(words, from, to - from, {"any"});
  }
}

// "most" of "more", "latest" of "later"; "" of a word that compares nothing.
std::string best_of(const std::string& comparative) {
  for (const auto& row : kIrregularComparatives)
    if (comparative == row[0]) return std::string(row[1]);
  const bool regular = comparative.size() > 4 && has_comparative_suffix(comparative);
  return regular ? superlative_of(comparative) : std::string();
}

// The end of "than any other", "than all of the others", "than anybody else" from `at` on; `at` if
// there is none.
size_t than_others_end(const WordSequence& words, size_t at) {
  if (!is_any(words, at, {"than"})) return at;
  size_t end = at + 1;
  if (is_any(words, end, kElsePronouns)) {
    if (is_any(words, end + 1, {"else"})) return end + 2;
    return end + 1 == words.size() || !end_mark(words[end]).empty() ? end + 1 : at;
  }
  if (is_any(words, end, {"all", "any"})) ++end;
  if (is_any(words, end, {"of"})) ++end;
  if (is_any(words, end, {"the"})) ++end;
  if (end == at + 1 || !is_any(words, end, {"other", "others"})) return at;
  return end + 1;
}

// "weighs more than any other" -> "weighs the most", "has more games than any other" -> "has the
// most games", "before everybody else" -> "the earliest"
void rewrite_than_others(WordSequence& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (is_any(words, i, {"before"}) && is_any(words, i + 1, kElsePronouns) &&
        is_any(words, i + 2, {"else"})) {
      const std::string mark = end_mark(words[i + 2]);
      return replace(words, i, 3, {"the", "earliest" + mark});
    }
    const size_t end = than_others_end(words, i);
    if (end == i) continue;
    for (size_t k = i; k-- > 0 && i - k < 6;) {
      const std::string best = best_of(plain(words, k));
      if (best.empty() || !end_mark(words[k]).empty()) continue;
      if (k > 0 && is_any(words, k - 1, {"no", "not"})) return;
      const size_t past = k + 1 < i && is_any(words, k + 1, {"of"}) ? k + 2 : k + 1;
      const bool of = past == k + 2;
      const size_t noun = of && is_any(words, past, {"our", "the", "my"}) ? past + 1 : past;
      leave_out(words, i, end);
      const size_t from = k > 0 && is_any(words, k - 1, {"a", "an"}) ? k - 1 : k;
      return replace(words, from, noun - from, {"the", best});
    }
    return;
  }
}

// "cost, month by month, of the trips" -> "cost of the trips per month": to the end. At the start
// it is read as it is, and "on average, month by month" may be the mean of what each month has.
void rewrite_repeated(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    const std::string noun = bare(words, i);
    if (noun.size() < 3 || !is_any(words, i + 1, {"by"}) || bare(words, i + 2) != noun) continue;
    // "side by side", "step by step"
    if (!end_mark(words[i]).empty() || (!in_schema(noun) && !is_any(words, i, kPeriodsAfterEvery)))
      continue;
    const bool going = is_any(words, i - 1, {"going"}) && i > 1;
    if (going) words.erase(i - 1, i), --i;
    if (is_any(words, i - 1, kAverageWords) && !going) return;
    // Not "trips by trip leader".
    const bool apart =
        i + 3 == words.size() || !end_mark(words[i + 2]).empty() || words[i - 1].ends_with(',');
    if (!apart && is_any(words, i, kPeriodsAfterEvery) &&
        is_any(words, i + 3, {"in", "since", "during", "for", "from", "this", "last", "over"}))
      return replace(words, i, 3, {"per", {noun, words.word(i).source}});
    if (!apart) continue;
    if (i + 3 == words.size()) return replace(words, i, 3, {"per", noun + end_mark(words[i + 2])});
    const QuestionWord group{noun, words.word(i + 2).source};
    words.erase(i, i + 3);
    return add_last(words, {"per", group});
  }
}

// The end of the noun phrase of the schema that begins at `at`, of up to four words; `at` if none.
size_t noun_end(const WordSequence& words, size_t at, const IsName& in_schema) {
  size_t end = at;
  for (size_t i = at; i < words.size() && i < at + 4; ++i) {
    if (in_schema(bare(words, i)) || in_schema(lemma(bare(words, i)))) end = i + 1;
    if (!end_mark(words[i]).empty()) break;
  }
  return end;
}

// The end of what adds nothing after what is denied: "on file", "recorded".
size_t past_denied(const WordSequence& words, size_t at) {
  for (bool more = true; more;) {
    more = false;
    for (const std::string_view phrase : kAfterDenied)
      if (const size_t count = phrase_at(words, at, phrase); count > 0) at += count, more = true;
    for (const std::string_view phrase : kUntilNow)
      if (const size_t count = phrase_at(words, at, phrase); count > 0) at += count, more = true;
    if (is_any(words, at, kKeptParticiples) || is_any(words, at, {"yet"})) ++at, more = true;
  }
  return at;
}

// The end of "we have no", "there isn't any", "we do not have an" from `at` on; `at` if it is none.
size_t denied_keeping_end(const WordSequence& words, size_t at) {
  size_t end = at;
  bool denied = false;
  if (is_any(words, end, {"no"})) return end + 1;
  if (!is_any(words, end, {"we", "there", "i"})) return at;
  for (++end; end < words.size() && end < at + 7; ++end) {
    denied |= denies(words, end);
    if (is_any(words, end, {"no"})) return end + 1;
    if (denied && is_any(words, end, {"a", "an", "any", "the", "their"})) return end + 1;
    if (!denies(words, end) && !is_any(words, end, kKeepingVerbs) &&
        !is_any(words, end, kBeingForms) && !is_any(words, end, {"do", "does", "yet"}) &&
        !is_any(words, end, kCurrentAdverbs))
      return at;
  }
  return at;
}

// "clients for whom we hold no email" -> "clients without email"
void rewrite_denied_keeping(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 1; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, {"for", "to", "on", "at", "in", "with", "of"}) ||
        !is_any(words, i + 1, {"whom", "which"}))
      continue;
    const size_t noun = denied_keeping_end(words, i + 2);
    if (noun == i + 2) continue;
    const size_t end = noun_end(words, noun, in_schema);
    if (end == noun) return;
    size_t past = end;
    const bool kept = is_any(words, noun - 1, {"no"}) && noun == i + 3;
    if (kept) {  // "no email is recorded"
      while (is_any(words, past, kBeingForms) || is_any(words, past, {"has", "have"})) ++past;
      if (past == end || !is_any(words, past, kKeptParticiples)) return;
    }
    past = end_mark(words[end - 1]).empty() ? past_denied(words, past) : end;
    if (past < words.size() && end_mark(words[past - 1]).empty() &&
        !is_any(words, past, {"and", "for", "in", "since"}))
      return;
    leave_out(words, end, past);
    return replace(words, i, noun - i, {"without"});
  }
}

// "members whose email address we don't have" -> "members without email address"
void rewrite_whose_lacking(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 1; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, {"whose"})) continue;
    size_t end = noun_end(words, i + 1, in_schema);
    if (end > i + 1 && is_any(words, end, kContactEndings)) ++end;
    if (end == i + 1 || !is_any(words, end, {"we", "i"}) || !denies(words, end + 1)) return;
    size_t past = end + 2;
    if (is_any(words, end + 1, {"don't", "do"}) && is_any(words, past, kKeepingVerbs))
      ++past;
    else
      return;
    past = past_denied(words, past);
    if (past < words.size() && end_mark(words[past - 1]).empty()) return;
    leave_out(words, end, past);
    return replace(words, i, 1, {"without"});
  }
}

// "have yet to place an order" -> "have not placed an order": the form of the verb does not matter.
void rewrite_yet_to(WordSequence& words) {
  for (size_t i = 1; i + 3 < words.size(); ++i)
    if (is_any(words, i, {"have", "has"}) && is_any(words, i + 1, {"yet"}) &&
        is_any(words, i + 2, {"to"})) {
      if (is_any(words, i + 3, {"be"})) return replace(words, i + 1, 3, {"not", "been"});
      return replace(words, i + 1, 2, {"not"});
    }
}

// "ended up being cancelled" -> "were cancelled", "proved to be a false alarm" -> "was a false
// alarm"
void rewrite_outcome(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kOutcomeVerbs)) continue;
    size_t end = i + 1;
    const bool particle = is_any(words, end, {"up", "out"});
    if (particle) ++end;
    if (is_any(words, end, {"being"}))
      ++end;
    else if (is_any(words, end, {"to"}) && is_any(words, end + 1, {"be"}))
      end += 2;
    else if (is_any(words, end, {"as"}) && !particle && !is_any(words, i, {"turned"}))
      ++end;
    else if (!particle || !has_participle_suffix(plain(words, end)))
      continue;
    if (end < words.size()) return replace(words, i, end - i, {"was"});
  }
}

// "whose condition is currently given as new" -> "whose condition is new"
void rewrite_given_as(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kGivenParticiples) || !is_any(words, i + 1, {"as"})) continue;
    size_t from = i;
    if (is_any(words, from - 1, kCurrentAdverbs)) --from;
    if (from == 0 || !is_any(words, from - 1, kBeingForms)) continue;
    return words.erase(from, i + 2);
  }
}

// True for "pianos until now did not get": the denial follows the adverb from `at` on.
bool denied_after(const WordSequence& words, size_t at) {
  for (size_t i = at; i < words.size() && i < at + 3; ++i)
    if (denies(words, i)) return true;
  return false;
}

// "not been closed up to now" -> "not been closed"
void drop_until_now(WordSequence& words) {
  for (size_t i = 2; i + 1 < words.size(); ++i)
    for (const std::string_view phrase : kUntilNow)
      if (const size_t count = phrase_at(words, i, phrase);
          count > 0 && (denied_before(words, i) || denied_after(words, i + count)))
        return leave_out(words, i, i + count);
}

// "he or she", "each one of our mechanics", "every single month", "each of the different reasons"
void drop_doubled(WordSequence& words) {
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    if (is_any(words, i, {"he", "his", "she", "her"}) && is_any(words, i + 1, {"or"}) &&
        is_any(words, i + 2, {"she", "her", "he", "his"}) && end_mark(words[i]).empty())
      return replace(words, i, 3, {is_any(words, i, {"he", "she"}) ? "they" : "their"});
    if (!is_any(words, i, {"each", "every"})) continue;
    if (is_any(words, i + 1, kSingleAdjectives)) return words.erase(i + 1, i + 2);
    if (is_any(words, i + 1, {"one"}) && is_any(words, i + 2, {"of"}))
      return words.erase(i + 1, i + 2);
  }
}

// "never had any visit booked" -> "never had any visit"
void drop_made(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 3; i < words.size(); ++i) {
    if (!is_any(words, i, kMadeParticiples) || !end_mark(words[i - 1]).empty() ||
        !in_schema(plain(words, i - 1)))
      continue;
    size_t object = i - 1;
    while (object > 1 && is_any(words, object - 1, {"any", "a", "an"})) --object;
    const bool last = i + 1 == words.size() || !end_mark(words[i]).empty();
    if (object + 1 == i || !is_any(words, object - 1, {"had", "have", "has"}) ||
        !denied_before(words, object - 1) ||
        !(last || is_any(words, i + 1, {"with", "for", "by", "in", "at", "yet"})))
      continue;
    return leave_out(words, i, i + 1);
  }
}

}  // namespace

void rewrite_formal(WordSequence& words, const IsName& in_schema) {
  constexpr size_t kFewest = 5;
  if (words.size() < kFewest) return;
  drop_doubled(words);
  rewrite_single(words);
  drop_made(words, in_schema);
  rewrite_than_others(words);
  rewrite_repeated(words, in_schema);
  rewrite_yet_to(words);
  rewrite_outcome(words);
  rewrite_given_as(words);
  rewrite_denied_keeping(words, in_schema);
  rewrite_whose_lacking(words, in_schema);
  drop_until_now(words);
}

}  // namespace ask::engine
