#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <utility>

#include "agent/sql/tree_json_reader.h"

namespace ask::sql {
namespace {

constexpr std::string_view kCoreKeys = "select distinct from where group_by having values windows";
constexpr std::string_view kQueryKeys =
    "with recursive select distinct from where group_by having values windows compound order_by "
    "limit offset";

}  // namespace

Query TreeReader::query(const Json& json) {
  const Level level(*this);
  Query out;
  if (!object(json, kQueryKeys)) return out;
  common_tables(json, out);
  out.cores.push_back(core(json));
  if (find(json, "compound")) compound(json, out);
  ending(json, out);
  return out;
}

void TreeReader::common_tables(const Json& json, Query& out) {
  out.recursive = flag(json, "recursive");
  if (!find(json, "with")) {
    if (out.recursive) fail("\"recursive\" needs \"with\"");
    return;
  }
  each(json, "with", 1, [&](const Json& table) {
    if (!object(table, "name columns query materialized")) return;
    CommonTable next{name(table, "name"), {}, Query{}};
    if (find(table, "columns")) next.columns = names(table, "columns");
    next.query = inner_query(table, "query");
    if (find(table, "materialized")) next.materialized = flag(table, "materialized");
    out.with.push_back(std::move(next));
  });
}

Core TreeReader::core(const Json& json) {
  Core out;
  if (find(json, "values")) {
    for (const char* key : {"select", "distinct", "from", "where", "group_by", "having", "windows"})
      if (find(json, key)) fail(fmt::format("\"values\" and \"{}\" exclude each other", key));
    each(json, "values", 1, [&](const Json& row) {
      std::vector<Expr> cells;
      if (!row.is_array() || row.empty()) return fail("must be an array of expressions");
      for (size_t i = 0; i < row.size() && !failed(); ++i) {
        const PointerStep place(*this, std::to_string(i));
        cells.push_back(expr(row[i]));
      }
      out.values.push_back(std::move(cells));
    });
    return out;
  }
  out.distinct = flag(json, "distinct");
  each(json, "select", 1, [&](const Json& each_item) { out.items.push_back(item(each_item)); });
  if (find(json, "from"))
    each(json, "from", 1, [&](const Json& each_source) {
      Source next = source(each_source);
      joined(each_source, next, out.from.empty());
      out.from.push_back(std::move(next));
    });
  out.where = maybe_expr(json, "where");
  if (find(json, "group_by")) out.group_by = exprs(json, "group_by", 1);
  out.having = maybe_expr(json, "having");
  if (find(json, "windows"))
    each(json, "windows", 1, [&](const Json& named) {
      if (!object(named, "name window")) return;
      NamedWindow next{name(named, "name"), {}};
      const Json& json_window = need(named, "window");
      const PointerStep place(*this, "window");
      next.window = window(json_window);
      out.windows.push_back(std::move(next));
    });
  return out;
}

SelectItem TreeReader::item(const Json& json) {
  if (json.is_object() && json.contains("star")) return {{star(json)}};
  if (!json.is_object() || !json.contains("expr")) return {expr(json)};
  if (!object(json, "expr as")) return {};
  SelectItem out{need_expr(json, "expr")};
  out.alias = maybe_name(json, "as");
  return out;
}

Source TreeReader::source(const Json& json) {
  const Level level(*this);
  Source out;
  constexpr std::string_view kJoined = " as join on using natural";
  if (find(json, "function")) {
    if (!object(json, "function args schema" + std::string(kJoined))) return out;
    TableRef table{maybe_name(json, "schema"), name(json, "function")};
    table.arguments = exprs(json, "args", 0);
    table.alias = maybe_name(json, "as");
    out.item = std::move(table);
  } else if (find(json, "query")) {
    if (!object(json, "query" + std::string(kJoined))) return out;
    Derived derived{inner_query(json, "query")};
    derived.alias = maybe_name(json, "as");
    out.item = std::move(derived);
  } else if (find(json, "sources")) {
    if (!object(json, "sources" + std::string(kJoined))) return out;
    Nested nested;
    each(json, "sources", 1, [&](const Json& inner) {
      Source next = source(inner);
      joined(inner, next, nested.sources.empty());
      nested.sources.push_back(std::move(next));
    });
    nested.alias = maybe_name(json, "as");
    out.item = std::move(nested);
  } else {
    if (!object(json, "table schema" + std::string(kJoined))) return out;
    TableRef table{maybe_name(json, "schema"), name(json, "table")};
    table.alias = maybe_name(json, "as");
    out.item = std::move(table);
  }
  return out;
}

// How the source is joined to those before it.
void TreeReader::joined(const Json& json, Source& out, bool first) {
  if (failed()) return;
  if (first) {
    for (const char* key : {"join", "on", "using", "natural"})
      if (find(json, key)) fail(fmt::format("the first source is joined to none: no \"{}\"", key));
    return;
  }
  if (find(json, "join")) out.join = word(json, "join", kJoinWords);
  out.natural = flag(json, "natural");
  out.on = maybe_expr(json, "on");
  if (find(json, "using")) out.using_columns = names(json, "using");
  if (static_cast<int>(out.natural) + static_cast<int>(out.on.has_value()) +
          static_cast<int>(!out.using_columns.empty()) >
      1)
    fail("only one of \"on\", \"using\" and \"natural\"");
  if (out.natural && out.join == JoinKind::kComma) fail("a natural join is no comma");
}

void TreeReader::compound(const Json& json, Query& out) {
  each(json, "compound", 1, [&](const Json& part) {
    if (!object(part, "op query")) return;
    out.set_ops.push_back(word(part, "op", kSetWords));
    const Json& query_json = need(part, "query");
    const PointerStep place(*this, "query");
    const Level level(*this);
    if (object(query_json, kCoreKeys)) out.cores.push_back(core(query_json));
  });
}

void TreeReader::ending(const Json& json, Query& out) {
  if (find(json, "order_by")) out.order_by = order_by(json);
  out.limit = maybe_expr(json, "limit");
  out.offset = maybe_expr(json, "offset");
  if (failed()) return;
  if (out.offset && !out.limit) out.limit = Expr{Literal{int64_t{-1}}};
  if ((!out.order_by.empty() || out.limit) && !out.cores.back().values.empty())
    fail("\"values\" takes no \"order_by\", \"limit\" or \"offset\"");
}

OrderTerm TreeReader::order_term(const Json& json) {
  OrderTerm out;
  if (!object(json, "by desc nulls")) return out;
  out.expr = need_expr(json, "by");
  out.descending = flag(json, "desc");
  if (find(json, "nulls")) out.nulls = word(json, "nulls", kNullsWords);
  return out;
}

std::vector<OrderTerm> TreeReader::order_by(const Json& json) {
  std::vector<OrderTerm> out;
  each(json, "order_by", 1, [&](const Json& term) { out.push_back(order_term(term)); });
  return out;
}

Window TreeReader::window(const Json& json) {
  const Level level(*this);
  Window out;
  if (!object(json, "base partition_by order_by frame")) return out;
  out.base = maybe_name(json, "base");
  if (find(json, "partition_by")) out.partition_by = exprs(json, "partition_by", 1);
  if (find(json, "order_by")) out.order_by = order_by(json);
  if (const Json* frame_json = find(json, "frame")) {
    const PointerStep place(*this, "frame");
    frame(*frame_json, out);
  }
  return out;
}

void TreeReader::frame(const Json& json, Window& out) {
  if (!object(json, "unit from to exclude")) return;
  out.unit = word(json, "unit", kUnitWords);
  out.from = bound(json, "from", BoundKind::kUnboundedPreceding);
  out.to = bound(json, "to", BoundKind::kUnboundedFollowing);
  if (find(json, "exclude")) out.exclude = word(json, "exclude", kExcludeWords);
}

// `unbounded` is the only unbounded kind allowed at this end of the frame.
FrameBound TreeReader::bound(const Json& json, const char* key, BoundKind unbounded) {
  const Json& value = need(json, key);
  if (failed()) return {};
  if (value.is_string()) {
    const BoundKind kind = word(json, key, kBoundWords);
    if (kind != unbounded && kind != BoundKind::kCurrentRow)
      fail(fmt::format("\"{}\" cannot be {}", key, word_of(kBoundWords, kind)));
    return {kind};
  }
  const PointerStep place(*this, key);
  if (!object(value, "preceding following")) return {};
  const bool preceding = find(value, "preceding");
  if (preceding == (find(value, "following") != nullptr)) {
    fail("needs one of \"preceding\" and \"following\"");
    return {};
  }
  return {preceding ? BoundKind::kPreceding : BoundKind::kFollowing,
          Box<Expr>(need_expr(value, preceding ? "preceding" : "following"))};
}

}  // namespace ask::sql
