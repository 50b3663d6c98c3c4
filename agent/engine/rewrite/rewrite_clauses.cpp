#include "agent/engine/rewrite/rewrite_clauses.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/lexicon/word_order_words.h"
#include "agent/engine/rewrite/rewrite_numbered_rows.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Takes the end of the question out from word `from` on; its last punctuation stays.
void cut_end(WordSequence& words, size_t from) {
  const std::string mark = end_mark(words.back());
  words.resize(from);
  words.cut_last(from - 1, end_mark(words[from - 1]).size());
  words.end_with(mark);
}

// "bookings that end up cancelled" -> "bookings that are cancelled"
void rewrite_ending_up(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i + 1, {"up"}) || !has_past_suffix(plain(words, i + 2))) continue;
    for (const auto& row : kEndingVerbs)
      if (plain(words, i) == row[0]) return replace(words, i, 2, {std::string(row[1])});
  }
}

// "the club that has existed the longest" -> "the oldest club"
void rewrite_existing_longest(WordSequence& words) {
  for (size_t i = 2; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, kExistingParticiples)) continue;
    const size_t longest = is_any(words, i + 1, {"the"}) ? i + 2 : i + 1;
    if (!is_any(words, longest, {"longest"}) || !is_any(words, i - 1, {"has", "have"})) return;
    size_t noun = i - 2;
    if (noun > 0 && is_any(words, noun, {"that", "which", "who"})) --noun;
    const QuestionWord rows{plain(words, noun) + end_mark(words[longest]), words.word(noun).source};
    return replace(words, noun, longest + 1 - noun, {"oldest", rows});
  }
}

// "who did we send most units to, which hospital" -> "which hospital did we send most units to"
void rewrite_which_at_end(WordSequence& words) {
  const size_t last = words.size() - 1;
  if (words.size() < 6 || !is_any(words, last - 1, {"which"}) || !words[last - 2].ends_with(',') ||
      !is_any(words, 0, {"who", "what", "where"}) || is_any(words, last, {"one", "ones"}))
    return;
  const QuestionWord rows{plain(words, last), words.word(last).source};
  cut_end(words, last - 1);
  replace(words, 0, 1, {"which", rows});
}

// "most party hours who" -> "who has the most party hours"
void rewrite_who_at_end(WordSequence& words) {
  const size_t last = words.size() - 1;
  if (words.size() < 3 || !is_any(words, last, {"who"}) || !is_any(words, 0, kQuantitySuperlatives))
    return;
  cut_end(words, last);
  replace(words, 0, 0, {"who", "has", "the"});
}

// "... Just the names." -> "..."; "Is there a yard without boats? Which one?" -> "which yard ..."
void rewrite_last_sentence(WordSequence& words) {
  const size_t last = words.size() - 1;
  if (words.size() < 6) return;
  size_t from = last;
  if (is_any(words, last, kNamesOnly)) {
    if (is_any(words, from - 1, {"the", "their"})) --from;
    if (is_any(words, from - 1, {"just", "only"}) && !end_mark(words[from - 2]).empty())
      words.resize(from - 1);
  } else if (is_any(words, last, {"one", "ones"}) && is_any(words, last - 1, {"which"}) &&
             words[last - 2].ends_with('?') && is_any(words, 0, {"is", "are"}) &&
             is_any(words, 1, {"there"}) && is_any(words, 2, {"a", "an", "any"})) {
    words.resize(last - 1);
    replace(words, 0, 3, {"which"});
  }
}

}  // namespace

void rewrite_fixed_clauses(WordSequence& words) {
  if (words.size() < 3) return;
  if (words.has(Trigger::kUntil)) rewrite_ending_up(words);
  if (words.has(Trigger::kLongest)) rewrite_existing_longest(words);
  rewrite_which_at_end(words);
  rewrite_who_at_end(words);
  rewrite_last_sentence(words);
}

