#include "agent/engine/rewrite/rewrite_people_questions.h"

#include <algorithm>
#include <string>
#include <utility>

#include "agent/common/text.h"
#include "agent/engine/lexicon/people_question_words.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestRowNoun = 3;  // words

bool is_capitalised(const std::string& word) {
  return !word.empty() && word[0] >= 'A' && word[0] <= 'Z';
}

// The words are the name of something that is stored: "Hill House".
bool names_stored(const WordSequence& words, size_t from, size_t to, const IsName& is_name) {
  return from < to && is_capitalised(words[from]) && is_name(plain_text(words, from, to));
}

// Takes the last word out; its mark stays.
void drop_last(WordSequence& words) {
  const std::string mark = end_mark(words.back());
  words.resize(words.size() - 1);
  if (end_mark(words.back()).empty()) words.end_with(mark);
}

// "what age is Ann", "how many years old is Ann", "how old is Ann now" -> "how old is Ann"
void rewrite_age(WordSequence& words) {
  for (size_t i = 0; i + 3 < words.size() && i < 4; ++i) {
    size_t count = 0;
    if (is_any(words, i, {"what", "which"}) && is_any(words, i + 1, {"age"}) &&
        is_any(words, i + 2, {"is", "are"}))
      count = 2;
    else if (is_any(words, i, {"how"}) && is_any(words, i + 1, {"many"}) &&
             is_any(words, i + 2, {"years"}) && is_any(words, i + 3, {"old"}))
      count = 4;
    else if (is_any(words, i, {"how"}) && is_any(words, i + 1, {"old"}))
      count = 2;
    if (count == 0) continue;
    replace(words, i, count, {"how", "old"});
    const bool be = is_any(words, i + 2, {"is", "are"});
    if (be && i + 4 < words.size() && is_any(words, words.size() - 1, kAgeNowAdverbs))
      drop_last(words);
    return;
  }
}

// "tel of Ann" where the only such column is called "phone"; "number" after it stays. Not "by
// phone" where bookings by phone are stored so.
void rewrite_telephone(WordSequence& words, const IsName& in_schema, const IsName& is_name) {
  const auto column = std::find_if(std::begin(kTelephoneWords), std::end(kTelephoneWords),
                                   [&](std::string_view word) { return in_schema(word); });
  if (column == std::end(kTelephoneWords)) return;
  for (size_t i = 0; i < words.size(); ++i) {
    const bool alone = (i == 0 || !is_any(words, i - 1, kTelephoneWords)) &&  // "mobile phone"
                       !is_any(words, i + 1, kTelephoneWords);
    if (alone && is_any(words, i, kAnyTelephone) && !is_name(plain(words, i)) &&
        !in_schema(lemma(plain(words, i))))
      replace(words, i, 1, {std::string(*column) + end_mark(words[i])});
    if (i > 0 && is_any(words, i, kShortNumbers) && is_any(words, i - 1, kTelephoneWords))
      replace(words, i, 1, {std::string(kNumberNoun) + end_mark(words[i])});
  }
  // "Ann's number" of people whose telephone is stored
  const size_t last = words.size() - 1;
  if (last > 0 && is_any(words, last, {kNumberNoun}) && !in_schema(kNumberNoun) &&
      has_genitive_suffix(with_straight_apostrophes(plain(words, last - 1))) &&
      is_capitalised(words[last - 1]))
    replace(words, last, 0, {std::string(*column)});
}

// "Rex's mum" where the key is called "mother"
void rewrite_kin(WordSequence& words, const IsName& in_schema, const IsName& is_name) {
  for (size_t i = 1; i < words.size(); ++i)
    for (const auto& [said, stored] : kSaidKin)
      if (is_any(words, i, {said}) &&
          has_genitive_suffix(with_straight_apostrophes(plain(words, i - 1))) &&
          in_schema(stored) && !in_schema(said) && !is_name(plain(words, i)))
        replace(words, i, 1, {std::string(stored) + end_mark(words[i])});
}

