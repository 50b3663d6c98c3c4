#include "agent/reason/comparison_split.h"

#include <algorithm>
#include <utility>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/reason/compared_question.h"
#include "agent/reason/comparison_change.h"
#include "agent/reason/comparison_wording.h"
#include "agent/reason/comparison_words.h"

namespace ask::reason {
namespace {

using text::is_one_of;

constexpr size_t kMostPairs = 500;

// The word where the two sides meet.
enum class Joint { kVersus, kThan, kOr, kAnd };

bool is_month(std::string_view word) {
  return word.size() >= 3 &&
         is_one_of(word.substr(0, 3), {"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug",
                                       "sep", "oct", "nov", "dec"});
}

// "number of" would ask for a number twice.
bool asks_for_number(std::string_view question) {
  const std::string first = text::folded(question.substr(0, question.find(' ')));
  return is_one_of(first, {"how", "what", "number", "count", "total", "average", "sum"});
}

// True if what follows names another thing in the place of one before: "orders in Rome in 2023
// compared with Paris in 2022".
bool differs_twice(const ComparedQuestion& question, const SidesFrame& f) {
  for (uint32_t t = f.tail; t < question.size(); ++t)
    for (const Comparand& other : question.comparands(t, question.size()))
      for (uint32_t i = f.from; i < f.at; ++i)
        for (const Comparand& own : question.comparands(i, f.at))
          if (own.kind != Comparand::Kind::kTable && question.alike(own, other)) return true;
  return false;
}

std::optional<ComparisonSplit> pair_split(const ComparedQuestion& question, uint32_t from,
                                          uint32_t at, const Comparand& a, const Comparand& b,
                                          Joint joint) {
  uint32_t tail = b.end;
  bool again = true;
  for (uint32_t i = tail; i < question.size(); ++i) again &= question.mentioned_before(i, from, at);
  if (again) tail = question.size();
  while (tail < question.size() && question.mentioned_before(tail, from, at) &&
         !is_one_of(question.word(tail), kRestating))
    ++tail;
  if (question.names_third(a, b)) return std::nullopt;
  const bool listed =
      a.begin > 0 && is_one_of(question.word(a.begin - 1), {"between", "from", "since"});
  if (joint == Joint::kAnd && (a.end != at || listed)) return std::nullopt;
  // "more than 2000" is a number, but for "is the revenue of 2001 higher than 2000?".
  const bool asks = is_one_of(question.word(0), {"is", "was", "are", "were"});
  if (joint == Joint::kThan && a.is_date() && b.begin == at + 1 && !asks &&
      last_comparative(question, at - 1, at) != at)
    return std::nullopt;
  // "matches of Ajax against Porto" are matches of both.
  if (question.word(at) == "against" && !a.is_date() &&
      !question.mentioned_before(at + 1, from, at))
    return std::nullopt;
  ComparisonSplit out;
  const SidesFrame frame{from, at, tail, a, {question.written(a, b), question.written(b, a)}};
  out.first = question.label(a, frame.now[0]);
  out.second = question.label(b, frame.now[1]);
  out.dates = a.is_date();
  out.days = question.days_of(a);
  out.kinds = a.kind == Comparand::Kind::kTable;
  out.place = question.place_of(a, from);
  out.amounts = joint != Joint::kAnd;
  const bool twice = differs_twice(question, frame);
  bool worded = !twice;
  if (worded && (joint == Joint::kVersus || joint == Joint::kAnd)) {
    word_plainly(question, frame, out);
    out.certain = joint == Joint::kVersus;
  } else if (worded) {
    worded = word_more(question, frame, out);
  }
  if (!worded) {
    // "which products sold more in 2024 than in 2023?" compares for each of several rows.
    if (joint == Joint::kAnd || joint == Joint::kOr || (!out.dates && !twice)) return std::nullopt;
    out.wordings.clear();
    out.certain = true;
    return out;
  }
  // Of two periods the earlier one is the base, whichever is named first.
  const bool earlier_first =
      out.dates &&
      (a.date.relative ? is_one_of(question.word(a.begin), {"last", "previous"})
                       : std::pair(a.date.from, a.date.to) < std::pair(b.date.from, b.date.to));
  if (joint != Joint::kThan && earlier_first) {
    std::swap(out.first, out.second);
    for (auto& wording : out.wordings) std::swap(wording.first, wording.second);
  }
  if (out.wordings.empty()) return std::nullopt;
  return out;
}

// [from, at) joined with what follows `next` by a word that compares. `tried`: counts the pairs of
// comparands, which are bounded.
std::optional<ComparisonSplit> joined_split(const ComparedQuestion& question, uint32_t from,
                                            uint32_t at, uint32_t next, Joint joint,
                                            size_t& tried) {
  for (uint32_t r = next; r < question.size(); ++r) {
    for (const Comparand& b : question.comparands(r, question.size())) {
      if (tried > kMostPairs) return std::nullopt;
      if (b.kind == Comparand::Kind::kTable && question.mentioned_before(r, from, at)) continue;
      for (uint32_t i = at; i-- > from;)
        for (const Comparand& a : question.comparands(i, at))
          if (++tried > kMostPairs) {
            return std::nullopt;
          } else if (question.alike(a, b)) {
            if (auto out = pair_split(question, from, at, a, b, joint)) return out;
          }
    }
    if (!is_one_of(question.word(r), kRestating) && !question.mentioned_before(r, from, at))
      return std::nullopt;
  }
  return std::nullopt;
}

// Tries the word at `i` as the one where the two sides meet. `from`: as first_content_word() gives
// it.
std::optional<ComparisonSplit> split_at(const ComparedQuestion& question, uint32_t from, uint32_t i,
                                        size_t& tried) {
  const std::string_view now = question.word(i), next = question.word(i + 1);
  const auto versus = [&](uint32_t at, uint32_t second_at) {
    auto out = joined_split(question, from, at, second_at, Joint::kVersus, tried);
    return out ? out : split_from_before(question, from, at, second_at);
  };
  bool compare = false;
  for (uint32_t k = 0; k < from; ++k) compare |= question.word(k).starts_with("compar");
  const bool between = is_one_of(question.word(from), {"difference", "differences", "change"}) &&
                       question.word(from + 1) == "between";
  if (is_one_of(now, {"vs", "versus"})) {
    return versus(i, i + (next == "." ? 2 : 1));
  } else if (is_one_of(now, {"compared", "compare", "comparing", "compares"}) && i >= from &&
             is_one_of(next, {"to", "with", "against"})) {
    return versus(i, i + 2);
  } else if (now == "comparison" && is_one_of(next, {"to", "with"})) {
    return versus(i > 0 && question.word(i - 1) == "in" ? i - 1 : i, i + 2);
  } else if (is_one_of(now, {"relative", "opposed"}) && next == "to") {
    return versus(i > 0 && question.word(i - 1) == "as" ? i - 1 : i, i + 2);
  } else if (now == "against") {
    return versus(i, i + 1);
  } else if (now == "than") {
    auto out = joined_split(question, 0, i, i + 1, Joint::kThan, tried);
    return out ? out : phrase_split(question, i);
  } else if (now == "or" && last_comparative(question, 0, i) != i) {
    return joined_split(question, 0, i, i + 1, Joint::kOr, tried);
  } else if (now == "or" || (now == "and" && is_one_of(question.word(0), {"between", "of"}))) {
    return choice_split(question, i);
  } else if (compare && i > from && is_one_of(now, {"and", "with", "to"})) {
    return joined_split(question, from, i, i + 1, Joint::kVersus, tried);
  } else if (between && i > from + 1 && now == "and") {
    return joined_split(question, from + 2, i, i + 1, Joint::kVersus, tried);
  } else if (now == "and" && !compare) {
    return joined_split(question, from, i, i + 1, Joint::kAnd, tried);
  }
  return std::nullopt;
}

// A list of rows is compared by their number or by what they add up to.
void add_amount_wordings(ComparisonSplit& split) {
  const size_t plain = split.amounts ? split.wordings.size() : 0;
  for (const std::string amount : {"number of ", "total "})
    for (size_t i = 0; i < plain; ++i) {
      const ComparisonSplit::Wording one = split.wordings[i];
      if (!asks_for_number(one.first))
        split.wordings.push_back({amount + one.first, amount + one.second});
    }
}

std::optional<ComparisonSplit> split_where_joined(const ComparedQuestion& question) {
  size_t tried = 0;
  const uint32_t from = first_content_word(question);
  for (uint32_t i = 1; i + 1 < question.size(); ++i)
    if (auto out = split_at(question, from, i, tried)) return out;
  return std::nullopt;
}

}  // namespace

bool may_compare(std::string_view question) {
  std::string word;
  size_t dates = 0;
  bool joins = false, chooses = false, more = false, before = false, after = false;
  const auto compares = [&] {
    joins |= text::equals_any(word, "and");
    chooses |= text::equals_any(word, "or");
    more |= text::equals_any(word, "more", "fewer", "less", "higher", "lower", "better", "bigger",
                             "larger", "greater", "smaller", "worse");
    before |= text::equals_any(word, "before");
    after |= text::equals_any(word, "after");
    dates += (word.size() == 4 && word[0] >= '0' && word[0] <= '9') || is_month(word);
    return text::equals_any(word, "vs", "versus", "against", "than", "relative", "opposed", "go",
                            "went", "gone") ||
           word.starts_with("compar") || is_one_of(word, kRising) || is_one_of(word, kFalling) ||
           is_one_of(word, kChanging);
  };
  for (const char c : question) {
    const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    if ((lower >= 'a' && lower <= 'z') || (c >= '0' && c <= '9')) {
      word += lower;
      continue;
    }
    if (compares()) return true;
    word.clear();
  }
  return compares() || (chooses && more) || (joins && (dates > 1 || (before && after)));
}

std::optional<ComparisonSplit> comparison_split(std::string_view text,
                                                const engine::Lattice& lattice) {
  const ComparedQuestion question(text, lattice);
  if (question.size() < 3) return std::nullopt;
  if (auto several = split_of_several(question)) return several;
  auto out = split_around_date(question);
  if (!out) out = change_split(question);
  if (!out) out = split_where_joined(question);
  // Two periods that are only named next to each other are compared; other things are a list.
  if (!out || (!out->amounts && !out->dates && !out->certain)) return std::nullopt;
  add_amount_wordings(*out);
  return out;
}

}  // namespace ask::reason
