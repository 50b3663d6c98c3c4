#include "agent/engine/rewrite/rewrite_numbers.h"

#include <array>
#include <optional>

#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_sums.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

constexpr size_t kMaxNumbers = 3;  // beside the first

bool asks_number(const WordSequence& words, size_t at) {
  return plain(words, at) == "how" && is_any(words, at + 1, {"many", "much"});
}

bool opens_clause(const std::string& word) {
  return text::is_one_of(word,
                         {"are", "were", "is", "was", "have", "has", "had", "did", "do", "does"});
}

bool opens_phrase(const std::string& word) {
  return text::is_one_of(word, {"in", "on", "at", "by", "from", "with", "for", "to", "after",
                                "before", "since", "over", "under", "without"});
}

// "how many vessels": what the question counts, up to its verb.
std::string counted_noun(const WordSequence& words) {
  std::string out;
  for (size_t i = 2; i < words.size() && i < 5; ++i) {
    const std::string& word = plain(words, i);
    if (opens_clause(word) || opens_phrase(word)) return out;
    out += (out.empty() ? "" : " ") + word;
    if (words[i].ends_with(',')) return out;
  }
  return {};
}

// Where the question asks for the next number, from word `from` on; words.size() if it does not.
// "How many are there? And how many ..." are two questions.
size_t next_number(const WordSequence& words, size_t from) {
  for (size_t i = from; i + 2 < words.size(); ++i) {
    const bool joined = is_any(words, i - 1, {"and", "&"});
    const std::string& before = words[joined ? i - 2 : i - 1];
    const bool apart = before.ends_with('?') || before.ends_with('.');
    if (asks_number(words, i) && !apart && (joined || before.ends_with(','))) return i;
  }
  return words.size();
}

// "in all", "are there altogether", "in total"
bool is_whole(const WordSequence& rest) {
  const size_t at = is_any(rest, 0, {"are", "were"}) && is_any(rest, 1, {"there"}) ? 2 : 0;
  if (at == rest.size()) return at > 0;
  if (at + 2 == rest.size())
    return is_any(rest, at, {"in"}) && is_any(rest, at + 1, kAfterIn);
  return at + 1 == rest.size() && is_any(rest, at, kSumEndings);
}

// The question that the words [from, to) abbreviate, after `first`.
SecondNumber second_number(const WordSequence& first, const WordSequence& words, size_t from,
                           size_t to) {
  SecondNumber out;
  WordSequence rest = words.part(from + 2, to);
  if (rest.empty()) return out;
  const std::string &word = plain(rest, 0), &next = plain(rest, 1);
  const std::string many = plain(words, from + 1);
  out.summed = many == "much";
  if (is_whole(rest)) {
    const std::string noun = asks_number(first, 0) ? counted_noun(first) : "";
    out.whole = true;
    if (!noun.empty()) out.question = "how many " + noun + " are there";
  } else if (word == "of" && text::is_one_of(next, {"them", "it", "these", "those", "that"})) {
    rest.erase(0, 2);
    if (rest.empty()) return out;
    const std::string& lead = plain(rest, 0);
    out.among = true;
    out.question = first.text() +
                   (opens_phrase(lead)   ? " "
                    : opens_clause(lead) ? " that "
                                         : " that are ") +
                   rest.text();
  } else if (opens_clause(word) || opens_phrase(word)) {
    if (text::is_one_of(next, {"that", "it", "they", "there"})) return out;
    const std::string noun = asks_number(first, 0) ? counted_noun(first) : "";
    if (!noun.empty()) out.question = "how " + many + " " + noun + " " + rest.text();
  } else {
    for (size_t i = 0; i < rest.size(); ++i)
      if (is_any(rest, i, {"that", "it", "this"})) return out;  // "how much money was that"
    out.question = "how " + many + " " + rest.text();
  }
  return out;
}

// Words without "and" or a comma at their end.
WordSequence without_end(WordSequence words) {
  while (words.size() > 1 && is_any(words, words.size() - 1, {"and", "&", ""}))
    words.resize(words.size() - 1);
  const size_t last = words.size() - 1;
  while (words[last].size() > 1 &&
         std::string_view(",?.").find(words[last].back()) != std::string_view::npos)
    words.cut_last(last);
  return words;
}