// "e-mail address of Ann" where the column is called "mail"
void rewrite_mail(WordSequence& words, const IsName& in_schema) {
  const bool email = in_schema(kEmailWord);
  if (!email && !in_schema(kMailWord)) return;
  for (size_t i = 0; i < words.size(); ++i) {
    if (!is_any(words, i, kMailForms) || in_schema(plain(words, i))) continue;
    const bool plural = has_plural_suffix(plain(words, i));
    const size_t count = !email && is_any(words, i + 1, kAddressForms) ? 2 : 1;
    const std::string_view one = email ? kEmailWord : kMailWord;
    const std::string_view many = email ? kEmailsWord : kMailsWord;
    replace(words, i, count, {std::string(plural ? many : one) + end_mark(words[i + count - 1])});
  }
}

// The plural of what is shown of each person: "phone numbers", "emails". Words of `detail`.
WordSequence several_of(const WordSequence& words, size_t i, const std::string& mark) {
  if (is_any(words, i, kTelephoneWords) && !is_any(words, i + 1, kNumberWords))
    return {plain(words, i), std::string(kNumbersOfAll) + mark};
  const bool bare = !is_any(words, i + 1, kAddressForms);
  if (bare && is_any(words, i, {kEmailWord})) return {std::string(kEmailsWord) + mark};
  if (bare && is_any(words, i, {kMailWord})) return {std::string(kMailsWord) + mark};
  return {};
}

// Where the list of details ends that begins at `at`: "phone numbers and email"; `at` if it is
// none.
size_t after_details(const WordSequence& words, size_t at) {
  size_t end = at;
  while (is_any(words, end, kShownDetails) ||
         (end > at && is_any(words, end, {"and", "&", "plus"}) &&
          is_any(words, end + 1, kShownDetails)))
    ++end;
  return end;
}

// "owners in Ripon with phone and email" -> "owners in Ripon with their phone numbers and emails"
void rewrite_shown_with(WordSequence& words, const IsName& in_schema, const IsName& names_row,
                        const ColumnTests& columns) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, kShownWith) || is_any(words, 0, {"how"})) continue;
    const size_t first = is_any(words, i + 1, {"their"}) ? i + 2 : i + 1;
    if (first >= words.size() || after_details(words, first) != words.size()) continue;
    bool rows = false;
    for (size_t k = 0; k < i; ++k) rows |= names_row(plain(words, k));
    if (!rows) return;
    for (size_t k = first; k < words.size(); ++k) {
      const std::string noun = lemma(plain(words, k));
      if (first == i + 1 && in_schema(noun) && columns.may_lack(noun)) return;
    }
    for (size_t k = first; k < words.size(); ++k)
      if (WordSequence many = several_of(words, k, end_mark(words[k])); !many.empty())
        replace(words, k, 1, std::move(many));
    return replace(words, i, first - i, {"with", "their"});
  }
}

// "phone list of owners" -> "names and phone numbers of owners"
void rewrite_list_of_details(WordSequence& words) {
  const size_t at = is_any(words, 0, {"a", "the"}) ? 1 : 0;
  if (!is_any(words, at + 1, {"list"}) || !is_any(words, at + 2, {"of", "for"}) ||
      words.size() < at + 4)
    return;
  const WordSequence many = several_of(words, at, "");
  if (many.empty()) return;
  WordSequence by{"names", "and"};
  append(by, many);
  by.push_back("of");
  replace(words, 0, at + 3, std::move(by));
}

// "who does Rex belong to"
void ask_belongs(WordSequence& words, size_t from, size_t to) {
  WordSequence by{"who", "does"};
  append(by, words.part(from, to));
  by.cut_last(by.size() - 1, end_mark(by.back()).size());
  append(by, {std::string(kBelongVerb), "to"});
  replace(words, 0, words.size(), std::move(by));
}

// The name of something stored, or a noun of rows with a number: "Hill House", "job 12".
bool names_row_at(const WordSequence& words, size_t from, size_t to, const IsName& is_name,
                  const IsName& names_row) {
  while (from < to && is_any(words, from, {"the", "our"})) ++from;
  if (names_stored(words, from, to, is_name)) return true;
  return from + 2 == to && names_row(plain(words, from)) && is_digits(plain(words, from + 1));
}

