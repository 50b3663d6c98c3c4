#include "agent/check/statement_bounds.h"

#include <algorithm>
#include <set>

#include "agent/check/checker.h"
#include "agent/check/content_sources.h"
#include "agent/check/full_text_reading.h"
#include "agent/check/run_bounds.h"
#include "agent/common/contains.h"
#include "agent/common/text.h"

namespace ask::sql {
namespace {

constexpr double kSnippetBytes = 16'000, kShortestSnippet = 512;

constexpr double kManyWords = 300;  // of a search: to parse it takes as long as many instructions
constexpr int kBetweenSearches = 10;

// `whole`: the whole schema. `views`: the statement reads views.
SearchValues values_of(const std::vector<ColumnRead>& reads, const db::Catalog& whole, bool views) {
  std::vector<const db::Table*> tables;
  for (const ColumnRead& read : reads) {
    const db::Table* table = whole.find(read.schema, read.table);
    if (table && table->kind == db::TableKind::kTable && !contains(tables, table))
      tables.push_back(table);
  }
  return {std::move(tables), views};
}

// `whole`: the whole schema. `values`: as for read_searches.
db::RunBounds with_searches(const Workload& work, const std::vector<ColumnRead>& reads,
                            const db::Catalog& whole, const SearchValues* values) {
  db::RunBounds out = run_bounds(work);
  std::vector<const db::Table*> tables;
  for (const ColumnRead& read : reads) {
    const db::Table* table = whole.find(read.schema, read.table);
    if (table && is_full_text(*table) && !contains(tables, table)) tables.push_back(table);
  }
  out.full_text = read_searches(work.texts, tables, reads, values);
  const bool computed = out.full_text.computed();
  if ((computed || out.full_text.known.words > kManyWords) && out.instructions > 0)
    out.instructions = kBetweenSearches;
  if (out.full_text.snippets) {
    const double bytes = computed || out.full_text.known.words > kManyWords
                             ? kShortestSnippet
                             : kSnippetBytes / std::max(1.0, out.full_text.known.alike());
    out.value_bytes =
        std::min(out.value_bytes, static_cast<int64_t>(std::max(kShortestSnippet, bytes)));
  }
  return out;
}

// True if a collation other than SQLite's own is named. Reads a little more than SQLite does: names
// in comments and texts.
bool names_own_collation(std::string_view sql, bool nocase) {
  constexpr std::string_view kCollate = "COLLATE", kSpace = " \t\r\n\f", kQuotes = "\"'`[";
  const auto is = [&](size_t at, std::string_view word) {
    return text::equal_nocase(sql.substr(at, word.size()), word);
  };
  for (size_t i = 0; i + kCollate.size() < sql.size(); ++i) {
    if ((sql[i] != 'c' && sql[i] != 'C') || !is(i, kCollate)) continue;
    size_t name = sql.find_first_not_of(kSpace, i + kCollate.size());
    if (name == sql.npos) return false;
    if (kQuotes.find(sql[name]) != kQuotes.npos) ++name;
    if (!(is(name, "BINARY") || is(name, "RTRIM") || (is(name, "NOCASE") && !nocase))) return true;
  }
  return false;
}

}  // namespace

bool names_collation(std::string_view sql, const std::vector<ColumnRead>& reads,
                     const db::Catalog& catalog, bool nocase) {
  if (names_own_collation(sql, nocase)) return true;
  const ColumnRead* last = nullptr;  // `reads` is sorted
  for (const ColumnRead& read : reads) {
    if (last && last->table == read.table && last->schema == read.schema) continue;
    last = &read;
    const db::Table* table = catalog.find(read.schema, read.table);
    if (table && names_own_collation(table->sql, nocase)) return true;
  }
  return false;
}

bool has_generated(const db::Table& table) {
  return std::any_of(table.columns.begin(), table.columns.end(), [](const db::Column& column) {
    return column.role == db::ColumnRole::kGeneratedVirtual;
  });
}

bool reads_generated(const db::Compilation& compilation, const StandIns& stand_ins) {
  const db::Access* last = nullptr;  // reads of one table are consecutive
  for (const db::Access& access : compilation.accesses) {
    if (access.kind != db::Access::Kind::kRead) continue;
    if (last && last->table == access.table && last->schema == access.schema) continue;
    last = &access;
    const db::Table* table = stand_ins.find(access.schema, access.table);
    if (table && (has_generated(*table) || table->kind == db::TableKind::kVirtual)) return true;
  }
  return false;
}

db::RunBounds bounds_of_query(const Statement& statement, const db::Compilation& compilation,
                              const std::vector<ColumnRead>& reads, const db::Catalog& catalog,
                              double weight) {
  Workload work{{}, {statement}, weight};
  std::set<const db::Table*> expanded;
  for (const db::Access& access : compilation.accesses) {
    if (access.kind == db::Access::Kind::kFunction) work.calls.push_back(text::lower(access.name));
    if (access.kind != db::Access::Kind::kView) continue;
    for (const db::Table& table : catalog.tables)
      if (table.kind == db::TableKind::kView && text::equal_nocase(table.name, access.name))
        expanded.insert(&table);
  }
  const ColumnRead* last = nullptr;  // `reads` is sorted
  for (const ColumnRead& read : reads) {
    if (last && last->table == read.table && last->schema == read.schema) continue;
    last = &read;
    const db::Table* table = catalog.find(read.schema, read.table);
    if (!table) continue;
    if (table->kind != db::TableKind::kTable || has_generated(*table)) expanded.insert(table);
    for (const db::Table* from : content_sources(catalog, *table))
      if (from->kind != db::TableKind::kTable || has_generated(*from)) expanded.insert(from);
  }
  for (const db::Table* table : expanded) work.texts.emplace_back(table->sql);
  const bool views = std::any_of(expanded.begin(), expanded.end(), [](const db::Table* table) {
    return table->kind == db::TableKind::kView;
  });
  const SearchValues values = values_of(reads, catalog, views);
  return with_searches(work, reads, catalog, &values);
}

db::RunBounds bounds_of_change(const StatementText& script, const db::Compilation& compilation,
                               const std::vector<db::Stored>& objects,
                               const std::vector<ColumnRead>& reads, const db::Catalog& catalog,
                               double weight) {
  Workload work{{}, {script.text()}, weight};
  for (const db::Access& access : compilation.accesses)
    if (access.kind == db::Access::Kind::kFunction) work.calls.push_back(text::lower(access.name));
  const auto expands = [&](const std::string& view) {
    return std::any_of(
        compilation.accesses.begin(), compilation.accesses.end(), [&](const db::Access& access) {
          return access.kind == db::Access::Kind::kView && text::equal_nocase(access.name, view);
        });
  };
  for (const db::Stored& object : objects)
    if (object.type == "trigger" || script.names(object.table) ||
        (object.type == "view" && expands(object.name)))
      work.texts.emplace_back(object.sql);
  for (const ColumnRead& read : reads)
    if (const db::Table* table = catalog.find(read.schema, read.table))
      for (const db::Table* from : content_sources(catalog, *table))
        if (from->kind != db::TableKind::kTable || has_generated(*from))
          work.texts.emplace_back(from->sql);
  return with_searches(work, reads, catalog, nullptr);
}

}  // namespace ask::sql
