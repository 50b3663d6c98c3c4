#include "agent/sql/tree_json.h"

#include <fmt/format.h>

#include <cmath>
#include <utility>

#include "agent/common/json_text.h"
#include "agent/common/strict_json.h"
#include "agent/common/text.h"
#include "agent/sql/operators.h"
#include "agent/sql/tree_json_reader.h"
#include "agent/sql/tree_json_words.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

constexpr size_t kDeepestJson = 500;  // of objects and arrays: several make one level

using Json = nlohmann::ordered_json;

Json json_of(const Expr& expr);
Json json_of(const Query& query);
Json json_of(const Window& window);

// An object of one member, the one that names the kind of node.
Json object_of(const char* key, Json value) {
  Json out = Json::object();
  out[key] = std::move(value);
  return out;
}

void put_name(Json& out, const char* key, const std::string& name) {
  if (!name.empty()) out[key] = name;
}

void put_flag(Json& out, const char* key, bool flag) {
  if (flag) out[key] = true;
}

void put_expr(Json& out, const char* key, const std::optional<Expr>& expr) {
  if (expr) out[key] = json_of(*expr);
}

void put_expr(Json& out, const char* key, const std::optional<Box<Expr>>& expr) {
  if (expr) out[key] = json_of(**expr);
}

Json json_of(const std::vector<Expr>& list) {
  Json out = Json::array();
  for (const Expr& e : list) out.push_back(json_of(e));
  return out;
}

void put_exprs(Json& out, const char* key, const std::vector<Expr>& list) {
  if (!list.empty()) out[key] = json_of(list);
}

Json json_of(const std::vector<std::string>& names) {
  Json out = Json::array();
  for (const std::string& name : names) out.push_back(name);
  return out;
}

Json json_of(const std::vector<OrderTerm>& terms) {
  Json out = Json::array();
  for (const OrderTerm& term : terms) {
    Json each = object_of("by", json_of(term.expr));
    put_flag(each, "desc", term.descending);
    if (term.nulls != Nulls::kDefault) each["nulls"] = word_of(kNullsWords, term.nulls);
    out.push_back(std::move(each));
  }
  return out;
}

struct LiteralJson {
  Json operator()(std::monostate) const { return nullptr; }
  Json operator()(int64_t value) const { return value; }
  Json operator()(double value) const {
    if (std::isnan(value)) return nullptr;
    if (std::isinf(value)) return object_of("real", value > 0 ? "1e999" : "-1e999");
    return value;
  }
  Json operator()(const std::string& value) const { return value; }
  Json operator()(const Blob& value) const {
    std::string hex;
    for (const char byte : value.bytes)
      fmt::format_to(std::back_inserter(hex), "{:02x}", static_cast<unsigned char>(byte));
    return object_of("blob", hex);
  }
};

