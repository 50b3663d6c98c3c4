#include "agent/service/in_dialect.h"

#include "agent/sql/dialect.h"
#include "agent/sql/parse.h"

namespace ask {
namespace {

// Texts are the largest values but blobs, so the maximum shows whether there are any.
sql::SqlType type_of(const db::Column& column) {
  using sql::SqlType;
  const Value& most = column.statistics.max;
  if (std::holds_alternative<std::string>(most)) return SqlType::kText;
  switch (column.affinity) {
    case db::Affinity::kInteger:
      return std::holds_alternative<double>(most) ? SqlType::kReal : SqlType::kInteger;
    case db::Affinity::kReal:
      return SqlType::kReal;
    case db::Affinity::kText:
      return SqlType::kText;
    default:
      break;
  }
  switch (column.kind) {
    case db::DataKind::kInteger:
    case db::DataKind::kBoolean:
    case db::DataKind::kYear:
      return SqlType::kInteger;
    case db::DataKind::kReal:
      return SqlType::kReal;
    case db::DataKind::kText:
    case db::DataKind::kDate:
    case db::DataKind::kDateTime:
    case db::DataKind::kTime:
      return std::holds_alternative<int64_t>(most) ? SqlType::kInteger : SqlType::kText;
    default:
      return SqlType::kUnknown;
  }
}

}  // namespace

Result<std::string> in_dialect(const std::string& sql, const std::string& dialect,
                               const db::Catalog& catalog) {
  const auto there = sql::dialect_named(dialect);
  if (!there || *there == sql::Dialect::kSqlite) return sql;
  const auto query = sql::parse(sql);
  if (!query) return query.error();
  return sql::render_for(
      *query, *there,
      [&](const std::string& schema, const std::string& name) -> std::optional<sql::KnownTable> {
        const db::Table* const table = catalog.find(schema, name);
        if (!table) return std::nullopt;
        sql::KnownTable out{table->name, {}};
        for (const db::Column& column : table->columns)
          if (column.role != db::ColumnRole::kHidden)
            out.columns.push_back({column.name, type_of(column)});
        return out;
      });
}

}  // namespace ask
