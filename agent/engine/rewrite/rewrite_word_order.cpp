#include "agent/engine/rewrite/rewrite_word_order.h"

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_series.h"
#include "agent/engine/lexicon/word_order_words.h"
#include "agent/engine/rewrite/rewrite_average_amounts.h"
#include "agent/engine/rewrite/rewrite_extreme_rows.h"
#include "agent/engine/rewrite/rewrite_numbered_rows.h"
#include "agent/engine/rewrite/rewrite_ranking.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Takes words out, and gives their last punctuation to the word before them.
void cut_out(WordSequence& words, size_t from, size_t to) {
  const std::string mark = end_mark(words[to - 1]);
  words.erase(from, to);
  if (from == 0 || words.empty()) return;
  words.cut_last(from - 1, end_mark(words[from - 1]).size());
  if (!mark.empty()) words.add(from - 1, mark);
}

bool closes_phrase(const WordSequence& words, size_t i) {
  return i + 1 >= words.size() || !end_mark(words[i]).empty();
}

// "turnover, month by month" -> "turnover by month"
void rewrite_one_by_one(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i + 1, {"by"}) || plain(words, i) != plain(words, i + 2)) continue;
    if (is_any(words, i, {"one", "two"}) || is_any(words, 0, {"by"}) ||
        !closes_phrase(words, i + 2))
      return;
    if (words[i - 1].ends_with(',')) words.cut_last(i - 1);
    return words.erase(i, i + 1);
  }
}

// "sorted A to Z", "a-z" -> "in alphabetical order"
void rewrite_alphabet(WordSequence& words) {
  for (size_t i = 1; i < words.size(); ++i) {
    const bool apart =
        is_any(words, i, {"a"}) && is_any(words, i + 1, {"to", "-"}) && is_any(words, i + 2, {"z"});
    if (!apart && !is_any(words, i, {"a-z", "a-to-z", "(a-z)"})) continue;
    size_t end = i + (apart ? 3 : 1);
    if (is_any(words, end, {"order"})) ++end;
    size_t from = i;
    if (from > 1 && is_any(words, from - 1, {"in", "from"})) --from;
    if (from > 1 && is_any(words, from - 1, kSortingParticiples)) --from;
    return replace(words, from, end - from,
                   {"in", "alphabetical", "order" + end_mark(words[end - 1])});
  }
}

// ", each pilot only once", "no duplicates" at the end -> "distinct"
void rewrite_listed_once(WordSequence& words, const IsName& in_schema) {
  const size_t last = words.size() - 1;
  size_t from = last;
  if (is_any(words, last, kRepeatedRows)) {
    if (!is_any(words, last - 1, {"no", "without"}) || in_schema(plain(words, last))) return;
    from = last - 1;
    for (size_t i = 0; i < from; ++i)  // "members have no repeats": a condition
      if (end_mark(words[from - 1]).empty() && is_any(words, i, kBeforeLackedRows)) return;
  } else if (is_any(words, last, {kOnceAdverb})) {
    if (is_any(words, from - 1, {"only", "just"})) --from;
    while (from > 1 && last - from < 4 && !is_any(words, from, {"each", "every"})) --from;
    if (!is_any(words, from, {"each", "every"}) || end_mark(words[from - 1]).empty()) return;
  } else {
    return;
  }
  if (from < 2 || last - from > 4) return;
  std::string mark = end_mark(words[last]);
  if (end_mark(words[from - 1]).empty()) words.add(from - 1, ",");
  if (!words[from - 1].ends_with(',')) words.cut_last(from - 1), words.add(from - 1, ",");
  replace(words, from, words.size() - from, {"distinct" + mark});
}

// "Put the busiest shop first.", "biggest client at the top" -> "highest first"
void rewrite_first_of_list(WordSequence& words) {
  for (size_t i = 3; i < words.size(); ++i) {
    if (end_mark(words[i - 1]).empty()) continue;
    size_t at = i;
    const bool asked = is_any(words, at, kPuttingVerbs);
    if (asked) ++at;
    if (is_any(words, at, {"the"})) ++at;
    const bool high = is_any(words, at, kDescendingAdjectives);
    if (!high && !is_any(words, at, kAscendingAdjectives)) continue;
    size_t end = at + 1;
    while (end < words.size() && end < at + 3 && !is_any(words, end, {"first", "at", "on"})) ++end;
    const bool top = is_any(words, end, {"at", "on"}) && is_any(words, end + 1, {"the"}) &&
                     is_any(words, end + 2, {"top"});
    if (!asked && !top) return;  // "highest first" and "most hours first" are read as they are
    if ((!top && !is_any(words, end, {"first"})) || end + (top ? 3 : 1) != words.size()) continue;
    words.cut_last(i - 1, end_mark(words[i - 1]).size());
    words.add(i - 1, ",");
    return replace(words, i, words.size() - i,
                   {high ? "highest" : "lowest", "first" + end_mark(words.back())});
  }
}