namespace {

// The past participle of the verb that is a word of the schema or a stored value; "" if none is.
std::string stored_participle(const SchemaPhrases& phrases, const std::string& verb) {
  if (verb.size() < 3) return "";
  for (const std::string& form : participles(verb))
    if (phrases.is_name(form) || phrases.is_value(form)) return form;
  return "";
}

// "the most frequently played opening" -> "the most common opening", where only what is played
// refers to openings
void rewrite_most_often(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, {"most", "least"}) || !is_any(words, i + 1, kOftenAdverbs)) continue;
    const std::string &done = plain(words, i + 2), &rows = plain(words, i + 3);
    const bool participle = has_participle_suffix(done) || is_past_of(done, lemma(done));
    if (participle && phrases.names_row(rows) && !phrases.only_child(lemma(rows)).empty())
      replace(words, i + 1, 2, {"common"});
    return;
  }
}

// "who are the last five patients to register" -> "the 5 patients who registered last", "who was
// the first of our leaders to start" -> "which leader started first"
void rewrite_last_to(WordSequence& words, const SchemaPhrases& phrases) {
  size_t at = 0;
  while (is_any(words, at, {"who", "which", "what", "is", "are", "was", "were", "the"})) ++at;
  const bool last = is_any(words, at, {"last"});
  if (at == 0 || (!last && !is_any(words, at, {"first"}))) return;
  size_t noun = at + 1;
  std::string few = plain(words, noun);
  if (text::is_one_of(few, kNumbersFromTwo)) few = digits_of_number(few);
  const bool several = !few.empty() && few.size() < 3 && is_digits(few);
  if (several) ++noun;
  if (is_any(words, noun, {"of"})) ++noun;
  if (is_any(words, noun, {"our", "the", "my"})) ++noun;
  if (!phrases.names_row(plain(words, noun)) || !is_any(words, noun + 1, {"to"})) return;
  const std::string done = stored_participle(phrases, plain(words, noun + 2));
  if (done.empty()) return;
  size_t end = noun + 3;
  if (is_any(words, end, {"with"}) && is_any(words, end + 1, {"us"})) end += 2;
  if (end != words.size()) return;
  const std::string way = (last ? "last" : "first") + end_mark(words.back());
  const QuestionWord verb{done, words.word(noun + 2).source};
  if (several) return replace(words, 0, end, {"the", few, words.word(noun), "who", verb, way});
  const QuestionWord one{lemma(plain(words, noun)), words.word(noun).source};
  replace(words, 0, end, {"which", one, verb, way});
}

// "orders still waiting to be shipped" -> "orders that have not been shipped", "donations waiting
// for their receipt" -> "donations without a receipt"
void rewrite_still_waiting(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kWaitingForms)) continue;
    size_t from = i;
    while (from > 1 && is_any(words, from - 1, {"still", "that", "are", "is", "were", "yet"}))
      --from;
    if (is_any(words, i + 1, {"to"})) {
      const size_t verb = is_any(words, i + 2, {"be"}) ? i + 3 : i + 2;
      const std::string plain_verb = plain(words, verb);
      const std::string done = verb == i + 3 ? plain_verb : stored_participle(phrases, plain_verb);
      if (done.empty() || (!phrases.is_name(done) && !phrases.is_one_of_two(done))) return;
      return replace(words, from, verb + 1 - from,
                     {"that", "have", "not", "been", done + end_mark(words[verb])});
    }
    if (!is_any(words, i + 1, {"for", "on"})) return;
    const size_t noun = is_any(words, i + 2, {"their", "a", "an", "the", "its"}) ? i + 3 : i + 2;
    if (noun + 1 != words.size() || phrases.is_value(plain(words, i))) return;
    if (phrases.often_missing(plain(words, from - 1), plain(words, noun)).empty()) return;
    return replace(words, from, noun - from, {"without", "a"});
  }
}

// "tickets that haven't been assigned to anyone" -> "tickets that haven't been assigned"
void drop_to_anyone(WordSequence& words) {
  const size_t last = words.size() - 1;
  if (words.size() < 6 || !is_any(words, last, {"anyone", "anybody"}) ||
      !is_any(words, last - 1, {"to"}) || !is_any(words, last - 3, {"been"}))
    return;
  if (is_negative_contraction(plain(words, last - 4)) || is_any(words, last - 4, {"not"}))
    cut_end(words, last - 1);
}

