#include "agent/engine/rewrite/group_figures.h"

#include <algorithm>

#include "agent/engine/lexicon/asked_part_words.h"
#include "agent/engine/lexicon/group_figure_words.h"
#include "agent/engine/lexicon/kind_words.h"
#include "agent/engine/rewrite/figure_part_reader.h"
#include "agent/engine/rewrite/rewrite_event_questions.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestOfFigures = 40;  // words
constexpr size_t kLongestGroups = 3;     // words of what the groups are called
constexpr size_t kMostFigures = 6;
constexpr std::string_view kOwnQuestionOpenings[] = {"how", "what",  "when",
                                                     "who", "which", "where"};

bool ends_figure_part(const std::string& word) {
  return word == "-" || (!word.empty() && std::string_view(",;:?.)").find(word.back()) !=
                                              std::string_view::npos);
}

// The words before `end` as a question; "" if they are none.
std::string head_of_figures(const WordSequence& words, size_t end) {
  while (end > 0 && (is_any(words, end - 1, kPartJoints) || words[end - 1] == "-")) --end;
  if (end == 0 || is_any(words, 0, {"compare"})) return {};
  std::string out = unmarked_text(words, 0, end);
  while (ends_figure_part(out)) out.pop_back();
  return out;
}

// Words of the question, and of what the groups are called.
struct OpeningGroups {
  std::string groups;
  size_t end = 0;  // after them; 0 if the question does not open so
  bool each = false;
};

bool may_be_group(const WordSequence& words, size_t i) {
  const std::string& word = plain(words, i);
  return !word.empty() && word[0] >= 'a' && word[0] <= 'z' && !is_any(words, i, kNoGroupWords) &&
         !is_any(words, i, kAfterGroups) && !is_any(words, i, kClauseSubjects) &&
         word.find('\'') == word.npos;
}

// "for each room the ...", "by publisher, ...", "every plan: ..."
OpeningGroups opening_groups(const WordSequence& words) {
  size_t i = 0;
  while (i < words.size() && is_any(words, i, kBeforeOpeningGroups)) ++i;
  if (!is_any(words, i, kBeforeKind)) return {};
  OpeningGroups out;
  out.each = is_any(words, i, {"each", "every"});
  const size_t from = i + 1;
  size_t end = from;
  while (end < words.size() && end < from + kLongestGroups && may_be_group(words, end))
    if (ends_figure_part(words[end++])) break;
  if (end == from || end == words.size()) return {};
  if (!ends_figure_part(words[end - 1]) && !is_any(words, end, kAfterGroups)) return {};
  out.groups = head_of_figures(words.part(from, end), end - from);
  out.end = end;
  return out;
}

// "how many tests has each optometrist done, ...", "takings by payment method and ...": the groups
// of the first part, which ends before `end`.
OpeningGroups groups_within(const WordSequence& words, size_t end) {
  for (size_t i = 1; i < end; ++i) {
    const bool each = is_any(words, i, {"each", "every"});
    if (!each && !is_any(words, i, {"per", "by"})) continue;
    size_t to = i + 1;
    while (to < end && to <= i + kLongestGroups && may_be_group(words, to) &&
           !is_any(words, to, kClauseFillers) && !is_any(words, to, kClauseHelpers) &&
           !(to > i + 1 && each && is_done_form(plain(words, to))))
      ++to;
    if (to == i + 1 || (!each && to < end)) return {};
    return {head_of_figures(words.part(i + 1, to), to - i - 1), end, each};
  }
  return {};
}

// The end of the part that begins at word `at`.
size_t figure_part_end(const WordSequence& words, size_t at) {
  size_t end = at;
  while (end < words.size()) {
    if (end > at && is_any(words, end, {"and", "&", "plus"})) break;
    if (end > at && words[end].starts_with('(')) break;
    if (ends_figure_part(words[end++])) break;
  }
  return end;
}

std::vector<WordSequence> figure_parts_from(const WordSequence& words, size_t at) {
  std::vector<WordSequence> out;
  while (at < words.size()) {
    const size_t end = figure_part_end(words, at);
    WordSequence part = words.part(at, end);
    if (!FigurePartReader(part, {}).empty()) out.push_back(std::move(part));
    at = end;
  }
  return out;
}

// Rows, or a figure of all of some, and what is asked of them after a mark or "and".
void add_heads(const WordSequence& words, std::vector<AskedFigures>& out) {
  constexpr size_t kMostHeads = 2;
  for (size_t i = 1; i < words.size() && out.size() < kMostHeads; ++i) {
    const bool joint = is_any(words, i, kPartJoints);
    if (!joint && !ends_figure_part(words[i - 1]) && !words[i].starts_with('(')) continue;
    const size_t from = joint ? i + 1 : i;
    if (words[i - 1].ends_with('?') && is_any(words, from, kOwnQuestionOpenings)) return;
    AskedFigures way{head_of_figures(words, i), "", true, figure_parts_from(words, i)};
    if (!way.head.empty() && !way.parts.empty() && way.parts.size() <= kMostFigures)
      out.push_back(std::move(way));
  }
}

}  // namespace

std::string counted_rows(const std::vector<WordSequence>& parts) {
  for (const WordSequence& part : parts)
    if (std::string rows = FigurePartReader(part, {}).counted(); !rows.empty()) return rows;
  for (const WordSequence& part : parts)
    if (std::string rows = FigurePartReader(part, {}).plural_noun(); !rows.empty()) return rows;
  return {};
}

bool read_figure_parts(const std::vector<WordSequence>& parts, const FigureSubject& subject,
                       std::vector<FigurePart>& out) {
  for (const WordSequence& part : parts) {
    FigurePartReader reader(part, subject);
    if (!reader.read(out.emplace_back())) return false;
  }
  return std::any_of(out.begin(), out.end(), [](const FigurePart& part) {
    return part.kind != FigurePart::Kind::kColumn;
  });
}

std::vector<AskedFigures> asked_figures(std::string_view question) {
  std::vector<AskedFigures> out;
  const WordSequence words = WordSequence::of_question(question);
  if (words.size() < 4 || words.size() > kLongestOfFigures) return out;
  const OpeningGroups opening = opening_groups(words);
  if (opening.end > 0) {
    AskedFigures way{"", opening.groups, opening.each, figure_parts_from(words, opening.end)};
    if (way.parts.size() > 1 && way.parts.size() <= kMostFigures) out.push_back(std::move(way));
    return out;
  }
  const size_t end = figure_part_end(words, 0);
  const OpeningGroups within = groups_within(words, end);
  if (within.end == 0) {
    add_heads(words, out);
    return out;
  }
  AskedFigures way{head_of_figures(words, end), within.groups, within.each,
                   figure_parts_from(words, end)};
  if (!way.parts.empty() && way.parts.size() < kMostFigures) out.push_back(std::move(way));
  return out;
}

}  // namespace ask::engine