struct ExprJson {
  Json operator()(const Literal& e) const { return std::visit(LiteralJson{}, e.value); }
  Json operator()(const ColumnRef& e) const {
    Json out = object_of("column", e.column);
    put_name(out, "of", e.table);
    put_name(out, "schema", e.schema);
    return out;
  }
  Json operator()(const Star& e) const {
    Json out = object_of("star", true);
    put_name(out, "of", e.table);
    return out;
  }
  Json operator()(const Binary& e) const {
    Json out = object_of("op", text::lower(facts(e.op).text));
    std::vector<const Expr*> reversed = {&*e.right};
    const Expr* left = &*e.left;
    while (takes_many(e.op)) {
      const auto* inner = std::get_if<Binary>(&left->node);
      if (!inner || inner->op != e.op) break;
      reversed.push_back(&*inner->right);
      left = &*inner->left;
    }
    reversed.push_back(left);
    Json arguments = Json::array();
    for (auto each = reversed.rbegin(); each != reversed.rend(); ++each)
      arguments.push_back(json_of(**each));
    out["args"] = std::move(arguments);
    put_expr(out, "escape", e.escape);
    return out;
  }
  Json operator()(const Unary& e) const {
    Json out = object_of("op", word_of(kUnaryWords, e.op));
    Json arguments = Json::array();
    arguments.push_back(json_of(*e.operand));
    out["args"] = std::move(arguments);
    return out;
  }
  Json operator()(const Call& e) const {
    Json out = object_of("call", e.name);
    out["args"] = json_of(e.arguments);
    put_flag(out, "distinct", e.distinct);
    put_expr(out, "filter", e.filter);
    if (!e.over) return out;
    const Window& over = **e.over;
    out["over"] = is_name_only(over) ? Json(over.base) : json_of(over);
    return out;
  }
  Json operator()(const Case& e) const {
    Json whens = Json::array();
    for (const When& when : e.whens) {
      Json each = object_of("when", json_of(when.condition));
      each["then"] = json_of(when.result);
      whens.push_back(std::move(each));
    }
    Json out = object_of("case", std::move(whens));
    put_expr(out, "of", e.operand);
    put_expr(out, "else", e.otherwise);
    return out;
  }
  Json operator()(const Cast& e) const {
    Json out = object_of("cast", json_of(*e.operand));
    out["to"] = e.type;
    return out;
  }
  Json operator()(const Collate& e) const {
    Json out = object_of("collate", json_of(*e.operand));
    out["with"] = e.collation;
    return out;
  }
  Json operator()(const Between& e) const {
    Json out = object_of("between", json_of(*e.operand));
    out["low"] = json_of(*e.low);
    out["high"] = json_of(*e.high);
    put_flag(out, "not", e.negated);
    return out;
  }
  Json operator()(const IsNull& e) const {
    Json out = object_of("is_null", json_of(*e.operand));
    put_flag(out, "not", e.negated);
    return out;
  }
  Json operator()(const IsTruth& e) const {
    Json out = object_of("is_true", json_of(*e.operand));
    out["truth"] = e.truth;
    put_flag(out, "not", e.negated);
    return out;
  }
  Json operator()(const InList& e) const {
    Json out = object_of("in", json_of(*e.operand));
    out["list"] = json_of(e.items);
    put_flag(out, "not", e.negated);
    return out;
  }
  Json operator()(const InQuery& e) const {
    Json out = object_of("in", json_of(*e.operand));
    out["query"] = json_of(*e.query);
    put_flag(out, "not", e.negated);
    return out;
  }
  Json operator()(const Exists& e) const {
    Json out = object_of("exists", json_of(*e.query));
    put_flag(out, "not", e.negated);
    return out;
  }
  Json operator()(const ScalarQuery& e) const { return object_of("query", json_of(*e.query)); }
  Json operator()(const RowValue& e) const { return object_of("row", json_of(e.items)); }
};

Json json_of(const Expr& expr) { return std::visit(ExprJson{}, expr.node); }

Json json_of(const FrameBound& bound) {
  if (!bound.offset) return word_of(kBoundWords, bound.kind);
  return object_of(bound.kind == BoundKind::kPreceding ? "preceding" : "following",
                   json_of(**bound.offset));
}

Json json_of(const Window& window) {
  Json out = Json::object();
  put_name(out, "base", window.base);
  put_exprs(out, "partition_by", window.partition_by);
  if (!window.order_by.empty()) out["order_by"] = json_of(window.order_by);
  if (window.unit == FrameUnit::kNone) return out;
  Json frame = object_of("unit", word_of(kUnitWords, window.unit));
  frame["from"] = json_of(window.from);
  frame["to"] = json_of(window.to);
  if (window.exclude != FrameExclude::kNoOthers)
    frame["exclude"] = word_of(kExcludeWords, window.exclude);
  out["frame"] = std::move(frame);
  return out;
}

Json json_of(const std::vector<Source>& sources);

