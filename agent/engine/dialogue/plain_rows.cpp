#include "agent/engine/dialogue/plain_rows.h"

#include <utility>

#include "agent/engine/lexicon/attribute_questions.h"
#include "agent/engine/lexicon/follow_up_openings.h"
#include "agent/engine/lexicon/follow_up_pairs.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/month_names.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

// "who owes us that?", "who do they belong to?" -> "whose are they"
Plain owners(const RequestWords& words) {
  const size_t at = words.begin();
  const size_t owed = words.is(at + 2, {"us", "me"}) ? at + 3 : at + 2;
  if (words.size() == owed + 1 && words.is(at, {"who"}) && words.is_in(at + 1, kOwingForms) &&
      words.is(owed, {"it", "that", "this", "them", "these", "those"}))
    return "whose are they";
  const bool one = words.is(at + 2, {"it", "that", "this"});
  const bool meant = one || words.is(at + 2, {"they", "these", "those"});
  const bool belongs = words.size() == at + 5 && words.is(at, {"who"}) && meant &&
                       words.is(at + 1, {"does", "do", "did"}) &&
                       words.is_in(at + 3, kPossessedForms) && words.is(at + 4, {"to"});
  if (belongs) return one ? "whose is it" : "whose are they";
  return std::nullopt;
}

// "how many did each of the eight make?" -> "how many did each of them make"
Plain numbered_rows(const RequestWords& words) {
  for (size_t at = words.begin(); at + 3 < words.size(); ++at) {
    if (!words.is(at, {"each"}) || !words.is(at + 1, {"of"}) ||
        !words.is(at + 2, {"the", "those", "these"}) || number_at(words, at + 3).empty())
      continue;
    const bool last = at + 4 == words.size();
    const bool verb = at > 0 && at + 5 >= words.size() &&
                      words.is(at - 1, {"do", "does", "did", "has", "have", "had"});
    if (!last && !verb) return std::nullopt;
    return words.span(0, at + 2) + " them" + (last ? "" : " " + words.rest(at + 4));
  }
  return std::nullopt;
}

// "what have they each spent?" -> "what has each of them spent"
Plain they_each(const RequestWords& words) {
  for (size_t at = words.begin() + 1; at + 3 < words.size() && at < words.begin() + 4; ++at) {
    if (!words.is(at + 1, {"they", "those", "these"}) || !words.is(at + 2, {"each"})) continue;
    constexpr std::pair<std::string_view, std::string_view> kSingular[] = {
        {"have", "has"}, {"did", "did"},  {"do", "does"},
        {"are", "is"},   {"were", "was"}, {"had", "had"}};
    for (const auto& [many, one] : kSingular)
      if (words.is(at, {many}))
        return words.span(0, at) + " " + std::string(one) + " each of them " + words.rest(at + 3);
  }
  return std::nullopt;
}

// Where "how much", "what" ends that the request begins with; 0 if it does not.
size_t after_amount_question(const RequestWords& words) {
  const size_t at = words.begin();
  if (words.is(at, {"how"}) && words.is(at + 1, {"much"})) return at + 2;
  return words.is(at, {"what"}) ? at + 1 : 0;
}

// "how much did we take?", "what did we make on those?" after rows -> "what are they worth"
Plain taken(const RequestWords& words) {
  size_t at = after_amount_question(words);
  if (at == 0) return std::nullopt;
  if (!words.is(at, {"did", "have"}) || !words.is(at + 1, {"we", "i"}) ||
      !words.is_in(at + 2, kTurnoverForms))
    return std::nullopt;
  at += 3;
  if (words.is(at, {"in"})) ++at;
  if (words.is(at, {"with", "from", "on", "for", "by"}) &&
      words.is(at + 1, {"that", "those", "them", "these"}))
    at += 2;
  if (words.is(at, {"in"})) ++at;
  if (words.is_in(at, kTotalAdverbs)) ++at;
  return at == words.size() ? Plain(std::string(kTheirWorth)) : std::nullopt;
}

// "how much do we pay them?" -> "how much do they earn"
Plain paid_people(const RequestWords& words) {
  size_t at = after_amount_question(words);
  if (at == 0) return std::nullopt;
  const bool asks = words.is(at, {"do"}) && words.is(at + 1, {"we", "i"}) &&
                    words.is_in(at + 2, kPaymentForms) && words.is(at + 3, {"them", "him", "her"});
  if (!asks) return std::nullopt;
  const bool period = words.size() == at + 6 && words.is(at + 4, {"a", "an", "per", "each"}) &&
                      words.is_in(at + 5, kPricePeriods);
  if (words.size() != at + 4 && !period) return std::nullopt;
  const std::string_view who = words.is(at + 3, {"them"})  ? "do they"
                               : words.is(at + 3, {"him"}) ? "does he"
                                                           : "does she";
  return "how much " + std::string(who) + " " + std::string(kPayKeys[1]);
}