// Where "Rex - whose dog is he" names Rex: the words before its mark. 0 if the question is none.
size_t end_of_topic(const WordSequence& words, size_t asking) {
  size_t end = asking;
  if (end > 0 && is_any(words, end - 1, {"and", "so"})) --end;
  if (end == 0) return 0;
  if (text::is_one_of(words[end - 1], {"-", "--", "–", "—", ":", ","})) return end - 1;
  return text::is_one_of(end_mark(words[end - 1]), {",", ":", ";", "?", "."}) ? end : 0;
}

// "Rex - whose dog is he?", "Rex: whose is it", "Rex, who owns him" -> "who does Rex belong to"
bool rewrite_topic_whose(WordSequence& words, const IsName& is_name, const IsName& names_row) {
  for (size_t i = 1; i + 2 < words.size() + 1; ++i) {
    const bool whose = is_any(words, i, {"whose"});
    const bool owns = is_any(words, i, {"who"}) && is_any(words, i + 1, kOwnsForms);
    if (!whose && !owns) continue;
    size_t end = i + (owns ? 2 : 1);
    if (whose && !is_any(words, end, {"is", "was", "are"})) {
      if (!names_row(plain(words, end))) return false;
      ++end;
    }
    if (whose && !is_any(words, end++, {"is", "was", "are"})) return false;
    if (!is_any(words, end, kThingPronouns) || end + 1 != words.size()) return false;
    const size_t to = end_of_topic(words, i);
    size_t from = 0;
    while (from < to && is_any(words, from, {"the", "our"})) ++from;
    if (to == 0 || !names_row_at(words, from, to, is_name, names_row)) return false;
    const WordSequence row = words.part(from, to);
    WordSequence by = row;
    by.cut_last(by.size() - 1, end_mark(by.back()).size());
    words.resize(0);
    append(words, by);
    ask_belongs(words, 0, words.size());
    return true;
  }
  return false;
}

// "who is job 12 for", "who are we doing Hill House for", "for whom did we do job 12" -> "who does
// job 12 belong to"
bool rewrite_for_whom(WordSequence& words, const IsName& is_name, const IsName& names_row) {
  const bool first = is_any(words, 0, {"for"}) && is_any(words, 1, {"who", "whom"});
  size_t at = first ? 2 : 1;
  size_t size = words.size();
  if (!first && (!is_any(words, 0, {"who", "whom", "who's", "whos"}) ||
                 !is_any(words, size - 1, {"for"})))
    return false;
  if (!first) --size;
  const bool be = !is_any(words, 0, {"who", "whom", "for"}) ||
                  is_any(words, at, {"is", "was", "are", "were"});
  const bool helps = is_any(words, at, {"do", "did"});
  if (is_any(words, 0, {"who", "whom", "for"})) ++at;
  if (!be && !helps) return false;
  if (is_any(words, at, {"we", "you", "they"})) {
    const std::string verb = plain(words, at + 1);
    if (helps ? !text::is_one_of(verb, kWorkingForVerbs)
              : !text::is_one_of(verb, kWorkingForGerunds))
      return false;
    at += 2;
    if (is_any(words, at, {"on", "up"})) ++at;
  } else if (helps) {
    return false;
  }
  while (is_any(words, at, {"the", "our"})) ++at;
  if (!names_row_at(words, at, size, is_name, names_row)) return false;
  ask_belongs(words, at, size);
  return true;
}

