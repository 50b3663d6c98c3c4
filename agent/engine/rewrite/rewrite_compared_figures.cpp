#include "agent/engine/rewrite/rewrite_compared_figures.h"

#include <algorithm>
#include <utility>

#include "agent/common/text.h"
#include "agent/engine/lexicon/average_words.h"
#include "agent/engine/lexicon/contrast_words.h"
#include "agent/engine/lexicon/irregular_forms.h"
#include "agent/engine/lexicon/spoken_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_requests.h"

namespace ask::engine {
namespace {

constexpr size_t kLongestSubject = 8;  // words

// The verb of "took", "earned"; "" if the word is no past form of a verb of money.
std::string verb_of_money(const std::string& past) {
  const std::string_view irregular = irregular_base(past);
  const std::string base = irregular.empty() ? lemma(past) : std::string(irregular);
  if (base == past) return {};
  const bool money = text::is_one_of(base, kMoneyVerbs) || text::is_one_of(base, kTakingVerbs) ||
                     text::is_one_of(base, kSellingVerbs);
  return money ? base : std::string();
}

// "... with how many hours that was": a second figure, of which the clause says nothing.
bool asks_second_figure(const WordSequence& words) {
  for (size_t i = 2; i + 1 < words.size(); ++i)
    if (is_any(words, i, {"with", "and"}) && is_any(words, i + 1, {"how"}) &&
        is_any(words, i + 2, {"many"}))
      return true;
  return false;
}

// "compare what we took", "what we earned from hires, 2024 vs 2025"
void rewrite_amount_clause(WordSequence& words) {
  if (asks_second_figure(words)) return;
  const size_t what = is_any(words, 0, {"compare"}) ? 1 : 0;
  if (!is_any(words, what, {"what"}) && !(what > 0 && is_any(words, what, {"how"}))) return;
  const size_t subject = is_any(words, what, {"how"}) ? what + 2 : what + 1;
  if (subject == what + 2 && !is_any(words, what + 1, {"much"})) return;
  if (is_any(words, subject, kNobodyInParticular)) {
    const std::string base = verb_of_money(plain(words, subject + 1));
    if (base.empty()) return;
    return replace(words, what, subject + 2 - what,
                   {"how", "much", "did", words.plain_word(subject),
                    {base, words.word(subject + 1).source}});
  }
  if (what == 0) return;
  for (size_t at = subject + 1; at + 1 < words.size() && at < subject + kLongestSubject; ++at) {
    if (!is_any(words, at, {"have", "has"})) continue;
    if (verb_of_money(plain(words, at + 1)).empty()) return;
    WordSequence by{"how", "much", words.plain_word(at)};
    append(by, words.part(subject, at));
    return replace(words, what, at + 1 - what, std::move(by));
  }
}

// What the comparative at `at` measures, and after it: "heavier", "more expensive"; "" for a length
// of any kind. False if there is none.
bool comparative_at(const WordSequence& words, size_t at, std::string& measure, size_t& end) {
  const bool more = is_any(words, at, {"more"});
  end = more ? at + 2 : at + 1;
  measure.clear();
  if (is_any(words, at, kLongComparatives)) return true;
  for (const auto& [comparative, noun] : kComparatives)
    if (plain(words, end - 1) == comparative && more != has_comparative_suffix(comparative)) {
      measure = noun;
      return true;
    }
  return false;
}

bool on_average(const WordSequence& words, size_t at) {
  return is_any(words, at, {"on"}) && is_any(words, at + 1, {"average"});
}

// "the ones from Ben", "those of Ben"
size_t after_pronoun(const WordSequence& words, size_t at) {
  size_t end = is_any(words, at, {"the"}) ? at + 1 : at;
  if (!is_any(words, end, kComparedPronouns)) return at;
  ++end;
  return is_any(words, end, kRepeatedPrepositions) ? end + 1 : at;
}

// "grades in Maths" that are higher: the noun is the amount, of which there are no rows.
bool names_amount(const WordSequence& words, size_t end, const IsName& is_name,
                  const IsName& names_row) {
  size_t noun = 1;
  while (noun + 1 < end && !is_any(words, noun + 1, kRepeatedPrepositions)) ++noun;
  const std::string& word = plain(words, noun);
  return noun < end && !word.empty() && !names_row(word) &&
         (is_name(word) || is_name(lemma(word)));
}

// "are A heavier on average than B" -> "average weight of A vs B", "are A longer on average than B"
// -> "how long are A on average vs B"
void rewrite_compared_averages(WordSequence& words, const IsName& is_name,
                               const IsName& names_row) {
  constexpr size_t kLongest = 24;  // words
  if (words.size() > kLongest || !is_any(words, 0, {"are", "is", "were", "was"})) return;
  for (size_t at = 2; at + 2 < words.size(); ++at) {
    size_t end = 0;
    std::string measure;
    if (!comparative_at(words, at, measure, end)) continue;
    bool average = on_average(words, at - 2);
    const size_t subject_end = average ? at - 2 : at;
    if (on_average(words, end)) average = true, end += 2;
    if (!is_any(words, end, {"than"}) || subject_end < 2) return;
    WordSequence other = words.part(after_pronoun(words, end + 1), words.size());
    if (other.empty()) return;
    const std::string mark = end_mark(other.back());
    if (other.size() > 2 && on_average(other, other.size() - 2))
      average = true, other.resize(other.size() - 2);
    if (!average) return;
    const bool length = measure.empty();
    const bool amount = is_any(words, at, kComparativesOfAmounts) &&
                        names_amount(words, subject_end, is_name, names_row);
    WordSequence by{length ? "how" : "average"};
    if (!amount) {
      by.push_back({length ? "long" : measure, words.word(at).source});
      by.push_back(length ? words.plain_word(0) : QuestionWord("of"));
    }
    append(by, words.part(1, subject_end));
    if (length) append(by, {"on", "average"});
    by.push_back("vs");
    append(by, other);
    if (end_mark(by.back()).empty()) by.end_with(mark);
    return replace(words, 0, words.size(), std::move(by));
  }
}

// What is compared of two kinds of rows: "do A pay more per booking on average than B".
struct ComparedKinds {
  size_t first = 0, first_end = 0;    // the words of A
  size_t second = 0, second_end = 0;  // and of B
  size_t verb = 0, more = 0, end = 0;  // the comparison: words [more, end)
  bool average = false;
};

// Takes "on average" out. False if it is not there.
bool take_average_out(WordSequence& words) {
  for (size_t i = 1; i < words.size(); ++i) {
    if (!on_average(words, i)) continue;
    const std::string mark = end_mark(words[i + 1]);
    words.erase(i, i + 2);
    words.add(i - 1, end_mark(words[i - 1]).empty() ? mark : "");
    return true;
  }
  return false;
}

bool compares(const WordSequence& words, size_t i) {
  size_t end = 0;
  std::string measure;
  return is_any(words, i, {"more", "less", "fewer"}) || is_any(words, i, kQuickComparatives) ||
         comparative_at(words, i, measure, end);
}

// "do A pay more than B", "does A cost less than B" of words without an average.
bool find_kinds_apart(const WordSequence& words, ComparedKinds& out) {
  if (!is_any(words, 0, {"do", "does", "did"})) return false;
  for (out.more = 3; out.more < words.size() && !compares(words, out.more); ++out.more) continue;
  size_t than = out.more + 1;
  while (than < words.size() && !is_any(words, than, {"than"})) ++than;
  if (than + 1 >= words.size() || is_any(words, than + 1, kAfterOtherThan)) return false;
  out.verb = is_any(words, out.more - 1, {"for", "up", "in"}) ? out.more - 2 : out.more - 1;
  out.first = 1, out.first_end = out.verb;
  out.second = after_pronoun(words, than + 1), out.second_end = words.size();
  out.end = than;
  constexpr size_t kLongestKind = 4;
  if (is_any(words, 1, kNobodyInParticular) || is_digits(plain(words, out.second)) ||
      out.second_end > out.second + kLongestKind)
    return false;
  for (size_t i = out.second; i < out.second_end; ++i)
    if (is_any(words, i, {"and", "but", "or", "in"})) return false;
  return out.first < out.first_end && out.second < out.second_end;
}

// "do A or B pay more", "who pays more, A or B"
bool find_kinds_of_choice(const WordSequence& words, ComparedKinds& out) {
  size_t joint = 1;
  while (joint < words.size() && !is_any(words, joint, {"or"})) ++joint;
  if (joint + 1 >= words.size()) return false;
  if (is_any(words, 0, {"who"})) {
    out.verb = 1, out.more = 2;
    out.first = joint - 1, out.first_end = joint;
    while (out.first > 2 && end_mark(words[out.first - 1]).empty()) --out.first;
    out.end = out.first;
    out.second = joint + 1, out.second_end = words.size();
    return out.first > 2 && compares(words, 2);
  }
  if (!is_any(words, 0, {"do", "does", "did"}) || joint > 4) return false;
  for (out.more = joint + 3; out.more < words.size() && !compares(words, out.more); ++out.more)
    continue;
  if (out.more >= words.size()) return false;
  out.first = 1, out.first_end = joint;
  out.second = joint + 1, out.verb = out.more - 1, out.second_end = out.verb;
  out.end = words.size();
  return out.second < out.second_end;
}

// The name of the measure that the verb says: "weight" of "weigh"; "" if the schema has none.
std::string measure_of_verb(const std::string& verb, const IsName& is_name) {
  const std::string base = lemma(verb);
  for (const MeasureWord& row : kMeasureVerbs)
    if (row.word == base)
      for (const std::string& noun : text::split(row.nouns, ' '))
        if (is_name(noun)) return noun;
  for (const std::string_view noun : kPaidAmounts)
    if ((base == "pay" || base == "spend") && is_name(noun)) return std::string(noun);
  return {};
}

// What is asked of the two kinds, up to their names: "average amount per booking of".
WordSequence compared_measure(const WordSequence& words, const ComparedKinds& kinds,
                              const IsName& is_name, const IsName& names_row) {
  const bool amount = is_any(words, kinds.more, {"more", "less", "fewer"});
  const size_t noun = kinds.more + 1;
  size_t per = noun;
  while (per < kinds.end && !is_any(words, per, {"per", "each", "a", "an"})) ++per;
  WordSequence by;
  if (!amount) {
    size_t end = 0;
    std::string measure;
    if (!is_any(words, kinds.more, kQuickComparatives) &&
        comparative_at(words, kinds.more, measure, end) && !measure.empty())
      return {"average", {measure, words.word(kinds.more).source}, "of"};
    return {};
  }
  if (per > noun) {
    const bool rows = names_row(plain(words, noun)) || names_row(lemma(plain(words, noun)));
    if (!rows && !is_name(plain(words, noun)) && !is_name(lemma(plain(words, noun)))) return {};
    by = rows ? WordSequence{"number", "of"} : WordSequence{"average"};
    append(by, words.part(noun, per));
  } else {
    if (!kinds.average) return {};
    const std::string measure = measure_of_verb(plain(words, kinds.verb), is_name);
    if (measure.empty()) return {};
    by = {"average", {measure, words.word(kinds.verb).source}};
  }
  if (is_any(words, per, {"per"})) append(by, words.part(per, kinds.end));
  by.push_back("of");
  return by;
}

// "do companies pay more per booking on average than private customers" -> "average price per
// booking of companies vs private customers"
void rewrite_compared_kinds(WordSequence& words, const IsName& is_name, const IsName& names_row) {
  constexpr size_t kLongest = 24;  // words
  if (words.size() > kLongest || words.size() < 5) return;
  WordSequence asked = words;
  ComparedKinds kinds;
  kinds.average = take_average_out(asked);
  if (!find_kinds_apart(asked, kinds)) {
    const bool average = kinds.average;
    kinds = {};
    kinds.average = average;
    if (!find_kinds_of_choice(asked, kinds)) return;
  }
  WordSequence by = compared_measure(asked, kinds, is_name, names_row);
  const bool length = by.empty() && (is_any(asked, kinds.more, kLongComparatives) ||
                                     is_any(asked, kinds.more, kQuickComparatives));
  if (by.empty() && !length) return;
  if (length && !kinds.average) return;
  if (length) by = {"how", "long", "do"};
  append(by, asked.part(kinds.first, kinds.first_end));
  by.cut_last(by.size() - 1, end_mark(by.back()).size());
  if (length && is_any(asked, kinds.more, kQuickComparatives)) append(by, {"take", "to"});
  if (length) append(by, {asked.plain_word(kinds.verb), "on", "average"});
  by.push_back("vs");
  append(by, asked.part(kinds.second, kinds.second_end));
  by.cut_last(by.size() - 1, end_mark(by.back()).size());
  if (is_any(by, by.size() - 1, kComparedPronouns)) by.resize(by.size() - 1);
  by.end_with(end_mark(words.back()));
  replace(words, 0, words.size(), std::move(by));
}

// "what do dogs weigh on average compared to cats", "how tall are the boys on average compared to
// the girls" -> "average weight of dogs vs cats"
void rewrite_compared_tail(WordSequence& words, const IsName& is_name) {
  for (size_t i = 3; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, {"compared"}) || !is_any(words, i + 1, {"to", "with"}) ||
        is_any(words, i + 2, kAfterOtherCompared))
      continue;
    WordSequence asked = words.part(0, i);
    if (!take_average_out(asked)) return;
    const size_t last = asked.size() - 1;
    asked.cut_last(last, end_mark(asked.back()).size());
    std::string measure;
    size_t from = 2, to = asked.size();
    if (is_any(asked, 0, {"how"}) && is_any(asked, 2, kBeing)) {
      for (const MeasureWord& row : kMeasureAdjectives)
        if (row.word == plain(asked, 1))
          for (const std::string& noun : text::split(row.nouns, ' '))
            if (measure.empty() && is_name(noun)) measure = noun;
      from = 3;
    } else if (is_any(asked, 0, {"what", "how"})) {
      from = is_any(asked, 0, {"how"}) && is_any(asked, 1, {"much"}) ? 3 : 2;
      if (is_any(asked, from - 1, {"do", "does", "did"}))
        measure = measure_of_verb(plain(asked, last), is_name);
      to = last;
    }
    if (measure.empty() || from >= to) return;
    WordSequence by{"average", measure, "of"};
    append(by, asked.part(from, to));
    by.push_back("vs");
    append(by, words.part(i + 2, words.size()));
    return replace(words, 0, words.size(), std::move(by));
  }
}

}  // namespace

void rewrite_compared_figures(WordSequence& words, const IsName& is_name,
                              const IsName& names_row) {
  if (words.size() < 4) return;
  for (size_t i = 1; i + 2 < words.size(); ++i)
    if (is_any(words, i, {"as"}) && is_any(words, i + 1, {"a"}) && is_any(words, i + 2, {"rule"})) {
      const std::string mark = end_mark(words[i + 2]);
      replace(words, i, 3, {"on", {"average" + mark, words.word(i + 2).source}});
    }
  rewrite_amount_clause(words);
  rewrite_compared_averages(words, is_name, names_row);
  rewrite_compared_kinds(words, is_name, names_row);
  rewrite_compared_tail(words, is_name);
}

}  // namespace ask::engine