// "how much of each is in stock?", "how many kilos of each do we have?" -> "how many have we got of
// each"
Plain stock_of_each(const RequestWords& words) {
  size_t at = words.begin();
  if (!words.is(at, {"how"}) || !words.is(at + 1, {"much", "many"})) return std::nullopt;
  at += 2;
  if (!words.is(at, {"of"})) ++at;  // the unit
  if (!words.is(at, {"of"}) || !words.is(at + 1, {"each"})) return std::nullopt;
  at += words.is(at + 2, {"one"}) ? 3 : 2;
  const bool have = words.size() == at + 3 && words.is(at, {"do", "have"}) &&
                    words.is(at + 1, {"we", "i", "you"}) && words.is(at + 2, {"have", "got"});
  const bool left = words.size() > at + 1 && words.size() <= at + 3 &&
                    words.is(at, {"is", "are"}) && words.is_in(words.size() - 1, kStockOfRowKeys);
  return have || left ? Plain(std::string(kStockOfEach)) : std::nullopt;
}

// "what are the five worth?", "where do the two live?" -> "what are they worth"
Plain numbered_subject(const RequestWords& words) {
  const size_t at = words.begin();
  if (!words.is(at, {"what", "where", "how", "when", "who"})) return std::nullopt;
  for (size_t i = at + 1; i + 3 < words.size() && i < at + 4; ++i) {
    if (!words.is(i, {"are", "were", "do", "did"}) || !words.is(i + 1, {"the"}) ||
        number_at(words, i + 2).empty() || words.is(i + 3, {"most", "in", "on", "at", "from"}))
      continue;
    const bool be = words.is(i, {"are", "were"});
    const bool short_rest = words.size() <= i + 6;
    // "the five players": a noun follows, unless the verb does.
    if (!short_rest || (be && !words.is_in(i + 3, kStatesOfRows))) return std::nullopt;
    if (words.is(i + 3, {kWorthAdjective})) return std::string(kTheirWorth);
    return words.span(at, i + 1) + " they " + words.rest(i + 3);
  }
  return std::nullopt;
}

// "which did I close?" -> "which ones are closed"
Plain done_by_asker(const RequestWords& words) {
  const size_t at = words.begin();
  size_t from = at + 1;
  if (!words.is(at, {"which"})) return std::nullopt;
  if (words.is(from, {"ones"})) ++from;
  if (words.size() != from + 3 || !words.is(from, {"did", "have"}) ||
      !words.is(from + 1, {"i", "we"}))
    return std::nullopt;
  const std::string& verb = words[from + 2];
  const size_t form = verb.back() == 'e' ? 1 : 0;
  return "which ones are " + (words.is(from, {"have"}) ? verb : participles(verb)[form]);
}

// "are any of them open?", "any open among them?" -> "which of them are open"
Plain any_of_them(const RequestWords& words) {
  const size_t at = words.begin(), end = words.size();
  const auto them = [&](size_t i) { return words.is(i, {"them", "those", "these"}); };
  const auto plural = [](const std::string& verb) -> std::string {
    if (verb == "is") return "are";
    if (verb == "was") return "were";
    if (verb == "has") return "have";
    return verb == "does" ? "do" : verb;
  };
  if (end > at + 4 && words.is_in(at, kWhetherForms) && words.is_in(at + 1, kSomeWords)) {
    // "did any of them cancel?", "have any of them cancelled?": which of them cancelled
    const bool done = words.is(at + 2, {"of"}) && them(at + 3) && end == at + 5;
    if (done && words.is(at, {"did"}))
      return "which of them " + participles(words[at + 4])[words[at + 4].back() == 'e' ? 1 : 0];
    if (done && words.is(at, {"have", "has"}) && has_past_suffix(words[at + 4]))
      return "which of them " + words[at + 4];
    if (words.is(at + 2, {"of"}) && them(at + 3))
      return "which of them " + plural(words[at]) + " " + words.rest(at + 4);
    if (words.is(at, {"have", "had"}) && words.is(at + 1, {"any"}) && words.is(at + 2, {"been"}))
      return "which of them " + words[at] + " " + words.rest(at + 2);
  }
  // "any of them booked?", "any of those that are open?"
  if (end > at + 3 && words.is_in(at, kSomeWords) && words.is(at + 1, {"of"}) && them(at + 2)) {
    const size_t from = at + (words.is(at + 3, {"that", "who", "which"}) ? 4 : 3);
    const bool verb = from > at + 3 || words.is_in(from, kWhetherForms) ||
                      has_past_suffix(words[std::min(from, end - 1)]);
    if (from < end) return std::string("which of them ") + (verb ? "" : "are ") + words.rest(from);
  }
  if (end > at + 3 && words.is(at, {"any"}) && words.is(end - 2, {"among", "of"}) && them(end - 1))
    return "which of them are " + words.span(at + 1, end - 2);
  return std::nullopt;
}

