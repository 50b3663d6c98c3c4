#include "agent/engine/schema/gradable_columns.h"

#include <algorithm>
#include <array>

#include "agent/engine/lexicon/lexicon.h"

namespace ask::engine {
namespace {

constexpr float kNotLast = 0.05F;  // penalty if the word is not the head of the column name
constexpr float kAnyDate = 0.3F;   // score of an arbitrary date column for "latest"
constexpr float kLifeDate = 0.2F;  // of a date of birth or death: an event's date is rather meant

// True for a rate that is paid, and no rating: "hourly_rate", "daily_rate_cents".
bool is_charge(const ColumnFacts& column_facts, ColumnExpr id) {
  static constexpr std::array<std::string_view, 16> kCharges = {
      "hour", "hourly", "day",   "daily", "week",  "month",  "tax",      "interest",
      "pay",  "cent",   "cents", "eur",   "price", "rental", "discount", "exchange"};
  return std::any_of(kCharges.begin(), kCharges.end(),
                     [&](std::string_view word) { return column_facts.has_word(id, word); });
}

// Words of columns that hold how much time, where they hold no date: "recall_months".
bool measures_time(std::string_view word) {
  return word == "day" || word == "month" || word == "season" || word == "time" || word == "start";
}

}  // namespace

ScaleMatch match_column(const ColumnFacts& column_facts, ColumnExpr id, std::string_view scale) {
  ScaleMatch best;
  if (id.whole() || column_facts.identifier(id)) return best;
  if (id.duration()) {
    if (scale == "length" || scale == "duration") best = {id, 1, false};
    if (scale == "speed") best = {id, 1, true};
    return best;
  }
  if (!column_facts.quantity(id) && !column_facts.temporal(id) && !column_facts.numeric(id))
    return best;
  for (const DimensionWord& word : dimension_words(scale)) {
    if (!column_facts.has_word(id, word.word)) continue;
    if (scale == "date" && !column_facts.temporal(id) && measures_time(word.word)) continue;
    if (scale == "rating" && word.word == "rate" && is_charge(column_facts, id)) continue;
    const float score = 1 + word.score - (column_facts.last_word(id) == word.word ? 0 : kNotLast);
    if (score > best.score) best = {id, score, word.reversed};
  }
  if (scale == "date" && column_facts.temporal(id))
    for (const std::string_view word : {"birth", "born", "death", "died", "dob", "birthday"})
      if (column_facts.has_word(id, word)) return {id, kLifeDate, false};
  if (scale == "date" && best.score < kAnyDate && column_facts.temporal(id))
    best = {id, kAnyDate, false};
  return best;
}

ScaleMatch match_scale(const ColumnFacts& column_facts, uint32_t table, std::string_view scale) {
  ScaleMatch best, of_day;  // a time of day is no date where the table has one
  for (uint32_t c = 0; c < column_facts.table(table).columns.size(); ++c) {
    const ScaleMatch match = match_column(column_facts, {table, c}, scale);
    ScaleMatch& of = scale == "date" && match.score > 0 &&
                             column_facts.column(match.column).kind == db::DataKind::kTime
                         ? of_day
                         : best;
    if (match.score > of.score) of = match;
  }
  return best.score > 0 ? best : of_day;
}

bool dates_row(const ColumnFacts& column_facts, ColumnExpr column) {
  static constexpr std::array<std::string_view, 29> kOfRow = {
      "birth",  "born",    "dob",      "hire",     "hired",      "start",        "join",   "since",
      "create", "created", "release",  "found",    "open",       "publish",      "build",  "update",
      "signup", "sign",    "signed",   "register", "registered", "registration", "member", "enroll",
      "death",  "died",    "deceased", "first",    "joined"};
  return std::any_of(kOfRow.begin(), kOfRow.end(),
                     [&](std::string_view word) { return column_facts.has_word(column, word); });
}

bool is_place(const ColumnFacts& column_facts, uint32_t table) {
  static constexpr std::array<std::string_view, 24> kPlaces = {
      "venue",   "store",      "shop",      "stadium",    "station",  "airport",
      "hotel",   "school",     "branch",    "office",     "museum",   "theater",
      "theatre", "hospital",   "warehouse", "restaurant", "city",     "location",
      "site",    "university", "college",   "apartment",  "building", "address"};
  return std::any_of(kPlaces.begin(), kPlaces.end(), [&](std::string_view word) {
    return column_facts.index().has_word(column_facts.index().table(table), word);
  });
}

float place_score(const ColumnFacts& column_facts, ColumnExpr column) {
  if (!column_facts.text(column) || column_facts.identifier(column)) return 0;
  float best = 0;
  for (const DimensionWord& word : dimension_words("place"))
    if (column_facts.has_word(column, word.word)) best = std::max(best, word.score);
  if (best == 0 && is_place(column_facts, column.table) &&
      column_facts.name_of(column.table) == column)
    best = 0.3F;
  return best;
}

}  // namespace ask::engine
