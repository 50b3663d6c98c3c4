#include "agent/engine/generate/read_terms.h"

#include <algorithm>
#include <string>
#include <utility>

#include "agent/common/contains.h"
#include "agent/engine/generate/normal_query.h"
#include "agent/engine/generate/terms.h"
#include "agent/sql/visit.h"

namespace ask::engine {
namespace {

using sql::BinaryOp;
using sql::Expr;
using Adjust = ColumnExpr::Adjust;

constexpr Period kParts[] = {
    Period::kYear,        Period::kQuarter,   Period::kMonth,   Period::kWeek, Period::kDay,
    Period::kMonthOfYear, Period::kDayOfYear, Period::kWeekday, Period::kHour, Period::kAge};
constexpr Adjust kDifferences[] = {Adjust::kMinus,     Adjust::kShareOff,    Adjust::kPer,
                                   Adjust::kPercentOf, Adjust::kMarginShare, Adjust::kMarkup};
constexpr UnitId kDurations[] = {kDays, kHours, kMinutes, kSeconds};

// What may be made of one column, two or three, the first of them the one that is adjusted.
std::vector<ColumnExpr> made_of(const std::vector<ColumnExpr>& columns) {
  std::vector<ColumnExpr> out;
  ColumnExpr base = columns[0];
  if (columns.size() == 1) {
    for (const Period part : kParts) {
      out.push_back(base);
      out.back().period = part;
    }
    for (const UnitId unit : kDurations) {
      out.push_back(base);
      out.back().adjust = Adjust::kUntilToday;
      out.back().shown = unit;
    }
    return out;
  }
  if (columns.size() == 3) {  // quantity * (price - cost)
    base.factor_table = columns[1].table;
    base.factor = columns[1].column;
    base.adjust = Adjust::kMinus;
    base.less_table = columns[2].table;
    base.less = columns[2].column;
    return {base};
  }
  out.push_back(base);
  out.back().factor_table = columns[1].table;
  out.back().factor = columns[1].column;
  base.less_table = columns[1].table;
  base.less = columns[1].column;
  for (const Adjust adjust : kDifferences) {
    out.push_back(base);
    out.back().adjust = adjust;
  }
  for (const Adjust adjust : {Adjust::kSince, Adjust::kSinceOpen})
    for (const UnitId unit : kDurations) {
      out.push_back(base);
      out.back().adjust = adjust;
      out.back().shown = unit;
    }
  return out;
}

Aggregate aggregate_called(std::string_view name) {
  for (const Aggregate fn : {Aggregate::kCount, Aggregate::kSum, Aggregate::kAverage,
                             Aggregate::kMinimum, Aggregate::kMaximum})
    if (function(fn) == name) return fn;
  return Aggregate::kPlain;
}

const Value* literal(const Expr& expr) {
  const auto* found = std::get_if<sql::Literal>(&expr.node);
  return found == nullptr ? nullptr : &found->value;
}

// The modifiers of date('now', ...).
std::optional<std::string> modifiers(const Expr& expr) {
  const auto* call = std::get_if<sql::Call>(&expr.node);
  if (call == nullptr || call->name != "date" || call->arguments.empty()) return std::nullopt;
  std::string out;
  for (size_t i = 0; i < call->arguments.size(); ++i) {
    const std::string* text = sql::text_literal(call->arguments[i]);
    if (text == nullptr || (i == 0) != (*text == "now") || text->find('|') != text->npos)
      return std::nullopt;
    if (i > 0) out += (out.empty() ? "" : "|") + *text;
  }
  return out;
}

struct ComparedAs {
  Op op = Op::kEqual;
  bool negated = false;
};

std::optional<ComparedAs> comparison_of(BinaryOp op) {
  switch (op) {
    case BinaryOp::kEqual:
      return ComparedAs{Op::kEqual};
    case BinaryOp::kNotEqual:
      return ComparedAs{Op::kEqual, true};
    case BinaryOp::kLess:
      return ComparedAs{Op::kLess};
    case BinaryOp::kLessEqual:
      return ComparedAs{Op::kLessEqual};
    case BinaryOp::kGreater:
      return ComparedAs{Op::kGreater};
    case BinaryOp::kGreaterEqual:
      return ComparedAs{Op::kGreaterEqual};
    case BinaryOp::kLike:
      return ComparedAs{Op::kLike};
    case BinaryOp::kNotLike:
      return ComparedAs{Op::kLike, true};
    default:
      return std::nullopt;
  }
}

}  // namespace

std::optional<ColumnExpr> TermReader::stored(const Expr& expr) const {
  const auto* ref = std::get_if<sql::ColumnRef>(&expr.node);
  if (ref == nullptr) return std::nullopt;
  const auto& tables = column_facts_.catalog().tables;
  for (uint32_t t = 0; t < tables.size(); ++t) {
    const db::Column* found = tables[t].name == ref->table ? tables[t].find(ref->column) : nullptr;
    if (found == nullptr) continue;
    return ColumnExpr{t, static_cast<uint32_t>(found - tables[t].columns.data())};
  }
  return std::nullopt;
}

bool TermReader::writes(const ColumnExpr& column, const Expr& expr) const {
  return normal_expression(builder_.column(column), column_facts_) == expr;
}

// A measure or a condition that was noted.
std::optional<ColumnExpr> TermReader::noted(const Expr& expr) const {
  const db::Catalog& catalog = column_facts_.catalog();
  for (uint32_t i = 0; i < catalog.noted.size(); ++i) {
    const db::NotedName& noted = catalog.noted[i];
    if (noted.sql.empty() || noted.aggregate || noted.columns.empty()) continue;
    if (!(normal_expression(noted_expression(noted), column_facts_) == expr)) continue;
    const db::Table* table = catalog.find(noted.schema, noted.table);
    const db::Column* first = table == nullptr ? nullptr : table->find(noted.columns[0]);
    if (first == nullptr) continue;
    ColumnExpr out{static_cast<uint32_t>(table - catalog.tables.data()),
                   static_cast<uint32_t>(first - table->columns.data())};
    out.expression = i;
    return out;
  }
  return std::nullopt;
}

std::optional<ColumnExpr> TermReader::column(const Expr& expr) const {
  if (const auto own = stored(expr)) return own;
  if (std::holds_alternative<sql::Literal>(expr.node)) return std::nullopt;
  std::vector<ColumnExpr> used;
  bool known = true;
  Expr copy = expr;
  sql::change_columns(copy, [&](sql::ColumnRef& ref) {
    const auto own = stored({ref});
    if (!own)
      known = false;
    else if (!contains(used, *own))
      used.push_back(*own);
  });
  if (!known || used.empty() || used.size() > 3) return std::nullopt;
  if (const auto measure = noted(expr)) return measure;
  const auto before = [](const ColumnExpr& a, const ColumnExpr& b) {
    return std::pair(a.table, a.column) < std::pair(b.table, b.column);
  };
  std::sort(used.begin(), used.end(), before);
  do {
    for (const ColumnExpr& made : made_of(used))
      if (writes(made, expr)) return made;
  } while (std::next_permutation(used.begin(), used.end(), before));
  return std::nullopt;
}

std::optional<ValueExpr> TermReader::value(const Expr& expr, uint32_t rows) const {
  if (const auto* star = std::get_if<sql::Star>(&expr.node)) {
    if (star->table != column_facts_.table(rows).name) return std::nullopt;
    return ValueExpr{ColumnExpr{rows}};
  }
  const auto* call = std::get_if<sql::Call>(&expr.node);
  if (call == nullptr || !sql::is_aggregate(*call)) {
    const auto plain = column(expr);
    return plain ? std::optional(ValueExpr{*plain}) : std::nullopt;
  }
  ValueExpr out;
  out.fn = aggregate_called(call->name);
  out.distinct = call->distinct;
  if (out.fn == Aggregate::kPlain || call->arguments.size() != 1) return std::nullopt;
  const bool all = std::holds_alternative<sql::Star>(call->arguments[0].node);
  const auto of = all ? std::optional(ColumnExpr{rows}) : column(call->arguments[0]);
  if (!of) return std::nullopt;
  out.column = *of;
  if (!call->filter) return out;
  for (const Expr* term : sql::terms(**call->filter, BinaryOp::kAnd)) {
    auto only = condition(*term);
    if (!only) return std::nullopt;
    out.only.push_back(std::move(*only));
  }
  return out;
}

std::optional<CombinedTerms> TermReader::combined(const Expr& expr, uint32_t rows) const {
  std::vector<const Expr*> aggregates;
  const auto collect = [&](const auto& self, const Expr& e) -> void {
    const auto* call = std::get_if<sql::Call>(&e.node);
    if (call != nullptr && sql::is_aggregate(*call)) return aggregates.push_back(&e);
    sql::children(e, {[&](const Expr& child) { self(self, child); }, {}});
  };
  collect(collect, expr);
  if (aggregates.size() != 2) return std::nullopt;
  auto left = value(*aggregates[0], rows), right = value(*aggregates[1], rows);
  if (!left || !right) return std::nullopt;
  for (const Combine how : {Combine::kPercent, Combine::kRatio, Combine::kDifference})
    if (normal_expression(engine::combined(how, *aggregates[0], *aggregates[1]), column_facts_) ==
        expr)
      return CombinedTerms{std::move(*left), std::move(*right), how};
  return std::nullopt;
}

std::optional<Condition> TermReader::comparison(const sql::Binary& binary) const {
  if (binary.escape) return std::nullopt;
  const auto of = column(*binary.left);
  const auto op = comparison_of(binary.op);
  if (!of || !op) return std::nullopt;
  const Expr& other = *binary.right;
  Condition out;
  out.column = *of;
  out.op = op->op;
  out.negated = op->negated;
  if (const Value* value = literal(other)) {
    out.value = *value;
    return out;
  }
  if (auto days = modifiers(other)) {
    out.from_today = true;
    out.value = std::move(*days);
    return out;
  }
  if (const auto* nested = std::get_if<sql::ScalarQuery>(&other.node)) {
    auto block = read_block_(*nested->query);
    if (!block) return std::nullopt;
    out.sub.push_back(std::move(*block));
    return out;
  }
  const auto with = column(other);
  if (!with) return std::nullopt;
  out.other = *with;
  return out;
}

std::optional<Condition> TermReader::condition(const Expr& expr) const {
  if (const auto holds = noted(expr)) {
    Condition out;
    out.column = *holds;
    out.op = Op::kHolds;
    return out;
  }
  if (const auto* null = std::get_if<sql::IsNull>(&expr.node)) {
    const auto of = column(*null->operand);
    if (!of) return std::nullopt;
    Condition out;
    out.column = *of;
    out.op = Op::kIsNull;
    out.negated = null->negated;
    return out;
  }
  if (const auto* in = std::get_if<sql::InQuery>(&expr.node)) {
    const auto of = column(*in->operand);
    auto block = of ? read_block_(*in->query) : std::nullopt;
    if (!block) return std::nullopt;
    Condition out;
    out.column = *of;
    out.op = Op::kIn;
    out.negated = in->negated;
    out.sub.push_back(std::move(*block));
    return out;
  }
  const auto* binary = std::get_if<sql::Binary>(&expr.node);
  return binary == nullptr ? std::nullopt : comparison(*binary);
}

std::optional<Having> TermReader::having(const Expr& expr, uint32_t rows) const {
  const auto* binary = std::get_if<sql::Binary>(&expr.node);
  if (binary == nullptr || binary->escape) return std::nullopt;
  const Value* bound = literal(*binary->right);
  const auto op = comparison_of(binary->op);
  auto term = value(*binary->left, rows);
  if (bound == nullptr || !op || op->negated || !term) return std::nullopt;
  Having out;
  out.term = std::move(*term);
  out.op = op->op;
  out.value = *bound;
  return out;
}

}  // namespace ask::engine
