#include "agent/engine/ground/durations.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>

#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/ground/dates.h"
#include "agent/engine/ground/operands.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/scales.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_predicates.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/column_units.h"
#include "agent/engine/text/morphology.h"
#include "agent/engine/text/numbers.h"

namespace ask::engine {
namespace {

// To the digits that a product of decimal fractions can have: 19.99 * 100 is not quite 1999, nor
// 950 * 0.001 quite 0.95.
Value whole_if_possible(double x) {
  const double decimal = std::strtod(fmt::format("{:.15g}", x).c_str(), nullptr);
  return rounded_value(decimal, 1e-9 * std::abs(x) + 1e-12);
}

// True if the amounts are stored in hundredths of the currency: cents, pence.
bool in_cents(const ColumnFacts& facts, ColumnExpr c) {
  if (!c.valid() || c.whole() || c.duration() || c.percentage()) return false;
  if (c.expression != kNone) return facts.unit_of(c) == kCents;
  if (facts.of(c).unit == kCents) return true;
  return c.product() && c.factor_table != kNone &&
         facts.of({c.factor_table, c.factor}).unit == kCents;
}

// How many stored units one unit of an amount of the question has: amounts of money are given in
// the currency, also for a column in cents, unless the question mentions cents.
double stored_per_unit(const Arcs& arcs, const ColumnFacts& facts, ColumnExpr c) {
  if (!in_cents(facts, c)) return 1;
  for (size_t t = 0; t < arcs.tokens(); ++t)
    if (text::is_one_of(arcs.token(t).folded, kMinorCurrency)) return 1;
  return 100;
}

}  // namespace

bool asks_until_today(const Arcs& arcs) {
  return arcs.tokens() > 3 && arcs.token(0).folded == "how" && arcs.token(1).folded == "long" &&
         text::is_one_of(arcs.token(2).folded, {"has", "have"});
}

Value stored_amount(const GroundingInput& input, ArcId id, ColumnExpr c, bool upper) {
  const Value number = upper ? upper_number_of(input.arcs, id) : number_of(input.arcs, id);
  const double ratio = stored_per_unit(input.arcs, input.facts, c), x = number_value(number);
  return ratio == 1 || std::isnan(x) ? number : whole_if_possible(x * ratio);
}

void convert_unit(const GroundingInput& input, GroundingState& state, Condition& c,
                  const Arc& number) {
  const std::string_view unit = input.arcs.mention(number).unit;
  if (unit.empty() && c.column.duration() && number.end < input.arcs.tokens() &&
      is_time_unit(input.arcs.token(number.end).folded))
    return state.score.count_unexpressed();  // the number of "3 days" alone
  const UnitId own =
      c.column.expression == kNone ? input.facts.of(c.column).unit : input.facts.unit_of(c.column);
  const auto times = [&](double ratio) {
    for (Value* v : {&c.value, &c.high})
      if (const double x = number_value(*v); !std::isnan(x)) *v = whole_if_possible(x * ratio);
  };
  if (in_cents(input.facts, c.column)) {
    if (unit.empty() || unit == kMoneyUnit)
      times(stored_per_unit(input.arcs, input.facts, c.column));
    return;
  }
  if (unit.empty()) return;
  if (unit == kMoneyUnit) {
    // "heavier than 5 pounds" of kilograms, "under 2000 cents" of dollars: another unit
    const UnitDimension dimension = unit_info(own).dimension;
    const Token& word = input.arcs.token(number.end - 1U);
    const bool minor = text::is_one_of(word.folded, kMinorMoneyUnits);
    if (minor) times(0.01);
    if (own != kNoUnit && dimension != UnitDimension::kMoney) state.score.count_unexpressed();
    return;
  }
  if (c.column.duration() && units_in(unit_named(unit), kDays) != 0) {
    c.column.shown = unit_named(unit);
    return;
  }
  if (c.column.duration()) return state.score.count_unexpressed();
  if (input.facts.has_word(c.column, unit)) return;
  if (unit == kYearUnit && input.facts.has_word(c.column, kLifetime)) return;
  const double ratio = units_in(unit_named(unit), own);
  if (ratio == 0) return state.score.count_unexpressed();  // unit unknown
  times(ratio);
}

void set_age(const GroundingInput& input, GroundingState& state, Condition& c,
             const Filter& filter) {
  const Mention& number = input.arcs.mention(input.arcs[filter.value]);
  const std::string_view unit_named = number.unit;
  if ((gives_age(input.facts, c.column) || compares_age(input, c.column, filter)) &&
      (unit_named.empty() || unit_named == kYearUnit)) {
    // "older than 30" may be meant like "older than 2010": an earlier date.
    if (filter.hint != kNoArc && input.arcs[filter.hint].cue == Cue::kBefore) c.op = Op::kGreater;
    if (filter.hint != kNoArc && input.arcs[filter.hint].cue == Cue::kAfter) c.op = Op::kLess;
    c.column.period = Period::kAge;
    return;
  }
  const double n = number.number;
  if (!text::is_one_of(unit_named, kDateUnits) || std::floor(n) != n || n < 0 || n > 100000 ||
      !iso_dates(input.facts, c.column) || filter.hint == kNoArc)
    return state.score.count_unexpressed();
  const Arc& hint = input.arcs[filter.hint];
  const bool age = input.arcs.mention(hint).scale.word == scales::kAge;
  const bool in_time = hint.cue == Cue::kBefore || hint.cue == Cue::kAfter;
  if (!age && !in_time) return state.score.count_unexpressed();
  if (age) {  // an older row has an earlier date
    switch (c.op) {
      case Op::kGreater:
        c.op = Op::kLess;
        break;
      case Op::kGreaterEqual:
        c.op = Op::kLessEqual;
        break;
      case Op::kLess:
        c.op = Op::kGreater;
        break;
      case Op::kLessEqual:
        c.op = Op::kGreaterEqual;
        break;
      default:
        return state.score.count_unexpressed();
    }
  }
  const bool weeks = unit_named == kWeekUnit;
  c.from_today = true;
  c.value = "-" + std::to_string(static_cast<int64_t>(n) * (weeks ? 7 : 1)) + " " +
            with_plural_suffix(weeks ? kDayUnit : unit_named);
}

}  // namespace ask::engine
