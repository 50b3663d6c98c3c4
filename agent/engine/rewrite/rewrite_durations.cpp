#include "agent/engine/rewrite/rewrite_durations.h"

#include <optional>

#include "agent/common/words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/lexicon/word_classes_durations.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

bool mean_of_durations(const std::string& word) { return text::is_one_of(word, kMeanAdjectives); }

bool lasting_verb(const std::string& word) { return text::is_one_of(word, kLastingVerbs); }

bool determiner(const std::string& word) {
  return text::is_one_of(word, {"a", "an", "the", "our", "each", "every", "one"});
}

// The end of the noun phrase of at most two words that begins at `from`.
size_t noun_end(const WordSequence& words, size_t from) {
  size_t at = from;
  while (at < words.size() && at < from + 2) {
    const std::string word = plain(words, at);
    if (word.empty() || lasting_verb(word) ||
        text::is_one_of(word, {"by", "per", "in", "for", "of", "on", "at", "to", "from", "with",
                               "that", "was", "is", "are", "and"}))
      break;
    const char last = words.last_char(at);
    ++at;
    if (last == ',' || last == '?') break;
  }
  return at;
}

// Takes "on average" out from `from` on; the place of the words if they were there.
std::optional<SourceSpan> take_on_average(WordSequence& words, size_t from) {
  for (size_t i = from; i + 1 < words.size(); ++i)
    if (plain(words, i) == "on" && mean_of_durations(plain(words, i + 1))) {
      const SourceSpan span = hull(words.word(i).source, words.word(i + 1).source);
      words.erase(i, i + 2);
      return span;
    }
  return std::nullopt;
}

// The word after "how many days" or "how long" at word i; i if something else stands there.
size_t length_request_end(const WordSequence& words, size_t i) {
  if (plain(words, i) != "how") return i;
  if (plain(words, i + 1) == "long") return i + 2;
  const bool many = plain(words, i + 1) == "many" &&
                    is_time_unit(plain(words, i + 2));
  return many ? i + 3 : i;
}

// "how many nights was each camp", "how long does each course run for" -> "the duration of each
// camp"
bool rewrite_length_of_each(WordSequence& words, QueryShape& shape) {
  const size_t help = length_request_end(words, 0);
  const bool be = is_any(words, help, {"is", "was", "are", "were"});
  if (help == 0 || (!be && !is_any(words, help, {"does", "did"})) ||
      !is_any(words, help + 1, {"each", "every"}))
    return false;
  size_t end = words.size();
  if (is_any(words, end - 1, {"for"})) --end;
  const bool lasts = lasting_verb(plain(words, end - 1));
  if (lasts) --end;
  if (lasts == be || end <= help + 2 || end > help + 4) return false;
  if (help == 3) shape.unit = unit_named(plain(words, 2));
  const std::string mark = end_mark(words.back());
  WordSequence by{"the", "duration", "of"};
  append(by, words.part(help + 1, end));
  replace(words, 0, words.size(), by);
  if (end_mark(words.back()).empty()) words.end_with(mark);
  return true;
}

// "how long does a survey usually take" -> "how long does a survey take on average"
void rewrite_usual_length(WordSequence& words) {
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    const size_t from = length_request_end(words, i);
    if (from == i) continue;
    for (size_t k = from; k < words.size(); ++k) {
      if (!is_any(words, k, kUsualAdverbs)) continue;
      const SourceSpan usual = words.word(k).source;
      words.erase(k, k + 1);
      const std::string mark = end_mark(words.back());
      words.cut_last(words.size() - 1, mark.size());
      append(words, {{"on", usual}, {"average" + mark, usual}});
      return;
    }
    return;
  }
}

// True if the rows from word `from` on are any of their kind: "do albums", "does a repair".
bool names_any_rows(const WordSequence& words, size_t help, size_t from, size_t end) {
  if (is_any(words, help, {"does"})) return is_any(words, help + 1, {"a", "an"});
  const std::string noun = plain(words, end - 1);
  return is_any(words, help, {"do"}) && from == help + 1 && noun.size() > 3 &&
         has_plural_suffix(noun) && lemma(noun) != noun;
}

