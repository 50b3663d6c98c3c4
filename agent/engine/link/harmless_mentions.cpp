#include "agent/engine/link/harmless_mentions.h"

#include <algorithm>
#include <array>
#include <span>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/extreme_words.h"
#include "agent/engine/lexicon/harmless_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/question_words.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_people.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_requests.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/lexicon/word_order_words.h"
#include "agent/engine/link/redundant_nouns.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/text/morphology.h"

namespace ask::engine {
namespace {

// Words before a noun, which is then no verb: "the run".
constexpr std::string_view kBeforeNoun[] = {"a",    "an",    "the", "our", "of", "each",
                                            "every", "no",   "any", "per", "by"};
constexpr float kOwn = 0.85F;   // a column by its own words
constexpr float kNames = 0.7F;  // a mention from this score on has a meaning of its own

// Verbs that relate two things in any of their other forms are read as such (linker.cpp).
bool connects(const Token& token) {
  if (filler(token.folded) > 0) return false;
  const bool read = is_relational_verb(token.lemma) || is_relational_past(token.folded);
  const auto verbs = connecting_verbs();
  return std::any_of(verbs.begin(), verbs.end(), [&](std::string_view verb) {
    return (!read && token.lemma == verb) || is_progressive_of(token.folded, verb);
  });
}

using WordList = std::initializer_list<std::string_view>;

class HarmlessWords {
 public:
  HarmlessWords(std::span<const Token> tokens, const SchemaIndex& index,
                std::span<const Mention> mentions)
      : tokens_(tokens),
        named_(tokens.size()),
        mentioned_(tokens.size()),
        people_(tokens.size()),
        values_(tokens.size()),
        stored_(tokens.size()),
        columns_(tokens.size()),
        tables_(tokens.size()),
        dates_(tokens.size()),
        texts_(tokens.size()),
        amounts_(tokens.size()) {
    now_ = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
      return text::is_one_of(token.folded, kCurrentAdverbs);
    });
    for (const Mention& m : mentions) {
      if (m.kind == MentionKind::kValue && m.found && m.end == m.begin + 1) values_[m.begin] = true;
      for (uint32_t i = m.begin; m.kind == MentionKind::kValue && m.found && i < m.end; ++i)
        stored_[i] = true;
      if (m.kind == MentionKind::kColumn && m.score >= kOwn) columns_[m.end - 1] = true;
      if (m.kind == MentionKind::kColumn && m.score >= kOwn && m.expression == kNone &&
          index.column_roles(m.table, m.column).temporal)
        dates_[m.end - 1] = true;
      if (m.kind == MentionKind::kColumn && m.score >= kNames && m.expression == kNone &&
          !index.column_roles(m.table, m.column).measure)
        texts_[m.end - 1] = true;
      if (m.kind == MentionKind::kColumn && m.score >= kNames && m.expression == kNone &&
          index.column_roles(m.table, m.column).measure)
        amounts_[m.begin] = true;
      if (m.kind == MentionKind::kTable && m.score >= kNames) tables_[m.begin] = true;
      if (m.kind == MentionKind::kTable && m.score >= kNames && keeps_people(index, m.table))
        people_[m.end - 1] = true;
      if (m.kind != MentionKind::kTable && m.kind != MentionKind::kColumn &&
          m.kind != MentionKind::kValue)
        continue;
      for (uint32_t t = m.begin; t < m.end; ++t) mentioned_[t] = true;
      if (m.score < kNames || (m.kind == MentionKind::kValue && !m.found)) continue;
      for (uint32_t t = m.begin; t < m.end; ++t) named_[t] = true;
    }
  }

  bool at(uint32_t t) const {
    const Token& token = tokens_[t];
    if (is_courtesy(t)) return true;
    if (token.quoted || token.punctuation || token.capitalised || named_[t]) return false;
    return is_emphasis(token.folded) || is_all(t) || contains(t) || contains_all(t) ||
           is_single(t) || in_unit(t) || (is_member(token.folded) && t > 0 && people_[t - 1]) ||
           is_on_record(t) || is_agent(t) || (is_truism(token.folded) && negated_before(t)) ||
           is_gloss(t) || is_new(t) || is_taking_place(t) || is_partitive(t) || is_handled(t) ||
           is_title(t) || (is_classifier(token.folded) && t > 0 && columns_[t - 1]) ||
           is_date_noun(t) || is_in_phrase(t) || is_further(t) || is_ours(t) || is_anything(t) ||
           is_tie(t) || is_enough(t) || is_light(t) || is_why(t) || is_where_kept(t) ||
           is_condition(t) || is_real_name(t) || is_measured_material(t) || is_going(t) ||
           is_connecting(t) || is_of_ours(t) || is_different(t) || is_done_measure(t) ||
           is_anyone(t) || is_present(t) || gains(t) || is_ever(t);
  }

