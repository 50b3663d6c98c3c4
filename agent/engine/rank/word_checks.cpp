#include "agent/engine/rank/word_checks.h"

#include <algorithm>
#include <span>
#include <string_view>

#include "agent/common/words.h"
#include "agent/engine/adjust/validity.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/shape_words.h"
#include "agent/engine/lexicon/standing_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rank/coverage_context.h"
#include "agent/engine/text/currencies.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

constexpr size_t kNearby = 3;  // tokens between an auxiliary and its verb

// The checks that concern one token.
class ChecksOfToken {
 public:
  ChecksOfToken(const Arcs& arcs, size_t token)
      : arcs_(arcs), token_(token), word_(arcs.token(token)) {
    verb_ = !word_.quoted && is_relational_verb(word_.lemma);
  }

  uint64_t run() {
    complements();
    amounts();
    neighbours();
    names();
    predicates();
    figures();
    events();
    phrases();
    return found_;
  }

 private:
  void add(WordCheck check, bool concerns) {
    if (concerns) found_ |= WordChecks::bit(check);
  }
  // The folded text of the token, or of the one so many before or after it; "" beyond the ends.
  std::string_view word(ptrdiff_t at) const {
    const size_t token = token_ + static_cast<size_t>(at);
    return token < arcs_.tokens() ? std::string_view(arcs_.token(token).folded) : "";
  }
  bool is(std::span<const std::string_view> words, ptrdiff_t at = 0) const {
    return text::is_one_of(word(at), words);
  }
  template <class... Words>
  bool is_any(ptrdiff_t at, Words... words) const {
    return text::equals_any(word(at), words...);
  }
  // ... that is not in quotes
  bool unquoted(ptrdiff_t at) const {
    const size_t token = token_ + static_cast<size_t>(at);
    return token < arcs_.tokens() && !arcs_.token(token).quoted;
  }
  bool says(std::span<const std::string_view> words) const { return !word_.quoted && is(words); }
  template <class... Words>
  bool says_any(ptrdiff_t at, Words... words) const {
    return is_any(at, words...) && unquoted(at);
  }
  void complements() {
    const bool ends = arcs_.ends_at(token_ + 1) && !word_.quoted;
    add(WordCheck::kComplement,
        ends && !word_.punctuation && !word_.capitalised && !is(kPresentPredicates));
    add(WordCheck::kAdverbial, ends && token_ >= 2);
    add(WordCheck::kOccasion, token_ >= 2 && is_any(0, kTemporalNoun) && unquoted(-1) &&
                                  is(kOccasionOrdinals, -1) && says_any(-2, "the", "a"));
    add(WordCheck::kEachOf, token_ >= 3 && says_any(0, "them", "those", "these") &&
                                says_any(-1, "of") && says_any(-2, "each", "every") &&
                                says_any(-3, "for"));
    add(WordCheck::kRest, token_ >= 3 && is_any(0, kRemainderParticiple));
    add(WordCheck::kAdjective,
        token_ >= 2 && says_any(-1, "many") && says_any(-2, "how") && is(kRelativeAdjectives));
    add(WordCheck::kUniversal,
        token_ >= 1 && !word_.quoted && (is(kEverybody) || is_any(0, "every", "all")));
    add(WordCheck::kPattern,
        token_ >= 1 && (is_any(0, "in") || (is(kNamePieces, -1) && unquoted(-1))));
    add(WordCheck::kStandard, token_ >= 3 && is_any(0, "than"));
  }

  void amounts() {
    add(WordCheck::kPercent, token_ >= 1 && (is_any(0, "%", kPercentNoun)));
    add(WordCheck::kLevel, is_any(0, "per") || says(kExtremeNumbers));
    add(WordCheck::kEnd, says(kEndWords));
    add(WordCheck::kOtherEnd, arcs_.is(token_, kAndWord));
    add(WordCheck::kEventOfShare, token_ >= 2 && !word_.quoted && word_.folded != word_.lemma &&
                                      says_any(1, "per", "by", "for") &&
                                      !has_plural_suffix(word_.folded));
    add(WordCheck::kEventTime,
        says_any(0, "after", "before") && says_any(1, "he", "she", "they", "it"));
    add(WordCheck::kAmount, says(kTotalWords) || says_any(0, "many") || says(kChangeNouns));
    const ptrdiff_t article = is_any(1, "us", "them", "me") ? 2 : 1;
    const bool dear =
        word_.lemma == kDearVerb || (text::is_one_of(word_.lemma, kAmountOnlyVerbs) &&
                                     arcs_.ends_at(token_ + static_cast<size_t>(article) + 2));
    add(WordCheck::kCost,
        dear && says_any(article, "the") && says_any(article + 1, "most", "least"));
    add(WordCheck::kDenial, says_any(0, "no", "without", "never"));
    add(WordCheck::kUnit,
        token_ >= 1 && (says(kPercentSigns) || text::is_one_of(word_.lemma, kPeriodNouns)));
    add(WordCheck::kBound, token_ + 1 < arcs_.tokens() && says(kAmountBounds));
    add(WordCheck::kCurrency, !word_.quoted && !currency_of(unit_named(word_.folded)).empty());
    add(WordCheck::kMisfit, token_ >= 1 && word_.folded.size() >= 4 && word_.folded[0] >= '0' &&
                                word_.folded[0] <= '9' && !word_.quoted && is(kBeforePeriods, -1));
    add(WordCheck::kEnding,
        token_ >= 2 && (arcs_.ends_at(token_ + 1) || says(kClauseConjunctions) ||
                        is_any(1, "most", "least")));
  }

