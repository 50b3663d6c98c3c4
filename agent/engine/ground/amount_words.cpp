#include "agent/engine/ground/amount_words.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_predicates.h"

namespace ask::engine {

bool names_money(const Arcs& arcs, const Arc& noun) {
  return text::is_one_of(arcs.token(noun.end - 1U).lemma, kMoneyNouns);
}

namespace {

// True for a word that is a stored value or stands for one: "unpaid".
bool is_stored_word(const Arcs& arcs, size_t token) {
  const auto found = arcs.beginning_at(token);
  return std::any_of(found.begin(), found.end(), [&](const Arc& arc) {
    return arc.kind == MentionKind::kValue && arc.end == token + 1 && arcs.mention(arc).found;
  });
}

}  // namespace

bool sums_amounts(const Arcs& arcs, const Arc& noun) {
  size_t at = noun.begin;
  const auto before = [&](std::string_view word) {
    return at > 0 && arcs.token(at - 1).folded == word;
  };
  const auto skip = [&] {
    while (at > 0 && (arcs.is(at - 1, kArticle) || before("all") || before("their"))) --at;
  };
  skip();
  if (at > 0 && is_stored_word(arcs, at - 1)) --at, skip();  // "total of unpaid fines"
  const bool of = before("of");
  if (of) --at;
  if (before(kAdditionNoun)) return of;
  return before(kSumNoun) && names_money(arcs, noun);
}

bool handed_over(const Arcs& arcs, size_t verb) {
  return verb + 1 < arcs.tokens() && text::is_one_of(arcs.token(verb).folded, kAmountParticiples);
}

bool says_average(const Arcs& arcs, const Arc& noun) {
  return noun.begin > 0 && text::is_one_of(arcs.token(noun.begin - 1).folded, kAverageWords);
}

bool is_amount_of_verb(const Arcs& arcs, const Arc& amount) {
  const size_t at = amount.begin;
  return at > 1 && amount.end == at + 1 &&
         text::is_one_of(arcs.token(at - 1).folded, {"we", "you", "i", "they"}) &&
         text::is_one_of(arcs.token(at - 2).folded, {"did", "do", "have", "had", "will"});
}

bool no_year(const Arcs& arcs, ArcId number) {
  if (number == kNoArc) return false;
  const Arc& u = arcs[number];
  if (u.begin == 0 || !text::is_one_of(arcs.token(u.begin - 1U).folded, kAmountBounds))
    return false;
  const std::string& text = arcs.token(u.begin).text;
  return u.end == u.begin + 1 && text.size() == 4 &&
         text.find_first_not_of("0123456789") == text.npos;
}

// True for a column "best before" with a date: the name itself has the direction of the comparison.
bool ends_in_before(const Arcs& arcs, ArcId column) {
  if (column == kNoArc) return false;
  const Arc& u = arcs[column];
  return u.kind == MentionKind::kColumn && u.end > u.begin + 1 &&
         arcs.token(u.end - 1U).folded == "before";
}

}  // namespace ask::engine