// "how are our donors split across the groups, in numbers?" -> "number of donors by groups"
void rewrite_distribution(WordSequence& words) {
  if (!is_any(words, 0, {"how"}) || !is_any(words, 1, {"are", "were"})) return;
  for (size_t i = 3; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kDistributedParticiples)) continue;
    size_t by = i + 1;
    if (is_any(words, by, {"up", "down", "out"})) ++by;
    if (!is_any(words, by, kDistributionPrepositions)) return;
    size_t group = by + 1;
    while (is_any(words, group, kBeforeDistributed)) ++group;
    if (group >= words.size()) return;
    replace(words, i, group - i, {"by"});
    replace(words, 0, is_any(words, 2, {"our", "the", "all", "my"}) ? 3 : 2, {"number", "of"});
    return;
  }
}

// "takings in £" -> "takings in pounds"
void rewrite_currency_signs(WordSequence& words) {
  for (size_t i = 1; i < words.size(); ++i)
    if (is_any(words, i - 1, {"in"}) && is_any(words, i, {"\xC2\xA3", "(\xC2\xA3)"}))
      return words.set(i, "pounds" + end_mark(words[i]));
}

// "have less stock than their reorder point" -> "have stock less than their reorder point"
void rewrite_compared_columns(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 1; i + 4 < words.size(); ++i) {
    if (!is_any(words, i - 1, {"have", "has", "had", "with"}) ||
        !(is_any(words, i, kLessForms) || is_any(words, i, kMoreForms)))
      continue;
    const std::string &noun = plain(words, i + 1), &column = plain(words, i + 4);
    if (plain(words, i + 2) != "than" || !is_any(words, i + 3, {"their", "its"}) ||
        !in_schema(noun) || !in_schema(column))
      continue;
    return replace(words, i, 2, {noun, is_any(words, i, kLessForms) ? "less" : "more"});
  }
}

}  // namespace

void rewrite_fixed_orders(WordSequence& words, const IsName& in_schema) {
  if (words.size() < 3) return;
  if (words.has(Trigger::kBy)) rewrite_one_by_one(words);
  if (words.has(Trigger::kThan)) rewrite_compared_columns(words, in_schema);
  rewrite_compared_with_all(words, in_schema);
  rewrite_alphabet(words);
  rewrite_listed_once(words, in_schema);
  rewrite_first_of_list(words);
  rewrite_distribution(words);
  if (words.has(Trigger::kUnit)) rewrite_currency_signs(words);
}

namespace {

// "(show) order count by status", "the donor numbers per group" -> "number of orders by status"
void rewrite_count_nouns(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i < words.size(); ++i) {
    const bool numbers = is_any(words, i, {kNumbersNoun});
    if (!numbers && !is_any(words, i, kTallyNouns)) continue;
    const std::string noun = plain(words, i - 1);
    const bool grouped =
        is_any(words, i + 1, {"by", "per"}) ||
        (is_any(words, i + 1, {"for", "in"}) && is_any(words, i + 2, {"each", "every"}));
    if (numbers ? !grouped : !closes_phrase(words, i) && !is_any(words, i + 1, kRowPhraseEnds))
      continue;
    if (!end_mark(words[i - 1]).empty() || lemma(noun) != noun || !phrases.names_row(noun) ||
        phrases.is_amount(noun + " " + plain(words, i)))
      continue;
    size_t from = i - 1;
    while (from > 0 && i - from < 4 && end_mark(words[from - 1]).empty() &&
           !is_any(words, from - 1, kBeforeRows) && !is_any(words, from - 1, kRowPhraseEnds))
      --from;
    if (from > 0 && !is_any(words, from - 1, kBeforeRows) && !is_any(words, from - 1, {"and"}) &&
        end_mark(words[from - 1]).empty())
      continue;
    WordSequence by{"number", "of"};
    append(by, words.part(from, i - 1));
    by.push_back({with_plural_suffix(noun) + end_mark(words[i]), words.word(i - 1).source});
    return replace(words, from, i + 1 - from, by);
  }
}

