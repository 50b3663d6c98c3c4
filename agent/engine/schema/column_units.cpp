#include "agent/engine/schema/column_units.h"

#include <algorithm>
#include <cmath>

#include "agent/common/text.h"
#include "agent/common/value_number.h"
#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/text/currencies.h"
#include "agent/engine/text/identifier_words.h"

namespace ask::engine {
namespace {

// A rate ("price_per_kg", "hourly_rate_eur") is not an amount of its last unit.
bool is_rate(const std::vector<std::string>& parts) {
  return std::any_of(parts.begin(), parts.end(),
                     [](const std::string& part) { return text::is_one_of(part, kRateParts); });
}

// A duration without a unit in its name: milliseconds are large numbers; films run in minutes.
UnitId unit_by_values(const db::Column& column, const SchemaItem& item, const SchemaIndex& index) {
  bool duration = false;
  for (const std::string_view word : kDurationColumns) duration |= index.has_word(item, word);
  const db::ColumnStatistics& s = column.statistics;
  const double low = number_value(s.min), high = number_value(s.max);
  if (!duration || s.distinct < 3 || std::isnan(low) || std::isnan(high)) return kNoUnit;
  if (low >= 10000) return kMilliseconds;
  const bool runs = !index.has_word(item, kTemporalNoun);
  return runs && low >= 30 && high <= 300 ? kMinutes : kNoUnit;
}

}  // namespace

double number_value(const Value& value) { return as_number(value).value_or(NAN); }

UnitId unit_of_column(const db::Column& column, const SchemaItem& item, const SchemaIndex& index) {
  if (!column.unit.empty()) return unit_noted(column.unit);
  const std::vector<std::string> parts = name_parts(column.name);
  if (parts.empty()) return kNoUnit;
  if (is_rate(parts)) {  // "hourly_rate_cents" is still in cents
    const UnitId last = unit_stored(parts.back());
    const bool cents = last == kCents && parts.back() != kShortMinorUnit;
    return cents && parts.size() > 1 ? last : kNoUnit;
  }
  const auto unit_by_word = [&](std::string_view last, bool alone, bool time_noun) {
    const UnitId id = unit_stored(last);
    if (id == kNoUnit) return kNoUnit;
    const bool time = unit_info(id).dimension == UnitDimension::kTime;
    const bool unclear = last.size() < 2 || is_ambiguous_unit(last);
    if (!unclear) return id;
    return !alone && (!time || time_noun) ? id : kNoUnit;
  };
  const bool time_noun = std::any_of(parts.begin(), parts.end() - 1, [](const std::string& part) {
    return text::is_one_of(part, kDurationNouns);
  });
  if (const UnitId id = unit_by_word(parts.back(), parts.size() == 1, time_noun); id != kNoUnit)
    return id;
  if (parts.size() == 1 && item.words.size() > 1) {  // "weightkg"
    const std::string& last = index.word(item.words.back()).text;
    if (parts[0].ends_with(last))
      if (const UnitId id = unit_by_word(last, false, true); id != kNoUnit) return id;
  }
  if (parts.size() == 1)
    for (const std::string_view last : kGluedUnits) {
      if (!parts[0].ends_with(last) || parts[0].size() < last.size() + 3) continue;
      const std::string_view rest =
          std::string_view(parts[0]).substr(0, parts[0].size() - last.size());
      if (is_common_word(rest)) return unit_stored(last);
    }
  return unit_by_values(column, item, index);
}

}  // namespace ask::engine
