// The part of StandIns that computes the expansion cost of a statement.
#include "agent/check/stand_ins.h"
#include "agent/common/text.h"

namespace ask::sql {

StandIns::StandIns(std::unique_ptr<db::ScratchConnection> scratch)
    : scratch_(std::move(scratch)),
      weights_([this](std::string_view schema, std::string_view name) {
        return definition(schema, name);
      }) {}

// A view too heavy for the catalog still exists, and may share its name with a table-valued
// function.
std::optional<Definition> StandIns::definition(std::string_view schema,
                                               std::string_view name) const {
  for (const std::string& heavy : catalog_->too_heavy) {
    const size_t dot = heavy.size() > name.size() ? heavy.size() - name.size() - 1 : 0;
    if (dot == 0 || heavy[dot] != '.' || !text::equal_nocase(heavy.substr(dot + 1), name)) continue;
    if (schema.empty() || text::equal_nocase(heavy.substr(0, dot), schema))
      return Definition{heavy.substr(0, dot), std::string(name), "", true, {}};
  }
  const db::Table* table = find(schema, name);
  if (!table) return std::nullopt;
  Definition out{table->schema, table->name, table->sql, table->kind == db::TableKind::kView, {}};
  bool generated = false;
  for (const db::Column& column : table->columns) {
    out.columns.push_back(column.name);
    generated = generated || column.role == db::ColumnRole::kGeneratedVirtual ||
                column.role == db::ColumnRole::kGeneratedStored;
  }
  if (!out.view && !generated) out.sql = "";
  return out;
}

}  // namespace ask::sql
