#include "agent/check/sample_rules.h"

#include <algorithm>

#include "agent/check/content_sources.h"
#include "agent/check/function_rules.h"
#include "agent/check/run_bounds.h"
#include "agent/check/statement_bounds.h"
#include "agent/common/text.h"
#include "agent/db/schema/virtual_modules.h"
#include "agent/policy/stored_sql.h"

namespace ask::sql {

// True if it calls only allowed functions, reviewed over all overloads of each.
bool SampleRules::may_compute(const db::Table& table, size_t column) {
  const auto calls = generated_calls(table, column);
  if (!calls) return false;
  if (calls->empty()) return true;
  if (!listed_ && !functions_.refresh(host_)) return false;
  listed_ = true;
  return std::all_of(calls->begin(), calls->end(), [&](const std::string& call) {
    const auto overloads = functions_.find(call);
    return overloads.empty() ||
           function_verdict(call, overloads, allow_) == FunctionVerdict::kAllowed;
  });
}

db::SamplePlan SampleRules::plan(const db::Catalog& whole, const db::Table& table) {
  db::SamplePlan out;
  const db::Table* real = whole.find(table.schema, table.name);
  if (!real) real = &table;
  if (real->kind == db::TableKind::kVirtual) {
    // Its rows may come from a view or from generated columns, with unknown cost and unknown calls.
    const auto sources = content_sources(whole, *real);
    out.skip = (sources.empty() && !db::content_table(real->sql).empty()) ||
               std::any_of(sources.begin(), sources.end(), [](const db::Table* from) {
                 return from->kind == db::TableKind::kView || has_generated(*from);
               });
    return out;
  }
  bool computes = false;
  for (size_t i = 0; i < table.columns.size(); ++i) {
    if (table.columns[i].role != db::ColumnRole::kGeneratedVirtual) continue;
    computes = true;
    out.skipped.resize(table.columns.size());
    const db::Column* column = real->find(table.columns[i].name);
    const auto at = column ? static_cast<size_t>(column - real->columns.data()) : size_t{0};
    out.skipped[i] = !column || !may_compute(*real, at);
  }
  if (computes) out.bounds = run_bounds({{}, {real->sql}, 1});
  for (size_t i = 0; out.bounds.instructions == 0 && i < table.columns.size(); ++i)
    out.skipped[i] = out.skipped[i] || table.columns[i].role == db::ColumnRole::kGeneratedVirtual;
  return out;
}

}  // namespace ask::sql
