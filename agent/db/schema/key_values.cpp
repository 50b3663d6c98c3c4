#include "agent/db/schema/key_values.h"

#include <algorithm>
#include <string>

namespace ask::db {

bool values_within(const Column& child, const Column& key) {
  const ColumnStatistics &own = child.statistics, &all = key.statistics;
  if (own.rows == 0 || own.distinct == 0 || own.distinct > all.distinct) return false;
  const auto* low = std::get_if<int64_t>(&own.min);
  const auto* high = std::get_if<int64_t>(&own.max);
  const auto* least = std::get_if<int64_t>(&all.min);
  const auto* most = std::get_if<int64_t>(&all.max);
  if (low != nullptr && high != nullptr && least != nullptr && most != nullptr)
    return *least <= *low && *high <= *most;
  return !own.few.empty() && !all.few.empty() &&
         std::all_of(own.few.begin(), own.few.end(), [&](const auto& value) {
           return std::any_of(all.few.begin(), all.few.end(),
                              [&](const auto& code) { return code.first == value.first; });
         });
}

bool values_may_be_within(const Column& child, const Column& key) {
  const ColumnStatistics &own = child.statistics, &all = key.statistics;
  const auto* first = std::get_if<std::string>(&own.min);
  const auto* last = std::get_if<std::string>(&own.max);
  const auto* least = std::get_if<std::string>(&all.min);
  const auto* most = std::get_if<std::string>(&all.max);
  if (first == nullptr || last == nullptr || least == nullptr || most == nullptr ||
      (!own.few.empty() && !all.few.empty()))
    return values_within(child, key);
  return own.distinct > 0 && own.distinct <= all.distinct && *least <= *first && *last <= *most;
}

}  // namespace ask::db
