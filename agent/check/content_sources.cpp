#include "agent/check/content_sources.h"

#include <string>
#include <utility>

#include "agent/check/statement_text.h"
#include "agent/common/contains.h"
#include "agent/db/schema/virtual_modules.h"

namespace ask::sql {

std::vector<const db::Table*> content_sources(const db::Catalog& catalog, const db::Table& table) {
  std::vector<const db::Table*> out;
  std::vector<std::pair<std::string, std::string>> pending;  // schema, name
  const auto follow = [&](const db::Table& from) {
    if (from.kind == db::TableKind::kVirtual) {
      pending.emplace_back(from.schema, db::content_table(from.sql));
    } else if (from.kind == db::TableKind::kView) {
      if (const auto definition = StatementText::read(from.sql))
        for (const NamedTable& named : definition->tables())
          pending.emplace_back(named.schema.empty() ? from.schema : named.schema, named.name);
    }
  };
  if (table.kind == db::TableKind::kVirtual) follow(table);
  while (!pending.empty()) {
    const auto [schema, name] = std::move(pending.back());
    pending.pop_back();
    const db::Table* from = name.empty() ? nullptr : catalog.find(schema, name);
    if (!from && !name.empty()) from = catalog.find("", name);  // a temporary view names any schema
    if (!from || from == &table || contains(out, from)) continue;
    out.push_back(from);
    follow(*from);
  }
  return out;
}

}  // namespace ask::sql
