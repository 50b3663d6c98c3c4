#include "agent/reason/explanation.h"

#include <algorithm>
#include <span>
#include <vector>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/reason/explanation_periods.h"

namespace ask::reason {
namespace {

using WordSpan = std::span<const std::string>;

constexpr size_t kLongestWhy = 500;  // bytes of a question
constexpr std::string_view kChanged[] = {
    "fall",     "fell",      "fallen",    "falling",    "drop",       "dropped",   "dropping",
    "decline",  "declined",  "declining", "rise",       "rose",       "risen",     "rising",
    "increase", "increased", "decrease",  "decreased",  "grow",       "grew",      "grown",
    "growing",  "shrink",    "shrank",    "change",     "changed",    "changing",  "up",
    "down",     "improve",   "improved",  "increasing", "decreasing", "improving", "shrinking",
    "shrunk",   "sink",      "sank",      "jump",       "jumped",     "plunge",    "plunged",
    "soar",     "soared",    "collapse",  "collapsed",  "double",     "doubled",   "halve",
    "halved"};
constexpr std::string_view kChanges[] = {"fall",     "drop",   "decline",  "decrease", "rise",
                                         "increase", "growth", "change",   "gain",     "difference",
                                         "jump",     "plunge", "collapse", "slump",    "surge"};
constexpr std::string_view kComparatives[] = {"more",   "less",    "fewer",  "lower",
                                              "higher", "smaller", "worse",  "larger",
                                              "better", "bigger",  "greater"};
constexpr std::string_view kDownward[] = {
    "fall",    "fell",     "fallen",    "falling",  "drop",      "dropped",    "dropping",
    "decline", "declined", "declining", "decrease", "decreased", "decreasing", "shrink",
    "shrank",  "shrunk",   "shrinking", "down",     "sink",      "sank",       "plunge",
    "plunged", "collapse", "collapsed", "halve",    "halved",    "slump",      "less",
    "fewer",   "lower",    "smaller"};
constexpr std::string_view kNoDirection[] = {"change",     "changed", "changing",
                                             "difference", "improve", "improved",
                                             "improving",  "better",  "worse"};
constexpr std::string_view kExplains[] = {"explains", "explain", "explained", "caused", "causes",
                                          "cause",    "drove",   "drives",    "drive",  "made"};
constexpr std::string_view kReasons[] = {"reason", "reasons", "cause",
                                         "causes", "driver",  "drivers"};
constexpr std::string_view kAuxiliary[] = {"did",    "do",     "does",    "has",   "have",
                                           "had",    "is",     "are",     "was",   "were",
                                           "didn't", "hasn't", "haven't", "don't", "doesn't"};
// Words before a question: "please make a report on why sales fell".
constexpr std::string_view kLead[] = {
    "please",   "tell", "me",    "us",  "report",  "on",   "about", "analyse", "analyze",
    "analysis", "of",   "a",     "an",  "explain", "make", "show",  "can",     "you",
    "could",    "give", "write", "and", "so",      "but",  "for"};
// Words that do not name what is asked for.
constexpr std::string_view kDegrees[] = {"so",       "much",   "that",    "sharply", "suddenly",
                                         "strongly", "a",      "lot",     "again",   "quickly",
                                         "slightly", "fast",   "such",    "heavily", "overall",
                                         "then",     "please", "clearly", "further"};

constexpr std::string_view kLeadingPrepositions[] = {"in", "at", "for", "of",    "from",    "with",
                                                     "by", "on", "to",  "among", "outside", "than"};

std::string phrase_of(WordSpan words) {
  while (!words.empty() && text::is_one_of(words[0], {"the", "our", "my", "a", "there", "this"}))
    words = words.subspan(1);
  while (!words.empty() &&
         text::is_one_of(words.back(), {"go", "gone", "went", "going", "not", "to", "get", "got",
                                        "become", "became", "been", "so", "much", "no"}))
    words = words.first(words.size() - 1);
  return text::joined({words.begin(), words.end()}, " ");
}

size_t position(WordSpan words, std::span<const std::string_view> of) {
  return static_cast<size_t>(
      std::find_if(words.begin(), words.end(),
                   [&](const std::string& word) { return text::is_one_of(word, of); }) -
      words.begin());
}

int direction_of(std::string_view word) {
  if (text::is_one_of(word, kNoDirection)) return 0;
  return text::is_one_of(word, kDownward) ? -1 : 1;
}

// The words but for those that say only how much.
std::vector<std::string> without_degrees(WordSpan words) {
  std::vector<std::string> out;
  std::copy_if(words.begin(), words.end(), std::back_inserter(out),
               [](const std::string& word) { return !text::is_one_of(word, kDegrees); });
  return out;
}

// "why did revenue fall", "why are there fewer orders", "why the drop in sales"
std::optional<Explanation> asks_why(WordSpan words) {
  if (words.size() >= 2 && words[0] == "how" && words[1] == "come")
    words = words.subspan(1);
  else if (words.empty() || words[0] != "why")
    return std::nullopt;
  words = words.subspan(1);
  if (!words.empty() && text::is_one_of(words[0], kAuxiliary)) words = words.subspan(1);
  Explanation out;
  // "why the drop in sales": a change that is a noun
  const size_t noun = position(words, kChanges);
  if (noun <= 2 && noun + 2 < words.size() && text::is_one_of(words[noun + 1], {"in", "of"}) &&
      phrase_of(words.first(noun)).empty()) {
    out.direction = direction_of(words[noun]);
    out.amount = phrase_of(words.subspan(noun + 2));
    return out;
  }
  size_t at = position(words, kChanged);
  // "why did price changes fall": the last one counts, but for what is only a degree.
  for (size_t next = at + 1; next < words.size(); ++next)
    if (text::is_one_of(words[next], kChanged) && !text::is_one_of(words[next], {"up", "down"}))
      at = next;
  const size_t more = position(words, kComparatives);
  if (at >= words.size() && more >= words.size()) return std::nullopt;
  out.direction = direction_of(at < words.size() ? words[at] : words[more]);
  const bool goes = at + 1 < words.size() && text::is_one_of(words[at + 1], {"up", "down"});
  if (goes && out.direction == 0) out.direction = direction_of(words[at + 1]);
  if (at >= words.size()) {
    // "there are fewer orders", "we sell fewer products"; not "sales were lower in Rome"
    const WordSpan after = words.subspan(more + 1);
    const bool next = !after.empty() && !text::is_one_of(after[0], kLeadingPrepositions) &&
                      !text::is_one_of(after[0], kDegrees);
    out.amount = phrase_of(next ? after : words.first(more));
    if (!next) out.rest = without_degrees(after);
  } else {
    out.amount = phrase_of(words.first(at));
    WordSpan rest = words.subspan(at + 1);
    if (!rest.empty() && text::is_one_of(rest[0], {"up", "down"})) rest = rest.subspan(1);
    out.rest = without_degrees(rest);
  }
  return out;
}

// How the change is described behind "explains the": "fall in revenue", "revenue drop", "revenue to
// fall".
std::optional<Explanation> parse_change(WordSpan rest, Explanation out) {
  while (!rest.empty() && text::is_one_of(rest[0], {"the", "this", "our"})) rest = rest.subspan(1);
  if (rest.empty()) return std::nullopt;
  size_t noun = position(rest, kChanges);
  if (noun == rest.size()) noun = position(rest, kChanged);
  if (noun == rest.size()) return std::nullopt;
  out.direction = direction_of(rest[noun]);
  WordSpan after = rest.subspan(noun + 1);
  if (noun > 0) {
    out.amount = phrase_of(rest.first(noun));
    out.rest = without_degrees(after);
    return out;
  }
  if (after.empty()) return out;
  if (!text::is_one_of(after[0], {"in", "of"}) || after.size() < 2) {
    out.rest = without_degrees(after);
    return out;
  }
  out.amount = phrase_of(after.subspan(1));
  return out;
}

// "which region explains the fall in revenue", "what is behind it", "the reasons for it"
std::optional<Explanation> asks_what(WordSpan words) {
  constexpr size_t kMostThingWords = 4;
  if (words.size() < 3) return std::nullopt;
  Explanation out;
  if (const size_t reason = position(words.first(std::min<size_t>(words.size(), 6)), kReasons);
      reason + 2 < words.size() && text::is_one_of(words[reason + 1], {"for", "of", "behind"}))
    return parse_change(words.subspan(reason + 2), out);
  if (!text::is_one_of(words[0], {"what", "which"})) return std::nullopt;
  if (words[0] == "what" && words[1] == "led" && words[2] == "to")
    return parse_change(words.subspan(3), out);
  size_t at = position(words, kExplains), next = at + 1;
  if (at == words.size()) {  // "what is behind the fall"
    at = position(words, kAuxiliary);
    next = at + 2;
    if (next >= words.size() || words[at + 1] != "behind") return std::nullopt;
  }
  if (next >= words.size() || at > kMostThingWords) return std::nullopt;
  if (words[0] == "what" && at > 1) return std::nullopt;
  out.dimension = phrase_of(words.subspan(1, at - 1));
  return parse_change(words.subspan(next), out);
}

// A cheap pre-check: false if no word of the question begins with one that asks_why(), asks_what()
// and "explain" need.
bool may_ask_for_causes(std::string_view question) {
  constexpr std::string_view kBeginnings[] = {"why",  "come", "behind", "led",  "expla",
                                              "caus", "driv", "drove",  "made", "reason"};
  const std::string folded = text::folded(question);
  bool inside = false;  // a word
  for (size_t at = 0; at < folded.size(); ++at) {
    const bool letter = folded[at] >= 'a' && folded[at] <= 'z';
    if (letter && !inside &&
        std::any_of(std::begin(kBeginnings), std::end(kBeginnings), [&](std::string_view part) {
          return part.front() == folded[at] &&
                 std::string_view(folded).substr(at).starts_with(part);
        }))
      return true;
    inside = letter;
  }
  return false;
}

// "why did revenue fall BY REGION", "why did revenue PER REGION fall"
void take_dimension(Explanation& out) {
  constexpr std::string_view kBy[] = {"by", "per"};
  constexpr size_t kLongestDimension = 4;  // words
  if (!out.dimension.empty()) return;
  std::vector<std::string> amount = text::split(out.amount, ' ');
  for (std::vector<std::string>* words : {&out.rest, &amount}) {
    const size_t at = position(*words, kBy);
    if (at + 1 >= words->size() || words->size() - at > kLongestDimension + 1 ||
        (words == &amount && at == 0))
      continue;
    out.dimension = phrase_of(WordSpan(*words).subspan(at + 1));
    words->resize(at);
    break;
  }
  out.amount = text::joined(amount, " ");
}

}  // namespace

std::optional<Explanation> explanation_asked(std::string_view question) {
  if (question.size() > kLongestWhy || !text::valid_utf8(question) || !may_ask_for_causes(question))
    return std::nullopt;
  const WordsAndPeriods read = words_and_periods(question);
  WordSpan words = read.words;
  const bool imperative = !words.empty() && words[0] == "explain";
  while (!words.empty() && text::is_one_of(words[0], kLead)) words = words.subspan(1);
  auto out = asks_why(words);
  if (!out) out = asks_what(words);
  if (!out && imperative && words.size() > 1) out = parse_change(words, {});
  if (!out) return out;
  out->periods = read.periods;
  take_dimension(*out);
  return out;
}

}  // namespace ask::reason
