#include "agent/engine/rewrite/rewrite_late_figures.h"

#include "agent/engine/lexicon/shorthand_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_order_words.h"
#include "agent/engine/rewrite/request_openings.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestShort = 12;  // words of a question that is typed so
constexpr size_t kMostBefore = 5;     // words of the rows or of the amount

// True for the words of a noun phrase before its figure: no verb of a request, no question word.
bool is_phrase(const WordSequence& words, size_t to) {
  if (to == 0 || to > kMostBefore) return false;
  if (is_any(words, 0, kAskingWords) || is_request_verb(words, 0) || is_computing_verb(words, 0) ||
      is_any(words, 0, kBeforeLateFigure))
    return false;
  for (size_t i = 0; i + 1 < to; ++i)
    if (!end_mark(words[i]).empty() || is_any(words, i, kJoiningWords)) return false;
  return true;
}

bool ends_after_figure(const WordSequence& words, size_t at) {
  return at + 1 == words.size() ||
         (end_mark(words[at]).empty() && is_any(words, at + 1, kAfterLateFigure));
}

bool is_rows(const WordSequence& words, size_t i, const IsName& names_row) {
  const std::string word = plain(words, i);
  return has_plural_suffix(word) && (names_row(word) || names_row(lemma(word)));
}

// Takes the figure at `at` out, with a comma before it; its mark stays.
void take_figure_out(WordSequence& words, size_t at) {
  const std::string mark = end_mark(words[at]);
  words.erase(at, at + 1);
  words.cut_last(at - 1, end_mark(words[at - 1]).size());
  words.add(at - 1, mark);
}

// "no. of donors", "# of donors" -> "number of donors"
void spell_number_of(WordSequence& words) {
  for (size_t i = 0; i + 2 < words.size() + 1; ++i)
    if (is_any(words, i, kShortNumberNouns) && is_any(words, i + 1, {"of"}))
      return replace(words, i, 1, {"number"});
}

// "on hold tickets count" -> "number of on hold tickets", "2024 warnings, count per type"
bool count_first(WordSequence& words, const IsName& in_schema, const IsName& names_row) {
  for (size_t i = 1; i < words.size(); ++i) {
    if (!is_any(words, i, kTallyNouns) || in_schema(plain(words, i))) continue;
    if (!is_phrase(words, i) || !ends_after_figure(words, i) || !is_rows(words, i - 1, names_row))
      return false;
    take_figure_out(words, i);
    replace(words, 0, 0, {"number", "of"});
    return true;
  }
  return false;
}

// "repair time avg in days" -> "average repair time in days", "shipments avg weight" -> "average
// weight of shipments"
void mean_first(WordSequence& words, const IsName& in_schema, const IsName& names_row) {
  for (size_t i = 1; i < words.size(); ++i) {
    if (!is_any(words, i, kLateFigures)) continue;
    if (!is_phrase(words, i)) return;
    for (size_t k = 0; k < i; ++k)  // "rated above 4 on average"
      if (is_any(words, k, kDanglingPrepositions)) return;
    const QuestionWord figure = words.plain_word(i);
    if (ends_after_figure(words, i)) {
      const std::string before = plain(words, i - 1);
      if (is_rows(words, i - 1, names_row)) return;
      if (!in_schema(before) && !is_any(words, i - 1, {"time"})) return;
      take_figure_out(words, i);
      return replace(words, 0, 0, {figure});
    }
    if (!is_rows(words, i - 1, names_row) || !end_mark(words[i]).empty()) return;
    size_t end = i + 1;
    while (end < words.size() && end < i + 4 && in_schema(plain(words, end)) &&
           end_mark(words[end]).empty())
      ++end;
    if (end < words.size() && end_mark(words[end]) != "," && in_schema(plain(words, end))) ++end;
    if (end == i + 1 || end != words.size()) return;
    const std::string mark = end_mark(words.back());
    words.cut_last(words.size() - 1, mark.size());
    WordSequence out{figure};
    out.append(words.part(i + 1, end));
    out.push_back("of");
    out.append(words.part(0, i));
    out.cut_last(out.size() - 1, end_mark(out.back()).size());
    out.end_with(mark);
    return replace(words, 0, words.size(), std::move(out));
  }
}

}  // namespace

void bring_figures_first(WordSequence& words, const IsName& in_schema, const IsName& names_row) {
  if (words.size() < 2 || words[0].empty()) return;
  spell_number_of(words);
  if (words.size() > kLongestShort) return;
  if (!count_first(words, in_schema, names_row)) mean_first(words, in_schema, names_row);
}

}  // namespace ask::engine
