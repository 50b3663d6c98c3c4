#include "agent/engine/generate/generator.h"

#include <algorithm>
#include <functional>

#include "agent/common/contains.h"
#include "agent/engine/generate/generator_builder.h"
#include "agent/engine/generate/stored_forms.h"
#include "agent/engine/text/spelling.h"
#include "agent/sql/visit.h"

namespace ask::engine {
namespace {

using sql::BinaryOp;
using sql::Expr;

Expr literal(const Value& value) { return {sql::Literal{value}}; }

// `2 * value`
Expr multiplied(double times, Expr value) {
  if (times == 1) return value;
  const bool whole = times == static_cast<double>(static_cast<int64_t>(times));
  const Value factor = whole ? Value(static_cast<int64_t>(times)) : Value(times);
  return {sql::Binary{BinaryOp::kMultiply, literal(factor), std::move(value)}};
}

Error aggregate_misplaced() {
  return {Code::kCannotAnswer, "a measure that is an aggregate cannot be used there"};
}

// One row of aggregates, with a LIMIT that was meant for the rows that they are made of.
bool is_limited_aggregate(const QueryBlock& block) {
  return block.limit && !block.order.empty() && block.group.empty() && block.best_of.empty() &&
         block.outer == Aggregate::kPlain && !block.select.empty() &&
         std::all_of(block.select.begin(), block.select.end(),
                     [](const ValueExpr& t) { return t.fn != Aggregate::kPlain; });
}

// Puts the aggregate around the rows that are ordered and limited, of a table without a key: see
// nest_first_rows() for one that has a key. False if a join may repeat these rows.
bool aggregate_outside(const SchemaGraph& graph, QueryBlock& block) {
  ValueExpr& t = block.select[0];
  const uint32_t table = block.order[0].term.column.home();
  const bool one_each = std::all_of(block.tables.begin(), block.tables.end(),
                                    [&](uint32_t other) { return graph.to_one(table, other); });
  if (block.select.size() > 1 || t.column.whole() || t.column.product() || !t.only.empty() ||
      t.distinct || t.of_all || block.entity != table || !one_each)
    return false;
  block.outer = t.fn;
  t.fn = Aggregate::kPlain;
  return true;
}

BinaryOp comparison(Op op, bool negated) {
  switch (op) {
    case Op::kLess:
      return negated ? BinaryOp::kGreaterEqual : BinaryOp::kLess;
    case Op::kLessEqual:
      return negated ? BinaryOp::kGreater : BinaryOp::kLessEqual;
    case Op::kGreater:
      return negated ? BinaryOp::kLessEqual : BinaryOp::kGreater;
    case Op::kGreaterEqual:
      return negated ? BinaryOp::kLess : BinaryOp::kGreaterEqual;
    case Op::kLike:
      return negated ? BinaryOp::kNotLike : BinaryOp::kLike;
    default:
      return negated ? BinaryOp::kNotEqual : BinaryOp::kEqual;
  }
}

// True if values of the column differ by case and blanks only, as far as all of them are known.
bool has_spellings(const ColumnFacts& column_facts, ColumnExpr c) {
  if (c.whole() || c.period != Period::kWhole || c.expression != kNone || c.via != kNone)
    return false;
  const auto& few = column_facts.column(c).statistics.few;
  for (size_t i = 1; i < few.size(); ++i)
    for (size_t k = 0; k < i; ++k)
      if (few[i].first.size() < few[k].first.size() + 4 &&
          without_spelling(few[i].first) == without_spelling(few[k].first))
        return true;
  return false;
}

// Amounts in the order of their periods: years are numbers there.
bool in_series(const QueryBlock& block) {
  return block.neighbours ||
         std::any_of(block.select.begin(), block.select.end(),
                     [](const ValueExpr& t) { return t.series != Series::kItself; });
}

bool is_group(const QueryBlock& block, ColumnExpr c) { return contains(block.group, c); }

}  // namespace

Expr Builder::term(const ValueExpr& t) {
  if (t.series != Series::kItself || !t.within.empty()) return series(t);
  if (is_aggregate(t.column)) return stored(t.column);
  const bool added = t.fn == Aggregate::kSum || t.fn == Aggregate::kAverage;
  const bool of_sums = t.fn == Aggregate::kSum || t.column.adjust == ColumnExpr::Adjust::kPer ||
                       t.column.adjust == ColumnExpr::Adjust::kPercentOf;
  if (t.column.rate() && t.column.adds_up() && added && of_sums && !t.of_all && !t.along.valid())
    return shown(t.column, rate_of_sums(t));
  // SQLite adds up numbers stored as text, but takes other texts for zero.
  const bool by_value = t.fn == Aggregate::kMinimum || t.fn == Aggregate::kMaximum ||
                        (added && by_form(t.column) &&
                         column_facts_.column(t.column).statistics.gaps != db::Gaps::kNone);
  if (t.fn != Aggregate::kPlain && t.column.shown != kNoUnit && !t.column.duration() && !t.of_all &&
      !t.along.valid()) {  // sum(seconds) / 60.0
    ValueExpr own = t;
    own.column.shown = kNoUnit;
    return t.fn == Aggregate::kCount ? term(own) : shown(t.column, term(own));
  }
  Expr argument = t.column.whole() ? Expr{sql::Star{}}
                  : by_value       ? compared_column(t.column)
                                   : column(t.column);
  if (t.fn == Aggregate::kPlain) {
    if (t.column.whole()) return {sql::Star{column_facts_.table(t.column.table).name}};
    return argument;
  }
  sql::Call call;
  call.name = function(t.fn);
  call.arguments.push_back(std::move(argument));
  call.distinct = t.distinct && !t.column.whole();
  for (const Condition& c : t.only) {
    auto one = condition(c);
    if (!one) continue;
    call.filter = call.filter
                      ? sql::binary_node(BinaryOp::kAnd, std::move(**call.filter), std::move(*one))
                      : std::move(*one);
  }
  if (!t.of_all && !t.along.valid()) return {std::move(call)};
  sql::Call all;
  all.name = "sum";
  all.arguments.push_back({std::move(call)});
  sql::Window window;
  if (t.along.valid()) window.order_by.push_back({compared_column(t.along)});
  all.over = std::move(window);
  return {std::move(all)};
}

bool Builder::is_aggregate(ColumnExpr c) const {
  return c.expression != kNone && column_facts_.catalog().noted[c.expression].aggregate;
}

// The name of a measure as a column of the result.
std::string Builder::label_of(ColumnExpr c) const {
  std::string out = column_facts_.catalog().noted[c.expression].phrase;
  std::replace(out.begin(), out.end(), ' ', '_');
  return out;
}

// A measure that is an aggregate is only selected, ordered by or compared per group.
Status Builder::aggregates_fit(const QueryBlock& block) const {
  const auto fits = [&](const ValueExpr& t) {
    return !is_aggregate(t.column) || (t.only.empty() && !t.of_all && !t.along.valid() &&
                                       (t.fn == Aggregate::kPlain || t.fn == Aggregate::kSum));
  };
  bool good = block.outer == Aggregate::kPlain || block.select.empty() ||
              !is_aggregate(block.select[0].column);
  for (const ValueExpr& t : block.select) good &= fits(t);
  for (const Ordering& o : block.order) good &= fits(o.term);
  if (block.having) good &= fits(block.having->term);
  for (const ColumnExpr& g : block.group) good &= !is_aggregate(g);
  if (!good) return aggregate_misplaced();
  return Done{};
}

// A point in time that is stored as a number, as a date to be read.
sql::SelectItem Builder::displayed(const ValueExpr& t) {
  const bool date =
      by_form(t.column) && db::is_unix_time(column_facts_.column(t.column).statistics.form) &&
      (t.fn == Aggregate::kPlain || t.fn == Aggregate::kMinimum || t.fn == Aggregate::kMaximum);
  if (!date && t.column.expression != kNone && t.fn != Aggregate::kCount)
    return {term(t), label_of(t.column)};
  if (!date) {
    const bool duration = t.column.duration() && t.fn != Aggregate::kCount;
    return {term(t), duration ? std::string(unit_info(column_facts_.unit_of(t.column)).name)
                              : alias(t, column_facts_)};
  }
  const db::Column& column = column_facts_.column(t.column);
  return {iso_date(column, term(t)), column.name};
}

Expr Builder::compared(Expr left, Op op, Expr value, Expr high, bool negated) const {
  if (op == Op::kIsNull) return {sql::IsNull{std::move(left), negated}};
  if (op == Op::kRange) {
    Expr from = sql::binary_node(negated ? BinaryOp::kLess : BinaryOp::kGreaterEqual, left,
                                 std::move(value));
    return sql::binary_node(negated ? BinaryOp::kOr : BinaryOp::kAnd, std::move(from),
                            sql::binary_node(negated ? BinaryOp::kGreaterEqual : BinaryOp::kLess,
                                             std::move(left), std::move(high)));
  }
  if (op == Op::kBetween)
    return {sql::Between{std::move(left), std::move(value), std::move(high), negated}};
  return sql::binary_node(comparison(op, negated), std::move(left), std::move(value));
}

Expr Builder::compared_from_today(const Condition& c) const {
  const auto text_of = [](const Value& v) {
    const auto* modifiers = std::get_if<std::string>(&v);
    return from_today(modifiers == nullptr ? std::string_view{} : *modifiers);
  };
  if (c.column.period != Period::kWhole)
    return compared(column(c.column), c.op, text_of(c.value), text_of(c.high), c.negated);
  const db::Column& date = column_facts_.column(c.column);
  if (db::is_unix_time(date.statistics.form))
    return compared(compared_column(c.column), c.op, unix_time(date, text_of(c.value)),
                    unix_time(date, text_of(c.high)), c.negated);
  return compared(iso_date(date, stored(c.column)), c.op, text_of(c.value), text_of(c.high),
                  c.negated);
}

Expr Builder::compared_with_values(const Condition& c) const {
  Op op = c.op;
  Value value = c.value, high = c.high;
  if (op == Op::kIsNull && !c.column.whole() &&
      column_facts_.column(c.column).statistics.empty_texts > 0)
    return {sql::IsNull{sql::call_node("nullif", {column(c.column), {sql::Literal{Value("")}}}),
                        c.negated}};
  const bool least = (op == Op::kLess || op == Op::kLessEqual) && !c.negated;
  if (least && !c.column.whole() && std::holds_alternative<std::string>(value) &&
      !by_form(c.column) &&
      column_facts_.column(c.column).statistics.empty_texts > 0)  // '' is before any date
    return compared(sql::call_node("nullif", {column(c.column), {sql::Literal{Value("")}}}), op,
                    literal(value), literal(high), false);
  if (!by_form(c.column) || !adapt_comparison(column_facts_.column(c.column), op, value, high))
    return compared(column(c.column), op, literal(value), literal(high), c.negated);
  const db::Column& stored = column_facts_.column(c.column);
  return compared(compared_column(c.column), op, bound(stored, value), bound(stored, high),
                  c.negated);
}

// A column as it is compared with another one: a day with a time as the day of the time.
Expr Builder::compared_with(ColumnExpr c, ColumnExpr other) const {
  if (!column_facts_.temporal(c) || !column_facts_.temporal(other) || c.period != Period::kWhole ||
      other.period != Period::kWhole)
    return compared_column(c);
  const db::Column &own = column_facts_.column(c), &with = column_facts_.column(other);
  const bool with_time = own.kind == db::DataKind::kDateTime && with.kind == db::DataKind::kDate;
  const bool unlike =
      db::is_unix_time(own.statistics.form) != db::is_unix_time(with.statistics.form);
  if (!with_time && !unlike) return compared_column(c);
  Expr date = iso_date(own, stored(c));
  return with_time ? sql::call_node("date", {std::move(date)}) : std::move(date);
}

Result<Expr> Builder::condition(const Condition& c) {
  if (c.other.valid())
    return sql::binary_node(comparison(c.op, c.negated), compared_with(c.column, c.other),
                            multiplied(c.times, compared_with(c.other, c.column)));
  if (c.op == Op::kHolds) {
    if (is_aggregate(c.column)) return aggregate_misplaced();
    Expr holds = stored(c.column);
    // What is not known does not hold.
    return c.negated ? Expr{sql::IsTruth{std::move(holds), true, true}} : std::move(holds);
  }
  if (is_aggregate(c.column)) return aggregate_misplaced();
  if (c.sub.empty() && c.from_today) return compared_from_today(c);
  if (c.sub.empty()) {
    Expr any = compared_with_values(c);
    for (const Value& value : c.also) {
      Condition other = c;
      other.value = value;
      any = sql::binary_node(BinaryOp::kOr, std::move(any), compared_with_values(other));
    }
    return any;
  }
  if (c.op != Op::kIn && c.sub[0].group.size() == 1 && c.sub[0].outer == Aggregate::kPlain)
    return beside_own_group(c);
  auto inner = core(c.sub[0]);
  if (!inner) return inner.error();
  sql::Query query;
  query.cores.push_back(std::move(*inner));
  // The rows of an earlier question: "the 3 longest" of them.
  if (c.op == Op::kIn && c.sub[0].limit) order(c.sub[0], query);
  if (c.deviations > 0) return beyond_deviations(c, std::move(query));
  if (c.op == Op::kIn) return Expr{sql::InQuery{column(c.column), std::move(query), c.negated}};
  return sql::binary_node(comparison(c.op, c.negated), compared_column(c.column),
                          multiplied(c.times, {sql::ScalarQuery{std::move(query)}}));
}

// `column op (SELECT value FROM (averages of all groups) WHERE it is the group of the row)`
Result<Expr> Builder::beside_own_group(const Condition& c) {
  QueryBlock groups = c.sub[0];
  const ColumnExpr key = groups.group[0];
  groups.select.insert(groups.select.begin(), ValueExpr{key});
  auto averages = core(groups);
  if (!averages) return averages.error();
  averages->items[0].alias = "own";
  averages->items[1].alias = "value";
  sql::Query all;
  all.cores.push_back(std::move(*averages));
  sql::Core of_own;
  of_own.items.push_back({Expr{sql::ColumnRef{"groups", "value"}}});
  of_own.from.push_back({sql::Derived{std::move(all), "groups"}});
  of_own.where =
      sql::binary_node(BinaryOp::kEqual, Expr{sql::ColumnRef{"groups", "own"}}, column(key));
  sql::Query query;
  query.cores.push_back(std::move(of_own));
  return sql::binary_node(comparison(c.op, c.negated), compared_column(c.column),
                          multiplied(c.times, {sql::ScalarQuery{std::move(query)}}));
}

Result<Expr> Builder::any_of(const std::vector<Condition>& conditions) {
  std::optional<Expr> out;
  for (const Condition& c : conditions) {
    auto one = condition(c);
    if (!one) return one.error();
    out = out ? sql::binary_node(BinaryOp::kOr, std::move(*out), std::move(*one)) : std::move(*one);
  }
  return std::move(*out);
}

Result<sql::Core> Builder::core(const QueryBlock& block, bool answers) {
  if (auto good = aggregates_fit(block); !good) return good.error();
  sql::Core out;
  out.distinct = block.distinct;
  for (size_t i = 0; i < block.select.size(); ++i) {
    const ValueExpr& t = block.select[i];
    if (block.outer == Aggregate::kMedian && t.fn == Aggregate::kPlain) {
      out.items.push_back({order_term(t), alias(t, column_facts_)});
      continue;
    }
    const bool pair = block.combine != Combine::kApart && t.fn != Aggregate::kPlain &&
                      i + 1 < block.select.size();
    if (t.fn == Aggregate::kPlain && block.best_of.empty() && is_group(block, t.column) &&
        has_spellings(column_facts_, t.column)) {
      out.items.push_back({sql::call_node("min", {sql::call_node("trim", {column(t.column)})}),
                           column_facts_.column(t.column).name});
      continue;
    }
    if (!pair && t.fn == Aggregate::kPlain && t.column.period == Period::kYear &&
        in_series(block)) {
      out.items.push_back({Expr{sql::Cast{column(t.column), "INTEGER"}}, alias(t, column_facts_)});
      continue;
    }
    if (!pair) {
      out.items.push_back(answers && block.outer == Aggregate::kPlain
                              ? displayed(t)
                              : sql::SelectItem{term(t), alias(t, column_facts_)});
      continue;
    }
    out.items.push_back({combined_figure(block), std::string(combined_name(block))});
    ++i;  // of both aggregates
  }
  if (auto joined = from(block, out.from); !joined) return joined.error();
  for (const auto& conditions : block.where) {
    if (conditions.empty()) continue;
    auto one = any_of(conditions);
    if (!one) return one.error();
    out.where = out.where ? sql::binary_node(BinaryOp::kAnd, std::move(*out.where), std::move(*one))
                          : std::move(*one);
  }
  for (const ColumnExpr& g : block.group)
    out.group_by.push_back(block.best_of.empty() && has_spellings(column_facts_, g)
                               ? sql::call_node("lower", {sql::call_node("trim", {column(g)})})
                               : column(g));
  if (block.having) out.having = having(*block.having);
  return out;
}

// Called by its table, with the text that its last condition asks for: "vessels (ferry)".
sql::SelectItem Builder::scalar(const QueryBlock& block, sql::Core core) const {
  sql::Query query;
  query.cores.push_back(std::move(core));
  std::string label = column_facts_.table(block.entity).name;
  if (!block.where.empty() && block.where.back().size() == 1) {
    const auto* text = std::get_if<std::string>(&block.where.back()[0].value);
    if (text != nullptr && !text->empty() && !block.where.back()[0].from_today)
      label += " (" + text->substr(0, text->find('%')) + ")";
  }
  return {Expr{sql::ScalarQuery{std::move(query)}}, std::move(label)};
}

Expr Builder::having(const Having& h) {
  if (!h.sub.empty())
    if (auto inner = core(h.sub[0]))
      if (auto whole = around(h.sub[0], std::move(*inner)))
        return sql::binary_node(comparison(h.op, false), term(h.term),
                                multiplied(h.times, {sql::ScalarQuery{std::move(*whole)}}));
  Op op = h.op;
  Value value = h.value, high = h.high;
  if (by_form(h.term.column) && h.term.fn != Aggregate::kCount &&
      adapt_comparison(column_facts_.column(h.term.column), op, value, high)) {
    const db::Column& stored = column_facts_.column(h.term.column);
    return compared(term(h.term), op, bound(stored, value), bound(stored, high), false);
  }
  return compared(term(h.term), op, literal(value), literal(high), false);
}

Expr Builder::order_term(const ValueExpr& t) {
  return t.fn == Aggregate::kPlain && !t.column.whole() ? compared_column(t.column) : term(t);
}

Expr Builder::combined_figure(const QueryBlock& block) {
  size_t i = 0;
  while (block.select[i].fn == Aggregate::kPlain) ++i;
  return combined(block.combine, term(block.select[i]), term(block.select[i + 1]));
}

void Builder::order(const QueryBlock& block, sql::Query& query) {
  const bool compound = query.cores.size() > 1;  // its terms must be output columns
  for (const Ordering& o : block.order) {
    if (o.figure && !compound && block.combine != Combine::kApart) {
      query.order_by.push_back({combined_figure(block), o.descending});
      continue;
    }
    query.order_by.push_back(
        {compound ? displayed(o.term).expr : order_term(o.term), o.descending});
    // Otherwise NULL, which SQLite sorts first, would win an ascending top-k.
    if (block.limit && !o.descending && o.term.fn == Aggregate::kPlain && !o.term.column.whole() &&
        (column_facts_.column(o.term.column).statistics.nulls > 0 ||
         column_facts_.column(o.term.column).statistics.gaps != db::Gaps::kNone))
      query.order_by.back().nulls = sql::Nulls::kLast;
    if (block.limit && !o.descending && o.term.column.rate())  // also of a division by zero
      query.order_by.back().nulls = sql::Nulls::kLast;
  }
  if (block.limit) query.limit = literal(*block.limit);
  if (block.offset) query.offset = literal(*block.offset);
}

namespace {

// False if a column is of a table that FROM does not have, nested queries left out.
bool joins_its_columns(const sql::Core& core) {
  bool joined = true;
  const std::function<void(const Expr&)> look = [&](const Expr& expr) {
    if (const auto* column = std::get_if<sql::ColumnRef>(&expr.node))
      joined &= column->table.empty() ||
                std::any_of(core.from.begin(), core.from.end(), [&](const sql::Source& source) {
                  return text::equal_nocase(sql::qualifier_of(source), column->table);
                });
    sql::children(expr, {look, {}});
  };
  sql::children(core, {look, {}});
  return joined;
}

}  // namespace

Result<sql::Query> build(const LogicalForm& logical_form, const ColumnFacts& column_facts,
                         const SchemaGraph& graph, const SchemaGraph::Preference& preference) {
  Builder builder(column_facts, graph, preference);
  if (is_limited_aggregate(logical_form.block)) {
    LogicalForm changed = logical_form;
    if (!aggregate_outside(graph, changed.block))
      return Error{Code::kCannotAnswer, "a limit has no meaning for one row of aggregates"};
    return build(changed, column_facts, graph, preference);
  }
  const bool apart = logical_form.block.combine == Combine::kApart;
  auto left = builder.core(logical_form.block, apart);
  if (!left) return left.error();
  if (!joins_its_columns(*left))
    return Error{Code::kCannotAnswer, "cannot answer: nothing connects these columns"};
  sql::Query query;
  if (!logical_form.beside.empty()) {
    sql::Core row;
    row.items.push_back(builder.scalar(logical_form.block, std::move(*left)));
    for (const QueryBlock& block : logical_form.beside) {
      auto next = builder.core(block, apart);
      if (!next) return next.error();
      row.items.push_back(builder.scalar(block, std::move(*next)));
    }
    if (logical_form.block.combine != Combine::kApart && row.items.size() == 2) {
      const Combine how = logical_form.block.combine;
      row.items[0] = {combined(how, std::move(row.items[0].expr), std::move(row.items[1].expr)),
                      std::string(combined_name(logical_form.block))};
      row.items.pop_back();
    }
    query.cores.push_back(std::move(row));
  } else if (logical_form.op == SetOperator::kAlone || logical_form.right.empty()) {
    auto whole = builder.around(logical_form.block, std::move(*left));
    if (!whole) return whole.error();
    query = std::move(*whole);
  } else {
    query.cores.push_back(std::move(*left));
    auto right = builder.core(logical_form.right[0], true);
    if (!right) return right.error();
    query.cores.push_back(std::move(*right));
    query.set_ops.push_back(logical_form.op == SetOperator::kIntersect ? sql::SetOp::kIntersect
                            : logical_form.op == SetOperator::kExcept  ? sql::SetOp::kExcept
                                                                       : sql::SetOp::kUnion);
    builder.order(logical_form.block, query);
  }
  return logical_form.yes_no ? whether(std::move(query)) : std::move(query);
}

}  // namespace ask::engine