// "how long is the average ride", "how long do rides take on average", "how many days do guests
// stay on average"
bool rewrite_average_length(WordSequence& words, QueryShape& shape) {
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    size_t from = length_request_end(words, i);
    if (from == i) continue;
    const bool many = from == i + 3;
    if (!is_any(words, from, {"do", "does", "did"}) &&
        (many || !is_any(words, from, {"is", "was", "are", "were"})))
      continue;
    const size_t from_help = from++;
    while (determiner(plain(words, from))) ++from;
    const bool first = mean_of_durations(plain(words, from));
    if (first) ++from;
    const size_t end = noun_end(words, from);
    if (end == from || plain(words, from) == "it") return false;
    size_t after = end;
    if (lasting_verb(plain(words, after)))
      ++after;
    else if (many)
      return false;
    const bool averages = plain(words, after) == "on" && mean_of_durations(plain(words, after + 1));
    if (plain(words, averages ? after + 2 : after) == "to") return false;
    const bool any = names_any_rows(words, from_help, from, end);
    auto average = first ? SourceSpan{} : take_on_average(words, after);
    if (!average && any && after > end) average = SourceSpan{};
    if (!average) return false;
    WordSequence by{"what", "is", {"the", *average}, {"average", *average}};
    for (size_t k = from; k < end; ++k) by.push_back(words.plain_word(k));
    by.push_back("duration");
    if (many) shape.unit = unit_named(plain(words, i + 2));
    replace(words, i, after - i, by);
    return true;
  }
  return false;
}

bool generic_subject(const std::string& word) { return text::is_one_of(word, kGenericSubjects); }

// "take for an order to be packed", "take to get an order packed" -> "take to pack an order", with
// the verb as typed
void rewrite_passive(WordSequence& words, size_t from) {
  for (size_t i = from; i + 4 < words.size(); ++i) {
    const bool be = plain(words, i) == "for" && is_any(words, i + 1, {"an", "a"});
    const bool get = plain(words, i) == "to" && plain(words, i + 1) == "get";
    if (!be && !get) continue;
    size_t noun = i + 2;
    if (get && determiner(plain(words, noun))) ++noun;
    size_t verb = noun + 1;
    if (be && (plain(words, verb) != "to" || plain(words, ++verb) != "be" || ++verb == 0)) continue;
    if (!has_participle_suffix(plain(words, verb))) continue;
    const std::string mark = end_mark(words[verb]);
    const QuestionWord verb_word = words.plain_word(verb);
    const QuestionWord thing{plain(words, noun) + mark, words.word(noun).source};
    return replace(words, i, verb + 1 - i, {"to", verb_word, "the", thing});
  }
}

// "took 3 days to get delivered", "to be delivered" -> "to delivered"
void rewrite_getting_done(WordSequence& words) {
  for (size_t i = 2; i + 2 < words.size(); ++i)
    if (plain(words, i) == "to" && is_any(words, i + 1, kBecomingVerbs) &&
        is_time_unit(plain(words, i - 1)) &&
        has_past_suffix(plain(words, i + 2)))
      return words.erase(i + 1, i + 2);
}

// "how many days until an order is shipped", "how long on average before a call is answered" ->
// "how many days does it take to shipped the order"
void rewrite_until_done(WordSequence& words) {
  for (size_t i = 0; i + 6 < words.size(); ++i) {
    const size_t from = length_request_end(words, i);
    if (from == i) continue;
    size_t until = from;
    while (until < words.size() && until < from + 4 && !is_any(words, until, {"until", "before"}))
      ++until;
    if (!is_any(words, until, {"until", "before"}) || !determiner(plain(words, until + 1)) ||
        !is_any(words, until + 3, kPassiveForms) || !has_past_suffix(plain(words, until + 4)))
      continue;
    const bool average = take_on_average(words, from).has_value();
    if (average) until -= 2;
    const std::string mark = end_mark(words[until + 4]);
    WordSequence by{"does", "it", "take"};
    if (average) append(by, {"on", "average"});
    append(by, {"to", words.plain_word(until + 4), "the", words.plain_word(until + 2)});
    by.end_with(mark);
    return replace(words, from, until + 5 - from, by);
  }
}

