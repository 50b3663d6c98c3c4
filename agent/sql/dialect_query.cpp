#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "agent/common/contains.h"
#include "agent/common/text.h"
#include "agent/sql/dialect_translator.h"
#include "agent/sql/visit.h"

namespace ask::sql {
namespace {

// The whole number of a bare literal, which in ORDER BY and GROUP BY is a position.
std::optional<size_t> position_of(const Expr& expr, size_t columns) {
  const auto* literal = std::get_if<Literal>(&expr.node);
  const auto* number = literal ? std::get_if<int64_t>(&literal->value) : nullptr;
  if (!number || *number < 1 || static_cast<size_t>(*number) > columns) return std::nullopt;
  return static_cast<size_t>(*number);
}

// The min(x) and max(x) of a SELECT, nested queries left out.
void add_extremes(const Expr& expr, std::vector<const Call*>& out) {
  if (const auto* call = std::get_if<Call>(&expr.node); call && is_aggregate(*call)) {
    const std::string name = text::lower(call->name);
    if (name == "min" || name == "max") out.push_back(call);
    return;
  }
  children(expr, {.expr = [&](const Expr& e) { add_extremes(e, out); }, .query = {}});
}

bool has_star(const std::vector<SelectItem>& items) {
  return std::any_of(items.begin(), items.end(), [](const SelectItem& item) {
    return std::holds_alternative<Star>(item.expr.node);
  });
}

std::string name_of_item(const SelectItem& item) {
  if (!item.alias.empty()) return item.alias;
  const auto* column = std::get_if<ColumnRef>(&item.expr.node);
  return column ? column->column : std::string();
}

}  // namespace

Query Translator::whole(const Query& statement) {
  std::vector<KnownColumn> columns;
  return query(statement, &columns);
}

Query Translator::query(const Query& q, std::vector<KnownColumn>* columns) {
  Query out;
  if (++depth_ > most_depth_) refuse("the statement is nested too deeply");
  const size_t known = with_.size();
  common_tables(q, out);
  std::vector<KnownColumn> first;
  std::vector<Core> cores;
  for (size_t i = 0; i < q.cores.size() && !failed(); ++i) {
    std::vector<KnownColumn> own;
    cores.push_back(core(q.cores[i], q, out, &own));
    if (i == 0) first = own;
    for (size_t k = 0; k < first.size() && k < own.size(); ++k) {
      SqlType& type = first[k].type;
      if (own[k].type == SqlType::kNumber && type != SqlType::kText) type = SqlType::kNumber;
      first[k].collated = first[k].collated || own[k].collated;
      first[k].digits = first[k].digits && own[k].digits;
      if (type == SqlType::kNull) type = own[k].type;
      const bool texts = type == SqlType::kText, other = own[k].type == SqlType::kText;
      if (own[k].type != SqlType::kNull && own[k].type != SqlType::kUnknown &&
          type != SqlType::kUnknown && texts != other)
        refuse("a compound SELECT of texts and numbers in one column");
    }
  }
  if (!failed()) {
    if (q.cores.size() > 1) {
      Query compound = nested_compound(q, std::move(cores));
      out.cores = std::move(compound.cores);
      out.set_ops = std::move(compound.set_ops);
      for (const KnownColumn& column : first)
        if (column.collated && std::any_of(q.set_ops.begin(), q.set_ops.end(),
                                           [](SetOp op) { return op != SetOp::kUnionAll; }))
          refuse_collated();
      compound_order(q, first, out);
    } else {
      out.cores = std::move(cores);
    }
    ending(q, out);
  }
  with_.resize(known);
  --depth_;
  if (columns) *columns = std::move(first);
  return out;
}

// SQLite combines from left to right; elsewhere INTERSECT binds more tightly.
Query Translator::nested_compound(const Query& q, std::vector<Core> cores) {
  Query out;
  out.cores.push_back(std::move(cores[0]));
  for (size_t i = 0; i < q.set_ops.size(); ++i) {
    if (q.set_ops[i] == SetOp::kIntersect && i > 0) {
      Query inner = std::exchange(out, Query{});
      Core all;
      all.items.push_back({{Star{}}});
      all.from.emplace_back().item =
          Derived{std::move(inner), fmt::format("derived_{}", ++derived_)};
      out.cores.push_back(std::move(all));
    }
    out.set_ops.push_back(q.set_ops[i]);
    out.cores.push_back(std::move(cores[i + 1]));
  }
  return out;
}

void Translator::common_tables(const Query& q, Query& out) {
  out.recursive = q.recursive;
  for (const CommonTable& table : q.with) {
    KnownTable made{table.name, {}};
    if (q.recursive) {
      // The types are those of the first SELECT, which does not read the table itself.
      Query first;
      first.cores.push_back(table.query->cores.front());
      (void)query(first, &made.columns);
      for (size_t i = 0; i < table.columns.size() && i < made.columns.size(); ++i)
        made.columns[i].name = table.columns[i];
      with_.push_back(made);
    }
    std::vector<KnownColumn> columns;
    CommonTable next{table.name, table.columns, query(*table.query, &columns), table.materialized};
    for (size_t i = 0; i < table.columns.size() && i < columns.size(); ++i)
      columns[i].name = table.columns[i];
    if (q.recursive) with_.pop_back();
    with_.push_back({table.name, std::move(columns)});
    out.with.push_back(std::move(next));
  }
}

Core Translator::core(const Core& c, const Query& q, Query& whole_out,
                      std::vector<KnownColumn>* columns) {
  Core out;
  frames_.emplace_back();
  frames_.back().core = &c;
  out.distinct = c.distinct;
  if (!c.values.empty()) {
    for (const std::vector<Expr>& row : c.values) {
      std::vector<Expr> cells;
      for (size_t i = 0; i < row.size(); ++i) {
        Typed cell = value(row[i]);
        if (&row == &c.values.front())
          columns->push_back({fmt::format("column{}", i + 1), cell.type});
        cells.push_back(std::move(cell.expr));
      }
      out.values.push_back(std::move(cells));
    }
    frames_.pop_back();
    return out;
  }
  out.from = sources(c.from);
  if (c.where) out.where = truth(*c.where);
  group(c, q, out);
  items(c, out, columns);
  frames_.back().in_having = true;
  if (c.having) out.having = truth(*c.having);
  frames_.back().in_having = false;
  for (const NamedWindow& named : c.windows)
    out.windows.push_back({named.name, window(named.window)});
  if (q.cores.size() == 1) order(c, q, whole_out);
  frames_.pop_back();
  return out;
}

std::vector<Source> Translator::sources(const std::vector<Source>& from) {
  std::vector<Source> out;
  for (const Source& each : from) {
    const size_t before = frames_.back().from.size();
    Source next = source(each);
    if (&each != &from.front()) {
      next.join = each.join;
      join(each, before, next);
      if (each.natural)
        for (size_t i = before; i < frames_.back().from.size(); ++i)
          for (const KnownColumn& column : frames_.back().from[i].table.columns)
            frames_.back().merged.push_back(column.name);
    }
    out.push_back(std::move(next));
  }
  return out;
}

Source Translator::source(const Source& from) {
  Source out;
  if (const auto* ref = std::get_if<TableRef>(&from.item)) {
    if (ref->arguments) refuse(fmt::format("the table-valued function {}", ref->name));
    TableRef table = *ref;
    InFrom in{ref->alias.empty() ? ref->name : ref->alias, {}, false};
    for (auto with = with_.rbegin(); with != with_.rend() && !in.known; ++with) {
      if (!ref->schema.empty() || !text::equal_nocase(with->name, ref->name)) continue;
      in.table = *with;
      in.known = true;
      table.name = with->name;
    }
    if (!in.known && tables_) {
      const auto found = tables_(ref->schema, ref->name);
      if (!found) refuse(fmt::format("there is no table {}", text::quoted(ref->name)));
      if (found) {
        in.table = *found;
        in.known = true;
        table.name = found->name;
      }
    }
    if (text::equal_nocase(table.schema, "main")) table.schema.clear();
    if (ref->alias.empty()) in.name = table.name;
    frames_.back().from.push_back(std::move(in));
    out.item = std::move(table);
  } else if (const auto* derived = std::get_if<Derived>(&from.item)) {
    InFrom in{derived->alias, {}, true};
    if (in.name.empty()) in.name = fmt::format("derived_{}", ++derived_);
    // A derived table does not see the sources beside it.
    std::vector<Frame> outer = std::exchange(frames_, {});
    Query inner = query(*derived->query, &in.table.columns);
    frames_ = std::move(outer);
    out.item = Derived{std::move(inner), in.name};
    frames_.back().from.push_back(std::move(in));
  } else {
    const auto& nested = std::get<Nested>(from.item);
    if (!nested.alias.empty()) refuse("an alias of joined tables in parentheses");
    out.item = Nested{sources(nested.sources), ""};
  }
  return out;
}

// A comma binds less tightly than JOIN elsewhere, and a join needs its condition.
void Translator::join(const Source& from, size_t first, Source& out) {
  out.natural = from.natural;
  out.using_columns = from.using_columns;
  for (const std::string& column : from.using_columns) {
    frames_.back().merged.push_back(column);
    for (const InFrom& in : frames_.back().from)
      for (const KnownColumn& known : in.table.columns)
        if (text::equal_nocase(known.name, column)) {
          if (known.collated) refuse_collated();
          out.using_columns[static_cast<size_t>(&column - from.using_columns.data())] = known.name;
        }
  }
  const bool full = from.join == JoinKind::kFull && is_postgres();
  if (from.on) out.on = full ? full_join_on(*from.on, first) : truth(*from.on);
  const bool bare = !from.on && !from.natural && from.using_columns.empty();
  const bool outer =
      from.join == JoinKind::kLeft || from.join == JoinKind::kRight || from.join == JoinKind::kFull;
  if (!outer) out.join = bare ? JoinKind::kCross : JoinKind::kInner;
  if (outer && bare) out.on = truth_node(true);
}

// PostgreSQL joins FULL by a hash or a merge of equal values only, of which IS NOT DISTINCT FROM is
// none. Arrays are equal where both of their values are NULL, and are hashed.
Expr Translator::full_join_on(const Expr& on, size_t first) {
  if (std::holds_alternative<Literal>(on.node)) return truth(on);
  std::vector<const Expr*> reversed;
  const Expr* rest = &on;
  for (const Binary* both; (both = std::get_if<Binary>(&rest->node)) && both->op == BinaryOp::kAnd;
       rest = &*both->left)
    reversed.push_back(&*both->right);
  reversed.push_back(rest);
  std::optional<Expr> out;
  bool joined = false;
  for (auto each = reversed.rbegin(); each != reversed.rend() && !failed(); ++each) {
    const auto* same = std::get_if<Binary>(&(*each)->node);
    const bool equal = same && (same->op == BinaryOp::kEqual || same->op == BinaryOp::kIs) &&
                       (sides_of(*same->left, first) | sides_of(*same->right, first)) == 3 &&
                       sides_of(*same->left, first) != 3 && sides_of(*same->right, first) != 3;
    joined = joined || equal;
    Expr next = equal && same->op == BinaryOp::kIs ? same_keys(**each) : truth(**each);
    out = out ? Expr{Binary{BinaryOp::kAnd, std::move(*out), std::move(next)}} : std::move(next);
  }
  if (!joined) refuse("a FULL JOIN whose condition has no equality between its two sides");
  return out ? std::move(*out) : Expr{};
}

// Whose columns the expression reads: 1 the sources before `first`, 2 those from it on, 4 others.
unsigned Translator::sides_of(const Expr& expr, size_t first) {
  spend(1);
  if (failed()) return 4;
  if (const auto* ref = std::get_if<ColumnRef>(&expr.node)) {
    const auto found = find(*ref);
    if (!found) return 0;  // a text in double quotes
    return found->frame + 1 != frames_.size() ? 4 : found->source < first ? 1 : 2;
  }
  unsigned out = 0;
  children(expr, {.expr = [&](const Expr& e) { out |= sides_of(e, first); },
                  .query = [&](const Query&) { out |= 4; }});
  return out;
}

// a IS b as an equality of arrays.
Expr Translator::same_keys(const Expr& same) {
  const auto& both = std::get<Binary>(same.node);
  const SqlType left = value(*both.left).type, right = value(*both.right).type;
  const auto is_number = [](SqlType type) {
    return type == SqlType::kInteger || type == SqlType::kReal || type == SqlType::kNumber;
  };
  const bool numbers = is_number(left) && is_number(right);
  const bool whole = left == SqlType::kInteger && right == SqlType::kInteger;
  Expr out = truth(same);
  auto* const equal = std::get_if<Binary>(&out.node);
  if (failed() || !equal) return out;
  // Arrays of other types of numbers are not compared, and sums are numeric there.
  const auto array = [&](Box<Expr>& side) {
    Expr item = std::move(*side);
    if (numbers) item = cast_to(std::move(item), whole ? "bigint" : "float8");
    side = Box<Expr>(called("array", {std::move(item)}));
  };
  array(equal->left);
  array(equal->right);
  equal->op = BinaryOp::kEqual;
  return out;
}

void Translator::group(const Core& c, const Query& q, Core& out) {
  std::vector<const Call*> extremes;
  bool aggregates = false;
  const auto look = [&](const Expr& expr) {
    aggregates = aggregates || has_aggregate(expr);
    add_extremes(expr, extremes);
  };
  for (const SelectItem& item : c.items) look(item.expr);
  if (c.having) look(*c.having);
  if (q.cores.size() == 1)
    for (const OrderTerm& term : q.order_by) look(term.expr);
  // The same min(x) twice is one.
  const bool one =
      !extremes.empty() && std::all_of(extremes.begin(), extremes.end(),
                                       [&](const Call* e) { return *e == *extremes[0]; });
  for (const Expr& each : c.group_by) {
    const auto position = position_of(each, c.items.size());
    const auto* named = std::get_if<ColumnRef>(&each.node);
    const SelectItem* alias = named && !find(*named) ? aliased(*named) : nullptr;
    const Expr& meant = position ? c.items[*position - 1].expr : alias ? alias->expr : each;
    if (std::holds_alternative<Literal>(meant.node)) {
      refuse("GROUP BY a constant");
      return;
    }
    Typed key = value(meant);
    if (key.collated) refuse_collated();
    out.group_by.push_back(key.expr);
    frames_.back().groups.push_back(std::move(key.expr));
  }
  frames_.back().grouped = aggregates || !c.group_by.empty() || c.having.has_value();
  frames_.back().extreme = one ? extremes[0] : nullptr;
}

// A collation does not change the value, only how it is compared.
Typed Translator::selected(const Expr& expr) {
  const auto* collate = std::get_if<Collate>(&expr.node);
  if (!collate) return value(expr);
  const Expr* inner = &expr;
  while (const auto* each = std::get_if<Collate>(&inner->node)) inner = &*each->operand;
  Typed out = value(*inner);
  const Typed key = value(expr);  // refuses a collation that is unknown
  out.collated = !(key.expr == out.expr);
  const auto& groups = frames_.back().groups;
  if (out.collated && contains(groups, key.expr))
    refuse("a selected value that is grouped by COLLATE NOCASE");
  return out;
}

void Translator::items(const Core& c, Core& out, std::vector<KnownColumn>* columns) {
  for (const SelectItem& item : c.items) {
    if (const auto* star = std::get_if<Star>(&item.expr.node)) {
      if (frames_.back().grouped) refuse("a star beside an aggregate or GROUP BY");
      Star all = *star;
      for (const InFrom& in : frames_.back().from) {
        if (!star->table.empty() && !text::equal_nocase(in.name, star->table)) continue;
        if (!star->table.empty()) all.table = in.name;
        columns->insert(columns->end(), in.table.columns.begin(), in.table.columns.end());
      }
      out.items.push_back({{std::move(all)}});
      frames_.back().items.push_back({{Literal{}}, SqlType::kUnknown});
      continue;
    }
    Typed translated = selected(item.expr);
    if (c.distinct && translated.collated) {
      if (std::holds_alternative<Collate>(item.expr.node)) refuse("DISTINCT by COLLATE NOCASE");
      refuse_collated();
    }
    columns->push_back(
        {name_of_item(item), translated.type, translated.collated, translated.digits});
    frames_.back().items.push_back(translated);
    out.items.push_back({std::move(translated.expr), item.alias});
    if (!item.alias.empty()) continue;
    // A bare name is spelled as here, and stays the name of what is made of the column.
    const auto* column = std::get_if<ColumnRef>(&out.items.back().expr.node);
    if (column) columns->back().name = column->column;
    if (!column) out.items.back().alias = columns->back().name;
  }
}

void Translator::order(const Core& c, const Query& q, Query& out) {
  for (const OrderTerm& term : q.order_by) {
    const auto position = has_star(c.items) ? std::nullopt : position_of(term.expr, c.items.size());
    if (!position && std::holds_alternative<Literal>(term.expr.node)) {
      if (position_of(term.expr, SIZE_MAX)) refuse("ORDER BY a position behind a star");
      continue;  // a constant orders nothing
    }
    std::optional<size_t> item = position;
    if (const auto* column = std::get_if<ColumnRef>(&term.expr.node);
        !position && column && column->table.empty())
      for (size_t i = 0; i < c.items.size() && !item; ++i)
        if (text::equal_nocase(c.items[i].alias, column->column)) item = i + 1;
    const bool collates = item && std::holds_alternative<Collate>(c.items[*item - 1].expr.node);
    Typed key = collates ? value(c.items[*item - 1].expr)
                : item   ? frames_.back().items[*item - 1]
                         : value(term.expr);
    if (c.distinct && !item) {
      const auto& items = frames_.back().items;
      const auto same = std::find_if(items.begin(), items.end(),
                                     [&](const Typed& each) { return each.expr == key.expr; });
      if (same == items.end() && !has_star(c.items))
        refuse("SELECT DISTINCT that is ordered by something it does not select");
    }
    out.order_by.push_back(order_term(term, std::move(key), c.distinct));
  }
}

OrderTerm Translator::order_term(const OrderTerm& term, Typed key, bool distinct) {
  OrderTerm out;
  if (key.collated) refuse_collated();
  out.descending = term.descending;
  // NULL is the smallest value in SQLite.
  out.nulls = term.nulls != Nulls::kDefault ? term.nulls
              : term.descending             ? Nulls::kLast
                                            : Nulls::kFirst;
  const bool text = key.type == SqlType::kText && !distinct;
  out.expr = text ? binary_order(std::move(key)) : std::move(key.expr);
  return out;
}

// The ORDER BY of a compound SELECT takes columns of the result only.
void Translator::compound_order(const Query& q, const std::vector<KnownColumn>& columns,
                                Query& out) {
  for (const OrderTerm& term : q.order_by) {
    auto position = position_of(term.expr, columns.size());
    const auto* column = std::get_if<ColumnRef>(&term.expr.node);
    for (size_t i = 0; column && i < columns.size() && !position; ++i)
      if (text::equal_nocase(columns[i].name, column->column)) position = i + 1;
    if (!position) return refuse("a compound SELECT that is ordered by an expression");
    if (columns[*position - 1].collated) return refuse_collated();
    Typed key{number_node(static_cast<int64_t>(*position)), SqlType::kInteger};
    out.order_by.push_back(order_term(term, std::move(key), true));
  }
}

void Translator::ending(const Query& q, Query& out) {
  const auto count = [&](const std::optional<Expr>& expr) -> std::optional<Expr> {
    if (!expr) return std::nullopt;
    const auto* literal = std::get_if<Literal>(&expr->node);
    const auto* number = literal ? std::get_if<int64_t>(&literal->value) : nullptr;
    if (!number) refuse("a LIMIT that is no number");
    return number && *number >= 0 ? expr : std::nullopt;  // a negative one is none
  };
  out.limit = count(q.limit);
  out.offset = count(q.offset);
}

Window Translator::window(const Window& w) {
  Window out;
  out.base = w.base;
  for (const Expr& each : w.partition_by) out.partition_by.push_back(value(each).expr);
  for (const OrderTerm& term : w.order_by)
    out.order_by.push_back(order_term(term, value(term.expr), false));
  out.unit = w.unit;
  out.from = bound(w.from);
  out.to = bound(w.to);
  out.exclude = w.exclude;
  return out;
}

FrameBound Translator::bound(const FrameBound& b) {
  FrameBound out{b.kind};
  if (b.offset) out.offset = Box<Expr>(value(**b.offset).expr);
  return out;
}

}  // namespace ask::sql
