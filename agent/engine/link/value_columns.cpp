#include "agent/engine/link/value_columns.h"

#include <algorithm>

#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/truth_words.h"
#include "agent/engine/schema/column_roles.h"

namespace ask::engine {
namespace {

constexpr int64_t kMostStates = 12;  // distinct texts of a column of states

}  // namespace

std::string truth_value(const db::ColumnStatistics& s, bool holds) {
  if (s.rows == 0 || s.distinct > 2 || s.distinct == 0) return {};
  const auto* low = std::get_if<int64_t>(&s.min);
  const auto* high = std::get_if<int64_t>(&s.max);
  if (low != nullptr && high != nullptr)
    return *low >= 0 && *high <= 1 ? std::string(holds ? "1" : "0") : std::string();
  const auto* one = std::get_if<std::string>(&s.min);
  const auto* other = std::get_if<std::string>(&s.max);
  if (one == nullptr || other == nullptr) return {};
  const auto [no, yes] = as_truth(*one, *other);
  return std::string(holds ? yes : no);
}

bool holds_codes(const LinkContext& context, const db::ValueHit& hit) {
  constexpr size_t kLongestCode = 4;
  const db::ColumnStatistics& s =
      context.snapshot.catalog.tables[hit.table].columns[hit.column].statistics;
  const auto code = [](std::string_view text) {
    return text.size() <= kLongestCode && std::all_of(text.begin(), text.end(), [](char c) {
             return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
           });
  };
  const auto* low = std::get_if<std::string>(&s.min);
  const auto* high = std::get_if<std::string>(&s.max);
  return !s.frequent.empty() && low != nullptr && high != nullptr && code(*low) && code(*high) &&
         std::all_of(s.frequent.begin(), s.frequent.end(),
                     [&](const auto& value) { return code(value.first); });
}

bool is_categorical(const LinkContext& context, const db::ValueHit& hit) {
  const db::Column& column = context.snapshot.catalog.tables[hit.table].columns[hit.column];
  const db::ColumnStatistics& s = column.statistics;
  return s.rows == 0 || s.distinct <= std::max<int64_t>(15, s.rows / 4) || s.rows <= 30;
}

bool is_state_column(const LinkContext& context, const db::ValueHit& hit) {
  const db::Column& column = context.snapshot.catalog.tables[hit.table].columns[hit.column];
  const db::ColumnStatistics& s = column.statistics;
  if (s.distinct > kMostStates || column.kind != db::DataKind::kText) return false;
  const SchemaItem& item = context.index.column(hit.table, hit.column);
  return names_states(context.index, item);
}

bool is_name_column(const LinkContext& context, const db::ValueHit& hit) {
  return context.index.has_word(context.index.column(hit.table, hit.column), kLabelNoun);
}

}  // namespace ask::engine
