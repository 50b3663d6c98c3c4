#include "agent/engine/dialogue/utterance.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/dialogue/context_dependence.h"
#include "agent/engine/dialogue/plain_openings.h"
#include "agent/engine/dialogue/plain_request.h"
#include "agent/engine/dialogue/pronouns.h"
#include "agent/engine/dialogue/utterance_shape.h"
#include "agent/engine/lexicon/follow_up_openings.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/link/linker.h"
#include "agent/engine/schema/row_attributes.h"

namespace ask::engine {
namespace {

using dialogue::names;
using text::is_one_of;

// True if it ends in "instead".
bool strip_end(Utterance& u) {
  bool instead = false;
  for (bool more = true; more && u.end > u.begin;) {
    const uint32_t last = u.end - 1;
    more = true;
    if (u.token(last).punctuation && !u.token(last).quoted)
      u.end = last;
    else if (is_one_of(u.word(last), kTrailingWords) && last > 0)
      instead |= u.word(last) == kReplacementAdverb, u.end = last;
    else if ((u.word(last) == "too" || u.word(last) == "also") && last > 0)
      u.end = last, u.added = true;
    else if (u.word(last) == kAdditionAdverb && last > 1 && u.word(last - 1) == "as")
      u.end = last - 1, u.added = true;
    else if (u.word(last) == "only" && last > 0)
      u.end = last, u.only = true;
    else
      more = false;
  }
  return instead;
}

// True if the tokens name a column, and no table as well.
bool names_column_alone(const Utterance& u, uint32_t begin, uint32_t end) {
  return names(u, begin, end, MentionKind::kColumn) &&
         !names(u, begin, end, MentionKind::kTable, 0.9F);
}

// Takes one opening word or phrase off. False if there is none.
bool strip_one(Utterance& u) {
  const uint32_t b = u.begin;
  if (b + 1 >= u.end) return false;
  const std::string_view first = u.word(b), second = u.word(b + 1);
  if (u.is_mark(b)) return b > 0 && (++u.begin, true);  // not "% of orders"
  if ((first == "what" || first == "how") && is_topic_preposition(second))
    return u.begin += 2, u.about = true, b + 2 < u.end;
  if (first == "same" || (first == "the" && second == "same")) {
    const uint32_t at = b + (first == "the" ? 2 : 1);
    if (!is_one_of(u.word(at), {"for", "with", "in", "but"})) return false;
    return u.begin = at, u.about = true, true;
  }
  // "and there, how many are active?"
  if (first == "there" && u.is_mark(b + 1) && u.opened)
    return u.begin += 2, u.about = true, b + 2 < u.end;
  if (is_changing_verb(first) && (second == "that" || second == "it"))
    return u.begin += 2, u.about = true, true;
  if (first == "i" && is_meaning_verb(second)) return u.begin += 2, u.corrects = true, true;
  if (is_one_of(first, kCorrectingWords)) {
    if (first == "no" && !u.is_mark(b + 1) && !is_one_of(second, kAfterCorrectingNo)) return false;
    return ++u.begin, u.corrects = true, true;
  }
  // "anything above 500?", "any in Berlin?"
  if ((first == "any" || first == "anything") &&
      (is_one_of(second, kTurnPrepositions) || second == "more" || second == "less" ||
       second == kCheaperThanThese))
    return ++u.begin, u.only = true, true;
  if (first == "only" || first == "just") {
    if (is_one_of(second, kTurnRequestWords) || is_one_of(second, kTurnQuestionWords))
      return ++u.begin, true;
    return ++u.begin, u.only = true, true;
  }
  if (is_one_of(first, kTurnRequestWords)) {  // "show me only the", "show me just"
    uint32_t at = b + 1;
    if (u.word(at) == "me" || u.word(at) == "us") ++at;
    if (u.word(at) != "only" && u.word(at) != "just") return false;
    return u.begin = at + 1, u.only = u.shows = true, at + 1 < u.end;
  }
  // "who are the recipients?": nothing but columns.
  if ((first == "who" || first == "what") && (second == "are" || second == "were") &&
      u.word(b + 2) == "the" && b + 4 >= u.end && b + 3 < u.end &&
      names_column_alone(u, b + 3, u.end))
    return u.begin += 2, true;
  // "which floor?"
  if ((first == "which" || first == "what") && b + 2 == u.end &&
      names_column_alone(u, b + 1, b + 2))
    return ++u.begin, true;
  if (is_one_of(first, kOpeningConjunctions)) {
    u.added |= first == "also";
    u.either |= first == "or";
    return ++u.begin, u.opened = true, true;
  }
  // "next: ...", and not "next 5"
  if (first == "next" && (names(u, b + 1, b + 2, MentionKind::kNumber) || second == "one" ||
                          second == "few" || period_named(second) != Period::kWhole))
    return false;
  if (is_one_of(first, kSmallTalk)) return ++u.begin, true;
  return false;
}

void strip_start(Utterance& u) {
  while (strip_one(u)) {
  }
}

}  // namespace

bool is_question_word(std::string_view folded) { return is_one_of(folded, kTurnQuestionWords); }
bool is_request_word(std::string_view folded) { return is_one_of(folded, kTurnRequestWords); }
bool is_preposition(std::string_view folded) { return is_one_of(folded, kTurnPrepositions); }
bool is_excluding(std::string_view folded) { return is_one_of(folded, kExcludingWords); }
bool is_form_of_be(std::string_view folded) { return is_one_of(folded, kFormsOfBeAndHave); }
bool is_place_word(std::string_view folded) { return is_one_of(folded, kPlacesInOrder); }
bool is_order_word(std::string_view folded) { return is_one_of(folded, kOrderVerbs); }

uint32_t excluding_words(const Utterance& u, uint32_t at) {
  const bool two = (is_one_of(u.word(at), kVerbsWithOut) && u.word(at + 1) == "out") ||
                   (u.word(at) == "not" && is_one_of(u.word(at + 1), kNegatedInclusions));
  if (two) return 2;
  const bool denied = u.word(at) == "do" && u.word(at + 1) == "not";
  const uint32_t verb = at + (denied ? 2 : 1);
  if ((denied || is_one_of(u.word(at), kNegatedRequests)) &&
      is_one_of(u.word(verb), kInclusionVerbs))
    return verb + 1 - at;
  return is_excluding(u.word(at)) || is_one_of(u.word(at), kIgnoringForms) ? 1 : 0;
}

bool Utterance::names_no_rows() const {
  const auto all = words();
  const bool who =
      all.size() > 2 && word(all[0]) == "who" && is_one_of(word(all[1]), kLightVerbForms);
  return all.size() >= 3 && all.size() <= 4 && (who || word(all[0]) == "which") &&
         (all.size() == 3 || word(all[2]) == "the") &&
         is_one_of(word(all.back()), {"most", "least", "fewest"});
}

std::string_view period_adverb(std::string_view folded) {
  for (const auto& [adverb, unit] : kGroupingAdverbs)
    if (folded == adverb) return unit;
  return "";
}

std::optional<Shift> shift_of(const Utterance& u) {
  constexpr std::string_view kLight[] = {"the", "a", "one", "in", "for", "of", "that", "during"};
  Shift out;
  bool unit = false;
  for (const uint32_t i : u.words()) {
    const std::string_view word = u.word(i);
    const Period period = period_named(word);
    if (period != Period::kWhole && !unit) {
      out.unit = period;
      unit = true;
    } else if (is_one_of(word, kEarlierWords) && out.by == 0) {
      out.by = -1;
    } else if (is_one_of(word, kLaterWords) && out.by == 0) {
      out.by = 1;
    } else if (!is_one_of(word, kLight)) {
      return std::nullopt;
    }
  }
  if (!unit || out.by == 0) return std::nullopt;
  return out;
}

std::string Utterance::span(uint32_t from, uint32_t to) const {
  if (from >= to || to > lattice.tokens.size()) return "";
  const size_t first = token(from).begin, last = token(to - 1).end;
  return text.substr(first, last - first);
}

std::vector<uint32_t> Utterance::words() const {
  std::vector<uint32_t> out;
  for (uint32_t i = begin; i < end; ++i)
    if (!token(i).punctuation || token(i).quoted) out.push_back(i);
  return out;
}

namespace {

// True for a price or rate that is called by the period: day_rate, nightly_rate.
bool has_price_per(const SchemaIndex& index, std::string_view period) {
  for (uint32_t t = 0; t < index.tables(); ++t)
    for (uint32_t c = 0; c < index.columns(t); ++c) {
      const SchemaItem& column = index.column(t, c);
      if (is_per_period(index, column, period) &&
          (index.has_any_word(column, kPriceNames) || index.has_any_word(column, kChargeColumns)))
        return true;
    }
  return false;
}

}  // namespace

Utterance utterance(std::string_view question, const db::Snapshot& snapshot,
                    const SchemaIndex& index) {
  Utterance out;
  std::string whole = text::repaired_utf8(question);
  if (auto opening = dialogue::without_opening(whole)) {
    whole = std::move(opening->rest);
    out.after_remark = true;
    out.changes_subject = opening->changes_subject;
  }
  if (const size_t begin = dialogue::after_remarks(whole, false); begin > 0) {
    whole.erase(0, begin);
    out.after_remark = true;
  }
  out.text = plain_request(dialogue::without_politeness(std::move(whole)),
                           [&](std::string_view period) { return has_price_per(index, period); });
  out.reworded = out.text != question;
  out.lattice = link(out.text, snapshot, index);
  out.end = static_cast<uint32_t>(out.lattice.tokens.size());
  const bool instead = strip_end(out);
  strip_start(out);
  out.about |= instead && !dialogue::is_complete(out);
  dialogue::find_pronouns(out);
  out.depends = dialogue::depends(out);
  out.columns = dialogue::only_columns(out);
  if (out.depends) return out;
  out.elliptic = dialogue::is_elliptic(out);
  out.phrase = dialogue::is_noun_phrase(out);
  out.definite = dialogue::is_definite(out);
  out.may_depend =
      out.columns || out.elliptic || out.phrase || out.definite || dialogue::asks_most_of_some(out);
  return out;
}

}  // namespace ask::engine
