#include "agent/check/scope_review.h"

#include <fmt/format.h>

#include <algorithm>

#include "agent/common/text.h"
#include "agent/policy/scope.h"

namespace ask::sql {
namespace {

// The table of this name inside the scope, or null.
const db::Table* inside(const db::Catalog& scoped, std::string_view name) {
  const auto found =
      std::find_if(scoped.tables.begin(), scoped.tables.end(),
                   [&](const db::Table& table) { return text::equal_nocase(table.name, name); });
  return found == scoped.tables.end() ? nullptr : &*found;
}

Finding outside(const db::Table& table, const db::Catalog& scoped) {
  const std::string name = shown(table.name), about = scope_text(scoped);
  std::string message = fmt::format("\"{}\" would be {}.{}, and this question is about {}", name,
                                    shown(table.schema), name, shown(about));
  if (const db::Table* meant = inside(scoped, table.name))
    message += fmt::format("; write {}.{}", shown(meant->schema), shown(meant->name));
  return finding(Code::kTableNotFound, table.name, std::move(message));
}

bool is_view_inside(const db::Catalog& scoped, std::string_view name) {
  const db::Table* view = inside(scoped, name);
  return view && view->kind == db::TableKind::kView;
}

}  // namespace

std::optional<Finding> outside_scope(const std::vector<db::Access>& accesses,
                                     const StatementText& script, const db::Catalog& scoped) {
  for (const db::Access& access : accesses) {
    if (access.kind != db::Access::Kind::kRead) continue;
    const bool in_view = !access.view.empty() && !script.is_query(access.view);
    if (in_view && is_view_inside(scoped, access.view)) continue;
    const db::Table* table = scoped.before_scope().find(access.schema, access.table);
    if (table && !scoped.find(table->schema, table->name)) return outside(*table, scoped);
  }
  return std::nullopt;
}

std::optional<Finding> change_outside_scope(const std::vector<ColumnRead>& reads,
                                            const db::Catalog& scoped) {
  const auto is_main = [](const std::string& name) { return text::equal_nocase(name, "main"); };
  if (std::none_of(scoped.scope.begin(), scoped.scope.end(), is_main))
    return finding(Code::kTableNotFound, "",
                   fmt::format("only tables of main are changed, and this question is about {}",
                               shown(scope_text(scoped))));
  for (const ColumnRead& read : reads) {
    const db::Table* table = scoped.before_scope().find(read.schema, read.table);
    if (table && !scoped.find(table->schema, table->name)) return outside(*table, scoped);
  }
  return std::nullopt;
}

}  // namespace ask::sql