// "whose dog is Rex", "Rex is whose dog", "to whom does Rex belong"
void rewrite_whose(WordSequence& words, const IsName& is_name, const IsName& names_row) {
  if (rewrite_topic_whose(words, is_name, names_row) ||
      rewrite_for_whom(words, is_name, names_row))
    return;
  const size_t size = words.size();
  size_t at = 0;
  if (is_any(words, 0, kShowingVerbs) || is_any(words, 0, {"tell"}))
    at = is_any(words, 1, {"me", "us"}) ? 2 : 1;
  const auto stored = [&](size_t from, size_t to) {
    return names_stored(words, from, to, is_name);
  };
  const auto be = [&](size_t i) { return is_any(words, i, {"is", "was"}); };
  if (is_any(words, at, {"whose"})) {
    const size_t noun = at + 1;
    if (be(noun)) {
      if (stored(noun + 1, size)) ask_belongs(words, noun + 1, size);
      return;
    }
    if (!names_row(plain(words, noun))) return;
    if (be(noun + 1) && stored(noun + 2, size)) return ask_belongs(words, noun + 2, size);
    if (be(noun + 1) && noun + 3 == size && is_digits(plain(words, noun + 2))) {
      const std::string number = plain(words, noun + 2);  // "whose ticket is 12"
      replace(words, noun + 1, 2, {number});
      return ask_belongs(words, noun, noun + 2);
    }
    if (be(size - 1) && stored(noun + 1, size - 1)) ask_belongs(words, noun + 1, size - 1);
    return;
  }
  const bool noun_last = size > 3 && is_any(words, size - 2, {"whose"}) && be(size - 3) &&
                         names_row(plain(words, size - 1));
  if (noun_last && stored(0, size - 3)) return ask_belongs(words, 0, size - 3);
  const bool to_whom = is_any(words, 0, {"to"}) && is_any(words, 1, {"whom", "who"}) &&
                       is_any(words, 2, {"does", "did"}) && is_any(words, size - 1, {kBelongVerb});
  if (to_whom && size > 4) return ask_belongs(words, 3, size - 1);
  const bool to = size > 4 && is_any(words, size - 1, {"to"});
  if (to && is_any(words, 0, {"whom"}) && is_any(words, 1, {"does", "did"}) &&
      is_any(words, size - 2, {kBelongVerb}))
    return ask_belongs(words, 2, size - 2);
  if (size > 3 && is_any(words, size - 1, {"who", "whom"}) && is_any(words, size - 2, {"to"}) &&
      is_any(words, size - 3, kPossessedForms))
    ask_belongs(words, is_any(words, 0, {"the"}) ? 1 : 0, size - 3);
}

// Where a noun of rows ends that begins at `at`: "house" of "dearest house"; 0 if it is none.
size_t after_rows(const WordSequence& words, size_t at, const IsName& names_row) {
  for (size_t end = at + 1; end <= at + kLongestRowNoun && end <= words.size(); ++end)
    if (names_row(plain(words, end - 1))) return end;
  return 0;
}

bool is_best(const WordSequence& words, size_t i) {
  const std::string& word = plain(words, i);
  return word.size() > 4 && has_superlative_suffix(word) && !is_any(words, i, kNoSuperlatives);
}

// "houses owned by Ann" -> "houses belonging to Ann", "people living in Bath" -> "people who live
// in Bath", "which dairy products cost more than 20" -> "dairy products that cost more than 20"
void rewrite_participles(WordSequence& words, const IsName& in_schema, const IsName& names_row) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    const std::string& word = plain(words, i);
    // "which vans cost": a kind of rows
    const bool kind = i == 2 && word == kCostVerb && has_plural_suffix(plain(words, 1));
    if ((!kind && !names_row(plain(words, i - 1))) || !end_mark(words[i - 1]).empty() ||
        in_schema(word))
      continue;
    if (word == kOwnedForm && is_any(words, i + 1, {"by"}))
      return replace(words, i, 2, {std::string(kBelonging), "to"});
    if (word == kLivingForm && is_any(words, i + 1, {"in", "at", "near"}) && !in_schema(kLiveVerb))
      return replace(words, i, 1, {"who", std::string(kLiveVerb)});
    if (word != kCostVerb || !is_any(words, i + 1, kAfterCost) || i < 2 ||
        !is_any(words, 0, {"which", "what"}) || is_any(words, 1, {"of"}))
      continue;
    replace(words, i, 0, {"that"});
    return words.erase(0, 1);
  }
}

