#include "agent/engine/explain/provenance_context.h"

#include "agent/common/text.h"

namespace ask::engine {

std::string table_name(const ProvenanceContext& context, uint32_t t) {
  const db::Table& table = context.in.column_facts().table(t);
  return text::shortened(table.schema + "." + table.name, kMostLabel);
}

std::string column_name(const ProvenanceContext& context, ColumnExpr c) {
  return text::shortened(context.in.column_facts().column(c).name, kMostLabel);
}

}  // namespace ask::engine
