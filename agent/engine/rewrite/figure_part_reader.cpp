#include "agent/engine/rewrite/figure_part_reader.h"

#include <algorithm>
#include <utility>

#include "agent/engine/lexicon/asked_part_words.h"
#include "agent/engine/lexicon/group_figure_words.h"
#include "agent/engine/lexicon/group_words.h"
#include "agent/engine/lexicon/irregular_forms.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rewrite/part_reader.h"
#include "agent/engine/rewrite/rewrite_event_questions.h"
#include "agent/engine/rewrite/rewrite_words.h"

namespace ask::engine {
namespace {

constexpr size_t kMostQuestions = 5;
constexpr std::string_view kNumberOf = "number of";

// "has" of "have" and "has"; "" for a word that is no auxiliary.
std::string_view auxiliary_of_one(std::string_view word) {
  for (const AuxiliaryOfGroups& forms : kAuxiliariesOfGroups)
    if (forms.several == word) return forms.one;
  return {};
}

// "has" of "they've" and "it's", "is" of "they're"; "" for any other word.
std::string_view contracted(std::string_view word) {
  const size_t at = word.find('\'');
  if (at == word.npos || !text::is_one_of(word.substr(0, at), kClauseSubjects)) return {};
  const std::string_view rest = word.substr(at + 1);
  return rest == "ve" || rest == "s" ? "has" : rest == "re" ? "is" : rest == "d" ? "had" : "";
}

bool is_contraction(const WordSequence& words, size_t i) {
  return !contracted(with_straight_apostrophes(plain(words, i))).empty();
}

// "they've", "it's": not "we've"
bool names_subject(const WordSequence& words, size_t i) {
  const std::string word = with_straight_apostrophes(plain(words, i));
  return is_contraction(words, i) &&
         text::is_one_of(std::string_view(word).substr(0, word.find('\'')), kGroupPronouns);
}

WordSequence without_frame(WordSequence words) {
  while (!words.empty() && (is_any(words, 0, kPartOpenings) || plain(words, 0).empty()))
    words.erase(0, 1);
  if (is_any(words, 0, {"as"}) && is_any(words, 1, {"well"})) words.erase(0, 2);
  while (!words.empty() &&
         is_any(words, 0, {"the", "their", "its", "his", "her", "a", "an", "each"}))
    words.erase(0, 1);
  while (words.size() > 1 && is_any(words, words.size() - 1, kPartEndings))
    words.resize(words.size() - 1);
  return words;
}

std::string without_marks(std::string text) {
  while (!text.empty() && std::string_view(",;:-?.)(").find(text.back()) != std::string_view::npos)
    text.pop_back();
  return text;
}

}  // namespace

FigurePartReader::FigurePartReader(WordSequence words, FigureSubject subject)
    : words_(without_frame(std::move(words))), subject_(std::move(subject)) {}

bool FigurePartReader::is(size_t i, std::span<const std::string_view> any) const {
  return is_any(words_, i, any);
}

bool FigurePartReader::is(size_t i, std::initializer_list<std::string_view> any) const {
  return is_any(words_, i, any);
}

bool FigurePartReader::has(std::span<const std::string_view> any) const {
  for (size_t i = 0; i < words_.size(); ++i)
    if (is(i, any)) return true;
  return false;
}

std::string FigurePartReader::text(size_t from, size_t to) const {
  return from < to ? without_marks(unmarked_text(words_, from, to)) : std::string();
}

void FigurePartReader::add(FigurePart& out, std::string question, std::string left_out) const {
  const bool known = std::any_of(out.questions.begin(), out.questions.end(),
                                 [&](const FigureQuestion& q) { return q.text == question; });
  if (!known && out.questions.size() < kMostQuestions)
    out.questions.push_back({std::move(question), std::move(left_out)});
}

std::string FigurePartReader::with_subject(std::string question) const {
  return subject_.one.empty() ? question : question + " for " + subject_.one;
}

// The words [from, to) as a question after `opening`, with the subject in place of the pronouns
// that mean it, else at its end.
std::string FigurePartReader::of_subject(std::string_view opening, size_t from, size_t to) const {
  const std::string one = subject_.one.empty() ? "the " + subject_.rows : subject_.one;
  std::string out(opening);
  bool named = false;
  const auto put = [&](std::string_view word) {
    if (!out.empty() && !word.empty()) out += ' ';
    out += word;
  };
  for (size_t i = from; i < to; ++i) {
    const std::string_view helper = auxiliary_of_one(plain(words_, i));
    const std::string_view next = auxiliary_of_one(plain(words_, i + 1));
    const bool group = is(i, kGroupPronouns), more = i + 1 < to;
    const bool owner = is(i, kOwnersOfAll);
    if (more && ((!helper.empty() && is(i + 1, kGroupPronouns)) || (group && !next.empty()))) {
      put(group ? next : helper), put(one);
      ++i;
    } else if (names_subject(words_, i)) {
      put(contracted(with_straight_apostrophes(plain(words_, i)))), put(one);
    } else if (group || owner) {
      put(group ? one : one + "'s");
    } else {
      put(text(i, i + 1));
      continue;
    }
    named = true;
  }
  return named ? out : with_subject(out);
}

// Where the nouns from `at` on end: before what begins a clause.
size_t FigurePartReader::noun_end(size_t at) const {
  size_t end = at;
  while (end < words_.size() && !is(end, kClauseSubjects) && !is(end, kClauseHelpers) &&
         !is_contraction(words_, end)) {
    const bool deed = is(end, kPlainDeeds) || is_done_form(plain(words_, end)) ||
                      has_past_suffix(plain(words_, end));
    if (end > at && (is(end, kClauseFillers) || (deed && end + 1 >= words_.size()))) break;
    ++end;
  }
  return end;
}

// The words [from, to) that are no function words. `only_deed`: they are at most one verb, and
// a particle of it.
std::string FigurePartReader::deed_after(size_t from, size_t to, bool& only_deed) const {
  std::string out;
  size_t verbs = 0;
  for (size_t i = from; i < to; ++i) {
    if (is(i, kClauseSubjects) || is(i, kClauseHelpers) || is(i, kClauseFillers) ||
        is(i, kPlainDeeds) || is_contraction(words_, i))
      continue;
    ++verbs;
    out += (out.empty() ? "" : " ") + text(i, i + 1);
  }
  only_deed = verbs <= 1;
  return out;
}

// Where what is counted begins; 0 if nothing is.
size_t FigurePartReader::counted_from() const {
  if (is(0, {"how"}) && is(1, {"many"})) return 2;
  const bool number = is(0, kNumberNames) && is(1, {"of"});
  return number ? (is(2, {"the", "their", "its", "our"}) ? 3 : 2) : 0;
}

std::string FigurePartReader::counted() const {
  const size_t from = counted_from();
  if (from == 0 || is(from, kUncountedParts) || is(from, kRowsBefore)) return {};
  return text(from, noun_end(from));
}

std::string FigurePartReader::plural_noun() const {
  const size_t end = noun_end(0);
  if (end == 0 || is(0, kNoRowNouns)) return {};
  const std::string noun = text(0, end);
  return with_last_lemma(noun) == noun ? std::string() : noun;
}

// "date of the last one", "when they last led one", "how far back the oldest goes"
bool FigurePartReader::read_ends(FigurePart& out) const {
  const bool last = has(kMostRecentWords), first = has(kFirstOfRows);
  if (last == first || is(0, {"who", "whose", "where"})) return false;
  const bool opens = is(0, kMostRecentWords) || is(0, kFirstOfRows) || is(1, {"recent"});
  if (!opens && !has(kDateOfRows)) return false;
  std::string rest;
  for (size_t i = 0; i < words_.size(); ++i) {
    if (is(i, kMostRecentWords) || is(i, kFirstOfRows) || is(i, kAroundLast) ||
        is(i, {"she", "he"}))
      continue;
    if (is(i, kOtherThanDate)) return false;
    rest += (rest.empty() ? "" : " ") + text(i, i + 1);
  }
  out.kind = last ? FigurePart::Kind::kLast : FigurePart::Kind::kFirst;
  if (!rest.empty() && with_last_lemma(rest) != with_last_lemma(subject_.rows)) {
    add(out, with_subject("number of " + rest));
    read_column(out);
  }
  return true;
}

// "what do they add up to", "how much in total": of the rows before.
bool FigurePartReader::read_total(FigurePart& out) const {
  bool sum = false;
  for (size_t i = 0; i < words_.size(); ++i) {
    const bool comes = is(i, kComeToVerbs) || is(i, kPlainSumNouns) || is(i, kSumTails);
    sum |= comes;
    if (!comes && !is(i, kComeToWords) && !is_contraction(words_, i)) return false;
  }
  const bool much = is(0, {"how"}) && is(1, {"much"});
  if (!sum && !much) return false;
  out.kind = FigurePart::Kind::kTotal;
  return true;
}

// "how many of them were late", "of which rejected"
bool FigurePartReader::read_among(FigurePart& out) const {
  size_t at = is(0, {"how"}) && is(1, {"many"}) ? 2 : is(0, kNumberNames) ? 1 : 0;
  if (!is(at, {"of"}) || !is(at + 1, kRowsBefore) || subject_.rows.empty()) return false;
  at += 2;
  while (at < words_.size() && is(at, kBeforeSaidOfRows)) ++at;
  if (at == words_.size()) return false;
  out.among = true;
  const std::string said = text(at, words_.size()), rows = subject_.rows;
  add(out, with_subject("number of " + said + " " + rows));
  add(out, with_subject("number of " + rows + " " + said));
  add(out, with_subject("number of " + rows + " that are " + said));
  return true;
}

// A figure of the nouns from `from` on, with what is said after them, or without it.
void FigurePartReader::figure(std::string_view opening, size_t from, size_t to,
                              FigurePart& out) const {
  const size_t end = std::min(noun_end(from), to);
  if (end == from) return;
  const std::string what = std::string(opening) + " " + text(from, end);
  bool only_deed = false;
  const std::string deed = deed_after(end, to, only_deed);
  if (deed.empty()) add(out, with_subject(what));
  const bool question = is(0, {"how"}) && opening == kNumberOf;
  if (end < to) add(out, of_subject(question ? "how many" : opening, from, to));
  if (only_deed) add(out, with_subject(what), deed);
  if (only_deed && !subject_.rows.empty() && opening != kNumberOf)
    add(out, with_subject(what + " of " + subject_.rows), deed);
}

// "total hours", "hours in total": of the groups, else of their rows.
bool FigurePartReader::read_sum(FigurePart& out) const {
  size_t from = 0, to = words_.size();
  if (is(0, kSumOpenings) || is(0, {"sum"})) {
    from = is(1, {"of"}) ? 2 : 1;
  } else if (to > 1 && is(to - 1, kSumTails)) {
    to -= to > 2 && is(to - 2, {"in"}) ? 2 : 1;
  } else {
    return false;
  }
  if (is(0, {"how", "what"})) {
    if (const size_t counted = counted_from(); counted > 0) {
      figure(kNumberOf, counted, to, out);
      return true;
    }
    add(out, of_subject("", 0, words_.size()));
    add(out, of_subject("", 0, to));
    return true;
  }
  if (is(from, kNumberNames) && is(from + 1, {"of"})) {
    figure(kNumberOf, from + 2, to, out);
  } else {
    figure("total", from, to, out);
  }
  return !out.questions.empty();
}

// "average score they give", "what we charged on average"
bool FigurePartReader::read_average(FigurePart& out) const {
  const size_t n = words_.size();
  const bool ends = n > 2 && is(n - 1, kAverageWords) && is(n - 2, {"on"});
  if (!is(0, kAverageWords) && !ends) return false;
  const size_t from = ends ? 0 : 1, to = ends ? n - 2 : n;
  if (is(from, {"how", "what", "when"}))
    add(out, of_subject("", from, n));
  else
    figure("average", from, to, out);
  return !out.questions.empty();
}

// "what did they bring in in fees": all of their fees
bool FigurePartReader::read_income(FigurePart& out) const {
  const size_t n = words_.size();
  if (n < 4 || !is(0, {"what", "how"}) || !is(n - 2, {"in"}) || is(n - 1, kSumTails)) return false;
  for (size_t i = 0; i + 2 < n; ++i) {
    const std::string_view irregular = irregular_base(plain(words_, i));
    const std::string verb = irregular.empty() ? lemma(plain(words_, i)) : std::string(irregular);
    if (!text::is_one_of(verb, kPartAmountVerbs)) continue;
    add(out, with_subject("total " + text(n - 1, n)));
    return true;
  }
  return false;
}

void FigurePartReader::count(size_t from, FigurePart& out) const {
  const size_t n = words_.size(), end = noun_end(from);
  if (end == from) {
    bool only_deed = false;
    if (deed_after(from, words_.size(), only_deed).empty()) out.kind = FigurePart::Kind::kRows;
    return;
  }
  if (is(from, {"times"})) add(out, of_subject("how many", from, n));
  figure(kNumberOf, from, n, out);
}

// "batches received", "hours on them": a noun that may be counted or added up.
void FigurePartReader::read_plural(FigurePart& out) const {
  if (plural_noun().empty()) return;
  out.certain = false;
  const size_t n = words_.size(), end = noun_end(0);
  if (!subject_.rows.empty() && n == end + 2 && is(n - 1, {"them"}))
    add(out, with_subject("total " + text(0, end) + " of " + subject_.rows));
  figure(kNumberOf, 0, n, out);
  figure("total", 0, n, out);
}

// What a group may have itself; not by when or how much of something that is not named.
void FigurePartReader::read_column(FigurePart& out) const {
  using Kind = OutputRequest::Kind;
  PartReader reader(words_, 0, words_.size());
  AskedPart part;
  if (reader.empty() || !reader.read(part)) return;
  std::erase_if(part.readings, [](const OutputRequest& r) {
    return r.kind == Kind::kAmount || r.kind == Kind::kThing || r.kind == Kind::kSum ||
           (r.kind == Kind::kWhen && r.word.empty()) || (r.kind == Kind::kMany && r.word.empty());
  });
  if (!part.readings.empty()) out.column = std::move(part);
}

// True for what may restrict, order or compare the rows of all parts, or name groups of its own.
bool FigurePartReader::restricts_all() const {
  const size_t n = words_.size();
  const bool asks = is(1, {"which", "what", "whom", "whose", "how"});
  if ((is(0, kOpensRestriction) && !asks) || is(n - 1, kEndsRestriction) || has(kNamedGroups))
    return true;
  for (size_t i = 1; i < n; ++i)
    if (is(i, {"no"})) return true;
  for (size_t i = 0; i + 1 < n; ++i)  // "each nurse"
    if (is(i, {"each"}) && !is(i + 1, kClauseHelpers) && !is(i + 1, {"one", "of"})) return true;
  if (is(0, {"how"}) && is(1, {"much"}) && is(2, {"of"})) return true;
  return !is(2, {"of"}) && has(kComparisonOfFigures);
}

bool FigurePartReader::read(FigurePart& out) {
  if (words_.empty()) return false;
  if (read_among(out)) return true;
  if (restricts_all() && !(is(0, {"most"}) && is(1, {"recent"}))) return false;
  if (read_ends(out) || read_total(out)) return true;
  if (read_sum(out) || read_average(out)) {
    if (!is(0, {"how", "what"})) read_column(out);
    return true;
  }
  if (const size_t from = counted_from(); from > 0) {
    count(from, out);
    read_column(out);
    return out.kind == FigurePart::Kind::kRows || !out.questions.empty();
  }
  if (is(0, kRowCountNouns) && words_.size() == 1) {
    out.kind = FigurePart::Kind::kRows;
    return true;
  }
  if (is(0, {"what"}) || (is(0, {"how"}) && is(1, {"much", "often"}))) {
    if (!read_income(out)) add(out, of_subject("", 0, words_.size()));
    read_column(out);
    return true;
  }
  read_column(out);
  if (!is(0, {"who", "whose", "where", "when", "which", "how", "why"})) read_plural(out);
  if (!out.questions.empty()) return true;
  out.kind = FigurePart::Kind::kColumn;
  out.certain = false;
  add(out, with_subject(text(0, words_.size())));
  return !out.column.readings.empty();
}

}  // namespace ask::engine
