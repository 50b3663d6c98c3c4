#include "agent/service/in_dialect.h"

#include <set>

#include "agent/common/text.h"
#include "agent/sql/dialect/render_for.h"
#include "agent/sql/lex.h"
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

// The columns, in lower case, whose definition has COLLATE with another collation than BINARY.
std::set<std::string> collated_columns(const db::Table& table) {
  std::set<std::string> out;
  const auto tokens = sql::lex(table.sql);
  if (!tokens || text::lower(table.sql).find("collate") == std::string::npos) return out;
  int depth = 0;
  std::string column;
  for (size_t i = 0; i + 1 < tokens->size(); ++i) {
    const sql::Token &token = (*tokens)[i], &next = (*tokens)[i + 1];
    if (token.text == "(") ++depth;
    if (token.text == ")") --depth;
    if (depth != 1) continue;
    if (token.text == "(" || token.text == ",") column = text::lower(sql::text_of(next));
    if (token.kind == sql::TokenKind::kWord && text::equal_nocase(token.text, "collate") &&
        !text::equal_nocase(sql::text_of(next), "binary"))
      out.insert(column);
  }
  return out;
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
        const std::set<std::string> collated = collated_columns(*table);
        for (const db::Column& column : table->columns)
          if (column.role != db::ColumnRole::kHidden)
            out.columns.push_back(
                {column.name, type_of(column), collated.contains(text::lower(column.name))});
        return out;
      });
}

}  // namespace ask
