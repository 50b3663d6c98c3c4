#include "agent/engine/generate/terms.h"

#include <algorithm>
#include <cmath>

#include "agent/common/contains.h"
#include "agent/common/value_number.h"
#include "agent/engine/lexicon/column_words.h"
#include "agent/engine/lexicon/remainder_words.h"
#include "agent/engine/lexicon/schema_phrase_words.h"
#include "agent/engine/lexicon/word_classes_amounts.h"
#include "agent/engine/schema/derived_measures.h"
#include "agent/engine/schema/remainders.h"
#include "agent/engine/text/dates.h"
#include "agent/sql/parse.h"
#include "agent/sql/quarters.h"

namespace ask::engine {

using sql::BinaryOp;
using sql::Expr;

Expr text_literal(std::string_view text) { return {sql::Literal{std::string(text)}}; }

Expr years_since(Expr year) {
  return sql::binary_node(BinaryOp::kSubtract,
                          sql::call_node("strftime", {text_literal("%Y"), text_literal("now")}),
                          std::move(year));
}

Expr part_of(Expr column, Period period, bool unix_time) {
  const auto of_time = [&](std::vector<Expr> arguments) {
    if (unix_time) arguments.push_back(text_literal("unixepoch"));
    return arguments;
  };
  const auto part = [&](std::string_view format) {
    return sql::call_node("strftime", of_time({text_literal(format), column}));
  };
  switch (period) {
    case Period::kYear:
      return part("%Y");
    case Period::kMonth:
      return part("%Y-%m");
    case Period::kWeek:
      return part("%Y-%W");
    case Period::kDay:
      return sql::call_node("date", of_time({std::move(column)}));
    case Period::kMonthOfYear:
      return part("%m");
    case Period::kDayOfYear:
      return part("%m-%d");
    case Period::kWeekday:
      return part("%w");
    case Period::kHour:
      return part("%H");
    case Period::kQuarter: {  // 2024-Q1
      const auto number = [](int64_t n) { return Expr{sql::Literal{n}}; };
      Expr shifted{sql::Binary{BinaryOp::kAdd, part("%m"), number(2)}};
      Expr quarter{sql::Binary{BinaryOp::kDivide, std::move(shifted), number(3)}};
      Expr year{sql::Binary{BinaryOp::kConcat, part("%Y"), text_literal("-Q")}};
      return {sql::Binary{BinaryOp::kConcat, std::move(year), std::move(quarter)}};
    }
    case Period::kAge: {
      const auto now = [&](std::string_view format) {
        return sql::call_node("strftime", {text_literal(format), text_literal("now")});
      };
      Expr years = sql::binary_node(BinaryOp::kSubtract, now("%Y"), part("%Y"));
      Expr ahead =
          sql::binary_node(BinaryOp::kLess, now("%m-%d"), part("%m-%d"));  // birthday to come
      return sql::binary_node(BinaryOp::kSubtract, std::move(years), std::move(ahead));
    }
    case Period::kWhole:
      break;
  }
  return column;
}

Expr scaled(Expr value, double factor) {
  if (factor == 1 || factor <= 0) return value;
  const double inverse = 1 / factor, whole = std::round(inverse);
  if (factor < 1 && std::abs(inverse - whole) < 1e-6 * whole)
    return sql::binary_node(BinaryOp::kDivide, std::move(value), Expr{sql::Literal{whole}});
  return sql::binary_node(BinaryOp::kMultiply, std::move(value),
                          Expr{sql::Literal{numeric_value(factor)}});
}

Expr from_today(std::string_view modifiers) {
  std::vector<Expr> arguments{text_literal("now")};
  while (!modifiers.empty()) {
    const size_t end = std::min(modifiers.find('|'), modifiers.size());
    if (modifiers.substr(0, end) == kStartOfQuarter) {
      arguments.push_back(text_literal(kStartOfMonth));
      arguments.push_back(sql::months_into_quarter());
    } else {
      arguments.push_back(text_literal(modifiers.substr(0, end)));
    }
    modifiers.remove_prefix(std::min(end + 1, modifiers.size()));
  }
  return sql::call_node("date", std::move(arguments));
}

Expr combined(Combine how, Expr a, Expr b) {
  if (how == Combine::kDifference)
    return {sql::Binary{BinaryOp::kSubtract, std::move(a), std::move(b)}};
  Expr scaled{sql::Binary{BinaryOp::kMultiply,
                          Expr{sql::Literal{how == Combine::kPercent ? 100.0 : 1.0}},
                          std::move(a)}};
  return {sql::Binary{BinaryOp::kDivide, std::move(scaled), std::move(b)}};
}

std::string_view combined_name(const QueryBlock& block) {
  switch (block.combine) {
    case Combine::kPercent:
      return "percent";
    case Combine::kRatio:
      return block.select.back().distinct ? "average" : "ratio";  // per one of what is counted
    case Combine::kDifference:
      return "difference";
    case Combine::kApart:
      break;
  }
  return {};
}

sql::Query best_places(sql::Core core, sql::Window window, int64_t places) {
  std::vector<std::string> names;
  for (sql::SelectItem& item : core.items) {
    const auto* column = std::get_if<sql::ColumnRef>(&item.expr.node);
    std::string name = !item.alias.empty() ? item.alias : column != nullptr ? column->column : "n";
    if (contains(names, name)) name = column != nullptr ? column->table + " " + name : name;
    while (contains(names, name)) name += "_";
    item.alias = name;
    names.push_back(std::move(name));
  }
  std::string place = "place";
  while (contains(names, place)) place += "_";
  sql::Call rank;
  rank.name = "rank";
  rank.over = std::move(window);
  const bool apart = !(*rank.over)->partition_by.empty();
  core.items.push_back({Expr{std::move(rank)}, place});
  sql::Query inner;
  inner.cores.push_back(std::move(core));
  sql::Core outer;
  for (const std::string& name : names) outer.items.push_back({Expr{sql::ColumnRef{"", name}}});
  outer.from.push_back({sql::Derived{std::move(inner), "places"}});
  outer.where = Expr{sql::Binary{BinaryOp::kLessEqual, Expr{sql::ColumnRef{"", place}},
                                 Expr{sql::Literal{places}}}};
  sql::Query query;
  query.cores.push_back(std::move(outer));
  if (apart) query.order_by.push_back({Expr{sql::ColumnRef{"", names[0]}}});
  if (apart || places > 1) query.order_by.push_back({Expr{sql::ColumnRef{"", place}}});
  return query;
}

sql::Query median(sql::Core core) {
  const auto number = [](int64_t n) { return Expr{sql::Literal{n}}; };
  const auto over = [](std::string_view name, std::vector<Expr> arguments, sql::Window window) {
    sql::Call out;
    out.name = name;
    out.arguments = std::move(arguments);
    out.over = std::move(window);
    return Expr{std::move(out)};
  };
  const Expr value = core.items[0].expr;
  Expr known{sql::IsNull{value, true}};
  core.where = core.where
                   ? Expr{sql::Binary{BinaryOp::kAnd, std::move(*core.where), std::move(known)}}
                   : std::move(known);
  core.items[0].alias = "value";
  sql::Window by_value;
  by_value.order_by.push_back({value});
  core.items.push_back({over("row_number", {}, std::move(by_value)), "place"});
  core.items.push_back({over("count", {Expr{sql::Star{}}}, {}), "n"});
  sql::Query inner;
  inner.cores.push_back(std::move(core));
  const auto half = [&](int64_t more) {
    Expr sum{sql::Binary{BinaryOp::kAdd, Expr{sql::ColumnRef{"", "n"}}, number(more)}};
    return Expr{sql::Binary{BinaryOp::kDivide, std::move(sum), number(2)}};
  };
  sql::Core outer;
  outer.items.push_back({sql::call_node("avg", {Expr{sql::ColumnRef{"", "value"}}}), "median"});
  outer.from.push_back({sql::Derived{std::move(inner), "places"}});
  outer.where = Expr{sql::InList{Expr{sql::ColumnRef{"", "place"}}, {half(1), half(2)}}};
  sql::Query query;
  query.cores.push_back(std::move(outer));
  return query;
}

sql::Query whether(sql::Query query) {
  sql::Query out;
  out.cores.emplace_back();
  out.cores[0].items.push_back({Expr{sql::Exists{std::move(query)}}, "exists"});
  return out;
}

Expr noted_expression(const db::NotedName& noted) {
  auto query = sql::parse("SELECT " + noted.sql);  // rendered from a tree when it was noted
  if (!query || query->cores.empty() || query->cores[0].items.empty()) return {sql::Literal{}};
  return std::move(query->cores[0].items[0].expr);
}

std::string_view function(Aggregate fn) {
  switch (fn) {
    case Aggregate::kSum:
      return "sum";
    case Aggregate::kAverage:
      return "avg";
    case Aggregate::kMinimum:
      return "min";
    case Aggregate::kMaximum:
      return "max";
    default:
      return "count";
  }
}

namespace {

// What is taken off a price and leaves a margin, and what is paid of an amount.
bool is_gain(const ColumnFacts& column_facts, ColumnExpr less) {
  return column_facts.index().has_any_word(column_facts.index().column(less.table, less.column),
                                           kBuyingPrices);
}
bool is_paid_part(const ColumnFacts& column_facts, ColumnExpr less) {
  return column_facts.index().has_any_word(column_facts.index().column(less.table, less.column),
                                           kPaidWords);
}

}  // namespace

std::string alias(const ValueExpr& term, const ColumnFacts& column_facts) {
  if (term.only.size() == 1 && term.only[0].from.empty() && term.only[0].op == Op::kEqual)
    return display(term.only[0].value);  // one of the columns that groups became
  if (term.column.shown != kNoUnit && term.fn != Aggregate::kCount)
    return std::string(unit_info(term.column.shown).name);
  switch (term.series) {
    case Series::kChange:
      return "change";
    case Series::kPercentChange:
      return "percent_change";
    case Series::kMovingAverage:
      return "moving_average";
    case Series::kShare:
      return "percent";
    case Series::kPart:
      return "part";
    case Series::kItself:
      break;
  }
  if (term.along.valid()) return "so_far";
  if (term.column.percentage()) return "percent";
  if (term.column.rate()) {
    const ColumnExpr of{term.column.less_table, term.column.less};
    return column_facts.column(term.column).name + "_per_" + column_facts.column(of).name;
  }
  if (term.column.adjust == ColumnExpr::Adjust::kRowsShare) return "percent";
  if (term.column.less_rows())
    return std::string(is_debt(column_facts.index(), term.column) ? kOwedState : kRemainingState);
  const ColumnExpr less{term.column.less_table, term.column.less};
  if (term.column.adjust == ColumnExpr::Adjust::kMinus && !term.column.product() &&
      !is_gain(column_facts, less) && !is_paid_part(column_facts, less))
    return "difference";
  if (term.column.adjust == ColumnExpr::Adjust::kMinus)
    return term.column.product()   ? "profit"
           : term.column.adds_up() ? std::string(kOwedState)
                                   : "margin";
  if (term.column.product() && term.fn == Aggregate::kSum) {
    const ColumnExpr price{term.column.factor_table, term.column.factor};
    if (column_facts.has_word(price, kPurchasePrice)) return std::string(kPurchasePrice);
    const bool sold = price.table == term.column.table ||
                      is_sales_table(column_facts.index(), term.column.table);
    return sold ? "revenue" : std::string(kRowAmount);  // of the parts of a job
  }
  if (term.fn == Aggregate::kAverage && term.column.period == Period::kAge)
    return "average_" + std::string(name(Period::kAge));
  return term.fn == Aggregate::kPlain ? std::string(name(term.column.period)) : std::string();
}

}  // namespace ask::engine