// "units stored", "units in storage" -> "units that are stored", a stored state
void rewrite_final_state(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t last = words.size() - 1;
  std::string state = plain(words, last);
  size_t from = last;
  if (state == kStorageNoun && last > 1 && is_any(words, last - 1, {"in"}) &&
      !phrases.is_value(state)) {
    state = kStoredState;
    from = last - 1;
  }
  if (last < 1 || !has_past_suffix(state) || !phrases.is_value(state) || phrases.is_name(state))
    return;
  if (from < 1 || (!phrases.names_row(plain(words, from - 1)) && !is_any(words, from - 1, {"got"})))
    return;
  replace(words, from, words.size() - from, {"that", "are", state + end_mark(words[last])});
}

// "the vessels in our fleet" -> "the vessels"
void drop_own_collection(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t last = words.size() - 1;
  if (words.size() < 4 || !is_any(words, last, kOwnCollections) ||
      !is_any(words, last - 2, {"in", "on"}))
    return;
  const bool own = is_any(words, last - 1, {"our"}) ||
                   (is_any(words, last - 1, {"the"}) && is_any(words, last, kWholeHoldings));
  const std::string place = plain(words, last);
  if (own && !phrases.is_name(place) && !phrases.is_value(place)) cut_end(words, last - 2);
}

// "number of our flats" -> "number of flats", "authors of ours" -> "authors"
void drop_possessive(WordSequence& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"of"})) continue;
    if (is_any(words, i + 1, kPossessivePronouns)) {
      const std::string mark = end_mark(words[i + 1]);
      words.erase(i, i + 2);
      if (end_mark(words[i - 1]).empty() && !mark.empty()) words.add(i - 1, mark);
      return;
    }
    if (is_any(words, i + 1, {"our", "my"}) && is_any(words, i - 1, kRowCountNouns))
      return words.erase(i + 1, i + 2);
  }
}

// "in the year 2024" -> "in 2024", unless a column is called so
void drop_year_noun(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {kYearNoun}) || !may_be_year(plain(words, i + 1))) continue;
    if (phrases.is_name(kYearNoun)) return;
    const size_t from = is_any(words, i - 1, {"the"}) ? i - 1 : i;
    if (from > 0) words.erase(from, i + 1);
    return;
  }
}

// "budget of active projects added up" -> "total budget of active projects", "how much in fees did
// the projects add up to" -> "what is the total fees of the projects"
void rewrite_added_up(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t last = words.size() - 1;
  if (words.size() > 3 && is_any(words, last, {"up"}) && is_any(words, last - 1, kAddingForms)) {
    if (is_any(words, 0, {"how", "what", "which", "who"})) return;
    cut_end(words, last - 1);
    size_t at = 0;
    while (at + 1 < words.size() && is_any(words, at, kBeforeRows)) ++at;
    return replace(words, 0, at, {"total"});
  }
  if (!is_any(words, 0, {"how"}) || !is_any(words, 1, {"much"}) || !is_any(words, 2, {"in"}))
    return;
  if (!phrases.is_amount(plain(words, 3)) || !helping_word(words, 4)) return;
  for (size_t i = 6; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, {"add"}) || !is_any(words, i + 1, {"up"}) ||
        !is_any(words, i + 2, {"to"}))
      continue;
    const std::string mark = end_mark(words[i + 2]);
    words.erase(i, i + 3);
    if (!mark.empty() && end_mark(words[i - 1]).empty()) words.add(i - 1, mark);
    return replace(words, 0, 5, {"total", words.word(3), "of"});
  }
}

// "unpaid subscriptions" -> "subscriptions that have not been paid", where nothing is called paid
// or the rows are also a sum of money: "unpaid sales"
void rewrite_unpaid_rows(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 1 < words.size() && i < 8; ++i) {
    if (!is_any(words, i, {kUnpaidState})) continue;
    const std::string rows = plain(words, i + 1);
    if (i > 0 && !is_any(words, i - 1, kBeforeRows) && !is_any(words, i - 1, {"with", "have"}))
      return;
    if (!phrases.names_row(rows) || phrases.is_name(kUnpaidState) ||
        phrases.is_value(kUnpaidState) || phrases.names_row(plain(words, i + 2)) ||
        (phrases.is_name(kPaidState) && !text::is_one_of(rows, kRevenueWords)))
      return;
    const std::string mark = end_mark(words[i + 1]);
    const QuestionWord noun{rows, words.word(i + 1).source};
    return replace(words, i, 2, {noun, "that", "have", "not", "been", "paid" + mark});
  }
}

