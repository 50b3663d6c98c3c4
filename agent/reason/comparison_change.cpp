#include "agent/reason/comparison_change.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "agent/common/words.h"
#include "agent/engine/lexicon/month_names.h"
#include "agent/reason/comparison_wording.h"
#include "agent/reason/comparison_words.h"

namespace ask::reason {
namespace {

using text::is_one_of;

constexpr int kYear = 372, kMonth = 31;  // days, see days_of()

// Words around what changes: "by how much did ...", "what is the percentage ...".
constexpr std::string_view kAroundChange[] = {
    "by",     "how",  "much", "what", "what's",  "percent",   "percentage", "is",     "was",
    "were",   "are",  "the",  "did",  "do",      "does",      "has",        "have",   "show",
    "me",     "give", "tell", "us",   "find",    "calculate", "many",       "'s",     "a",
    "an",     "in",   "of",   "rate", "go",      "went",      "gone",       "up",     "down",
    "please", "to",   "can",  "you",  "compute", "absolute",  "relative",   "overall"};

// The first word that means a change; size() if there is none.
uint32_t change_verb(const ComparedQuestion& question) {
  for (uint32_t i = 0; i < question.size(); ++i) {
    const bool goes = is_one_of(question.word(i), {"go", "went", "gone"}) &&
                      is_one_of(question.word(i + 1), {"up", "down"});
    if (goes || is_one_of(question.word(i), kRising) || is_one_of(question.word(i), kFalling) ||
        is_one_of(question.word(i), kChanging))
      return i;
  }
  return question.size();
}

// "which store had the biggest increase": the change of each of several rows is compared.
bool ranks_changes(const ComparedQuestion& question, uint32_t verb) {
  constexpr std::string_view kMost[] = {"biggest",  "largest",   "greatest", "highest", "most",
                                        "steepest", "strongest", "smallest", "lowest",  "least",
                                        "worst",    "best",      "fastest",  "top"};
  const uint32_t first = first_content_word(question);
  bool asks = is_one_of(question.word(0), {"which", "who", "whose"}) ||
              is_one_of(question.word(first), {"which", "who", "whose"});
  for (uint32_t i = 0; i < std::min(verb + 2, question.size()); ++i)
    asks |= is_one_of(question.word(i), kMost);
  return asks;
}

// `at`: the word "from" or "between".
std::optional<ComparisonSplit> changed_split(const ComparedQuestion& question, uint32_t verb,
                                             uint32_t at, const Comparand& a, const Comparand& b) {
  uint32_t begin = 0, after = verb + 1;  // what changes: before the verb, and between it and `at`
  while (begin < verb && is_one_of(question.word(begin), kAroundChange)) ++begin;
  while (after < at && is_one_of(question.word(after), {"in", "of", "up", "down", "by", "the"}))
    ++after;
  const std::string what = glued({question.span(begin, verb), question.span(after, at)});
  if (what.empty()) return std::nullopt;
  const std::string tail = question.span(b.end, question.size());
  ComparisonSplit out;
  out.first = question.written(b, a);
  out.second = question.written(a, b);
  if (ranks_changes(question,
                    verb)) {  // one of many rows: neither period has a row of its own to compare
    out.certain = out.ranks = true;
    out.dates = a.is_date();
    return out;
  }
  out.dates = a.is_date();
  out.days = question.days_of(a);
  const bool reversed =
      out.dates ? !a.date.relative && a.date.from > b.date.from : question.word(at) == "between";
  if (reversed) std::swap(out.first, out.second);
  out.place = out.dates && !a.date.relative ? "in" : "";
  out.certain = true;
  out.less = is_one_of(question.word(verb), kFalling) || question.word(verb + 1) == "down";
  const bool whether =
      is_one_of(question.word(0), {"did", "do", "does", "has", "have", "is", "was"});
  if (whether && !is_one_of(question.word(verb), kChanging)) out.goal = ComparisonGoal::kWhether;
  for (const std::string place : {"in", "of", "for", "from", "by"}) {
    if (out.dates && place != "in") break;
    const std::string in = out.dates && a.date.relative ? "" : place;
    out.wordings.push_back(
        {glued({what, in, out.first, tail}), glued({what, in, out.second, tail})});
  }
  out.rest = glued({what, tail});
  return out;
}

std::vector<std::string> several_periods(const ComparedQuestion& question, int& days) {
  constexpr std::string_view kBetween[] = {"and",      "vs", "versus", "with", "to",  "in",
                                           "compared", "or", "of",     "for",  "the", "against"};
  bool compares = false;
  std::vector<std::string> out;
  std::optional<Comparand> last;
  for (uint32_t i = 0; i < question.size(); ++i) {
    compares |= is_one_of(question.word(i), {"vs", "versus", "against"}) ||
                question.word(i).starts_with("compar");
    const auto all = question.comparands(i, question.size());
    const auto date =
        std::find_if(all.begin(), all.end(), [](const auto& c) { return c.is_date(); });
    if (date == all.end()) continue;
    if (last && (!question.all_of(last->end, i, kBetween) || !question.alike(*last, *date)))
      out.clear();
    out.push_back(question.span(date->begin, date->end));
    last = *date;
    days = std::max(days, question.days_of(*date));
    i = date->end - 1;
  }
  return compares && out.size() > 2 ? out : std::vector<std::string>{};
}

}  // namespace

std::optional<ComparisonSplit> change_split(const ComparedQuestion& question) {
  const uint32_t verb = change_verb(question);
  for (uint32_t k = verb + 1; k + 2 < question.size(); ++k) {
    if (!is_one_of(question.word(k), {"from", "between"})) continue;
    uint32_t joint = k + 2;
    while (joint < question.size() &&
           !is_one_of(question.word(joint), {"and", "to", "vs", "versus", "until"}))
      ++joint;
    uint32_t first = k + 1, second = joint + 1;
    while (first < joint && is_one_of(question.word(first), kRestating)) ++first;
    while (second < question.size() && is_one_of(question.word(second), kRestating)) ++second;
    for (const Comparand& a : question.comparands(first, joint)) {
      if (a.end != joint || a.kind == Comparand::Kind::kTable) continue;
      for (const Comparand& b : question.comparands(second, question.size()))
        if (question.alike(a, b) && !question.names_third(a, b))
          return changed_split(question, verb, k, a, b);
    }
  }
  return std::nullopt;
}

std::optional<ComparisonSplit> split_around_date(const ComparedQuestion& question) {
  for (uint32_t i = 0; i + 3 < question.size(); ++i) {
    const bool around = (question.word(i) == "before" && question.word(i + 2) == "after") ||
                        (question.word(i) == "after" && question.word(i + 2) == "before");
    if (!around || question.word(i + 1) != "and") continue;
    for (const Comparand& date : question.comparands(i + 3, question.size())) {
      if (!date.is_date() || date.begin != i + 3) continue;
      const std::string day = question.span(date.begin, date.end);
      ComparisonSplit out;
      out.first = "after " + day;
      out.second = "before " + day;
      out.certain = out.dates = true;
      const auto side = [&](const std::string& part) {
        return glued({question.span(0, i), part, question.span(date.end, question.size())});
      };
      out.wordings.push_back({side(out.first), side(out.second)});
      return out;
    }
  }
  return std::nullopt;
}

std::optional<ComparisonSplit> split_from_before(const ComparedQuestion& question, uint32_t from,
                                                 uint32_t at, uint32_t next) {
  uint32_t r = next;
  while (r < question.size() &&
         is_one_of(question.word(r), {"the", "a", "in", "that", "of", "one"}))
    ++r;
  const bool precedes = is_one_of(question.word(r), {"previous", "prior", "preceding"});
  if (precedes) ++r;
  const bool year = question.word(r) == "year";
  if (!year && question.word(r) != "month") return std::nullopt;
  if (!precedes && !is_one_of(question.word(r + 1), {"before", "earlier", "prior", "previously"}))
    return std::nullopt;
  for (uint32_t i = at; i-- > from;)
    for (const Comparand& a : question.comparands(i, at)) {
      const int days = question.days_of(a);
      if (!a.is_date() || a.date.relative || a.date.period != engine::Period::kWhole) continue;
      if (days != kMonth && (days != kYear || !year)) continue;
      int number = std::atoi(a.date.from.substr(0, 4).c_str());
      int month = std::atoi(a.date.from.substr(5, 2).c_str());
      if (year) --number;
      if (!year && --month == 0) {
        month = 12;
        --number;
      }
      if (number < 1000 || month < 1 || month > 12) return std::nullopt;
      ComparisonSplit out;
      out.first = question.span(a.begin, a.end);
      out.second = std::to_string(number);
      if (days == kMonth)
        out.second = std::string(engine::kWrittenMonths[month - 1]) + " " + out.second;
      out.dates = true;
      out.days = days;
      out.place = question.place_of(a, from);
      word_plainly(question, {from, at, r + (precedes ? 1U : 2U), a, {out.first, out.second}}, out);
      return out;
    }
  return std::nullopt;
}

std::optional<ComparisonSplit> split_of_several(const ComparedQuestion& question) {
  int days = 0;
  std::vector<std::string> several = several_periods(question, days);
  if (several.empty()) return std::nullopt;
  ComparisonSplit split;
  split.certain = split.dates = true;
  split.days = days;
  split.several = std::move(several);
  return split;
}

}  // namespace ask::reason
