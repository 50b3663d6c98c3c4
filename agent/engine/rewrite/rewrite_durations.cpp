// Rewrites of questions about durations: "how long does a ride take on average" becomes "what is
// the average ride duration", "how many days between A and B" the days between them.
#include "agent/common/words.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

bool mean_of_durations(const std::string& word) {
  return text::is_one_of(word, {"average", "avg", "mean", "typical"});
}

bool lasting_verb(const std::string& word) {
  return text::is_one_of(word, {"take", "takes", "took", "taken", "last", "lasts", "lasted", "run",
                                "be", "stay", "go"});
}

bool determiner(const std::string& word) {
  return text::is_one_of(word, {"a", "an", "the", "our", "each", "every", "one"});
}

// The end of the noun phrase of at most two words that begins at `from`.
size_t noun_end(const Words& words, size_t from) {
  size_t at = from;
  while (at < words.size() && at < from + 2) {
    const std::string word = plain(words, at);
    if (word.empty() || lasting_verb(word) ||
        text::is_one_of(word, {"by", "per", "in", "for", "of", "on", "at", "to", "from", "with",
                               "that", "was", "is", "are", "and"}))
      break;
    const char last = words[at].back();
    ++at;
    if (last == ',' || last == '?') break;
  }
  return at;
}

// Takes "on average" out from `from` on; true if it was there.
bool take_on_average(Words& words, size_t from) {
  for (size_t i = from; i + 1 < words.size(); ++i)
    if (plain(words, i) == "on" && mean_of_durations(plain(words, i + 1))) {
      words.erase(words.begin() + static_cast<std::ptrdiff_t>(i),
                  words.begin() + static_cast<std::ptrdiff_t>(i + 2));
      return true;
    }
  return false;
}

// "how long is the average ride", "how long do rides take on average"
bool name_average_length(Words& words) {
  for (size_t i = 0; i + 3 < words.size(); ++i) {
    if (plain(words, i) != "how" || plain(words, i + 1) != "long" ||
        !text::is_one_of(plain(words, i + 2), {"is", "was", "are", "were", "do", "does", "did"}))
      continue;
    size_t from = i + 3;
    while (determiner(plain(words, from))) ++from;
    const bool first = mean_of_durations(plain(words, from));
    if (first) ++from;
    const size_t end = noun_end(words, from);
    if (end == from || plain(words, from) == "it") return false;
    size_t after = end;
    if (lasting_verb(plain(words, after))) ++after;
    if (plain(words, after) == "to") return false;
    if (!first && !take_on_average(words, after)) return false;
    Words by{"what", "is", "the", "average"};
    for (size_t k = from; k < end; ++k) by.push_back(plain(words, k));
    by.emplace_back("duration");
    replace(words, i, after - i, by);
    return true;
  }
  return false;
}

// "how long does it take to resolve a ticket", "how many days does it take to ship"
bool name_time_to(Words& words) {
  for (size_t i = 0; i + 5 < words.size(); ++i) {
    const bool many = plain(words, i + 1) == "many" && unit_said(plain(words, i + 2)) != kNoUnit;
    if (plain(words, i) != "how" || (!many && plain(words, i + 1) != "long")) continue;
    size_t at = i + (many ? 3 : 2);
    if (!text::is_one_of(plain(words, at), {"does", "did", "do"})) continue;
    size_t verb = at + 1;
    while (verb < words.size() && verb < at + 5 && !lasting_verb(plain(words, verb))) ++verb;
    if (!lasting_verb(plain(words, verb))) continue;
    size_t to = verb + 1;
    while (to < words.size() && to < verb + 3 && plain(words, to) != "to") ++to;
    if (plain(words, to) != "to") continue;
    const bool average = take_on_average(words, i);
    Words by{"what", "is", "the"};
    if (average || plain(words, at + 1) == "it") by.emplace_back("average");
    by.push_back(many ? plain(words, i + 2) : "time");
    size_t end = 0;  // "to", which may have moved
    for (size_t k = i; k < words.size() && end == 0; ++k)
      if (plain(words, k) == "to") end = k;
    replace(words, i, end - i, by);
    return true;
  }
  return false;
}

// "how many days between order and delivery"
bool name_days_between(Words& words) {
  for (size_t i = 0; i + 4 < words.size(); ++i) {
    if (plain(words, i) != "how" || plain(words, i + 1) != "many") continue;
    const UnitId asked = unit_said(plain(words, i + 2));
    if (unit_info(asked).dimension != Dimension::kTime) continue;
    size_t at = i + 3;
    while (text::is_one_of(plain(words, at), {"are", "were", "is", "there", "was", "passed", "pass",
                                              "went", "by", "elapsed", "lie", "usually"}))
      ++at;
    if (!text::is_one_of(plain(words, at), {"between", "from"})) continue;
    const bool average = take_on_average(words, at);
    Words by{"what", "is", "the"};
    if (average) by.emplace_back("average");
    by.push_back(plain(words, i + 2));
    replace(words, i, at - i, by);
    return true;
  }
  return false;
}

// "took the longest to resolve" -> "with the longest time to resolve"
void name_longest_to(Words& words) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!text::is_one_of(plain(words, i), {"took", "take", "takes", "taken"})) continue;
    size_t at = i + 1;
    if (plain(words, at) == "the") ++at;
    const std::string extreme = plain(words, at);
    if (!text::is_one_of(extreme, {"longest", "shortest"})) continue;
    size_t to = at + 1;
    if (plain(words, to) == "time") ++to;
    if (plain(words, to) == "to") {
      replace(words, i, to - i, {"with", "the", extreme, "time"});
    } else if (to >= words.size() || text::is_one_of(plain(words, to), {"in", "on", "overall"})) {
      const std::string tail = words[to - 1].ends_with('?') ? "?" : "";
      replace(words, i, to - i, {"with", "the", extreme, "duration" + tail});
    }
    return;
  }
}

// "took more than an hour" -> "longer than 1 hour"
void name_one_unit(Words& words) {
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (!text::is_one_of(plain(words, i), {"a", "an"}) ||
        unit_info(unit_said(plain(words, i + 1))).dimension != Dimension::kTime ||
        !text::is_one_of(plain(words, i - 1),
                         {"than", "over", "under", "least", "most", "within", "exceeding"}))
      continue;
    words[i] = "1";
  }
  for (size_t i = 1; i + 3 < words.size(); ++i) {
    if (!text::is_one_of(plain(words, i),
                         {"took", "take", "takes", "taking", "lasted", "last", "lasting", "lasts"}))
      continue;
    const bool more = plain(words, i + 1) == "more", less = plain(words, i + 1) == "less";
    const bool longer = plain(words, i + 1) == "longer", over = plain(words, i + 1) == "over",
               under = plain(words, i + 1) == "under";
    const bool than = plain(words, i + 2) == "than";
    if ((more || less || longer) && than)
      return replace(words, i, 3, {less ? "shorter" : "longer", "than"});
    if (over || under) return replace(words, i, 2, {under ? "shorter" : "longer", "than"});
  }
}

}  // namespace

void name_durations(Words& words) {
  name_one_unit(words);
  if (name_average_length(words) || name_time_to(words) || name_days_between(words)) return;
  name_longest_to(words);
}

}  // namespace ask::engine