// "of all the visits in 2024, how many were free" -> "how many visits in 2024 were free"
void rewrite_out_of_all(WordSequence& words, const SchemaPhrases& phrases) {
  size_t from = 0;
  if (is_any(words, 0, {"out"})) ++from;
  if (!is_any(words, from, {"of"}) || !is_any(words, from + 1, {"all", "the", "our", "my"})) return;
  size_t comma = from + 2;
  while (comma < words.size() && !words[comma].ends_with(',')) ++comma;
  const size_t asked = comma + 1;
  if (asked + 2 >= words.size()) return;
  const bool share =
      is_any(words, asked, {"what", "which"}) && is_any(words, asked + 1, kShareWords);
  if (!share && !(is_any(words, asked, {"how"}) && is_any(words, asked + 1, {"many"}))) return;
  size_t rest = asked + 2;
  if (is_any(words, rest, {"of"}) && is_any(words, rest + 1, {"them", "those", "these"})) rest += 2;
  if (phrases.names_row(plain(words, rest))) return;  // "..., how many owners have paid?"
  size_t rows = from + 1;
  while (is_any(words, rows, {"all", "the", "our", "my", "of"})) ++rows;
  if (rows > comma) return;
  WordSequence by = words.part(asked, asked + 2);
  if (share) by.push_back("of");
  append(by, words.part(rows, comma + 1));
  by.cut_last(by.size() - 1);
  replace(words, 0, rest, by);
}

// "the customer with the biggest debt" -> "the customer who owes the most"
void rewrite_biggest_debt(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t last = words.size() - 1;
  if (!is_any(words, last, kOwedSums) || !is_any(words, last - 1, kDescendingAdjectives) ||
      phrases.is_name(plain(words, last)) || phrases.is_name(lemma(plain(words, last))))
    return;
  size_t from = last - 1;
  if (from > 1 && is_any(words, from - 1, {"the"})) --from;
  if (from < 2 || !is_any(words, from - 1, {"with"})) return;
  replace(words, from - 1, words.size() + 1 - from,
          {"who", "owes", "the", "most" + end_mark(words[last])});
}

// "bottles are sitting in the cellar" -> "bottles are in the cellar"
void drop_posture(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 2; i + 1 < words.size(); ++i)
    if (is_any(words, i, kPostures) && is_any(words, i - 1, {"are", "is", "were", "was"}) &&
        is_any(words, i + 1, {"in", "at", "on"}) && !phrases.is_value(plain(words, i)))
      return words.erase(i, i + 1);
}

// "total dogs" -> "number of dogs", which are a stored value or a flag and no amount
void rewrite_total_of_rows(WordSequence& words, const SchemaPhrases& phrases) {
  size_t at = 0;
  while (is_any(words, at, kBeforeRows)) ++at;
  if (!is_any(words, at, {"total"}) || at + 1 >= words.size() || words.size() > at + 4) return;
  std::string phrase, singular;
  for (size_t i = at + 1; i < words.size(); ++i) {
    const bool final = i + 1 == words.size();
    phrase += (i == at + 1 ? "" : " ") + plain(words, i);
    singular += (i == at + 1 ? "" : " ") + (final ? lemma(plain(words, i)) : plain(words, i));
  }
  if (phrase == singular || phrases.is_amount(phrase) || phrases.is_amount(singular)) return;
  if (!phrases.is_value(singular) && !phrases.is_flag(singular)) return;
  replace(words, 0, at + 1, {"number", "of"});
}

}  // namespace

void rewrite_clauses(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.size() < 2) return;
  rewrite_out_of_all(words, phrases);
  rewrite_biggest_debt(words, phrases);
  drop_posture(words, phrases);
  rewrite_most_often(words, phrases);
  rewrite_last_to(words, phrases);
  if (words.has(Trigger::kTime)) rewrite_still_waiting(words, phrases);
  drop_to_anyone(words);
  rewrite_final_state(words, phrases);
  drop_own_collection(words, phrases);
  drop_possessive(words);
  if (words.has(Trigger::kDigits)) drop_year_noun(words, phrases);
  rewrite_added_up(words, phrases);
  if (words.has(Trigger::kOwe)) rewrite_unpaid_rows(words, phrases);
  rewrite_total_of_rows(words, phrases);
}

}  // namespace ask::engine
