#include "agent/engine/rank/coverage_units.h"

#include <algorithm>

#include "agent/common/text.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/schema/column_units.h"
#include "agent/engine/text/currencies.h"
#include "agent/engine/text/units.h"

namespace ask::engine {
namespace {

// The number right before the token, whose unit may be of two words; null if there is none.
const Mention* number_before(const CoverageContext& context, size_t token) {
  if (token >= 2 && says(context, token - 1, kAreaUnitWords)) --token;
  for (const Arc& u : context.arcs.all) {
    if (u.begin >= token) break;
    if (u.kind == MentionKind::kNumber && u.end == token && context.explained(u.begin))
      return &context.arcs.mention(u);
  }
  return nullptr;
}

// "sqm" of size_sq_m.
bool ends_with_unit(std::string_view name, std::string_view unit) {
  std::string letters;
  for (const char c : text::lower(name))
    if (c != '_' && c != ' ') letters += c;
  return letters.size() > unit.size() && letters.ends_with(unit);
}

bool measures(const CoverageContext& context, ColumnExpr c, std::string_view unit) {
  const auto has = [&](std::span<const std::string_view> nouns) {
    return context.index.has_any_word(context.index.column(c.table, c.column), nouns);
  };
  const UnitId id = unit.size() == 1 ? unit_stored(unit) : unit_named(unit);  // "5 m"
  switch (unit_info(id).dimension) {
    case UnitDimension::kLength:
      return has(kMeasuredLengths) || has(kMeasuredAreas);
    case UnitDimension::kWeight:
      return has(kMeasuredWeights);
    case UnitDimension::kVolume:
      return has(kMeasuredVolumes);
    default:
      return text::is_one_of(unit, kAreaUnitWords) && has(kMeasuredAreas);
  }
}

bool could_store(const db::ColumnStatistics& stored, double number) {
  const double low = number_value(stored.min), high = number_value(stored.max);
  return low <= number && number <= high;
}

}  // namespace

bool is_unit_of_compared(const CoverageContext& context, size_t token) {
  const Token& word = context.arcs.token(token);
  if (token == 0 || word.quoted || !context.operations.compared) return false;
  const Mention* number = number_before(context, token);
  if (number == nullptr) return false;
  for (const auto& any : context.block().where)
    for (const Condition& c : any) {
      if (c.op == Op::kEqual || c.column.whole() || c.column.expression != kNone ||
          c.column.duration() || number_value(c.value) != number->number)
        continue;
      const db::Column& column = context.facts.column(c.column);
      const bool own = ends_with_unit(column.name, word.folded);
      const bool unitless = context.facts.unit_of(c.column) == kNoUnit &&
                            measures(context, c.column, word.folded) &&
                            could_store(column.statistics, number->number);
      if (own || unitless) return true;
    }
  return false;
}

bool lost_currency(const CoverageContext& context, size_t token) {
  const UnitId asked = unit_named(context.arcs.token(token).folded);
  bool other = false;
  for (const ColumnExpr& c : context.used) {
    if (c.whole()) continue;
    const UnitId own = context.facts.unit_of(c);
    if (unit_info(own).dimension != UnitDimension::kMoney) continue;
    if (!differ_in_currency(asked, own)) return false;
    other = true;
  }
  return other;
}

}  // namespace ask::engine
