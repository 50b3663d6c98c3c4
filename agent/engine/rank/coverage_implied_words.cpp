#include "agent/engine/rank/coverage_implied_words.h"

#include <iterator>
#include <span>

#include "agent/engine/lexicon/implied_words.h"
#include "agent/engine/lexicon/redundant_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/rank/coverage_implied_rows.h"
#include "agent/engine/schema/time_spans.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

bool same_column(const ColumnExpr& a, const ColumnExpr& b) {
  return a.table == b.table && a.column == b.column;
}

// The column of the query whose name ends right before the token.
ColumnExpr column_before(const CoverageContext& context, size_t token) {
  return named_column(context, [&](const Arc& u) { return u.end == token; });
}

bool tests_column(const CoverageContext& context, const ColumnExpr& column) {
  return any_condition(context, [&](const Condition& c) { return same_column(c.column, column); });
}

// True for a condition on a date other than that there is one.
bool bounds_date(const CoverageContext& context, const Condition& c) {
  return context.facts.temporal(c.column) && c.op != Op::kIsNull && c.sub.empty();
}

UnitDimension dimension_of(const CoverageContext& context, const ColumnExpr& column) {
  return unit_info(context.facts.unit_of(column)).dimension;
}

// "boats suitable for beginners": what it is for, has or falls under is yes or no.
bool describes_flag(const CoverageContext& context, size_t token) {
  constexpr size_t kReach = 4;  // tokens from the word to the column
  if (!says(context, token, kFittingWords) || !says(context, token + 1, kFlagPrepositions))
    return false;
  if (token > 0 && says(context, token - 1, {"not", "too", "less", "never"})) return false;
  const ColumnExpr named = named_column(context, [&](const Arc& u) {
    if (u.begin <= token || u.begin > token + kReach) return false;
    for (size_t t = token + 2; t < u.begin; ++t)
      if (!context.arcs.is(t, kArticle) && context.arcs.filler[t] < 0.4F) return false;
    return true;
  });
  return named.valid() && context.facts.flag(named) && tests_column(context, named);
}

// "practise organic farming", "an audio guide was taken" of what is yes or no.
bool completes_flag(const CoverageContext& context, size_t token) {
  const bool taken = token > 1 && says(context, token, kFlagParticiples) &&
                     says(context, token - 1, {"is", "are", "was", "were"});
  if (!taken &&
      (!context.arcs.ends_at(token + 1) || has_plural_suffix(context.arcs.token(token).folded)))
    return false;
  for (size_t t = token; !taken && t > 0 && token - t < 4; --t)  // "are insured abroad"
    if (says(context, t - 1, {"is", "are", "was", "were", "be", "been"})) return false;
  const ColumnExpr named = column_before(context, token - (taken ? 1 : 0));
  return named.valid() && context.facts.flag(named) && !context.operations.negated &&
         tests_column(context, named);
}

// "no fee agreed", "no phone recorded": the column before it has no value.
bool lacks_value(const CoverageContext& context, size_t token) {
  if (!has_past_suffix(context.arcs.token(token).folded) &&
      !says(context, token, kNotingParticiples))
    return false;
  const ColumnExpr named = column_before(context, token);
  return named.valid() && any_condition(context, [&](const Condition& c) {
           return c.op == Op::kIsNull && !c.negated && same_column(c.column, named);
         });
}

// "nights when the remark says humidity alarm"
bool quotes_value(const CoverageContext& context, size_t token) {
  if (!says(context, token, kSayingVerbs) || context.block().limit ||
      !column_before(context, token).valid())
    return false;
  const auto said = context.arcs.beginning_at(token + 1);
  return std::any_of(said.begin(), said.end(), [&](const Arc& u) {
    return u.kind == MentionKind::kValue && context.explained(u.begin) &&
           is_in_query(context, context.arcs.mention(u));
  });
}

// "average weight in grams" of a column of grams
bool repeats_unit(const CoverageContext& context, size_t token) {
  if (token == 0 || !says(context, token - 1, {"in"})) return false;
  const UnitId unit = unit_named(context.arcs.token(token).folded);
  const auto& shown = context.block().select;
  return unit != kNoUnit && std::any_of(shown.begin(), shown.end(), [&](const ValueExpr& t) {
           return !t.column.whole() && context.facts.unit_of(t.column) == unit;
         });
}

// "test fees amount", "labour income": the measure before it is added up.
bool repeats_sum(const CoverageContext& context, size_t token) {
  const bool money = says(context, token, kIncomeNouns);
  if (!money && !says(context, token, kRepeatedAmountNouns)) return false;
  const ColumnExpr named = column_before(context, token);
  if (!named.valid() || !context.facts.measure(named)) return false;
  if (money && dimension_of(context, named) != UnitDimension::kMoney) return false;
  const auto& shown = context.block().select;
  return std::any_of(shown.begin(), shown.end(), [&](const ValueExpr& t) {
    return t.fn != Aggregate::kPlain && same_column(t.column, named);
  });
}

