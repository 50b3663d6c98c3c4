#include "agent/engine/rewrite/rewrite_official_forms.h"

#include "agent/engine/lexicon/formal_words.h"
#include "agent/engine/lexicon/official_words.h"
#include "agent/engine/lexicon/redundant_words.h"
#include "agent/engine/lexicon/request_frame_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_order_words.h"
#include "agent/engine/rewrite/frame_clauses.h"
#include "agent/engine/rewrite/request_openings.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

bool in_schema_form(const WordSequence& words, size_t i, const IsName& in_schema) {
  const std::string word = bare(words, i);
  return in_schema(word) || in_schema(lemma(word));
}

// "volunteers marked as having stopped" -> "volunteers that have stopped", "cheeses classed as
// vegetarian" -> "cheeses that are vegetarian"
void rewrite_filed_as(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i + 1, {"as"}) ||
        (!is_any(words, i, kGivenParticiples) && !is_any(words, i, kFiledParticiples)))
      continue;
    if (in_schema(plain(words, i)) || !end_mark(words[i - 1]).empty()) return;
    if (is_any(words, i + 2, kAfterOtherAs)) return;
    const bool after_be = is_any(words, i - 1, kBeingForms) || is_any(words, i - 1, {"down"});
    const bool having = is_any(words, i + 2, {"having"});
    const bool being = is_any(words, i + 2, {"being"});
    const size_t past = having || being ? i + 3 : i + 2;
    if (past >= words.size()) return;
    if (after_be) {
      if (having) return replace(words, i - 1, past - i + 1, {"have"});
      return words.erase(i, past);
    }
    if (!in_schema_form(words, i - 1, in_schema)) return;
    return replace(words, i, past - i, {"that", having ? "have" : "are"});
  }
}

// "sites that operate as mobile units" -> "sites that are mobile units"
void rewrite_serving_as(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 1; i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kServingVerbs) || !is_any(words, i + 1, {"as"}) ||
        in_schema_form(words, i, in_schema))
      continue;
    if (is_any(words, i - 1, {"have", "has", "had", "never"}))
      return replace(words, i, 2, {"been"});
    if (is_any(words, i - 1, {"that", "which", "who"})) return replace(words, i, 2, {"are"});
    if (has_progressive_suffix(plain(words, i)) && in_schema_form(words, i - 1, in_schema))
      return replace(words, i, 2, {"that", "are"});
    return;
  }
}

bool is_unit_word(const WordSequence& words, size_t i) {
  return unit_named(plain(words, i)) != kNoUnit || is_any(words, i, kShareUnits);
}

// "repair time, expressed in days" -> "repair time in days", "closure time, shown separately by
// category" -> "closure time by category"
void rewrite_shown_in(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 2; i + 1 < words.size(); ++i) {
    const bool participle = is_any(words, i, kShownParticiples) && !in_schema(plain(words, i));
    size_t next = participle ? i + 1 : i;
    while (is_any(words, next, kApartAdverbs) || (participle && is_any(words, next, {"out"})))
      ++next;
    if (next == i || next + 1 >= words.size()) continue;
    const size_t unit = is_any(words, next + 1, {"a", "the"}) ? next + 2 : next + 1;
    const bool shown = participle && is_any(words, next, {"in", "as"}) && is_unit_word(words, unit);
    const bool divided = is_any(words, next, kBeforeDivision) &&
                         (!is_any(words, next, {"for"}) || is_any(words, next + 1, {"each"})) &&
                         (!participle || words[i - 1].ends_with(',') || next > i + 1);
    if (!shown && !divided) continue;
    words.erase(i, next);
    if (words[i - 1].ends_with(',')) words.cut_last(i - 1);
    return;
  }
}

