#include "agent/sql/checker_run_bounds.h"

#include <algorithm>
#include <set>

#include "agent/common/text.h"
#include "agent/db/stored.h"
#include "agent/sql/checker.h"
#include "agent/sql/run_bounds.h"

namespace ask::sql {
namespace {

bool has_generated(const db::Table& table) {
  return std::any_of(table.columns.begin(), table.columns.end(), [](const db::Column& column) {
    return column.role == db::ColumnRole::kGeneratedVirtual;
  });
}

}  // namespace

bool reads_generated(const db::Attempt& attempt, const Standins& standins) {
  return std::any_of(attempt.accesses.begin(), attempt.accesses.end(), [&](const db::Access& a) {
    const bool read = a.kind == db::Access::Kind::kRead;
    const db::Table* table = read ? standins.find(a.schema, a.table) : nullptr;
    return table && (has_generated(*table) || table->kind == db::TableKind::kVirtual);
  });
}

db::RunBounds bounds_of_query(std::string_view sql, const db::Attempt& attempt,
                              const std::vector<Read>& reads, const db::Catalog& catalog,
                              double weight) {
  Workload work{{}, {sql}, weight};
  std::set<const db::Table*> expanded;
  for (const db::Access& access : attempt.accesses) {
    if (access.kind == db::Access::Kind::kFunction) work.calls.push_back(text::lower(access.name));
    if (access.kind != db::Access::Kind::kView) continue;
    for (const db::Table& table : catalog.tables)
      if (table.kind == db::TableKind::kView && text::equal_nocase(table.name, access.name))
        expanded.insert(&table);
  }
  for (const Read& read : reads) {
    const db::Table* table = catalog.find(read.schema, read.table);
    if (table && (table->kind != db::TableKind::kTable || has_generated(*table)))
      expanded.insert(table);
  }
  for (const db::Table* table : expanded) work.texts.push_back(table->sql);
  return run_bounds(work);
}

Result<db::RunBounds> bounds_of_change(std::string_view sql, sqlite3* host, double weight) {
  const auto stored = db::read_stored(host);
  if (!stored) return stored.error();
  const auto script = Script::read(sql);
  if (!script) return script.error();
  Workload work{{}, {sql}, weight};
  for (const db::Stored& object : stored->objects)
    if (object.type == "trigger" || script->names(object.table)) work.texts.push_back(object.sql);
  return run_bounds(work);
}

}  // namespace ask::sql
