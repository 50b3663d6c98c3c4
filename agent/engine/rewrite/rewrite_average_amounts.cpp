#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/rewrite/rewrite_average_amounts.h"

#include "agent/common/text.h"
#include "agent/engine/lexicon/average_words.h"
#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/lexicon/spoken_words.h"
#include "agent/engine/lexicon/extreme_row_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/rewrite/present_phrases.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

// The part of a question that asks for an amount: words [begin, end) become "what is the average
// <measure> of", and word `verb` is dropped, if it is not npos.
struct AmountRequest {
  size_t begin = 0, end = 0, verb = std::string::npos;
  std::string measure;
};

// Words [at, at + count) are "on average" or "usually".
struct AverageAdverb {
  size_t at = 0, count = 0;
};

AverageAdverb average_adverb(const WordSequence& words) {
  for (size_t i = 0; i + 1 < words.size(); ++i)
    if (is_any(words, i, {"on"}) && is_any(words, i + 1, kAverageWords)) return {i, 2};
  for (size_t i = 0; i < words.size(); ++i)
    if (is_any(words, i, kUsualAdverbs)) return {i, 1};
  return {};
}

// The first of the nouns that measures rows which one of the words [from, to) names, or, if none of
// them names rows with such a measure, that measures any rows.
std::string measure_of(const WordSequence& words, size_t from, size_t to, std::string_view nouns,
                       const SchemaPhrases& phrases) {
  const auto list = text::split(nouns, ' ');
  for (const std::string& noun : list)
    for (size_t i = from; i < to; ++i)
      if (phrases.has_measure(plain(words, i), noun)) return noun;
  for (const std::string& noun : list)
    if (phrases.is_amount(noun)) return noun;
  return {};
}

std::string_view nouns_of(std::span<const MeasureWord> rows, std::string_view word) {
  for (const MeasureWord& row : rows)
    if (row.word == word) return row.nouns;
  return {};
}

// "how heavy is a dog", from "how" at `how` on
AmountRequest adjective_request(const WordSequence& words, size_t how,
                                const SchemaPhrases& phrases) {
  AmountRequest out;
  const std::string_view nouns = nouns_of(kMeasureAdjectives, plain(words, how + 1));
  if (nouns.empty() || !is_any(words, how + 2, kBeing) ||
      is_any(words, how + 3, {"it", "they", "he", "she", "that"}))
    return out;
  out.measure = measure_of(words, how + 3, words.size(), nouns, phrases);
  out.begin = how, out.end = how + 3;
  return out;
}

// "how much does a dog weigh", "what do the loads cost", "how many kg does one parcel weigh"
AmountRequest verb_request(const WordSequence& words, size_t head, const SchemaPhrases& phrases) {
  AmountRequest out;
  size_t at = head + 1;
  bool weighs = false;
  if (is_any(words, head, {"how"})) {
    if (is_any(words, at, {"many"})) {
      weighs = unit_info(unit_named(plain(words, at + 1))).dimension == UnitDimension::kWeight;
      if (!weighs) return out;
      at += 2;
    } else if (is_any(words, at, {"much"})) {
      ++at;
    } else {
      return out;
    }
  }
  const bool worth = is_any(words, at, kBeing);
  if (!worth && !is_any(words, at, {"do", "does", "did", "has", "have"})) return out;
  if (is_any(words, at + 1, {"it", "they", "we", "you", "i", "he", "she"})) return out;
  for (size_t i = at + 2; i < words.size(); ++i) {
    const std::string base = lemma(plain(words, i));
    std::string_view nouns = nouns_of(kMeasureVerbs, base);
    if (worth) nouns = base == kWorthMeasures.word ? kWorthMeasures.nouns : "";
    if (weighs) nouns = is_any(words, i, kWeighingVerbs) ? nouns_of(kMeasureVerbs, "weigh") : "";
    if (nouns.empty()) continue;
    out.measure = measure_of(words, at + 1, i, nouns, phrases);
    out.begin = head, out.end = at + 1, out.verb = i;
    if (weighs) out.measure += " in " + plain(words, head + 2);
    return out;
  }
  return out;
}

