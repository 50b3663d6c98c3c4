#include "agent/sql/rename.h"

#include <algorithm>
#include <set>

#include "agent/common/text.h"
#include "agent/sql/parse.h"
#include "agent/sql/render.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

bool usable(const std::vector<std::string>& names) {
  std::set<std::string> seen;
  return std::all_of(names.begin(), names.end(), [&](const std::string& name) {
    return !name.empty() && name.find('\0') == name.npos && text::valid_utf8(name) &&
           seen.insert(text::lower(name)).second;
  });
}

bool is_column_called(const Expr& expr, const std::string& name) {
  const auto* column = std::get_if<ColumnRef>(&expr.node);
  return column && text::equal_nocase(column->column, name);
}

// True if it may refer to a column `name` without its table. A nested query might, so it counts.
bool refers_to(const Expr& expr, const std::string& name) {
  const auto* column = std::get_if<ColumnRef>(&expr.node);
  if (column) return column->table.empty() && text::equal_nocase(column->column, name);
  bool found = false;
  children(expr, {.expr = [&](const Expr& e) { found = found || refers_to(e, name); },
                  .query = [&](const Query&) { found = true; }});
  return found;
}

// ORDER BY resolves aliases before columns; all other clauses resolve columns first.
bool may_be_called(const Query& query, const SelectItem& item, const std::string& name) {
  if (std::holds_alternative<Star>(item.expr.node)) return false;
  if (!item.alias.empty()) return item.alias == name;
  return is_column_called(item.expr, name) ||
         std::none_of(query.order_by.begin(), query.order_by.end(),
                      [&](const OrderTerm& term) { return refers_to(term.expr, name); });
}

std::optional<Query> aliased(const Query& query, const std::vector<std::string>& names) {
  if (query.cores.size() != 1 || query.cores[0].items.size() != names.size()) return std::nullopt;
  Query out = query;
  for (size_t i = 0; i < names.size(); ++i) {
    SelectItem& item = out.cores[0].items[i];
    if (!may_be_called(query, item, names[i])) return std::nullopt;
    const auto* column = std::get_if<ColumnRef>(&item.expr.node);
    if (!column || column->column != names[i]) item.alias = names[i];
  }
  return out;
}

Query wrapped(const Query& query, const std::vector<std::string>& names) {
  const std::string used = text::lower(render(query));
  std::string table = "renamed";
  while (used.find(table) != used.npos) table += '_';
  Query out;
  out.with.push_back({table, names, Box<Query>(query)});
  Core& core = out.cores.emplace_back();
  for (const std::string& name : names) core.items.push_back({{ColumnRef{table, name}}});
  core.from.push_back({TableRef{"", table}});
  return out;
}

// The query inside what wrapped() made, else null.
const Query* inside(const Query& query) {
  if (query.with.size() != 1 || query.with[0].columns.empty() || query.cores.size() != 1)
    return nullptr;
  const CommonTable& table = query.with[0];
  return query == wrapped(*table.query, table.columns) ? &*table.query : nullptr;
}

}  // namespace

std::string unnamed(std::string_view sql) {
  const auto query = parse(sql);
  if (!query) return std::string(sql);
  const Query* wrapped = inside(*query);
  Query out = wrapped != nullptr ? *wrapped : *query;
  for (Core& core : out.cores)
    for (SelectItem& item : core.items) item.alias.clear();
  return render(out);
}

std::optional<Query> renamed(const Query& query, const std::vector<std::string>& names) {
  if (names.empty() || !usable(names)) return std::nullopt;
  if (auto out = aliased(query, names)) return out;
  return wrapped(query, names);
}

}  // namespace ask::sql
