#include "agent/engine/rewrite/rewrite_parts_of_amounts.h"

#include "agent/engine/lexicon/attendance_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_rates.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kMostOfAmount = 3;  // words

// Words [from, to) say that the amount was reached, or, if `denied`, that it was not.
struct Reached {
  size_t from = 0, to = 0;
  bool denied = false;
  std::string amount;  // the words of what was reached
};

// The name of the amount that the verb says was reached of what the noun names: "kids came".
std::string reached_amount(const SchemaPhrases& phrases, const std::string& noun,
                           const std::string& verb) {
  for (const std::string& name : {noun + " " + verb, verb + " " + noun, verb})
    if (phrases.is_amount(name)) return name;
  return {};
}

Reached reached_at(const WordSequence& words, size_t at, const std::string& noun,
                   const SchemaPhrases& phrases) {
  Reached out;
  out.from = at;
  while (is_any(words, at, kBecameForms) || is_any(words, at, kBeforeReached)) ++at;
  if (is_any(words, at, {"not"})) out.denied = true, ++at;
  if (is_negative_contraction(plain(words, at))) out.denied = true, ++at;
  while (is_any(words, at, kBeforeComing) || is_any(words, at, kBecameForms)) ++at;
  for (const std::string_view coming : kComingVerbs) {
    const size_t length = phrase_length(words, at, coming);
    if (length == 0) continue;
    for (const std::string_view verb : kCameParticiples)
      if (out.amount.empty()) out.amount = reached_amount(phrases, noun, std::string(verb));
    out.to = std::max(out.to, at + length);
  }
  if (out.to > 0) return out;
  const std::string verb = plain(words, at);
  if (!may_be_past_form(verb)) return {};
  out.amount = reached_amount(phrases, noun, verb);
  out.to = at + 1;
  return out;
}

bool ends_share(const WordSequence& words, size_t to) {
  return to >= words.size() || !end_mark(words[to - 1]).empty() ||
         is_any(words, to, kPlacesOfShare);
}

}  // namespace

void rewrite_parts_of_amounts(WordSequence& words, const SchemaPhrases& phrases) {
  for (size_t i = 0; i < 5 && i + 3 < words.size(); ++i) {
    if (!is_any(words, i, kShareWords) || !is_any(words, i + 1, {"of"})) continue;
    size_t noun = i + 2;
    while (is_any(words, noun, kBeforeRatioNoun)) ++noun;
    size_t end = std::min(words.size(), noun + kMostOfAmount);
    while (end > noun && !phrases.is_amount(plain_text(words, noun, end))) --end;
    if (end == noun || !end_mark(words[end - 1]).empty()) return;
    const std::string whole = plain_text(words, noun, end);
    for (size_t at = end; at < words.size(); ++at) {
      const Reached found = reached_at(words, at, plain(words, noun), phrases);
      if (found.amount.empty() || found.amount == whole || !ends_share(words, found.to)) continue;
      if (at > end && found.to < words.size()) return;
      WordSequence by;
      if (found.denied) by = words_of(whole + " minus");
      append(by, words_of(found.amount + " in percent of " + whole));
      append(by, words.part(end, at));
      if (found.to < words.size()) append(by, words.part(found.to, words.size()));
      const std::string mark = end_mark(words.back());
      if (found.to == words.size()) by.end_with(mark);
      return replace(words, 0, words.size(), std::move(by));
    }
    return;
  }
}

}  // namespace ask::engine
