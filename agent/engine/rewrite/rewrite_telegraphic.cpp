#include "agent/engine/rewrite/rewrite_telegraphic.h"

#include <string>

#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/shorthand_words.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_order_words.h"
#include "agent/engine/rewrite/rewrite_words.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestTelegram = 14;  // words of a question that is typed so

bool is_extreme(const std::string& word) {
  return text::is_one_of(word, kBareSuperlatives) ||
         text::is_one_of(word, kIrregularSuperlatives) ||
         (word.size() > 5 && has_superlative_suffix(word) &&
          !text::is_one_of(word, kNoSuperlatives));
}

// A word of content: "orders", not "by".
bool is_content_word(const WordSequence& words, size_t i) {
  const std::string& word = plain(words, i);
  return word.size() > 1 && word.find_first_not_of("abcdefghijklmnopqrstuvwxyz'-") == word.npos &&
         filler(word) < 0.5F;
}

// Takes the mark off the end of word i.
std::string without_mark(WordSequence& words, size_t i) {
  std::string mark = end_mark(words[i]);
  words.cut_last(i, mark.size());
  return mark;
}

// Brings the words [from, to) to the front, followed by `link` if it is not empty; the mark at the
// end of the question stays there, and a mark before them is dropped.
void bring_to_front(WordSequence& words, size_t from, size_t to, std::string_view link) {
  const std::string mark = without_mark(words, words.size() - 1);
  if (to < words.size()) without_mark(words, to - 1);
  without_mark(words, from - 1);
  WordSequence out = words.part(from, to);
  if (!link.empty()) out.push_back(link);
  out.append(words.part(0, from));
  out.append(words.part(to, words.size()));
  out.end_with(mark);
  replace(words, 0, words.size(), std::move(out));
}

bool has_comma(const WordSequence& words, size_t from, size_t to) {
  for (size_t i = from; i < to; ++i)
    if (words[i].ends_with(',') || words[i].ends_with(';')) return true;
  return false;
}

// "owners in Truro how many", "fees of 2024, how much"
bool ask_number_first(WordSequence& words) {
  const size_t how = words.size() - 2;
  if (how == 0 || plain(words, how) != "how" || !is_any(words, how + 1, {"many", "much"}) ||
      is_any(words, how - 1, {"by"}))
    return false;
  if (is_extreme(plain(words, 0)) || is_any(words, how - 1, kJoiningWords) ||
      has_comma(words, 0, how - 1) || words[how - 1].ends_with('?'))
    return false;
  bring_to_front(words, how, words.size(), "");
  return true;
}

// "plasma units which ones", "most frequent guest who is it", "most hours who"
bool ask_rows_first(WordSequence& words) {
  const size_t size = words.size();
  const std::string last = plain(words, size - 1);
  if (last == "who") {
    if (!is_extreme(plain(words, 0)) || is_any(words, size - 2, kJoiningWords)) return false;
    return bring_to_front(words, size - 1, size, "has"), true;
  }
  if (plain(words, size - 2) == "which" && text::is_one_of(last, kAskedOnes)) {
    if (is_any(words, size - 3, kJoiningWords)) return false;
    if (words[size - 3].ends_with('?') && !is_any(words, 1, {"there"})) return false;
    const std::string mark = end_mark(words[size - 1]);
    words.resize(size - 1);
    words.end_with(mark);
    return bring_to_front(words, size - 2, size - 1, ""), true;
  }
  if (size > 3 && is_any(words, size - 3, {"who", "which", "what"}) &&
      is_any(words, size - 2, {"is", "are", "was", "were"}) &&
      is_any(words, size - 1, {"it", "they", "that"})) {
    if (is_any(words, size - 4, kJoiningWords)) return false;
    if (is_any(words, size - 3, {"who"}) && !end_mark(words[size - 4]).empty())
      return false;  // "longest stay, who was it": whose it was
    const std::string mark = end_mark(words[size - 1]);
    words.resize(size - 1);
    words.end_with(mark);
    return bring_to_front(words, size - 3, size - 1, "the"), true;
  }
  return false;
}

// What joins rows that are asked for last to the words that describe them: "battery below 35 which
// devices" are devices with one.
std::string_view link_of(const WordSequence& words, const IsName& in_schema) {
  const std::string& first = plain(words, 0);
  const bool described = is_extreme(first) || in_schema(first) ||
                         text::is_one_of(first, kLackingWords) || first == "more";
  return described && !has_verbal_suffix(first) ? "with" : "";
}