// "parts that have reached the point where they need reordering" -> "parts that need reordering"
void drop_point(WordSequence& words) {
  for (size_t i = 1; i + 4 < words.size(); ++i) {
    if (!is_any(words, i, kReachingForms) || !is_any(words, i + 1, {"the", "a"}) ||
        !is_any(words, i + 2, kPointNouns) || !is_any(words, i + 3, kPointConjunctions))
      continue;
    size_t end = i + 4;
    if (is_any(words, end, {"which"})) ++end;
    if (is_any(words, end, {"they", "it"})) ++end;
    const bool helped = is_any(words, i - 1, {"have", "has", "are", "is"});
    return words.erase(helped ? i - 1 : i, end);
  }
}

// "the tallest tree among those we hold on file" -> "the tallest tree"
void drop_held_rows(WordSequence& words, const IsName& in_schema) {
  constexpr size_t kMost = 10, kFewestBefore = 3;
  const size_t first = words.size() > kMost ? words.size() - kMost : kFewestBefore;
  for (size_t i = std::max(first, kFewestBefore); i + 2 < words.size(); ++i) {
    if (!is_any(words, i, kBeforeHeldRows) || is_any(words, i - 1, {"out"})) continue;
    bool all = true, pronoun = false, held = false;
    for (size_t k = i; k < words.size() && all; ++k) {
      all = is_bare_any(words, k, kHeldRowsWords) && (k == i || !in_schema(bare(words, k)));
      pronoun |= is_any(words, k, kHeldRowsPronouns);
      held |= is_any(words, k, {"we", "you", "i"});
    }
    if (all && pronoun && held) return cut_from(words, i);
  }
}

// "technicians with no jobs against their name" -> "technicians with no jobs"
void drop_own_name(WordSequence& words) {
  for (size_t i = 2; i + 2 < words.size() + 0; ++i) {
    if (!is_any(words, i, kBeforeOwnName)) continue;
    const size_t own = is_any(words, i + 1, {"to"}) ? i + 2 : i + 1;
    if (!is_any(words, own, kOwnersOfAll) || !is_any(words, own + 1, kOwnNameNouns)) continue;
    const std::string mark = end_mark(words[own + 1]);
    words.erase(i, own + 2);
    if (end_mark(words[i - 1]).empty()) words.add(i - 1, mark);
    return;
  }
}

// "the number of occasions on which Ann has given blood" -> "how many times Ann has given blood"
void rewrite_occasions(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 1; i + 4 < words.size(); ++i) {
    if (!is_any(words, i, {"of"}) || !is_any(words, i + 1, kOccasionNouns) ||
        !is_any(words, i - 1, kReportedFigures) || in_schema_form(words, i + 1, in_schema))
      continue;
    size_t from = i - 1, end = i + 2;
    while (from > 0 && is_any(words, from - 1, kBeforeFigure)) --from;
    if (is_any(words, end, {"on"}) && is_any(words, end + 1, {"which"}))
      end += 2;
    else if (is_any(words, end, {"when", "that"}))
      ++end;
    return replace(words, from, end - from, {"how", "many", "times"});
  }
}

// "nominations by category, listing category name alongside the total" -> "nominations by category"
void drop_shown_group(WordSequence& words) {
  for (size_t i = 4; i + 3 < words.size(); ++i) {
    if (!words[i - 1].ends_with(',') || !is_any(words, i, kShowingForms)) continue;
    bool divided = false, beside = false, figure = false;
    for (size_t k = 0; k < i; ++k) divided |= is_any(words, k, {"by", "per", "each", "every"});
    for (size_t k = i + 1; k < words.size(); ++k) {
      const bool named = is_any(words, k, kNamesOnly) || is_any(words, k, kAroundFigures) ||
                         is_repeated(words, bare(words, k), 0, i);
      const bool here = is_any(words, k, kReportedFigures);
      beside |= is_any(words, k, kBesideWords);
      figure |= here;
      if (!named && !here && !is_any(words, k, kBesideWords)) return;
    }
    if (divided && beside && figure) return cut_from(words, i);
    return;
  }
}