// "how long does it take to resolve a ticket", "how many days does it take to ship", "how long did
// order 3 take to be delivered"
bool rewrite_time_to(WordSequence& words) {
  for (size_t i = 0; i + 5 < words.size(); ++i) {
    const bool many = plain(words, i + 1) == "many" && unit_named(plain(words, i + 2)) != kNoUnit;
    if (plain(words, i) != "how" || (!many && plain(words, i + 1) != "long")) continue;
    size_t at = i + (many ? 3 : 2);
    if (!is_any(words, at, {"does", "did", "do"})) continue;
    size_t verb = at + 1;
    while (verb < words.size() && verb < at + 5 && !lasting_verb(plain(words, verb))) ++verb;
    if (!lasting_verb(plain(words, verb))) continue;
    size_t to = verb + 1;
    while (to < words.size() && to < verb + 4 && plain(words, to) != "to") ++to;
    if (plain(words, to) != "to") continue;
    const bool average = take_on_average(words, i).has_value();
    size_t end = 0;  // "to", which may have moved
    for (size_t k = i; k < words.size() && end == 0; ++k)
      if (plain(words, k) == "to") end = k;
    WordSequence whose;
    for (size_t k = at + 1; k < end && !lasting_verb(plain(words, k)); ++k)
      if (!generic_subject(plain(words, k))) whose.push_back(words.plain_word(k));
    const bool any = !whose.empty() && (text::is_one_of(whose[0], {"a", "an"}) ||
                                        names_any_rows(words, at, at + 1, at + 1 + whose.size()));
    WordSequence by{"what", "is", "the"};
    if (average || any || plain(words, at + 1) == "it") by.push_back("average");
    by.push_back(many ? words.plain_word(i + 2) : QuestionWord("time"));
    if (!whose.empty() && end + 1 < words.size()) {
      const size_t done = plain(words, end + 1) == "be" ? end + 2 : end + 1;
      if (done >= words.size()) return false;
      const std::string mark = end_mark(words[done]);
      append(by, {"to", words.plain_word(done), "of"});
      append(by, whose);
      by.end_with(mark);
      end = done + 1;
    }
    replace(words, i, end - i, by);
    return true;
  }
  return false;
}

// "how many days on average to fix a defect", "how long to fix a defect" -> "what is the average
// time to fix a defect"
bool rewrite_bare_time_to(WordSequence& words) {
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    const size_t at = length_request_end(words, i);
    if (at == i) continue;
    const bool averages = plain(words, at) == "on" && mean_of_durations(plain(words, at + 1));
    if (plain(words, averages ? at + 2 : at) != "to") continue;
    const QuestionWord unit = at == i + 3 ? words.plain_word(i + 2) : QuestionWord("time");
    take_on_average(words, i);  // also "how long to fix a defect on average"
    return replace(words, i, at - i, {"what", "is", "the", "average", unit}), true;
  }
  return false;
}

// Takes the words of a mean out from `from` on: "on average", or ", avg" before "by" and "per".
std::optional<SourceSpan> take_mean(WordSequence& words, size_t from) {
  if (auto average = take_on_average(words, from)) return average;
  for (size_t i = from + 1; i + 1 < words.size(); ++i) {
    if (!mean_of_durations(plain(words, i)) || !end_mark(words[i]).empty() ||
        !is_any(words, i + 1, {"by", "per", "for"}))
      continue;
    const SourceSpan span = words.word(i).source;
    words.erase(i, i + 1);
    words.cut_last(i - 1, end_mark(words[i - 1]).size());
    return span;
  }
  return std::nullopt;
}

