#include "agent/engine/rewrite/asked_parts.h"

#include <algorithm>

#include "agent/engine/lexicon/asked_part_words.h"
#include "agent/engine/lexicon/listed_part_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/rewrite/part_reader.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestAsked = 60;   // words of the question
constexpr size_t kLongestTail = 30;    // words of all parts
constexpr size_t kMostParts = 6;
constexpr size_t kMostWays = 4;
constexpr std::string_view kAskingOpenings[] = {"who",  "whos",  "who's", "which",
                                                "what", "where", "when",  "how"};
constexpr std::string_view kUnfinishedEnds[] = {"of", "or",  "the", "a",    "in",
                                                "for", "by", "to",  "from", "with"};

bool closes_part(const std::string& word) {
  return word == "-" || std::string_view(",;:?.").find(word.back()) != std::string_view::npos;
}

// "newest first": the order of the rows.
bool says_order(const WordSequence& words, size_t from, size_t to) {
  if (to < from + 2 || to > from + 3 || !is_any(words, to - 1, {"first"})) return false;
  return has_superlative_suffix(plain(words, from)) ||
         has_superlative_suffix(plain(words, to - 2)) || is_any(words, to - 2, kBareSuperlatives);
}

// The parts from word `at` to the end, and apart from them the order of the rows; empty if one of
// them cannot be read.
std::vector<AskedPart> parts_from(const WordSequence& words, size_t at, std::string& order) {
  std::vector<AskedPart> out;
  while (at < words.size()) {
    size_t end = at;
    while (end < words.size()) {
      if (end > at && is_any(words, end, {"and", "&", "plus"})) break;
      if (end > at && words[end].starts_with('(')) break;
      if (words[end].empty()) return {};
      if (closes_part(words[end++])) break;
    }
    if (says_order(words, at, end)) {
      order = ", " + words.part(at, end).text();
      at = end;
      continue;
    }
    PartReader reader(words, at, end);
    if (reader.empty()) {
      if (end == at + 1 || end == words.size()) {
        at = end;
        continue;
      }
      return {};
    }
    AskedPart part;
    if (out.size() == kMostParts || !reader.read(part)) return {};
    out.push_back(std::move(part));
    at = end;
  }
  return out;
}

// "list each hire" -> "list all hires": no group is asked for where the parts are of each row.
void ask_for_all(WordSequence& head) {
  const size_t n = head.size();
  if (n < 2 || !is_any(head, n - 2, {"each", "every"})) return;
  for (size_t i = 0; i + 2 < n; ++i)
    if (!is_any(head, i, kPartOpenings)) return;
  const std::string noun = plain(head, n - 1);
  if (lemma(noun) != noun) return;
  head.set(n - 2, "all");
  head.set(n - 1, with_plural_suffix(noun));
}

// The words before `end` as a question; "" if they are none.
std::string head_before(const WordSequence& words, size_t end) {
  while (end > 0 && (is_any(words, end - 1, kPartJoints) || words[end - 1] == "-")) --end;
  if (end == 0 || is_any(words, end - 1, kUnfinishedEnds) || is_any(words, 0, {"compare"}))
    return {};
  size_t ranks = 0;  // "the oldest and the youngest donor, name and age"
  for (size_t i = 0; i < end; ++i)
    ranks += plain(words, i).size() > 5 && has_superlative_suffix(plain(words, i));
  if (ranks > 1) return {};
  WordSequence head = words.part(0, end);
  while (head.back().size() > 1 && closes_part(head.back())) head.cut_last(head.size() - 1);
  ask_for_all(head);
  return head.text();
}

}  // namespace

bool AskedParts::certain() const {
  const auto question = [](const AskedPart& part) { return part.question || part.owned; };
  const bool any = std::any_of(parts.begin(), parts.end(), question);
  return any || parts.size() > 1 || with;
}

bool AskedParts::plain() const {
  using Kind = OutputRequest::Kind;
  return std::none_of(parts.begin(), parts.end(), [](const AskedPart& part) {
    const Kind kind = part.readings[0].kind;
    return part.question &&
           (kind == Kind::kNoun || kind == Kind::kWho || kind == Kind::kMany);
  });
}

bool lists_parts_of_all(std::string_view question) {
  const WordSequence words = WordSequence::of_question(question);
  for (size_t i = 0; i < words.size(); ++i) {
    if (is_any(words, i, kBesidePartWords)) return false;
    if (is_any(words, i, {"has", "have", "having", "with"}) &&
        is_any(words, i + 1, {"a", "an", "any", "some"}))
      return false;
  }
  return !asked_parts(question).empty();
}

std::vector<AskedParts> asked_parts(std::string_view question) {
  std::vector<AskedParts> out;
  const WordSequence words = WordSequence::of_question(question);
  if (words.size() < 3 || words.size() > kLongestAsked) return out;
  bool asks = false;  // a question of a part that another way takes off
  const size_t first = words.size() > kLongestTail ? words.size() - kLongestTail : 1;
  for (size_t i = first; i < words.size() && out.size() < kMostWays; ++i) {
    if (words[i].empty() || words[i - 1].empty()) continue;
    const bool joint = is_any(words, i, kPartJoints);
    if (!joint && !closes_part(words[i - 1]) && !words[i].starts_with('(')) continue;
    AskedParts way;
    std::string order;
    way.parts = parts_from(words, i, order);
    if (way.parts.empty()) continue;
    way.head = head_before(words, i);
    if (!way.head.empty()) way.head += order;
    way.with = is_any(words, i, {"with"});
    // "guests with a deposit" restricts them
    if (way.head.empty() || asks || (way.with && is_any(words, i + 1, {"a", "an", "any", "no"})))
      continue;
    way.asks_first = is_any(words, 0, kAskingOpenings) && way.parts[0].question &&
                     way.parts[0].readings[0].kind != OutputRequest::Kind::kNoun &&
                     (joint || words[i - 1].ends_with(','));
    way.listed = !joint && !words[i - 1].ends_with(',') &&
                 std::none_of(way.parts.begin(), way.parts.end(),
                              [](const AskedPart& part) { return part.question; });
    asks = way.parts[0].question;
    if (way.certain()) out.push_back(std::move(way));
  }
  return out;
}

}  // namespace ask::engine
