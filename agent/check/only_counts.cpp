#include "agent/check/only_counts.h"

#include <algorithm>

#include "agent/common/text.h"

namespace ask::sql {
namespace {

// True if each call that is written counts rows, not the values of an expression.
bool counts_rows(const StatementText& script) {
  for (size_t i = 0; i + 1 < script.size(); ++i)
    if (script.symbol(i + 1, "(") && text::equal_nocase(script.value(i), "count") &&
        !(script.symbol(i + 2, "*") && script.symbol(i + 3, ")")))
      return false;
  return true;
}

}  // namespace

const db::Table* only_counts(const db::Compilation& compilation, const StatementText& script,
                             const StandIns& stand_ins) {
  const db::Table* table = nullptr;
  if (!compilation.compiled || stand_ins.catalog().whole) return nullptr;
  for (const db::Access& access : compilation.accesses) {
    if (access.kind == db::Access::Kind::kFunction &&
        (!access.view.empty() || !text::equal_nocase(access.name, "count")))
      return nullptr;
    if (table || access.kind != db::Access::Kind::kRead) continue;
    table = stand_ins.find(access.schema, access.table);
    if (table && table->kind != db::TableKind::kTable) table = nullptr;
  }
  return table && counts_rows(script) ? table : nullptr;
}

}  // namespace ask::sql