// "days between quote and work on average per type", "days between order and delivery, avg by
// country" -> "average days between ..."
bool rewrite_mean_interval(WordSequence& words) {
  for (size_t i = 0; i + 4 < words.size(); ++i) {
    if (!is_time_unit(plain(words, i)) ||
        !is_any(words, i + 1, {"between", "from"}) || (i > 0 && is_any(words, i - 1, {"many"})))
      continue;
    if (i > 0 && (mean_of_durations(plain(words, i - 1)) || is_any(words, i - 1, {"than", "of"})))
      return false;
    const auto average = take_mean(words, i + 2);
    if (!average) return false;
    replace(words, i, 0, {{"average", *average}});
    return true;
  }
  return false;
}

// "how many days between order and delivery"
bool rewrite_days_between(WordSequence& words) {
  for (size_t i = 0; i + 4 < words.size(); ++i) {
    if (plain(words, i) != "how" || plain(words, i + 1) != "many") continue;
    const UnitId asked = unit_named(plain(words, i + 2));
    if (unit_info(asked).dimension != UnitDimension::kTime) continue;
    size_t at = i + 3;
    bool average = plain(words, at) == "on" && mean_of_durations(plain(words, at + 1)) &&
                   is_any(words, at + 2, {"between", "from"}) &&
                   take_on_average(words, at).has_value();
    while (is_any(words, at, kBeforeInterval)) ++at;
    if (!is_any(words, at, {"between", "from"})) continue;
    average |= take_on_average(words, at).has_value();
    const bool first =
        i >= 2 && plain(words, i - 2) == "on" && mean_of_durations(plain(words, i - 1));
    WordSequence by{"what", "is", "the"};
    if (average || first) by.push_back("average");
    by.push_back(words.plain_word(i + 2));
    if (first) {  // "on average how many days"
      words.erase(i - 2, i);
      i -= 2, at -= 2;
    }
    replace(words, i, at - i, by);
    return true;
  }
  return false;
}

// "took the longest to resolve" -> "with the longest time to resolve", "which round took the
// longest" -> "which round is the longest lasting"
void rewrite_longest_to(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kTakingForms)) continue;
    size_t at = i + 1;
    if (plain(words, at) == "the") ++at;
    const std::string extreme = plain(words, at);
    if (!text::is_one_of(extreme, kLengthSuperlatives)) continue;
    size_t to = at + 1;
    if (plain(words, to) == "time") ++to;
    if (plain(words, to) == "to") {
      replace(words, i, to - i, {"with", "the", extreme, "time"});
    } else if (to >= words.size() || is_any(words, to, kAfterExtremeLength)) {
      const std::string tail = words[to - 1].ends_with('?') ? "?" : "";
      const bool rows = i > 1 && is_any(words, i - 2, {"which", "what"});
      if (rows) return replace(words, i, to - i, {"is", "the", extreme, "lasting" + tail});
      replace(words, i, to - i, {"with", "the", extreme, "duration" + tail});
    }
    return;
  }
}

// "taking more than one course": how many things somebody takes, and not how long.
bool takes_things(const WordSequence& words, size_t verb) {
  const size_t noun = verb + 4;  // after "more than one"
  return (is_any(words, verb, kTakingForms) || is_any(words, verb, kTakingPlaceForms)) &&
         is_any(words, verb + 2, {"than"}) && noun < words.size() &&
         end_mark(words[noun - 1]).empty() && unit_named(plain(words, noun)) == kNoUnit &&
         !is_any(words, noun, {"to", "in", "on", "for", "and", "or", "by", "from", "at"});
}