// "is that more than last year?" -> "compared with last year"
Plain compared_number(const RequestWords& words) {
  const size_t at = words.begin();
  if (words.size() < at + 5 || !words.is(at, {"is", "was", "were"}) ||
      !words.is(at + 1, {"that", "it", "there", "they"}) ||
      !words.is_in(at + 2, kComparedAmounts) || !words.is(at + 3, {"than", "on", "in"}))
    return std::nullopt;
  const bool period = words.is(at + 4, {"last", "in", "the"}) || words[at + 4][0] == '1' ||
                      words[at + 4][0] == '2' || words.is_in(at + 4, kMonthNames);
  if (!period) return std::nullopt;
  return std::string(kComparedWith) + " " + words.rest(at + 4);
}

// "count them by reason instead of by site" -> "count them by reason instead"
Plain instead_of_other(const RequestWords& words) {
  for (size_t i = words.begin() + 2; i + 2 < words.size(); ++i)
    if (words.is(i, {kReplacementAdverb}) && words.is(i + 1, {"of"})) return words.span(0, i + 1);
  return std::nullopt;
}

// "longest one?" -> "the longest one"
Plain bare_extreme(const RequestWords& words) {
  const size_t at = words.begin();
  if (words.size() == at + 2 && words.is(at + 1, {"one", "ones"}) && words[at].size() > 4 &&
      has_superlative_suffix(words[at]))
    return "the " + words.rest(at);
  return std::nullopt;
}

// "whats the best month?" -> "the best month": of those that were shown.
Plain best_of_shown(const RequestWords& words) {
  size_t at = words.begin();
  if (words.is(at, {"what", "which"}) && words.is(at + 1, {"is", "was", "'s"}))
    at += 2;
  else if (words.is(at, {"whats", "what's"}))
    ++at;
  else
    return std::nullopt;
  if (!words.is(at, {"the"}) || words.size() != at + 3 ||
      !words.is_in(at + 1, kRankingSuperlatives) || words.is(at + 1, {"most", "least", "fewest"}))
    return std::nullopt;
  return words.rest(at);
}

// "and the whole year together?" -> "in total"
Plain taken_together(const RequestWords& words) {
  size_t at = words.begin(), end = words.size();
  if (end < at + 2 || !words.is_in(end - 1, kTotalAdverbs)) return std::nullopt;
  end -= words.is(end - 2, {"in", "all"}) ? 2 : 1;
  const bool whole = words.is(at, {"the"}) && words.is_in(at + 1, kEntireWords) && end == at + 3;
  const bool all =
      words.is(at, {"all"}) && end > at && end <= at + 3 && words.is_in(at + 1, kAllOfGroups);
  const bool every = end == at + 1 && words.is_in(at, kUniversalPronouns);
  return whole || all || every ? Plain(std::string(kInTotal)) : std::nullopt;
}

// "what if we leave out the cancelled ones?" -> "leave out the cancelled ones"
Plain supposed(const RequestWords& words) {
  const size_t at = words.begin();
  if (!words.is(at, {"what"}) || !words.is(at + 1, {"if"}) ||
      !words.is(at + 2, {"i", "we", "you"}) || words.size() < at + 5)
    return std::nullopt;
  const bool only = words.is(at + 3, {"only", "just"});
  const size_t verb = at + (only ? 4 : 3);
  if (only && words.is_in(verb, kCountedForms))
    return "only " + words.typed(verb + 1, words.size());
  const bool out = words.is_in(verb, kVerbsWithOut) && words.is(verb + 1, {"out"});
  if (!out && !words.is_in(verb, kOmissionVerbs) && !words.is_in(verb, kIgnoringForms))
    return std::nullopt;
  return words.typed(verb, words.size());
}