 private:
  bool is(uint32_t t, WordList words) const {
    return is(t, std::span(words.begin(), words.size()));
  }
  bool before(uint32_t t, WordList words) const { return t > 0 && is(t - 1, words); }
  bool is(uint32_t t, std::span<const std::string_view> words) const {
    return t < tokens_.size() && !tokens_[t].quoted && text::is_one_of(tokens_[t].folded, words);
  }
  bool before(uint32_t t, std::span<const std::string_view> words) const {
    return t > 0 && is(t - 1, words);
  }
  // A phrase ends here: no noun follows.
  bool closes(uint32_t t) const {
    return t + 1 >= tokens_.size() || tokens_[t + 1].punctuation ||
           (!named_[t + 1] && filler(tokens_[t + 1].folded) >= 0.6F);
  }
  bool negated_before(uint32_t t) const {
    for (uint32_t i = t; i > 0 && t - i < 8; --i) {
      const Token& token = tokens_[i - 1];
      // The negation is of its own clause: "who never ordered, with when they signed up".
      if (token.punctuation || is(i - 1, {"when", "where", "while", "with", "they", "who", "how"}))
        return false;
      if (is_negative_contraction(token.folded) ||
          is(i - 1, {"no", "not", "never", "without", "cannot"}))
        return true;
    }
    return false;
  }
  // "at all", "all in all"
  bool is_all(uint32_t t) const { return is(t, {"all"}) && before(t, {"at", "in"}) && closes(t); }
  // "in our catalogue", "on the books"
  bool contains(uint32_t t) const {
    return t >= 2 && closes(t) && before(t, kBeforeContainer) && is_container(tokens_[t].folded) &&
           (before(t - 1, {"in", "on", "of", "at", "from", "across", "within", "throughout"}) ||
            (before(t - 1, {"the", "this", "our"}) && t >= 3 && before(t - 2, {"in", "of"})) ||
            is_joining_verb(tokens_[t - 2].folded));
  }
  // "the oldest boat in the yard"; "boats that are in the yard" may be a state of the rows.
  bool is_where_kept(uint32_t t) const {
    const bool kept = is_premises(tokens_[t].folded) || (is(t, kStores) && ranked_before(t));
    if (t < 3 || !kept || !before(t, kBeforeContainer) || stored_[t] ||
        !is(t - 2, {"in", "on", "at"}) || !(closes(t) || is(t + 1, {"in", "since", "before"})))
      return false;
    return named_[t - 3] || is(t - 3, {"there", "have", "got"});
  }
  // A superlative before what token t belongs to: "the dearest part in the drawer".
  bool ranked_before(uint32_t t) const {
    constexpr uint32_t kReach = 8;
    for (uint32_t i = t; i > 0 && t - i < kReach; --i) {
      if (tokens_[i - 1].punctuation) return false;
      if (is(i - 1, kGainedExtremes) || (tokens_[i - 1].folded.size() > 5 &&
                                         has_superlative_suffix(tokens_[i - 1].folded)))
        return true;
    }
    return false;
  }
  // "pulled" of "which show pulled in the most visits", "racked" of "racked up the biggest bill":
  // the superlative says how much of it there is.
  bool gains(uint32_t t) const {
    if (t == 0 || mentioned_[t]) return false;
    uint32_t at = t + 1;
    while (is(at, kGainingParticles)) ++at;
    if (is(at, {"the"})) ++at;
    if (!is(at, kGainedExtremes)) return false;
    const bool verb = std::any_of(std::begin(kGainingVerbs), std::end(kGainingVerbs),
                                  [&](std::string_view base) {
                                    return tokens_[t].lemma == base ||
                                           is_regular_form_of(tokens_[t].folded, base);
                                  });
    if (!verb || before(t, kBeforeNoun) || negated_before(t)) return false;
    constexpr uint32_t kReach = 4;
    for (uint32_t i = at + 1; i < tokens_.size() && i <= at + kReach; ++i)
      if (named_[i]) return true;
    return false;
  }
  // "the highest figure we have ever measured", "the biggest bill anyone ever got"
  bool is_ever(uint32_t t) const {
    if (mentioned_[t] && !is(t, kAnyPeople)) return false;
    if (is(t, kEverParticiples) && closes(t) && before(t, {kEverWord})) return ranked_before(t);
    return is(t, kAnyPeople) && (is(t + 1, {kEverWord}) || is(t + 2, {kEverWord})) &&
           ranked_before(t);
  }
  // "kit in poor nick"
  bool is_condition(uint32_t t) const {
    return t >= 2 && is_condition_noun(tokens_[t].folded) && values_[t - 1] &&
           is(t - 2, {"in", "of"}) && closes(t);
  }
  // "what is Akela's real name": a name in words, where "Akela" is stored as another.
  bool is_real_name(uint32_t t) const {
    return is(t, kRealAdjectives) && t + 1 < tokens_.size() && tokens_[t + 1].lemma == kLabelNoun;
  }
  // "total weight of food given out"
  bool is_measured_material(uint32_t t) const {
    return t >= 2 && is_material(tokens_[t].folded) && !stored_[t] && before(t, {"of"}) &&
           amounts_[t - 2];
  }
  // "the biggest dog going", "stuff going to Vienna"
  bool is_going(uint32_t t) const {
    if (!is(t, {kGoingParticiple}) || t == 0) return false;
    if (t + 1 == tokens_.size() || tokens_[t + 1].punctuation) return named_[t - 1];
    return is(t + 1, {"to", "from"}) && t + 2 < tokens_.size() && named_[t + 2];
  }
  // "books of which the library owns no copy"
  bool contains_all(uint32_t t) const {
    return before(t, {"the", "our"}) && is(t + 1, kHavingForms) && is_container(tokens_[t].folded);
  }
  // "not a single film", "every single film", "which single film"; "single owners" is a state
  bool is_single(uint32_t t) const {
    return is(t, {kSoleAdjective}) &&
           (before(t, {"every", "each"}) || (before(t, {"a", "any", "one"}) && negated_before(t)) ||
            before(t, kSingledSuperlatives) ||
            (before(t, {"which", "what"}) && t + 1 < tokens_.size() && tables_[t + 1] &&
             !has_plural_suffix(tokens_[t + 1].folded)));
  }
  // "the door for Mr Ridley"
  bool is_courtesy(uint32_t t) const {
    return is(t, kSalutations) && !stored_[t] && t + 1 < tokens_.size() && stored_[t + 1] &&
           (tokens_[t].capitalised || tokens_[t].folded != kSalutationVerb);
  }
  // "the team's vehicles": all of them are ours.
  bool is_of_ours(uint32_t t) const {
    return before(t, {"the", "our"}) && is_container(tokens_[t].folded) && !stored_[t] &&
           t + 2 < tokens_.size() && tokens_[t + 1].folded == "'s" && tables_[t + 2];
  }
  // "the different ships that were detained"
  bool is_different(uint32_t t) const {
    return is(t, {kDistinctAdjective}) && before(t, {"the"}) && t + 1 < tokens_.size() &&
           tables_[t + 1];
  }
  // "total km rowed in 2025", "hours flown by each pilot": what the measure is of. Not what may
  // have become of it, as "paid" and "refunded".
  bool is_done_measure(uint32_t t) const {
    const Token& token = tokens_[t];
    const bool done = has_past_suffix(token.folded) || is_past_of(token.folded, token.lemma);
    return t > 0 && amounts_[t - 1] && !mentioned_[t] && done && closes(t) && !negated_before(t) &&
           text::is_one_of(token.folded, kMeasuredDeeds);
  }
  // "boats under repair at the moment"
  bool is_present(uint32_t t) const {
    return t >= 3 && is_present_noun(tokens_[t].folded) && before(t, {"the"}) &&
           before(t - 1, {"at"}) && stored_[t - 3] && closes(t) && !negated_before(t);
  }
  // "the best score anyone ever got"
  bool is_anyone(uint32_t t) const {
    return is(t, kAnyPeople) && is(t + 1, {"ever", "has"}) && t > 0 && columns_[t - 1];
  }
  // "the concerts taking place in May"
  bool is_taking_place(uint32_t t) const {
    const auto takes = [&](uint32_t i) { return is(i, kTakeForms); };
    return (takes(t) && is(t + 1, {kOccurrenceNoun})) ||
           (is(t, {kOccurrenceNoun}) && t > 0 && takes(t - 1)) ||
           (is(t, kOccurringForms) && t > 1 && named_[t - 1] && closes(t));
  }
  // "pairs of skis": each row is one of them.
  bool is_partitive(uint32_t t) const {
    if (!is_counter(tokens_[t].folded) || !is(t + 1, {"of"}) || t + 2 >= tokens_.size() ||
        !named_[t + 2])
      return false;
    const bool counted = t >= 2 && is(t - 1, {"many"});
    const bool one =  // "the most expensive piece of equipment", "number of items of equipment"
        tables_[t + 2] && is_single_counter(tokens_[t].folded) &&
        !has_plural_suffix(tokens_[t + 2].folded);
    return counted || one;
  }
  // "how much fuel did we burn": the verb adds no more meaning than "have".
  bool is_handled(uint32_t t) const {
    if (t < 4 || !named_[t - 3]) return false;
    return (is_handling_verb(tokens_[t].folded) ||
            (is_using_verb(tokens_[t].folded) && before(t - 3, {"much"}))) &&
           before(t, {"we", "i", "they"}) && before(t - 1, {"do", "did"});
  }
  // "critics who gave a score above 96", "the exhibition that drew the most visitors": the measure
  // says what was done. "The month that brought in the most reports": so do the rows. "People who
  // get our newsletter": and what they get.
  bool is_light(uint32_t t) const {
    const bool brings = is(t, kBringForms) && is(t + 1, {"in"});
    const bool gets = is(t, kObtainingForms);
    if (!brings && !gets && !is_light_verb(tokens_[t].folded)) return false;
    uint32_t noun = t + (brings ? 2 : 1);
    bool counted = false;
    for (; is(noun, kBeforeGivenMeasure) || (gets && is(noun, {"our"})); ++noun)
      counted = counted || is(noun, {"most", "fewest", "least"});
    const bool one = noun > t + 1 && noun < tokens_.size();
    return one && (amounts_[noun] || (counted && tables_[noun]) || (gets && columns_[noun]));
  }
  // "the device that triggered most alerts", "ports equipped with a dock", "passengers holding
  // bookings": between what is named on both sides, or after a noun that it describes.
  bool is_connecting(uint32_t t) const {
    constexpr uint32_t kReach = 4;
    const Token& token = tokens_[t];
    const bool adjective = is_connecting_adjective(token.folded);
    // "people holding units now", "not marked as paid": a state that may end, or is denied.
    if ((now_ && !text::is_one_of(token.folded, kPostures)) || negated_before(t)) return false;
    if (mentioned_[t] || (!adjective && !connects(token))) return false;
    if (!adjective && token.folded == token.lemma && t > 0 &&
        before(t, kBeforeNoun))
      return false;  // a noun: "the lead", "a run"
    const auto named = [&](uint32_t from, uint32_t to) {
      for (uint32_t i = from; i < to && i < tokens_.size(); ++i)
        if (named_[i]) return true;
      return false;
    };
    const uint32_t reach = adjective ? kReach + 2 : kReach;  // "for the highest number of alerts"
    return named(t > kReach ? t - kReach : 0, t) && named(t + 1, t + 1 + reach);
  }
  // "reasons why people cancel"
  bool is_why(uint32_t t) const { return is(t, {"why"}) && before(t, kReasonNouns); }
  // "pianos that we look after", "targets that we looked at", "who took part in a race", "in charge
  // of a match"
  bool is_in_phrase(uint32_t t) const {
    if (is(t, kLookForms)) return is(t + 1, {"after", "at"});
    if (is(t, {kParticipationNoun}) && before(t, kTakeForms)) return is(t + 1, {"in"});
    return is(t, {kResponsibilityNoun}) && (before(t, {"in"}) || before(t, kTakeForms)) &&
           is(t + 1, {"of"});
  }
  // "the longest class we run", "every breed that we keep": all of them are ours.
  bool is_ours(uint32_t t) const {
    if (t < 2 || !text::is_one_of(tokens_[t].folded, kOperatingVerbs) || !before(t, {"we"}) ||
        !closes(t))
      return false;
    return named_[t - 2] || (before(t - 1, {"that", "which"}) && t > 2 && named_[t - 3]);
  }
  // "last name plus height"; two amounts are to be added.
  bool is_further(uint32_t t) const {
    return t > 0 && is(t, {"plus"}) && texts_[t - 1] && t + 1 < tokens_.size() && named_[t + 1];
  }
  // "workload: permits per officer"
  bool is_title(uint32_t t) const { return t == 0 && is(t + 1, {":"}) && tokens_.size() > 4; }
  // "revenue in dollars"
  bool in_unit(uint32_t t) const {
    return is_money_unit(tokens_[t].folded) && before(t, {"in", "us"}) && closes(t);
  }
  // "never bought by anyone"
  bool is_agent(uint32_t t) const { return is(t, kAnyPeople) && before(t, {"by"}); }
  // "no licence on record"
  bool is_on_record(uint32_t t) const {
    return is_record(tokens_[t].folded) && closes(t) &&
           (before(t, {"on"}) || (before(t, {"the"}) && t >= 2 && before(t - 1, {"on"})));
  }

