#include "agent/engine/schema/column_roles.h"

#include <algorithm>
#include <array>
#include <span>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/follow_up_words.h"
#include "agent/engine/lexicon/state_words.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/column_units.h"

namespace ask::engine {
namespace {

using db::DataKind;
using NameWords = std::span<const std::string_view>;

constexpr std::string_view kDoer = "by";  // "covered_by" stores who did, and no amount

std::string_view word_at(const SchemaIndex& index, const SchemaItem& item, size_t i) {
  return i < item.words.size() ? std::string_view(index.word(item.words[i]).lemma)
                               : std::string_view{};
}

bool is_numeric_column(const db::Column& column) {
  if (column.kind == DataKind::kInteger || column.kind == DataKind::kReal) return true;
  return column.kind == DataKind::kUnknown &&
         (column.affinity == db::Affinity::kInteger || column.affinity == db::Affinity::kReal ||
          column.affinity == db::Affinity::kNumeric);
}

bool is_text(const db::Column& column) {
  if (column.kind == DataKind::kText) return true;
  return column.kind == DataKind::kUnknown && column.affinity == db::Affinity::kText;
}

// A title column that is often NULL holds titles such as "Dr", not the name of the row.
bool is_often_null(const db::Column& column) {
  return column.statistics.nulls * 10 > column.statistics.rows;
}

// A text that many rows share is a kind or a state, not a name; of few rows a state that two share.
bool groups_rows(const db::Column& column, std::string_view last) {
  constexpr int64_t kFewRows = 8;
  const db::ColumnStatistics& s = column.statistics;
  return s.rows >= kFewRows ? s.distinct * 3 < s.rows
                            : s.distinct < s.rows - s.nulls && contains(kStateColumns, last);
}

// "recipient_name" of parcels: what somebody else than the rows of the table is called.
bool names_another(const SchemaIndex& index, const SchemaItem& item, const SchemaItem& table) {
  return item.words.size() == 2 && word_at(index, item, 1) == kLabelNoun &&
         (is_recipient_noun(word_at(index, item, 0)) || is_person_word(word_at(index, item, 0))) &&
         !table.words.empty() && !is_person_word(index.word(table.words.back()).lemma);
}

// The only text that numbers the rows without being a key of others: "tracking_no"; kNone if there
// is none or several.
uint32_t numbering_text(const db::Table& table, uint32_t t, const SchemaIndex& index) {
  uint32_t found = kNone;
  for (uint32_t c = 0; c < table.columns.size(); ++c) {
    const db::Column& column = table.columns[c];
    const db::ColumnStatistics& s = column.statistics;
    const ColumnRoles& roles = index.column_roles(t, c);
    const SchemaItem& item = index.column(t, c);
    const std::string_view last = word_at(index, item, item.words.size() - 1);
    if (!is_text(column) || roles.reference || roles.temporal || column.primary_key > 0 ||
        !is_numbering_noun(last) || is_reached_by_number(word_at(index, item, 0)) || s.rows < 2 ||
        s.nulls > 0 || s.distinct < s.rows)
      continue;
    if (found != kNone) return kNone;
    found = c;
  }
  return found;
}

// How well the column names a row; higher is better, 0 means it does not.
float naming_score(const db::Column& column, const ColumnRoles& column_facts,
                   const SchemaItem& item, const SchemaItem& table, const SchemaIndex& index) {
  const size_t n = item.words.size();
  const std::string_view last = word_at(index, item, n - 1), first = word_at(index, item, 0);
  const bool of_table =
      std::any_of(item.words.begin(), item.words.end() - (n > 0),
                  [&](uint32_t w) { return index.has_word(table, index.word(w).lemma); });
  if (is_numeric_column(column) || column.kind == DataKind::kBlob) return 0;
  if (n == 1 && last == kLabelNoun) return 10;
  if (last == kLabelNoun && of_table) return 9.5F;
  if (last == kWorkLabel && is_often_null(column)) return is_text(column) ? 1.4F : 0.0F;
  if (n == 1 && last == kWorkLabel) return 9;
  if (last == kLabelNoun && n == 2 && is_whole_label_form(first)) return 8.5F;
  if (item.words == table.words) return 8;
  if (last == kWorkLabel && of_table) return 7.5F;
  if (last == kLabelNoun && !is_partial_name_qualifier(first)) return 7;
  if (last == kWorkLabel) return 6;
  if (first == "first" && last == kLabelNoun) return 4;
  if (last == kLabelNoun) return 3.5F;
  if (column_facts.identifier || column_facts.reference || column_facts.temporal) return 0;
  if (groups_rows(column, last)) return 0;
  if (is_text(column) && last == kFreeText) return 1.8F;
  if (is_text(column) && last != kCodeNoun) return 1.5F;
  return is_text(column) ? 1.0F : 0.0F;
}

}  // namespace

bool names_states(const SchemaIndex& index, const SchemaItem& column) {
  return std::any_of(column.words.begin(), column.words.end(),
                     [&](uint32_t w) { return names_states(index.word(w).lemma); });
}

bool is_status_name(const SchemaIndex& index, const SchemaItem& column, std::string_view name) {
  return text::lower(name) == kShortStateColumn || names_states(index, column);
}

bool is_reference(const db::Table& table, std::string_view column) {
  for (const db::ForeignKey& key : table.foreign_keys)
    for (const std::string& name : key.columns)
      if (name == column) return true;
  return false;
}

void add_column_roles(const db::Table& table, uint32_t t, const SchemaIndex& index,
                      std::vector<ColumnRoles>& out) {
  const auto keys = std::count_if(table.columns.begin(), table.columns.end(),
                                  [](const db::Column& c) { return c.primary_key > 0; });
  for (uint32_t c = 0; c < table.columns.size(); ++c) {
    const db::Column& column = table.columns[c];
    const SchemaItem& item = index.column(t, c);
    const std::string_view last =
        item.words.empty() ? std::string_view{} : word_at(index, item, item.words.size() - 1);
    ColumnRoles column_facts;
    column_facts.reference = is_reference(table, column.name);
    column_facts.identifier = is_key_noun(last) || column.is_measured_key ||
                              (column.primary_key > 0 && keys == 1 && is_numeric_column(column));
    column_facts.temporal = column.kind == DataKind::kDate || column.kind == DataKind::kDateTime ||
                            column.kind == DataKind::kTime || column.kind == DataKind::kYear ||
                            is_timestamp_noun(last);
    column_facts.measure = is_numeric_column(column) && !column_facts.identifier &&
                           !column_facts.reference && !column_facts.temporal &&
                           !(last == kDoer && item.words.size() > 1) &&
                           !index.has_any_word(item, kNoMeasureColumns);
    if (column_facts.measure) column_facts.unit = unit_of_column(column, item, index);
    column_facts.naming =
        is_text(column) && (last == kLabelNoun || (last == kWorkLabel && !is_often_null(column)));
    out.push_back(column_facts);
  }
}

uint32_t best_name_column(const db::Table& table, uint32_t t, const SchemaIndex& index) {
  uint32_t best = kNone;
  float score = 0;
  for (uint32_t c = 0; c < table.columns.size(); ++c) {
    const float here = naming_score(table.columns[c], index.column_roles(t, c), index.column(t, c),
                                    index.table(t), index);
    if (here > score) score = here, best = c;
  }
  if (best != kNone && names_another(index, index.column(t, best), index.table(t)))
    if (const uint32_t number = numbering_text(table, t, index); number != kNone) return number;
  return best;
}

}  // namespace ask::engine
