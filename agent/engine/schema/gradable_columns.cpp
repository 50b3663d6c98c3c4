#include "agent/engine/schema/gradable_columns.h"

#include <algorithm>
#include <string>
#include <vector>

#include "agent/common/words.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/extreme_words.h"
#include "agent/engine/lexicon/implied_words.h"
#include "agent/engine/lexicon/lexicon.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_dates.h"
#include "agent/engine/lexicon/word_classes_tables.h"
#include "agent/engine/lexicon/word_classes_time.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/noted_names.h"
#include "agent/engine/text/identifier_words.h"

namespace ask::engine {
namespace {

constexpr float kNotLast = 0.05F;    // penalty if the word is not the head of the column name
constexpr float kAnyDate = 0.3F;     // score of an arbitrary date column for "latest"
constexpr float kNotedDate = 2.1F;   // of the event by which a note names the rows
constexpr float kEventDate = 2.05F;  // of the event by which the table names its rows
constexpr float kStartDate = 1.5F;   // of the date on which rows that last begin
constexpr float kLifeDate = 0.2F;    // of a date of birth or death: an event's date is rather meant

// True for a date: the day of a payment is no pay.
bool is_day(const ColumnFacts& column_facts, ColumnExpr id) {
  const db::DataKind kind = column_facts.column(id).kind;
  return column_facts.temporal(id) &&
         (kind == db::DataKind::kDate || kind == db::DataKind::kDateTime);
}

// True for a rate that is paid, and no rating: "hourly_rate", "daily_rate_cents".
bool is_charge(const ColumnFacts& column_facts, ColumnExpr id) {
  return std::any_of(kChargedRates.begin(), kChargedRates.end(),
                     [&](std::string_view word) { return column_facts.has_word(id, word); });
}

// True for a date, a year or the time at which something starts, which are not how long it takes;
// but people are there since their first year.
bool tells_when(const ColumnFacts& column_facts, ColumnExpr id) {
  if (!column_facts.temporal(id) || keeps_people(column_facts.index(), id.table)) return false;
  return column_facts.column(id).kind != db::DataKind::kTime ||
         column_facts.has_word(id, kBeginning);
}

// True for the date of the event by which a note names the rows: "admitted" of "admissions".
bool dates_noted_rows(const ColumnFacts& column_facts, ColumnExpr id) {
  const SchemaIndex& index = column_facts.index();
  const auto& words = index.column(id.table, id.column).words;
  return index.has_notes() && std::any_of(words.begin(), words.end(), [&](uint32_t w) {
           const SchemaWord& word = index.word(w);
           return index.noted().calls_by_verb(id.table, word.lemma) ||
                  index.noted().calls_by_verb(id.table, word.stem);
         });
}

// True for the date of the event by which the table names its rows: "sold" of sales, "delivered_on"
// of deliveries.
bool dates_named_rows(const ColumnFacts& column_facts, ColumnExpr id) {
  const SchemaIndex& index = column_facts.index();
  const SchemaItem& table = index.table(id.table);
  const SchemaItem& column = index.column(id.table, id.column);
  if (table.words.empty() || column.words.empty()) return false;
  const SchemaWord& rows = index.word(table.words.back());
  const SchemaWord& event = index.word(column.words.front());
  if (event.text == rows.text || event.text == event.lemma) return false;
  if (event.stem == rows.stem || event.lemma == rows.lemma) return true;
  const auto nouns = derived_words(event.lemma);
  return std::find(nouns.begin(), nouns.end(), rows.lemma) != nouns.end();
}

}  // namespace

bool is_expiry_date(const ColumnFacts& column_facts, ColumnExpr id) {
  const SchemaItem& item = column_facts.index().column(id.table, id.column);
  if (column_facts.index().has_any_word(item, kExpiryColumns)) return true;
  const std::vector<std::string> parts = name_parts(column_facts.column(id).name);
  return std::any_of(parts.begin(), parts.end(), [](const std::string& part) {
    return text::is_one_of(part, kShortExpiryColumns);
  });
}

ScaleMatch match_column(const ColumnFacts& column_facts, ColumnExpr id, std::string_view scale) {
  ScaleMatch best;
  if (id.whole() || column_facts.identifier(id)) return best;
  if (!id.duration() && column_facts.of(id).reference) return best;  // "member_no" counts nothing
  if (id.duration()) {
    if (scales::is_lasting(scale)) best = {id, 1, false};
    if (scale == scales::kSpeed) best = {id, 1, true};
    return best;
  }
  if (scales::is_lasting(scale) && tells_when(column_facts, id)) return best;
  if (is_day(column_facts, id) && text::is_one_of(scale, kAmountScales)) return best;
  if (!column_facts.quantity(id) && !column_facts.temporal(id) && !column_facts.numeric(id))
    return best;
  for (const ScaleWord& word : scale_words(scale)) {
    if (!column_facts.has_word(id, word.word)) continue;
    if (scale == scales::kDate && !column_facts.temporal(id) && is_time_amount_noun(word.word))
      continue;
    if (scale == scales::kRating && word.word == kChargeOrScore && is_charge(column_facts, id))
      continue;
    const float score = 1 + word.score - (column_facts.last_word(id) == word.word ? 0 : kNotLast);
    if (score > best.score) best = {id, score, word.reversed};
  }
  // "who has volunteered the longest" of the first year: the earliest
  if (scales::is_lasting(scale) && best.score > 0 && column_facts.temporal(id) &&
      column_facts.column(id).kind != db::DataKind::kTime)
    best.reversed = true;
  if (scale == scales::kDate && column_facts.temporal(id))
    for (const std::string_view word : kLifeDateWords)
      if (column_facts.has_word(id, word)) return {id, kLifeDate, false};
  if (scale == scales::kDate && column_facts.temporal(id) && is_expiry_date(column_facts, id))
    return {id, kLifeDate, false};
  if (scale == scales::kDate && column_facts.temporal(id) && dates_noted_rows(column_facts, id))
    return {id, kNotedDate, false};
  if (scale == scales::kDate && column_facts.temporal(id) && dates_named_rows(column_facts, id))
    return {id, kEventDate, false};
  if (scale == scales::kDate && best.score < kAnyDate && column_facts.temporal(id))
    best = {id, kAnyDate, false};
  return best;
}

namespace {

bool records_row(const SchemaIndex& index, ColumnExpr date) {
  return index.has_any_word(index.column(date.table, date.column), kRecordedDateWords);
}

// Stays that are booked, and then begin: on the day on which they begin, unless the table names its
// rows by what the other date records, as bookings.
ScaleMatch start_of_rows(const ColumnFacts& column_facts, const ScaleMatch& date) {
  const SchemaIndex& index = column_facts.index();
  if (date.score >= kEventDate || !date.column.valid() || !records_row(index, date.column))
    return date;
  const SchemaItem& rows = index.table(date.column.table);
  for (const uint32_t w : index.column(date.column.table, date.column.column).words)
    if (std::any_of(rows.words.begin(), rows.words.end(),
                    [&](uint32_t own) { return index.word(own).stem == index.word(w).stem; }))
      return date;
  for (const TimeSpan& span : index.durations()) {
    const ColumnExpr start{span.table, span.start};
    if (span.table != date.column.table || records_row(index, start)) continue;
    if (column_facts.column(start).statistics.missing() > 0) return date;  // of some rows only
    return {start, std::max(date.score, kStartDate), false};
  }
  return date;
}

}  // namespace

ScaleMatch match_scale(const ColumnFacts& column_facts, uint32_t table, std::string_view scale) {
  if (const auto known = column_facts.scales().find(table, scale)) return *known;
  ScaleMatch best, of_day;  // a time of day is not a date where the table has one
  for (uint32_t c = 0; c < column_facts.table(table).columns.size(); ++c) {
    const ScaleMatch match = match_column(column_facts, {table, c}, scale);
    ScaleMatch& of = scale == scales::kDate && match.score > 0 &&
                             column_facts.column(match.column).kind == db::DataKind::kTime
                         ? of_day
                         : best;
    if (match.score > of.score) of = match;
  }
  if (best.score <= 0) best = of_day;
  if (scale == scales::kDate) best = start_of_rows(column_facts, best);
  column_facts.scales().keep(table, scale, best);
  return best;
}

ColumnExpr date_of_rows(const ColumnFacts& column_facts, uint32_t table) {
  const ScaleMatch date = match_scale(column_facts, table, scales::kDate);
  return date.score > 0 && column_facts.temporal(date.column) ? date.column : ColumnExpr{};
}

bool dates_row(const ColumnFacts& column_facts, ColumnExpr column) {
  return std::any_of(kRowDateWords.begin(), kRowDateWords.end(),
                     [&](std::string_view word) { return column_facts.has_word(column, word); });
}

bool is_place(const ColumnFacts& column_facts, uint32_t table) {
  return std::any_of(kPlaceTables.begin(), kPlaceTables.end(), [&](std::string_view word) {
    return column_facts.index().has_word(column_facts.index().table(table), word);
  });
}

float place_score(const ColumnFacts& column_facts, ColumnExpr column) {
  if (!column_facts.text(column) || column_facts.identifier(column)) return 0;
  float best = 0;
  for (const ScaleWord& word : scale_words(scales::kPlace))
    if (column_facts.has_word(column, word.word)) best = std::max(best, word.score);
  if (best == 0 && is_place(column_facts, column.table) &&
      column_facts.name_of(column.table) == column)
    best = 0.3F;
  return best;
}

}  // namespace ask::engine