  // "in business (J)": the word explains the stored code in brackets.
  bool is_gloss(uint32_t t) const {
    return t + 3 < tokens_.size() && is(t + 1, {"("}) && values_[t + 2] && is(t + 3, {")"}) &&
           filler(tokens_[t].folded) == 0;
  }
  // "their signup date", of a column signup
  bool is_date_noun(uint32_t t) const { return t > 0 && dates_[t - 1] && is(t, kDateNouns); }
  // "new members per month": counted by when they came.
  bool is_new(uint32_t t) const {
    if (!is(t, {kNewcomerAdjective}) || t + 3 >= tokens_.size() || !tables_[t + 1]) return false;
    if (is_joining_verb(tokens_[t + 2].folded) && is(t + 3, kBeforePeriods)) return true;
    if (t + 4 < tokens_.size() && is_joining_verb(tokens_[t + 2].folded)) ++t;  // "members joined"
    return is(t + 2, {"per", "each", "every", "by"}) && is(t + 3, kPeriodNouns);
  }
  // "the weight of everything in Store A"
  bool is_anything(uint32_t t) const {
    return is_placeholder(tokens_[t].folded) && before(t, {"of"}) &&
           (is(t + 1, {"in", "on", "at", "from", "that", "we"}) || is(t + 1, {kGoingParticiple}));
  }
  // "... everyone if it is a tie": rows that share the first place are always returned.
  bool is_tie(uint32_t t) const {
    if (!is_tie_word(tokens_[t].folded) || !closes(t)) return false;
    for (uint32_t i = t; i > 0 && t - i < 5; --i)
      if (is(i - 1, {"if"})) return true;
    return false;
  }
  // "name and height are enough"
  bool is_enough(uint32_t t) const {
    return is(t, {"enough"}) && before(t, {"is", "are"}) && t > 2 && named_[t - 2] && closes(t) &&
           (t + 1 == tokens_.size() || tokens_[t + 1].punctuation);
  }

  std::span<const Token> tokens_;
  bool now_ = false;  // the question is about the present
  // For each token: has a meaning in this schema; may have one; ends a table of people; is a stored
  // value; is a part of one; ends a column; begins a table; ends a column of dates; ends a column
  // that is not an amount; begins one that is.
  std::vector<bool> named_, mentioned_, people_, values_, stored_, columns_, tables_, dates_,
      texts_, amounts_;
};

}  // namespace

std::vector<uint32_t> harmless_words(std::span<const Token> tokens, const SchemaIndex& index,
                                     std::span<const Mention> mentions) {
  const HarmlessWords words(tokens, index, mentions);
  std::vector<uint32_t> out;
  for (uint32_t t = 0; t < tokens.size(); ++t)
    if (words.at(t)) out.push_back(t);
  return out;
}

void add_harmless(std::span<const Token> tokens, const SchemaIndex& index,
                  std::vector<Mention>& mentions) {
  for (const uint32_t t : harmless_words(tokens, index, mentions))
    mentions.push_back(filler_mention(t, 1));
  add_redundant_nouns(tokens, index, mentions);
}

}  // namespace ask::engine