// "most alerts which device", "longest stay which dog and how many nights"
bool ask_which_first(WordSequence& words, const IsName& in_schema) {
  if (may_be_year(plain(words, 0))) return false;  // "2023 parcels" are no number of them
  for (size_t i = 1; i + 1 < words.size(); ++i) {
    if (plain(words, i) != "which" || !is_content_word(words, i + 1)) continue;
    size_t from = i, end = i + 2;
    if (end + 1 == words.size() && in_schema(plain(words, end))) ++end;
    const bool more = end < words.size();
    if (more && !is_any(words, end, {"and", "plus", "&"}) && !words[end - 1].ends_with(','))
      return false;
    if (is_any(words, i - 1, kJoiningWords) || has_comma(words, 0, i - 1)) return false;
    const std::string_view link = link_of(words, in_schema);
    // "receipts not sent for which donations"
    const size_t before = from > 1 && plain(words, from - 1) == "for" ? from - 2 : from - 1;
    if (is_any(words, before, kDanglingPrepositions) || is_any(words, before, kJoiningWords))
      return false;
    if (before + 1 < from) words.erase(before + 1, from), --from, --end;
    bring_to_front(words, from, end, link);
    if (!link.empty()) words.erase(0, 1);  // "devices with most alerts"
    return true;
  }
  return false;
}

// "where do we grow tomatoes, which sites" -> "which sites do we grow tomatoes"
void name_asked_rows(WordSequence& words) {
  const size_t which = words.size() - 2;
  if (which < 3 || plain(words, which) != "which" || !is_content_word(words, which + 1) ||
      !words[which - 1].ends_with(',') || !is_any(words, 0, {"who", "where", "what"}))
    return;
  const std::string mark = without_mark(words, which + 1);
  WordSequence rows = words.part(which, which + 2);
  without_mark(words, which - 1);
  words.resize(which);
  words.end_with(mark);
  replace(words, 0, 1, std::move(rows));
}

// "last inspected when" -> "when was last inspected"
bool ask_time_first(WordSequence& words) {
  const size_t last = words.size() - 1;
  if (plain(words, last) != "when" || is_any(words, last - 1, kJoiningWords)) return false;
  bool past = false, due = false;
  for (size_t i = 0; i < last; ++i) {
    past |= has_past_suffix(plain(words, i));
    due |= plain(words, i) == "due" || plain(words, i) == "next";
  }
  if (!past && !due) return false;
  bring_to_front(words, last, last + 1, past ? "was" : "is");
  return true;
}

// True for a count or a share after the rows of which it is, unless a column is called so: "order
// count", "late orders %", but not "battery %".
bool follows_its_rows(const WordSequence& words, size_t at, const IsName& in_schema) {
  if (is_any(words, at, kTallyNouns)) return !in_schema(plain(words, at));
  return is_any(words, at, kPercentageWords) && has_plural_suffix(plain(words, at - 1));
}

// "late orders % by driver" -> "percentage of late orders by driver", "order count by state" of a
// table of order headers -> "number of order by state"
void figure_first(WordSequence& words, const IsName& in_schema) {
  constexpr size_t kMostOfRows = 3;  // words of the rows
  size_t at = 0;
  while (at < words.size() && at < kMostOfRows && end_mark(words[at]).empty() &&
         (is_content_word(words, at) || in_schema(plain(words, at))) &&
         !is_any(words, at, kPercentageWords) && !is_any(words, at, kTallyNouns))
    ++at;
  if (at == 0 || !follows_its_rows(words, at, in_schema)) return;
  const bool ends = at + 1 == words.size();
  if (!ends && (!is_any(words, at + 1, kAfterFigure) || !end_mark(words[at]).empty())) return;
  for (const auto& [adjective, period] : kRegularPeriods)
    if (plain(words, 0) == adjective) return;
  const std::string mark = end_mark(words[at]);
  const QuestionWord figure{is_any(words, at, kTallyNouns) ? "number" : "percentage",
                            words.word(at).source};
  words.erase(at, at + 1);
  words.add(at - 1, mark);
  replace(words, 0, 0, {figure, "of"});
}