// "took more than an hour" -> "longer than 1 hour"
void rewrite_one_unit(WordSequence& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!is_any(words, i, {"a", "an"}) ||
        !is_time_unit(plain(words, i + 1)) ||
        !is_any(words, i - 1, kBeforeLengthBound))
      continue;
    words.set(i, "1");
  }
  for (size_t i = 1; i + 3 < words.size(); ++i) {
    if (!is_any(words, i, kLastingForms) || takes_things(words, i)) continue;
    const bool more = plain(words, i + 1) == "more", less = plain(words, i + 1) == "less";
    const bool longer = plain(words, i + 1) == "longer", over = plain(words, i + 1) == "over",
               under = plain(words, i + 1) == "under";
    const bool than = plain(words, i + 2) == "than";
    if ((more || less || longer) && than)
      return replace(words, i, 3, {less ? "shorter" : "longer", "than"});
    if (over || under) return replace(words, i, 2, {under ? "shorter" : "longer", "than"});
  }
}

// "between a voucher being issued and redeemed" -> "between issued and redeemed of vouchers"
void rewrite_being(WordSequence& words) {
  for (size_t i = 0; i + 5 < words.size(); ++i) {
    if (!is_any(words, i, {"between", "from"})) continue;
    size_t noun = i + 1;
    if (determiner(plain(words, noun))) ++noun;
    if (plain(words, noun + 1) != "being" || plain(words, noun + 3) != "and") continue;
    size_t second = noun + 4;
    if (plain(words, second) == "being") ++second;
    if (second >= words.size()) return;
    const std::string mark = end_mark(words[second]);
    return replace(words, i, second + 1 - i,
                   {words.plain_word(i),
                    words.plain_word(noun + 2),
                    "and",
                    words.plain_word(second),
                    "of",
                    {plain(words, noun) + mark, words.word(noun).source}});
  }
}

// "between being invoiced and being paid" -> "between invoiced and paid"
void drop_being(WordSequence& words) {
  for (size_t i = 0; i + 4 < words.size(); ++i) {
    if (!is_any(words, i, {"between", "from"}) || !is_any(words, i + 1, kPassiveGerunds) ||
        !has_past_suffix(plain(words, i + 2)))
      continue;
    const size_t second = i + 4;
    if (is_any(words, i + 3, {"and", "to", "until"}) && is_any(words, second, kPassiveGerunds))
      words.erase(second, second + 1);
    return words.erase(i + 1, i + 2);
  }
}

// "delivered within 5 days" -> "with delivered time of at most 5 days"
void rewrite_within(WordSequence& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (plain(words, i) != "within" || !has_past_suffix(plain(words, i - 1))) continue;
    const std::string number = plain(words, i + 1), after = plain(words, i + 3);
    if (!is_digits(number) ||
        !is_time_unit(plain(words, i + 2)) ||
        text::is_one_of(after, kAfterOtherWithin))
      continue;
    size_t from = i - 1;
    while (from > 1 &&
           is_any(words, from - 1, {"were", "was", "are", "that", "got", "have", "been", "which"}))
      --from;
    return replace(words, from, i + 1 - from,
                   {"with", words.plain_word(i - 1), "time", "of", "at", "most"});
  }
}

// "time taken for each repair" -> "duration for each repair"
void rewrite_time_taken(WordSequence& words) {
  for (size_t i = 0; i + 1 < words.size(); ++i)
    if (plain(words, i) == "time" && plain(words, i + 1) == "taken" &&
        !is_any(words, i + 2, {"to", "off"}))
      return replace(words, i, 2, {"duration" + end_mark(words[i + 1])});
}

}  // namespace

void rewrite_durations(WordSequence& words, QueryShape& shape) {
  rewrite_usual_length(words);
  rewrite_one_unit(words);
  rewrite_passive(words, 0);
  rewrite_getting_done(words);
  rewrite_until_done(words);
  rewrite_being(words);
  drop_being(words);
  rewrite_within(words);
  rewrite_time_taken(words);
  if (rewrite_length_of_each(words, shape) || rewrite_average_length(words, shape) ||
      rewrite_time_to(words) || rewrite_bare_time_to(words) || rewrite_days_between(words) ||
      rewrite_mean_interval(words))
    return;
  rewrite_longest_to(words);
}

}  // namespace ask::engine