// "open cases how many" -> "number of open cases"
void rewrite_final_how_many(WordSequence& words, const SchemaPhrases& phrases) {
  const size_t how = words.size() - 2;
  if (words.size() < 4 || !is_any(words, how, {"how"}) || !is_any(words, how + 1, {"many"})) return;
  bool rows = false;
  for (size_t i = 0; i < how; ++i) {
    if (is_any(words, i, {"who", "which", "what", "how", "and", "when", "where"}) ||
        (helping_word(words, i) && i == 0))
      return;
    rows |= phrases.names_row(plain(words, i));
  }
  if (!rows) return;
  const std::string mark = end_mark(words.back());
  words.resize(how);
  words.cut_last(how - 1, end_mark(words[how - 1]).size());
  words.end_with(mark);
  size_t from = 0;
  while (from + 1 < words.size() && is_any(words, from, kBeforeRows)) ++from;
  replace(words, 0, from, {"number", "of"});
}

// "2024 sessions by engineer" -> "sessions in 2024 by engineer"
void rewrite_year_of_rows(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    const std::string year = plain(words, i);
    if (year.size() != 4 || !is_digits(year) || !may_be_year(year) ||
        words[i].size() != year.size() || (i > 0 && !is_any(words, i - 1, kBeforeYearOfRows)))
      continue;
    size_t end = i + 1;
    bool rows = false;
    for (; end < words.size() && end < i + 5 && !is_any(words, end, kRowPhraseEnds) &&
           !(rows && has_past_suffix(plain(words, end)));
         ++end) {
      rows |= phrases.names_row(plain(words, end)) || phrases.is_amount(plain(words, end)) ||
              is_any(words, end, kMoneyHeadings);
      if (closes_phrase(words, end)) {
        ++end;
        break;
      }
    }
    if (!rows || phrases.is_value(year + " " + plain(words, i + 1))) return;
    const std::string mark = end_mark(words[end - 1]);
    WordSequence by = words.part(i + 1, end);
    by.cut_last(by.size() - 1, mark.size());
    by.push_back("in");
    by.push_back({year + mark, words.word(i).source});
    return replace(words, i, end - i, by);
  }
}

// "what weight do our dogs have on average" -> "what is the average weight of our dogs"
bool rewrite_had_on_average(WordSequence& words, size_t on, const SchemaPhrases& phrases) {
  size_t help = 1;
  std::string measure;
  for (; help < on && help < 4 && !helping_word(words, help); ++help)
    measure += (measure.empty() ? "" : " ") + plain(words, help);
  if (!is_any(words, 0, {"what"}) || !helping_word(words, help) || on < help + 3 ||
      on + 2 != words.size() || !is_any(words, on - 1, {"have", "has", "had", "got"}) ||
      !phrases.names_row(plain(words, on - 2)) ||
      !phrases.has_measure(plain(words, on - 2), measure))
    return false;
  WordSequence by{"what", "is", "the", "average"};
  append(by, words.part(1, help));
  by.push_back("of");
  append(by, words.part(help + 1, on - 1));
  by.end_with(end_mark(words.back()));
  replace(words, 0, words.size(), std::move(by));
  return true;
}

// "how many viewers did they have on average" -> "what is the average viewers they have"
void rewrite_on_average(WordSequence& words, const SchemaPhrases& phrases) {
  size_t on = 0;
  while (on + 1 < words.size() &&
         !(is_any(words, on, {"on"}) && is_any(words, on + 1, kAverageWords)))
    ++on;
  if (on + 1 >= words.size() || rewrite_had_on_average(words, on, phrases)) return;
  size_t how = 0;
  while (how + 1 < words.size() &&
         !(is_any(words, how, {"how"}) && is_any(words, how + 1, {"many", kAgeAdjective})))
    ++how;
  if (how + 1 >= words.size() || (how > 0 && !words[how - 1].ends_with(','))) return;
  if (is_any(words, how + 1, {kAgeAdjective})) {
    if (!is_any(words, how + 2, {"is", "are", "were"}) || on < how) return;
    cut_out(words, on, on + 2);
    return replace(words, how, 3, {"what", "is", "the", "average", "age", "of"});
  }
  std::string measure;
  size_t end = how + 2;
  for (; end < words.size() && end < how + 5 && !helping_word(words, end); ++end)
    measure += (measure.empty() ? "" : " ") + plain(words, end);
  if (!helping_word(words, end) || measure.empty() || !phrases.is_amount(measure) ||
      phrases.names_row(plain(words, end - 1)))
    return;
  for (size_t i = end; i < words.size(); ++i)  // "how many hours do guides work": of each one's sum
    if (phrases.names_row(plain(words, i)) && !phrases.has_measure(plain(words, i), measure))
      return;
  words.erase(end, end + 1);
  if (on > end) --on;
  cut_out(words, on, on + 2);
  if (on < how) how -= 2;
  replace(words, how, 2, {"what", "is", "the", "average"});
}

