#include "agent/sql/dialect/render_for.h"

#include <vector>

#include "agent/sql/dialect/queries.h"
#include "agent/sql/render.h"
#include "agent/sql/render_writer.h"

namespace ask::sql {

Result<std::string> render_for(const Query& query, Dialect dialect, const KnownTables& tables) {
  if (dialect == Dialect::kSqlite) return render(query);
  Translation ctx(dialect, tables);
  std::vector<KnownColumn> columns;
  const Query there = translated_query(ctx, query, &columns);
  if (ctx.error) return *ctx.error;
  Writer writer(dialect);
  writer.query(there);
  return writer.take();
}

}  // namespace ask::sql
