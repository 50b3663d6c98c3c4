// ask_tree and ask_render: a query tree as JSON and back. Pure: both only see their arguments.
#include <fmt/format.h>

#include "agent/common/text.h"
#include "agent/sql/dialect/render_for.h"
#include "agent/sql/parse.h"
#include "agent/sql/tree_json.h"
#include "ext/bodies.h"

namespace ask::ext {

Result<Value> ask_tree(const FunctionCall& call) {
  const auto text = call.text(0);
  if (!text) return text.error();
  if (!text::valid_utf8(*text)) return Error{Code::kInvalidText, "the SQL is not valid UTF-8"};
  const auto query = sql::parse(*text);
  if (!query) return query.error();
  std::string json = sql::to_json(*query);
  // The bounds of a tree are tighter than those of a statement; what is given out can be read.
  if (auto read = sql::query_from_json(json); !read) return read.error();
  return Value(std::move(json));
}

Result<Value> ask_render(const FunctionCall& call) {
  const auto text = call.text(0);
  if (!text) return text.error();
  const auto query = sql::query_from_json(*text);
  if (!query) return query.error();
  const auto name = call.text(1);
  if (!name) return name.error();
  const auto dialect =
      call.null(1) ? std::optional(sql::Dialect::kSqlite) : sql::dialect_named(*name);
  if (!dialect)
    return Error{Code::kInvalidArgument,
                 fmt::format("there is no dialect {}, only sqlite, postgresql and duckdb",
                             text::quoted(text::shortened(text::repaired_utf8(*name), 40)))};
  auto sql = sql::render_for(*query, *dialect);
  if (!sql) return sql.error();
  return Value(std::move(*sql));
}

}  // namespace ask::ext