// "which parcel weighs the most", "the parcel that weighs the most" -> "... the highest weight"
void rewrite_most_measured(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 2; i + 1 < words.size(); ++i) {
    for (const auto& row : kVerbsOfMeasure) {
      if (plain(words, i) != row[0]) continue;
      const bool that = is_any(words, i - 1, {"that", "which"});
      const size_t noun = that ? i - 2 : i - 1;
      size_t at = i + 1;
      if (is_any(words, at, {"us", "me"})) ++at;
      if (is_any(words, at, {"the"})) ++at;
      const bool most = is_any(words, at, {"most"});
      if ((!most && !is_any(words, at, {"least"})) || !closes_phrase(words, at) ||
          !phrases.has_measure(plain(words, noun), row[1]))
        return;
      size_t question = noun;
      if (!that && is_any(words, question - 1, kAfterEvery)) --question;
      if (!that && !is_any(words, question - 1, {"which", "what"})) return;
      WordSequence by{words.word(noun), that ? "with" : "has", "the", most ? "highest" : "lowest",
                      std::string(row[1]) + end_mark(words[at])};
      return replace(words, question, at + 1 - question, by);
    }
  }
}

// "boat owners" -> "owners", if they own nothing else, or "owners that have a boat"
void rewrite_owner_compounds(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    const std::string rows = plain(words, i), owners = plain(words, i + 1);
    if (rows.size() < 3 || words[i].size() != rows.size() || owners.size() < 3 ||
        lemma(rows) != rows || lemma(owners) == owners || !phrases.names_row(rows) ||
        !phrases.names_row(owners) || !phrases.belongs(rows, owners))
      continue;
    if (i > 0 && !is_any(words, i - 1, kBeforeRows) &&
        !is_any(words, i - 1, {"of", "which", "many", "what"}))
      continue;
    if (lemma(phrases.only_child(lemma(owners))) == rows) return words.erase(i, i + 1);
    return replace(words, i, 2, {owners, "that", "have", "a", rows + end_mark(words[i + 1])});
  }
}

// "list the numbers of all new invoices" -> "list the invoice number of all new invoices"
void rewrite_numbers_of_rows(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 2 < words.size() && i < 5; ++i) {
    if (!is_any(words, i, {kNumbersNoun}) || !is_any(words, i + 1, {"of"})) continue;
    size_t noun = i + 2;
    while (is_any(words, noun, kBeforeRows)) ++noun;
    const bool listed = is_any(words, 0, kBeforeRequestedRows);
    if (!listed && (noun == i + 2 || !is_any(words, i - 1, {"the"}))) return;
    for (size_t k = noun; k < words.size(); ++k)
      if (is_any(words, k, {"by", "per", "each", "every"})) return;
    const size_t farthest = noun + 2;
    while (noun < farthest && !phrases.names_row(plain(words, noun))) ++noun;
    const std::string key = phrases.key_of(lemma(plain(words, noun)));
    const std::string number = lemma(kNumbersNoun);
    const bool other = key.ends_with(kKeyNoun) && phrases.is_name(number);
    if (!key.empty())
      replace(words, i, 1, other ? WordSequence{lemma(plain(words, noun)), number} : words_of(key));
    return;
  }
}

// "sensors and other devices" -> "devices", but not "Ann and other owners"
void rewrite_and_other(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, {"and", "or"}) || !is_any(words, i + 1, {"other"}) ||
        !phrases.names_row(plain(words, i + 2)))
      continue;
    const std::string& kind = plain(words, i - 1);
    const bool name = (i > 1 && words[i - 1] != kind) || lemma(kind) == kind || kind.empty() ||
                      phrases.is_value(kind);
    if (!name && !phrases.names_row(kind)) return words.erase(i - 1, i + 2);
  }
}

