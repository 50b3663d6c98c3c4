#include "agent/engine/rank/coverage_lost_endings.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/event_nouns.h"
#include "agent/engine/lexicon/shape_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rank/coverage_context.h"

namespace ask::engine {
namespace {

// True if the query groups, orders or compares by a date.
bool uses_dates(const CoverageContext& context) {
  const QueryBlock& block = context.block();
  const auto dated = [&](const ColumnExpr& c) {
    return c.valid() && !c.whole() && (c.period != Period::kWhole || context.facts.temporal(c));
  };
  for (const auto& any : block.where)
    for (const Condition& c : any)
      if (dated(c.column)) return true;
  return std::any_of(block.group.begin(), block.group.end(), dated) ||
         std::any_of(block.order.begin(), block.order.end(),
                     [&](const Ordering& o) { return dated(o.term.column); }) ||
         std::any_of(block.select.begin(), block.select.end(),
                     [&](const ValueExpr& t) { return dated(t.column); });
}

// True for "whom" of "and by whom" and "often" of "and how often", which nothing answers.
bool lost_fragment(const CoverageContext& context, size_t token) {
  if (token < 2 || !context.arcs.ends_at(token + 1) || context.arcs.token(token).quoted)
    return false;
  if (says(context, token, {"whom"})) return !is_expressed(context, token);
  if (says(context, token, {"what", "why", "whose"}) &&
      says(context, token - 1, {"and", "about", "for", "in"}))
    return true;
  if (!says(context, token, kHowOften) || !says(context, token - 1, {"how"})) return false;
  const QueryBlock& block = context.block();
  if (block.tables.size() == 1 && block.group.size() == 1 &&
      context.facts.single_key(block.group[0]))
    return true;  // each is one row
  const auto& select = block.select;
  return std::none_of(select.begin(), select.end(),
                      [](const ValueExpr& t) { return t.fn == Aggregate::kCount; });
}

// True for the conjunction of a clause with a pronoun of which the query knows nothing: "since they
// joined", "when it rained".
bool lost_clause(const CoverageContext& context, size_t token) {
  if (token < 2 || token + 2 >= context.arcs.tokens() ||
      !says(context, token, kClauseConjunctions) ||
      !says(context, token + 1, {"they", "it", "he", "she", "we", "i", "you"}))
    return false;
  for (size_t t = token; t < context.arcs.tokens(); ++t)
    if (t != token + 1 && (is_expressed(context, t) || naming(context, t) == Naming::kUsed))
      return false;
  return !uses_dates(context);
}

// True for "before" of "the day before", and for "time" of "two at a time", "at the same time".
bool lost_closing_time(const CoverageContext& context, size_t token) {
  if (token < 2 || !context.arcs.ends_at(token + 1) || context.arcs.token(token).quoted)
    return false;
  if (says(context, token, {"before", "after"}))
    return text::is_one_of(context.arcs.token(token - 1).folded, kPeriodNouns) &&
           !uses_dates(context);
  if (context.arcs.token(token).folded == kTemporalNoun && says(context, token - 2, {"at"}))
    return says(context, token - 1, {"a"}) && !is_expressed(context, token);
  return text::is_one_of(context.arcs.token(token).folded, kPeriodNouns) &&
         says(context, token - 1, {"every"}) && !uses_dates(context);
}

// True for "in a while", "for a long while", which is no certain time.
bool lost_vague_end(const CoverageContext& context, size_t token) {
  if (token < 2 || !context.arcs.ends_at(token + 1) || is_expressed(context, token)) return false;
  return says(context, token, {kVagueTime}) && says(context, token - 1, kBeforeVagueTime);
}

// True for "per person" where no column or table is found for the word.
bool lost_per(const CoverageContext& context, size_t token) {
  return token >= 2 && context.arcs.ends_at(token + 1) && says(context, token - 1, {"per"}) &&
         context.arcs.token(token).folded.size() >= 3 &&
         naming(context, token) == Naming::kNothing && !is_expressed(context, token) &&
         !names_used_part(context, token);
}

// True for a word that the query expresses by no name, value, number or date.
bool plays_no_part(const CoverageContext& context, size_t token) {
  const bool expressed =
      std::any_of(context.arcs.all.begin(), context.arcs.all.end(), [&](const Arc& u) {
        return u.kind != MentionKind::kCue && u.kind != MentionKind::kFiller && token >= u.begin &&
               token < u.end && context.explained(u.begin) &&
               ((u.kind != MentionKind::kTable && u.kind != MentionKind::kColumn) ||
                uses(context, context.arcs.mention(u)));
      });
  return !context.arcs.token(token).quoted && !expressed &&
         naming(context, token) != Naming::kUsed && !names_used_part(context, token);
}

bool chooses_rows(const QueryBlock& block) {
  return !block.where.empty() || block.having || block.limit;
}

// True for "ordered" of "which parts have to be ordered" where all rows are shown.
bool lost_obligation(const CoverageContext& context, size_t token) {
  return token >= 4 && says(context, token - 1, {"be"}) && says(context, token - 2, {"to"}) &&
         says(context, token - 3, kNecessityVerbs) &&
         !chooses_rows(context.block()) && plays_no_part(context, token);
}

// True for "year" of "which plans run for a year" where all rows are shown.
bool lost_length(const CoverageContext& context, size_t token) {
  return token >= 3 && says(context, token - 1, {"a", "an", "one"}) &&
         says(context, token - 2, {"for"}) &&
         text::is_one_of(context.arcs.token(token).folded, kPeriodNouns) &&
         !chooses_rows(context.block()) && plays_no_part(context, token);
}

// True for "repair" of "which brand do we repair most often" where the rows of the brand itself are
// counted.
bool lost_act(const CoverageContext& context, size_t token) {
  return token >= 3 && says(context, token - 1, {"we", "you", "they"}) &&
         says(context, token - 2, {"do", "did"}) && says(context, token + 1, {"most", "least"}) &&
         says(context, token + 2, kHowOften) && joins(context).empty() &&
         !text::is_one_of(context.arcs.token(token).lemma, kLightEventVerbs) &&
         plays_no_part(context, token);
}

}  // namespace

bool lost_ending(const CoverageContext& context, size_t token) {
  return lost_fragment(context, token) || lost_clause(context, token) ||
         lost_closing_time(context, token) || lost_vague_end(context, token) ||
         lost_per(context, token) || lost_obligation(context, token) ||
         lost_length(context, token) || lost_act(context, token);
}

}  // namespace ask::engine