// "how much have we paid her in advances": money, of which nothing tells whether it was paid.
bool pays(const CoverageContext& context, size_t token) {
  if (!says(context, token, kFormsOfPay) || context.operations.negated) return false;
  const auto has = [&](uint32_t table, uint32_t column, std::span<const std::string_view> words) {
    return context.index.has_any_word(context.index.column(table, column), words);
  };
  const auto& shown = context.block().select;
  const bool money = std::any_of(shown.begin(), shown.end(), [&](const ValueExpr& t) {
    return t.fn != Aggregate::kPlain && t.fn != Aggregate::kCount && !t.column.whole() &&
           (dimension_of(context, t.column) == UnitDimension::kMoney ||
            has(t.column.table, t.column.column, kPriceColumns));
  });
  return money &&
         std::none_of(context.used.begin(), context.used.end(), [&](const ColumnExpr& used) {
           for (uint32_t c = 0; c < context.index.columns(used.table); ++c)
             if (has(used.table, c, kWordsOfPaid)) return true;
           return false;
         });
}

// "compare A and B", "A and B side by side", "how many in each case": a row for each of them.
bool compares_groups(const CoverageContext& context, size_t token) {
  if (!context.operations.grouped) return false;
  if (says(context, token, {kSideNoun}))
    return (says(context, token + 1, {"by"}) && says(context, token + 2, {kSideNoun})) ||
           (token > 1 && says(context, token - 1, {"by"}) && says(context, token - 2, {kSideNoun}));
  if (says(context, token, {kCaseNoun}))
    return token > 0 && says(context, token - 1, {"each", "every"});
  return says(context, token, {kComparingVerb});
}

// "why do people leave" of the reasons that are shown
bool asks_reason(const CoverageContext& context, size_t token) {
  const auto& shown = context.block().select;
  return says(context, token, {"why"}) && !context.block().where.empty() &&
         std::any_of(shown.begin(), shown.end(), [&](const ValueExpr& t) {
           return t.fn == Aggregate::kPlain && !t.column.whole() &&
                  context.index.has_any_word(context.index.column(t.column.table, t.column.column),
                                             kReasonNouns);
         });
}

// "so far", "how many sessions he had that year": the time of a condition.
bool repeats_period(const CoverageContext& context, size_t token) {
  if (token == 0) return false;
  if (says(context, token, {kExtentAdverb})) return says(context, token - 1, {"so"});
  return says(context, token, kPeriodNouns) && says(context, token - 1, {"that"}) &&
         any_condition(context, [&](const Condition& c) { return bounds_date(context, c); });
}

// "policies that kicked off in 2021" of a date of the start
bool begins_period(const CoverageContext& context, size_t token) {
  if (!says(context, token, kBeginningParticiples)) return false;
  const AskedWord start{kBeginning, kBeginning, kBeginning};
  return any_condition(context, [&](const Condition& c) {
    return bounds_date(context, c) &&
           names_date(context.index, c.column.table, c.column.column, start);
  });
}

// "until what date the MOT is valid"
bool is_valid_until(const CoverageContext& context, size_t token) {
  const auto& shown = context.block().select;
  return token > 0 && says(context, token, {kValidAdjective}) &&
         says(context, token - 1, {"is", "are"}) &&
         std::any_of(shown.begin(), shown.end(),
                     [&](const ValueExpr& t) { return context.facts.temporal(t.column); });
}

// "furthest away", "nobody able to collect", "..., whichever model they are", "whatever the size"
bool adds_nothing(const CoverageContext& context, size_t token) {
  if (says(context, token, {kAbleAdjective})) return says(context, token + 1, {"to"});
  if (says(context, token, {kDistanceAdverb}))
    return token > 0 && ordered(context) && says(context, token - 1, kDistanceDegrees);
  const auto opens = [&](size_t t) {
    return t > 0 && context.arcs.token(t - 1).punctuation && says(context, t, kIndifferentWords);
  };
  return opens(token) || (token > 2 && says(context, token - 1, {"the"}) && opens(token - 2));
}

// "MOT due date", "last service date", "their opening night": the column before it is a date.
bool repeats_shown_date(const CoverageContext& context, size_t token) {
  if (!says(context, token, kDateRepeaters)) return false;
  const ColumnExpr named = column_before(context, token);
  return named.valid() && context.facts.temporal(named);
}

// "in year 2024", "the busiest hour of the day"
bool belongs_to_period(const CoverageContext& context, size_t token) {
  if (!says(context, token, kPeriodNouns)) return false;
  if (token > 2 && says(context, token - 1, {"the"}) && says(context, token - 2, {"of"}))
    return says(context, token - 3, kPartsOfPeriods);
  const auto next = context.arcs.beginning_at(token + 1);
  return std::any_of(next.begin(), next.end(), [&](const Arc& u) {
    return u.kind == MentionKind::kDate && is_in_query(context, context.arcs.mention(u));
  });
}

}  // namespace

bool repeats_shown(const CoverageContext& context, size_t token) {
  return repeats_shown_date(context, token) || belongs_to_period(context, token);
}

bool implied_word(const CoverageContext& context, size_t token) {
  using Rule = bool (*)(const CoverageContext&, size_t);
  static constexpr Rule kImplications[] = {
      repeats_shown,  describes_flag, completes_flag, lacks_value,     quotes_value,
      repeats_unit,   repeats_sum,    pays,           compares_groups, asks_reason,
      repeats_period, begins_period,  is_valid_until, adds_nothing,    implied_by_rows};
  const Token& word = context.arcs.token(token);
  if (word.quoted || word.punctuation) return false;
  return std::any_of(std::begin(kImplications), std::end(kImplications),
                     [&](Rule rule) { return rule(context, token); });
}

}  // namespace ask::engine