bool has_rank(const WordSequence& words, size_t i) {
  return is_any(words, i, kDescendingAdjectives) || is_any(words, i, kAscendingAdjectives);
}

// "which five clients were given the most parcels" -> "which are the 5 clients that were given ..."
void rewrite_which_few_rows(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.size() < 6 || !is_any(words, 0, {"which", "what"})) return;
  std::string few = plain(words, 1);
  if (text::is_one_of(few, kNumbersFromTwo)) few = digits_of_number(few);
  if (few.empty() || few.size() > 2 || !is_digits(few) || few == "1") return;
  size_t noun = 2;
  while (noun < 5 && !phrases.names_row(plain(words, noun))) ++noun;
  if (noun + 3 >= words.size() || noun == 5 || !end_mark(words[noun]).empty()) return;
  bool ranked = false;
  for (size_t i = noun + 1; i < words.size(); ++i) ranked |= has_rank(words, i);
  if (!ranked ||
      (is_any(words, noun + 1, {"have", "has", "had"}) && is_any(words, noun + 2, {"the"})))
    return;
  replace(words, noun + 1, 0, {"that"});
  replace(words, 0, 2, {"which", "are", "the", few});
}

// "for each nurse, what percent of donations ..." -> "what percent of donations ... for each nurse"
void rewrite_leading_group(WordSequence& words) {
  if (!is_any(words, 0, {"for"}) || !is_any(words, 1, {"each", "every"})) return;
  size_t end = 2;
  while (end < words.size() && end < 6 && !words[end - 1].ends_with(',')) ++end;
  if (end + 3 >= words.size() || !words[end - 1].ends_with(',') ||
      !is_any(words, end, {"how", "what"}) || is_any(words, end + 1, {"many", "is", "are", "was"}))
    return;
  for (size_t i = end; i < words.size(); ++i)
    if (is_any(words, i,
               {"it", "they", "he", "she", "its", "their", "his", "her", "each", "every", "per",
                "by", "and"}) ||
        (i + 1 < words.size() && !end_mark(words[i]).empty()))
      return;
  const std::string mark = end_mark(words.back());
  WordSequence group = words.part(0, end);
  group.cut_last(end - 1);
  words.erase(0, end);
  words.cut_last(words.size() - 1, mark.size());
  append(words, group);
  words.end_with(mark);
}

// "dearest cheese per kg" -> "cheese with the highest price per kg"
void rewrite_dearest_per(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i + 3 < words.size() + 1 && i < 5; ++i) {
    const bool most = is_any(words, i, {"most", "least"}) && plain(words, i + 1) == kDearAdjective;
    const bool dear = most ? is_any(words, i, {"most"}) : is_any(words, i, kDearSuperlatives);
    if (!most && !dear && !is_any(words, i, kCheapSuperlatives)) continue;
    const size_t noun = i + (most ? 2 : 1);
    if (!phrases.names_row(plain(words, noun)) || !is_any(words, noun + 1, {"per"}) ||
        noun + 2 >= words.size())
      return;
    const std::string price = std::string(kPriceNoun) + " per " + plain(words, noun + 2);
    if (!phrases.is_amount(price)) return;
    return replace(
        words, i, noun + 1 - i,
        {words.word(noun), "with", "the", dear ? "highest" : "lowest", std::string(kPriceNoun)});
  }
}

}  // namespace

void rewrite_word_order(WordSequence& words, const SchemaPhrases& phrases) {
  if (words.size() < 2) return;
  if (words.has(Trigger::kDigits)) rewrite_year_of_rows(words, phrases);
  rewrite_extreme_rows(words, phrases);
  rewrite_count_nouns(words, phrases);
  rewrite_final_how_many(words, phrases);
  rewrite_average_amounts(words, phrases);
  if (words.has(Trigger::kAverage)) rewrite_on_average(words, phrases);
  rewrite_most_measured(words, phrases);
  rewrite_owner_compounds(words, phrases);
  rewrite_numbers_of_rows(words, phrases);
  rewrite_and_other(words, phrases);
  rewrite_which_few_rows(words, phrases);
  if (words.has(Trigger::kEach)) {
    rewrite_leading_group(words);
    rewrite_dearest_per(words, phrases);
  }
}

}  // namespace ask::engine
