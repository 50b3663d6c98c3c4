#include "agent/engine/dialogue/plain_numbers.h"

#include <fmt/format.h>

#include "agent/engine/lexicon/follow_up_pairs.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/plain_request_words.h"
#include "agent/engine/lexicon/word_classes_trade.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine::dialogue {
namespace {

// A number of rows, without a mark after it.
bool is_number(const RequestWords& words, size_t i) {
  if (i >= words.size()) return false;
  const std::string number = number_at(words, i);
  return !number.empty() && number.size() <= 2 && number != "1" && number != "0";
}

// What follows cannot be a noun that the number counts.
bool ends_number(const RequestWords& words, size_t i) {
  return i >= words.size() || words.is_in(i, kVerbsAfterNumber);
}

std::string with_rest(std::string text, const RequestWords& words, size_t from) {
  return from < words.size() ? text + " " + words.rest(from) : text;
}

// "which of the three is open?" -> "which of them is open", "the longest of the three" -> "the
// longest of them"
Plain of_number(const RequestWords& words) {
  for (size_t i = words.begin() + 1; i + 2 < words.size(); ++i) {
    if (!words.is(i, {"of"}) || !words.is(i + 1, {"the", "those", "these"}) ||
        !is_number(words, i + 2) || !ends_number(words, i + 3) ||
        !(words.is_in(i - 1, kBeforeNumberOfThem) || has_superlative_suffix(words[i - 1])))
      continue;
    return with_rest(words.span(0, i + 1) + " them", words, i + 3);
  }
  return std::nullopt;
}

// "and of the four, who spent the most?" -> "who of them spent the most"
Plain opening_number(const RequestWords& words) {
  size_t at = words.begin();
  if (!words.is(at, {"of", "from", "out"})) return std::nullopt;
  if (words.is(at, {"out"}) && !words.is(++at, {"of"})) return std::nullopt;
  if (!words.is(at + 1, {"the", "those", "these"}) || at + 4 >= words.size()) return std::nullopt;
  std::string number = words[at + 2];
  if (number.back() == ',') number.pop_back();
  const RequestWords alone(number);
  if (!is_number(alone, 0) || !words.is(at + 3, {"who", "which"})) return std::nullopt;
  const size_t next = words.is(at + 4, {"one"}) ? at + 5 : at + 4;
  return with_rest(words[at + 3] + " of them", words, next);
}

// "are all three of them open?" -> "are they all open", "have those two paid?" -> "have they paid"
Plain subject_number(const RequestWords& words) {
  for (size_t i = words.begin(); i + 1 < words.size(); ++i) {
    if (words.is(i, {"all", "the"}) && is_number(words, i + 1) && words.is(i + 2, {"of"}) &&
        words.is(i + 3, {"them", "those", "these"})) {
      const bool subject = i > 0 && words.is_in(i - 1, kVerbsAfterNumber);
      const std::string_view all = words.is(i, {"all"}) ? " all" : "";
      if (!subject) return std::nullopt;
      return with_rest(words.span(0, i) + " they" + std::string(all), words, i + 4);
    }
    if (i == 0 || !words.is(i, {"those", "these"}) || !is_number(words, i + 1)) continue;
    const bool subject = words.is_in(i - 1, kVerbsAfterNumber);
    const bool adverb = words.is_in(i + 2, kAdverbsAfterNumber);
    if (!ends_number(words, i + 2) && !adverb) continue;
    return with_rest(words.span(0, i) + (subject ? " they" : " them"), words, i + 2);
  }
  return std::nullopt;
}

// "cheaper" -> "cheapest"; "" if it is no comparative.
std::string best_of(const std::string& word) {
  constexpr size_t kShortest = 5;  // "her" and "over" are none
  for (size_t i = 0; i < std::size(kQualityComparatives); ++i)
    if (word == kQualityComparatives[i]) return std::string(kQualitySuperlatives[i]);
  return word.size() >= kShortest && has_comparative_suffix(word) ? superlative_of(word) : "";
}

// "the cheaper one of the two?" -> "the cheapest of them"
Plain better_of_two(const RequestWords& words) {
  const size_t at = words.begin(), end = words.size();
  const bool two = end > at + 3 && words.is(end - 3, {"of"}) &&
                   words.is(end - 2, {"the", "those", "these"}) && words.is(end - 1, {"two", "2"});
  if (!two) return std::nullopt;
  for (size_t i = at; i + 1 < end; ++i) {
    if (!words.is(i, {"the"})) continue;
    const bool more = words.is(i + 1, {"more", "less"});
    const std::string best = more ? "" : best_of(words[i + 1]);
    const size_t next = more ? i + 3 : i + 2;
    const bool one = words.is(next, {"one"});
    if ((best.empty() && !more) || next + (one ? 1 : 0) != end - 3) return std::nullopt;
    const std::string degree =
        more ? std::string(words.is(i + 1, {"more"}) ? "most " : "least ") + words[i + 2] : best;
    return words.span(at, i + 1) + " " + degree + " of them";
  }
  return std::nullopt;
}

// "which of the two is cheaper?", "which one is cheaper?" -> "which of them is the cheapest"
Plain which_is_better(const RequestWords& words) {
  const size_t at = words.begin(), end = words.size();
  if (!words.is(at, {"which", "wich"}) || end < at + 3 || end > at + 7) return std::nullopt;
  size_t i = words.is(at + 1, {"one"}) ? at + 2 : at + 1;
  if (words.is(i, {"of"}) && words.is(i + 1, {"them", "those", "these"}))
    i += 2;
  else if (words.is(i, {"of"}) && words.is(i + 1, {"the"}) && words.is(i + 2, {"two", "2"}))
    i += 3;
  if (!words.is(i, {"is", "was"})) return std::nullopt;
  const bool more = words.is(i + 1, {"more"}) && i + 3 == end;
  const std::string best = i + 2 == end ? best_of(words[i + 1]) : "";
  if (best.empty() && !more) return std::nullopt;
  return "which of them " + words[i] + " the " + (more ? "most " + words[i + 2] : best);
}

// "which of the two has the better score?", "who has the higher fee?" -> "... the highest fee"
Plain has_better(const RequestWords& words) {
  const size_t at = words.begin(), end = words.size();
  if (!words.is(at, {"which", "wich", "who"}) || end < at + 5 || end > at + 10) return std::nullopt;
  for (size_t i = at + 1; i + 3 < end; ++i) {
    if (!words.is_in(i, kPossessionForms) || !words.is(i + 1, {"the"})) continue;
    if (i + 4 < end - 1 || !words.is_in(i + 2, kPairComparatives)) return std::nullopt;
    const std::string best = best_of(words[i + 2]);
    if (best.empty()) return std::nullopt;
    const bool pointed = words.is(i - 1, {"two"}) && words.is(at + 1, {"of"});
    const std::string who = pointed ? words[at] + " of them" : words.span(at, i);
    return who + " " + words[i] + " the " + best + " " + words.rest(i + 3);
  }
  return std::nullopt;
}

// "how many is that in numbers?" -> "how many is that"
Plain in_figures(const RequestWords& words) {
  const size_t at = words.begin();
  if (!words.is(at, {"how", "what", "whats", "what's"})) return std::nullopt;
  for (size_t i = at + 2; i + 1 < words.size(); ++i) {
    const bool closes =
        (words.is(i, {"in"}) && words.is_in(words.size() - 1, kBareNumberNouns) &&
         (words.size() == i + 2 || (words.size() == i + 3 && words.is_in(i + 1, kPlainFigures)))) ||
        (words.is(i, {"as"}) && words.is(i + 1, {"a"}) && words.size() == i + 3 &&
         words.is_in(i + 2, kBareNumberNouns));
    if (!closes) continue;
    const bool many = words.is(at, {"how"}) && words.is(at + 1, {"many"});
    const bool is = words.is(i - 1, {"that", "this", "it", "they", "those"});
    if (!is || i > at + 4) return std::nullopt;
    return many ? words.span(at, i) : "how many is that";
  }
  return std::nullopt;
}

// "what's that in money?" -> "what are they worth"
Plain in_money(const RequestWords& words) {
  const size_t at = words.begin(), end = words.size();
  if (end < at + 2 || !words.is(end - 2, {"in"}) || !words.is_in(end - 1, kCashNouns))
    return std::nullopt;
  if (end == at + 2) return std::string(kTheirWorth);  // "and in money?"
  const bool short_is = words.is(at, {"whats", "what's"}) && end == at + 4;
  const bool is = words.is(at, {"what"}) && words.is(at + 1, {"is", "was", "are", "were", "'s"}) &&
                  end == at + 5;
  const bool much = words.is(at, {"how"}) && words.is(at + 1, {"much"}) &&
                    words.is(at + 2, {"is", "was", "are", "were"}) && end == at + 6;
  if ((!short_is && !is && !much) ||
      !words.is(end - 3, {"that", "it", "this", "they", "those", "these"}))
    return std::nullopt;
  return std::string(kTheirWorth);
}

// "since when have they been approved?" -> "when were they approved", but not "... been with us"
Plain since_done(const RequestWords& words) {
  const size_t at = words.begin(), end = words.size();
  if (end != at + 6 || !words.is(at, {"since"}) || !words.is(at + 1, {"when"}) ||
      !words.is(at + 2, {"have", "has"}) || !words.is(at + 4, {"been"}) ||
      !has_past_suffix(words[at + 5]))
    return std::nullopt;
  const std::string_view was = words.is(at + 3, {"they", "these", "those"}) ? "were" : "was";
  return fmt::format("when {} {} {}", was, words[at + 3], words[at + 5]);
}

// "and from whom?", "who for?" -> "who are they from"
Plain whom_alone(const RequestWords& words) {
  const size_t at = words.begin();
  if (words.size() != at + 2) return std::nullopt;
  const auto preposition = [&](size_t i) { return words.is(i, {"from", "for", "with", "by"}); };
  const auto whom = [&](size_t i) { return words.is(i, {"whom", "who"}); };
  if (preposition(at) && whom(at + 1)) return "who are they " + words[at];
  if (whom(at) && preposition(at + 1)) return "who are they " + words[at + 1];
  return std::nullopt;
}

// "what are those two's cases about?" -> "what are their cases about"
Plain owning_number(const RequestWords& words) {
  for (size_t i = words.begin(); i + 2 < words.size(); ++i) {
    if (!words.is(i, {"those", "these", "the"}) || !has_genitive_suffix(words[i + 1])) continue;
    const RequestWords number(words[i + 1].substr(0, words[i + 1].size() - 2));
    if (is_number(number, 0)) return with_rest(words.span(0, i) + " their", words, i + 2);
  }
  return std::nullopt;
}

}  // namespace

Plain plain_numbers(const RequestWords& words) {
  constexpr Plain (*kForms[])(const RequestWords&) = {
      better_of_two,  which_is_better, has_better, in_figures, in_money,  opening_number,
      subject_number, owning_number,   of_number,  since_done, whom_alone};
  for (const auto form : kForms)
    if (Plain plain = form(words)) return plain;
  return std::nullopt;
}

}  // namespace ask::engine::dialogue