// "how much did Ann pay", "for each pupil, how much did they pay" -> "how much has Ann paid", "how
// much was paid per month" -> "total paid per month"
void rewrite_payments(WordSequence& words, const IsName& names_row) {
  const size_t size = words.size();
  size_t how = 0;
  if (is_any(words, 0, {"for"}) && is_any(words, 1, {"each", "every"}) &&
      names_row(plain(words, 2)))
    how = 3;
  const bool what = how == 0 && is_any(words, 0, {"what"});
  if (!what && (!is_any(words, how, {"how"}) || !is_any(words, how + 1, {"much"}))) return;
  size_t help = how + (what ? 1 : 2);
  for (const PaymentVerb& payment : kPaymentVerbs) {
    if (how == 0 && is_any(words, help, {"was"}) && plain(words, help + 1) == payment.participle &&
        is_any(words, help + 2, {"per", "each", "in", "by"}) && help + 4 <= size) {
      const bool each = is_any(words, help + 2, {"in"});
      if (each && !is_any(words, help + 3, {"each", "every"})) return;
      return replace(words, 0, help + (each ? 3 : 2), {"total", std::string(payment.participle)});
    }
    if (what || !is_any(words, help, {"did", "does"}) || plain(words, size - 1) != payment.verb ||
        size < help + 3)
      continue;
    const std::string mark = end_mark(words.back());
    WordSequence by{"how", "much", "has"};
    if (how == 0)
      append(by, words.part(help + 1, size - 1));
    else if (is_any(words, help + 1, {"they", "he", "she"}) && size == help + 3)
      append(by, {"each", plain(words, 2)});
    else
      return;
    by.push_back(std::string(payment.participle) + mark);
    return replace(words, 0, size, std::move(by));
  }
}

}  // namespace

void rewrite_details(WordSequence& words, const IsName& in_schema, const IsName& is_name,
                     const IsName& names_row, const ColumnTests& columns) {
  if (words.size() < 3) return;
  rewrite_telephone(words, in_schema, is_name);
  rewrite_mail(words, in_schema);
  rewrite_kin(words, in_schema, is_name);
  rewrite_list_of_details(words);
  rewrite_shown_with(words, in_schema, names_row, columns);
  rewrite_participles(words, in_schema, names_row);
}

void rewrite_people_questions(WordSequence& words, const IsName& is_name, const IsName& names_row) {
  if (words.size() < 3) return;
  rewrite_age(words);
  rewrite_payments(words, names_row);
  rewrite_whose(words, is_name, names_row);
}

void rewrite_best_rows(WordSequence& words, const IsName& names_row, const ColumnTests& columns) {
  if (words.size() < 4) return;
  const size_t size = words.size();
  const auto is_number = [&](size_t i) {
    return is_digits(plain(words, i)) || is_any(words, i, kNumbersFromTwo);
  };
  const size_t asked = is_any(words, 0, {"name"}) && is_any(words, 1, {"the"}) ? 1 : 0;
  if (asked > 0 && is_number(2)) return words.erase(0, 1);
  if (is_any(words, 0, {"our"}) && is_number(1)) return replace(words, 0, 1, {"the"});
  // "for every species the heaviest pet", "per species: the heaviest pet"
  const size_t each = is_any(words, 0, {"for"}) && is_any(words, 1, {"each", "every"}) ? 2
                      : is_any(words, 0, {"per"})                                      ? 1
                                                                                       : 0;
  for (size_t the = each + 1; each > 0 && the < size && the <= each + 2; ++the) {
    if (!is_any(words, the, {"the"}) || !is_best(words, the + 1) ||
        after_rows(words, the + 2, names_row) != size)
      continue;
    WordSequence by = words.part(the + 1, size);
    const std::string mark = end_mark(by.back());
    by.cut_last(by.size() - 1, mark.size());
    by.push_back("per");
    WordSequence kind = words.part(each, the);
    std::string after = kind.back();
    while (after.ends_with(',') || after.ends_with(':')) after.pop_back();
    kind.set(kind.size() - 1, after);
    append(by, kind);
    by.end_with(mark);
    return replace(words, 0, size, std::move(by));
  }
  // "heaviest pet by species"
  const size_t first = is_any(words, 0, {"the"}) ? 1 : 0;
  const size_t by = is_best(words, first) ? after_rows(words, first + 1, names_row) : 0;
  if (by > 0 && by + 2 == size && is_any(words, by, {"by"}) &&
      columns.is_kind(plain(words, by + 1)))
    replace(words, by, 1, {"per"});
}

}  // namespace ask::engine