// "everyone except Ben Hall" -> "except Ben Hall": of those that were shown.
Plain all_except(const RequestWords& words) {
  constexpr size_t kLongest = 6;
  const size_t at = words.begin();
  if (!words.is_in(at, kUniversalPronouns) || words.size() > at + kLongest) return std::nullopt;
  size_t from = at + 2;
  if (words.is_in(at + 1, kAsideAdverbs) && words.is(at + 2, {"from"}))
    ++from;
  else if (words.is(at + 1, {"other"}) && words.is(at + 2, {"than"}))
    ++from;
  else if (!words.is_in(at + 1, kAllButForms))
    return std::nullopt;
  if (words.is(from, {"for"})) ++from;
  return from < words.size() ? Plain("except " + words.typed(from, words.size())) : std::nullopt;
}

// "including 2024" -> "also 2024"
Plain included(const RequestWords& words) {
  const size_t at = words.begin();
  if (!words.is_in(at, kTurnIncludingForms) || words.size() < at + 2) return std::nullopt;
  return "also " + words.typed(at + 1, words.size());
}

// "from April on" -> "from April to December": of the year that was meant.
Plain open_months(const RequestWords& words) {
  const size_t at = words.begin();
  if (words.size() != at + 3 || !words.is(at, {"from"}) || !words.is_in(at + 1, kMonthNames) ||
      !words.is_in(at + 2, kTurnOnwardAdverbs))
    return std::nullopt;
  return "from " + words.typed(at + 1, at + 2) + " to December";
}

// "only those from 2020 on" -> "only those since 2020"
Plain open_years(const RequestWords& words) {
  const size_t end = words.size();
  if (end < 3 || !words.is(end - 3, {"from"}) || !words.is_in(end - 1, kTurnOnwardAdverbs))
    return std::nullopt;
  const std::string& year = words[end - 2];
  const bool four = year.size() == 4 && (year[0] == '1' || year[0] == '2') &&
                    year.find_first_not_of("0123456789") == year.npos;
  return four ? Plain(words.typed(0, end - 3) + (end > 3 ? " since " : "since ") + year)
              : std::nullopt;
}

// "of those, who is insured?" -> "which of them is insured", "of these, how many were sold?" ->
// "how many of them were sold"
Plain chosen_among(const RequestWords& words) {
  const size_t at = words.begin();
  if (!words.is(at, {"of"}) ||
      !words.is(at + 1, {"them", "those", "these", "them,", "those,", "these,"}))
    return std::nullopt;
  const size_t from = at + 2;
  if (words.is(from, {"how"}) && words.is(from + 1, {"many"}) && words.size() > from + 2)
    return "how many of them " + words.typed(from + 2, words.size());
  if (words.is(from, {"who", "which"}) && words.size() > from + 1)
    return "which of them " +
           words.typed(from + (words.is(from + 1, {"ones"}) ? 2 : 1), words.size());
  return std::nullopt;
}

// "how does 2024 look?", "how was last year?" -> "what about 2024"
Plain looked_at(const RequestWords& words) {
  const size_t at = words.begin(), end = words.size();
  if (end < at + 3) return std::nullopt;
  const std::string& period = words[at + 2];
  const bool timed =
      period[0] == '1' || period[0] == '2' || period == "last" || words.is_in(at + 2, kMonthNames);
  const bool looks = words.is(at, {"how", "what"}) && words.is(at + 1, {"does", "did", "do"}) &&
                     end > at + 3 &&
                     (words.is_in(end - 1, kLookingForms) ||
                      (words.is(end - 1, {"like"}) && words.is_in(end - 2, kLookingForms)));
  const bool was =
      words.is(at, {"how"}) && words.is(at + 1, {"was", "were", "is"}) && end <= at + 4;
  if (!timed || (!looks && !was)) return std::nullopt;
  const size_t to = was ? end : words.is(end - 1, {"like"}) ? end - 2 : end - 1;
  return to > at + 2 && to <= at + 5 ? Plain("what about " + words.typed(at + 2, to))
                                     : std::nullopt;
}

// "for whom was that?" -> "who was it for", "worth how much?" -> "what are they worth"
Plain turned_question(const RequestWords& words) {
  const size_t at = words.begin();
  const bool meant = words.is(at + 3, {"that", "it", "this", "they", "those", "these"});
  if (words.size() == at + 4 && words.is(at, {"for", "with", "by", "from"}) &&
      words.is(at + 1, {"whom", "who"}) && words.is(at + 2, {"was", "is", "were", "are"}) && meant)
    return "who " + words[at + 2] + " " +
           (words.is(at + 3, {"that", "this"}) ? "it" : words[at + 3]) + " " + words[at];
  if (words.size() == at + 3 && words.is(at, {kWorthAdjective}) && words.is(at + 1, {"how"}) &&
      words.is(at + 2, {"much"}))
    return std::string(kTheirWorth);
  return std::nullopt;
}