struct SourceJson {
  Json operator()(const TableRef& e) const {
    Json out = object_of(e.arguments ? "function" : "table", e.name);
    if (e.arguments) out["args"] = json_of(*e.arguments);
    put_name(out, "schema", e.schema);
    put_name(out, "as", e.alias);
    return out;
  }
  Json operator()(const Derived& e) const {
    Json out = object_of("query", json_of(*e.query));
    put_name(out, "as", e.alias);
    return out;
  }
  Json operator()(const Nested& e) const {
    Json out = object_of("sources", json_of(e.sources));
    put_name(out, "as", e.alias);
    return out;
  }
};

Json json_of(const std::vector<Source>& sources) {
  Json out = Json::array();
  for (const Source& source : sources) {
    Json each = std::visit(SourceJson{}, source.item);
    if (!out.empty()) {
      if (source.join != JoinKind::kInner) each["join"] = word_of(kJoinWords, source.join);
      put_flag(each, "natural", source.natural);
      put_expr(each, "on", source.on);
      if (!source.using_columns.empty()) each["using"] = json_of(source.using_columns);
    }
    out.push_back(std::move(each));
  }
  return out;
}

void put_core(Json& out, const Core& core) {
  if (!core.values.empty()) {
    Json rows = Json::array();
    for (const std::vector<Expr>& row : core.values) rows.push_back(json_of(row));
    out["values"] = std::move(rows);
    return;
  }
  put_flag(out, "distinct", core.distinct);
  Json items = Json::array();
  for (const SelectItem& item : core.items) {
    Json expr = json_of(item.expr);
    if (!item.alias.empty()) {
      expr = object_of("expr", std::move(expr));
      expr["as"] = item.alias;
    }
    items.push_back(std::move(expr));
  }
  out["select"] = std::move(items);
  if (!core.from.empty()) out["from"] = json_of(core.from);
  put_expr(out, "where", core.where);
  put_exprs(out, "group_by", core.group_by);
  put_expr(out, "having", core.having);
  if (core.windows.empty()) return;
  Json windows = Json::array();
  for (const NamedWindow& named : core.windows) {
    Json each = object_of("name", named.name);
    each["window"] = json_of(named.window);
    windows.push_back(std::move(each));
  }
  out["windows"] = std::move(windows);
}

void put_common_tables(Json& out, const Query& query) {
  if (query.with.empty()) return;
  put_flag(out, "recursive", query.recursive);
  Json tables = Json::array();
  for (const CommonTable& table : query.with) {
    Json each = object_of("name", table.name);
    if (!table.columns.empty()) each["columns"] = json_of(table.columns);
    each["query"] = json_of(*table.query);
    if (table.materialized) each["materialized"] = *table.materialized;
    tables.push_back(std::move(each));
  }
  out["with"] = std::move(tables);
}

Json json_of(const Query& query) {
  Json out = Json::object();
  put_common_tables(out, query);
  put_core(out, query.cores.front());
  if (query.cores.size() > 1) {
    Json parts = Json::array();
    for (size_t i = 1; i < query.cores.size(); ++i) {
      Json part = object_of("op", word_of(kSetWords, query.set_ops[i - 1]));
      Json core = Json::object();
      put_core(core, query.cores[i]);
      part["query"] = std::move(core);
      parts.push_back(std::move(part));
    }
    out["compound"] = std::move(parts);
  }
  if (!query.order_by.empty()) out["order_by"] = json_of(query.order_by);
  put_expr(out, "limit", query.limit);
  put_expr(out, "offset", query.offset);
  return out;
}

}  // namespace

std::string to_json(const Query& query) { return json_text(json_of(query)); }

Result<Query> query_from_json(std::string_view text) {
  auto json = strict_json(text, {.depth = kDeepestJson});
  if (!json) return Error{json.error().code, "the tree " + json.error().message};
  TreeReader reader;
  Query query = reader.query(*json);
  if (reader.error()) return *reader.error();
  return query;
}

}  // namespace ask::sql