// "jobs open per mechanic", "visits each tuner did", "vans per depot and average mileage" ->
// "how many vans per depot and average mileage"
void count_of_each(WordSequence& words, const IsName& is_name, const IsName& in_schema) {
  constexpr size_t kFarthestPer = 6;
  if (!has_plural_suffix(plain(words, 0)) || !end_mark(words[0]).empty() || words.size() < 4)
    return;
  bool counted = false;
  if (plain(words, 1) == "per") {
    for (size_t i = 3; i + 1 < words.size(); ++i)
      counted |= plain(words, i) == "and" && is_any(words, i + 1, kFigureAdjectives);
  } else if (in_schema(lemma(plain(words, 0))) || in_schema(plain(words, 0))) {
    const std::string& state = plain(words, 1);
    counted = state == "each" && is_content_word(words, 2) && is_any(words, 3, kDoingForms);
    if (has_past_suffix(state) || (is_name(state) && !in_schema(state)))
      for (size_t i = 2; i < words.size() && i < kFarthestPer && !counted; ++i)
        counted = plain(words, i) == "per";
  }
  if (counted) replace(words, 0, 0, {"how", "many"});
}

// "total dogs" of a stored value -> "how many dogs"; "budgets added up" -> "total budgets"
void total_first(WordSequence& words, const IsName& is_name, const IsName& in_schema) {
  const size_t last = words.size() - 1;
  const std::string base = lemma(plain(words, 1));
  if (plain(words, 0) == "total" && has_plural_suffix(plain(words, 1)) && !in_schema(base) &&
      is_name(base))
    return replace(words, 0, 1, {"how", "many"});
  size_t at = last;
  if (plain(words, at) == "up") --at;
  if (at == 0 || !is_any(words, at, kSummedParticiples)) return;
  const std::string mark = end_mark(words[last]);
  const QuestionWord total{"total", words.word(at).source};
  words.resize(at);
  without_mark(words, at - 1);
  words.end_with(mark);
  replace(words, 0, 0, {total});
}

// "Ann Reed phone and her boats" -> "Ann Reed phone and boats"
void drop_owner_pronoun(WordSequence& words) {
  const size_t last = words.size() - 1;
  if (last > 3 && is_any(words, last - 1, {"his", "her"}) && plain(words, last - 2) == "and")
    words.erase(last - 1, last);
}

// "members phone and email" -> "members, phone and email"
void separate_outputs(WordSequence& words, const IsName& in_schema) {
  const size_t size = words.size();
  if (plain(words, size - 2) != "and" || size < 4) return;
  for (const size_t i : {size - 1, size - 3, size - 4})
    if (!is_content_word(words, i) || !in_schema(lemma(plain(words, i)))) return;
  for (size_t i = 0; i + 4 < size; ++i)
    if (!is_content_word(words, i) || !end_mark(words[i]).empty()) return;
  const size_t rows = size - 4;
  if (!has_plural_suffix(plain(words, rows)) || !end_mark(words[rows]).empty()) return;
  words.add(rows, ",");
}

// "plasma units stored" -> "plasma stored units": a participle that says little, but is a value.
void state_before_rows(WordSequence& words, const IsName& is_name, const IsName& in_schema) {
  const size_t last = words.size() - 1;
  const std::string state = plain(words, last);
  if (last == 0 || !has_past_suffix(state) || filler(state) <= 0 || in_schema(state) ||
      !is_name(state) || !in_schema(lemma(plain(words, last - 1))))
    return;
  const std::string mark = end_mark(words[last]);
  const QuestionWord moved = words.plain_word(last);
  words.resize(last);
  words.end_with(mark);
  replace(words, last - 1, 0, {moved});
}

}  // namespace

void reorder_telegraphic(WordSequence& words, const IsName& is_name, const IsName& in_schema) {
  if (words.size() < 2 || words.size() > kLongestTelegram || words[0].empty()) return;
  if (is_any(words, 0, kAskingWords)) {
    name_asked_rows(words);
  } else if (words.size() > 2 && (ask_number_first(words) || ask_rows_first(words) ||
                                  ask_which_first(words, in_schema) || ask_time_first(words))) {
    state_before_rows(words, is_name, in_schema);
  } else {
    figure_first(words, in_schema);
    total_first(words, is_name, in_schema);
    if (words.size() > 2) {
      count_of_each(words, is_name, in_schema);
      drop_owner_pronoun(words);
      separate_outputs(words, in_schema);
      state_before_rows(words, is_name, in_schema);
    }
  }
}

}  // namespace ask::engine
