#include "agent/engine/dialogue/plain_variants.h"

#include "agent/engine/lexicon/follow_up_openings.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/turn_variant_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

// "give me the top three", "show just the first 5" -> "the top 3"
Plain first_shown(const RequestWords& words) {
  size_t at = words.begin();
  if (!words.is_in(at, kArrangingRequests)) return std::nullopt;
  ++at;
  if (words.is(at, {"me", "us"})) ++at;
  if (words.is(at, {"just", "only"})) ++at;
  if (words.is(at, {"the"})) ++at;
  if (!words.is_in(at, kShownEnds) || words.size() != at + 2) return std::nullopt;
  const std::string number = number_at(words, at + 1);
  return number.empty() ? Plain() : "the " + words[at] + " " + number;
}

// "put them in order of price, highest first" -> "sort them by price, highest first"
Plain ordered_by(const RequestWords& words) {
  size_t at = words.begin();
  if (!words.is_in(at, kArrangingRequests) || !words.is(at + 1, {"them", "those", "these", "it"}) ||
      !words.is(at + 2, {"in"}))
    return std::nullopt;
  at += words.is(at + 3, {"the"}) ? 4 : 3;
  if (!words.is(at, {kWholeOrder}) || !words.is(at + 1, {"of"}) || at + 2 >= words.size())
    return std::nullopt;
  return std::string(kSortRequest) + words.typed(at + 2, words.size());
}

// "put the highest mileage first" -> "highest mileage first"
Plain placed_column(const RequestWords& words) {
  const size_t at = words.begin();
  const bool placed = words.size() == at + 5 && words.is_in(at, kPlacingVerbs) &&
                      words.is(at + 1, {"the"}) && words.is(at + 4, {"first"}) &&
                      has_superlative_suffix(words[at + 2]);
  return placed ? Plain(words.rest(at + 2)) : std::nullopt;
}

// "how much of that in cash?", "how much of it was for repairs?" -> "only cash", "only for repairs"
Plain part_of_figure(const RequestWords& words) {
  size_t at = words.begin();
  if (!words.is(at, {"how"}) || !words.is(at + 1, {"much"}) || !words.is(at + 2, {"of"}) ||
      !words.is(at + 3, {"that", "it", "this"}))
    return std::nullopt;
  at += 4;
  const bool be = words.is(at, {"is", "was"});
  if (be) ++at;
  // "how much of that is cash?"
  if (be && words.size() == at + 1 && !has_past_suffix(words[at]) &&
      !words.is_in(at, kStatesOfFigures) && !words[at].starts_with(kNegativePrefix))
    return "only " + words.typed(at, words.size());
  const bool kept = words.is_in(at, kKeptBeforeValue);
  if (!kept && !words.is_in(at, kDroppedBeforeValue)) return std::nullopt;
  const size_t value = at + 1;
  if (value >= words.size() || words.size() > value + 3 || words.is_in(value, kPeriodLeads) ||
      (words[value][0] >= '0' && words[value][0] <= '9'))
    return std::nullopt;
  return "only " + words.typed(kept ? at : value, words.size());
}

// "whereabouts are they?" -> "where are they"
Plain whereabouts(const RequestWords& words) {
  const size_t at = words.begin();
  if (!words.is(at, {kWhereaboutsWord})) return std::nullopt;
  return "where " + words.typed(at + 1, words.size());
}

// "best month?" -> "which month had the most"
Plain best_period(const RequestWords& words) {
  const size_t at = words.begin();
  const bool best = words.is_in(at, kBestTimes);
  if (words.size() != at + 2 || !(best || words.is_in(at, kWorstTimes)) ||
      !words.is_in(at + 1, kComparedPeriods))
    return std::nullopt;
  return "which " + words[at + 1] + " had the " + (best ? "most" : "least");
}

// "which one's been outstanding longest?" -> "which of them has been outstanding the longest"
Plain longest_in_state(const RequestWords& words) {
  size_t at = words.begin();
  const bool who = words.is(at, {"who", "who's", "whos"});
  if (!who && !words.is(at, {"which", "which's"})) return std::nullopt;
  bool has = words.is(at, {"who's", "whos", "which's"});
  ++at;
  if (!who && words.is(at, {"one", "one's", "ones"})) {
    has |= words.is(at, {"one's", "ones"});
    ++at;
  }
  if (words.is(at, {"has", "have", "'s"})) {
    has = true;
    ++at;
  }
  if (!has || !words.is(at, {"been"}) || !words.is_in(at + 1, kStatesUntilDone))
    return std::nullopt;
  const std::string& state = words[at + 1];
  at += 2;
  if (words.is(at, {"the"})) ++at;
  if (words.size() != at + 1 || !words.is(at, {kLengthSuperlatives[0]})) return std::nullopt;
  return std::string(who ? "who" : "which") + " of them has been " + state +
         std::string(kTheLongest);
}

// "whose rate is the lowest?" -> "who of them has the lowest rate"
Plain owner_of_extreme(const RequestWords& words) {
  const size_t at = words.begin(), end = words.size();
  if (!words.is(at, {"whose"}) || end < at + 4 || end > at + 6) return std::nullopt;
  size_t be = at + 2;
  while (be < end && !words.is(be, {"is", "was"})) ++be;
  const size_t super = be + (words.is(be + 1, {"the"}) ? 2 : 1);
  if (super + 1 != end || !words.is_in(super, kRankingSuperlatives)) return std::nullopt;
  return "who of them has the " + words[super] + " " + words.span(at + 1, be);
}

}  // namespace

Plain plain_variant(const RequestWords& words) {
  constexpr Plain (*kForms[])(const RequestWords&) = {
      first_shown, ordered_by,  placed_column,    part_of_figure,
      whereabouts, best_period, longest_in_state, owner_of_extreme};
  for (const auto form : kForms)
    if (Plain plain = form(words)) return plain;
  return std::nullopt;
}

}  // namespace ask::engine::dialogue
