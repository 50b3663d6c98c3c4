#include "agent/engine/dialogue/plain_request.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/plain_corrections.h"
#include "agent/engine/dialogue/plain_numbers.h"
#include "agent/engine/dialogue/plain_rows.h"
#include "agent/engine/dialogue/plain_steps.h"
#include "agent/engine/dialogue/plain_variants.h"
#include "agent/engine/dialogue/request_words.h"
#include "agent/engine/lexicon/attribute_questions.h"
#include "agent/engine/lexicon/follow_up_openings.h"
#include "agent/engine/lexicon/follow_up_pairs.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/numbers.h"

namespace ask::engine {
namespace {

using dialogue::number_at;
using dialogue::Plain;
using Words = dialogue::RequestWords;

// "leave out the ones without a phone" -> "only those with phone"
Plain without_lacking(const Words& words) {
  size_t at = words.begin();
  const bool two = words.is_in(at, kOmissionVerbsWithOut) && words.is(at + 1, {"out"});
  if (!two && !words.is_in(at, kOmissionVerbs)) return std::nullopt;
  at += two ? 2 : 1;
  if (words.is(at, {"all"})) ++at;
  if (words.is(at, {"the"}) && words.is(at + 1, {"ones"}))
    at += 2;
  else if (words.is(at, {"those", "anyone", "anybody", "everyone"}))
    ++at;
  else
    return std::nullopt;
  if (words.is(at, {"without"})) return "only those with " + words.rest(at + 1);
  if (words.is(at, {"with", "having"}) && words.is(at + 1, {"no"}))
    return "only those with a " + words.rest(at + 2);
  if (words.is(at, {"who", "that"}) && words.is(at + 1, {"have", "has"}) &&
      words.is(at + 2, {"no"}))
    return "only those with a " + words.rest(at + 3);
  return std::nullopt;
}

// Where the words "first", "on top", "at the top" at the end begin; the size if there are none.
size_t place_at_end(const Words& words) {
  const size_t end = words.size();
  if (end > 1 && words.is(end - 1, {"first"})) return end - 1;
  if (end < 3 || !words.is(end - 1, {kRankAdjective})) return end;
  if (words.is(end - 2, {"on", "at"})) return end - 2;
  if (end > 3 && words.is(end - 2, {"the"}) && words.is(end - 3, {"on", "at"})) return end - 3;
  return end;
}

// "put the oldest on top", "sorted, most orders first", "dearest at the top" -> "dearest first"
Plain placed_first(const Words& words) {
  const size_t at = words.begin(), end = place_at_end(words);
  if (end == words.size()) return std::nullopt;
  size_t from = at;
  if (words.is_in(at, kPlacingVerbs))
    ++from;
  else if (words.is_in(at, kOrderedLeads))
    from += words.is(at + 1, {"with"}) ? 2 : 1;
  else if (words.is(end, {"first"}))
    return std::nullopt;
  if (words.is(from, {"the"})) ++from;
  const bool most = words.is(from, {"most", "least", "fewest"});
  if (from >= end || end > from + 3 || (!most && !has_superlative_suffix(words[from])))
    return std::nullopt;
  return words.span(from, from + (most ? 2 : 1)) + " first";
}

// "same thing for 2023", "do the same but for Rome" -> "same for 2023"
Plain repeated(const Words& words) {
  size_t at = words.begin();
  const bool does = words.is_in(at, kRepeatingVerbs);
  if (does) ++at;
  if (does && words.is(at, {"me"})) ++at;
  const bool the = words.is(at, {"the"});
  if (the) ++at;
  if (!words.is(at, {"same"})) return std::nullopt;
  ++at;
  const bool noun = words.is_in(at, kRepeatedNouns);
  if (noun) ++at;
  if (words.is(at, {"but"})) ++at;
  if (words.is(at, {"by", "per"}) && at + 1 < words.size()) return "same but " + words.rest(at);
  if ((!does && !noun) || !words.is(at, {"for", "in", "with", "from", "of"})) return std::nullopt;
  return "same " + words.rest(at);
}

// "by how they paid" -> "by method"
Plain by_method(const Words& words, size_t at) {
  if (!words.is(at, {"by", "per"}) || !words.is(at + 1, {"how"}) || words.size() > at + 5 ||
      !words.is_in(words.size() - 1, kPaymentForms))
    return std::nullopt;
  return std::string(kByMethod);
}

// Where "instead of by school" at the end begins; the size if there is none.
size_t before_replaced(const Words& words, size_t from) {
  for (size_t i = from; i + 2 < words.size(); ++i)
    for (const auto& [adverb, after] : kReplacedGroups)
      if (words.is(i, {adverb}) && words.is(i + 1, {after})) return i;
  return words.size();
}

// "show it per region", "broken down by town" -> "by town"; "split that by month" -> "by month
// too"; "month by month" -> "per month".
Plain grouped(const Words& words) {
  size_t at = words.begin();
  if (words.size() == at + 3 && words.is(at + 1, {"by"}) && words[at] == words[at + 2] &&
      words.is_in(at, kPointedPeriods))
    return "per " + words[at];
  if (Plain method = by_method(words, at)) return method;
  const bool done = words.is_in(at, kGroupedParticiples);
  if (!done && !words.is_in(at, kGroupingVerbs)) return std::nullopt;
  const bool splits = words.is_in(at, kSplittingVerbs);
  ++at;
  if (!done && words.is(at, {"me"})) ++at;
  const bool pointed = words.is(at, {"that", "it", "this", "these", "those", "them"});
  if (pointed) ++at;
  if (!done && !pointed) return std::nullopt;
  if (words.is(at, {"down", "up", "out"})) ++at;
  const bool each = words.is(at, {"for", "in"}) && words.is(at + 1, {"each", "every"});
  if (at + 1 >= words.size() || !(each || words.is(at, {"by", "per"}))) return std::nullopt;
  if (const size_t end = before_replaced(words, at); end < words.size())
    return words.span(at, end) + " " + std::string(kReplacementAdverb);
  return by_method(words, at).value_or(words.rest(at) + (splits && pointed ? " too" : ""));
}

// "by town instead of by school" -> "by town instead"
Plain grouped_instead(const Words& words) {
  const size_t at = words.begin(), end = before_replaced(words, at);
  if (end == words.size() || end < at + 2 || !words.is(at, {"by", "per"})) return std::nullopt;
  return words.span(at, end) + " " + std::string(kReplacementAdverb);
}

// "gold and silver together" -> "what about gold and silver"
Plain values_together(const Words& words) {
  const size_t at = words.begin();
  const bool two = words.size() == at + 4 && words.is(at + 1, {"and"});
  if (!two || !words.is_in(at + 3, kTogetherWords) || words.is_in(at, kPairFillers) ||
      words.is_in(at + 2, kPairFillers))
    return std::nullopt;
  return "what about " + words.typed(at, at + 3);
}

// "only counting the paid ones", "and if I only count the paid ones" -> "only the paid ones"
Plain counting_only(const Words& words) {
  size_t at = words.begin();
  const bool supposed = words.is(at, {"if", "when"});
  if (supposed) ++at;
  if (supposed && words.is(at, {"i", "we", "you"})) ++at;
  bool only = words.is(at, {"only", "just"});
  if (only) ++at;
  if (!words.is_in(at, kCountedForms)) return std::nullopt;
  ++at;
  if (words.is(at, {"at"})) ++at;
  if (!only && words.is(at, {"only", "just"})) {
    only = true;
    ++at;
  }
  if (!only || at >= words.size()) return std::nullopt;
  return "only " + words.rest(at);
}

// What the words from `at` to the end compare a number with: "more than 3", "3 or more".
Plain comparison_at(const Words& words, size_t at) {
  const size_t end = words.size();
  if (end == at + 2 && words.is(at, {"over", "under"}))
    if (const std::string n = number_at(words, at + 1); !n.empty()) return words[at] + " " + n;
  if (end != at + 3) return std::nullopt;
  const bool compares = (words.is(at, {"more", "fewer", "less"}) && words.is(at + 1, {"than"})) ||
                        (words.is(at, {"at"}) && words.is(at + 1, {"least", "most"}));
  if (const std::string n = number_at(words, at + 2); compares && !n.empty())
    return words.span(at, at + 2) + " " + n;
  const std::string n = number_at(words, at);
  if (n.empty() || !words.is(at + 1, {"or"}) || !words.is(at + 2, {"more", "fewer", "less"}))
    return std::nullopt;
  return (words.is(at + 2, {"more"}) ? "at least " : "at most ") + n;
}

// The words "the ones", "those", "islands" at `at`, of which a number is asked for: how many they
// are.
size_t heads_at(const Words& words, size_t at) {
  if (words.is(at, {"the"}) && words.is(at + 1, {"ones"})) return 2;
  return words.is(at, {"those", "these", "ones", "any", "anything"}) ? 1 : 0;
}

// "only those with more than 3" -> "more than 3": of the number that the groups have.
Plain with_number(const Words& words) {
  size_t at = words.begin();
  if (!words.is(at, {"only", "just"})) return std::nullopt;
  ++at;
  const size_t heads = heads_at(words, at);
  if (heads == 0 && words.is(at, {"the"})) ++at;
  const bool noun = heads == 0 && words.is(at + 1, {"with", "having"});  // "only islands with"
  if (heads == 0 && !noun) return std::nullopt;
  at += noun ? 1 : heads;
  if (words.is(at, {"with", "having"}))
    ++at;
  else if (!words.is(at, {"over", "under"}))
    return std::nullopt;
  return comparison_at(words, at);
}

// "drop the ones with only one" -> "more than 1", "leave out those under 3" -> "at least 3"
Plain without_number(const Words& words) {
  size_t at = words.begin();
  if (words.is_in(at, kOmissionVerbsWithOut) && words.is(at + 1, {"out"}))
    at += 2;
  else if (words.is_in(at, kOmissionVerbs) || words.is_in(at, kExclusionPrepositions))
    ++at;
  else
    return std::nullopt;
  const size_t heads = heads_at(words, at);
  if (heads == 0) return std::nullopt;
  at += heads;
  const bool with = words.is(at, {"with", "having"});
  if (with) ++at;
  if (with && words.is(at, {"only", "just"}) && words.size() == at + 2)
    if (const std::string n = number_at(words, at + 1); !n.empty()) return "more than " + n;
  const Plain kept = comparison_at(words, at);
  if (!kept) return std::nullopt;
  constexpr std::pair<std::string_view, std::string_view> kOpposites[] = {
      {"more than ", "at most "},  {"over ", "at most "},   {"fewer than ", "at least "},
      {"less than ", "at least "}, {"under ", "at least "}, {"at least ", "fewer than "},
      {"at most ", "more than "}};
  for (const auto& [dropped, opposite] : kOpposites)
    if (kept->starts_with(dropped)) return std::string(opposite) + kept->substr(dropped.size());
  return std::nullopt;
}

// "everyone else", "the remaining ones" -> "the others"
Plain others(const Words& words) {
  size_t at = words.begin();
  if (words.is(at, {"what", "how"}) && words.is(at + 1, {"about"})) at += 2;
  if (words.is(at, {"the"})) ++at;
  const bool else_ = words.size() == at + 2 && words.is_in(at, kUniversalPronouns) &&
                     words.is(at + 1, {kExceptionAdverb});
  const bool remaining =
      words.is(at, {kRemainingParticiple}) &&
      (words.size() == at + 1 || (words.size() == at + 2 && words.is(at + 1, {"ones"})));
  return else_ || remaining ? Plain("the others") : std::nullopt;
}

// "the other way round", "flip it" -> "in reverse order"
Plain turned_round(const Words& words) {
  size_t at = words.begin();
  const bool way = words.is(at, {"the"}) && words.is(at + 1, {"other"}) &&
                   words.is(at + 2, {kWayNoun}) && words.size() <= at + 4 &&
                   (words.size() == at + 3 || words.is_in(at + 3, kRoundAdverbs));
  const bool turns =
      words.is_in(at, kTurningVerbs) &&
      (words.size() == at + 1 || words.is(at + 1, {"it", "that", "them", "the"})) &&
      (words.size() <= at + 2 || (words.size() == at + 3 && (words.is_in(at + 2, kRoundAdverbs) ||
                                                             words.is_in(at + 2, kTurnedNouns))));
  return way || turns ? Plain(std::string(kReverseOrder)) : std::nullopt;
}

// "how many are on each island?" -> "per island"
Plain counted_each(const Words& words) {
  size_t at = words.begin();
  if (!words.is(at, {"how"}) || !words.is(at + 1, {"many"})) return std::nullopt;
  at += 2;
  if (!words.is(at, {"are", "were", "is"})) return std::nullopt;
  ++at;
  if (words.is(at, {"there", "they"})) ++at;
  if (words.is(at, {"per"}) && at + 1 < words.size()) return words.rest(at);
  if (words.is(at, {"in", "on", "at", "for", "from", "of", "with"})) ++at;
  if (!words.is(at, {"each", "every"}) || words.size() < at + 2 || words.size() > at + 3 ||
      words.is(at + 1, {"of", "one"}))
    return std::nullopt;
  return "per " + words.rest(at + 1);
}

// "which of these is the cheaper one?" -> "which of these is the cheapest"
Plain compared_pair(const Words& words) {
  if (words.size() < 4 || !words.is(0, {"which", "who"}) || !words.is(words.size() - 1, {"one"}))
    return std::nullopt;
  const std::string& word = words[words.size() - 2];
  if (word.size() < 5 || !has_comparative_suffix(word)) return std::nullopt;
  return words.span(0, words.size() - 2) + " " + superlative_of(word);
}

// "which comes out longest?", "which genre comes out on top?" -> "which is the longest"
Plain outcome(const Words& words) {
  size_t at = 1;
  if (!words.is(0, {"which", "who", "what"})) return std::nullopt;
  while (at < words.size() && at < 4 && !words.is_in(at, kOutcomeForms)) ++at;
  if (!words.is_in(at, kOutcomeForms) || !words.is(at + 1, {"out", "off"})) return std::nullopt;
  size_t from = at + 2;
  while (words.is(from, {"on", "at", "as", "the"})) ++from;
  if (from + 1 != words.size()) return std::nullopt;
  const bool top = words.is(from, {kRankAdjective});
  return words.span(0, at) + " is the " + (top ? std::string(kTopEnd) : words[from]);
}

// "what did they come to?", "how much are they worth altogether?" -> "what are they worth"
Plain added_up(const Words& words) {
  size_t at = words.begin(), end = words.size();
  if (words.is(at, {"what", "whats", "what's"}))
    ++at;
  else if (words.is(at, {"how"}) && words.is(at + 1, {"much"}))
    at += 2;
  else
    return std::nullopt;
  while (end > at && words.is_in(end - 1, kTotalAdverbs)) --end;
  if (end > at && words.is(end - 1, {"in"})) --end;
  const bool be =
      words.is(at - 1, {"whats", "what's"}) || words.is(at, {"is", "are", "was", "were"});
  const bool does = words.is(at, {"do", "did", "does"});
  if (!be && !does) return std::nullopt;
  if (does || !words.is(at - 1, {"whats", "what's"})) ++at;
  if (words.is(at, {"all"})) ++at;
  if (!words.is(at, {"they", "that", "those", "these", "it"})) return std::nullopt;
  ++at;
  if (words.is(at, {"all"})) ++at;
  const bool worth = be && end == at + 1 && words.is(at, {kWorthAdjective});
  const bool comes =
      does && end == at + 2 && words.is_in(at, kAmountingVerbs) && words.is(at + 1, {"to"});
  const bool adds = does && end == at + 3 && words.is(at, {kAddRequest.substr(0, 3)}) &&
                    words.is(at + 1, {"up"}) && words.is(at + 2, {"to"});
  size_t after = at + 1;
  while (after < end && words.is(after, {"in", "us", "me"})) ++after;
  // "how much do they earn?" asks for their pay.
  const bool pay = words.is_in(at, kPayKeys) && words.is(at - 1, {"they"}) &&
                   !words.is(at - 2, {"did"}) && after == at + 1;
  const bool makes = does && end == after && !pay && words.is_in(at, kMakingVerbs);
  return worth || comes || adds || makes ? Plain(std::string(kTheirWorth)) : std::nullopt;
}

// "how much money is that?" -> "how much is that in total"
Plain worth(const Words& words) {
  const size_t at = words.begin();
  if (words.size() == at + 5 && words.is(at, {"how"}) && words.is(at + 1, {"much"}) &&
      words.is(at + 2, {kMoneyNoun}) && words.is(at + 3, {"is", "was"}) &&
      words.is(at + 4, {"that", "it"}))
    return "how much " + words[at + 3] + " that " + std::string(kInTotal);
  return std::nullopt;
}

// "how much are they a day?", "what do they cost per night?", "and the price per day?" -> "show the
// price per day too"
Plain price_per_period(const Words& words, const PricedPer& priced_per) {
  if (words.size() < words.begin() + 4) return std::nullopt;
  const size_t period = words.size() - 1;
  if (!words.is_in(period, kPricePeriods) ||
      !words.is(period - 1, {"a", "an", "per", "each", "every"}))
    return std::nullopt;
  size_t at = words.begin();
  if (words.is(at, {"the"})) ++at;
  const bool named = at + 1 == period - 1 && words.is_in(at, kPriceNouns);
  if (words.is(at, {"how"}) && words.is(at + 1, {"much"}))
    at += 2;
  else if (words.is(at, {"what"}))
    ++at;
  else if (!named)
    return std::nullopt;
  const bool does = words.is(at, {"do", "does", "did"}), be = words.is(at, {"is", "are", "was"});
  const bool meant = words.is(at + 1, {"they", "it", "each", "that", "those", "these"});
  const bool costs = (be && at + 2 == period - 1) ||
                     (does && at + 3 == period - 1 && words.is_in(at + 2, kPricingVerbs));
  if (!named && !(meant && costs)) return std::nullopt;
  if (!priced_per || !priced_per(words[period])) return std::nullopt;
  return std::string(kShowThePrice) + words[period] + " too";
}

// "how much of that hasn't been paid yet?" -> "how much of that is unpaid"
Plain unpaid(const Words& words) {
  size_t end = words.size();
  if (end > 0 && words.is(end - 1, {"yet"})) --end;
  size_t at = end;
  if (end > 4 && words.is(end - 1, {kPaidState}) && words.is(end - 2, {"been"})) {
    if (words.is_in(end - 3, kNotYetForms))
      at = end - 3;
    else if (words.is(end - 3, {"not"}) && words.is(end - 4, {"has", "have"}))
      at = end - 4;
  }
  const bool of_rows = words.size() > 3 && words.is(2, {"of"});
  if (at == end || !of_rows) return std::nullopt;
  return words.span(0, at) + (words.is(1, {"much"}) ? " is " : " are ") + std::string(kUnpaidState);
}

// "between half an hour and an hour" -> "between 30 minutes and 60 minutes"
Plain in_minutes(const Words& words) {
  std::string out;
  bool changed = false, compares = false;
  for (size_t i = 0; i < words.size(); ++i) {
    const bool half =
        words.is(i, {kHalfNoun}) && words.is(i + 1, {"an"}) && words.is(i + 2, {kHourNoun});
    const bool whole = words.is(i, {"an", "one"}) && words.is(i + 1, {kHourNoun});
    compares |= words.is(i, {"between", "than", "under", "over"});
    out += i > 0 ? " " : "";
    if (!half && !whole) {
      out += words[i];
      continue;
    }
    size_t next = i + (half ? 3 : 2);
    const bool more = whole && words.is(next, {"and"}) && words.is(next + 1, {"a"}) &&
                      words.is(next + 2, {kHalfNoun});
    out += half ? kHalfHour : more ? kHourAndHalf : kWholeHour;
    changed = true;
    i = (more ? next + 3 : next) - 1;
  }
  if (!changed || !compares) return std::nullopt;
  return out;
}

// "... so I can ring round": what for is not asked.
std::string without_purpose(std::string question) {
  const std::string folded = text::folded(question);
  if (folded.size() != question.size()) return question;
  for (const std::string_view purpose : kPurposes)
    if (const size_t at = folded.find(purpose); at != folded.npos && at > 0)
      return question.substr(0, at);
  return question;
}

}  // namespace

std::string plain_request(std::string question, const PricedPer& priced_per) {
  question = without_purpose(std::move(question));
  const Words words(question);
  if (words.size() == 0) return question;
  constexpr Plain (*kForms[])(const Words&) = {
      without_lacking, placed_first,    repeated,    grouped,      grouped_instead,
      counting_only,   values_together, with_number, without_number, others,
      turned_round,    outcome,         counted_each, compared_pair, added_up,
      worth,           unpaid,          in_minutes};
  for (const auto form : kForms)
    if (Plain plain = form(words)) return *plain;
  if (Plain plain = dialogue::plain_rows(words)) return *plain;
  if (Plain plain = dialogue::plain_step(words)) return *plain;
  if (Plain plain = dialogue::plain_variant(words)) return *plain;
  if (Plain plain = dialogue::plain_numbers(words)) return *plain;
  if (Plain plain = dialogue::plain_correction(words)) return *plain;
  if (Plain plain = price_per_period(words, priced_per)) return *plain;
  return question;
}

}  // namespace ask::engine