// "how long does a tuning take", from "how" at `how` on
AmountRequest time_request(const WordSequence& words, size_t how, AverageAdverb average,
                           const SchemaPhrases& phrases) {
  AmountRequest out;
  if (!is_any(words, how, {"how"}) || !is_any(words, how + 1, {"long"})) return out;
  size_t at = how + 2;
  if (average.at == at) at += average.count;
  if (!is_any(words, at, {"do", "does", "did"})) return out;
  size_t from = at + 1;
  while (is_any(words, from, {"a", "an", "the", "one", "our", "each"})) ++from;
  for (size_t i = from + 1; i < words.size(); ++i) {
    if (!is_any(words, i, kTimeTakingVerbs)) continue;
    std::string value;
    for (size_t k = from; k < i; ++k)
      if (k < average.at || k >= average.at + average.count)
        value += (value.empty() ? "" : " ") + plain(words, k);
    if (phrases.names_row(plain(words, i - 1))) return out;
    out.measure = phrases.time_of_value(value);
    out.begin = how, out.end = at + 1, out.verb = i;
    return out;
  }
  return out;
}

// "how much is the salary on average" -> "what is the average salary"
bool rewrite_named_amount(WordSequence& words, size_t head, AverageAdverb average,
                          const SchemaPhrases& phrases) {
  if (!is_any(words, head, {"how"}) || !is_any(words, head + 1, kAmountAdverbs) ||
      !is_any(words, head + 2, kBeing) || !is_any(words, head + 3, {"the", "a", "our"}) ||
      average.at < head + 5)
    return false;
  const std::string first = plain(words, head + 4);
  const std::string two = first + " " + plain(words, head + 5);
  if (!phrases.is_amount(first) && !phrases.is_amount(two)) return false;
  const std::string mark = end_mark(words[average.at + average.count - 1]);
  words.erase(average.at, average.at + average.count);
  words.add(average.at - 1, mark);
  replace(words, head, 4, {"what", "is", "the", "average"});
  return true;
}

// "in kilos, what is the average weight" -> "what is the average weight in kilos"
void move_unit(WordSequence& words) {
  if (words.size() < 5 || !is_any(words, 0, {"in"}) || !words[1].ends_with(',') ||
      unit_named(plain(words, 1)) == kNoUnit)
    return;
  WordSequence unit{"in", words.plain_word(1)};
  const std::string mark = end_mark(words.back());
  words.cut_last(words.size() - 1, mark.size());
  unit.end_with(mark);
  words.erase(0, 2);
  append(words, unit);
}

// The place of "in an" before the noun of a row that ends the question before word `end`: "in an
// order". `end` if there is none.
size_t one_row_at(const WordSequence& words, size_t end, const SchemaPhrases& phrases) {
  if (end < 5 || !phrases.names_row(plain(words, end - 1)) ||
      !is_any(words, end - 2, {"a", "an", "each", "one"}) ||
      !is_any(words, end - 3, {"in", "on", "at", "for", "to", "of"}))
    return end;
  return end - 3;
}

// "average number of products in an order", "how many products are in an order on average" ->
// "average number of products per order"
bool rewrite_average_count(WordSequence& words, AverageAdverb average,
                           const SchemaPhrases& phrases) {
  size_t from = 0;
  while (is_any(words, from, {"what", "is", "the", "what's", "whats"})) ++from;
  const size_t number =
      average.count > 0 ? words.size() : end_of_phrase(words, from, "average number of");
  if (number > 0 && number < words.size()) {
    const size_t at = one_row_at(words, words.size(), phrases);
    if (at != number + 1 || !phrases.names_row(plain(words, number))) return false;
    replace(words, at, 2, {"per"});
    return true;
  }
  if (average.count != 2) return false;
  const bool last = average.at + 2 == words.size();
  const size_t how = last ? 0 : average.at + 2;
  if ((!last && average.at > 0) || !is_any(words, how, {"how"}) ||
      !is_any(words, how + 1, {"many"}))
    return false;
  const size_t end = last ? average.at : words.size();
  const size_t at = one_row_at(words, end, phrases);
  size_t noun = how + 3;  // the end of what is counted
  if (at == end || at < noun || !phrases.names_row(plain(words, how + 2))) return false;
  while (noun < at && (is_any(words, noun, kBeing) || is_any(words, noun, {"there"}))) ++noun;
  if (noun != at) return false;
  WordSequence by{"average", "number", "of", words.plain_word(how + 2), "per",
                  words.plain_word(end - 1)};
  by.end_with(end_mark(words.back()));
  replace(words, 0, words.size(), std::move(by));
  return true;
}

