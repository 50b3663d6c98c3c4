#include "agent/reason/comparison_split.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/month_names.h"
#include "agent/reason/comparison_splitter.h"

namespace ask::reason {
namespace {

using text::is_one_of;

constexpr size_t kMostSplits = 6;
constexpr size_t kMostPairs = 500;
constexpr int kYear = 372, kMonth = 31;  // days, see days_of()

// Words between "than" and the comparand that say again what was said before it. Not "from", "to"
// and "by": "flights to Rome" are not those "from Paris".
constexpr std::string_view kAgain[] = {"in",   "of",    "for",  "at",  "on",   "during", "the",
                                       "that", "those", "it",   "was", "were", "is",     "are",
                                       "did",  "had",   "year", "one", "ones", "our"};
constexpr std::string_view kUp[] = {"grow",    "grew",     "grown",     "rise", "rose",
                                    "risen",   "increase", "increased", "gain", "gained",
                                    "improve", "improved", "growth"};
constexpr std::string_view kDown[] = {"decrease", "decreased", "drop",     "dropped",
                                      "fall",     "fell",      "fallen",   "decline",
                                      "shrink",   "shrank",    "declined", "reduction"};
constexpr std::string_view kEither[] = {
    "change",     "changed",     "changes", "differ",    "differs", "compare", "compares",
    "difference", "differences", "develop", "developed", "evolve",  "evolved", "comparison"};
// Words around what changes: "by how much did ...", "what is the percentage ...".
constexpr std::string_view kAroundChange[] = {
    "by",     "how",  "much", "what", "what's",  "percent",   "percentage", "is",     "was",
    "were",   "are",  "the",  "did",  "do",      "does",      "has",        "have",   "show",
    "me",     "give", "tell", "us",   "find",    "calculate", "many",       "'s",     "a",
    "an",     "in",   "of",   "rate", "go",      "went",      "gone",       "up",     "down",
    "please", "to",   "can",  "you",  "compute", "absolute",  "relative",   "overall"};

bool is_month(std::string_view word) {
  return word.size() >= 3 &&
         is_one_of(word.substr(0, 3), {"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug",
                                       "sep", "oct", "nov", "dec"});
}

// "number of" would say twice that a number is asked for.
bool asks_for_number(std::string_view question) {
  const std::string first = text::folded(question.substr(0, question.find(' ')));
  return is_one_of(first, {"how", "what", "number", "count", "total", "average", "sum"});
}

}  // namespace

// The first word after "please compare", "show me" ...
uint32_t ComparisonSplitter::lead() const {
  constexpr std::string_view kRequest[] = {"please",     "can",  "could", "you",     "show",
                                           "give",       "tell", "me",    "compare", "comparing",
                                           "comparison", "us",   "a"};
  uint32_t i = 0;
  while (i < n_ && (lattice_.tokens[i].punctuation || is_one_of(word(i), kRequest))) ++i;
  if (i > 0 && is_one_of(word(i), {"of", "between"})) ++i;
  if (is_one_of(word(i), {"how", "what"}) && is_one_of(word(i + 1), {"did", "does", "do", "about"}))
    i += 2;
  if (is_one_of(word(i), {"what", "what's"})) {
    ++i;
    if (is_one_of(word(i), {"is", "was", "are", "were", "'s"})) ++i;
  }
  if (word(i) == "the") ++i;
  return i;
}

void ComparisonSplitter::add(ComparisonSplit split) {
  if (out_.size() == kMostSplits) return;
  const size_t plain = split.amounts ? split.wordings.size() : 0;
  for (size_t i = 0; i < plain; ++i) {
    const ComparisonSplit::Wording one = split.wordings[i];
    if (!asks_for_number(one.first))
      split.wordings.push_back({"number of " + one.first, "number of " + one.second});
  }
  for (size_t i = 0; i < plain; ++i) {
    const ComparisonSplit::Wording one = split.wordings[i];
    if (!asks_for_number(one.first))
      split.wordings.push_back({"total " + one.first, "total " + one.second});
  }
  out_.push_back(std::move(split));
}

// [from, at) joined with what follows `next` by a word that compares.
void ComparisonSplitter::join(uint32_t from, uint32_t at, uint32_t next, Joint joint) {
  for (uint32_t r = next; r < n_; ++r) {
    for (const Comparand& b : comparands(r, n_)) {
      if (tried_ > kMostPairs) return;
      if (b.kind == Comparand::Kind::kTable && said_before(r, from, at)) continue;
      for (uint32_t i = at; i-- > from;)
        for (const Comparand& a : comparands(i, at))
          if (++tried_ > kMostPairs) {
            return;
          } else if (alike(a, b)) {
            pair(from, at, a, b, joint);
            if (!out_.empty()) return;
          }
    }
    if (!is_one_of(word(r), kAgain) && !said_before(r, from, at)) return;
  }
}

// True if what follows names another thing in the place of one before: "orders in Rome in 2023
// compared with Paris in 2022".
bool ComparisonSplitter::differs_twice(const Frame& f) const {
  for (uint32_t t = f.tail; t < n_; ++t)
    for (const Comparand& other : comparands(t, n_))
      for (uint32_t i = f.from; i < f.at; ++i)
        for (const Comparand& own : comparands(i, f.at))
          if (own.kind != Comparand::Kind::kTable && alike(own, other)) return true;
  return false;
}

void ComparisonSplitter::pair(uint32_t from, uint32_t at, const Comparand& a, const Comparand& b,
                              Joint joint) {
  uint32_t tail = b.end;
  bool again = true;
  for (uint32_t i = tail; i < n_; ++i) again &= said_before(i, from, at);
  if (again) tail = n_;
  while (tail < n_ && said_before(tail, from, at) && !is_one_of(word(tail), kAgain)) ++tail;
  if (third(a, b)) return;
  const bool listed = a.begin > 0 && is_one_of(word(a.begin - 1), {"between", "from", "since"});
  if (joint == Joint::kAnd && (a.end != at || listed)) return;
  // "matches of Ajax against Porto" are matches of both.
  // "more than 2000" is a number, but for "is the revenue of 2001 higher than 2000?".
  const bool asks = is_one_of(word(0), {"is", "was", "are", "were"});
  if (joint == Joint::kThan && a.is_date() && b.begin == at + 1 && !asks &&
      comparative(at - 1, at) != at)
    return;
  if (word(at) == "against" && !a.is_date() && !said_before(at + 1, from, at)) return;
  ComparisonSplit out;
  const Frame frame{from, at, tail, a, {said(a, b), said(b, a)}};
  out.first = label(a, frame.now[0]);
  out.second = label(b, frame.now[1]);
  out.dates = a.is_date();
  out.days = days_of(a);
  out.kinds = a.kind == Comparand::Kind::kTable;
  out.place = place_of(a, from);
  out.amounts = joint != Joint::kAnd;
  const bool twice = differs_twice(frame);
  bool worded = !twice;
  if (worded && (joint == Joint::kVersus || joint == Joint::kAnd)) {
    word_plainly(frame, out);
    out.certain = joint == Joint::kVersus;
  } else if (worded) {
    worded = word_more(frame, out);
  }
  if (!worded) {
    // "which products sold more in 2024 than in 2023?" compares for each of several rows.
    if (joint == Joint::kAnd || joint == Joint::kOr || (!out.dates && !twice)) return;
    out.wordings.clear();
    out.certain = true;
    return add(std::move(out));
  }
  // Of two periods the earlier one is the base, whichever is named first.
  const bool earlier_first =
      out.dates &&
      (a.date.relative ? is_one_of(word(a.begin), {"last", "previous"})
                       : std::pair(a.date.from, a.date.to) < std::pair(b.date.from, b.date.to));
  if (joint != Joint::kThan && earlier_first) {
    std::swap(out.first, out.second);
    for (auto& wording : out.wordings) std::swap(wording.first, wording.second);
  }
  if (!out.wordings.empty()) add(std::move(out));
}

// "revenue in 2024 compared with the year before"
void ComparisonSplitter::before(uint32_t from, uint32_t at, uint32_t next) {
  uint32_t r = next;
  while (r < n_ && is_one_of(word(r), {"the", "a", "in", "that", "of", "one"})) ++r;
  const bool led = is_one_of(word(r), {"previous", "prior", "preceding"});
  if (led) ++r;
  const bool year = word(r) == "year";
  if (!year && word(r) != "month") return;
  if (!led && !is_one_of(word(r + 1), {"before", "earlier", "prior", "previously"})) return;
  for (uint32_t i = at; i-- > from;)
    for (const Comparand& a : comparands(i, at)) {
      const int days = days_of(a);
      if (!a.is_date() || a.date.relative || a.date.period != engine::Period::kWhole) continue;
      if (days != kMonth && (days != kYear || !year)) continue;
      int number = std::atoi(a.date.from.substr(0, 4).c_str());
      int month = std::atoi(a.date.from.substr(5, 2).c_str());
      if (year) --number;
      if (!year && --month == 0) {
        month = 12;
        --number;
      }
      if (number < 1000 || month < 1 || month > 12) return;
      ComparisonSplit out;
      out.first = span(a.begin, a.end);
      out.second = std::to_string(number);
      if (days == kMonth)
        out.second = std::string(engine::kWrittenMonths[month - 1]) + " " + out.second;
      out.dates = true;
      out.days = days;
      out.place = place_of(a, from);
      word_plainly({from, at, r + (led ? 1U : 2U), a, {out.first, out.second}}, out);
      return add(std::move(out));
    }
}

// The first word that tells of a change; n_ if there is none.
uint32_t ComparisonSplitter::change_verb() const {
  for (uint32_t i = 0; i < n_; ++i) {
    const bool goes =
        is_one_of(word(i), {"go", "went", "gone"}) && is_one_of(word(i + 1), {"up", "down"});
    if (goes || is_one_of(word(i), kUp) || is_one_of(word(i), kDown) || is_one_of(word(i), kEither))
      return i;
  }
  return n_;
}

// "by how much did sales grow from 2022 to 2023?", "the difference in revenue between A and B"
void ComparisonSplitter::change() {
  const uint32_t verb = change_verb();
  for (uint32_t k = verb + 1; k + 2 < n_; ++k) {
    if (!is_one_of(word(k), {"from", "between"})) continue;
    uint32_t joint = k + 2;
    while (joint < n_ && !is_one_of(word(joint), {"and", "to", "vs", "versus", "until"})) ++joint;
    uint32_t first = k + 1, second = joint + 1;
    while (first < joint && is_one_of(word(first), kAgain)) ++first;
    while (second < n_ && is_one_of(word(second), kAgain)) ++second;
    for (const Comparand& a : comparands(first, joint)) {
      if (a.end != joint || a.kind == Comparand::Kind::kTable) continue;
      for (const Comparand& b : comparands(second, n_))
        if (alike(a, b) && !third(a, b)) return changed(verb, k, a, b);
    }
  }
}

// "revenue before and after 1 June 2024"
void ComparisonSplitter::around_date() {
  for (uint32_t i = 0; i + 3 < n_; ++i) {
    const bool around = (word(i) == "before" && word(i + 2) == "after") ||
                        (word(i) == "after" && word(i + 2) == "before");
    if (!around || word(i + 1) != "and") continue;
    for (const Comparand& date : comparands(i + 3, n_)) {
      if (!date.is_date() || date.begin != i + 3) continue;
      const std::string said = span(date.begin, date.end);
      ComparisonSplit out;
      out.first = "after " + said;
      out.second = "before " + said;
      out.certain = out.dates = true;
      const auto side = [&](const std::string& part) {
        return glued({span(0, i), part, span(date.end, n_)});
      };
      out.wordings.push_back({side(out.first), side(out.second)});
      return add(std::move(out));
    }
  }
}

// "which store had the biggest increase": the change of each of several rows is compared.
bool ComparisonSplitter::ranks_changes(uint32_t verb) const {
  constexpr std::string_view kMost[] = {"biggest",  "largest",   "greatest", "highest", "most",
                                        "steepest", "strongest", "smallest", "lowest",  "least",
                                        "worst",    "best",      "fastest",  "top"};
  const uint32_t first = lead();
  bool asks = is_one_of(word(0), {"which", "who", "whose"}) ||
              is_one_of(word(first), {"which", "who", "whose"});
  for (uint32_t i = 0; i < std::min(verb + 2, n_); ++i) asks |= is_one_of(word(i), kMost);
  return asks;
}

// `at`: the word "from" or "between".
void ComparisonSplitter::changed(uint32_t verb, uint32_t at, const Comparand& a,
                                 const Comparand& b) {
  uint32_t begin = 0, after = verb + 1;  // what changes: before the verb, and between it and `at`
  while (begin < verb && is_one_of(word(begin), kAroundChange)) ++begin;
  while (after < at && is_one_of(word(after), {"in", "of", "up", "down", "by", "the"})) ++after;
  const std::string what = glued({span(begin, verb), span(after, at)});
  if (what.empty()) return;
  const std::string behind = span(b.end, n_);
  ComparisonSplit out;
  out.first = said(b, a);
  out.second = said(a, b);
  if (ranks_changes(verb)) {  // one of many rows: neither period has a row of its own to compare
    out.certain = out.ranks = true;
    out.dates = a.is_date();
    return add(std::move(out));
  }
  out.dates = a.is_date();
  out.days = days_of(a);
  const bool reversed =
      out.dates ? !a.date.relative && a.date.from > b.date.from : word(at) == "between";
  if (reversed) std::swap(out.first, out.second);
  out.place = out.dates && !a.date.relative ? "in" : "";
  out.certain = true;
  out.less = is_one_of(word(verb), kDown) || word(verb + 1) == "down";
  const bool whether = is_one_of(word(0), {"did", "do", "does", "has", "have", "is", "was"});
  if (whether && !is_one_of(word(verb), kEither)) out.goal = ComparisonGoal::kWhether;
  for (const std::string place : {"in", "of", "for", "from", "by"}) {
    if (out.dates && place != "in") break;
    const std::string in = out.dates && a.date.relative ? "" : place;
    out.wordings.push_back(
        {glued({what, in, out.first, behind}), glued({what, in, out.second, behind})});
  }
  out.rest = glued({what, behind});
  add(std::move(out));
}

// Tries the word at `i` as the one where the two sides meet. `from`: as lead() gives it.
bool ComparisonSplitter::joined_at(uint32_t from, uint32_t i) {
  const std::string_view now = word(i), next = word(i + 1);
  const auto versus = [&](uint32_t at, uint32_t behind) {
    join(from, at, behind, Joint::kVersus);
    if (out_.empty()) before(from, at, behind);
  };
  bool compare = false;
  for (uint32_t k = 0; k < from; ++k) compare |= word(k).starts_with("compar");
  const bool between =
      is_one_of(word(from), {"difference", "differences", "change"}) && word(from + 1) == "between";
  if (is_one_of(now, {"vs", "versus"})) {
    versus(i, i + (next == "." ? 2 : 1));
  } else if (is_one_of(now, {"compared", "compare", "comparing", "compares"}) && i >= from &&
             is_one_of(next, {"to", "with", "against"})) {
    versus(i, i + 2);
  } else if (now == "comparison" && is_one_of(next, {"to", "with"})) {
    versus(i > 0 && word(i - 1) == "in" ? i - 1 : i, i + 2);
  } else if (is_one_of(now, {"relative", "opposed"}) && next == "to") {
    versus(i > 0 && word(i - 1) == "as" ? i - 1 : i, i + 2);
  } else if (now == "against") {
    versus(i, i + 1);
  } else if (now == "than") {
    join(0, i, i + 1, Joint::kThan);
    if (out_.empty()) phrases(i);
  } else if (now == "or" && comparative(0, i) != i) {
    join(0, i, i + 1, Joint::kOr);
  } else if (now == "or" || (now == "and" && is_one_of(word(0), {"between", "of"}))) {
    choice(i);
  } else if (compare && i > from && is_one_of(now, {"and", "with", "to"})) {
    join(from, i, i + 1, Joint::kVersus);
  } else if (between && i > from + 1 && now == "and") {
    join(from + 2, i, i + 1, Joint::kVersus);
  } else if (now == "and" && !compare) {
    join(from, i, i + 1, Joint::kAnd);
  }
  return !out_.empty();
}

// "revenue in 2022, 2023 and 2024 compared"
std::vector<std::string> ComparisonSplitter::several_periods(int& days) const {
  constexpr std::string_view kBetween[] = {"and",      "vs", "versus", "with", "to",  "in",
                                           "compared", "or", "of",     "for",  "the", "against"};
  bool compares = false;
  std::vector<std::string> out;
  std::optional<Comparand> last;
  for (uint32_t i = 0; i < n_; ++i) {
    compares |= is_one_of(word(i), {"vs", "versus", "against"}) || word(i).starts_with("compar");
    const auto all = comparands(i, n_);
    const auto date =
        std::find_if(all.begin(), all.end(), [](const auto& c) { return c.is_date(); });
    if (date == all.end()) continue;
    if (last && (!all_of(last->end, i, kBetween) || !alike(*last, *date))) out.clear();
    out.push_back(span(date->begin, date->end));
    last = *date;
    days = std::max(days, days_of(*date));
    i = date->end - 1;
  }
  return compares && out.size() > 2 ? out : std::vector<std::string>{};
}

std::vector<ComparisonSplit> ComparisonSplitter::splits() {
  if (n_ < 3) return {};
  int days = 0;
  if (auto several = several_periods(days); !several.empty()) {
    ComparisonSplit split;
    split.certain = split.dates = true;
    split.days = days;
    split.several = std::move(several);
    return {std::move(split)};
  }
  around_date();
  if (out_.empty()) change();
  const uint32_t from = lead();
  for (uint32_t i = 1; i + 1 < n_ && out_.empty(); ++i) joined_at(from, i);
  // Two periods that are only named next to each other are compared; other things are a list.
  std::erase_if(out_,
                [](const ComparisonSplit& s) { return !s.amounts && !s.dates && !s.certain; });
  return std::move(out_);
}

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
           word.starts_with("compar") || is_one_of(word, kUp) || is_one_of(word, kDown) ||
           is_one_of(word, kEither);
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

std::vector<ComparisonSplit> comparison_splits(std::string_view text,
                                               const engine::Lattice& lattice) {
  return ComparisonSplitter(text, lattice).splits();
}

}  // namespace ask::reason