struct AggregateWord {
  std::string_view word;
  Figure figure = Figure::kOtherEnd;
  std::string_view opposites;  // the words of the other end, separated by '|'
};
constexpr std::array<AggregateWord, 29> kNamedFigures = {{
    {"total", Figure::kTotal, ""},
    {"sum", Figure::kTotal, ""},
    {"average", Figure::kAverage, ""},
    {"avg", Figure::kAverage, ""},
    {"mean", Figure::kAverage, ""},
    {"maximum", Figure::kMaximum, "|minimum|min|lowest|"},
    {"max", Figure::kMaximum, "|min|minimum|"},
    {"highest", Figure::kMaximum, "|lowest|smallest|"},
    {"largest", Figure::kMaximum, "|smallest|lowest|"},
    {"biggest", Figure::kMaximum, "|smallest|"},
    {"longest", Figure::kMaximum, "|shortest|"},
    {"minimum", Figure::kMinimum, "|maximum|max|highest|"},
    {"min", Figure::kMinimum, "|max|maximum|"},
    {"lowest", Figure::kMinimum, "|highest|largest|"},
    {"smallest", Figure::kMinimum, "|largest|biggest|highest|"},
    {"shortest", Figure::kMinimum, "|longest|"},
    {"oldest", Figure::kOtherEnd, "|newest|youngest|latest|"},
    {"newest", Figure::kOtherEnd, "|oldest|"},
    {"youngest", Figure::kOtherEnd, "|oldest|"},
    {"earliest", Figure::kOtherEnd, "|latest|"},
    {"latest", Figure::kOtherEnd, "|earliest|oldest|"},
    {"cheapest", Figure::kOtherEnd, "|dearest|priciest|"},
    {"dearest", Figure::kOtherEnd, "|cheapest|"},
    {"heaviest", Figure::kOtherEnd, "|lightest|"},
    {"lightest", Figure::kOtherEnd, "|heaviest|"},
    {"fastest", Figure::kOtherEnd, "|slowest|"},
    {"slowest", Figure::kOtherEnd, "|fastest|"},
    {"best", Figure::kOtherEnd, "|worst|"},
    {"worst", Figure::kOtherEnd, "|best|"},
}};

const AggregateWord* aggregate_word(const std::string& word) {
  for (const AggregateWord& a : kNamedFigures)
    if (a.word == word) return &a;
  return nullptr;
}

// What `second` asks for beside `first`; nullopt if they do not belong together.
std::optional<Figure> combined_figure(const AggregateWord& first, const AggregateWord& second) {
  const std::string key = "|" + std::string(second.word) + "|";
  if (first.opposites.find(key) != std::string_view::npos) return Figure::kOtherEnd;
  const bool figure = first.figure == Figure::kTotal || first.figure == Figure::kAverage;
  if (!figure || first.figure == second.figure || second.figure == Figure::kOtherEnd)
    return std::nullopt;
  return second.figure;
}

}  // namespace

// "how many A and how many B" -> "how many A" with QueryShape::numbers
void extract_numbers(WordSequence& words, QueryShape& shape) {
  if (!asks_number(words, 0) && !is_any(words, 0, kNumberOpenings)) return;
  size_t at = next_number(words, 3);
  if (at == words.size()) return;
  const WordSequence first = without_end(words.part(0, at));
  std::vector<SecondNumber> found;
  while (at < words.size()) {
    size_t end = next_number(words, at + 2);
    const WordSequence other = without_end(words.part(at, end));
    found.push_back(second_number(first, other, 0, other.size()));
    if (found.back().question.empty() || found.size() > kMaxNumbers) return;
    at = end;
  }
  words = first;
  shape.numbers = std::move(found);
}

// "total and average price" -> "total price" with QueryShape::further, "the oldest and the newest
// boat"
// -> "the oldest boat"
void extract_aggregates(WordSequence& words, QueryShape& shape) {
  for (size_t i = 0; i < words.size(); ++i)  // which the grammar reads with both
    if (is_any(words, i, kAfterOneNumber)) return;
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    if (!is_any(words, i + 1, {"and", "&"})) continue;
    const AggregateWord* first = aggregate_word(plain(words, i));
    if (first == nullptr) continue;
    size_t at = i + 2;
    if (plain(words, at) == "the") ++at;
    const AggregateWord* second = aggregate_word(plain(words, at));
    if (second == nullptr || at + 1 >= words.size()) continue;
    const std::optional<Figure> asked = combined_figure(*first, *second);
    if (!asked) continue;
    shape.further = {{OutputRequest::Kind::kAggregate, "", false, *asked}};
    words.erase(i + 1, at + 1);
    return;
  }
}

}  // namespace ask::engine