// True if the name of the schema that begins at word `at` is one of amounts that are added up.
bool names_sum(const WordSequence& words, size_t at, const IsName& in_schema,
               const ColumnTests& columns) {
  size_t last = at;
  while (last + 1 < words.size() && end_mark(words[last]).empty() &&
         in_schema_form(words, last + 1, in_schema))
    ++last;
  return at < words.size() && columns.adds_up(lemma(bare(words, last)));
}

// True if word `at`, after "combined", is no part of a figure that is not added up: "highest".
bool may_add_up(const WordSequence& words, size_t at) {
  return !is_any(words, at, kAverageWords) && !is_any(words, at, kShareUnits) &&
         !is_ranking_word(words, at);
}

// "the combined area" -> "the total area", "the total of customers" -> "the number of customers"
void rewrite_sum_nouns(WordSequence& words, const IsName& in_schema, const IsName& names_row,
                       const ColumnTests& columns) {
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (is_any(words, i, kCombinedAdjectives) && !in_schema(plain(words, i)) && i > 0 &&
        is_any(words, i - 1, kBeforeSum)) {
      if (is_any(words, i + 1, kCountedFigures))
        words.erase(i, i + 1);
      else if (is_any(words, i, {kOfAll}) ? names_sum(words, i + 1, in_schema, columns)
                                          : may_add_up(words, i + 1))
        replace(words, i, 1, {"total"});
    }
    if (is_any(words, i, {"total"}) && is_any(words, i + 1, {"of"}) && i + 2 < words.size()) {
      size_t noun = i + 2;
      while (is_any(words, noun, {"all", "the", "our"})) ++noun;
      const std::string rows = bare(words, noun);
      const bool before = i == 0 || is_any(words, i - 1, kBeforeSum);
      if (before && has_plural_suffix(rows) && names_row(lemma(rows)) &&
          !text::is_one_of(lemma(rows), kRowsOfMoney) && !columns.has_amount(lemma(rows)))
        return replace(words, i, 1, {"number"});
    }
  }
}

// "with their respective fee" -> "with their fee"
void drop_empty_adjectives(WordSequence& words, const IsName& in_schema) {
  for (size_t i = 1; i + 1 < words.size(); ++i)
    if (is_any(words, i, kEmptyAdjectives) && !in_schema(plain(words, i)) &&
        end_mark(words[i]).empty() && in_schema_form(words, i + 1, in_schema))
      return words.erase(i, i + 1);
}

// "check whether any members are teachers" -> "which members are teachers"
void rewrite_whether(WordSequence& words) {
  size_t at = 0;
  while (at < words.size() && at < 4 && is_bare_any(words, at, kPoliteAdverbs)) ++at;
  const size_t opening = request_opening_end(words, 0);
  if (opening > 0)
    at = opening;
  else if (is_request_verb(words, at))
    ++at;
  else
    return;
  if (is_any(words, at, {"for", "me"})) return;
  if (!is_any(words, at, kWhetherConjunctions)) return;
  size_t noun = at + 1;
  if (is_any(words, noun, {"there"}) && is_any(words, noun + 1, {"are", "is"})) noun += 2;
  if (!is_any(words, noun, {"any"}) || noun + 3 > words.size()) return;
  ++noun;
  if (is_any(words, noun, {"of"})) ++noun;
  replace(words, 0, noun, {"which"});
}

}  // namespace

void rewrite_official_forms(WordSequence& words, const IsName& in_schema, const IsName& names_row,
                            const ColumnTests& columns) {
  constexpr size_t kFewest = 5;
  if (words.size() < kFewest) return;
  rewrite_filed_as(words, in_schema);
  rewrite_serving_as(words, in_schema);
  rewrite_shown_in(words, in_schema);
  drop_point(words);
  drop_held_rows(words, in_schema);
  drop_own_name(words);
  rewrite_occasions(words, in_schema);
  drop_shown_group(words);
  rewrite_sum_nouns(words, in_schema, names_row, columns);
  drop_empty_adjectives(words, in_schema);
  rewrite_whether(words);
}

}  // namespace ask::engine