// "do we have a phone number for them?", "got an email for her?" -> "show their phone number too"
Plain possession(const RequestWords& words) {
  size_t at = words.begin();
  const size_t size = words.size();
  if (words.is(at, {"do", "have"}) && words.is(at + 1, {"we", "you", "i"}))
    at += words.is(at, {"do"}) && words.is(at + 2, {"have"})    ? 3
          : words.is(at, {"have"}) && words.is(at + 2, {"got"}) ? 3
                                                                : 2;
  else if (words.is(at, {"got"}))
    ++at;
  else
    return std::nullopt;
  if (!words.is(at, {"a", "an", "any", "the"}) || size < at + 4 || size > at + 6 ||
      !words.is(size - 2, {"for", "of"}) ||
      !words.is(size - 1, {"them", "those", "these", "him", "her", "it"}))
    return std::nullopt;
  const std::string_view owner = words.is(size - 1, {"him"})   ? "his"
                                 : words.is(size - 1, {"her"}) ? "her"
                                 : words.is(size - 1, {"it"})  ? "its"
                                                               : "their";
  return std::string(kShowRequest) + std::string(owner) + " " + words.span(at + 1, size - 2) +
         " too";
}

// "which clerk did most?", "who had the most of them?" -> "which clerk had the most", "who had the
// most": of the rows that were counted.
Plain most_of_them(const RequestWords& words) {
  const size_t at = words.begin();
  size_t end = words.size();
  if (!words.is(at, {"who", "which", "whos"}) || end < at + 3) return std::nullopt;
  const bool of = end > at + 4 && words.is(at, {"who"}) && words.is(end - 2, {"of"}) &&
                  words.is(end - 1, {"them", "those", "these"});
  if (of) end -= 2;
  if (!words.is(end - 1, {"most", "least", "fewest"})) return std::nullopt;
  const bool the = words.is(end - 2, {"the"});
  const size_t verb = end - (the ? 3 : 2);
  // "which clerk did the most?" asks for whoever had the most of them.
  const bool did = words.is(at, {"which"}) && words.is(verb, {"did"});
  if (!of && !did && (the || !words.is_in(verb, kHavingMost))) return std::nullopt;
  return words.span(at, verb) + " " + (did ? "had" : words[verb]) + " the " + words[end - 1];
}

// "for how much?" -> "how much were they", "where?" -> "where were they"
Plain bare_question(const RequestWords& words) {
  const size_t at = words.begin();
  if (words.size() == at + 3 && words.is(at, {"for"}) && words.is(at + 1, {"how"}) &&
      words.is(at + 2, {"much"}))
    return std::string("how much were they");
  if (words.size() == at + 2 && words.is(at, {"since"}) && words.is(at + 1, {"when"}))
    return std::string("since when are they here");
  if (words.size() == at + 1 && words.is(at, {"where"})) return std::string("where were they");
  if (words.size() == at + 1 && words.is(at, {"which"})) return std::string("which ones");
  return std::nullopt;
}

// "and when it's sunny?" -> "what about sunny"
Plain circumstance(const RequestWords& words) {
  const size_t at = words.begin();
  if (at == 0 || !words.is(at, {"when", "if"}) || words.size() > at + 5 ||
      has_past_suffix(words[words.size() - 1]))  // "and when it was repaired?": a date
    return std::nullopt;
  const bool joined = words.is(at + 1, {"it's", "its", "they're"});
  const bool apart = words.is(at + 1, {"it", "they"}) && words.is(at + 2, {"is", "was", "are"});
  const size_t from = at + (joined ? 2 : 3);
  if ((!joined && !apart) || from >= words.size()) return std::nullopt;
  return "what about " + words.typed(from, words.size());
}

}  // namespace

Plain plain_rows(const RequestWords& words) {
  constexpr Plain (*kForms[])(const RequestWords&) = {
      owners,          they_each,        stock_of_each,    taken,
      paid_people,     bare_question,    most_of_them,     numbered_rows,
      any_of_them,     compared_number,  instead_of_other, bare_extreme,
      turned_question, numbered_subject, done_by_asker,    best_of_shown,
      taken_together,  supposed,         all_except,       included,
      open_months,     open_years,       chosen_among,     looked_at,
      possession,      circumstance};
  for (const auto form : kForms)
    if (Plain plain = form(words)) return plain;
  return std::nullopt;
}

}  // namespace ask::engine::dialogue
