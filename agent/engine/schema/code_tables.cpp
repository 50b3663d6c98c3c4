#include "agent/engine/schema/code_tables.h"

#include <algorithm>

#include "agent/common/words.h"
#include "agent/engine/lexicon/word_classes_columns.h"
#include "agent/engine/lexicon/word_classes_questions.h"
#include "agent/engine/schema/schema_index.h"

namespace ask::engine {
namespace {

constexpr size_t kMostColumns = 4;
constexpr int64_t kMostCodes = 300;

bool stores_text(const db::Column& column) {
  return column.kind == db::DataKind::kText ||
         (column.kind == db::DataKind::kUnknown && column.affinity == db::Affinity::kText);
}

// What its codes are called: the text of another value in each row, by its name if there are two.
uint32_t label_column(const db::Table& table, uint32_t t, uint32_t key, const SchemaIndex& index) {
  uint32_t only = kNone, named = kNone;
  for (uint32_t c = 0; c < table.columns.size(); ++c) {
    const db::ColumnStatistics& s = table.columns[c].statistics;
    if (c == key || !stores_text(table.columns[c]) || s.missing() > 0 || s.distinct < s.rows)
      continue;
    const SchemaItem& item = index.column(t, c);
    if (!item.words.empty() && text::is_one_of(index.word(item.words.back()).lemma, kCodeLabels)) {
      if (named != kNone) return kNone;
      named = c;
    }
    only = only == kNone ? c : kNone - 1;
  }
  if (named != kNone) return named;
  return only < table.columns.size() ? only : kNone;
}

// The text that says which codes belong together.
uint32_t group_column(const db::Table& table, const CodeTable& codes) {
  for (uint32_t c = 0; c < table.columns.size(); ++c) {
    const db::ColumnStatistics& s = table.columns[c].statistics;
    if (c != codes.key && c != codes.label && stores_text(table.columns[c]) && s.missing() == 0 &&
        s.distinct > 1 && 2 * s.distinct <= s.rows)
      return c;
  }
  return kNone;
}

CodeTable code_table(const db::Table& table, uint32_t t, const SchemaIndex& index) {
  CodeTable codes;
  if (table.kind != db::TableKind::kTable || table.ignored || !table.foreign_keys.empty() ||
      table.columns.size() < 2 || table.columns.size() > kMostColumns)
    return codes;
  for (uint32_t c = 0; c < table.columns.size(); ++c) {
    if (table.columns[c].primary_key == 0 && !table.columns[c].is_measured_key) continue;
    if (codes.key != kNone) return {};
    codes.key = c;
  }
  if (codes.key == kNone) return codes;
  const db::ColumnStatistics& s = table.columns[codes.key].statistics;
  if (!s.complete || s.rows < 2 || s.rows > kMostCodes) return codes;
  codes.label = label_column(table, t, codes.key, index);
  if (codes.label == kNone) return codes;
  codes.group = group_column(table, codes);
  codes.table = t;
  return codes;
}

// True for status_code, but not for procedure_code of a table of procedures: rows of their own.
bool says_what_is_coded(const SchemaItem& column, const SchemaItem& table,
                        const SchemaIndex& index) {
  if (index.has_any_word(table, kCodeTableNouns)) return true;
  return std::any_of(column.words.begin(), column.words.end(), [&](uint32_t w) {
    return !text::is_one_of(index.word(w).lemma, kKeyNameWords) &&
           !index.has_word(table, index.word(w).lemma);
  });
}

// False for a table of rows that have a name: those are called by it in any case.
bool is_of_codes(const CodeTable& codes, const SchemaIndex& index) {
  if (codes.references.empty()) return false;
  if (!index.column_roles(codes.table, codes.label).naming) return true;
  const auto words = [&](const ColumnExpr& c) { return index.column(c.table, c.column).words; };
  return codes.group != kNone &&
         std::any_of(codes.references.begin(), codes.references.end(),
                     [&](const ColumnExpr& c) { return words(c) != words(codes.references[0]); });
}

}  // namespace

std::vector<CodeTable> find_code_tables(const db::Catalog& catalog, const SchemaIndex& index) {
  std::vector<CodeTable> out;
  for (uint32_t t = 0; t < catalog.tables.size(); ++t)
    if (CodeTable codes = code_table(catalog.tables[t], t, index); codes.table != kNone)
      out.push_back(std::move(codes));
  for (uint32_t t = 0; t < catalog.tables.size() && !out.empty(); ++t) {
    const db::Table& table = catalog.tables[t];
    for (const db::ForeignKey& key : table.foreign_keys) {
      if (key.columns.size() != 1) continue;
      const db::Table* parent = catalog.find(key);
      const db::Column* column = table.find(key.columns[0]);
      if (parent == nullptr || column == nullptr) continue;
      const auto c = static_cast<uint32_t>(column - table.columns.data());
      for (CodeTable& codes : out)
        if (&catalog.tables[codes.table] == parent &&
            says_what_is_coded(index.column(t, c), index.table(codes.table), index))
          codes.references.push_back({t, c});
    }
  }
  std::erase_if(out, [&](const CodeTable& codes) { return !is_of_codes(codes, index); });
  return out;
}

const CodeTable* find_code_table(std::span<const CodeTable> tables, uint32_t t) {
  const auto found =
      std::find_if(tables.begin(), tables.end(), [&](const CodeTable& c) { return c.table == t; });
  return found == tables.end() ? nullptr : &*found;
}

}  // namespace ask::engine