  void neighbours() {
    ptrdiff_t at = -1;
    const auto from = [&] { return static_cast<ptrdiff_t>(token_) + at; };  // a token, or -1
    while (from() >= 0 && is_any(at, "the", "their", "its", "his", "her", "all", "both")) --at;
    const bool ends = arcs_.ends_at(token_ + 1) || is_any(1, "and");
    add(WordCheck::kCompanion, from() >= 0 && ends && is(kAddingWords, at));
    at = -1;
    while (from() >= 0 && is_any(at, "the", "each", "every")) --at;
    add(WordCheck::kGrouping, from() >= 1 && is_any(at, "by", "per"));
    add(WordCheck::kEach, at < -1 && is_any(-1, "each", "every"));
    add(WordCheck::kSecondKey,
        token_ >= 3 && arcs_.is(token_ - 1, kAndWord) && is_any(-3, "by", "per"));
    add(WordCheck::kPeople,
        token_ >= 2 && is_any(-1, "many") && is_any(-2, "how") && is(kPeopleNouns));
    add(WordCheck::kNoun, token_ >= 3 && ((is_any(-2, "many") && is_any(-3, "how")) ||
                                          (is_any(-2, "of") && is_any(-3, kCardinalityNoun))));
  }

  void names() {
    const std::string& text = word_.text;
    add(WordCheck::kName, !text.empty() && text[0] >= 'A' && text[0] <= 'Z' && !word_.quoted);
    add(WordCheck::kNoted, std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
          return u.begin == token_ && u.end >= token_ + 2U;
        }));
    add(WordCheck::kSameness, is_any(0, "same"));
    add(WordCheck::kSameWord,
        is_any(0, "same", "also", "those", "whose", "another", "any", "some", "all", "other"));
    add(WordCheck::kCounted, word_.folded.size() >= 4 && has_plural_suffix(word_.folded) &&
                                 !word_.quoted && !is(kCountedUnits));
  }

  bool precedes_table() const {
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
      return u.begin == token_ + 1 && u.kind == MentionKind::kTable && u.score >= kSameWord;
    });
  }

  void predicates() {
    add(WordCheck::kVerb, token_ >= 1 && verb_);
    if (word_.quoted || word_.punctuation) return;
    add(WordCheck::kQualifier, is(kQualityAdjectives) || (word_.folded != kAvailabilityAdjective &&
                                                          (!state_classes(word_.folded).empty() ||
                                                           !event_states(word_.folded).empty())));
    if (!verb_ || word_.capitalised) return;
    add(WordCheck::kParticiple, word_.folded.size() >= 6 && has_verbal_suffix(word_.folded) &&
                                    !is(kPointingParticiples) && precedes_table());
    add(WordCheck::kRoleOfVerb, token_ >= 1 && word_.folded.size() >= 5);
    add(WordCheck::kEventOfFirst, token_ >= 1 && has_progressive_suffix(word_.folded) &&
                                      !text::is_one_of(word_.lemma, kExistenceVerbs));
  }

  // "no longer", "stopped working", "left the choir", "still"
  bool may_say_standing() const {
    return is_any(0, "no", "any", "still") || is(kAnyMore) || is(kLeavingForms) ||
           text::is_one_of(lemma(word_.folded), kStoppingVerbs);
  }

  // "what did we earn", "how much have they paid", from the first token on.
  bool asks_for_amount() const {
    if (token_ != 0 || !is_any(0, "what", "how") || (is_any(0, "how") && !is_any(1, "much")))
      return false;
    for (ptrdiff_t t = 1; t < static_cast<ptrdiff_t>(std::min(arcs_.tokens(), kNearby)); ++t)
      if (is_any(t, "did", "do", "have") && is_any(t + 1, "we", "you", "they", "i") &&
          static_cast<size_t>(t) + 2 < arcs_.tokens() &&
          text::is_one_of(arcs_.token(static_cast<size_t>(t) + 2).lemma, kMoneyVerbs))
        return true;
    return false;
  }

  void figures() {
    add(WordCheck::kFigure, is(kFigureWords));
    add(WordCheck::kAskedAmount, asks_for_amount());
    const bool average = text::is_one_of(word_.lemma, kAverageLemmas);
    add(WordCheck::kOwnAverage, average && token_ >= 1 && is_any(1, "of", "for", "in") &&
                                    is_any(2, "their", "its", "his", "her"));
    add(WordCheck::kValueOfRows, token_ >= 1 && is(kValueNouns));
    add(WordCheck::kRate,
        token_ >= 1 && is(kRateNouns) && !arcs_.token(token_ - 1).punctuation &&
            !arcs_.token(token_ - 1).quoted &&
            !arcs_.is(token_ - 1, kArticle | kDo | kOwnPronoun | kAndWord | kOrWord));
    add(WordCheck::kTime, (is_any(0, "how") && is_any(1, "long") &&
                           is_any(2, "did", "do", "does", "have", "has", "had", "will")) ||
                              (text::is_one_of(word_.folded, kAverageLemmas) &&
                               is_any(1, kTemporalNoun) && is_any(2, "to")));
  }

  // A period of time within a few tokens after the verb: "in 2024", "per month".
  bool dated_after() const {
    if (is_any(1, "per", "each", "every", "by") && is(kPeriodNouns, 2)) return true;
    return std::any_of(arcs_.all.begin(), arcs_.all.end(), [&](const Arc& u) {
      return u.kind == MentionKind::kDate && u.begin > token_ && u.begin - token_ <= 4;
    });
  }

  // True for a verb that expresses a state: "turned" of "turned down", "flew" of "actually flew".
  bool expresses_state() const {
    if (token_ + 1 < arcs_.tokens() && is_any(1, "out") && arcs_.token(0).folded != "how" &&
        text::is_one_of(word_.lemma, kOutVerbs))
      return true;
    if (token_ + 1 < arcs_.tokens() && is_any(1, "down", "off", "away") &&
        text::is_one_of(word_.lemma, kPhrasalVerbs))
      return true;
    if (token_ == 0 || !is(kRealityAdverbs, -1) ||
        !(has_past_suffix(word_.folded) || word_.lemma != word_.folded))
      return false;
    return !(is_any(0, "down", "off", "away") &&
             text::is_one_of(arcs_.token(token_ - 1).lemma, kPhrasalVerbs));
  }

  void events() {
    add(WordCheck::kStanding, may_say_standing());
    add(WordCheck::kPaidMark, token_ >= 1 && says(kPaidWords));
    add(WordCheck::kStateOfVerb, expresses_state());
    const bool past = word_.folded != word_.lemma || has_past_suffix(word_.folded) ||
                      (token_ >= 2 && arcs_.token(token_ - 2).lemma == "do");
    add(WordCheck::kEventOfDate,
        token_ >= 1 && token_ + 2 < arcs_.tokens() && !word_.quoted && past && dated_after());
    const bool attracts =  // "drew the most visitors"
        word_.lemma == kAttractingVerb && is_any(1, "the", "more", "fewer");
    add(WordCheck::kOutcome, token_ >= 1 && !word_.quoted && !word_.capitalised && !attracts &&
                                 text::is_one_of(word_.lemma, kContestVerbs));
  }

  void phrases() {
    add(WordCheck::kSecondQuestion, token_ >= 3 && is_any(-1, "and", "&", ",", "?", ";"));
    if (token_ + 1 >= arcs_.tokens() || token_ == 0) return;
    add(WordCheck::kOutOf, is_any(0, "out") && is_any(1, "of") && arcs_.token(0).folded != "how");
    add(WordCheck::kTarget,
        (is_any(0, "within") && !is_any(1, "the", "our", "this")) ||
            (token_ >= 2 && is_any(0, "first") && is_any(-1, "the") && is_any(-2, "on", "at")));
    add(WordCheck::kOwned,
        token_ + 2 < arcs_.tokens() && is_any(0, "and") && is_any(1, "their", "its", "his", "her"));
  }

  const Arcs& arcs_;
  const size_t token_;
  const Token& word_;
  bool verb_ = false;
  uint64_t found_ = 0;
};

}  // namespace

WordChecks::WordChecks(const Arcs& arcs, const ColumnFacts& column_facts)
    : of_tokens_(arcs.tokens()) {
  for (size_t t = 0; t < of_tokens_.size(); ++t) {
    of_tokens_[t] = ChecksOfToken(arcs, t).run();
    all_ |= of_tokens_[t];
  }
  if (says_current(arcs, column_facts)) all_ |= bit(WordCheck::kPresent);
}

}  // namespace ask::engine