// "average length of a survey", "what's the average duration of surveys" -> "how long does a
// survey take on average", where nothing is called so.
void rewrite_mean_length(WordSequence& words, const SchemaPhrases& phrases) {
  constexpr size_t kMostNouns = 3;
  for (size_t i = 0; i + 3 < words.size() && i < 4; ++i) {
    if (!is_any(words, i, kMeanAdjectives) || !is_any(words, i + 1, kMeanLengths) ||
        !is_any(words, i + 2, {"of"}))
      continue;
    if (phrases.is_name(plain(words, i + 1))) return;
    size_t from = i + 3;
    while (is_any(words, from, {"a", "an", "the", "our", "all"})) ++from;
    if (from >= words.size() || words.size() - from > kMostNouns) return;
    for (size_t k = from; k < words.size(); ++k)
      if (is_any(words, k, {"per", "by", "in", "for", "and", "of", "each", "with"})) return;
    const std::string mark = end_mark(words.back());
    WordSequence by{"how", "long", "does", "a"};
    for (size_t k = from; k < words.size(); ++k) by.push_back(words.plain_word(k));
    append(by, {"take", "on", words.plain_word(i)});
    by.end_with(mark);
    return replace(words, 0, words.size(), std::move(by));
  }
}

}  // namespace

void rewrite_average_amounts(WordSequence& words, const SchemaPhrases& phrases) {
  rewrite_mean_length(words, phrases);
  move_unit(words);
  AverageAdverb average = average_adverb(words);
  if (rewrite_average_count(words, average, phrases) || average.count == 0) return;
  size_t head = 0;
  while (head < words.size() && !is_any(words, head, {"how", "what"})) ++head;
  if (head + 3 >= words.size() ||
      (head > 0 && !words[head - 1].ends_with(',') && head != average.at + average.count))
    return;
  if (rewrite_named_amount(words, head, average, phrases)) return;
  AmountRequest asked =
      is_any(words, head, {"how"}) ? adjective_request(words, head, phrases) : AmountRequest();
  if (asked.measure.empty()) asked = verb_request(words, head, phrases);
  if (asked.measure.empty()) asked = time_request(words, head, average, phrases);
  if (asked.measure.empty() || asked.measure.starts_with(" ")) return;
  WordSequence subject = words.part(asked.end, words.size());
  const auto drop = [&](size_t from, size_t to) {
    const std::string mark = end_mark(words[to - 1]);
    subject.erase(from - asked.end, to - asked.end);
    if (subject.empty()) return;
    if (from > asked.end && end_mark(subject[from - asked.end - 1]).empty())
      subject.add(from - asked.end - 1, mark);
  };
  const bool verb = asked.verb != std::string::npos;
  const bool after = average.at >= asked.end;
  if (verb && after && average.at < asked.verb) {
    drop(asked.verb, asked.verb + 1);
    drop(average.at, average.at + average.count);
  } else {
    if (after) drop(average.at, average.at + average.count);
    if (verb) drop(asked.verb, asked.verb + 1);
  }
  if (subject.empty()) return;
  if (is_any(subject, 0, {"a", "an", "one"}) && subject.size() > 1) subject.erase(0, 1);
  WordSequence out = words.part(0, asked.begin);
  if (!after && average.at + average.count <= asked.begin)
    out.erase(average.at, average.at + average.count);
  append(out, {"what", "is", "the", "average"});
  append(out, words_of(asked.measure));
  out.push_back("of");
  append(out, subject);
  replace(words, 0, words.size(), std::move(out));
}

}  // namespace ask::engine
